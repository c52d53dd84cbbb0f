"""Vocabularies, word vectors and text data sets against what their files and counts say."""
from collections import Counter

import numpy as np
import pytest

import mxnet as mx
from mxnet.contrib import text
from mxnet.gluon.contrib.data.text import WikiText2, WikiText103

COUNTS = Counter({"b": 2, "a": 2, "c": 5, "d": 1})


@pytest.mark.parametrize("source, token_delim, seq_delim, to_lower, expected", [
    (" Life is great ! \n life is good . \n", " ", "\n", True,
     {"life": 2, "is": 2, "great": 1, "!": 1, "good": 1, ".": 1}),
    (" Life is great ! \n life is good . \n", " ", "\n", False,
     {"Life": 1, "life": 1, "is": 2, "great": 1, "!": 1, "good": 1, ".": 1}),
    ("*a*b*\n*A*", r"\*", "\n", True, {"a": 2, "b": 1}), ("aXbYcX", "X", "Y", True, {"a": 1, "b": 1, "c": 1}),
    ("", " ", "\n", False, {})])
def test_count_tokens(source, token_delim, seq_delim, to_lower, expected):
    assert text.utils.count_tokens_from_str(source, token_delim, seq_delim, to_lower) == expected


def test_count_tokens_adds():
    counter = Counter({"a": 3})
    assert text.utils.count_tokens_from_str("a b", counter_to_update=counter) is counter
    assert counter == {"a": 4, "b": 1}


@pytest.mark.parametrize("kwargs, tokens", [
    ({}, ["<unk>", "c", "a", "b", "d"]), ({"most_freq_count": 2}, ["<unk>", "c", "a"]),
    ({"most_freq_count": 0}, ["<unk>"]), ({"min_freq": 2}, ["<unk>", "c", "a", "b"]), ({"unknown_token": "c"}, "cabd"),
    ({"reserved_tokens": ["c", "p"]}, ["<unk>", "c", "p", "a", "b", "d"]),
    ({"reserved_tokens": ["c"], "most_freq_count": 1}, ["<unk>", "c", "a"])])
def test_vocabulary(kwargs, tokens):
    vocabulary = text.vocab.Vocabulary(COUNTS, **kwargs)
    assert vocabulary.idx_to_token == list(tokens) and len(vocabulary) == len(tokens)
    assert vocabulary.token_to_idx == {token: i for i, token in enumerate(tokens)}
    assert vocabulary.reserved_tokens == kwargs.get("reserved_tokens")
    assert vocabulary.to_tokens(vocabulary.to_indices(list(tokens))) == list(tokens)
    assert vocabulary.to_indices("nowhere") == 0 and vocabulary.to_tokens(0) == vocabulary.unknown_token


@pytest.mark.parametrize("kwargs, name", [({"min_freq": 0}, "min_freq"), ({"reserved_tokens": ["x", "x"]}, "reserved"),
                                          ({"reserved_tokens": ["<unk>"]}, "reserved")])
def test_bad_vocabulary(kwargs, name):
    with pytest.raises(AssertionError, match=name):
        text.vocab.Vocabulary(COUNTS, **kwargs)


@pytest.mark.parametrize("indices", [5, -1, [0, 7], "a", 1.0])
def test_bad_indices(indices):
    with pytest.raises(ValueError, match="'indices'"):
        text.vocab.Vocabulary(COUNTS).to_tokens(indices)


def custom(tmp_path, content, **kwargs):
    path = tmp_path / "vectors.txt"
    path.write_text(content)
    return text.embedding.CustomEmbedding(str(path), **kwargs)


def test_custom_embedding(tmp_path):
    embedding = custom(tmp_path, "a 1 2\nb 3 4\n")
    assert embedding.idx_to_token == ["<unk>", "a", "b"] and embedding.vec_len == 2
    assert embedding.idx_to_vec.asnumpy().tolist() == [[0, 0], [1, 2], [3, 4]]
    assert embedding.get_vecs_by_tokens("b").asnumpy().tolist() == [3, 4]
    assert embedding.get_vecs_by_tokens(["A", "B", "zz"]).asnumpy().tolist() == [[0, 0]] * 3
    assert embedding.get_vecs_by_tokens(["A", "B", "zz"], True).asnumpy().tolist() == [[1, 2], [3, 4], [0, 0]]
    embedding.update_token_vectors("a", mx.nd.array([5, 6]))
    embedding.update_token_vectors(["b", "<unk>"], mx.nd.array([[7, 8], [9, 9]]))
    assert embedding.idx_to_vec.asnumpy().tolist() == [[9, 9], [5, 6], [7, 8]]


