# ImageIter: batches of images from files, lists of files and record files.
"""Iterators over images."""
from __future__ import annotations

import logging
import os
import random
from typing import Any

import numpy as np

from .. import recordio
from ..base import MXNetError
from ..io.io import DataBatch, DataDesc, DataIter
from ._arrays import new_array
from ._augment import CreateAugmenter
from ._read import imdecode

_HANDLES = ("pad", "discard", "roll_over")
_LABEL_DTYPES = ("int32", "float32", "int64", "float64")


def _read_list(path: str) -> dict:
    """Key -> (label, file name) from a file of lines: key, numbers of the label, name; with tabs between."""
    found = {}
    with open(path, encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            parts = line.strip().split("\t")
            if len(parts) < 3:
                raise MXNetError(f"[ImageIter] argument 'path_imglist': expected key, label and file name with tabs "
                                 f"between them in line {number} of {path}, got {line.strip()!r}")
            found[int(parts[0])] = (np.array(parts[1:-1], dtype=np.float32), parts[-1])
    return found


class ImageIter(DataIter):
    """Batches of images: data (batch, channel, height, width) in float32, labels (batch,) or (batch, label_width).

    Parameters
    ----------
    batch_size : int
    data_shape : tuple of int
        (3, height, width) of one image after augmenting.
    label_width : int, default 1
        How many numbers a label has.
    path_imgrec : str, optional
        A record file as `recordio.pack_img` makes it.
    path_imglist : str, optional
        A file of lines: key, numbers of the label, file name; with tabs between.
    path_root : str, optional
        Folder to which the names in lists refer.
    path_imgidx : str, optional
        Index of the record file, needed to shuffle and to take a part of it.
    shuffle : bool, default False
        A new order at the start and at each reset.
    part_index, num_parts : int
        Which of how many equal parts of the images this iterator reads.
    aug_list : list of Augmenter, optional
        By default what `CreateAugmenter` makes of `data_shape` and the other keywords.
    imglist : list, optional
        Lists of a label (a number or a list of numbers) and a file name.
    data_name, label_name : str
    dtype : {'float32', 'float64', 'int32', 'int64'}
        Type that numbers of labels are rounded to; batches have float32.
    last_batch_handle : {'pad', 'discard', 'roll_over'}
        What becomes of images that do not fill a batch: filled up from the beginning, left out, or kept for the
        next epoch.
    """

    def __init__(self, batch_size: int, data_shape: tuple, label_width: int = 1, path_imgrec: str | None = None,
                 path_imglist: str | None = None, path_root: str | None = None, path_imgidx: str | None = None,
                 shuffle: bool = False, part_index: int = 0, num_parts: int = 1, aug_list: list | None = None,
                 imglist: list | None = None, data_name: str = "data", label_name: str = "softmax_label",
                 dtype: str = "float32", last_batch_handle: str = "pad", **kwargs: Any):
        super().__init__(batch_size)
        name = type(self).__name__
        if not path_imgrec and not path_imglist and not isinstance(imglist, list):
            raise AssertionError(f"[{name}] argument 'path_imgrec': expected it, path_imglist or a list as imglist")
        if dtype not in _LABEL_DTYPES:
            raise AssertionError(f"[{name}] argument 'dtype': expected one of {_LABEL_DTYPES}, got {dtype!r}")
        if last_batch_handle not in _HANDLES:
            raise ValueError(f"[{name}] argument 'last_batch_handle': expected one of {_HANDLES}, "
                             f"got {last_batch_handle!r}")
        self.check_data_shape(data_shape)
        self.path_root = path_root
        self.data_shape = tuple(data_shape)
        self.label_width = label_width
        self.shuffle = shuffle
        self.last_batch_handle = last_batch_handle
        self.auglist = CreateAugmenter(data_shape, **kwargs) if aug_list is None else aug_list
        self.imgrec: Any = None
        keys = None
        if path_imgrec and path_imgidx:
            self.imgrec = recordio.MXIndexedRecordIO(path_imgidx, path_imgrec, "r")
            keys = list(self.imgrec.keys)
        elif path_imgrec:
            self.imgrec = recordio.MXRecordIO(path_imgrec, "r")
        self.imglist = self._labels(path_imglist, imglist, dtype)
        if self.imglist is not None and (self.imgrec is None or keys is not None):
            keys = list(self.imglist)
        self.seq = self._part(keys, part_index, num_parts)
        self.num_image = None if self.seq is None else len(self.seq)
        self.provide_data = [DataDesc(data_name, (batch_size, *self.data_shape))]
        self.provide_label = [DataDesc(label_name, (batch_size, label_width) if label_width > 1 else (batch_size,))]
        self.cur = 0
        self._sample = ""  # where the latest sample comes from, for error messages
        self._ended = False
        self._left: tuple[np.ndarray, np.ndarray] | None = None  # images and labels kept for the next epoch
        self.reset()

    @staticmethod
    def _labels(path_imglist: str | None, imglist: list | None, dtype: str) -> dict | None:
        if path_imglist:
            found = _read_list(path_imglist)
        elif isinstance(imglist, list):
            found = {}
            for number, entry in enumerate(imglist, 1):
                # A label, or the numbers of one, in front of the name.
                label = entry[0] if len(entry) == 2 else entry[:-1]
                found[str(number)] = (np.array(label, dtype=np.float32).reshape(-1), entry[-1])
        else:
            return None
        return {key: (label.astype(dtype), name) for key, (label, name) in found.items()}

    def _part(self, keys: list | None, part_index: int, num_parts: int) -> list | None:
        if keys is None:
            if self.shuffle or num_parts > 1:
                raise AssertionError(f"[{type(self).__name__}] argument 'path_imgidx': expected the index of the "
                                     "record file, for shuffling and for parts")
            return None
        if not 0 <= part_index < num_parts:
            raise AssertionError(f"[{type(self).__name__}] argument 'part_index': expected 0 to {num_parts - 1}, "
                                 f"got {part_index}")
        size = len(keys) // num_parts
        return keys[part_index * size:(part_index + 1) * size] if num_parts > 1 else keys

    def _rewind(self) -> None:
        if self.imgrec is not None:
            self.imgrec.reset()
        self.cur = 0

    def reset(self) -> None:
        """Start from the beginning; images kept for this epoch come first."""
        if self.shuffle and self.seq is not None:
            random.shuffle(self.seq)
        self._rewind()
        self._ended = False

    def hard_reset(self) -> None:
        """Start from the beginning, and forget the images kept for this epoch."""
        self._left = None
        self.reset()

    def next_sample(self) -> tuple[Any, bytes]:
        """Label and encoded image of the next sample; StopIteration at the end."""
        if self.seq is None:
            record = self.imgrec.read()
            if record is None:
                raise StopIteration
            self._sample = "record"
            header, content = recordio.unpack(record)
            return header.label, content
        if self.cur >= len(self.seq):
            raise StopIteration
        key = self.seq[self.cur]
        self.cur += 1
        if self.imgrec is not None:
            self._sample = f"record {key}"
            header, content = recordio.unpack(self.imgrec.read_idx(key))
            return header.label if self.imglist is None else self.imglist[key][0], content
        assert self.imglist is not None
        label, name = self.imglist[key]
        self._sample = f"file {name}"
        return label, self.read_image(name)

    def read_image(self, fname: str) -> bytes:
        """The content of the file of this name below `path_root`."""
        path = os.path.join(self.path_root or "", fname)
        try:
            with open(path, "rb") as file:
                return file.read()
        except OSError as error:
            raise MXNetError(f"[{type(self).__name__}] argument 'path_root': expected the file {path}: "
                             f"{error.strerror}") from error

    def imdecode(self, s: bytes) -> Any:
        """The image of a file's content. RuntimeError with the file's name or the record's key if it is none."""
        try:
            return imdecode(s)
        except MXNetError as error:
            raise RuntimeError(f"Broken image, {self._sample}: {error}") from error

    def check_data_shape(self, data_shape: tuple) -> None:
        """ValueError unless this is (3, height, width)."""
        if len(data_shape) != 3:
            raise ValueError(f"[{type(self).__name__}] argument 'data_shape': expected (channel, height, width), "
                             f"got {data_shape}")
        if data_shape[0] != 3:
            raise ValueError(f"[{type(self).__name__}] argument 'data_shape': expected 3 channels, got {data_shape}")

    def check_valid_image(self, data: Any) -> None:
        """RuntimeError for an image without axes; such samples are skipped."""
        if len(data[0].shape) == 0:
            raise RuntimeError("Data shape is wrong")

    def augmentation_transform(self, data: Any) -> Any:
        """The image after all augmenters."""
        for aug in self.auglist:
            data = aug(data)
        return data

    def postprocess_data(self, datum: Any) -> Any:
        """The augmented image (height, width, channel) as it is put into the batch: channels first."""
        return datum.transpose((2, 0, 1))

    def _put(self, data: np.ndarray, labels: np.ndarray, row: int, image: Any, label: Any) -> None:
        """Augment one sample and put it into a row of the batch."""
        datum = self.postprocess_data(self.augmentation_transform(image))
        self._put_data(data, row, datum)
        given = np.asarray(label, dtype=np.float32).reshape(-1)
        if given.size != labels[row].size:
            raise MXNetError(f"[{type(self).__name__}] argument 'label_width': expected {labels[row].size} numbers in "
                             f"the label of {self._sample}, got {given.size}")
        labels[row] = given if labels.ndim > 1 else given[0]

    def _put_data(self, data: np.ndarray, row: int, datum: Any) -> None:
        if datum.shape != data.shape[1:]:
            raise MXNetError(f"[{type(self).__name__}] argument 'data_shape': expected augmenters that make images of "
                             f"{data.shape[1:]} (channel, height, width), got {datum.shape}")
        data[row] = datum.asnumpy()

    def _empty_batch(self) -> tuple[np.ndarray, np.ndarray]:
        return (np.zeros(self.provide_data[0].shape, dtype=np.float32),
                np.zeros(self.provide_label[0].shape, dtype=np.float32))

    def _fill(self, data: np.ndarray, labels: np.ndarray, row: int) -> int:
        """Put samples into the rows from `row` on; how many rows are full then."""
        while row < self.batch_size:
            try:
                label, content = self.next_sample()
            except StopIteration:
                break
            image = self.imdecode(content)
            try:
                self.check_valid_image([image])
            except RuntimeError as error:
                logging.debug("Invalid image, skipping: %s", error)
                continue
            self._put(data, labels, row, image, label)
            row += 1
        return row

    def next(self) -> DataBatch:
        """The next batch; StopIteration at the end."""
        if self._ended:
            raise StopIteration
        data, labels = self._empty_batch()
        row = pad = 0
        if self._left is not None:
            row = len(self._left[0])
            data[:row], labels[:row] = self._left
            self._left = None
            pad = self.batch_size - row
        row = self._fill(data, labels, row)
        if row < self.batch_size:
            self._ended = True
            if row == 0 or self.last_batch_handle == "discard":
                raise StopIteration
            if self.last_batch_handle == "roll_over":
                self._left = (data[:row], labels[:row])
                raise StopIteration
            pad = self.batch_size - row
            while row < self.batch_size:  # there is at least one image, so that this ends
                self._rewind()
                row = self._fill(data, labels, row)
        return DataBatch([new_array(data)], [new_array(labels)], pad=pad)
