# WikiText data sets for language models.
"""Text data sets."""
import collections
import os

import numpy as np

from .... import ndarray
from ....base import data_dir
from ....contrib.text.vocab import Vocabulary
from ...data.dataset import SimpleDataset

__all__ = ["WikiText2", "WikiText103"]

_END = "<eos>"
_FILES = {"train": "wiki.train.tokens", "validation": "wiki.valid.tokens", "test": "wiki.test.tokens"}


class _WikiText(SimpleDataset):
    """Pieces of a text: items are (data, label), each int32 (seq_len,); the label is the data one token further on."""

    _folder = ""

    def __init__(self, root, segment, vocab, seq_len):
        if segment not in _FILES:
            raise ValueError(f"[{type(self).__name__}] argument 'segment': expected one of {list(_FILES)}, got "
                             f"{segment!r}")
        root = os.path.expanduser(os.path.join(data_dir(), "datasets", self._folder) if root is None else root)
        path = os.path.join(root, _FILES[segment])
        if not os.path.isfile(path):
            raise FileNotFoundError(f"[{type(self).__name__}] argument 'root': expected the file {_FILES[segment]} in "
                                    f"the folder {root!r}, got none; put it there")
        with open(path, encoding="utf8") as file:
            lines = [tokens for tokens in map(str.split, file) if tokens]
        self.frequencies = collections.Counter(token for tokens in lines for token in tokens)
        self.vocabulary = Vocabulary(self.frequencies, reserved_tokens=[_END]) if vocab is None else vocab
        numbers = np.array(self.vocabulary.to_indices([token for tokens in lines for token in [*tokens, _END]]),
                           dtype=np.int32)
        count = max(len(numbers) - 1, 0) // seq_len
        self._seq_len = seq_len
        self._text = numbers[:count * seq_len + 1]
        super().__init__(range(count))

    def __getitem__(self, idx):
        start = super().__getitem__(idx) * self._seq_len
        piece = self._text[start:start + self._seq_len + 1]
        return ndarray.array(piece[:-1], dtype=np.int32), ndarray.array(piece[1:], dtype=np.int32)


class WikiText2(_WikiText):
    """WikiText-2 (Merity, Xiong, Bradbury and Socher, 2016), cut into pieces of equal length. A token `<eos>` ends each
    line that is not empty.

    Parameters
    ----------
    root : str, optional
        Folder with wiki.train.tokens, wiki.valid.tokens and wiki.test.tokens, which are not downloaded; by default
        `datasets/wikitext-2` under $MXNET_HOME.
    segment : {'train', 'validation', 'test'}
    vocab : Vocabulary, optional
        By default one of all tokens of the segment.
    seq_len : int
        Length of a piece.

    Attributes
    ----------
    vocabulary : Vocabulary
    frequencies : collections.Counter
        How often each token occurs, `<eos>` left out.

    Raises
    ------
    FileNotFoundError
        When the file is not there.
    """

    _folder = "wikitext-2"

    def __init__(self, root=None, segment="train", vocab=None, seq_len=35):
        super().__init__(root, segment, vocab, seq_len)


class WikiText103(_WikiText):
    """WikiText-103. As `WikiText2`, with the default folder `datasets/wikitext-103`."""

    _folder = "wikitext-103"

    def __init__(self, root=None, segment="train", vocab=None, seq_len=35):
        super().__init__(root, segment, vocab, seq_len)
