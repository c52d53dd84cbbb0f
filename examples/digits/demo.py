"""The whole example: trains, exports, reads the network back in three ways, and compares what each of them predicts."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
from digits import OUT, PREFIX

HERE = Path(__file__).resolve().parent


def run(*command: str) -> str:
    """Run a program of this folder and return its output; its errors end the demo."""
    return subprocess.run(command, cwd=HERE, check=True, stdout=subprocess.PIPE, text=True).stdout


def compile_predictor() -> str:
    """Compile predict.c against the installed package and return the program's path."""
    from mxnet.libinfo import find_include_path, find_lib_path

    library, program = find_lib_path()[0], str(OUT / "predict")
    flags = ["-std=c11", "-O2", "-Wall", "-Wextra", "-I", find_include_path(), f"-Wl,-rpath,{os.path.dirname(library)}"]
    run(os.environ.get("CC", "cc"), *flags, "predict.c", library, "-o", program)
    return program


def predict_in_c() -> None:
    """Run the C program on the exported files; leaves out/c.f32 and out/c.ms as the Python scripts leave theirs."""
    said = run(compile_predictor(), f"{PREFIX}-symbol.json", f"{PREFIX}-0000.params", str(OUT / "test-images.f32"),
               str(OUT / "c.f32"))  # fmt: skip
    (OUT / "c.ms").write_text(said.split(":")[1].strip())


def main() -> int:
    """Print one row for each way of predicting; the exit code tells whether all agree and reach 98 %."""
    subprocess.run([sys.executable, "train.py"], cwd=HERE, check=True)
    run(sys.executable, "predict_symbolblock.py")
    run(sys.executable, "predict_module.py")
    predict_in_c()

    labels = np.fromfile(OUT / "test-labels.f32", dtype=np.float32)
    rows = [("train", "the trained network"), ("symbolblock", "SymbolBlock"), ("module", "Module"), ("c", "C program")]
    first = np.fromfile(OUT / "train.f32", dtype=np.float32).reshape(-1, 10)
    print(f"\n{'read through':<20} {'accuracy':>9} {'largest difference':>19} {'ms per image':>13}")
    good = True
    for name, title in rows:
        scores = np.fromfile(OUT / f"{name}.f32", dtype=np.float32).reshape(-1, 10)
        accuracy = float((scores.argmax(axis=1) == labels).mean())
        difference = float(np.abs(scores - first).max())
        good = good and accuracy >= 0.98 and difference < 1e-4
        print(f"{title:<20} {accuracy:>9.4f} {difference:>19.2e} {(OUT / f'{name}.ms').read_text():>13}")
    print("all agree" if good else "MISMATCH: a reader differs from the trained network, or the accuracy is below 98 %")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
