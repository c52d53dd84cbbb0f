# Command line: python -m codegen [--check] [--lang LANG ...] [--library PATH]
"""Generate, or check, everything that is made from api.yaml and the operator registry."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from codegen import api, c_headers
from codegen.render import Outputs

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("c",)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m codegen", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail when a committed file is stale")
    parser.add_argument("--lang", action="append", choices=LANGUAGES, help="only this target (repeatable)")
    args = parser.parse_args(argv)
    out = Outputs(ROOT)
    description = api.load(ROOT / "capi" / "api.yaml")
    for lang in args.lang or LANGUAGES:
        if lang == "c":
            c_headers.generate(description, out)
    if args.check:
        stale = out.stale()
        for path in stale:
            print(f"stale: {path} (run python -m codegen)", file=sys.stderr)
        return 1 if stale else 0
    for path in out.write():
        print(f"wrote {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
