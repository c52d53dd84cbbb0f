# Well-known network architectures.
"""Network architectures."""
from . import model_store, vision
