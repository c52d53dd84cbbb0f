# Helpers around training loops: splitting batches, clipping gradients, downloading files, hook handles.
"""Utility functions for gluon."""
import collections
import os
import tempfile
import warnings
import weakref

import numpy as np

from .. import ndarray
from ..base import MXNetError

__all__ = ["split_data", "split_and_load", "clip_global_norm", "check_sha1", "download", "replace_file"]


def split_data(data, num_slice, batch_axis=0, even_split=True):
    """Cut `data` into `num_slice` pieces along `batch_axis`.

    Parameters
    ----------
    data : NDArray
        The batch.
    num_slice : int
        Number of pieces.
    batch_axis : int, default 0
        Axis to cut.
    even_split : bool, default True
        Ask for pieces of one size; ValueError when the size does not divide. With False the sizes differ by at most
        one.

    Returns
    -------
    list of NDArray
        Always a list, also for `num_slice=1`.
    """
    size = data.shape[batch_axis]
    if size < num_slice or (even_split and size % num_slice):
        raise ValueError(
            f"[split_data] argument 'data': expected a size on axis {batch_axis} that "
            f"{'is divisible by' if even_split else 'is at least'} num_slice={num_slice}, got shape {data.shape}. "
            "Use a batch size that suits the number of devices"
            + (", or set even_split=False to allow pieces of different size." if even_split else "."))
    if num_slice == 1:
        return [data]
    # The same bounds as numpy.array_split: the first `rest` pieces take one element more.
    step, rest = divmod(size, num_slice)
    bounds = [0]
    for i in range(num_slice):
        bounds.append(bounds[-1] + step + (1 if i < rest else 0))
    if batch_axis == 0:
        return [data[lo:hi] for lo, hi in zip(bounds, bounds[1:])]
    return [ndarray.slice_axis(data, axis=batch_axis, begin=lo, end=hi) for lo, hi in zip(bounds, bounds[1:])]


def split_and_load(data, ctx_list, batch_axis=0, even_split=True):
    """Cut `data` into one piece per context and copy each piece to its context.

    `data` may be an NDArray or anything `nd.array` takes. Returns a list of NDArray, one per entry of `ctx_list`.
    """
    if not isinstance(data, ndarray.NDArray):
        data = ndarray.array(data, ctx=ctx_list[0])
    if len(ctx_list) == 1:
        return [data.as_in_context(ctx_list[0])]
    pieces = split_data(data, len(ctx_list), batch_axis, even_split)
    return [piece.as_in_context(ctx) for piece, ctx in zip(pieces, ctx_list)]


def clip_global_norm(arrays, max_norm, check_isfinite=True):
    """Scale `arrays` in place so that their joint 2-norm is at most `max_norm`.

    Parameters
    ----------
    arrays : list of NDArray
    max_norm : float
    check_isfinite : bool, default True
        Warn when the norm is not finite. This waits for the result.

    Returns
    -------
    float or NDArray
        The norm before scaling: a float when `check_isfinite`, else an NDArray of shape (1,).
    """
    if not arrays:
        raise ValueError("[clip_global_norm] argument 'arrays': expected at least one array, got an empty list")
    home = arrays[0].context
    squares = []
    for array in arrays:
        if array.stype == "default":
            flat = array.reshape((-1,))
            squares.append(ndarray.dot(flat, flat).as_in_context(home))
        else:
            squares.append(array.norm().square().as_in_context(home))
    total = ndarray.sqrt(ndarray.add_n(*[s.reshape((1,)) for s in squares]))
    if check_isfinite:
        value = total.asscalar()
        if not np.isfinite(value):
            warnings.warn("nan or inf is detected. Clipping results will be undefined.", stacklevel=2)
    scale = ndarray.minimum(max_norm / (total + 1e-8), 1.0)
    for array in arrays:
        if array.stype == "default":
            array *= scale.as_in_context(array.context).astype(array.dtype)
        else:
            array *= float(scale.asscalar())
    return value if check_isfinite else total


def _indent(s_, numSpaces):
    """Indent every line of `s_` after the first by `numSpaces` blanks."""
    first, *rest = s_.split("\n")
    if not rest:
        return s_
    pad = " " * numSpaces
    return first + "\n" + "\n".join(pad + line for line in rest)


def check_sha1(filename, sha1_hash):
    """Say whether the file's SHA-1 starts with (or is) `sha1_hash`, given in hexadecimal."""
    import hashlib  # brings OpenSSL along

    digest = hashlib.sha1()
    with open(filename, "rb") as file:
        for block in iter(lambda: file.read(1 << 20), b""):
            digest.update(block)
    return digest.hexdigest() == sha1_hash


def replace_file(src, dst):
    """Move `src` over `dst` in one step, so that readers see the old file or the new one."""
    try:
        os.replace(src, dst)
    except OSError:
        try:
            os.remove(src)
        except OSError:
            pass
        raise OSError(f"[replace_file] argument 'dst': cannot move the temporary file to {dst!r}") from None


def _fetch(url, file, verify_ssl):
    """Write the body of `url` to the open `file`."""
    try:
        import requests
    except ImportError:
        import ssl
        import urllib.request
        context = None if verify_ssl else ssl._create_unverified_context()
        with urllib.request.urlopen(url, context=context) as answer:
            for block in iter(lambda: answer.read(1 << 16), b""):
                file.write(block)
        return
    answer = requests.get(url, stream=True, verify=verify_ssl)
    if answer.status_code != 200:
        raise RuntimeError(f"[download] argument 'url': got HTTP status {answer.status_code} from {url}")
    for block in answer.iter_content(chunk_size=1 << 16):
        if block:
            file.write(block)


