# Recurrent cells whose products with input and state are convolutions.
"""Convolutional recurrent cells."""
from ...rnn.rnn_cell import HybridRecurrentCell

__all__ = ["Conv1DRNNCell", "Conv2DRNNCell", "Conv3DRNNCell", "Conv1DLSTMCell", "Conv2DLSTMCell", "Conv3DLSTMCell",
           "Conv1DGRUCell", "Conv2DGRUCell", "Conv3DGRUCell"]

_ARGUMENTS = """

    Parameters
    ----------
    input_shape : tuple of int
        Shape of a step without the batch, in the order of `conv_layout`; 0 for an unknown number of channels.
    hidden_channels : int
        Channels of the output and the states.
    i2h_kernel, h2h_kernel : int or tuple of int
        Windows of the convolutions of input and state; those of the state must be odd, so that its size stays.
    i2h_pad, i2h_dilate, h2h_dilate : int or tuple of int
    i2h_weight_initializer, h2h_weight_initializer, i2h_bias_initializer, h2h_bias_initializer : str or Initializer
    conv_layout : str
        Order of batch, channels and space.
    activation : str or Block, default 'tanh'
    """


def _spread(value, ndim):
    """A number as a tuple with one entry per axis of space."""
    if isinstance(value, int):
        return (value,) * ndim
    if len(value) != ndim:
        raise AssertionError(f"For {ndim}D convolution, the convolution settings can only be either int or list/tuple "
                             f"of length {ndim}")
    return tuple(value)


