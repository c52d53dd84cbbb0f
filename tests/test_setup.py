# tools/setup.sh on machines that lack things: Python, pip and the compilers are stand-ins, which only note calls.
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SYSTEM = (
    "bash cat cmp cp dirname env basename find grep head id mkdir nproc rm sed sha256sum sort tail true xargs".split()
)
PYTHON = """#!/bin/bash
case "$1 $2" in
  "-m venv") mkdir -p "$3/bin"; cp "$0" "$3/bin/python" ;;
  "-m pip") echo "$*" >>"$NOTES"; if [ "$3" = list ]; then echo "mxnet 0"; fi ;;
  *) exec "{python}" "$@" ;;
esac
"""


@pytest.fixture
def checkout(tmp_path):
    """A folder with the script and what it reads, and a folder of programs that is the whole PATH."""
    (tmp_path / "tools").mkdir()
    for name in ["setup.sh", "requirements-build.txt", "requirements-demo.txt", "requirements-test.txt"]:
        shutil.copy(ROOT / "tools" / name, tmp_path / "tools")
    for folder in ["capi/src", "capi/include", "pycore", "cmake"]:
        (tmp_path / folder).mkdir(parents=True)
    for name in ["CMakeLists.txt", "pyproject.toml"]:
        shutil.copy(ROOT / name, tmp_path)
    programs = tmp_path / "programs"
    programs.mkdir()
    for name in SYSTEM:
        (programs / name).symlink_to(shutil.which(name))
    add_program(programs, "python3", PYTHON.format(python=sys.executable))
    for compiler in ["g++", "gcc", "ccache"]:
        add_program(programs, compiler, "#!/bin/bash\n")
    return tmp_path


def add_program(folder, name, text):
    (folder / name).write_text(text)
    (folder / name).chmod(0o755)


def setup(checkout, **environment):
    """Runs the script; returns the finished process and what pip was asked to do."""
    notes = checkout / "notes"
    environment = {"PATH": str(checkout / "programs"), "NOTES": str(notes), "HOME": os.environ["HOME"], **environment}
    command = ["bash", str(checkout / "tools" / "setup.sh"), "demo"]
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    return done, notes.read_text().splitlines() if notes.exists() else []


def asked(notes, requirement):
    return [line for line in notes if line.endswith(requirement)]


def test_without_cmake_and_ninja_pip_brings_them(checkout):
    done, notes = setup(checkout)
    assert done.returncode == 0, done.stdout + done.stderr
    assert asked(notes, "cmake>=3.22") and asked(notes, "ninja>=1.10")
    assert done.stdout.endswith("== ready: mxnet 0\n")


@pytest.mark.parametrize(("version", "pip_is_asked"), [("3.18.4", True), ("3.22.0", False), ("4.0.1", False)])
def test_a_cmake_of_the_system_is_used_if_new_enough(checkout, version, pip_is_asked):
    add_program(checkout / "programs", "cmake", f"#!/bin/bash\necho cmake version {version}\n")
    add_program(checkout / "programs", "ninja", "#!/bin/bash\n")
    done, notes = setup(checkout)
    assert done.returncode == 0, done.stdout + done.stderr
    assert bool(asked(notes, "cmake>=3.22")) == pip_is_asked
    assert not asked(notes, "ninja>=1.10")


def test_what_is_done_is_not_done_again(checkout):
    setup(checkout)
    done, notes = setup(checkout)
    assert done.returncode == 0, done.stdout + done.stderr
    assert len([line for line in notes if line.endswith(" .")]) == 1


def test_without_apt_the_script_says_what_is_missing(checkout):
    (checkout / "programs" / "g++").unlink()
    done, notes = setup(checkout)
    assert done.returncode == 1
    assert "a C++17 compiler  (Debian package: g++)" in done.stdout
    assert notes == []
