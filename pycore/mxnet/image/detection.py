# Images with marked objects: augmenters that change both, and batches of them.
"""Object detection: labels are rows of class, left, top, right, bottom (0 to 1 of the image) and more numbers."""
from __future__ import annotations

import json
import math
import random
import warnings
from typing import Any

import numpy as np

from ..base import numeric_types
from ..io.io import DataDesc
from ._arrays import operate
from ._augment import Augmenter, ForceResizeAug, ResizeAug, _plain, colour_augmenters
from ._geometry import copyMakeBorder, fixed_crop
from ._iter import ImageIter

__all__ = ["CreateDetAugmenter", "CreateMultiRandCropAugmenter", "DetAugmenter", "DetBorrowAug", "DetHorizontalFlipAug",
           "DetRandomCropAug", "DetRandomPadAug", "DetRandomSelectAug", "ImageDetIter"]


class DetAugmenter:
    """Base of the augmenters of an image and its label; the keywords are the parameters, which `dumps` writes down."""

    def __init__(self, **kwargs: Any):
        self._kwargs = {name: _plain(value) for name, value in kwargs.items()}

    def dumps(self) -> Any:
        """Name and parameters as JSON."""
        return json.dumps([type(self).__name__.lower(), self._kwargs])

    def __call__(self, src: Any, label: np.ndarray) -> tuple[Any, np.ndarray]:
        """The changed image and label."""
        raise NotImplementedError(f"[{type(self).__name__}] argument '__call__': expected a subclass to define it")


class DetBorrowAug(DetAugmenter):
    """An augmenter of images that leaves objects where they are, such as colours or resizing."""

    def __init__(self, augmenter: Augmenter):
        if not isinstance(augmenter, Augmenter):
            raise TypeError(f"[DetBorrowAug] argument 'augmenter': expected an Augmenter, got "
                            f"{type(augmenter).__name__}")
        super().__init__()
        self.augmenter = augmenter

    def dumps(self) -> Any:
        """Name, and what the augmenter says."""
        return [type(self).__name__.lower(), self.augmenter.dumps()]

    def __call__(self, src: Any, label: np.ndarray) -> tuple[Any, np.ndarray]:
        return self.augmenter(src), label


class DetRandomSelectAug(DetAugmenter):
    """One of `aug_list` at random, or with probability `skip_prob` none."""

    def __init__(self, aug_list: Any, skip_prob: float = 0):
        aug_list = list(aug_list) if isinstance(aug_list, (list, tuple)) else [aug_list]
        for aug in aug_list:
            if not isinstance(aug, DetAugmenter):
                raise ValueError(f"[DetRandomSelectAug] argument 'aug_list': expected DetAugmenters, got "
                                 f"{type(aug).__name__}")
        super().__init__(skip_prob=skip_prob)
        self.aug_list = aug_list
        self.skip_prob = skip_prob if aug_list else 1

    def dumps(self) -> Any:
        """Name, and what the augmenters say."""
        return [type(self).__name__.lower(), [aug.dumps() for aug in self.aug_list]]

    def __call__(self, src: Any, label: np.ndarray) -> tuple[Any, np.ndarray]:
        return (src, label) if random.random() < self.skip_prob else random.choice(self.aug_list)(src, label)


class DetHorizontalFlipAug(DetAugmenter):
    """Mirror left to right with probability `p`."""

    def __init__(self, p: float):
        super().__init__(p=p)
        self.p = p

    def __call__(self, src: Any, label: np.ndarray) -> tuple[Any, np.ndarray]:
        if random.random() >= self.p:
            return src, label
        label = label.copy()
        label[:, [1, 3]] = 1 - label[:, [3, 1]]
        return operate("reverse", src, axis=1), label


def _range(value: Any) -> tuple:
    return (value, value) if isinstance(value, numeric_types) else tuple(value)


def _usable(name: str, aspect: tuple, area: tuple, least_area: float) -> bool:
    """Whether anything can be drawn from these ranges; a warning if not."""
    usable = 0 < aspect[0] <= aspect[1] and area[0] <= area[1] and area[1] > least_area
    if not usable:
        warnings.warn(f"[{name}] expected ranges from lower to higher positive numbers, got "
                      f"aspect_ratio_range={aspect} and area_range={area}: it changes nothing", stacklevel=3)
    return usable


def _moved(label: np.ndarray, shift: tuple, size: tuple, new_size: tuple) -> np.ndarray:
    """Labels of objects in an image of `size` (width, height) that now starts at -shift in one of `new_size`."""
    label = label.copy()
    for column, axis in ((1, 0), (2, 1), (3, 0), (4, 1)):
        label[:, column] = (label[:, column] * size[axis] + shift[axis]) / new_size[axis]
    return label


