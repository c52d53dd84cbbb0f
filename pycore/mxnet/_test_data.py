"""Data for tests: downloads, MNIST from local files, and an iterator that never ends."""
from __future__ import annotations

import bz2
import gzip
import os
import shutil
import zipfile
from typing import Any

import numpy as np

from .io import DataIter, MNISTIter
from .io.mnist_iter import _read_idx

__all__ = ["DummyIter", "download", "get_bz2_data", "get_mnist", "get_mnist_iterator", "get_mnist_ubyte",
           "get_zip_data"]

_PARTS = {"train": "train", "test": "t10k"}


class DummyIter(DataIter):
    """Gives the first batch of another iterator again and again, to measure speed without reading."""

    def __init__(self, real_iter: DataIter) -> None:
        super().__init__(real_iter.batch_size)
        self.real_iter = real_iter
        self.provide_data = real_iter.provide_data
        self.provide_label = real_iter.provide_label
        self.the_batch = next(real_iter)

    def next(self) -> Any:
        """The batch."""
        return self.the_batch


def download(url: str, fname: str | None = None, dirname: str | None = None, overwrite: bool = False,
             retries: int = 5) -> str:
    """Download `url` to the file `fname`, by default the last part of the URL, in the folder `dirname`.

    A file that is there stays unless `overwrite`. Answers the file's path.
    """
    from .gluon.utils import download as fetch
    path = fname or url.split("/")[-1]
    if dirname is not None:
        path = os.path.join(dirname, path)
    return fetch(url, path=path, overwrite=overwrite, retries=retries)


def get_bz2_data(data_dir: str, data_name: str, url: str, data_origin_name: str) -> None:
    """Make the file `data_name` in the folder `data_dir` by unpacking `data_origin_name`, a .bz2 file of that folder,
    which is downloaded from `url` when it is not there. A file that is there stays."""
    target, source = os.path.join(data_dir, data_name), os.path.join(data_dir, data_origin_name)
    if os.path.exists(target):
        return
    download(url, fname=data_origin_name, dirname=data_dir)
    with bz2.open(source) as packed, open(target, "wb") as unpacked:
        shutil.copyfileobj(packed, unpacked)


def get_zip_data(data_dir: str, url: str, data_origin_name: str) -> None:
    """Unpack the .zip file `data_origin_name` of the folder `data_dir` into that folder. It is downloaded from `url`
    when it is not there."""
    download(url, fname=data_origin_name, dirname=data_dir)
    with zipfile.ZipFile(os.path.join(data_dir, data_origin_name)) as archive:
        archive.extractall(data_dir)


def get_mnist_ubyte() -> None:
    """Have the four unpacked files of MNIST in the folder `data`.

    Those that are missing are made from the .gz files of that folder, and these, when missing too, are downloaded from
    the repository of the environment variable MXNET_GLUON_REPO; an MXNetError says when it is not set.
    """
    from .gluon.utils import _get_repo_file_url
    for part in _PARTS.values():
        for kind in ("images-idx3-ubyte", "labels-idx1-ubyte"):
            name = os.path.join("data", f"{part}-{kind}")
            if os.path.exists(name):
                continue
            if not os.path.exists(name + ".gz"):
                packed_name = f"{part}-{kind}.gz"
                download(_get_repo_file_url("gluon/dataset/mnist", packed_name), fname=packed_name, dirname="data")
            with gzip.open(name + ".gz") as packed, open(name, "wb") as unpacked:
                shutil.copyfileobj(packed, unpacked)


def get_mnist() -> dict[str, np.ndarray]:
    """MNIST as NumPy arrays: `train_data` and `test_data`, float32 (N, 1, 28, 28) from 0 to 1, and `train_label` and
    `test_label`, int8. The files are those of `get_mnist_ubyte`."""
    get_mnist_ubyte()
    result = {}
    for name, part in _PARTS.items():
        images = _read_idx("data", os.path.join("data", f"{part}-images-idx3-ubyte"), 3)
        result[f"{name}_data"] = images[:, None].astype(np.float32) / 255
        labels = _read_idx("data", os.path.join("data", f"{part}-labels-idx1-ubyte"), 1)
        result[f"{name}_label"] = labels.astype(np.int8)
    return result


def get_mnist_iterator(batch_size: int, input_shape: tuple, num_parts: int = 1, part_index: int = 0
                       ) -> tuple[MNISTIter, MNISTIter]:
    """Iterators over the training and the test images of MNIST: flat for an `input_shape` of one dimension, otherwise
    (1, 28, 28). The files are those of `get_mnist_ubyte`."""
    get_mnist_ubyte()
    train, test = (MNISTIter(image=os.path.join("data", f"{part}-images-idx3-ubyte"),
                             label=os.path.join("data", f"{part}-labels-idx1-ubyte"), batch_size=batch_size,
                             input_shape=input_shape, flat=len(input_shape) == 1, num_parts=num_parts,
                             part_index=part_index) for part in _PARTS.values())
    return train, test
