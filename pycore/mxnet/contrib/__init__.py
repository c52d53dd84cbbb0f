"""Parts beside the core: automatic mixed precision (`amp`)."""
from . import amp

__all__ = ["amp"]