def _areas(label: np.ndarray) -> np.ndarray:
    return np.maximum(0, label[:, 3] - label[:, 1]) * np.maximum(0, label[:, 4] - label[:, 2])


class DetRandomCropAug(DetAugmenter):
    """Cut out a random rectangle that shows enough of an object.

    Parameters
    ----------
    min_object_covered : float
        The rectangle shows at least this share of some object.
    aspect_ratio_range : tuple of float
        Bounds of width over height of the rectangle.
    area_range : tuple of float
        Bounds of its share of the image's area.
    min_eject_coverage : float
        Objects of which less than this share is left are dropped from the label.
    max_attempts : int
        After so many rectangles that do not do, the image stays as it is.
    """

    def __init__(self, min_object_covered: float = 0.1, aspect_ratio_range: Any = (0.75, 1.33),
                 area_range: Any = (0.05, 1.0), min_eject_coverage: float = 0.3, max_attempts: int = 50):
        self.aspect_ratio_range = _range(aspect_ratio_range)
        self.area_range = (area_range, 1.0) if isinstance(area_range, numeric_types) else tuple(area_range)
        super().__init__(min_object_covered=min_object_covered, aspect_ratio_range=self.aspect_ratio_range,
                         area_range=self.area_range, min_eject_coverage=min_eject_coverage, max_attempts=max_attempts)
        self.min_object_covered = min_object_covered
        self.min_eject_coverage = min_eject_coverage
        self.max_attempts = max_attempts
        self.enabled = _usable("DetRandomCropAug", self.aspect_ratio_range, self.area_range, 0)

    def _attempt(self, label: np.ndarray, height: int, width: int) -> tuple | None:
        """(x, y, width, height) and the label inside, of one rectangle; None if it does not do."""
        area = random.uniform(self.area_range[0], min(self.area_range[1], 1.0)) * height * width
        ratio = random.uniform(*self.aspect_ratio_range)
        w, h = round(math.sqrt(area * ratio)), round(math.sqrt(area / ratio))
        if not (0 < w <= width and 0 < h <= height):
            return None
        x, y = random.randint(0, width - w), random.randint(0, height - h)
        inside = _moved(label, (-x, -y), (width, height), (w, h))
        before = _areas(inside)
        inside[:, 1:5] = np.clip(inside[:, 1:5], 0, 1)
        shown = np.divide(_areas(inside), before, out=np.zeros_like(before), where=before > 0)
        kept = inside[(shown > 0) & (shown >= self.min_eject_coverage)]
        if not len(kept) or shown.max() < self.min_object_covered:
            return None
        return (x, y, w, h), kept

    def __call__(self, src: Any, label: np.ndarray) -> tuple[Any, np.ndarray]:
        if self.enabled:
            for _ in range(self.max_attempts):
                found = self._attempt(label, src.shape[0], src.shape[1])
                if found is not None:
                    return fixed_crop(src, *found[0]), found[1]
        return src, label


class DetRandomPadAug(DetAugmenter):
    """Put the image at a random place of a larger one.

    `aspect_ratio_range` bounds width over height of the larger image, `area_range` its area over the image's; `pad_val`
    is the colour around the image. After `max_attempts` sizes that do not do, the image stays as it is.
    """

    def __init__(self, aspect_ratio_range: Any = (0.75, 1.33), area_range: Any = (1.0, 3.0), max_attempts: int = 50,
                 pad_val: Any = (128, 128, 128)):
        self.pad_val = (pad_val,) * 3 if isinstance(pad_val, numeric_types) else tuple(pad_val)
        self.aspect_ratio_range = _range(aspect_ratio_range)
        self.area_range = (1.0, area_range) if isinstance(area_range, numeric_types) else tuple(area_range)
        super().__init__(aspect_ratio_range=self.aspect_ratio_range, area_range=self.area_range,
                         max_attempts=max_attempts, pad_val=self.pad_val)
        self.max_attempts = max_attempts
        self.enabled = _usable("DetRandomPadAug", self.aspect_ratio_range, self.area_range, 1)

    def __call__(self, src: Any, label: np.ndarray) -> tuple[Any, np.ndarray]:
        height, width = src.shape[:2]
        for _ in range(self.max_attempts if self.enabled else 0):
            area = random.uniform(max(self.area_range[0], 1.0), self.area_range[1]) * height * width
            ratio = random.uniform(*self.aspect_ratio_range)
            w, h = round(math.sqrt(area * ratio)), round(math.sqrt(area / ratio))
            if w < width or h < height or (w == width and h == height):
                continue
            x, y = random.randint(0, w - width), random.randint(0, h - height)
            padded = copyMakeBorder(src, y, h - height - y, x, w - width - x, values=self.pad_val)
            return padded, _moved(label, (x, y), (width, height), (w, h))
        return src, label


