"""Boxes of detection networks against plain NumPy: suppression, overlap, matching, coding, anchors and targets."""
import numpy as np
import pytest

from mxnet import autograd, nd
from mxnet.base import MXNetError


def random_boxes(rng, *shape, grid=None):
    """Corners of boxes that are not empty; with `grid` many of them coincide or touch."""
    points = rng.rand(2, *shape, 2)
    if grid:
        points = np.round(points * grid) / grid
    low, high = points.min(0), points.max(0) + (1.0 / grid if grid else 0.01)
    return np.concatenate([low, high], -1).astype(np.float32)


def iou(a, b):
    width = min(a[2], b[2]) - max(a[0], b[0])
    height = min(a[3], b[3]) - max(a[1], b[1])
    if width <= 0 or height <= 0:
        return 0.0
    shared = width * height
    return shared / ((a[2] - a[0]) * (a[3] - a[1]) + (b[2] - b[0]) * (b[3] - b[1]) - shared)


def suppress(rows, threshold, valid, topk, ids, background, force):
    """Rows (class, score, corners) that stay, as indices."""
    order = [i for i in range(len(rows)) if rows[i, 1] > valid and not (ids and rows[i, 0] == background)]
    order.sort(key=lambda i: -rows[i, 1])
    kept = []
    for i in order[:topk] if topk > 0 else order:
        rivals = [k for k in kept if force or not ids or rows[k, 0] == rows[i, 0]]
        if not any(iou(rows[k, 2:6], rows[i, 2:6]) > threshold for k in rivals):
            kept.append(i)
    return kept


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("ids,background,force", [
    (False, -1, False), (True, -1, False), (True, 1, False), (True, 0, True)])
@pytest.mark.parametrize("topk", [-1, 7])
def test_box_nms(dtype, ids, background, force, topk):
    rng = np.random.RandomState(3)
    data = np.concatenate([rng.randint(-1, 3, (3, 100, 1)), rng.rand(3, 100, 1), random_boxes(rng, 3, 100),
                           rng.rand(3, 100, 2)], -1).astype(dtype)
    x = nd.array(data, dtype=dtype)
    x.attach_grad()
    head = rng.rand(*data.shape)
    with autograd.record():
        y = nd.contrib.box_nms(x, overlap_thresh=0.3, valid_thresh=0.2, topk=topk, id_index=0 if ids else -1,
                               background_id=background, force_suppress=force)
    y.backward(nd.array(head, dtype=dtype))
    want, slope = np.full_like(data, -1), np.zeros_like(data)
    for b in range(3):
        kept = suppress(data[b], 0.3, 0.2, topk, ids, background, force)
        assert 0 < len(kept) < 90
        want[b, :len(kept)] = data[b, kept]
        slope[b, kept] = head[b, :len(kept)]
    np.testing.assert_array_equal(y.asnumpy(), want)
    np.testing.assert_allclose(x.grad.asnumpy(), slope, rtol=1e-6)


def test_box_nms_formats_and_bad_places():
    rows = nd.array([[0.5, 2, 2, 2, 4], [0.75, 2, 2, 4, 4], [0.25, 9, 9, 1, 1]])
    place = {"coord_start": 1, "score_index": 0}
    got = nd.contrib.box_nms(rows, in_format="center", out_format="corner", overlap_thresh=0.4, **place).asnumpy()
    np.testing.assert_array_equal(got, [[0.75, 0, 0, 4, 4], [0.25, 8.5, 8.5, 9.5, 9.5], [-1] * 5])
    # An overlap of exactly the threshold is not too much.
    assert (nd.contrib.box_nms(rows, in_format="center", overlap_thresh=0.5, **place).asnumpy()[:, 0] > 0).all()
    np.testing.assert_array_equal(nd.contrib.box_nms(rows, topk=0, **place).asnumpy(), rows.asnumpy())
    for options, name in [({"coord_start": 2}, "coord_start"), ({"coord_start": 1, "score_index": 3}, "score_index"),
                          ({**place, "id_index": 0}, "id_index"), ({**place, "id_index": 4}, "id_index")]:
        with pytest.raises(MXNetError, match=f"_contrib_box_nms.*'{name}'"):
            nd.contrib.box_nms(rows, **options)
    with pytest.raises(MXNetError, match="float"):
        nd.contrib.box_nms(rows.astype("int32"), **place)


