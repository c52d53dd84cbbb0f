# Recurrent cells: one step of a recurrent network, which can be unrolled over a sequence.
"""Recurrent cells."""
from ... import ndarray, symbol
from ...base import numeric_types, string_types
from ..block import Block, HybridBlock
from ..nn.activations import LeakyReLU
from ..parameter import tensor_types
from ..utils import _indent
from ._sequence import (
    _cells_begin_state,
    _cells_state_info,
    _format_sequence,
    _get_begin_state,
    _mask_sequence_variable_length,
    _reverse_sequences,
)

__all__ = ["RecurrentCell", "HybridRecurrentCell", "RNNCell", "LSTMCell", "GRUCell", "SequentialRNNCell",
           "HybridSequentialRNNCell", "DropoutCell", "ModifierCell", "ZoneoutCell", "ResidualCell", "BidirectionalCell"]

_DIRECT_ACTIVATIONS = ("tanh", "relu", "sigmoid", "softsign")


class RecurrentCell(Block):
    """Base class of cells.

    A cell is called as `output, new_states = cell(inputs, states)`: `inputs` is one step (batch, size), `states` a list
    of arrays as described by `state_info`.
    """

    def __init__(self, prefix=None, params=None):
        super().__init__(prefix=prefix, params=params)
        self._modified = False
        self.reset()

    def reset(self):
        """Start counting steps anew, before a new sequence."""
        self._init_counter = -1
        self._counter = -1
        for cell in self._children.values():
            if hasattr(cell, "reset"):
                cell.reset()

    def state_info(self, batch_size=0):
        """Descriptions of the states: dictionaries with 'shape' and '__layout__'."""
        raise NotImplementedError(f"[{type(self).__name__}] argument 'state_info': expected a subclass to define it")

    def begin_state(self, batch_size=0, func=ndarray.zeros, **kwargs):
        """States to begin a sequence with.

        Parameters
        ----------
        batch_size : int
            0 for symbols, whose batch size is not known.
        func : callable, default nd.zeros
            Makes a state from `shape` and `kwargs`, such as `nd.ones` or `sym.zeros`.

        Returns
        -------
        list
        """
        if self._modified:
            raise AssertionError("After applying modifier cells (e.g. ZoneoutCell) the base cell cannot be called "
                                 "directly. Call the modifier cell instead.")
        plain = getattr(func, "__module__", "").startswith("mxnet.ndarray")
        states = []
        for info in self.state_info(batch_size):
            self._init_counter += 1
            arguments = {**(info or {}), **kwargs}
            if plain:
                # Names and layouts are for graphs.
                arguments.pop("__layout__", None)
                states.append(func(**arguments))
            else:
                states.append(func(name=f"{self._prefix}begin_state_{self._init_counter}", **arguments))
        return states

    def unroll(self, length, inputs, begin_state=None, layout="NTC", merge_outputs=None, valid_length=None):
        """Run the cell over a sequence.

        Parameters
        ----------
        length : int
            Number of steps.
        inputs : NDArray, Symbol or list
            One array with axes as in `layout`, or a list of steps.
        begin_state : list, optional
            States to begin with; zeros by default.
        layout : {'NTC', 'TNC'}, default 'NTC'
            Order of batch, time and channel.
        merge_outputs : bool, optional
            True for one array, False for a list of steps; by default whatever is at hand.
        valid_length : NDArray or Symbol, optional
            Number of steps of each sample, shape (batch,). Outputs after them are zero and states those of the last
            one.

        Returns
        -------
        outputs, states
        """
        self.reset()
        inputs, axis, F, batch_size = _format_sequence(length, inputs, layout, False)
        states = _get_begin_state(self, F, begin_state, inputs, batch_size)
        outputs, history = [], []
        for i in range(length):
            output, states = self(inputs[i], states)
            outputs.append(output)
            if valid_length is not None:
                history.append(states)
        if valid_length is not None:
            states = [F.SequenceLast(F.stack(*steps, axis=0), sequence_length=valid_length, use_sequence_length=True,
                                     axis=0) for steps in zip(*history)]
            outputs = _mask_sequence_variable_length(F, outputs, length, valid_length, axis, True)
        outputs, _, _, _ = _format_sequence(length, outputs, layout, merge_outputs)
        return outputs, states

    def _get_activation(self, F, inputs, activation, **kwargs):
        """Apply an activation given by name or as a block."""
        if isinstance(activation, string_types):
            if activation in _DIRECT_ACTIVATIONS:
                return getattr(F, activation)(inputs, **kwargs)
            return F.Activation(inputs, act_type=activation, **kwargs)
        if isinstance(activation, LeakyReLU):
            return F.LeakyReLU(inputs, act_type="leaky", slope=activation._alpha, **kwargs)
        return activation(inputs, **kwargs)

    def forward(self, inputs, states):
        """One step: output and new states from input and states."""
        self._counter += 1
        return super().forward(inputs, states)


