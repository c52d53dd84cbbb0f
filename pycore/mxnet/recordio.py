"""RecordIO files: sequences of byte records, optionally with an index, and records of labelled images."""
import os
import struct
from collections import namedtuple

import numpy as np

_MAGIC = 0xCED7230A
_MAGIC_BYTES = struct.pack("<I", _MAGIC)
_HEAD = struct.Struct("<II")
_LENGTH_MASK = (1 << 29) - 1
# The upper 3 bits of a part's length word.
_WHOLE, _FIRST, _MIDDLE, _LAST = 0, 1, 2, 3


def _parts(buf):
    """Cut a record where it contains the magic number at a multiple of 4, so that readers can find part heads."""
    cuts = []
    at = buf.find(_MAGIC_BYTES)
    while at >= 0:
        if at % 4 == 0:
            cuts.append(at)
            at = buf.find(_MAGIC_BYTES, at + 4)
        else:
            at = buf.find(_MAGIC_BYTES, at + 1)
    if not cuts:
        yield _WHOLE, buf
        return
    start = 0
    for number, cut in enumerate(cuts):
        yield (_MIDDLE if number else _FIRST), buf[start:cut]
        start = cut + 4
    yield _LAST, buf[start:]


class MXRecordIO:
    """A file of records, read or written one after the other.

    Parameters
    ----------
    uri : str
        Path of the file.
    flag : {'r', 'w'}

    Raises
    ------
    ValueError
        For other flags.
    RuntimeError
        When the file is not what `flag` needs, or a writer is used in a forked process.
    """

    def __init__(self, uri, flag):
        self.uri = os.fspath(uri)
        self.flag = flag
        self.is_open = False
        self._file = None
        self.open()

    def open(self):
        """Open the file; a writer starts with an empty one."""
        if self.flag not in ("r", "w"):
            raise ValueError(f"Invalid flag {self.flag}")
        self.writable = self.flag == "w"
        self._file = open(self.uri, self.flag + "b")  # noqa: SIM115
        self.pid = os.getpid()
        self.is_open = True

    def __del__(self):
        self.close()

    def close(self):
        """Close the file; records written so far are then complete."""
        if getattr(self, "is_open", False):
            self.is_open = False
            self.pid = None
            self._file.close()

    def __getstate__(self):
        state = self.__dict__.copy()
        state["is_open_at_pickling"] = state.pop("is_open")
        del state["_file"]
        return state

    def __setstate__(self, state):
        reopen = state.pop("is_open_at_pickling")
        self.__dict__ = state
        self.is_open = False
        self._file = None
        if reopen:
            if self.writable:
                raise RuntimeError(f"[MXRecordIO] argument 'uri': expected a reader, got the writer of {self.uri}, "
                                   f"which cannot be copied")
            self.open()

    def _own(self, rewind):
        """Make sure that this process has its own file position."""
        if not self.is_open:
            raise RuntimeError(f"[MXRecordIO] argument 'uri': expected an open file, got {self.uri}, which is closed")
        if self.pid == os.getpid():
            return
        if not rewind:
            raise RuntimeError("Forbidden operation in multiple processes")
        self.reset()

    def reset(self):
        """Start reading from the first record; a writer starts over with an empty file."""
        self.close()
        self.open()

    def write(self, buf):
        """Append one record.

        Parameters
        ----------
        buf : bytes
            At most 512 MiB - 1.
        """
        if not self.writable:
            raise AssertionError(f"{self.uri} is open for reading")
        self._own(rewind=False)
        buf = bytes(buf)
        if len(buf) > _LENGTH_MASK:
            raise ValueError(f"[MXRecordIO] argument 'buf': expected at most {_LENGTH_MASK} bytes, got {len(buf)}")
        for kind, part in _parts(buf):
            self._file.write(_HEAD.pack(_MAGIC, kind << 29 | len(part)))
            self._file.write(part)
            if len(part) % 4:
                self._file.write(b"\0" * (-len(part) % 4))

    def _read_part(self):
        head = self._file.read(8)
        if not head:
            return None, b""
        magic, word = _HEAD.unpack(head) if len(head) == 8 else (0, 0)
        if magic != _MAGIC:
            raise RuntimeError(f"[MXRecordIO] argument 'uri': expected a record of RecordIO format at byte "
                               f"{self._file.tell() - len(head)} of {self.uri}, got something else")
        length = word & _LENGTH_MASK
        padded = length + -length % 4
        data = self._file.read(padded)
        if len(data) < padded:
            raise RuntimeError(f"[MXRecordIO] argument 'uri': expected {padded} bytes of a record at the end of "
                               f"{self.uri}, got {len(data)}")
        return word >> 29, data[:length]

    def read(self):
        """The next record as bytes; None at the end of the file."""
        if self.writable:
            raise AssertionError(f"{self.uri} is open for writing")
        self._own(rewind=True)
        kind, data = self._read_part()
        if kind is None:
            return None
        if kind == _WHOLE:
            return data
        parts = [data]
        while kind != _LAST:
            kind, data = self._read_part()
            if kind not in (_MIDDLE, _LAST):
                raise RuntimeError(f"[MXRecordIO] argument 'uri': expected the next part of a record in {self.uri}, "
                                   f"got another record")
            parts.append(data)
        return _MAGIC_BYTES.join(parts)


