# Recurrent layers: whole sequences and several layers in one operator.
"""Recurrent layers."""
from ... import ndarray, symbol
from ..block import HybridBlock
from ..parameter import tensor_types
from . import rnn_cell

__all__ = ["RNN", "LSTM", "GRU"]

_GATES = {"rnn_relu": 1, "rnn_tanh": 1, "lstm": 4, "gru": 3}


class _RNNLayer(HybridBlock):
    """What recurrent layers share: parameters by layer and direction, states, and the call of the operator `RNN`."""

    def __init__(self, hidden_size, num_layers, layout, dropout, bidirectional, input_size, i2h_weight_initializer,
                 h2h_weight_initializer, i2h_bias_initializer, h2h_bias_initializer, mode, projection_size,
                 h2r_weight_initializer, lstm_state_clip_min, lstm_state_clip_max, lstm_state_clip_nan, dtype,
                 use_sequence_length=False, **kwargs):
        super().__init__(**kwargs)
        if layout not in ("TNC", "NTC"):
            raise AssertionError(f"Invalid layout {layout}; must be one of ['TNC' or 'NTC']")
        self._hidden_size = hidden_size
        self._projection_size = projection_size or None
        self._num_layers = num_layers
        self._mode = mode
        self._layout = layout
        self._dropout = dropout
        self._dir = 2 if bidirectional else 1
        self._input_size = input_size
        self._lstm_state_clip_min = lstm_state_clip_min
        self._lstm_state_clip_max = lstm_state_clip_max
        self._lstm_state_clip_nan = lstm_state_clip_nan
        self._dtype = dtype
        self._use_sequence_length = use_sequence_length
        self._skip_states = False
        self._initializers = {"i2h_weight": i2h_weight_initializer, "h2h_weight": h2h_weight_initializer,
                              "i2h_bias": i2h_bias_initializer, "h2h_bias": h2h_bias_initializer,
                              "h2r_weight": h2r_weight_initializer}
        rows = _GATES[mode] * hidden_size
        out_size = self._projection_size or hidden_size
        layer_input = input_size
        for layer in range(num_layers):
            for direction in "lr"[:self._dir]:
                shapes = {"i2h_weight": (rows, layer_input), "h2h_weight": (rows, out_size), "i2h_bias": (rows,),
                          "h2h_bias": (rows,)}
                if self._projection_size:
                    shapes["h2r_weight"] = (self._projection_size, hidden_size)
                for name, shape in shapes.items():
                    full = f"{direction}{layer}_{name}"
                    setattr(self, full, self.params.get(full, shape=shape, init=self._initializers[name],
                                                        allow_deferred_init=True, dtype=dtype))
            layer_input = out_size * self._dir

    def __repr__(self):
        first = self.l0_i2h_weight.shape
        text = f"{first[1] or None} -> {first[0] // _GATES[self._mode]}, {self._layout}"
        if self._num_layers != 1:
            text += f", num_layers={self._num_layers}"
        if self._dropout != 0:
            text += f", dropout={self._dropout}"
        if self._dir == 2:
            text += ", bidirectional"
        return f"{type(self).__name__}({text})"

    def state_info(self, batch_size=0):
        """Descriptions of the states: dictionaries with 'shape', '__layout__' and 'dtype'."""
        shape = (self._num_layers * self._dir, batch_size, self._hidden_size)
        return [{"shape": shape, "__layout__": "LNC", "dtype": self._dtype}]

    def cast(self, dtype):
        """Change the type of parameters and states."""
        super().cast(dtype)
        self._dtype = dtype

    def begin_state(self, batch_size=0, func=ndarray.zeros, **kwargs):
        """States to begin a sequence with; see `RecurrentCell.begin_state`."""
        plain = getattr(func, "__module__", "").startswith("mxnet.ndarray")
        states = []
        for i, info in enumerate(self.state_info(batch_size)):
            arguments = {**info, **kwargs}
            if plain:
                arguments.pop("__layout__", None)
                states.append(func(**arguments))
            else:
                states.append(func(name=f"{self.prefix}h0_{i}", **arguments))
        return states

    def __call__(self, inputs, states=None, sequence_length=None, **kwargs):
        skip_states = states is None
        if skip_states != self._skip_states:
            # What the layer returns is part of its compiled graph.
            self._skip_states = skip_states
            self._clear_cached_op()
        if skip_states:
            if isinstance(inputs, ndarray.NDArray):
                batch_size = inputs.shape[self._layout.find("N")]
                states = self.begin_state(batch_size, ctx=inputs.context, dtype=inputs.dtype)
            else:
                states = self.begin_state(0, func=symbol.zeros)
        if isinstance(states, tensor_types):
            states = [states]
        if sequence_length is not None:
            return super().__call__(inputs, states, sequence_length, **kwargs)
        return super().__call__(inputs, states, **kwargs)

    def infer_shape(self, inputs, *args):
        """Set the input size of the first layer from `inputs`."""
        if inputs.ndim != 3:
            raise AssertionError("Input data should be rank-3 tensor of dim [sequence length, batch size, input "
                                 f"size], got shape {inputs.shape}")
        for direction in "lr"[:self._dir]:
            param = getattr(self, f"{direction}0_i2h_weight")
            param.shape = (_GATES[self._mode] * self._hidden_size, inputs.shape[2])

    def _check_states(self, inputs, states):
        batch_size = inputs.shape[self._layout.find("N")]
        for state, info in zip(states, self.state_info(batch_size)):
            if state.shape != info["shape"]:
                raise ValueError(f"Invalid recurrent state shape. Expecting {info['shape']}, got {state.shape}.")

    def hybrid_forward(self, F, inputs, states, sequence_length=None, **kwargs):
        if F is ndarray:
            self._check_states(inputs, states)
        if self._layout == "NTC":
            inputs = F.swapaxes(inputs, dim1=0, dim2=1)
        kinds = [("i2h_weight", "h2h_weight", "h2r_weight"), ("i2h_bias", "h2h_bias")]
        packed = [kwargs[f"{direction}{layer}_{name}"].reshape((-1,))
                  for names in kinds for layer in range(self._num_layers) for direction in "lr"[:self._dir]
                  for name in names if name != "h2r_weight" or self._projection_size]
        params = F._internal._rnn_param_concat(*packed, dim=0)
        extra = [sequence_length] if self._use_sequence_length else []
        out = F.RNN(inputs, params, *states, *extra, use_sequence_length=self._use_sequence_length,
                    state_size=self._hidden_size, projection_size=self._projection_size, num_layers=self._num_layers,
                    bidirectional=self._dir == 2, p=self._dropout, state_outputs=True, mode=self._mode,
                    lstm_state_clip_min=self._lstm_state_clip_min, lstm_state_clip_max=self._lstm_state_clip_max,
                    lstm_state_clip_nan=self._lstm_state_clip_nan)
        outputs = F.swapaxes(out[0], dim1=0, dim2=1) if self._layout == "NTC" else out[0]
        if self._skip_states:
            return outputs
        return outputs, [out[1], out[2]] if self._mode == "lstm" else [out[1]]

    def _unfuse(self):
        """The same network as a chain of cells with the same parameters."""
        if self._projection_size:
            raise AssertionError("_unfuse does not support projection layer yet!")
        if self._lstm_state_clip_min is not None or self._lstm_state_clip_max is not None:
            raise AssertionError("_unfuse does not support state clipping yet!")
        kinds = {"rnn_relu": (rnn_cell.RNNCell, {"activation": "relu"}), "rnn_tanh": (rnn_cell.RNNCell, {}),
                 "lstm": (rnn_cell.LSTMCell, {}), "gru": (rnn_cell.GRUCell, {})}
        kind, extra = kinds[self._mode]
        extra.update((f"{name}_initializer", init) for name, init in self._initializers.items() if name != "h2r_weight")
        stack = rnn_cell.HybridSequentialRNNCell(prefix=self.prefix, params=self.params)
        with stack.name_scope():
            size = self._input_size
            for layer in range(self._num_layers):
                cells = [kind(self._hidden_size, prefix=f"{direction}{layer}_", input_size=size, **extra)
                         for direction in "lr"[:self._dir]]
                stack.add(rnn_cell.BidirectionalCell(*cells) if self._dir == 2 else cells[0])
                if self._dropout > 0 and layer != self._num_layers - 1:
                    stack.add(rnn_cell.DropoutCell(self._dropout))
                size = self._hidden_size * self._dir
        return stack


