# LSTM with projection, variational dropout, and unrolling in a loop operator.
"""Additional recurrent cells."""
from .... import ndarray, symbol
from ...parameter import tensor_types
from ...rnn._sequence import _format_sequence, _get_begin_state, _mask_sequence_variable_length
from ...rnn.rnn_cell import BidirectionalCell, HybridRecurrentCell, ModifierCell, SequentialRNNCell

__all__ = ["VariationalDropoutCell", "LSTMPCell", "dynamic_unroll"]


class VariationalDropoutCell(ModifierCell):
    """Dropout with one mask for all steps of a sequence, on inputs, states (the first one) and outputs.

    `drop_inputs`, `drop_states` and `drop_outputs` are the fractions to drop. `reset` draws new masks.
    """

    def __init__(self, base_cell, drop_inputs=0.0, drop_states=0.0, drop_outputs=0.0):
        if drop_states and isinstance(base_cell, BidirectionalCell):
            raise AssertionError("BidirectionalCell doesn't support variational state dropout. Please add "
                                 "VariationalDropoutCell to the cells underneath instead.")
        if drop_states and isinstance(base_cell, SequentialRNNCell) and getattr(base_cell, "_bidirectional", False):
            raise AssertionError("Bidirectional SequentialRNNCell doesn't support variational state dropout. Please "
                                 "add VariationalDropoutCell to the cells underneath instead.")
        super().__init__(base_cell)
        self.drop_inputs = drop_inputs
        self.drop_states = drop_states
        self.drop_outputs = drop_outputs
        self._masks = {}

    def _alias(self):
        return "vardrop"

    def reset(self):
        super().reset()
        self._masks = {}
        # Masks are made when the cell is traced; new masks need a new trace.
        if hasattr(self, "_cached_graph"):
            self._clear_cached_op()

    def _drop(self, F, key, rate, value):
        """`value` under the mask `key`, which is drawn at its first use."""
        if not rate:
            return value
        if key not in self._masks:
            self._masks[key] = F.Dropout(F.ones_like(value), p=rate)
        return value * self._masks[key]

    def hybrid_forward(self, F, inputs, states):
        states = list(states)
        if self.drop_states:
            # For an LSTM the first state is the output; the memory is left alone.
            states[0] = self._drop(F, "states", self.drop_states, states[0])
        inputs = self._drop(F, "inputs", self.drop_inputs, inputs)
        output, next_states = self.base_cell(inputs, states)
        return self._drop(F, "outputs", self.drop_outputs, output), next_states

    def __repr__(self):
        return f"{type(self).__name__}(p_out = {self.drop_outputs}, p_state = {self.drop_states})"

    def unroll(self, length, inputs, begin_state=None, layout="NTC", merge_outputs=None, valid_length=None):
        if self.drop_states:
            return super().unroll(length, inputs, begin_state, layout, merge_outputs, valid_length=valid_length)
        self.reset()
        inputs, axis, F, batch_size = _format_sequence(length, inputs, layout, True)
        states = _get_begin_state(self, F, begin_state, inputs, batch_size)
        if self.drop_inputs:
            # The axis of time shares its fate, so all steps can be masked at once.
            inputs = F.Dropout(inputs, p=self.drop_inputs, axes=(axis,))
        self.base_cell._modified = False
        try:
            outputs, states = self.base_cell.unroll(length, inputs, states, layout, merge_outputs=True,
                                                    valid_length=valid_length)
        finally:
            self.base_cell._modified = True
        if self.drop_outputs:
            outputs = F.Dropout(outputs, p=self.drop_outputs, axes=(axis,))
        outputs, _, _, _ = _format_sequence(length, outputs, layout, merge_outputs)
        if valid_length is not None and not isinstance(outputs, tensor_types):
            outputs = _mask_sequence_variable_length(F, outputs, length, valid_length, axis, merge_outputs)
        return outputs, states

    unroll.__doc__ = HybridRecurrentCell.unroll.__doc__