class MXIndexedRecordIO(MXRecordIO):
    """A record file with an index of keys, for reading in any order.

    Parameters
    ----------
    idx_path : str
        Path of the index: a line ``key<tab>position`` for each record.
    uri : str
        Path of the records.
    flag : {'r', 'w'}
    key_type : type
        Makes keys from text.
    """

    def __init__(self, idx_path, uri, flag, key_type=int):
        self.idx_path = os.fspath(idx_path)
        self.idx = {}
        self.keys = []
        self.key_type = key_type
        self.fidx = None
        super().__init__(uri, flag)

    def open(self):
        super().open()
        self.idx = {}
        self.keys = []
        self.fidx = open(self.idx_path, self.flag)  # noqa: SIM115
        if not self.writable:
            for line in self.fidx:
                fields = line.strip().split("\t")
                key = self.key_type(fields[0])
                self.idx[key] = int(fields[1])
                self.keys.append(key)

    def close(self):
        super().close()
        if getattr(self, "fidx", None) is not None:
            self.fidx.close()
            self.fidx = None

    def __getstate__(self):
        state = super().__getstate__()
        state["fidx"] = None
        return state

    def seek(self, idx):
        """Move to the record of key `idx`; a KeyError when there is none."""
        if self.writable:
            raise AssertionError(f"{self.uri} is open for writing")
        self._own(rewind=True)
        self._file.seek(self.idx[idx])

    def tell(self):
        """Position at which the next record will be written."""
        if not self.writable:
            raise AssertionError(f"{self.uri} is open for reading")
        return self._file.tell()

    def read_idx(self, idx):
        """The record of key `idx` as bytes."""
        self.seek(idx)
        return self.read()

    def write_idx(self, idx, buf):
        """Append a record under key `idx`."""
        key = self.key_type(idx)
        position = self.tell()
        self.write(buf)
        self.fidx.write(f"{key}\t{position}\n")
        self.idx[key] = position
        self.keys.append(key)


IRHeader = namedtuple("HEADER", ["flag", "label", "id", "id2"])
"""Header of an image record: number of further labels, label (a number or an array), and two ids."""

_IR_FORMAT = "IfQQ"
_IR_SIZE = struct.calcsize(_IR_FORMAT)


def pack(header, s):
    """One record from a header and a content.

    Parameters
    ----------
    header : IRHeader or tuple
        With an array as label, its size becomes the flag.
    s : bytes
    """
    header = IRHeader(*header)
    if isinstance(header.label, (int, float, np.number)):
        header = header._replace(flag=0)
    else:
        label = np.asarray(header.label, dtype=np.float32)
        header = header._replace(flag=label.size, label=0)
        s = label.tobytes() + s
    return struct.pack(_IR_FORMAT, *header) + s


def unpack(s):
    """(IRHeader, content) from a record made by `pack`."""
    header = IRHeader(*struct.unpack(_IR_FORMAT, s[:_IR_SIZE]))
    s = s[_IR_SIZE:]
    if header.flag > 0:
        header = header._replace(label=np.frombuffer(s, np.float32, header.flag))
        s = s[header.flag * 4:]
    return header, s


def _pillow():
    try:
        from PIL import Image
    except ImportError as error:
        raise ImportError("images in records need the package Pillow") from error
    return Image


def unpack_img(s, iscolor=-1):
    """(IRHeader, image) from a record made by `pack_img`.

    Parameters
    ----------
    s : bytes
    iscolor : int
        1 always decodes to three channels, 0 to gray, -1 as stored.

    Returns
    -------
    header : IRHeader
    image : numpy.ndarray
        (height, width) or (height, width, channels) with channels in the order blue, green, red (, alpha).
    """
    from io import BytesIO
    header, content = unpack(s)
    image = _pillow().open(BytesIO(content))
    if iscolor == 1:
        image = image.convert("RGB")
    elif iscolor == 0:
        image = image.convert("L")
    elif image.mode in ("P", "CMYK", "YCbCr", "LAB", "HSV"):
        image = image.convert("RGB")
    elif image.mode in ("1", "LA"):
        image = image.convert("L")
    pixels = np.asarray(image)
    if pixels.ndim == 3:
        order = [2, 1, 0] if pixels.shape[2] == 3 else [2, 1, 0, 3]
        pixels = pixels[:, :, order]
    return header, np.ascontiguousarray(pixels)


def pack_img(header, img, quality=95, img_fmt=".jpg"):
    """One record from a header and an image.

    Parameters
    ----------
    header : IRHeader or tuple
    img : numpy.ndarray of uint8
        (height, width) or (height, width, channels) with channels in the order blue, green, red (, alpha).
    quality : int
        1 to 100 for JPEG, compression 0 to 9 for PNG.
    img_fmt : str
        '.jpg', '.jpeg' or '.png'.
    """
    from io import BytesIO
    image_module = _pillow()
    options = {".JPG": ("JPEG", "quality"), ".JPEG": ("JPEG", "quality"), ".PNG": ("PNG", "compress_level")}
    if img_fmt.upper() not in options:
        raise ValueError(f"[pack_img] argument 'img_fmt': expected '.jpg', '.jpeg' or '.png', got {img_fmt!r}")
    kind, option = options[img_fmt.upper()]
    img = np.asarray(img)
    if img.ndim == 3 and img.shape[2] == 1:
        img = img[:, :, 0]
    elif img.ndim == 3:
        order = [2, 1, 0] if img.shape[2] == 3 else [2, 1, 0, 3]
        img = img[:, :, order]
    # Old programs leave the JPEG default of 95 in place when they write PNG.
    value = min(quality, 9) if kind == "PNG" else quality
    out = BytesIO()
    image_module.fromarray(np.ascontiguousarray(img)).save(out, kind, **{option: value})
    return pack(header, out.getvalue())
