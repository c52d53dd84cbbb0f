# ImageIter and ImageDetIter over files, lists and records, and the augmenters of images with objects.
import io

import numpy as np
import pytest
from PIL import Image

import mxnet as mx
from mxnet import gluon, image, nd, recordio
from mxnet.gluon.data import vision


def picture(number):
    """The number is the colour; sizes differ."""
    pixels = np.full((12 + number, 16 - number, 3), 10 * number, np.uint8)
    pixels[:, :, 1] = 200
    return pixels


@pytest.fixture
def folder(tmp_path):
    for number in range(7):
        Image.fromarray(picture(number)).save(tmp_path / f"{number}.png")
    return tmp_path


def listed(count=7):
    return [[float(number), f"{number}.png"] for number in range(count)]


def epoch(batches):
    """Padding and labels of each batch; the pixels must be those of the labels' images."""
    seen = []
    for batch in batches:
        data, labels = batch.data[0].asnumpy(), batch.label[0].asnumpy()
        np.testing.assert_array_equal(data[:, 0, 4, 4], 10 * labels.reshape(len(data), -1)[:, 0])
        np.testing.assert_array_equal(data[:, 1], 200)
        seen.append((batch.pad, labels.tolist()))
    return seen


@pytest.mark.parametrize(("handle", "epochs"), [
    ("pad", [[(0, [0, 1, 2]), (0, [3, 4, 5]), (2, [6, 0, 1])]] * 2),
    ("discard", [[(0, [0, 1, 2]), (0, [3, 4, 5])]] * 2),
    ("roll_over", [[(0, [0, 1, 2]), (0, [3, 4, 5])], [(2, [6, 0, 1]), (0, [2, 3, 4])],
                   [(1, [5, 6, 0]), (0, [1, 2, 3]), (0, [4, 5, 6])]]),
])
def test_batches_are_those_of_191(folder, handle, epochs):
    batches = image.ImageIter(3, (3, 8, 9), imglist=listed(), path_root=str(folder), last_batch_handle=handle)
    assert [tuple(d) for d in batches.provide_data] == [("data", (3, 3, 8, 9))]
    assert [tuple(d) for d in batches.provide_label] == [("softmax_label", (3,))]
    for want in epochs:
        assert epoch(batches) == want
        batches.reset()
    batches.hard_reset()
    assert epoch(batches) == epochs[0]


def test_fewer_images_than_a_batch(folder):
    batches = image.ImageIter(5, (3, 8, 9), imglist=listed(2), path_root=str(folder))
    assert epoch(batches) == [(3, [0, 1, 0, 1, 0])]
    assert list(image.ImageIter(2, (3, 8, 9), imglist=[], path_root=str(folder))) == []


def test_list_file_shuffle_and_parts(folder):
    lines = "".join(f"{3 * number}\t{number}\t{number + 0.5}\t{number}.png\n" for number in range(7))
    (folder / "all.lst").write_text(lines)
    options = {"path_imglist": str(folder / "all.lst"), "path_root": str(folder), "label_width": 2}
    batches = image.ImageIter(7, (3, 8, 9), **options)
    assert batches.seq == [0, 3, 6, 9, 12, 15, 18]
    assert epoch(batches) == [(0, [[n, n + 0.5] for n in range(7)])]
    parts = [image.ImageIter(1, (3, 8, 9), part_index=i, num_parts=3, **options).seq for i in range(3)]
    assert parts == [[0, 3], [6, 9], [12, 15]]
    shuffled = image.ImageIter(7, (3, 8, 9), shuffle=True, **options)
    orders = set()
    for _ in range(5):
        labels = [int(pair[0]) for pair in epoch(shuffled)[0][1]]
        assert sorted(labels) == list(range(7))
        orders.add(tuple(labels))
        shuffled.reset()
    assert len(orders) > 1


def test_record_files(folder):
    rec, idx = str(folder / "x.rec"), str(folder / "x.idx")
    with_index = recordio.MXIndexedRecordIO(idx, rec, "w")
    for number in range(5):
        file = io.BytesIO()
        Image.fromarray(picture(number)).save(file, "PNG")
        with_index.write_idx(number, recordio.pack(recordio.IRHeader(0, float(number), number, 0), file.getvalue()))
    with_index.close()
    in_order = image.ImageIter(2, (3, 8, 9), path_imgrec=rec)
    for _ in range(2):
        assert epoch(in_order) == [(0, [0, 1]), (0, [2, 3]), (1, [4, 0])]
        in_order.reset()
    shuffled = image.ImageIter(5, (3, 8, 9), path_imgrec=rec, path_imgidx=idx, shuffle=True)
    assert sorted(epoch(shuffled)[0][1]) == [0, 1, 2, 3, 4]
    with pytest.raises(AssertionError, match="path_imgidx"):
        image.ImageIter(2, (3, 8, 9), path_imgrec=rec, shuffle=True)