class HybridRecurrentCell(RecurrentCell, HybridBlock):
    """Base class of cells that can be compiled."""

    def __init__(self, prefix=None, params=None):
        super().__init__(prefix=prefix, params=params)

    def hybrid_forward(self, F, x, *args, **kwargs):
        raise NotImplementedError(f"[{type(self).__name__}] argument 'hybrid_forward': expected a subclass to define "
                                  "it")


class _GatedCell(HybridRecurrentCell):
    """What RNN, LSTM and GRU cells share: weights from input and state to `gates` times the hidden size."""

    _gates = 1

    def __init__(self, hidden_size, input_size, i2h_weight_initializer, h2h_weight_initializer, i2h_bias_initializer,
                 h2h_bias_initializer, prefix, params):
        super().__init__(prefix=prefix, params=params)
        self._hidden_size = hidden_size
        self._input_size = input_size
        rows = self._gates * hidden_size
        for name, shape, init in (("i2h_weight", (rows, input_size), i2h_weight_initializer),
                                  ("h2h_weight", (rows, hidden_size), h2h_weight_initializer),
                                  ("i2h_bias", (rows,), i2h_bias_initializer),
                                  ("h2h_bias", (rows,), h2h_bias_initializer)):
            setattr(self, name, self.params.get(name, shape=shape, init=init, allow_deferred_init=True))

    def state_info(self, batch_size=0):
        return [{"shape": (batch_size, self._hidden_size), "__layout__": "NC"}]

    def _products(self, F, inputs, state, i2h_weight, h2h_weight, i2h_bias, h2h_bias):
        """Input and state times their weights, and the name of this step."""
        step = f"t{self._counter}_"
        rows = self._gates * self._hidden_size
        i2h = F.FullyConnected(data=inputs, weight=i2h_weight, bias=i2h_bias, num_hidden=rows, name=step + "i2h")
        h2h = F.FullyConnected(data=state, weight=h2h_weight, bias=h2h_bias, num_hidden=rows, name=step + "h2h")
        return i2h, h2h, step

    def __repr__(self):
        shape = self.i2h_weight.shape
        extra = f", {self._activation}" if type(self) is RNNCell else ""
        return f"{type(self).__name__}({shape[1] or None} -> {shape[0]}{extra})"


_CELL_ARGUMENTS = """

    Parameters
    ----------
    hidden_size : int
        Size of the output.
    i2h_weight_initializer, h2h_weight_initializer, i2h_bias_initializer, h2h_bias_initializer : str or Initializer
        For the weights and biases from input and from state.
    input_size : int, optional
        Size of the input; found at the first call when not given.
    """


class RNNCell(_GatedCell):
    __doc__ = "Elman cell: h' = activation(W x + b + R h + c), with one state." + _CELL_ARGUMENTS

    def __init__(self, hidden_size, activation="tanh", i2h_weight_initializer=None, h2h_weight_initializer=None,
                 i2h_bias_initializer="zeros", h2h_bias_initializer="zeros", input_size=0, prefix=None, params=None):
        super().__init__(hidden_size, input_size, i2h_weight_initializer, h2h_weight_initializer, i2h_bias_initializer,
                         h2h_bias_initializer, prefix, params)
        self._activation = activation

    def _alias(self):
        return "rnn"

    def hybrid_forward(self, F, inputs, states, i2h_weight, h2h_weight, i2h_bias, h2h_bias):
        i2h, h2h, step = self._products(F, inputs, states[0], i2h_weight, h2h_weight, i2h_bias, h2h_bias)
        total = F.elemwise_add(i2h, h2h, name=step + "plus0")
        output = self._get_activation(F, total, self._activation, name=step + "out")
        return output, [output]