def test_unknown_and_reserved_tokens(tmp_path):
    content = "a 1 2\n<unk> 5 5\n"
    assert custom(tmp_path, content).idx_to_vec.asnumpy().tolist() == [[5, 5], [1, 2]]
    embedding = custom(tmp_path, content, unknown_token="?", reserved_tokens=["a", "p"], init_unknown_vec=mx.nd.ones)
    assert embedding.idx_to_token == ["?", "a", "p", "<unk>"]
    assert embedding.idx_to_vec.asnumpy().tolist() == [[1, 1], [1, 2], [1, 1], [5, 5]]


def test_embedding_of_a_vocabulary(tmp_path):
    embedding = custom(tmp_path, "a 1 2\nq 9 9\nb 3 4\n", vocabulary=text.vocab.Vocabulary(COUNTS))
    assert embedding.idx_to_token == ["<unk>", "c", "a", "b", "d"]
    assert embedding.idx_to_vec.asnumpy().tolist() == [[0, 0], [0, 0], [1, 2], [3, 4], [0, 0]]


def test_composite_embedding(tmp_path):
    first = custom(tmp_path, "a 1 2\nb 3 4\n", init_unknown_vec=mx.nd.ones)
    second = custom(tmp_path, "c 5 6 7\na 8 9 10\n")
    vocabulary = text.vocab.Vocabulary(Counter("aab"), reserved_tokens=["c"])
    embedding = text.embedding.CompositeEmbedding(vocabulary, [first, second])
    assert embedding.vec_len == 5 and embedding.idx_to_token == ["<unk>", "c", "a", "b"]
    assert embedding.idx_to_vec.asnumpy().tolist() == [[1, 1, 0, 0, 0], [1, 1, 5, 6, 7], [1, 2, 8, 9, 10],
                                                       [3, 4, 0, 0, 0]]
    one = text.embedding.CompositeEmbedding(vocabulary, first)
    assert one.idx_to_vec.asnumpy().tolist() == [[1, 1], [1, 1], [1, 2], [3, 4]]


@pytest.mark.parametrize("content, warning, tokens", [
    ("3 2\na 1 2\n", "line 1.*header", ["<unk>", "a"]), ("a 1 2\na 5 6\n", "line 2.*before", ["<unk>", "a"])])
def test_lines_that_are_skipped(tmp_path, content, warning, tokens):
    with pytest.warns(UserWarning, match=warning):
        embedding = custom(tmp_path, content)
    assert embedding.idx_to_token == tokens and embedding.idx_to_vec.asnumpy().tolist() == [[0, 0], [1, 2]]


@pytest.mark.parametrize("content, error, match", [
    ("a 1 2\nb 1 2 3\n", AssertionError, "line 2 .*expected 2 numbers"), ("a 1 2\n\n", AssertionError, "line 2 "),
    ("a\n", AssertionError, "line 1 "), ("a x 2\n", ValueError, "line 1 "), ("", ValueError, "none")])
def test_bad_files(tmp_path, content, error, match):
    with pytest.raises(error, match=match):
        custom(tmp_path, content)


