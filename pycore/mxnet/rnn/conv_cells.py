"""Convolutional recurrent cells: states are feature maps."""
from functools import partial

from .. import symbol
from .basic_cells import gru_step, lstm_step
from .cell import BaseRNNCell

_LEAKY = partial(symbol.LeakyReLU, act_type="leaky", slope=0.2)


class BaseConvRNNCell(BaseRNNCell):
    """Base of convolutional cells.

    Parameters
    ----------
    input_shape : tuple of int
        Shape of one step's input, batch included.
    num_hidden : int
        Channels of the states.
    h2h_kernel, h2h_dilate : tuple of int
        Of the convolution of the state; kernels must be odd, so that its size stays.
    i2h_kernel, i2h_stride, i2h_pad, i2h_dilate : tuple of int
        Of the convolution of the input.
    i2h_weight_initializer, h2h_weight_initializer, i2h_bias_initializer, h2h_bias_initializer
        Initializers or their names.
    activation : str or function
    prefix : str
    params : RNNParams, optional
    conv_layout : {'NCHW', 'NHWC'}
    """

    def __init__(self, input_shape, num_hidden, h2h_kernel, h2h_dilate, i2h_kernel, i2h_stride, i2h_pad, i2h_dilate,
                 i2h_weight_initializer, h2h_weight_initializer, i2h_bias_initializer, h2h_bias_initializer,
                 activation, prefix="", params=None, conv_layout="NCHW"):
        super().__init__(prefix=prefix, params=params)
        if h2h_kernel[0] % 2 == 0 or h2h_kernel[1] % 2 == 0:
            raise AssertionError(f"Only support odd number, get h2h_kernel= {h2h_kernel}")
        self._h2h = {"kernel": h2h_kernel, "dilate": h2h_dilate, "stride": (1, 1),
                     "pad": tuple(dilate * (kernel - 1) // 2 for kernel, dilate in zip(h2h_kernel, h2h_dilate))}
        self._i2h = {"kernel": i2h_kernel, "dilate": i2h_dilate, "stride": i2h_stride, "pad": i2h_pad}
        self._num_hidden = num_hidden
        self._input_shape = input_shape
        self._conv_layout = conv_layout
        self._activation = activation
        # The size of the state follows from the convolution of the input.
        probe = symbol.Convolution(symbol.Variable("data"), num_filter=num_hidden, layout=conv_layout, **self._i2h)
        shape = probe.infer_shape(data=input_shape)[1][0]
        self._state_shape = (0,) + tuple(shape[1:])
        self._iW = self.params.get("i2h_weight", init=i2h_weight_initializer)
        self._hW = self.params.get("h2h_weight", init=h2h_weight_initializer)
        self._iB = self.params.get("i2h_bias", init=i2h_bias_initializer)
        self._hB = self.params.get("h2h_bias", init=h2h_bias_initializer)

    @property
    def state_info(self):
        return [{"shape": self._state_shape, "__layout__": self._conv_layout}]

    def _convolve(self, inputs, state, name):
        filters = self._num_hidden * len(self._gate_names)
        i2h = symbol.Convolution(data=inputs, weight=self._iW, bias=self._iB, num_filter=filters,
                                 layout=self._conv_layout, name=f"{name}i2h", **self._i2h)
        h2h = symbol.Convolution(data=state, weight=self._hW, bias=self._hB, num_filter=filters,
                                 layout=self._conv_layout, name=f"{name}h2h", **self._h2h)
        return i2h, h2h

    def _activate(self, inputs, **kwargs):
        return self._get_activation(inputs, self._activation, **kwargs)

    def __call__(self, inputs, states):
        raise NotImplementedError("BaseConvRNNCell is abstract class for convolutional RNN")


class ConvRNNCell(BaseConvRNNCell):
    """Plain convolutional cell; see `BaseConvRNNCell`."""

    def __init__(self, input_shape, num_hidden, h2h_kernel=(3, 3), h2h_dilate=(1, 1), i2h_kernel=(3, 3),
                 i2h_stride=(1, 1), i2h_pad=(1, 1), i2h_dilate=(1, 1), i2h_weight_initializer=None,
                 h2h_weight_initializer=None, i2h_bias_initializer="zeros", h2h_bias_initializer="zeros",
                 activation=_LEAKY, prefix="ConvRNN_", params=None, conv_layout="NCHW"):
        super().__init__(input_shape, num_hidden, h2h_kernel, h2h_dilate, i2h_kernel, i2h_stride, i2h_pad, i2h_dilate,
                         i2h_weight_initializer, h2h_weight_initializer, i2h_bias_initializer, h2h_bias_initializer,
                         activation, prefix, params, conv_layout)

    @property
    def _gate_names(self):
        return ("",)

    def __call__(self, inputs, states):
        name = self._step()
        i2h, h2h = self._convolve(inputs, states[0], name)
        output = self._activate(i2h + h2h, name=f"{name}out")
        return output, [output]


class ConvLSTMCell(BaseConvRNNCell):
    """Convolutional LSTM; see `BaseConvRNNCell`."""

    def __init__(self, input_shape, num_hidden, h2h_kernel=(3, 3), h2h_dilate=(1, 1), i2h_kernel=(3, 3),
                 i2h_stride=(1, 1), i2h_pad=(1, 1), i2h_dilate=(1, 1), i2h_weight_initializer=None,
                 h2h_weight_initializer=None, i2h_bias_initializer="zeros", h2h_bias_initializer="zeros",
                 activation=_LEAKY, prefix="ConvLSTM_", params=None, conv_layout="NCHW"):
        super().__init__(input_shape, num_hidden, h2h_kernel, h2h_dilate, i2h_kernel, i2h_stride, i2h_pad, i2h_dilate,
                         i2h_weight_initializer, h2h_weight_initializer, i2h_bias_initializer, h2h_bias_initializer,
                         activation, prefix, params, conv_layout)

    @property
    def state_info(self):
        return super().state_info * 2

    @property
    def _gate_names(self):
        return ["_i", "_f", "_c", "_o"]

    def __call__(self, inputs, states):
        name = self._step()
        i2h, h2h = self._convolve(inputs, states[0], name)
        output, cell_state = lstm_step(i2h, h2h, states[1], name, self._activate)
        return output, [output, cell_state]


class ConvGRUCell(BaseConvRNNCell):
    """Convolutional GRU; see `BaseConvRNNCell`."""

    def __init__(self, input_shape, num_hidden, h2h_kernel=(3, 3), h2h_dilate=(1, 1), i2h_kernel=(3, 3),
                 i2h_stride=(1, 1), i2h_pad=(1, 1), i2h_dilate=(1, 1), i2h_weight_initializer=None,
                 h2h_weight_initializer=None, i2h_bias_initializer="zeros", h2h_bias_initializer="zeros",
                 activation=_LEAKY, prefix="ConvGRU_", params=None, conv_layout="NCHW"):
        super().__init__(input_shape, num_hidden, h2h_kernel, h2h_dilate, i2h_kernel, i2h_stride, i2h_pad, i2h_dilate,
                         i2h_weight_initializer, h2h_weight_initializer, i2h_bias_initializer, h2h_bias_initializer,
                         activation, prefix, params, conv_layout)

    @property
    def _gate_names(self):
        return ["_r", "_z", "_o"]

    def __call__(self, inputs, states):
        name = self._step()
        i2h, h2h = self._convolve(inputs, states[0], name)
        output = gru_step(i2h, h2h, states[0], name, name, self._activate)
        return output, [output]
