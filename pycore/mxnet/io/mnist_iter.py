"""Batches of the images of MNIST's files."""
import struct

import numpy as np

from ..base import MXNetError
from .io import DataDesc
from .row_iter import DenseRowIter, part_of


def _read_idx(argument, path, ndim):
    """The array of bytes in a file of MNIST's format, with `ndim` dimensions."""
    try:
        with open(path, "rb") as file:
            content = file.read()
    except OSError as error:
        raise MXNetError(f"[MNISTIter] argument '{argument}': expected a file, got {path}: {error}") from error
    head = 4 * (ndim + 1)
    magic, *shape = struct.unpack(f">{ndim + 1}I", content[:head]) if len(content) >= head else (0,)
    if magic != 0x800 + ndim or len(content) - head < np.prod(shape, dtype=np.int64):
        raise MXNetError(f"[MNISTIter] argument '{argument}': expected an idx file of {ndim}-dimensional bytes, got "
                         f"{path} with the magic number {magic} and {len(content)} bytes")
    return np.frombuffer(content, np.uint8, np.prod(shape, dtype=np.int64), head).reshape(shape)


class MNISTIter(DenseRowIter):
    """Batches of images with values from 0 to 255/256, and their labels, both float32. Only full batches come.

    Parameters
    ----------
    image, label : str
        Paths of the unpacked files of MNIST's idx format.
    batch_size : int
    shuffle : bool
        Mix the images once; every epoch has the same order.
    flat : bool
        Rows of (pixels,) instead of images (1, height, width).
    seed : int
        For `shuffle`.
    num_parts, part_index : int
        Read only part number `part_index` of so many.
    input_shape, data_shape : tuple of int, optional
        What one image is expected to have; checked when given.
    data_name, label_name : str
    silent, prefetch_buffer, ctx
        Accepted for the sake of old programs; the files are read at once into host memory.

    Raises
    ------
    MXNetError
        For missing files, other formats, unequal numbers of images and labels, and fewer images than a batch.
    """

    def __init__(self, image="./train-images-idx3-ubyte", label="./train-labels-idx1-ubyte", batch_size=128,
                 shuffle=True, flat=False, seed=0, silent=False, num_parts=1, part_index=0, prefetch_buffer=4,
                 ctx="cpu", input_shape=None, data_shape=None, data_name="data", label_name="softmax_label"):
        del silent, prefetch_buffer, ctx
        images, labels = _read_idx("image", image, 3), _read_idx("label", label, 1)
        if len(images) != len(labels):
            raise MXNetError(f"[MNISTIter] argument 'label': expected {len(images)} labels as there are images, got "
                             f"{len(labels)}")
        self._dtype = np.dtype(np.float32)
        images = images.reshape(len(images), -1) if flat else images[:, None]
        for name, shape in (("input_shape", input_shape), ("data_shape", data_shape)):
            if shape is not None and np.prod(shape) != np.prod(images.shape[1:]):
                raise MXNetError(f"[MNISTIter] argument '{name}': expected the shape {images.shape[1:]} of the images, "
                                 f"got {shape}")
        part = part_of(len(images), num_parts, part_index, "MNISTIter")
        order = np.arange(len(images))[part]
        if shuffle:
            np.random.RandomState(seed).shuffle(order)
        self._data = images[order].astype(np.float32) / 256
        self._label = labels[order].astype(np.float32)
        super().__init__(batch_size, len(order) // batch_size * batch_size if batch_size > 0 else 0)
        self.provide_data = [DataDesc(data_name, (batch_size, *self._data.shape[1:]), np.float32)]
        self.provide_label = [DataDesc(label_name, (batch_size,), np.float32)]
