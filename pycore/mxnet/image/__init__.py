# Images: reading, resizing, cutting, colours, and iterators over files.
"""Images as arrays of shape (height, width, channel): `mx.image`."""
from . import detection, detection as det, image
from .detection import *
from .image import *

__all__ = [*image.__all__, *detection.__all__]
