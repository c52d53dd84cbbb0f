"""Data iterators: batches of arrays for training loops and modules."""
from .csv_iter import CSVIter
from .io import DataBatch, DataDesc, DataIter, NDArrayIter, PrefetchingIter, ResizeIter
from .libsvm_iter import LibSVMIter
from .mnist_iter import MNISTIter

__all__ = ["CSVIter", "DataBatch", "DataDesc", "DataIter", "LibSVMIter", "MNISTIter", "NDArrayIter", "PrefetchingIter",
           "ResizeIter"]
