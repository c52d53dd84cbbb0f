"""Checkpoints of networks with recurrent cells, whose files hold the weights gate by gate."""
from ..model import load_checkpoint, save_checkpoint
from .cell import BaseRNNCell, warn_deprecated


def rnn_unroll(cell, length, inputs=None, begin_state=None, input_prefix="", layout="NTC"):
    """Deprecated: use ``cell.unroll``. Without `inputs`, variables ``input_prefix + tN_data`` are made."""
    warn_deprecated("rnn_unroll is deprecated. Please call cell.unroll directly.")
    if inputs is None:
        from .. import symbol
        inputs = [symbol.Variable(f"{input_prefix}t{i}_data") for i in range(length)]
    return cell.unroll(length=length, inputs=inputs, begin_state=begin_state, layout=layout)


def _cells(cells):
    return [cells] if isinstance(cells, BaseRNNCell) else cells


def save_rnn_checkpoint(cells, prefix, epoch, symbol, arg_params, aux_params):
    """Save a checkpoint with the weights of `cells` (one or a list) taken apart; see `model.save_checkpoint`."""
    for cell in _cells(cells):
        arg_params = cell.unpack_weights(arg_params)
    save_checkpoint(prefix, epoch, symbol, arg_params, aux_params)


def load_rnn_checkpoint(cells, prefix, epoch):
    """(symbol, arg_params, aux_params) from a file of `save_rnn_checkpoint`, with the weights put together."""
    symbol, arg_params, aux_params = load_checkpoint(prefix, epoch)
    for cell in _cells(cells):
        arg_params = cell.pack_weights(arg_params)
    return symbol, arg_params, aux_params


def do_rnn_checkpoint(cells, prefix, period=1):
    """Epoch-end callback that saves a checkpoint with `save_rnn_checkpoint` every `period` epochs."""
    period = max(1, int(period))

    def _callback(iter_no, sym=None, arg=None, aux=None):
        if (iter_no + 1) % period == 0:
            save_rnn_checkpoint(cells, prefix, iter_no + 1, sym, arg, aux)

    return _callback