def test_augmenters_are_applied(folder):
    batches = image.ImageIter(2, (3, 8, 9), imglist=listed(2), path_root=str(folder), resize=10, rand_crop=True,
                              rand_mirror=True, mean=np.array([1.0, 2, 3]), std=np.array([2.0, 2, 2]))
    data = next(batches).data[0].asnumpy()
    np.testing.assert_allclose(data[1], np.array([4.5, 99, 3.5])[:, None, None] * np.ones((1, 8, 9)), rtol=1e-5)
    with pytest.raises(mx.MXNetError, match="data_shape"):
        next(image.ImageIter(1, (3, 8, 9), imglist=listed(1), path_root=str(folder), aug_list=[]))


@pytest.mark.parametrize(("args", "options", "error", "text"), [
    ((3, (3, 8, 9)), {}, AssertionError, "path_imgrec"), ((3, (4, 8, 9)), {"imglist": []}, ValueError, "3 channels"),
    ((3, (8, 9)), {"imglist": []}, ValueError, "data_shape"),
    ((3, (3, 8, 9)), {"imglist": [], "dtype": "uint8"}, AssertionError, "dtype"),
    ((3, (3, 8, 9)), {"imglist": [], "last_batch_handle": "x"}, ValueError, "last_batch_handle"),
])
def test_refusals(args, options, error, text):
    with pytest.raises(error, match=text):
        image.ImageIter(*args, **options)


def test_files_that_cannot_be_read(folder):
    (folder / "bad.png").write_bytes(b"nothing")
    with pytest.raises(RuntimeError, match=r"bad\.png"):
        next(image.ImageIter(1, (3, 8, 9), imglist=[[1, "bad.png"]], path_root=str(folder)))
    with pytest.raises(mx.MXNetError, match=r"none\.png"):
        next(image.ImageIter(1, (3, 8, 9), imglist=[[1, "none.png"]], path_root=str(folder)))


def test_data_sets_of_image_files(tmp_path):
    white, black = np.full((3, 4, 3), 255, np.uint8), np.zeros((5, 4), np.uint8)
    for name, pixels in (("white/x.PNG", white), ("black/y.jpg", black)):
        (tmp_path / name).parent.mkdir()
        Image.fromarray(pixels).save(tmp_path / name)
    (tmp_path / "white" / "notes.txt").write_text("")
    with pytest.warns(UserWarning, match=r"notes\.txt"):
        data = vision.ImageFolderDataset(str(tmp_path))
    assert data.synsets == ["black", "white"]
    assert [(item.shape, item.asnumpy().max(), n) for item, n in data] == [((5, 4, 3), 0, 0), ((3, 4, 3), 255, 1)]
    (tmp_path / "white" / "notes.txt").unlink()
    grey = vision.ImageFolderDataset(str(tmp_path), flag=0, transform=lambda item, label: (item.shape, label))
    assert list(grey) == [((5, 4, 1), 0), ((3, 4, 1), 1)]
    batch, labels = next(iter(gluon.data.DataLoader(data.transform_first(vision.transforms.Compose(
        [vision.transforms.Resize(6), vision.transforms.ToTensor()])), batch_size=2)))
    assert batch.shape == (2, 3, 6, 6)
    np.testing.assert_allclose(batch.asnumpy()[:, 0, 0, 0], [0, 1])
    assert labels.asnumpy().tolist() == [0, 1]


def test_data_set_of_image_records(folder):
    rec, idx = str(folder / "x.rec"), str(folder / "x.idx")
    records = recordio.MXIndexedRecordIO(idx, rec, "w")
    for number in (1, 4):
        file = io.BytesIO()
        Image.fromarray(picture(number)).save(file, "PNG")
        records.write_idx(number, recordio.pack(recordio.IRHeader(0, float(number), number, 0), file.getvalue()))
    records.close()
    data = vision.ImageRecordDataset(rec)
    assert len(data) == 2
    item, label = data[1]
    assert label == 4
    np.testing.assert_array_equal(item.asnumpy(), picture(4))


# ---- objects

LABELS = ([2, 5, 0, 0.25, 0.25, 0.5, 0.75], [4, 5, 7, 7, 1, 0.1, 0.2, 0.5, 0.6, 2, 0.3, 0.3, 0.9, 0.8])


def detections(folder, **options):
    entries = [[*label, f"{number}.png"] for number, label in enumerate(LABELS)]
    return image.ImageDetIter(2, (3, 8, 9), imglist=entries, path_root=str(folder), **options)


