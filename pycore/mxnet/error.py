"""Error classes by kind. Each one is an `MXNetError` and, where Python has one, the built-in error of that kind."""
from .base import (
                   ArgumentError,
                   DTypeError,
                   FileError,
                   InternalError,
                   MXNetError,
                   OutOfMemoryError,
                   OutOfRangeError,
                   ShapeError,
                   StateError,
                   register_error,
)

__all__ = ["MXNetError", "register", "InternalError", "ArgumentError", "ShapeError", "DTypeError", "StateError",
           "OutOfMemoryError", "OutOfRangeError", "FileError"]

register = register_error
