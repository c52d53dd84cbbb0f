# Estimator: a training loop with events.
"""A training loop that calls handlers at its events."""
from . import batch_processor, event_handler, utils
from .batch_processor import *
from .estimator import *
from .event_handler import *
