# A data loader of gluon as a data iterator of modules.
"""Data iterators."""
from ..io import DataDesc, DataIter


class DataLoaderIter(DataIter):
    """Lets a `Module` read from a `gluon.data.DataLoader` of pairs (data, label).

    The first batch tells shapes. A shorter last batch is filled up with zeros and has the number of them in `pad`.

    Parameters
    ----------
    loader : gluon.data.DataLoader
    data_name, label_name : str
    dtype : str or numpy.dtype
        What data and labels are cast to.

    Raises
    ------
    ValueError
        When the loader gives no batch.
    """

    def __init__(self, loader, data_name="data", label_name="softmax_label", dtype="float32"):
        super().__init__()
        self._loader = loader
        self._iter = iter(loader)
        first = next(self._iter, None)
        if first is None:
            raise ValueError("[DataLoaderIter] argument 'loader': expected one with data, got none")
        data, label = first
        self.batch_size = data.shape[0]
        self.dtype = dtype
        self.provide_data = [DataDesc(data_name, data.shape, dtype)]
        self.provide_label = [DataDesc(label_name, label.shape, dtype)]
        self._current_batch = None
        self.reset()

    def reset(self):
        self._iter = iter(self._loader)

    def iter_next(self):
        self._current_batch = next(self._iter, None)
        return self._current_batch is not None

    def _full(self, index):
        array = self._current_batch[index].astype(self.dtype)
        pad = self.getpad()
        if pad:
            from ..ndarray import concat, zeros
            array = concat(array, zeros((pad, *array.shape[1:]), dtype=self.dtype, ctx=array.context), dim=0)
        return array

    def getdata(self):
        return [self._full(0)]

    def getlabel(self):
        return [self._full(1)]

    def getpad(self):
        return self.batch_size - self._current_batch[0].shape[0]

    def getindex(self):
        return None
