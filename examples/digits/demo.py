"""The whole example: trains, exports, reads the network back in many ways, and compares what each of them predicts.

python demo.py [LANGUAGE ...]: also in these languages, whose packages tools/LANGUAGE.sh has set up.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
from digits import OUT, PREFIX

HERE = Path(__file__).resolve().parent
TOOLS = HERE.parents[1] / "tools"
TITLES = {"julia": "Julia", "scala": "Scala", "java": "Java", "clojure": "Clojure", "r": "R", "perl": "Perl"}


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


def tool(language: str, *what: str) -> None:
    """Run a language's program on the files in out/; it uses the library of the installed package."""
    from mxnet.libinfo import find_lib_path

    environment = {"MXNET_LIBRARY_PATH": find_lib_path()[0], **os.environ}
    subprocess.run([str(TOOLS / f"{language}.sh"), *what], check=True, env=environment)


def main(languages: list[str]) -> int:
    """Print one row for each way of predicting; the exit code tells whether all agree and all networks are good."""
    subprocess.run([sys.executable, "train.py"], cwd=HERE, check=True)
    run(sys.executable, "predict_symbolblock.py")
    run(sys.executable, "predict_module.py")
    predict_in_c()
    rows = [("train", "the trained network"), ("symbolblock", "SymbolBlock"), ("module", "Module"), ("c", "C program")]
    for language in languages:
        print(f"\n{TITLES[language]}: predicts with the exported network, and trains one of its own", flush=True)
        tool(language, "predict", str(OUT))
        rows.append((language, TITLES[language]))
        if language == "scala":  # Java comes with Scala's set-up, and predicts only
            tool(language, "java-predict", str(OUT))
            tool("djl", "setup")
            tool("djl", "predict", str(OUT))
            rows += [("java", TITLES["java"]), ("djl", "DJL, not ours")]
        tool(language, "train", str(OUT))

    labels = np.fromfile(OUT / "test-labels.f32", dtype=np.float32)
    first = np.fromfile(OUT / "train.f32", dtype=np.float32).reshape(-1, 10)
    columns = f"{'accuracy':>9} {'largest difference':>19} {'ms per image':>13} {'trained there':>14}"
    print(f"\n{'read through':<20} {columns}")
    good = True
    for name, title in rows:
        scores = np.fromfile(OUT / f"{name}.f32", dtype=np.float32).reshape(-1, 10)
        accuracy = float((scores.argmax(axis=1) == labels).mean())
        difference = float(np.abs(scores - first).max())
        good = good and accuracy >= 0.98 and difference <= 1e-5
        trained = ""
        if name in languages:
            trained = (OUT / f"{name}-trained.txt").read_text().strip()
            good = good and float(trained) >= 0.95
        milliseconds = (OUT / f"{name}.ms").read_text().strip()
        print(f"{title:<20} {accuracy:>9.4f} {difference:>19.2e} {milliseconds:>13} {trained:>14}")
    print("all agree" if good else "MISMATCH: a reader differs from the trained network, or an accuracy is too low")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
