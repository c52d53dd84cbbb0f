# Sequences as lists of steps or as one array: conversion, reversal, masking; begin states.
"""Helpers to unroll cells over sequences."""
from ... import ndarray, symbol
from ..parameter import tensor_types


def _cells_state_info(cells, batch_size):
    """State descriptions of several cells, joined."""
    return sum([cell.state_info(batch_size) for cell in cells], [])


def _cells_begin_state(cells, **kwargs):
    """Begin states of several cells, joined."""
    return sum([cell.begin_state(**kwargs) for cell in cells], [])


def _get_begin_state(cell, F, begin_state, inputs, batch_size):
    """`begin_state`, or zeros where `inputs` are."""
    if begin_state is not None:
        return begin_state
    if F is ndarray:
        ctx = inputs.context if isinstance(inputs, tensor_types) else inputs[0].context
        with ctx:
            return cell.begin_state(func=F.zeros, batch_size=batch_size)
    return cell.begin_state(func=F.zeros, batch_size=batch_size)


def _as_list(value):
    return [value] if isinstance(value, ndarray.NDArray) else list(value)


def _format_sequence(length, inputs, layout, merge, in_layout=None):
    """A sequence in the wanted form.

    Parameters
    ----------
    length : int or None
        Number of steps, when known.
    inputs : NDArray, Symbol or list of them
        One array with a time axis, or a list of steps without.
    layout : str
        Wanted order of the axes, such as 'NTC'.
    merge : bool or None
        True for one array, False for a list, None for what it is.
    in_layout : str, optional
        Present order of the axes; `layout` by default.

    Returns
    -------
    The sequence, its time axis, the module of its operators, and its batch size (0 for symbols).
    """
    if inputs is None:
        raise AssertionError("unroll(inputs=None) has been deprecated. Please create input variables outside unroll.")
    axis = layout.find("T")
    batch_axis = layout.find("N")
    in_axis = axis if in_layout is None else in_layout.find("T")
    batch_size = 0
    if isinstance(inputs, symbol.Symbol):
        F = symbol
        if merge is False:
            if len(inputs.list_outputs()) != 1:
                raise AssertionError("unroll doesn't allow grouped symbol as input. Please convert to list with "
                                     "list(inputs) first or let unroll handle splitting.")
            inputs = list(symbol.split(inputs, axis=in_axis, num_outputs=length, squeeze_axis=1))
    elif isinstance(inputs, ndarray.NDArray):
        F = ndarray
        batch_size = inputs.shape[batch_axis]
        if merge is False:
            if length is not None and length != inputs.shape[in_axis]:
                raise AssertionError(f"[unroll] argument 'inputs': expected {length} steps on axis {in_axis}, got "
                                     f"shape {inputs.shape}")
            inputs = _as_list(ndarray.split(inputs, axis=in_axis, num_outputs=inputs.shape[in_axis], squeeze_axis=1))
    else:
        if length is not None and len(inputs) != length:
            raise AssertionError(f"[unroll] argument 'inputs': expected {length} steps, got {len(inputs)}")
        if isinstance(inputs[0], symbol.Symbol):
            F = symbol
        else:
            F = ndarray
            # Steps have no time axis, which moves the batch axis when it comes after.
            batch_size = inputs[0].shape[batch_axis - (batch_axis > axis)]
        if merge is True:
            inputs = F.stack(*inputs, axis=axis)
            in_axis = axis
    if isinstance(inputs, tensor_types) and axis != in_axis:
        inputs = F.swapaxes(inputs, dim1=axis, dim2=in_axis)
    return inputs, axis, F, batch_size


def _mask_sequence_variable_length(F, data, length, valid_length, time_axis, merge):
    """`data` with zeros after `valid_length` steps, as one array or (not `merge`) a list."""
    if not isinstance(data, tensor_types):
        data = F.stack(*data, axis=time_axis)
    out = F.SequenceMask(data, sequence_length=valid_length, use_sequence_length=True, axis=time_axis)
    return out if merge else _as_list(F.split(out, num_outputs=length, axis=time_axis, squeeze_axis=True))


def _reverse_sequences(sequences, unroll_step, valid_length=None):
    """The steps in reverse order; with `valid_length` only the valid ones of each sample are turned around."""
    if valid_length is None:
        return list(reversed(sequences))
    F = symbol if isinstance(sequences[0], symbol.Symbol) else ndarray
    turned = F.SequenceReverse(F.stack(*sequences, axis=0), sequence_length=valid_length, use_sequence_length=True)
    if unroll_step > 1 or F is symbol:
        return _as_list(F.split(turned, axis=0, num_outputs=unroll_step, squeeze_axis=True))
    return [turned[0]]
