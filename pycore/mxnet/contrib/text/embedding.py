# Word vectors from files, for the tokens of a vocabulary or of the file.
"""Vectors of tokens.

Vectors are read from local text files with one token and the numbers of its vector on each line; nothing is downloaded.
"""
import copy
import os
import warnings

import numpy as np

from ... import ndarray as nd
from ... import registry
from ...base import data_dir
from ...gluon.utils import check_sha1
from . import _names, vocab


class _TokenEmbedding(vocab.Vocabulary):
    """Base of all embeddings: a vocabulary whose tokens have vectors.

    A subclass for published files names them in `pretrained_file_name_sha1`, a dict of file name to SHA-1 checksum in
    hexadecimal, or to None where it is not to be checked, and `register` makes it known to `create`.
    """

    pretrained_file_name_sha1 = {}

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self._vec_len = 0
        self._idx_to_vec = None

    @property
    def vec_len(self):
        """Length of a vector."""
        return self._vec_len

    @property
    def idx_to_vec(self):
        """The vectors by token number, as an NDArray (number of tokens, vec_len)."""
        return self._idx_to_vec

    @classmethod
    def _check_pretrained_file_names(cls, pretrained_file_name):
        if pretrained_file_name not in cls.pretrained_file_name_sha1:
            raise KeyError(f"[{cls.__name__}] argument 'pretrained_file_name': expected one of "
                           f"{', '.join(cls.pretrained_file_name_sha1)}, got {pretrained_file_name!r}")

    @classmethod
    def _get_pretrained_file(cls, embedding_root, pretrained_file_name):
        """Path of the file in the folder `<embedding_root>/<class name in lower case>`."""
        folder = os.path.join(os.path.expanduser(embedding_root), cls.__name__.lower())
        path = os.path.join(folder, pretrained_file_name)
        if not os.path.isfile(path):
            raise FileNotFoundError(f"[{cls.__name__}] argument 'embedding_root': expected the file "
                                    f"{pretrained_file_name} in the folder {folder!r}, got none; put it there")
        checksum = cls.pretrained_file_name_sha1.get(pretrained_file_name)
        if checksum and not check_sha1(path, checksum):
            raise OSError(f"[{cls.__name__}] argument 'embedding_root': expected {path!r} with the SHA-1 checksum "
                          f"{checksum}, got another one")
        return path

    def _load_embedding(self, pretrained_file_path, elem_delim, init_unknown_vec, encoding="utf8"):
        """Read the file, and give a number to each of its tokens that has none.

        Tokens that are not in the file have the vector of the unknown token: that of the file, or else
        `init_unknown_vec(shape=length)`.
        """
        path = os.path.expanduser(pretrained_file_path)
        if not os.path.isfile(path):
            raise ValueError(f"[{type(self).__name__}] argument 'pretrained_file_path': expected a file with vectors, "
                             f"got {pretrained_file_path!r}")
        vectors = self._read_vectors(path, elem_delim, encoding)
        for token in vectors:
            if token not in self._token_to_idx:
                self._add(token)
        unknown = vectors.get(self.unknown_token)
        if unknown is None:
            unknown = init_unknown_vec(shape=self._vec_len).asnumpy()
        self._idx_to_vec = nd.array(np.array([vectors.get(token, unknown) for token in self._idx_to_token],
                                             dtype=np.float32))

    def _read_vectors(self, path, elem_delim, encoding):
        """Dict of token to vector."""
        vectors = {}
        with open(path, encoding=encoding) as file:
            for number, line in enumerate(file, 1):
                token, *elements = line.rstrip().split(elem_delim)
                where = f"[{type(self).__name__}] line {number} of {path}"
                if not elements:
                    raise AssertionError(f"{where}: expected a token and the numbers of its vector, got {line!r}")
                if len(elements) == 1:
                    warnings.warn(f"{where}: {token!r} with one number is likely a header and is skipped")
                elif token in vectors:
                    warnings.warn(f"{where}: {token!r} has got its vector before; this one is skipped")
                elif vectors and len(elements) != self._vec_len:
                    raise AssertionError(f"{where}: expected {self._vec_len} numbers as on the lines before, got "
                                         f"{len(elements)}")
                else:
                    self._vec_len = len(elements)
                    try:
                        vectors[token] = np.array(elements, dtype=np.float32)
                    except ValueError:
                        raise ValueError(f"{where}: expected numbers after the token, got {line!r}") from None
        if not vectors:
            raise ValueError(f"[{type(self).__name__}] argument 'pretrained_file_path': expected a file with vectors, "
                             f"got {path!r} with none")
        return vectors

    def _index_tokens_from_vocabulary(self, vocabulary):
        if not isinstance(vocabulary, vocab.Vocabulary):
            raise AssertionError(f"[{type(self).__name__}] argument 'vocabulary': expected a Vocabulary, got "
                                 f"{type(vocabulary).__name__}")
        self._token_to_idx = dict(vocabulary.token_to_idx)
        self._idx_to_token = list(vocabulary.idx_to_token)
        self._unknown_token = vocabulary.unknown_token
        self._reserved_tokens = vocabulary.reserved_tokens

    def _set_idx_to_vec_by_embeddings(self, token_embeddings):
        """Join the vectors that the embeddings have for each token. Number 0 gets those of their unknown tokens."""
        parts = []
        for embedding in token_embeddings:
            rows = [0] + embedding.to_indices(self._idx_to_token[1:])
            parts.append(embedding.idx_to_vec.asnumpy()[rows])
        self._idx_to_vec = nd.array(np.concatenate(parts, axis=1))
        self._vec_len = self._idx_to_vec.shape[1]

    def _build_embedding_for_vocabulary(self, vocabulary):
        """Keep only the vectors of the vocabulary's tokens, under its numbers. None keeps everything."""
        if vocabulary is not None:
            whole = copy.copy(self)
            self._index_tokens_from_vocabulary(vocabulary)
            self._set_idx_to_vec_by_embeddings([whole])

    def get_vecs_by_tokens(self, tokens, lower_case_backup=False):
        """Vectors of tokens.

        Parameters
        ----------
        tokens : str or list of str
        lower_case_backup : bool
            Look for the token in lower case when it has no number as it is.

        Returns
        -------
        NDArray
            (vec_len,) for one token, (len(tokens), vec_len) for a list. A token without number gets the vector of the
            unknown token.
        """
        single = not isinstance(tokens, list)
        known = self._token_to_idx
        rows = [known.get(token, known.get(token.lower(), 0) if lower_case_backup else 0)
                for token in ([tokens] if single else tokens)]
        vectors = nd.array(self._idx_to_vec.asnumpy()[rows])
        return vectors[0] if single else vectors

    def update_token_vectors(self, tokens, new_vectors):
        """Change the vectors of tokens.

        Parameters
        ----------
        tokens : str or list of str
            Tokens with numbers; the unknown token must be named itself.
        new_vectors : NDArray
            (len(tokens), vec_len); for one token also (vec_len,).

        Raises
        ------
        ValueError
            When a token has no number.
        AssertionError
            When the shape is another one.
        """
        tokens = tokens if isinstance(tokens, list) else [tokens]
        shape = new_vectors.shape if len(new_vectors.shape) > 1 or len(tokens) > 1 else (1, *new_vectors.shape)
        if shape != (len(tokens), self._vec_len):
            raise AssertionError(f"[update_token_vectors] argument 'new_vectors': expected the shape "
                                 f"{(len(tokens), self._vec_len)}, got {new_vectors.shape}")
        for token in tokens:
            if token not in self._token_to_idx:
                raise ValueError(f"[update_token_vectors] argument 'tokens': expected tokens of the vocabulary, got "
                                 f"{token!r}; the vector of unknown tokens is that of {self.unknown_token!r}")
        table = self._idx_to_vec.asnumpy()
        table[self.to_indices(tokens)] = new_vectors.asnumpy().reshape(shape)
        self._idx_to_vec[:] = table


