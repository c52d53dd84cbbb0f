"""What the machine is, and whether somebody else is using it."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Dict, Tuple

TICK = 1 / os.sysconf("SC_CLK_TCK")
QUIET = 0.1  # processors that others may use without spoiling a timing


def processor() -> Dict[str, str]:
    """Model, flags and the like of the first processor."""
    lines = Path("/proc/cpuinfo").read_text().split("\n\n")[0].splitlines()
    return {key.strip(): value.strip() for key, _, value in (line.partition(":") for line in lines)}


def used_by(pid: int) -> float:
    """Seconds of processors that a process and its ended children have used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return TICK * sum(map(int, fields[11:15]))


class Watch:
    """Measures how many processors everybody but one process uses, from when it is made."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.start = self._now()

    def _now(self) -> Tuple[float, float]:
        fields = [int(field) for field in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]]
        busy = TICK * (sum(fields[:8]) - fields[3] - fields[4])  # all but idle and waiting for a disk
        return time.perf_counter(), busy - used_by(self.pid)

    def others(self) -> float:
        """Processors that the others have used since then, less what ticks of the clock leave uncertain."""
        (then, before), (now, after) = self.start, self._now()
        return max(0.0, after - before - 3 * TICK) / (now - then)
