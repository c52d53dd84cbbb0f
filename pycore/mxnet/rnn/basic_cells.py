"""Dense recurrent cells: plain, LSTM and GRU, and all layers of these as one operator."""
from .. import initializer as init
from .. import ndarray, symbol
from .cell import BaseRNNCell, normalize_sequence


class _DenseCell(BaseRNNCell):
    """What cells share that apply one dense layer to the input and one to the state."""

    def __init__(self, num_hidden, prefix, params, i2h_bias=None):
        super().__init__(prefix=prefix, params=params)
        self._num_hidden = num_hidden
        self._iW = self.params.get("i2h_weight")
        self._iB = self.params.get("i2h_bias", **({"init": i2h_bias} if i2h_bias is not None else {}))
        self._hW = self.params.get("h2h_weight")
        self._hB = self.params.get("h2h_bias")

    @property
    def state_info(self):
        return [{"shape": (0, self._num_hidden), "__layout__": "NC"}]

    def _dense(self, inputs, state, name):
        width = self._num_hidden * len(self._gate_names)
        i2h = symbol.FullyConnected(data=inputs, weight=self._iW, bias=self._iB, num_hidden=width, name=f"{name}i2h")
        h2h = symbol.FullyConnected(data=state, weight=self._hW, bias=self._hB, num_hidden=width, name=f"{name}h2h")
        return i2h, h2h


def lstm_step(i2h, h2h, cell_state, name, activation):
    """(output, new cell state) of an LSTM from the sums for its four gates."""
    gates = symbol.split(i2h + h2h, num_outputs=4, axis=1, name=f"{name}slice")
    in_gate = symbol.Activation(gates[0], act_type="sigmoid", name=f"{name}i")
    forget_gate = symbol.Activation(gates[1], act_type="sigmoid", name=f"{name}f")
    transform = activation(gates[2], name=f"{name}c")
    out_gate = symbol.Activation(gates[3], act_type="sigmoid", name=f"{name}o")
    new_cell = symbol._internal._plus(forget_gate * cell_state, in_gate * transform, name=f"{name}state")
    output = symbol._internal._mul(out_gate, activation(new_cell), name=f"{name}out")
    return output, new_cell


def gru_step(i2h, h2h, state, name, inner, activation):
    """The output of a GRU from the sums for its three gates."""
    i2h_r, i2h_z, i2h_o = symbol.split(i2h, num_outputs=3, axis=1, name=f"{inner}_i2h_slice")
    h2h_r, h2h_z, h2h_o = symbol.split(h2h, num_outputs=3, axis=1, name=f"{inner}_h2h_slice")
    reset = symbol.Activation(i2h_r + h2h_r, act_type="sigmoid", name=f"{inner}_r_act")
    update = symbol.Activation(i2h_z + h2h_z, act_type="sigmoid", name=f"{inner}_z_act")
    candidate = activation(i2h_o + reset * h2h_o, name=f"{inner}_h_act")
    return symbol._internal._plus((1.0 - update) * candidate, update * state, name=f"{name}out")


def _tanh(inputs, **kwargs):
    return symbol.Activation(inputs, act_type="tanh", **kwargs)


class RNNCell(_DenseCell):
    """``output = activation(W x + U h + b)``.

    Parameters
    ----------
    num_hidden : int
    activation : str or function
    prefix : str
    params : RNNParams, optional
    """

    def __init__(self, num_hidden, activation="tanh", prefix="rnn_", params=None):
        self._activation = activation
        super().__init__(num_hidden, prefix, params)

    @property
    def _gate_names(self):
        return ("",)

    def __call__(self, inputs, states):
        name = self._step()
        i2h, h2h = self._dense(inputs, states[0], name)
        output = self._get_activation(i2h + h2h, self._activation, name=f"{name}out")
        return output, [output]


class LSTMCell(_DenseCell):
    """Long short-term memory; gates are stacked as input, forget, candidate, output.

    Parameters
    ----------
    num_hidden : int
    prefix : str
    params : RNNParams, optional
    forget_bias : float
        First value of the forget gate's bias.
    """

    def __init__(self, num_hidden, prefix="lstm_", params=None, forget_bias=1.0):
        super().__init__(num_hidden, prefix, params, init.LSTMBias(forget_bias=forget_bias))

    @property
    def state_info(self):
        return super().state_info * 2

    @property
    def _gate_names(self):
        return ["_i", "_f", "_c", "_o"]

    def __call__(self, inputs, states):
        name = self._step()
        i2h, h2h = self._dense(inputs, states[0], name)
        output, cell_state = lstm_step(i2h, h2h, states[1], name, _tanh)
        return output, [output, cell_state]


class GRUCell(_DenseCell):
    """Gated recurrent unit; gates are stacked as reset, update, candidate, and reset works on ``U h + b``.

    Parameters
    ----------
    num_hidden : int
    prefix : str
    params : RNNParams, optional
    """

    def __init__(self, num_hidden, prefix="gru_", params=None):
        super().__init__(num_hidden, prefix, params)

    @property
    def _gate_names(self):
        return ["_r", "_z", "_o"]

    def __call__(self, inputs, states):
        name = self._step()
        # The layers' names have two underscores: files of old name them so.
        i2h, h2h = self._dense(inputs, states[0], f"{name}_")
        output = gru_step(i2h, h2h, states[0], name, name, _tanh)
        return output, [output]


