# Command line: python -m codegen [--check] [--lang LANG ...] [--library PATH | --ops FILE] [--out DIR] [--dump FILE]
"""Generate, or check, everything that is made from api.yaml and the operator registry.

With --out, write operator functions for the operators of any library that exposes a registry, into a folder of yours.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from codegen import api, c_headers, clojure, docs, java, julia, jvm, library, model, perl, python_ops, r, scala
from codegen.job import Job
from codegen.render import Outputs

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = {
    "c": c_headers.generate,
    "clojure": clojure.generate,
    "docs": docs.generate,
    "java": java.generate,
    "julia": julia.generate,
    "jvm": jvm.generate,
    "perl": perl.generate,
    "python": python_ops.generate,
    "r": r.generate,
    "scala": scala.generate,
}
WITHOUT_OPERATORS = ("c", "docs", "jvm")  # nothing in these can be written for another library


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m codegen", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing; fail when a committed file is stale")
    parser.add_argument("--lang", action="append", choices=LANGUAGES, help="only this target (repeatable)")
    parser.add_argument("--library", help="the library, or its folder; else MXNET_LIBRARY_PATH, else the package's")
    parser.add_argument("--ops", type=Path, help="read the registry from this JSON file instead of a library")
    parser.add_argument("--out", type=Path, help="write operator functions below this folder, for use with the package")
    parser.add_argument("--dump", type=Path, help="only write the registry's JSON to this file")
    args = parser.parse_args(argv)
    try:
        return run(args)
    except (api.ApiError, model.ModelError, library.LibraryNotFoundError, ValueError, OSError) as e:
        print(f"codegen: {e}", file=sys.stderr)
        return 2


def run(args: argparse.Namespace) -> int:
    def registry_text() -> str:
        return args.ops.read_text(encoding="utf-8") if args.ops else library.dump(library.find(args.library))

    if args.dump:
        args.dump.write_text(registry_text(), encoding="utf-8")
        return 0
    extension = args.out is not None
    languages = args.lang or [name for name in LANGUAGES if not (extension and name in WITHOUT_OPERATORS)]
    if extension and (wrong := set(languages) & set(WITHOUT_OPERATORS)):
        raise ValueError(f"--out writes operator functions; it cannot be used with --lang {', '.join(sorted(wrong))}")
    out = Outputs(args.out if extension else ROOT)
    job = Job(api.load(ROOT / "capi" / "api.yaml"), lambda: model.loads(registry_text()), extension)
    for name in languages:
        LANGUAGES[name](job, out)
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