_LAYER_ARGUMENTS = """

    The call takes the sequence (time, batch, size) and, optionally, states to begin with; it returns the outputs
    (time, batch, hidden * directions), and the new states too when states were given.

    Parameters
    ----------
    hidden_size : int
    num_layers : int, default 1
    layout : {'TNC', 'NTC'}, default 'TNC'
        Order of time, batch and size. States are (layers * directions, batch, hidden) always.
    dropout : float, default 0
        Dropout between layers in training.
    bidirectional : bool, default False
        Run over the sequence in both directions and put both outputs side by side.
    i2h_weight_initializer, h2h_weight_initializer, i2h_bias_initializer, h2h_bias_initializer : str or Initializer
    input_size : int, optional
        Size of the input; found at the first call when not given.
    dtype : str, default 'float32'
    """


class RNN(_RNNLayer):
    __doc__ = "Layers of Elman cells; `activation` is 'relu' or 'tanh'. One state." + _LAYER_ARGUMENTS

    def __init__(self, hidden_size, num_layers=1, activation="relu", layout="TNC", dropout=0, bidirectional=False,
                 i2h_weight_initializer=None, h2h_weight_initializer=None, i2h_bias_initializer="zeros",
                 h2h_bias_initializer="zeros", input_size=0, dtype="float32", **kwargs):
        super().__init__(hidden_size, num_layers, layout, dropout, bidirectional, input_size, i2h_weight_initializer,
                         h2h_weight_initializer, i2h_bias_initializer, h2h_bias_initializer, "rnn_" + activation, None,
                         None, None, None, False, dtype, **kwargs)


