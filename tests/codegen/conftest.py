# Makes the repository's root importable, so that `codegen` is found from any working directory.
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
