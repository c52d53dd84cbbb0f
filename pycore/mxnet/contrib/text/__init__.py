# Vocabularies and word vectors.
"""Text: counting tokens (`utils`), numbering them (`vocab`), and their vectors (`embedding`)."""
from . import embedding, utils, vocab