def CreateMultiRandCropAugmenter(min_object_covered: Any = 0.1, aspect_ratio_range: Any = (0.75, 1.33),
                                 area_range: Any = (0.05, 1.0), min_eject_coverage: Any = 0.3, max_attempts: Any = 50,
                                 skip_prob: float = 0) -> DetRandomSelectAug:
    """One of several `DetRandomCropAug` at random: each parameter is one value or a list of values, one for each.

    `skip_prob` is the probability that nothing is cut.
    """
    given = (min_object_covered, aspect_ratio_range, area_range, min_eject_coverage, max_attempts)
    lists = [value if isinstance(value, list) else [value] for value in given]
    count = max(len(values) for values in lists)
    for values in lists:
        if len(values) not in (1, count):
            raise ValueError(f"[CreateMultiRandCropAugmenter] expected lists of 1 or {count} values, got {values}")
    return DetRandomSelectAug([DetRandomCropAug(*(values[i % len(values)] for values in lists)) for i in range(count)],
                              skip_prob)


def CreateDetAugmenter(data_shape: tuple, resize: int = 0, rand_crop: float = 0, rand_pad: float = 0,
                       rand_gray: float = 0, rand_mirror: bool = False, mean: Any = None, std: Any = None,
                       brightness: float = 0, contrast: float = 0, saturation: float = 0, pca_noise: float = 0,
                       hue: float = 0, inter_method: int = 2, min_object_covered: Any = 0.1,
                       aspect_ratio_range: Any = (0.75, 1.33), area_range: Any = (0.05, 3.0),
                       min_eject_coverage: Any = 0.3, max_attempts: Any = 50,
                       pad_val: Any = (127, 127, 127)) -> list[DetAugmenter]:
    """A list of augmenters for training or validation.

    `rand_crop` and `rand_pad` are the probabilities that an image is cut, as by `CreateMultiRandCropAugmenter`, and
    that it is padded, as by `DetRandomPadAug`; `area_range` bounds both. For the others see `CreateAugmenter`.
    """
    result: list[DetAugmenter] = [DetBorrowAug(ResizeAug(resize, inter_method))] if resize > 0 else []
    if rand_crop > 0:
        result.append(CreateMultiRandCropAugmenter(min_object_covered, aspect_ratio_range, area_range,
                                                   min_eject_coverage, max_attempts, 1 - rand_crop))
    if rand_mirror:
        result.append(DetHorizontalFlipAug(0.5))
    if rand_pad > 0:
        pad = DetRandomPadAug(aspect_ratio_range, (1.0, area_range[1]), max_attempts, pad_val)
        result.append(DetRandomSelectAug([pad], 1 - rand_pad))
    result.append(DetBorrowAug(ForceResizeAug((data_shape[2], data_shape[1]), inter_method)))
    colours = colour_augmenters(mean, std, brightness, contrast, saturation, hue, pca_noise, rand_gray)
    return result + [DetBorrowAug(aug) for aug in colours]


