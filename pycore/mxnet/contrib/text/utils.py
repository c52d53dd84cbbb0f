# Counting tokens.
"""Helpers for text."""
import collections
import re


def count_tokens_from_str(source_str, token_delim=" ", seq_delim="\n", to_lower=False, counter_to_update=None):
    """Count the tokens of a text.

    Parameters
    ----------
    source_str : str
    token_delim, seq_delim : str
        Regular expressions of what separates tokens, and sequences of tokens. Empty tokens do not count.
    to_lower : bool
        Count tokens in lower case.
    counter_to_update : collections.Counter, optional
        Where to add the counts.

    Returns
    -------
    collections.Counter
        `counter_to_update`, or a new one.
    """
    tokens = re.split(f"(?:{token_delim})|(?:{seq_delim})", source_str)
    counter = collections.Counter() if counter_to_update is None else counter_to_update
    counter.update(token.lower() if to_lower else token for token in tokens if token)
    return counter
