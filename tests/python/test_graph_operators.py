"""Operators on graphs as csr matrices: edges, adjacency, subgraphs, samples of neighbours."""
import numpy as np
import pytest

import mxnet as mx
from mxnet import nd
from mxnet.base import MXNetError


def graph(rng, n=12, density=0.4):
    """A random graph whose edges are numbered from 0, with the table of these numbers (-1: no edge)."""
    table = np.full((n, n), -1)
    rows, columns = np.nonzero(rng.rand(n, n) < density)
    table[rows, columns] = np.arange(len(rows))
    starts = np.concatenate([[0], np.cumsum(np.bincount(rows, minlength=n))])
    return nd.sparse.csr_matrix((np.arange(len(rows)), columns, starts), shape=(n, n), dtype="int64"), table


def edges(csr):
    """{(row, column): value} of what a csr matrix stores."""
    csr.check_format(full_check=True)
    starts, columns, values = (a.asnumpy() for a in (csr.indptr, csr.indices, csr.data))
    return {(r, columns[e]): values[e] for r in range(csr.shape[0]) for e in range(starts[r], starts[r + 1])}


def ints(values):
    return nd.array(values, dtype="int64")


def test_edge_id_and_adjacency():
    rng = np.random.RandomState(0)
    g, table = graph(rng)
    u, v = rng.randint(0, 12, (2, 50))
    for dtype in ("int64", "float32"):
        got = nd.contrib.edge_id(g, nd.array(u, dtype=dtype), nd.array(v, dtype=dtype))
        np.testing.assert_array_equal(got.asnumpy(), table[u, v])
        assert got.dtype == np.int64
    adjacency = nd.contrib.dgl_adjacency(g)
    assert adjacency.stype == "csr" and adjacency.dtype == np.float32
    np.testing.assert_array_equal(adjacency.asnumpy(), table >= 0)
    with pytest.raises(MXNetError, match="edge_id.*'u'.*\\[0, 12\\), got 12"):
        nd.contrib.edge_id(g, ints([12]), ints([0]))
    with pytest.raises(MXNetError, match="edge_id.*'data'.*csr"):
        nd.contrib.edge_id(nd.ones((3, 3)), ints([0]), ints([0]))


def test_subgraphs():
    g, table = graph(np.random.RandomState(1))
    sets = [[0, 3, 4, 9], [2, 11], []]
    out = nd.contrib.dgl_subgraph(g, *(ints(s) for s in sets), num_args=4, return_mapping=True)
    assert len(out) == 6
    for own, original, vertices in zip(out[:3], out[3:], sets):
        inner = table[np.ix_(vertices, vertices)] if vertices else np.zeros((0, 0))
        want = {(i, j): inner[i, j] for i, j in np.ndindex(*inner.shape) if inner[i, j] >= 0}
        assert edges(original) == want and list(edges(own)) == list(want)
        assert list(edges(own).values()) == list(range(len(want)))
    for bad in ([3, 0], [1, 1], [0, 12], [-1]):
        with pytest.raises(MXNetError, match="dgl_subgraph.*'data'"):
            nd.contrib.dgl_subgraph(g, ints(bad), num_args=2, return_mapping=False)


@pytest.mark.parametrize("weighted", [False, True])
@pytest.mark.parametrize("hops,neighbours,room", [(1, 2, 12), (3, 2, 12), (2, 50, 20), (2, 3, 5), (0, 2, 4)])
def test_samples_of_neighbours(weighted, hops, neighbours, room):
    rng = np.random.RandomState(2)
    g, table = graph(rng)
    weights = rng.rand(12).astype(np.float32)
    weights[[2, 5]] = 0
    seeds = [[7, 0], [3]]
    options = {"num_hops": hops, "num_neighbor": neighbours, "max_num_vertices": room}
    if weighted:
        out = nd.contrib.dgl_csr_neighbor_non_uniform_sample(g, nd.array(weights), *map(ints, seeds), num_args=4,
                                                             **options)
    else:
        out = nd.contrib.dgl_csr_neighbor_uniform_sample(g, *map(ints, seeds), num_args=3, **options)
    assert len(out) == (8 if weighted else 6)
    for i, first in enumerate(seeds):
        parts = out[i::2]
        ids, layers = parts[0].asnumpy(), parts[-1].asnumpy()
        count = ids[-1]
        vertices, distance = ids[:count], dict(zip(ids[:count], layers))
        assert (np.diff(vertices) > 0).all() and (ids[count:-1] == -1).all() and (layers[count:] == -1).all()
        assert {v for v in vertices if distance[v] == 0} == set(first)
        drawn = {(vertices[r], c): e for (r, c), e in edges(parts[1]).items()}
        assert parts[1].shape == (room, 12) and set(parts[1].indptr.asnumpy()[count:]) == {len(drawn)}
        allowed = (table >= 0) & (weights > 0 if weighted else True)
        for (u, v), e in drawn.items():
            assert table[u, v] == e and allowed[u, v]
            assert distance[u] < hops and distance[v] <= distance[u] + 1
        for v in vertices:  # each was found from one a step closer
            assert distance[v] == 0 or any(a[1] == v and distance[a[0]] == distance[v] - 1 for a in drawn)
            if count < room and distance[v] < hops:
                assert sum(a[0] == v for a in drawn) == min(neighbours, allowed[v].sum())
        if weighted:
            np.testing.assert_array_equal(parts[2].asnumpy()[:count], weights[vertices])
        whole, mapping = nd.contrib.dgl_graph_compact(parts[1], parts[0], num_args=2, graph_sizes=int(count),
                                                      return_mapping=True)
        assert whole.shape == (count, count)
        assert {(vertices[r], vertices[c]): e for (r, c), e in edges(mapping).items()} == drawn
        assert list(edges(whole).values()) == list(range(len(drawn)))


def test_samples_follow_the_seed_and_the_weights():
    g = nd.sparse.csr_matrix((np.arange(4), [1, 2, 3, 4], [0, 4, 4, 4, 4, 4]), shape=(5, 5), dtype="int64")
    weights = nd.array([1, 1, 2, 3, 4])

    def first_neighbours(count):
        found = np.zeros(5)
        for _ in range(count):
            ids = nd.contrib.dgl_csr_neighbor_non_uniform_sample(g, weights, ints([0]), num_args=3, num_hops=1,
                                                                 num_neighbor=1, max_num_vertices=3)[0].asnumpy()
            found[ids[1]] += 1
        return found

    mx.random.seed(5)
    counts = first_neighbours(2000)
    # Five standard deviations around the expected counts.
    share = np.array([0, 1, 2, 3, 4]) / 10
    assert (np.abs(counts - 2000 * share) <= 5 * np.sqrt(2000 * share * (1 - share))).all()
    mx.random.seed(5)
    np.testing.assert_array_equal(first_neighbours(2000), counts)
