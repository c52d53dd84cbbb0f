"""Grids; the functions of `mx.np` under NumPy's name of the module."""
from .joining import meshgrid
from .stride_tricks import broadcast_arrays

__all__ = ["broadcast_arrays", "meshgrid"]
