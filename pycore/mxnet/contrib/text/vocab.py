# Vocabulary: tokens and their numbers.
"""Numbering tokens."""


class Vocabulary:
    """Numbers tokens: 0 is the unknown token, then come the reserved tokens, then those of `counter`, most frequent
    first and tokens of the same frequency in their own order.

    Parameters
    ----------
    counter : collections.Counter, optional
        Frequencies of tokens, which are of one hashable type that has an order: str, int, tuple.
    most_freq_count : int, optional
        Take at most so many tokens from `counter`; reserved ones do not count.
    min_freq : int
        Take only tokens that occur so often.
    unknown_token : hashable
        Stands for all tokens without a number.
    reserved_tokens : list of hashable, optional
        Tokens that get a number in any case, for instance for padding.

    Raises
    ------
    AssertionError
        When `min_freq` is not positive, or reserved tokens occur twice or contain the unknown token.
    """

    def __init__(self, counter=None, most_freq_count=None, min_freq=1, unknown_token="<unk>", reserved_tokens=None):
        if min_freq < 1:
            raise AssertionError(f"[Vocabulary] argument 'min_freq': expected a positive number, got {min_freq}")
        reserved = list(reserved_tokens or ())
        if unknown_token in reserved or len(set(reserved)) != len(reserved):
            raise AssertionError("[Vocabulary] argument 'reserved_tokens': expected different tokens other than the "
                                 f"unknown token {unknown_token!r}, got {reserved}")
        self._unknown_token = unknown_token
        self._reserved_tokens = reserved if reserved_tokens is not None else None
        self._idx_to_token = [unknown_token, *reserved]
        self._token_to_idx = {token: index for index, token in enumerate(self._idx_to_token)}
        taken = sorted((-count, token) for token, count in (counter or {}).items()
                       if count >= min_freq and token not in self._token_to_idx)
        for _, token in taken[:most_freq_count]:
            self._add(token)

    def _add(self, token):
        self._token_to_idx[token] = len(self._idx_to_token)
        self._idx_to_token.append(token)

    def __len__(self):
        return len(self._idx_to_token)

    @property
    def token_to_idx(self):
        """Dict of token to number."""
        return self._token_to_idx

    @property
    def idx_to_token(self):
        """List of all tokens in the order of their numbers."""
        return self._idx_to_token

    @property
    def unknown_token(self):
        """The token that stands for all without a number."""
        return self._unknown_token

    @property
    def reserved_tokens(self):
        """List of the reserved tokens, or None."""
        return self._reserved_tokens

    def to_indices(self, tokens):
        """The number of a token, or the list of numbers of a list of tokens; 0 where a token has none."""
        if isinstance(tokens, list):
            return [self._token_to_idx.get(token, 0) for token in tokens]
        return self._token_to_idx.get(tokens, 0)

    def to_tokens(self, indices):
        """The token of a number, or the list of tokens of a list of numbers.

        Raises
        ------
        ValueError
            When a number is none of the vocabulary's.
        """
        for index in indices if isinstance(indices, list) else [indices]:
            if not isinstance(index, int) or not 0 <= index < len(self):
                raise ValueError(f"[to_tokens] argument 'indices': expected integers from 0 to {len(self) - 1}, got "
                                 f"{index!r}")
        if isinstance(indices, list):
            return [self._idx_to_token[index] for index in indices]
        return self._idx_to_token[indices]