def test_detection_batches(folder):
    batches = detections(folder)
    assert [tuple(d) for d in batches.provide_label] == [("label", (2, 2, 5))]
    batch = next(batches)
    assert batch.data[0].shape == (2, 3, 8, 9)
    np.testing.assert_allclose(batch.label[0].asnumpy(), [
        [[0, 0.25, 0.25, 0.5, 0.75], [-1] * 5], [[1, 0.1, 0.2, 0.5, 0.6], [2, 0.3, 0.3, 0.9, 0.8]]], rtol=1e-6)
    with pytest.raises(ValueError, match="label_shape"):
        batches.reshape(label_shape=(1, 5))
    other = image.ImageDetIter(1, (3, 8, 9), imglist=[[*LABELS[0], "0.png"]], path_root=str(folder))
    assert batches.sync_label_shape(other) is other
    assert other.label_shape == (2, 5)
    assert next(other).label[0].shape == (1, 2, 5)


@pytest.mark.parametrize("label", [[2, 5], [2, 5, 0, 0.1, 0.2, 0.5, 0.1], [2, 5, 0, 0.1, 0.2, 0.5, 0.6, 1],
                                   [1, 5, 0, 0.1, 0.2, 0.5, 0.6]])
def test_labels_that_are_not_in_form(folder, label):
    with pytest.raises(RuntimeError):
        image.ImageDetIter(1, (3, 8, 9), imglist=[[*label, "0.png"]], path_root=str(folder))


def marked(height=20, width=30, box=(6, 4, 15, 12)):
    """A grey image with a white box, and its label."""
    pixels = np.full((height, width, 3), 50, np.uint8)
    left, top, right, bottom = box
    pixels[top:bottom, left:right] = 255
    label = np.array([[3, left / width, top / height, right / width, bottom / height]])
    return nd.array(pixels, dtype="uint8"), label


def box_of(src):
    """The label that the white pixels say."""
    rows, columns = np.nonzero((src.asnumpy() == 255).all(-1))
    height, width = src.shape[:2]
    return [3, columns.min() / width, rows.min() / height, (columns.max() + 1) / width, (rows.max() + 1) / height]


@pytest.mark.parametrize("aug", [
    image.DetHorizontalFlipAug(1), image.DetRandomCropAug(0.5, area_range=(0.2, 0.8)), image.DetRandomPadAug(),
    image.DetRandomSelectAug([image.DetHorizontalFlipAug(1), image.DetRandomPadAug()]),
    image.CreateMultiRandCropAugmenter([0.1, 0.9], area_range=(0.3, 0.9)),
], ids=lambda aug: type(aug).__name__)
def test_labels_follow_the_pixels(aug):
    changed = 0
    for _ in range(30):
        src, label = marked()
        before = label.copy()
        moved, objects = aug(src, label)
        np.testing.assert_array_equal(label, before)
        np.testing.assert_allclose(objects, [box_of(moved)], atol=1e-6)
        changed += not np.array_equal(objects, before)
    assert changed > 15


def test_cropping_drops_objects_that_are_hardly_left():
    src, label = marked(box=(0, 0, 10, 20))
    label = np.concatenate([label, [[1, 0.9, 0, 1, 1]]])
    aug = image.DetRandomCropAug(0.9, aspect_ratio_range=(0.4, 0.7), area_range=(0.3, 0.35), min_eject_coverage=0.5)
    assert any(len(aug(src, label)[1]) == 1 for _ in range(20))
    with pytest.warns(UserWarning, match="area_range"):
        assert not image.DetRandomCropAug(area_range=(0.5, 0.2)).enabled


def test_create_det_augmenter(folder):
    augs = image.CreateDetAugmenter((3, 8, 9), resize=4, rand_crop=0.5, rand_pad=0.4, rand_mirror=True, mean=True,
                                    std=True, brightness=0.1, hue=0.1, pca_noise=0.1, rand_gray=0.2)
    names = [type(getattr(aug, "augmenter", aug)).__name__ for aug in augs]
    assert names == ["ResizeAug", "DetRandomSelectAug", "DetHorizontalFlipAug", "DetRandomSelectAug", "ForceResizeAug",
                     "CastAug", "ColorJitterAug", "HueJitterAug", "LightingAug", "RandomGrayAug", "ColorNormalizeAug"]
    for _ in range(5):
        batch = next(detections(folder, aug_list=augs))
        objects = batch.label[0].asnumpy()
        real = objects[objects[..., 0] >= 0]
        assert (real[:, 1:] >= 0).all() and (real[:, 1:] <= 1.00001).all()
        assert np.isfinite(batch.data[0].asnumpy()).all()
