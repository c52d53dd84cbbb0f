"""Copy the native dependencies of the build out of the Python environment into one stable folder.

Usage: stage_deps.py DESTINATION. The dependencies are Python packages (oneDNN, OpenBLAS, nlohmann-json). An isolated
`pip install .` puts them under a new temporary path each time; compiling from a path that never changes keeps ccache
and Ninja from rebuilding everything.
"""

import filecmp
import importlib.metadata
import shutil
import sys
from pathlib import Path

REQUIRED = {
    "onednn-cpu-gomp": "==2023.2.0",
    "onednn-devel-cpu-gomp": "==2023.2.0",
    "scipy-openblas32": ">=0.3.27",
    "nlohmann-json": ">=3.11",
}


def wanted(name: str) -> "str | None":
    """The place under DESTINATION for an installed file, or None when the build does not need it."""
    parts = Path(name).parts
    if "nlohmann" in parts and "include" in parts:
        return "/".join(("include",) + parts[parts.index("nlohmann") :])
    if "scipy_openblas32" in parts and parts[-2] == "include":
        return "include/openblas/" + parts[-1]
    if parts[-1].startswith(("dnnl", "oneapi")) and "include" in parts:
        return "/".join(parts[parts.index("include") :])
    if parts[-1] in ("libdnnl.so.3", "libscipy_openblas.so"):
        return "lib/" + parts[-1]
    return None


def main(destination: Path) -> int:
    """Copy what changed, remove nothing; returns the process's exit code."""
    missing = []
    for package, version in REQUIRED.items():
        try:
            files = importlib.metadata.distribution(package).files or []
        except importlib.metadata.PackageNotFoundError:
            missing.append(f"'{package}{version}'")
            continue
        for file in files:
            place = wanted(str(file))
            if place is None:
                continue
            source, target = Path(str(file.locate())).resolve(), destination / place
            if target.exists() and filecmp.cmp(source, target, shallow=False):
                continue
            target.parent.mkdir(parents=True, exist_ok=True)
            target.unlink(missing_ok=True)
            shutil.copyfile(source, target)
            if target.parent.name == "lib":
                target.chmod(0o755)
    if missing:
        print(f"not installed for {sys.executable}: run\n  {sys.executable} -m pip install " + " ".join(missing))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