register = registry.get_register_func(_TokenEmbedding, "token embedding")
_create = registry.get_create_func(_TokenEmbedding, "token embedding")


def create(embedding_name, **kwargs):
    """Make a registered embedding: 'glove', 'fasttext', or one of your own.

    Parameters
    ----------
    embedding_name : str
        The name of the class; case does not matter.
    **kwargs
        Arguments of the class.

    Raises
    ------
    ValueError
        When there is no such class.
    """
    return _create(embedding_name, **kwargs)


def get_pretrained_file_names(embedding_name=None):
    """The file names that an embedding knows, or a dict with those of all registered embeddings.

    KeyError when there is no such embedding.
    """
    names = {name: list(klass.pretrained_file_name_sha1)
             for name, klass in registry.get_registry(_TokenEmbedding).items()}
    if embedding_name is None:
        return names
    if embedding_name.lower() not in names:
        raise KeyError(f"[get_pretrained_file_names] argument 'embedding_name': expected one of {sorted(names)}, got "
                       f"{embedding_name!r}")
    return names[embedding_name.lower()]


class _PublishedEmbedding(_TokenEmbedding):
    """An embedding whose file lies in `<embedding_root>/<class name in lower case>`."""

    def __init__(self, pretrained_file_name, embedding_root, init_unknown_vec, vocabulary, **kwargs):
        self._check_pretrained_file_names(pretrained_file_name)
        super().__init__(**kwargs)
        root = os.path.join(data_dir(), "embeddings") if embedding_root is None else embedding_root
        self._load_embedding(self._get_pretrained_file(root, pretrained_file_name), " ", init_unknown_vec)
        self._build_embedding_for_vocabulary(vocabulary)