class LSTM(_RNNLayer):
    __doc__ = ("Layers of long short-term memory cells. Two states (output, memory). `projection_size` makes the "
               "output a projection of that size; `state_clip_min` and `state_clip_max` bound the memory."
               + _LAYER_ARGUMENTS)

    def __init__(self, hidden_size, num_layers=1, layout="TNC", dropout=0, bidirectional=False, input_size=0,
                 i2h_weight_initializer=None, h2h_weight_initializer=None, i2h_bias_initializer="zeros",
                 h2h_bias_initializer="zeros", projection_size=None, h2r_weight_initializer=None, state_clip_min=None,
                 state_clip_max=None, state_clip_nan=False, dtype="float32", **kwargs):
        super().__init__(hidden_size, num_layers, layout, dropout, bidirectional, input_size, i2h_weight_initializer,
                         h2h_weight_initializer, i2h_bias_initializer, h2h_bias_initializer, "lstm", projection_size,
                         h2r_weight_initializer, state_clip_min, state_clip_max, state_clip_nan, dtype, **kwargs)

    def state_info(self, batch_size=0):
        layers = self._num_layers * self._dir
        sizes = (self._projection_size or self._hidden_size, self._hidden_size)
        return [{"shape": (layers, batch_size, size), "__layout__": "LNC", "dtype": self._dtype} for size in sizes]


class GRU(_RNNLayer):
    __doc__ = "Layers of gated recurrent units. One state." + _LAYER_ARGUMENTS

    def __init__(self, hidden_size, num_layers=1, layout="TNC", dropout=0, bidirectional=False, input_size=0,
                 i2h_weight_initializer=None, h2h_weight_initializer=None, i2h_bias_initializer="zeros",
                 h2h_bias_initializer="zeros", dtype="float32", **kwargs):
        super().__init__(hidden_size, num_layers, layout, dropout, bidirectional, input_size, i2h_weight_initializer,
                         h2h_weight_initializer, i2h_bias_initializer, h2h_bias_initializer, "gru", None, None, None,
                         None, False, dtype, **kwargs)
