"""Sentences as numbers, and batches of sentences of similar length."""
import bisect
import random
import warnings

import numpy as np

from .. import ndarray
from ..io import DataBatch, DataDesc, DataIter


def encode_sentences(sentences, vocab=None, invalid_label=-1, invalid_key="\n", start_label=0, unknown_token=None):
    """Sentences with numbers in place of words.

    Parameters
    ----------
    sentences : list of list of str
    vocab : dict of str to int, optional
        Made from the sentences by default.
    invalid_label : int
        A number that no word gets.
    invalid_key : str
        Its key in a new vocabulary.
    start_label : int
        First number.
    unknown_token : str, optional
        Stands for words that a given vocabulary lacks; without it they are an error.

    Returns
    -------
    sentences : list of list of int
    vocab : dict of str to int
    """
    fixed = vocab is not None
    if not fixed:
        vocab = {invalid_key: invalid_label}
    number = start_label
    encoded = []
    for sentence in sentences:
        coded = []
        for word in sentence:
            if word not in vocab:
                if fixed:
                    if not unknown_token:
                        raise AssertionError(f"Unknown token {word}")
                    word = unknown_token
                if word not in vocab:
                    if number == invalid_label:
                        number += 1
                    vocab[word] = number
                    number += 1
            coded.append(vocab[word])
        encoded.append(coded)
    return encoded, vocab


class BucketSentenceIter(DataIter):
    """Batches for language models: each holds sentences of one bucket, padded; labels are the next words.

    Parameters
    ----------
    sentences : list of list of int
    batch_size : int
    buckets : list of int, optional
        Lengths; by default all that have at least a batch of sentences.
    invalid_label : int
        Fills sentences up.
    data_name, label_name : str
    dtype : str
    layout : {'NT', 'TN'}
    """

    def __init__(self, sentences, batch_size, buckets=None, invalid_label=-1, data_name="data",
                 label_name="softmax_label", dtype="float32", layout="NT"):
        super().__init__(batch_size)
        if not buckets:
            counts = np.bincount([len(sentence) for sentence in sentences])
            buckets = [length for length, count in enumerate(counts) if count >= batch_size]
        buckets = sorted(buckets)
        rows = [[] for _ in buckets]
        discarded = 0
        for sentence in sentences:
            bucket = bisect.bisect_left(buckets, len(sentence))
            if bucket == len(buckets):
                discarded += 1
                continue
            row = np.full((buckets[bucket],), invalid_label, dtype=dtype)
            row[:len(sentence)] = sentence
            rows[bucket].append(row)
        if discarded:
            warnings.warn(f"discarded {discarded} sentences longer than the largest bucket.", stacklevel=2)
        self.data = [np.asarray(part, dtype=dtype) for part in rows]
        self.buckets = buckets
        self.data_name = data_name
        self.label_name = label_name
        self.dtype = dtype
        self.invalid_label = invalid_label
        self.nddata = []
        self.ndlabel = []
        self.major_axis = layout.find("N")
        self.layout = layout
        if self.major_axis not in (0, 1):
            raise ValueError(f"Invalid layout {layout}: Must by NT (batch major) or TN (time major)")
        self.default_bucket_key = max(buckets)
        self.provide_data = self._describe(data_name, self.default_bucket_key)
        self.provide_label = self._describe(label_name, self.default_bucket_key)
        self.idx = [(bucket, start) for bucket, part in enumerate(self.data)
                    for start in range(0, len(part) - batch_size + 1, batch_size)]
        self.curr_idx = 0
        self.reset()

    def _describe(self, name, length):
        shape = (self.batch_size, length) if self.major_axis == 0 else (length, self.batch_size)
        return [DataDesc(name=name, shape=shape, layout=self.layout)]

    def reset(self):
        """Start over in a new random order."""
        self.curr_idx = 0
        random.shuffle(self.idx)
        self.nddata = []
        self.ndlabel = []
        for part in self.data:
            np.random.shuffle(part)
            label = np.full_like(part, self.invalid_label)
            if part.size:
                label[:, :-1] = part[:, 1:]
            self.nddata.append(ndarray.array(part, dtype=self.dtype))
            self.ndlabel.append(ndarray.array(label, dtype=self.dtype))

    def next(self):
        if self.curr_idx == len(self.idx):
            raise StopIteration
        bucket, start = self.idx[self.curr_idx]
        self.curr_idx += 1
        data = self.nddata[bucket][start:start + self.batch_size]
        label = self.ndlabel[bucket][start:start + self.batch_size]
        if self.major_axis == 1:
            data, label = data.T, label.T
        length = self.buckets[bucket]
        return DataBatch([data], [label], pad=0, bucket_key=length,
                         provide_data=self._describe(self.data_name, length),
                         provide_label=self._describe(self.label_name, length))
