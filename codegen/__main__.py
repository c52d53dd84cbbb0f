# Command line: python -m codegen [--check] [--lang LANG ...] [--library PATH | --ops FILE] [--dump FILE]
"""Generate, or check, everything that is made from api.yaml and the operator registry."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from codegen import api, c_headers, docs, library, model, python_ops
from codegen.render import Outputs

ROOT = Path(__file__).resolve().parent.parent
FROM_API = {"c": c_headers.generate}
FROM_REGISTRY = {"python": python_ops.generate, "docs": docs.generate}
LANGUAGES = (*FROM_API, *FROM_REGISTRY)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m codegen", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail when a committed file is stale")
    parser.add_argument("--lang", action="append", choices=LANGUAGES, help="only this target (repeatable)")
    parser.add_argument("--library", help="libmxnet.so, or its folder; else MXNET_LIBRARY_PATH, else the package's")
    parser.add_argument("--ops", type=Path, help="read the registry from this JSON file instead of a library")
    parser.add_argument("--dump", type=Path, help="only write the registry's JSON to this file")
    args = parser.parse_args(argv)
    try:
        return run(args)
    except (api.ApiError, model.ModelError, library.LibraryNotFoundError, ValueError) as e:
        print(f"codegen: {e}", file=sys.stderr)
        return 2


def run(args: argparse.Namespace) -> int:
    languages = args.lang or LANGUAGES
    out = Outputs(ROOT)
    description = api.load(ROOT / "capi" / "api.yaml")
    if args.dump:
        args.dump.write_text(library.dump(library.find(args.library)), encoding="utf-8")
        return 0
    if any(lang in FROM_REGISTRY for lang in languages):
        text = args.ops.read_text(encoding="utf-8") if args.ops else library.dump(library.find(args.library))
        registry = model.loads(text)
    for lang in languages:
        if lang in FROM_API:
            FROM_API[lang](description, out)
        else:
            FROM_REGISTRY[lang](registry, out)
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
