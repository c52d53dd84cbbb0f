"""Optimizers: how gradients change weights."""
from . import contrib, optimizer
from .optimizer import *
from .optimizer import __all__