def test_box_iou():
    rng = np.random.RandomState(1)
    a, b = random_boxes(rng, 2, 3, grid=4), random_boxes(rng, 5, grid=4)
    want = np.array([[iou(x, y) for y in b] for x in a.reshape(-1, 4)]).reshape(2, 3, 5)
    assert (want == 0).any() and (want > 0.2).any()
    np.testing.assert_allclose(nd.contrib.box_iou(nd.array(a), nd.array(b)).asnumpy(), want, rtol=1e-6)

    def center(x):
        return nd.array(np.concatenate([(x[..., :2] + x[..., 2:]) / 2, x[..., 2:] - x[..., :2]], -1))

    np.testing.assert_allclose(nd.contrib.box_iou(center(a), center(b), format="center").asnumpy(), want, rtol=1e-5)


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
@pytest.mark.parametrize("ascend", [False, True])
@pytest.mark.parametrize("topk", [-1, 2])
def test_bipartite_matching(dtype, ascend, topk):
    # 1.9.1 matches one pair more than `topk`.
    scores = np.random.RandomState(2).permutation(35).reshape(5, 7).astype(dtype)
    table = nd.array(scores, dtype=dtype)
    rows, columns = nd.contrib.bipartite_matching(table, threshold=20, is_ascend=ascend, topk=topk)
    want_rows, want_columns, left = np.full(5, -1), np.full(7, -1), scores.astype(float)
    worst = np.inf if ascend else -np.inf
    for _ in range(5 if topk < 0 else topk):
        i, j = np.unravel_index((left.argmin if ascend else left.argmax)(), left.shape)
        if not (left[i, j] < 20 if ascend else left[i, j] > 20):
            break
        want_rows[i], want_columns[j] = j, i
        left[i], left[:, j] = worst, worst
    np.testing.assert_array_equal(rows.asnumpy(), want_rows)
    np.testing.assert_array_equal(columns.asnumpy(), want_columns)


def test_coding_is_inverted_by_decoding():
    rng = np.random.RandomState(4)
    anchors, truth = random_boxes(rng, 1, 9), random_boxes(rng, 2, 4)
    matches, samples = rng.randint(0, 4, (2, 9)), rng.randint(0, 2, (2, 9))
    stds = np.array([0.1, 0.2, 0.3, 0.4], np.float32)
    code, mask = nd.contrib.box_encode(nd.array(samples), nd.array(matches), nd.array(anchors.repeat(2, 0)),
                                       nd.array(truth), nd.zeros(4), nd.array(stds))
    np.testing.assert_array_equal(mask.asnumpy(), np.repeat(samples[..., None], 4, -1))
    assert not code.asnumpy()[samples == 0].any()
    back = nd.contrib.box_decode(code, nd.array(anchors), *(float(s) for s in stds), format="corner").asnumpy()
    want = np.stack([truth[b, matches[b]] for b in range(2)])
    np.testing.assert_allclose(back[samples == 1], want[samples == 1], atol=1e-5)
    np.testing.assert_allclose(back[samples == 0], anchors.repeat(2, 0)[samples == 0], atol=1e-6)
    limited = nd.contrib.box_decode(nd.ones((1, 9, 4)) * 50, nd.array(anchors), clip=0.5, format="corner").asnumpy()
    np.testing.assert_allclose(limited[..., 2:] - limited[..., :2],
                               (anchors[..., 2:] - anchors[..., :2]) * np.exp(0.5), rtol=1e-3)
    # A match that does not exist reads no memory and is not learnt.
    code, mask = nd.contrib.box_encode(nd.ones((2, 9)), nd.ones((2, 9)) * 1e9, nd.array(anchors.repeat(2, 0)),
                                       nd.array(truth), nd.zeros(4), nd.array(stds))
    assert not code.asnumpy().any() and not mask.asnumpy().any()


def test_multibox_prior():
    got = nd.contrib.MultiBoxPrior(nd.zeros((2, 3, 2, 4)), sizes=(0.5, 0.25), ratios=(4, 1)).asnumpy()
    assert got.shape == (1, 24, 4)
    for y, x, k in np.ndindex(2, 4, 3):
        size, ratio = [(0.5, 4), (0.25, 4), (0.5, 1)][k]
        cx, cy, w, h = (x + 0.5) / 4, (y + 0.5) / 2, size * 2 / 4 * ratio ** 0.5, size / ratio ** 0.5
        want = [cx - w / 2, cy - h / 2, cx + w / 2, cy + h / 2]
        np.testing.assert_allclose(got[0, (y * 4 + x) * 3 + k], want, atol=1e-6)
    stepped = nd.contrib.MultiBoxPrior(nd.zeros((1, 1, 2, 2)), steps=(0.3, 0.2), offsets=(0, 1), clip=True)
    np.testing.assert_allclose(stepped.asnumpy()[0, 3], [0, 0, 0.9, 0.8], atol=1e-6)
    for options in [{"sizes": ()}, {"ratios": ()}, {"steps": (1,)}, {"steps": (1, -1)}, {"offsets": (1, 2, 3)}]:
        with pytest.raises(MXNetError, match=f"_contrib_MultiBoxPrior.*'{next(iter(options))}'"):
            nd.contrib.MultiBoxPrior(nd.zeros((1, 1, 2, 2)), **options)


