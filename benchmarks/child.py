"""A worker process as its user sees it: send a row's name, get the answer."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Dict

ROOT = Path(__file__).resolve().parent.parent


class Failed(RuntimeError):
    """A worker could not do a row, or ended."""


class Child:
    """One framework in one interpreter."""

    def __init__(self, framework: str, python: str = sys.executable, env: Dict[str, str] | None = None) -> None:
        self.framework = framework
        command = [python, "-W", "ignore", "-m", "benchmarks.worker", framework]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=env
        )

    def send(self, row: str, seconds: float = 0, tiny: bool = False) -> None:
        """Begin a timing: as many calls as the row says, or as many as `seconds` take."""
        assert self.process.stdin
        try:
            self.process.stdin.write(json.dumps({"row": row, "seconds": seconds, "tiny": tiny}) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise Failed(f"{self.framework} ended before {row}") from None

    def receive(self) -> Dict[str, Any]:
        """The answer: `value` and `note`, or `absent`."""
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise Failed(f"{self.framework} ended")
        answer = json.loads(line)
        if "error" in answer:
            raise Failed(f"{self.framework}: {answer['error']}")
        return answer

    def ask(self, row: str, seconds: float = 0, tiny: bool = False) -> Dict[str, Any]:
        """Both."""
        self.send(row, seconds, tiny)
        return self.receive()

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.close()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()