def test_bad_embedding_arguments(tmp_path):
    embedding = custom(tmp_path, "a 1 2\nb 3 4\n")
    with pytest.raises(ValueError, match="'zz'.*'<unk>'"):
        embedding.update_token_vectors("zz", mx.nd.array([1, 2]))
    for tokens, vectors in ((["a", "b"], [1, 2]), (["a", "b"], [[1, 2]]), ("a", [1]), ("a", [[1, 2], [3, 4]])):
        with pytest.raises(AssertionError, match="'new_vectors'"):
            embedding.update_token_vectors(tokens, mx.nd.array(vectors))
    with pytest.raises(AssertionError, match="'token_embeddings'"):
        text.embedding.CompositeEmbedding(text.vocab.Vocabulary(COUNTS), 3)
    with pytest.raises(AssertionError, match="'vocabulary'"):
        text.embedding.CompositeEmbedding(3, embedding)
    with pytest.raises(ValueError, match="'pretrained_file_path'"):
        text.embedding.CustomEmbedding(str(tmp_path / "nothing"))


@pytest.mark.parametrize("name, file", [("glove", "glove.6B.50d.txt"), ("fasttext", "wiki.kn.vec")])
def test_published_embeddings(tmp_path, name, file):
    with pytest.raises(FileNotFoundError, match=file):
        text.embedding.create(name, pretrained_file_name=file, embedding_root=str(tmp_path))
    (tmp_path / name).mkdir()
    (tmp_path / name / file).write_text("x 1 2 3\ny 4 5 6\n")
    embedding = text.embedding.create(name, pretrained_file_name=file, embedding_root=str(tmp_path))
    assert embedding.get_vecs_by_tokens("y").asnumpy().tolist() == [4, 5, 6]
    with pytest.raises(KeyError, match="'mine'"):
        text.embedding.create(name, pretrained_file_name="mine")
    assert file in text.embedding.get_pretrained_file_names(name)


def test_names_of_published_files():
    names = text.embedding.get_pretrained_file_names()
    assert len(set(names["glove"])) == 10 and len(set(names["fasttext"])) == 327
    with pytest.raises(KeyError, match="'nobody'"):
        text.embedding.get_pretrained_file_names("nobody")
    with pytest.raises(ValueError, match="nobody"):
        text.embedding.create("nobody")


def test_own_embedding_with_checksum(tmp_path):
    class Mine(text.embedding._TokenEmbedding):
        # sha1sum of "a 1 2\n"
        pretrained_file_name_sha1 = {"mine.txt": "6ecc4414a08bf19c5b6a3142dc7be1f3ca3b3c01"}

        def __init__(self, root):
            super().__init__()
            self._load_embedding(self._get_pretrained_file(root, "mine.txt"), " ", mx.nd.zeros)
    text.embedding.register(Mine)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "mine.txt").write_text("a 1 2\n")
    assert text.embedding.create("MINE", root=str(tmp_path)).idx_to_token == ["<unk>", "a"]
    (tmp_path / "mine" / "mine.txt").write_text("a 1 3\n")
    with pytest.raises(OSError, match="checksum"):
        Mine(str(tmp_path))


def test_wikitext(tmp_path):
    (tmp_path / "wiki.train.tokens").write_text(" \n = A = \n \n the b the <unk> \n c \n", encoding="utf8")
    (tmp_path / "wiki.valid.tokens").write_text("the q\n", encoding="utf8")
    train = WikiText2(str(tmp_path), seq_len=4)
    assert train.frequencies == {"=": 2, "A": 1, "the": 2, "b": 1, "<unk>": 1, "c": 1}
    assert train.vocabulary.idx_to_token == ["<unk>", "<eos>", "=", "the", "A", "b", "c"]
    # = A = <eos> the b the <unk> <eos> c <eos>
    stream = [2, 4, 2, 1, 3, 5, 3, 0, 1, 6, 1]
    assert len(train) == 2
    for i, (data, label) in enumerate(train):
        assert data.dtype == label.dtype == np.int32
        assert data.asnumpy().tolist() == stream[4 * i:4 * i + 4]
        assert label.asnumpy().tolist() == stream[4 * i + 1:4 * i + 5]
    valid = WikiText103(str(tmp_path), "validation", train.vocabulary, seq_len=2)
    assert [array.asnumpy().tolist() for array in valid[0]] == [[3, 0], [0, 1]] and len(valid) == 1
    with pytest.raises(FileNotFoundError, match="wiki.test.tokens"):
        WikiText2(str(tmp_path), "test")
    with pytest.raises(ValueError, match="'segment'"):
        WikiText2(str(tmp_path), "dev")
