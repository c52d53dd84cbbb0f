"""Broadcasting; the functions of `mx.np` under NumPy's name of the module."""
from .arrange import broadcast_arrays

__all__ = ["broadcast_arrays"]
