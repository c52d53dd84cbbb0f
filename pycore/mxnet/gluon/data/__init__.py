# Data sets and their loading.
"""Data sets, samplers and loaders."""
from . import batchify, vision
from .dataloader import *
from .dataset import *
from .sampler import *
