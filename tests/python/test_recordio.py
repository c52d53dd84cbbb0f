"""RecordIO: the bytes of the format, indices, headers, images, processes."""
import os
import pickle
import struct

import numpy as np
import pytest

import mxnet as mx
from mxnet.recordio import IRHeader, MXIndexedRecordIO, MXRecordIO, pack, unpack

MARK = struct.pack("<I", 0xCED7230A)
PAYLOADS = [b"abc", b"", MARK, b"abcd" + MARK + b"x", b"a" + MARK, MARK * 3, b"\0" * 9]


@pytest.fixture
def path(tmp_path):
    return str(tmp_path / "t.rec")


def write(path, payloads):
    writer = MXRecordIO(path, "w")
    for payload in payloads:
        writer.write(payload)
    writer.close()


def test_records_come_back(path):
    write(path, PAYLOADS)
    reader = MXRecordIO(path, "r")
    assert [reader.read() for _ in range(len(PAYLOADS) + 1)] == [*PAYLOADS, None]
    reader.reset()
    assert reader.read() == PAYLOADS[0]


def test_bytes_of_the_format(path):
    write(path, [b"abcde", b"abcd" + MARK + b"x"])
    with open(path, "rb") as file:
        assert file.read() == (MARK + struct.pack("<I", 5) + b"abcde\0\0\0"
                               + MARK + struct.pack("<I", 1 << 29 | 4) + b"abcd"
                               + MARK + struct.pack("<I", 3 << 29 | 1) + b"x\0\0\0")


@pytest.mark.parametrize("damage", [lambda data: data[:-3], lambda data: b"x" + data[1:], lambda data: data[:6],
                                    lambda data: data[:4] + b"\xff\xff\xff\x1f" + data[8:]])
def test_damaged_files_are_errors(path, damage):
    write(path, [b"abcdefgh"])
    with open(path, "rb") as file:
        data = file.read()
    with open(path, "wb") as file:
        file.write(damage(data))
    with pytest.raises(RuntimeError, match="RecordIO"):
        MXRecordIO(path, "r").read()


def test_index(tmp_path, path):
    index = str(tmp_path / "t.idx")
    writer = MXIndexedRecordIO(index, path, "w")
    for key in (5, 2, 9):
        writer.write_idx(key, b"r%d" % key)
    writer.close()
    with open(index) as file:
        assert file.read() == "5\t0\n2\t12\n9\t24\n"
    reader = MXIndexedRecordIO(index, path, "r")
    assert reader.keys == [5, 2, 9]
    assert [reader.read_idx(key) for key in (9, 5, 2)] == [b"r9", b"r5", b"r2"]
    assert pickle.loads(pickle.dumps(reader)).read_idx(2) == b"r2"
    with pytest.raises(KeyError):
        reader.read_idx(3)
    names = MXIndexedRecordIO(index, path, "r", key_type=str)
    assert names.keys == ["5", "2", "9"]


def test_forked_readers_have_positions_of_their_own(path):
    write(path, [b"one", b"two"])
    reader = MXRecordIO(path, "r")
    assert reader.read() == b"one"
    child = os.fork()
    if child == 0:
        os._exit(0 if reader.read() == b"one" else 1)
    assert os.waitpid(child, 0)[1] == 0
    assert reader.read() == b"two"


def test_wrong_use(tmp_path, path):
    with pytest.raises(ValueError, match="flag"):
        MXRecordIO(path, "a")
    with pytest.raises(OSError):
        MXRecordIO(str(tmp_path / "missing.rec"), "r")
    write(path, [b"x"])
    reader = MXRecordIO(path, "r")
    with pytest.raises(AssertionError, match="reading"):
        reader.write(b"y")
    reader.close()
    with pytest.raises(RuntimeError, match="closed"):
        reader.read()
    reader.close()


@pytest.mark.parametrize("label", [3, 2.5, np.float32(1), [1, 2, 3], np.arange(4)])
def test_headers(label):
    header, content = unpack(pack(IRHeader(7, label, 5, 6), b"content"))
    assert content == b"content" and (header.id, header.id2) == (5, 6)
    assert np.array_equal(header.label, np.asarray(label, "float32"))
    assert header.flag == np.size(label) * (np.ndim(label) > 0)


def test_header_bytes():
    assert pack((0, 2.0, 5, 6), b"x") == struct.pack("<IfQQ", 0, 2.0, 5, 6) + b"x"


def test_images():
    pytest.importorskip("PIL")
    image = np.random.RandomState(0).randint(0, 256, (8, 9, 3)).astype("uint8")
    header, decoded = mx.recordio.unpack_img(mx.recordio.pack_img((0, 1, 2, 0), image, img_fmt=".png"))
    assert header.label == 1 and np.array_equal(decoded, image)
    smooth = np.broadcast_to(np.linspace(0, 255, 16, dtype="uint8")[:, None, None], (16, 16, 3))
    packed = mx.recordio.pack_img((0, 1, 2, 0), smooth, quality=95)
    assert np.abs(mx.recordio.unpack_img(packed)[1].astype(int) - smooth).max() < 8
    assert mx.recordio.unpack_img(packed, iscolor=0)[1].shape == (16, 16)
    with pytest.raises(ValueError, match="img_fmt"):
        mx.recordio.pack_img((0, 1, 2, 0), image, img_fmt=".gif")