class LSTMCell(_GatedCell):
    __doc__ = ("Long short-term memory cell, with two states (output, memory). The gates are stored in the order "
               "input, forget, new memory, output." + _CELL_ARGUMENTS)

    _gates = 4

    def __init__(self, hidden_size, i2h_weight_initializer=None, h2h_weight_initializer=None,
                 i2h_bias_initializer="zeros", h2h_bias_initializer="zeros", input_size=0, prefix=None, params=None,
                 activation="tanh", recurrent_activation="sigmoid"):
        super().__init__(hidden_size, input_size, i2h_weight_initializer, h2h_weight_initializer, i2h_bias_initializer,
                         h2h_bias_initializer, prefix, params)
        self._activation = activation
        self._recurrent_activation = recurrent_activation

    def _alias(self):
        return "lstm"

    def state_info(self, batch_size=0):
        return [{"shape": (batch_size, self._hidden_size), "__layout__": "NC"} for _ in range(2)]

    def hybrid_forward(self, F, inputs, states, i2h_weight, h2h_weight, i2h_bias, h2h_bias):
        i2h, h2h, step = self._products(F, inputs, states[0], i2h_weight, h2h_weight, i2h_bias, h2h_bias)
        gates = F.SliceChannel(F.elemwise_add(i2h, h2h, name=step + "plus0"), num_outputs=4, name=step + "slice")
        in_gate = self._get_activation(F, gates[0], self._recurrent_activation, name=step + "i")
        forget_gate = self._get_activation(F, gates[1], self._recurrent_activation, name=step + "f")
        new_memory = self._get_activation(F, gates[2], self._activation, name=step + "c")
        out_gate = self._get_activation(F, gates[3], self._recurrent_activation, name=step + "o")
        memory = F.elemwise_add(F.elemwise_mul(forget_gate, states[1], name=step + "mul0"),
                                F.elemwise_mul(in_gate, new_memory, name=step + "mul1"), name=step + "state")
        shown = F.Activation(memory, act_type=self._activation, name=step + "activation0") \
            if isinstance(self._activation, string_types) else self._get_activation(F, memory, self._activation)
        output = F.elemwise_mul(out_gate, shown, name=step + "out")
        return output, [output, memory]


class GRUCell(_GatedCell):
    __doc__ = ("Gated recurrent unit, with one state. The gates are stored in the order reset, update, new; the reset "
               "gate works after the product with the state." + _CELL_ARGUMENTS)

    _gates = 3

    def __init__(self, hidden_size, i2h_weight_initializer=None, h2h_weight_initializer=None,
                 i2h_bias_initializer="zeros", h2h_bias_initializer="zeros", input_size=0, prefix=None, params=None):
        super().__init__(hidden_size, input_size, i2h_weight_initializer, h2h_weight_initializer, i2h_bias_initializer,
                         h2h_bias_initializer, prefix, params)

    def _alias(self):
        return "gru"

    def hybrid_forward(self, F, inputs, states, i2h_weight, h2h_weight, i2h_bias, h2h_bias):
        state = states[0]
        i2h, h2h, step = self._products(F, inputs, state, i2h_weight, h2h_weight, i2h_bias, h2h_bias)
        i2h_r, i2h_z, i2h_n = F.SliceChannel(i2h, num_outputs=3, name=step + "i2h_slice")
        h2h_r, h2h_z, h2h_n = F.SliceChannel(h2h, num_outputs=3, name=step + "h2h_slice")
        reset = F.elemwise_add(i2h_r, h2h_r, name=step + "plus0")
        update = F.elemwise_add(i2h_z, h2h_z, name=step + "plus1")
        reset = F.Activation(reset, act_type="sigmoid", name=step + "r_act")
        update = F.Activation(update, act_type="sigmoid", name=step + "z_act")
        gated = F.elemwise_mul(reset, h2h_n, name=step + "mul0")
        new = F.Activation(F.elemwise_add(i2h_n, gated, name=step + "plus2"), act_type="tanh", name=step + "h_act")
        ones = F.ones_like(update, name=step + "ones_like0")
        output = F.elemwise_add(
            F.elemwise_mul(F.elemwise_sub(ones, update, name=step + "minus0"), new, name=step + "mul1"),
            F.elemwise_mul(update, state, name=step + "mul20"), name=step + "out")
        return output, [output]