def match_anchors(anchors, labels, threshold):
    """The label of each anchor, -1 for none."""
    table = np.array([[iou(a, b[1:5]) for b in labels] for a in anchors])
    match, left = np.full(len(anchors), -1), table.copy()
    while left.size and left.max() > 1e-6:
        i, j = np.unravel_index(left.argmax(), left.shape)
        match[i] = j
        left[i], left[:, j] = -1, -1
    for i in np.flatnonzero(match < 0):
        if threshold > 0 and table[i].max() > threshold:
            match[i] = table[i].argmax()
    return match, table


@pytest.mark.parametrize("grid", [None, 4])
@pytest.mark.parametrize("threshold", [0.3, 0])
def test_multibox_target(grid, threshold):
    rng = np.random.RandomState(6)
    anchors = random_boxes(rng, 1, 40, grid=grid)
    labels = np.concatenate([rng.randint(0, 3, (4, 6, 1)), random_boxes(rng, 4, 6, grid=grid)], -1).astype(np.float32)
    labels[0, 2:] = -1
    labels[3] = -1
    scores = rng.randn(4, 4, 40).astype(np.float32)
    arrays = [nd.array(v) for v in (anchors, labels, scores)]
    loc, mask, cls = (v.asnumpy() for v in nd.contrib.MultiBoxTarget(*arrays, overlap_threshold=threshold))
    mined = nd.contrib.MultiBoxTarget(*arrays, overlap_threshold=threshold, ignore_label=-7, negative_mining_ratio=1.5,
                                      negative_mining_thresh=0.4)[2].asnumpy()
    for b, count in enumerate([2, 6, 6]):
        match, table = match_anchors(anchors[0], labels[b, :count], threshold)
        positive = match >= 0
        np.testing.assert_array_equal(cls[b], np.where(positive, labels[b, match, 0] + 1, 0))
        np.testing.assert_array_equal(mask[b].reshape(-1, 4), np.repeat(positive[:, None], 4, 1))
        a, g = anchors[0], labels[b, np.maximum(match, 0), 1:]
        size_a, size_g = a[:, 2:] - a[:, :2], g[:, 2:] - g[:, :2]
        middle = (g[:, :2] + g[:, 2:] - a[:, :2] - a[:, 2:]) / 2
        code = np.concatenate([middle / size_a / 0.1, np.log(size_g / size_a) / 0.2], 1) * positive[:, None]
        np.testing.assert_allclose(loc[b].reshape(-1, 4), code, rtol=1e-3, atol=1e-4)
        background = (np.exp(scores[b]) / np.exp(scores[b]).sum(0))[0]
        hard = [i for i in np.argsort(background) if not positive[i] and table[i].max() < 0.4]
        want = np.where(positive, cls[b], -7)
        want[hard[:int(positive.sum() * 1.5)]] = 0
        np.testing.assert_array_equal(mined[b], want)
    assert not loc[3].any() and not mask[3].any() and (cls[3] == -1).all()


def test_multibox_target_takes_a_least_number_of_negatives():
    # 1.9.1 has this parameter without effect.
    anchors = nd.array([[[i, 0, i + 1, 1] for i in range(8)]])
    label = nd.array([[[2, 3, 0, 4, 1]]])
    cls = nd.contrib.MultiBoxTarget(anchors, label, nd.zeros((1, 4, 8)), negative_mining_ratio=1,
                                    minimum_negative_samples=3)[2].asnumpy()
    np.testing.assert_array_equal(cls, [[0, 0, 0, 3, -1, -1, -1, -1]])


def test_multibox_target_mines_scores_that_are_no_numbers_last():
    anchors = nd.array([[[i, 0, i + 1, 1] for i in range(100)]])
    label = nd.array([[[2, 3, 0, 4, 1]]])
    scores = np.zeros((1, 4, 100))
    scores[0, 0, ::2] = np.nan
    scores[0, 1, 1::4] = np.inf
    cls = nd.contrib.MultiBoxTarget(anchors, label, nd.array(scores), negative_mining_ratio=20)[2].asnumpy()
    assert cls[0, 3] == 3
    np.testing.assert_array_equal(np.flatnonzero(cls[0] == 0), np.arange(7, 84, 4))