@register
class GloVe(_PublishedEmbedding):
    """GloVe word vectors (Pennington, Socher and Manning, 2014).

    Parameters
    ----------
    pretrained_file_name : str
        One of `get_pretrained_file_names("glove")`.
    embedding_root : str, optional
        Folder that has the file in its folder `glove`; by default `embeddings` under $MXNET_HOME.
    init_unknown_vec : function
        Makes the vector of unknown tokens where the file has none.
    vocabulary : Vocabulary, optional
        Tokens to keep; all of the file by default.
    **kwargs
        As in `Vocabulary`.

    Raises
    ------
    KeyError
        For a name that is not known.
    FileNotFoundError
        When the file is not there.
    """

    pretrained_file_name_sha1 = dict.fromkeys(_names.GLOVE)

    def __init__(self, pretrained_file_name="glove.840B.300d.txt", embedding_root=None, init_unknown_vec=nd.zeros,
                 vocabulary=None, **kwargs):
        super().__init__(pretrained_file_name, embedding_root, init_unknown_vec, vocabulary, **kwargs)


@register
class FastText(_PublishedEmbedding):
    """fastText word vectors (Bojanowski, Grave, Joulin and Mikolov, 2017). Parameters and errors are those of `GloVe`,
    with the folder `fasttext`."""

    pretrained_file_name_sha1 = dict.fromkeys(_names.FASTTEXT)

    def __init__(self, pretrained_file_name="wiki.simple.vec", embedding_root=None, init_unknown_vec=nd.zeros,
                 vocabulary=None, **kwargs):
        super().__init__(pretrained_file_name, embedding_root, init_unknown_vec, vocabulary, **kwargs)


class CustomEmbedding(_TokenEmbedding):
    """Vectors from a file of your own: on each line a token and the numbers of its vector.

    Parameters
    ----------
    pretrained_file_path : str
    elem_delim : str
        What separates token and numbers.
    encoding : str
    init_unknown_vec : function
        Makes the vector of unknown tokens where the file has none.
    vocabulary : Vocabulary, optional
        Tokens to keep; all of the file by default.
    **kwargs
        As in `Vocabulary`.

    Raises
    ------
    AssertionError, ValueError
        When the file is not there or has another format; the message says where.
    """

    def __init__(self, pretrained_file_path, elem_delim=" ", encoding="utf8", init_unknown_vec=nd.zeros,
                 vocabulary=None, **kwargs):
        super().__init__(**kwargs)
        self._load_embedding(pretrained_file_path, elem_delim, init_unknown_vec, encoding)
        self._build_embedding_for_vocabulary(vocabulary)


class CompositeEmbedding(_TokenEmbedding):
    """The tokens of a vocabulary with the vectors of one or more embeddings, one after the other.

    Parameters
    ----------
    vocabulary : Vocabulary
    token_embeddings : embedding or list of embeddings

    Raises
    ------
    AssertionError
        When an argument has another type.
    """

    def __init__(self, vocabulary, token_embeddings):
        embeddings = token_embeddings if isinstance(token_embeddings, list) else [token_embeddings]
        if not embeddings or not all(isinstance(embedding, _TokenEmbedding) for embedding in embeddings):
            raise AssertionError("[CompositeEmbedding] argument 'token_embeddings': expected an embedding or a list of "
                                 f"them, got {token_embeddings!r}")
        super().__init__()
        self._index_tokens_from_vocabulary(vocabulary)
        self._set_idx_to_vec_by_embeddings(embeddings)