class _BaseConvRNNCell(HybridRecurrentCell):
    """What all convolutional cells share: the parameters and the two convolutions."""

    _gates = 1
    _states = 1
    _kind = "conv_rnn"

    def __init__(self, input_shape, hidden_channels, i2h_kernel, h2h_kernel, i2h_pad, i2h_dilate, h2h_dilate,
                 i2h_weight_initializer, h2h_weight_initializer, i2h_bias_initializer, h2h_bias_initializer, dims,
                 conv_layout, activation, prefix=None, params=None):
        super().__init__(prefix=prefix, params=params)
        self._hidden_channels = hidden_channels
        self._input_shape = input_shape
        self._conv_layout = conv_layout
        self._activation = activation
        self._channel_axis = conv_layout.find("C")
        i2h_kernel, h2h_kernel = _spread(i2h_kernel, dims), _spread(h2h_kernel, dims)
        i2h_pad, i2h_dilate = _spread(i2h_pad, dims), _spread(i2h_dilate, dims)
        h2h_dilate = _spread(h2h_dilate, dims)
        if any(size % 2 == 0 for size in h2h_kernel):
            raise AssertionError(f"Only support odd number, get h2h_kernel= {h2h_kernel}")
        # The padding that keeps the size of the state.
        h2h_pad = tuple(dilate * (size - 1) // 2 for size, dilate in zip(h2h_kernel, h2h_dilate))
        settings = {"num_filter": self._gates * hidden_channels, "layout": conv_layout, "stride": (1,) * dims}
        self._i2h = {"kernel": i2h_kernel, "pad": i2h_pad, "dilate": i2h_dilate, **settings}
        self._h2h = {"kernel": h2h_kernel, "pad": h2h_pad, "dilate": h2h_dilate, **settings}

        place = self._channel_axis - 1
        in_channels = input_shape[place]
        space = [size for axis, size in enumerate(input_shape) if axis != place]
        space = [size + 2 * pad - dilate * (kernel - 1) if size else 0
                 for size, pad, dilate, kernel in zip(space, i2h_pad, i2h_dilate, i2h_kernel)]
        self._state_shape = (*space[:place], hidden_channels, *space[place:])

        rows = self._gates * hidden_channels
        for name, kernel, channels, init in (("i2h_weight", i2h_kernel, in_channels, i2h_weight_initializer),
                                             ("h2h_weight", h2h_kernel, hidden_channels, h2h_weight_initializer)):
            shape = (rows, *kernel[:place], channels, *kernel[place:])
            setattr(self, name, self.params.get(name, shape=shape, init=init, allow_deferred_init=True))
        for name, init in (("i2h_bias", i2h_bias_initializer), ("h2h_bias", h2h_bias_initializer)):
            setattr(self, name, self.params.get(name, shape=(rows,), init=init, allow_deferred_init=True))

    def __repr__(self):
        shape = self.i2h_weight.shape
        return (f"{type(self).__name__}({shape[self._channel_axis] or None} -> {shape[0]}, {self._activation}, "
                f"{self._conv_layout})")

    def _alias(self):
        return self._kind

    def state_info(self, batch_size=0):
        return [{"shape": (batch_size, *self._state_shape), "__layout__": self._conv_layout}
                for _ in range(self._states)]

    def hybrid_forward(self, F, inputs, states, i2h_weight, h2h_weight, i2h_bias, h2h_bias):
        step = f"t{self._counter}_"
        i2h = F.Convolution(data=inputs, weight=i2h_weight, bias=i2h_bias, name=step + "i2h", **self._i2h)
        h2h = F.Convolution(data=states[0], weight=h2h_weight, bias=h2h_bias, name=step + "h2h", **self._h2h)
        return self._combine(F, i2h, h2h, states, step)

    def _combine(self, F, i2h, h2h, states, step):
        """Output and new states from the two convolutions."""
        raise NotImplementedError(f"[{type(self).__name__}] argument '_combine': expected a subclass to define it")


class _ConvRNNCell(_BaseConvRNNCell):
    """Elman cells with convolutions."""

    def _combine(self, F, i2h, h2h, states, step):
        output = self._get_activation(F, i2h + h2h, self._activation, name=step + "out")
        return output, [output]


class _ConvLSTMCell(_BaseConvRNNCell):
    """Long short-term memory cells with convolutions."""

    _gates = 4
    _states = 2
    _kind = "conv_lstm"

    def _combine(self, F, i2h, h2h, states, step):
        gates = F.SliceChannel(i2h + h2h, num_outputs=4, axis=self._channel_axis, name=step + "slice")
        in_gate = F.Activation(gates[0], act_type="sigmoid", name=step + "i")
        forget_gate = F.Activation(gates[1], act_type="sigmoid", name=step + "f")
        new_memory = self._get_activation(F, gates[2], self._activation, name=step + "c")
        out_gate = F.Activation(gates[3], act_type="sigmoid", name=step + "o")
        memory = F.elemwise_add(forget_gate * states[1], in_gate * new_memory, name=step + "state")
        output = F.elemwise_mul(out_gate, self._get_activation(F, memory, self._activation), name=step + "out")
        return output, [output, memory]


class _ConvGRUCell(_BaseConvRNNCell):
    """Gated recurrent units with convolutions."""

    _gates = 3
    _kind = "conv_gru"

    def _combine(self, F, i2h, h2h, states, step):
        axis = self._channel_axis
        i2h_r, i2h_z, i2h_n = F.SliceChannel(i2h, num_outputs=3, axis=axis, name=step + "i2h_slice")
        h2h_r, h2h_z, h2h_n = F.SliceChannel(h2h, num_outputs=3, axis=axis, name=step + "h2h_slice")
        reset = F.Activation(i2h_r + h2h_r, act_type="sigmoid", name=step + "r_act")
        update = F.Activation(i2h_z + h2h_z, act_type="sigmoid", name=step + "z_act")
        new = self._get_activation(F, i2h_n + reset * h2h_n, self._activation, name=step + "h_act")
        output = F.elemwise_add((1.0 - update) * new, update * states[0], name=step + "out")
        return output, [output]


def _sized(ndim, layout):
    """The constructor of a cell over `ndim` axes of space."""
    zeros, ones = (0,) * ndim, (1,) * ndim

    def __init__(self, input_shape, hidden_channels, i2h_kernel, h2h_kernel, i2h_pad=zeros, i2h_dilate=ones,
                 h2h_dilate=ones, i2h_weight_initializer=None, h2h_weight_initializer=None,
                 i2h_bias_initializer="zeros", h2h_bias_initializer="zeros", conv_layout=layout, activation="tanh",
                 prefix=None, params=None):
        _BaseConvRNNCell.__init__(self, input_shape, hidden_channels, i2h_kernel, h2h_kernel, i2h_pad, i2h_dilate,
                                  h2h_dilate, i2h_weight_initializer, h2h_weight_initializer, i2h_bias_initializer,
                                  h2h_bias_initializer, ndim, conv_layout, activation, prefix, params)

    return __init__


class Conv1DRNNCell(_ConvRNNCell):
    __doc__ = "Elman cell with convolutions over one axis. One state." + _ARGUMENTS
    __init__ = _sized(1, "NCW")


class Conv2DRNNCell(_ConvRNNCell):
    __doc__ = "Elman cell with convolutions over two axes. One state." + _ARGUMENTS
    __init__ = _sized(2, "NCHW")


class Conv3DRNNCell(_ConvRNNCell):
    __doc__ = "Elman cell with convolutions over three axes. One state." + _ARGUMENTS
    __init__ = _sized(3, "NCDHW")


class Conv1DLSTMCell(_ConvLSTMCell):
    __doc__ = "Long short-term memory cell with convolutions over one axis. Two states (output, memory)." + _ARGUMENTS
    __init__ = _sized(1, "NCW")


class Conv2DLSTMCell(_ConvLSTMCell):
    __doc__ = "Long short-term memory cell with convolutions over two axes. Two states (output, memory)." + _ARGUMENTS
    __init__ = _sized(2, "NCHW")


class Conv3DLSTMCell(_ConvLSTMCell):
    __doc__ = "Long short-term memory cell with convolutions over three axes. Two states (output, memory)." + _ARGUMENTS
    __init__ = _sized(3, "NCDHW")


class Conv1DGRUCell(_ConvGRUCell):
    __doc__ = "Gated recurrent unit with convolutions over one axis. One state." + _ARGUMENTS
    __init__ = _sized(1, "NCW")


class Conv2DGRUCell(_ConvGRUCell):
    __doc__ = "Gated recurrent unit with convolutions over two axes. One state." + _ARGUMENTS
    __init__ = _sized(2, "NCHW")


class Conv3DGRUCell(_ConvGRUCell):
    __doc__ = "Gated recurrent unit with convolutions over three axes. One state." + _ARGUMENTS
    __init__ = _sized(3, "NCDHW")
