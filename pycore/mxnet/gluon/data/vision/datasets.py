# Image data sets: MNIST, Fashion-MNIST, CIFAR, folders of images and record files.
"""Image data sets."""
import gzip
import os
import struct
import tarfile
import warnings

import numpy as np

from ..dataset import Dataset, RecordFileDataset, _DownloadedDataset

__all__ = ["MNIST", "FashionMNIST", "CIFAR10", "CIFAR100", "ImageRecordDataset", "ImageFolderDataset"]


# Folder of the data sets, one folder in it for each.
_ROOT = os.path.join(os.environ.get("MXNET_HOME", os.path.join(os.path.expanduser("~"), ".mxnet")), "datasets", "")


def _array(values):
    """An array of the interface that is on."""
    from ....image._arrays import new_array
    return new_array(values)


class MNIST(_DownloadedDataset):
    """Handwritten digits: items are (image, label), uint8 (28, 28, 1) and int32.

    Parameters
    ----------
    root : str
        Folder with the four original .gz files, which are fetched from the repository of the environment variable
        MXNET_GLUON_REPO when they are not there.
    train : bool, default True
        The 60000 training images, or the 10000 test images.
    transform : callable, optional
        Applied as `transform(image, label)`.
    """

    _namespace = "gluon/dataset/mnist"

    def __init__(self, root=_ROOT + "mnist", train=True, transform=None):
        self._train = train
        super().__init__(root, transform)

    def _get_data(self):
        part = "train" if self._train else "t10k"
        with gzip.open(self._file(f"{part}-labels-idx1-ubyte.gz", None, self._namespace), "rb") as file:
            struct.unpack(">II", file.read(8))
            label = np.frombuffer(file.read(), dtype=np.uint8).astype(np.int32)
        with gzip.open(self._file(f"{part}-images-idx3-ubyte.gz", None, self._namespace), "rb") as file:
            _, count, rows, columns = struct.unpack(">IIII", file.read(16))
            data = np.frombuffer(file.read(), dtype=np.uint8).reshape(count, rows, columns, 1)
        self._label = label
        self._data = _array(data)


class FashionMNIST(MNIST):
    """Pictures of clothes in the form of `MNIST`."""

    _namespace = "gluon/dataset/fashion-mnist"

    def __init__(self, root=_ROOT + "fashion-mnist", train=True, transform=None):
        super().__init__(root, train, transform)


class CIFAR10(_DownloadedDataset):
    """Small colour pictures of ten classes: items are (image, label), uint8 (32, 32, 3) and int32.

    Parameters
    ----------
    root : str
        Folder with the binary version: the .bin files, or cifar-10-binary.tar.gz, which is fetched from the repository
        of the environment variable MXNET_GLUON_REPO when it is not there.
    train : bool, default True
        The 50000 training images, or the 10000 test images.
    transform : callable, optional
        Applied as `transform(image, label)`.
    """

    _archive = "cifar-10-binary.tar.gz"
    _namespace = "gluon/dataset/cifar10"
    _train_files = tuple(f"data_batch_{i}.bin" for i in range(1, 6))
    _test_files = ("test_batch.bin",)
    _label_bytes = 1
    _label_column = 0

    def __init__(self, root=_ROOT + "cifar10", train=True, transform=None):
        self._train = train
        super().__init__(root, transform)

    def _read(self, path):
        record = self._label_bytes + 3 * 32 * 32
        with open(path, "rb") as file:
            rows = np.frombuffer(file.read(), dtype=np.uint8).reshape(-1, record)
        images = rows[:, self._label_bytes:].reshape(-1, 3, 32, 32).transpose(0, 2, 3, 1)
        return images, rows[:, self._label_column].astype(np.int32)

    def _get_data(self):
        names = self._train_files if self._train else self._test_files
        paths = [os.path.join(self._root, name) for name in names]
        if not all(os.path.exists(path) for path in paths):
            archive = self._file(self._archive, None, self._namespace)
            with tarfile.open(archive) as tar:
                for member in tar.getmembers():
                    # Only the files themselves, by their last name, whatever paths the archive holds.
                    name = os.path.basename(member.name)
                    if member.isfile() and name in names:
                        with tar.extractfile(member) as source, open(os.path.join(self._root, name), "wb") as target:
                            target.write(source.read())
        parts = [self._read(path) for path in paths]
        data = np.concatenate([images for images, _ in parts])
        self._data = _array(data)
        self._label = np.concatenate([labels for _, labels in parts])


class CIFAR100(CIFAR10):
    """Small colour pictures of a hundred classes in the form of `CIFAR10`; by default labelled with their 20 groups.

    `fine_label=True` labels them with the classes themselves.
    """

    _archive = "cifar-100-binary.tar.gz"
    _namespace = "gluon/dataset/cifar100"
    _train_files = ("train.bin",)
    _test_files = ("test.bin",)
    _label_bytes = 2

    def __init__(self, root=_ROOT + "cifar100", fine_label=False, train=True, transform=None):
        self._label_column = int(fine_label)
        super().__init__(root, train, transform)


class ImageRecordDataset(RecordFileDataset):
    """Images of a record file: items are (image, label), the image (H, W, C).

    `flag` is 1 for colour, 0 for grey; `transform(image, label)` is applied when given.
    """

    def __init__(self, filename, flag=1, transform=None):
        super().__init__(filename)
        self._flag = flag
        self._transform = transform

    def __getitem__(self, idx):
        from .... import image, recordio
        header, content = recordio.unpack(super().__getitem__(idx))
        item = image.imdecode(content, self._flag)
        if self._transform is not None:
            return self._transform(item, header.label)
        return item, header.label


class ImageFolderDataset(Dataset):
    """Images in one folder per class: items are (image, class number), the image (H, W, C).

    Parameters
    ----------
    root : str
        The folder of the folders, which are numbered in the order of their names (`synsets`).
    flag : int, default 1
        1 for colour, 0 for grey.
    transform : callable, optional
        Applied as `transform(image, label)`.
    """

    _suffixes = (".jpg", ".jpeg", ".png", ".npy")

    def __init__(self, root, flag=1, transform=None):
        self._root = os.path.expanduser(root)
        self._flag = flag
        self._transform = transform
        self._exts = list(self._suffixes)
        self.synsets = []
        self.items = []
        for folder in sorted(os.listdir(self._root)):
            path = os.path.join(self._root, folder)
            if not os.path.isdir(path):
                warnings.warn(f"Ignoring {path}, which is not a directory.", stacklevel=2)
                continue
            label = len(self.synsets)
            self.synsets.append(folder)
            for name in sorted(os.listdir(path)):
                suffix = os.path.splitext(name)[1]
                if suffix.lower() in self._suffixes:
                    self.items.append((os.path.join(path, name), label))
                else:
                    warnings.warn(f"Ignoring {os.path.join(path, name)} of type {suffix}. Only support "
                                  f"{', '.join(self._suffixes)}", stacklevel=2)

    def __getitem__(self, idx):
        path, label = self.items[idx]
        if path.lower().endswith(".npy"):
            values = np.load(path)
            item = _array(values)
        else:
            from .... import image
            item = image.imread(path, self._flag)
        if self._transform is not None:
            return self._transform(item, label)
        return item, label

    def __len__(self):
        return len(self.items)