class LSTMPCell(HybridRecurrentCell):
    """Long short-term memory cell whose output is a projection of the memory. Two states (projection, memory).

    Parameters
    ----------
    hidden_size : int
        Size of the memory.
    projection_size : int
        Size of the output.
    i2h_weight_initializer, h2h_weight_initializer, h2r_weight_initializer : str or Initializer, optional
    i2h_bias_initializer, h2h_bias_initializer : str or Initializer
    input_size : int, optional
        Size of the input; found at the first call when not given.
    """

    def __init__(self, hidden_size, projection_size, i2h_weight_initializer=None, h2h_weight_initializer=None,
                 h2r_weight_initializer=None, i2h_bias_initializer="zeros", h2h_bias_initializer="zeros", input_size=0,
                 prefix=None, params=None):
        super().__init__(prefix=prefix, params=params)
        self._hidden_size = hidden_size
        self._input_size = input_size
        self._projection_size = projection_size
        rows = 4 * hidden_size
        for name, shape, init in (("i2h_weight", (rows, input_size), i2h_weight_initializer),
                                  ("h2h_weight", (rows, projection_size), h2h_weight_initializer),
                                  ("h2r_weight", (projection_size, hidden_size), h2r_weight_initializer),
                                  ("i2h_bias", (rows,), i2h_bias_initializer),
                                  ("h2h_bias", (rows,), h2h_bias_initializer)):
            setattr(self, name, self.params.get(name, shape=shape, init=init, allow_deferred_init=True))

    def state_info(self, batch_size=0):
        return [{"shape": (batch_size, self._projection_size), "__layout__": "NC"},
                {"shape": (batch_size, self._hidden_size), "__layout__": "NC"}]

    def _alias(self):
        return "lstmp"

    def __repr__(self):
        shape, projection = self.i2h_weight.shape, self.h2r_weight.shape
        return f"{type(self).__name__}({shape[1] or None} -> {shape[0]} -> {projection[0]})"

    def hybrid_forward(self, F, inputs, states, i2h_weight, h2h_weight, h2r_weight, i2h_bias, h2h_bias):
        step = f"t{self._counter}_"
        rows = 4 * self._hidden_size
        i2h = F.FullyConnected(data=inputs, weight=i2h_weight, bias=i2h_bias, num_hidden=rows, name=step + "i2h")
        h2h = F.FullyConnected(data=states[0], weight=h2h_weight, bias=h2h_bias, num_hidden=rows, name=step + "h2h")
        gates = F.SliceChannel(i2h + h2h, num_outputs=4, name=step + "slice")
        in_gate = F.Activation(gates[0], act_type="sigmoid", name=step + "i")
        forget_gate = F.Activation(gates[1], act_type="sigmoid", name=step + "f")
        new_memory = F.Activation(gates[2], act_type="tanh", name=step + "c")
        out_gate = F.Activation(gates[3], act_type="sigmoid", name=step + "o")
        memory = F.elemwise_add(forget_gate * states[1], in_gate * new_memory, name=step + "state")
        hidden = F.elemwise_mul(out_gate, F.tanh(memory), name=step + "hidden")
        output = F.FullyConnected(data=hidden, num_hidden=self._projection_size, weight=h2r_weight, no_bias=True,
                                  name=step + "out")
        return output, [output, memory]


def dynamic_unroll(cell, inputs, begin_state, drop_inputs=0, drop_outputs=0, layout="TNC", valid_length=None):
    """Run a cell over a sequence in a loop of the operator `foreach`, whose graph does not grow with the length.

    Parameters
    ----------
    cell : RecurrentCell
    inputs : NDArray or Symbol
        The sequence, (length, batch, ...) or (batch, length, ...) as `layout` says; the first is quicker.
    begin_state : list of NDArray or Symbol
        The states at the start, each (batch, ...).
    drop_inputs, drop_outputs : float
        Fractions of the inputs and outputs to drop, the same ones at all steps.
    layout : {'TNC', 'NTC'}
    valid_length : NDArray or Symbol, optional
        (batch,) numbers of steps of each sample; outputs after them are zeros, and the states are those at their end.

    Returns
    -------
    outputs : NDArray or Symbol
        In the layout of the inputs.
    states : list of NDArray or Symbol
    """
    if layout not in ("TNC", "NTC"):
        raise ValueError(f"[dynamic_unroll] argument 'layout': expected TNC or NTC, got {layout}")
    F = symbol if isinstance(inputs, symbol.Symbol) else ndarray
    axis = layout.find("T")
    if drop_inputs:
        inputs = F.Dropout(inputs, p=drop_inputs, axes=(axis,))
    if axis == 1:
        inputs = F.swapaxes(inputs, dim1=0, dim2=1)

    def step(data, states):
        output, states = cell(data, states)
        # With lengths the states of all steps are needed, to choose the last valid ones.
        return (output if valid_length is None else [output, *states]), states
    outputs, states = F.contrib.foreach(step, inputs, begin_state)
    if valid_length is not None:
        lengths = {"sequence_length": valid_length, "use_sequence_length": True, "axis": 0}
        states = [F.SequenceLast(every, **lengths) for every in outputs[1:]]
        outputs = F.SequenceMask(outputs[0], **lengths)
    if axis == 1:
        outputs = F.swapaxes(outputs, dim1=0, dim2=1)
    if drop_outputs:
        outputs = F.Dropout(outputs, p=drop_outputs, axes=(axis,))
    return outputs, states
