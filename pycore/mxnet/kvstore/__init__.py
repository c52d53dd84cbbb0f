"""Key-value stores: parameters shared by devices, with summed gradients and an optional optimizer inside."""
from . import base, kvstore
from .base import KVStoreBase, create
from .kvstore import KVStore

__all__ = ["KVStore", "KVStoreBase", "base", "create", "kvstore"]
