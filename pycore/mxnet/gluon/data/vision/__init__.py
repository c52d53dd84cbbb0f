# Image data sets and transforms.
"""Image data."""
from . import transforms
from .datasets import *