class ImageDetIter(ImageIter):
    """Batches of images with marked objects: labels (batch, objects, numbers), filled up with rows of -1.

    The label of a sample is a list of numbers: how many come before the objects (at least 2, with this one), how many
    belong to an object (at least 5), others to be skipped, and those of each object: class, left, top, right, bottom as
    shares of the image, and more. Parameters are those of `ImageIter` and `CreateDetAugmenter`.
    """

    def __init__(self, batch_size: int, data_shape: tuple, path_imgrec: str | None = None,
                 path_imglist: str | None = None, path_root: str | None = None, path_imgidx: str | None = None,
                 shuffle: bool = False, part_index: int = 0, num_parts: int = 1, aug_list: list | None = None,
                 imglist: list | None = None, data_name: str = "data", label_name: str = "label",
                 last_batch_handle: str = "pad", **kwargs: Any):
        if aug_list is None:
            aug_list = CreateDetAugmenter(data_shape, **kwargs)
        super().__init__(batch_size, data_shape, path_imgrec=path_imgrec, path_imglist=path_imglist,
                         path_root=path_root, path_imgidx=path_imgidx, shuffle=shuffle, part_index=part_index,
                         num_parts=num_parts, aug_list=aug_list, imglist=imglist, data_name=data_name,
                         label_name=label_name, last_batch_handle=last_batch_handle)
        self.label_shape = self._estimate_label_shape()
        self._provide()

    def _provide(self) -> None:
        self.provide_data = [DataDesc(self.provide_data[0].name, (self.batch_size, *self.data_shape))]
        self.provide_label = [DataDesc(self.provide_label[0].name, (self.batch_size, *self.label_shape))]

    def _estimate_label_shape(self) -> tuple[int, int]:
        """Most objects in one image, and the numbers of each object."""
        if self.imglist is not None:
            labels = [self.imglist[key][0] for key in self.seq] if self.seq is not None else \
                [label for label, _ in self.imglist.values()]
        else:
            labels = []
            while True:
                try:
                    labels.append(self.next_sample()[0])
                except StopIteration:
                    break
            self.reset()
        shapes = [self._parse_label(label).shape for label in labels]
        widths = sorted({width for _, width in shapes})
        if len(widths) > 1:
            raise ValueError(f"[ImageDetIter] expected objects of equally many numbers, got {widths}")
        return max((count for count, _ in shapes), default=0), widths[0] if widths else 5

    @staticmethod
    def _parse_label(label: Any) -> np.ndarray:
        """The objects with a positive area, one in each row. RuntimeError if the label is not in form or has none."""
        raw = np.asarray(label, dtype=np.float32).reshape(-1)
        if raw.size < 7:
            raise RuntimeError(f"Label shape is invalid: {raw.shape}")
        header, width = int(raw[0]), int(raw[1])
        if header < 2 or width < 5 or (raw.size - header) % width:
            raise RuntimeError(f"Label shape {raw.shape} inconsistent with annotation width {width} after {header} "
                               "numbers.")
        objects = raw[header:].reshape(-1, width)
        objects = objects[(objects[:, 3] > objects[:, 1]) & (objects[:, 4] > objects[:, 2])]
        if not len(objects):
            raise RuntimeError("Encounter sample with no valid label.")
        return objects

    def augmentation_transform(self, data: Any, label: Any = None) -> Any:
        """The image and its label after all augmenters."""
        for aug in self.auglist:
            data, label = aug(data, label)
        return data, label

    def _empty_batch(self) -> tuple[np.ndarray, np.ndarray]:
        data, labels = super()._empty_batch()
        return data, labels - 1

    def _put(self, data: np.ndarray, labels: np.ndarray, row: int, image: Any, label: Any) -> None:
        image, objects = self.augmentation_transform(image, self._parse_label(label))
        self._put_data(data, row, self.postprocess_data(image))
        count = min(len(objects), labels.shape[1])
        labels[row] = -1
        labels[row, :count] = objects[:count]

    def check_label_shape(self, label_shape: tuple) -> None:
        """ValueError unless this is (objects, numbers), with at least as many objects as now and the same numbers."""
        if len(label_shape) != 2:
            raise ValueError(f"[ImageDetIter] argument 'label_shape': expected (objects, numbers), got {label_shape}")
        if label_shape[0] < self.label_shape[0] or label_shape[1] != self.label_shape[1]:
            raise ValueError(f"[ImageDetIter] argument 'label_shape': expected at least {self.label_shape[0]} objects "
                             f"of {self.label_shape[1]} numbers, got {label_shape}")

    def reshape(self, data_shape: tuple | None = None, label_shape: tuple | None = None) -> None:
        """Change the shapes of data, which augmenters must then make, and of labels."""
        if data_shape is not None:
            self.check_data_shape(data_shape)
            self.data_shape = tuple(data_shape)
        if label_shape is not None:
            self.check_label_shape(label_shape)
            self.label_shape = (label_shape[0], label_shape[1])
        self._provide()

    def sync_label_shape(self, it: ImageDetIter, verbose: bool = False) -> ImageDetIter:
        """Give this iterator and `it`, which is returned, labels for equally many objects."""
        if not isinstance(it, ImageDetIter):
            raise AssertionError(f"[ImageDetIter] argument 'it': expected an ImageDetIter, got {type(it).__name__}")
        shape = (max(self.label_shape[0], it.label_shape[0]), self.label_shape[1])
        if verbose and shape != self.label_shape:
            print(f"labels of {shape} instead of {self.label_shape}")
        self.reshape(label_shape=shape)
        it.reshape(label_shape=shape)
        return it
