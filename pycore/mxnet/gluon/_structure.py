# Nested arguments of blocks: flattening lists of arrays or symbols and putting them back.
"""Flatten and regroup nested structures of arrays or symbols."""
from ..ndarray import NDArray
from ..symbol import Symbol


def _flatten(args, inout_str):
    """Flatten nested lists of NDArray, Symbol or None.

    Returns the flat list and a format: 0 for one array, n for a symbol with n outputs, -1 for None, a list for a list.
    `inout_str` ('input' or 'output') only serves the message of the ValueError for anything else.
    """
    if isinstance(args, NDArray):
        return [args], 0
    if args is None:
        return [None], -1
    if isinstance(args, Symbol):
        count = len(args.list_outputs())
        return [args], count if count > 1 else 0
    if not isinstance(args, (list, tuple)):
        raise ValueError(f"When hybridized, the input of HybridBlock {inout_str} must be (nested) list of Symbol or "
                         f"NDArray, but got {args} of type {type(args)}")
    flat, fmts = [], []
    for arg in args:
        part, fmt = _flatten(arg, inout_str)
        flat.extend(part)
        fmts.append(fmt)
    return flat, fmts


def _take(args, start, fmt):
    """One structure of format `fmt` from `args[start:]`, and where the next one starts."""
    if isinstance(fmt, int):
        if fmt == -1:
            if args[start] is not None:
                raise ValueError(f"[_regroup] argument 'args': expected None at position {start}, got {args[start]!r}")
            return None, start + 1
        if fmt == 0:
            return args[start], start + 1
        return args[start:start + fmt], start + fmt
    parts = []
    for part in fmt:
        value, start = _take(args, start, part)
        parts.append(value)
    return parts, start


def _regroup(args, fmt):
    """Undo `_flatten`: nest the flat list `args` as `fmt` says."""
    return _take(args, 0, fmt)[0]


def _trim(fmt):
    """A format without its trailing None entries: an omitted optional argument is the same as None."""
    if not isinstance(fmt, list):
        return fmt
    end = len(fmt)
    while end and fmt[end - 1] == -1:
        end -= 1
    return fmt[:end]


def _inspect(args):
    """Look through nested `args`: are there symbols, are there arrays, the contexts, the first context."""
    has_symbol = has_array = False
    contexts = {}
    stack = list(reversed(args)) if isinstance(args, (list, tuple)) else [args]
    while stack:
        item = stack.pop()
        if isinstance(item, NDArray):
            has_array = True
            contexts[item.context] = None
        elif isinstance(item, Symbol):
            has_symbol = True
        elif isinstance(item, (list, tuple)):
            stack.extend(reversed(item))
    return has_symbol, has_array, list(contexts)


def _common_prefix(names):
    """The longest prefix that all `names` share."""
    if not names:
        return ""
    low, high = min(names), max(names)
    for i, char in enumerate(low):
        if i >= len(high) or char != high[i]:
            return low[:i]
    return low