@pytest.mark.parametrize("force", [False, True])
def test_multibox_detection(force):
    rng = np.random.RandomState(8)
    anchors = random_boxes(rng, 1, 50)
    scores, code = rng.rand(2, 4, 50).astype(np.float32), (rng.randn(2, 200) / 2).astype(np.float32)
    got = nd.contrib.MultiBoxDetection(nd.array(scores), nd.array(code), nd.array(anchors), threshold=0.6,
                                       nms_threshold=0.3, force_suppress=force, nms_topk=30).asnumpy()
    place = nd.contrib.box_decode(nd.array(code.reshape(2, 50, 4)), nd.array(anchors), 0.1, 0.1, 0.2, 0.2,
                                  format="corner").asnumpy().clip(0, 1)
    for b in range(2):
        rows = np.concatenate([scores[b, 1:].argmax(0)[:, None], scores[b, 1:].max(0)[:, None], place[b]], 1)
        rows = rows[rows[:, 1] >= 0.6]
        rows = rows[np.argsort(-rows[:, 1])]
        kept = suppress(rows, 0.3, -1, 30, True, -1, force)
        gone = np.setdiff1d(np.arange(len(rows)), kept)
        assert len(kept) and len(gone)
        rows[gone, 0] = -1
        np.testing.assert_allclose(got[b, :len(rows)], rows, atol=1e-5)
        assert (got[b, len(rows):] == -1).all()


def proposals(prob, pred, info, pre, post, threshold, least, scales, ratios, stride, corners):
    """Proposals of one image, written out."""
    anchors = []
    for ratio in ratios:
        width = np.floor(np.sqrt(np.floor(stride * stride / ratio)) + 0.5)
        size = np.array([width, np.floor(width * ratio + 0.5)])
        anchors += [np.concatenate([(stride - size * s) / 2, (stride + size * s) / 2 - 1]) for s in scales]
    rows = []
    for y, x, a in np.ndindex(*pred.shape[1:], len(anchors)):
        box, d = anchors[a] + np.array([x, y, x, y]) * stride, pred[a * 4:a * 4 + 4, y, x]
        if corners:
            box = box + d
        else:
            size = box[2:] - box[:2] + 1
            middle, half = box[:2] + (size - 1) / 2 + d[:2] * size, (np.exp(d[2:]) * size - 1) / 2
            box = np.concatenate([middle - half, middle + half])
        box = np.minimum(np.maximum(box, 0), np.array([info[1], info[0], info[1], info[0]]) - 1)
        score = prob[len(anchors) + a, y, x]
        if y >= info[0] // stride or x >= info[1] // stride:
            score = -1
        if (box[2:] - box[:2] + 1 < least * info[2]).any():
            score, box = -1, box + np.array([-1, -1, 1, 1]) * least * info[2] / 2
        rows.append([0, score, *box[:2], *(box[2:] + 1)])
    rows = np.array(rows)
    rows = rows[np.argsort(-rows[:, 1], kind="stable")[:pre if pre > 0 else None]]
    kept = suppress(rows, threshold, -2, -1, False, 0, True)[:post]
    rows = rows[[kept[i % len(kept)] for i in range(post)]]
    return rows[:, 2:6] - [0, 0, 1, 1], rows[:, 1]


@pytest.mark.parametrize("corners", [False, True])
@pytest.mark.parametrize("pre", [0, 20])
def test_proposals(corners, pre):
    rng = np.random.RandomState(5)
    scales, ratios = (1, 2.5), (0.5, 1, 2)
    prob = (rng.permutation(2 * 12 * 20).reshape(2, 12, 4, 5) / 480).astype(np.float32)
    pred = (rng.randn(2, 24, 4, 5) * (4 if corners else 0.3)).astype(np.float32)
    info = np.array([[64, 70, 1], [50, 80, 1.5]], np.float32)
    options = {"rpn_pre_nms_top_n": pre, "rpn_post_nms_top_n": 15, "threshold": 0.4, "rpn_min_size": 9,
               "scales": scales, "ratios": ratios, "feature_stride": 16, "output_score": True, "iou_loss": corners}
    arrays = [nd.array(a) for a in (prob, pred, info)]
    rois, scores = (a.asnumpy() for a in nd.contrib.MultiProposal(*arrays, **options))
    assert rois.shape == (30, 5) and scores.shape == (30, 1)
    for b in range(2):
        part = slice(b * 15, b * 15 + 15)
        boxes, values = proposals(prob[b], pred[b], info[b], pre, 15, 0.4, 9, scales, ratios, 16, corners)
        np.testing.assert_array_equal(rois[part, 0], b)
        np.testing.assert_allclose(rois[part, 1:], boxes, atol=1e-3)
        np.testing.assert_allclose(scores[part, 0], values, rtol=1e-6)
        single = nd.contrib.Proposal(*(a[b:b + 1] for a in arrays), **options)[0].asnumpy()
        np.testing.assert_array_equal(single[:, 1:], rois[part, 1:])
    with pytest.raises(MXNetError, match="_contrib_Proposal.*'cls_prob'"):
        nd.contrib.Proposal(*arrays, **options)
    with pytest.raises(MXNetError, match="MultiProposal.*'bbox_pred'"):
        nd.contrib.MultiProposal(arrays[0], arrays[1][:, 1:], arrays[2], **options)