def download(url, path=None, overwrite=False, sha1_hash=None, retries=5, verify_ssl=True):
    """Download `url` to a local file.

    Parameters
    ----------
    url : str
    path : str, optional
        File or folder to write to; the name from the URL in the current folder by default.
    overwrite : bool, default False
        Fetch also when the file is already there.
    sha1_hash : str, optional
        Expected SHA-1. A local file that differs is fetched again.
    retries : int, default 5
        How many times to try again after a failure.
    verify_ssl : bool, default True
        Check the server's certificate.

    Returns
    -------
    str
        Path of the file.
    """
    base = url.split("/")[-1]
    if path is None:
        if not base:
            raise ValueError(f"[download] argument 'path': expected a file name since the URL {url!r} ends in none")
        target = base
    else:
        path = os.path.expanduser(path)
        target = os.path.join(path, base) if os.path.isdir(path) else path
    if retries < 0:
        raise ValueError(f"[download] argument 'retries': expected at least 0, got {retries}")
    if not verify_ssl:
        warnings.warn("Unverified HTTPS request is being made (verify_ssl=False). "
                      "Adding certificate verification is strongly advised.", stacklevel=2)
    if os.path.exists(target) and not overwrite and (not sha1_hash or check_sha1(target, sha1_hash)):
        return target

    folder = os.path.dirname(os.path.abspath(target))
    os.makedirs(folder, exist_ok=True)
    for attempt in range(retries + 1):
        # Several processes may fetch the same file: each writes its own temporary and the last one in wins.
        handle, temporary = tempfile.mkstemp(prefix=os.path.basename(target) + ".", dir=folder)
        try:
            with os.fdopen(handle, "wb") as file:
                _fetch(url, file, verify_ssl)
            if sha1_hash and not check_sha1(temporary, sha1_hash):
                raise OSError(f"[download] argument 'sha1_hash': expected {sha1_hash}, the file from {url} differs")
            replace_file(temporary, target)
            return target
        except Exception as error:
            if os.path.exists(temporary):
                os.remove(temporary)
            if attempt == retries:
                raise
            warnings.warn(f"download of {url} failed ({error!r}), trying again, {retries - attempt} attempts left",
                          stacklevel=2)
    return target


def _get_repo_url():
    """Base address of the file repository, from MXNET_GLUON_REPO; None when it is not set."""
    url = os.environ.get("MXNET_GLUON_REPO")
    return url if not url or url.endswith("/") else url + "/"


def _get_repo_file_url(namespace, filename):
    """Address of `filename` in the repository named by MXNET_GLUON_REPO."""
    base = _get_repo_url()
    if not base:
        raise MXNetError("[download] argument 'MXNET_GLUON_REPO': expected the address of a file repository that "
                         f"holds {namespace}/{filename}, got nothing; set that environment variable or put the file in "
                         "place")
    return f"{base}{namespace}/{filename}"


def _brief_print_list(lst, limit=7):
    """Quote and join the items of `lst`, leaving out the middle when there are more than `limit`."""
    lst = list(lst)
    if len(lst) > limit:
        half = limit // 2
        return f"{_brief_print_list(lst[:half], limit)}, ..., {_brief_print_list(lst[-half:], limit)}"
    return ", ".join(f"'{item}'" for item in lst)


def shape_is_known(shape):
    """Say whether every dimension is known. Unknown is 0, or -1 under NumPy shape semantics, where 0 is a size."""
    if shape is None:
        return False
    from ..util import is_np_shape
    unknown = -1 if is_np_shape() else 0
    if not shape:
        return unknown == -1
    for dim in shape:
        if dim == unknown:
            return False
        if dim < unknown:
            raise AssertionError(f"[shape_is_known] argument 'shape': expected dimensions of at least {unknown}, "
                                 f"got {shape}")
    return True


class HookHandle:
    """Handle of a registered hook; `detach` (or leaving a `with` block) removes the hook."""

    def __init__(self):
        self._hooks_dict_ref = None
        self._id = None

    def attach(self, hooks_dict, hook):
        """Add `hook` to the ordered dictionary `hooks_dict` under this handle's identity."""
        if self._hooks_dict_ref is not None:
            raise AssertionError("[HookHandle] argument 'hook': expected a handle that is free, got one already "
                                 "attached")
        self._id = id(hook)
        hooks_dict[self._id] = hook
        self._hooks_dict_ref = weakref.ref(hooks_dict)

    def detach(self):
        """Remove the hook; does nothing when it is already gone."""
        hooks = self._hooks_dict_ref() if self._hooks_dict_ref is not None else None
        if hooks is not None:
            hooks.pop(self._id, None)

    def __enter__(self):
        return self

    def __exit__(self, ptype, value, trace):
        self.detach()

    def __getstate__(self):
        return (self._hooks_dict_ref() if self._hooks_dict_ref is not None else None, self._id)

    def __setstate__(self, state):
        # Weak references cannot be pickled, so the dictionary itself travels; an empty one stands for a lost owner.
        hooks, self._id = state
        self._hooks_dict_ref = weakref.ref(collections.OrderedDict() if hooks is None else hooks)