class FusedRNNCell(BaseRNNCell):
    """All layers and steps as one RNN operator; only `unroll` is offered.

    Parameters
    ----------
    num_hidden, num_layers : int
    mode : {'rnn_relu', 'rnn_tanh', 'lstm', 'gru'}
    bidirectional : bool
    dropout : float
        Between layers.
    get_next_state : bool
        Whether `unroll` returns the last states.
    forget_bias : float
        First value of the forget gates' biases.
    prefix : str, optional
        ``mode_`` by default.
    params : RNNParams, optional
    """

    def __init__(self, num_hidden, num_layers=1, mode="lstm", bidirectional=False, dropout=0.0, get_next_state=False,
                 forget_bias=1.0, prefix=None, params=None):
        super().__init__(prefix=f"{mode}_" if prefix is None else prefix, params=params)
        self._num_hidden = num_hidden
        self._num_layers = num_layers
        self._mode = mode
        self._bidirectional = bidirectional
        self._dropout = dropout
        self._get_next_state = get_next_state
        self._forget_bias = forget_bias
        self._directions = ["l", "r"] if bidirectional else ["l"]
        self._parameter = self.params.get("parameters", init=init.FusedRNN(
            None, num_hidden, num_layers, mode, bidirectional, forget_bias))

    @property
    def state_info(self):
        count = self._num_layers * len(self._directions)
        info = {"shape": (count, 0, self._num_hidden), "__layout__": "LNC"}
        return [dict(info) for _ in range(2 if self._mode == "lstm" else 1)]

    @property
    def _gate_names(self):
        return {"rnn_relu": [""], "rnn_tanh": [""], "lstm": ["_i", "_f", "_c", "_o"],
                "gru": ["_r", "_z", "_o"]}[self._mode]

    @property
    def _num_gates(self):
        return len(self._gate_names)

    def _pieces(self, num_input):
        """(name, shape) of all weights of gates, in the order of the parameter vector."""
        size, prefix = self._num_hidden, self._prefix
        for kind in ("weight", "bias"):
            for layer in range(self._num_layers):
                below = num_input if layer == 0 else size * len(self._directions)
                for direction in self._directions:
                    for group, width in (("i2h", below), ("h2h", size)):
                        for gate in self._gate_names:
                            shape = (size, width) if kind == "weight" else (size,)
                            yield f"{prefix}{direction}{layer}_{group}{gate}_{kind}", shape

    def _input_size(self, total):
        """Number of input features for a parameter vector of this size."""
        size, directions = self._num_hidden, len(self._directions)
        per_unit = total // directions // size // self._num_gates
        return per_unit - (self._num_layers - 1) * (size + directions * size + 2) - size - 2

    def unpack_weights(self, args):
        args = args.copy()
        vector = args.pop(f"{self._prefix}parameters")
        start = 0
        for name, shape in self._pieces(self._input_size(vector.size)):
            count = shape[0] * (shape[1] if len(shape) > 1 else 1)
            args[name] = vector[start:start + count].reshape(shape).copy()
            start += count
        if start != vector.size:
            raise AssertionError(f"Invalid parameters size for FusedRNNCell: expected {start}, got {vector.size}")
        return args

    def pack_weights(self, args):
        args = args.copy()
        first = args[f"{self._prefix}l0_i2h{self._gate_names[0]}_weight"]
        pieces = [args.pop(name).reshape((-1,)) for name, _ in self._pieces(first.shape[1])]
        args[f"{self._prefix}parameters"] = ndarray.concat(*pieces, dim=0)
        return args

    def __call__(self, inputs, states):
        raise NotImplementedError("FusedRNNCell cannot be stepped. Please use unroll")

    def unroll(self, length, inputs, begin_state=None, layout="NTC", merge_outputs=None):
        self.reset()
        inputs, axis = normalize_sequence(length, inputs, layout, True)
        if axis == 1:
            inputs = symbol.swapaxes(inputs, dim1=0, dim2=1)
        states = self.begin_state() if begin_state is None else begin_state
        names = ("state", "state_cell")
        rnn = symbol.RNN(data=inputs, parameters=self._parameter, state_size=self._num_hidden,
                         num_layers=self._num_layers, bidirectional=self._bidirectional, p=self._dropout,
                         state_outputs=self._get_next_state, mode=self._mode, name=f"{self._prefix}rnn",
                         **dict(zip(names, states)))
        outputs, states = (rnn[0], [rnn[i + 1] for i in range(len(states))]) if self._get_next_state else (rnn, [])
        if axis == 1:
            outputs = symbol.swapaxes(outputs, dim1=0, dim2=1)
        outputs, _ = normalize_sequence(length, outputs, layout, merge_outputs)
        return outputs, states

    def unfuse(self):
        """A `SequentialRNNCell` of single cells that computes the same; `unpack_weights` gives their weights."""
        from .composite_cells import BidirectionalCell, DropoutCell, SequentialRNNCell
        make = {"rnn_relu": lambda prefix: RNNCell(self._num_hidden, activation="relu", prefix=prefix),
                "rnn_tanh": lambda prefix: RNNCell(self._num_hidden, activation="tanh", prefix=prefix),
                "lstm": lambda prefix: LSTMCell(self._num_hidden, prefix=prefix),
                "gru": lambda prefix: GRUCell(self._num_hidden, prefix=prefix)}[self._mode]
        stack = SequentialRNNCell()
        for layer in range(self._num_layers):
            if self._bidirectional:
                stack.add(BidirectionalCell(make(f"{self._prefix}l{layer}_"), make(f"{self._prefix}r{layer}_"),
                                            output_prefix=f"{self._prefix}bi_l{layer}_"))
            else:
                stack.add(make(f"{self._prefix}l{layer}_"))
            if self._dropout > 0 and layer != self._num_layers - 1:
                stack.add(DropoutCell(self._dropout, prefix=f"{self._prefix}_dropout{layer}_"))
        return stack