class _CellChain:
    """What the sequential cells share: an ordered list of cells, each fed by the one before."""

    def add(self, cell):
        """Append a cell."""
        self.register_child(cell)

    def state_info(self, batch_size=0):
        return _cells_state_info(self._children.values(), batch_size)

    def begin_state(self, **kwargs):
        if self._modified:
            raise AssertionError("After applying modifier cells (e.g. ZoneoutCell) the base cell cannot be called "
                                 "directly. Call the modifier cell instead.")
        return _cells_begin_state(self._children.values(), **kwargs)

    def _step(self, inputs, states):
        """One step through all cells."""
        new_states, start = [], 0
        for cell in self._children.values():
            if isinstance(cell, BidirectionalCell):
                raise AssertionError(f"[{type(self).__name__}] argument 'inputs': expected cells that can be stepped, "
                                     "got a BidirectionalCell; use unroll")
            count = len(cell.state_info())
            inputs, part = cell(inputs, states[start:start + count])
            start += count
            new_states.extend(part)
        return inputs, new_states

    def unroll(self, length, inputs, begin_state=None, layout="NTC", merge_outputs=None, valid_length=None):
        self.reset()
        inputs, _, F, batch_size = _format_sequence(length, inputs, layout, None)
        begin_state = _get_begin_state(self, F, begin_state, inputs, batch_size)
        new_states, start = [], 0
        last = len(self._children) - 1
        for i, cell in enumerate(self._children.values()):
            count = len(cell.state_info())
            inputs, part = cell.unroll(length, inputs=inputs, begin_state=begin_state[start:start + count],
                                       layout=layout, merge_outputs=None if i < last else merge_outputs,
                                       valid_length=valid_length)
            start += count
            new_states.extend(part)
        return inputs, new_states

    unroll.__doc__ = RecurrentCell.unroll.__doc__

    def __repr__(self):
        lines = "\n".join(f"({i}): {_indent(repr(cell), 2)}" for i, cell in self._children.items())
        return f"{type(self).__name__}(\n{lines}\n)"

    def __getitem__(self, i):
        return self._children[str(i)]

    def __len__(self):
        return len(self._children)


class SequentialRNNCell(_CellChain, RecurrentCell):
    """Cells on top of each other: each one's output is the next one's input."""

    def __init__(self, prefix=None, params=None):
        super().__init__(prefix=prefix, params=params)

    def __call__(self, inputs, states):
        self._counter += 1
        return self._step(inputs, states)

    def hybrid_forward(self, *args, **kwargs):
        raise NotImplementedError("[SequentialRNNCell] argument 'hybrid_forward': expected a call of the cell itself")


class HybridSequentialRNNCell(_CellChain, HybridRecurrentCell):
    """Cells on top of each other that can be compiled as one."""

    def __init__(self, prefix=None, params=None):
        super().__init__(prefix=prefix, params=params)

    def hybrid_forward(self, F, inputs, states):
        return self._step(inputs, states)


class DropoutCell(HybridRecurrentCell):
    """Dropout on the inputs, as a cell without states; see `nn.Dropout` for `rate` and `axes`."""

    def __init__(self, rate, axes=(), prefix=None, params=None):
        super().__init__(prefix, params)
        if not isinstance(rate, numeric_types):
            raise AssertionError("rate must be a number")
        self._rate = rate
        self._axes = axes

    def _alias(self):
        return "dropout"

    def state_info(self, batch_size=0):
        return []

    def hybrid_forward(self, F, inputs, states):
        if self._rate > 0:
            inputs = F.Dropout(data=inputs, p=self._rate, axes=self._axes, name=f"t{self._counter}_fwd")
        return inputs, states

    def unroll(self, length, inputs, begin_state=None, layout="NTC", merge_outputs=None, valid_length=None):
        self.reset()
        inputs, _, F, _ = _format_sequence(length, inputs, layout, merge_outputs)
        if isinstance(inputs, tensor_types):
            # All steps at once.
            return self.hybrid_forward(F, inputs, begin_state if begin_state else [])
        return super().unroll(length, inputs, begin_state=begin_state, layout=layout, merge_outputs=merge_outputs,
                              valid_length=None)

    def __repr__(self):
        return f"{type(self).__name__}(rate={self._rate}, axes={self._axes})"


class ModifierCell(HybridRecurrentCell):
    """Base class of cells that change what another cell does. They have the parameters of `base_cell`."""

    def __init__(self, base_cell):
        if base_cell._modified:
            raise AssertionError(f"Cell {base_cell.name} is already modified. One cell cannot be modified twice")
        base_cell._modified = True
        super().__init__(prefix=base_cell.prefix + self._alias(), params=None)
        self.base_cell = base_cell

    @property
    def params(self):
        """The parameters of the base cell."""
        return self.base_cell.params

    def state_info(self, batch_size=0):
        return self.base_cell.state_info(batch_size)

    def begin_state(self, func=symbol.zeros, **kwargs):
        if self._modified:
            raise AssertionError("After applying modifier cells (e.g. DropoutCell) the base cell cannot be called "
                                 "directly. Call the modifier cell instead.")
        self.base_cell._modified = False
        try:
            return self.base_cell.begin_state(func=func, **kwargs)
        finally:
            self.base_cell._modified = True

    def hybrid_forward(self, F, inputs, states):
        raise NotImplementedError(f"[{type(self).__name__}] argument 'hybrid_forward': expected a subclass to define "
                                  "it")

    def __repr__(self):
        return f"{type(self).__name__}({self.base_cell!r})"


class ZoneoutCell(ModifierCell):
    """In training, keep each value of the output and of the states as it was with the given probabilities."""

    def __init__(self, base_cell, zoneout_outputs=0.0, zoneout_states=0.0):
        if isinstance(base_cell, BidirectionalCell):
            raise AssertionError("BidirectionalCell doesn't support zoneout since it doesn't support step. Please add "
                                 "ZoneoutCell to the cells underneath instead.")
        if isinstance(base_cell, SequentialRNNCell) and getattr(base_cell, "_bidirectional", False):
            raise AssertionError("Bidirectional SequentialRNNCell doesn't support zoneout. Please add ZoneoutCell to "
                                 "the cells underneath instead.")
        super().__init__(base_cell)
        self.zoneout_outputs = zoneout_outputs
        self.zoneout_states = zoneout_states
        self._prev_output = None

    def _alias(self):
        return "zoneout"

    def reset(self):
        super().reset()
        self._prev_output = None

    def hybrid_forward(self, F, inputs, states):
        def choose(rate, new, old):
            # Dropout of ones is zero where the old value stays.
            return F.where(F.Dropout(F.ones_like(new), p=rate), new, old) if rate != 0.0 else new

        new_output, new_states = self.base_cell(inputs, states)
        previous = self._prev_output
        if previous is None:
            previous = F.zeros_like(new_output)
        output = choose(self.zoneout_outputs, new_output, previous)
        new_states = [choose(self.zoneout_states, new, old) for new, old in zip(new_states, states)]
        self._prev_output = output
        return output, new_states

    def __repr__(self):
        return (f"{type(self).__name__}(p_out={self.zoneout_outputs}, p_state={self.zoneout_states}, "
                f"{self.base_cell!r})")


class ResidualCell(ModifierCell):
    """Add the input to the output, which has the same shape."""

    def __init__(self, base_cell):
        super().__init__(base_cell)

    def hybrid_forward(self, F, inputs, states):
        output, states = self.base_cell(inputs, states)
        return F.elemwise_add(output, inputs, name=f"t{self._counter}_fwd"), states

    def unroll(self, length, inputs, begin_state=None, layout="NTC", merge_outputs=None, valid_length=None):
        self.reset()
        self.base_cell._modified = False
        try:
            outputs, states = self.base_cell.unroll(length, inputs=inputs, begin_state=begin_state, layout=layout,
                                                    merge_outputs=merge_outputs, valid_length=valid_length)
        finally:
            self.base_cell._modified = True
        merged = isinstance(outputs, tensor_types)
        inputs, axis, F, _ = _format_sequence(length, inputs, layout, merged)
        if valid_length is not None:
            # The outputs are zero after the end of a sequence, and stay so.
            inputs = _mask_sequence_variable_length(F, inputs, length, valid_length, axis, merged)
        if merged:
            return F.elemwise_add(outputs, inputs), states
        return [F.elemwise_add(output, step) for output, step in zip(outputs, inputs)], states

    unroll.__doc__ = RecurrentCell.unroll.__doc__


class BidirectionalCell(HybridRecurrentCell):
    """One cell runs forward, another backward; the output is both outputs side by side. Needs `unroll`."""

    def __init__(self, l_cell, r_cell, output_prefix="bi_"):
        super().__init__(prefix="", params=None)
        self.register_child(l_cell, "l_cell")
        self.register_child(r_cell, "r_cell")
        self._output_prefix = output_prefix

    def __call__(self, inputs, states):
        raise NotImplementedError("Bidirectional cannot be stepped. Please use unroll")

    def __repr__(self):
        return f"{type(self).__name__}(forward={self._children['l_cell']}, backward={self._children['r_cell']})"

    def state_info(self, batch_size=0):
        return _cells_state_info(self._children.values(), batch_size)

    def begin_state(self, **kwargs):
        if self._modified:
            raise AssertionError("After applying modifier cells (e.g. DropoutCell) the base cell cannot be called "
                                 "directly. Call the modifier cell instead.")
        return _cells_begin_state(self._children.values(), **kwargs)

    def unroll(self, length, inputs, begin_state=None, layout="NTC", merge_outputs=None, valid_length=None):
        self.reset()
        inputs, axis, F, batch_size = _format_sequence(length, inputs, layout, False)
        reverse = _reverse_sequences(inputs, length, valid_length)
        begin_state = _get_begin_state(self, F, begin_state, inputs, batch_size)
        l_cell, r_cell = self._children.values()
        split = len(l_cell.state_info(batch_size))
        l_outputs, l_states = l_cell.unroll(length, inputs=inputs, begin_state=begin_state[:split], layout=layout,
                                            merge_outputs=merge_outputs, valid_length=valid_length)
        r_outputs, r_states = r_cell.unroll(length, inputs=reverse, begin_state=begin_state[split:], layout=layout,
                                            merge_outputs=False, valid_length=valid_length)
        if merge_outputs is None:
            merge_outputs = isinstance(l_outputs, tensor_types)
        l_outputs, _, _, _ = _format_sequence(length, l_outputs, layout, merge_outputs)
        r_outputs = _reverse_sequences(r_outputs, length, valid_length)
        if merge_outputs:
            r_outputs = F.stack(*r_outputs, axis=axis)
            return F.concat(l_outputs, r_outputs, dim=2, name=f"{self._output_prefix}out"), l_states + r_states
        outputs = [F.concat(left, right, dim=1, name=f"{self._output_prefix}t{i}")
                   for i, (left, right) in enumerate(zip(l_outputs, r_outputs))]
        if valid_length is not None:
            outputs = _mask_sequence_variable_length(F, outputs, length, valid_length, axis, False)
        return outputs, l_states + r_states

    unroll.__doc__ = RecurrentCell.unroll.__doc__
