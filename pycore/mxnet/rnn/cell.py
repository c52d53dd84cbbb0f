"""The base of symbolic recurrent cells, their parameters, and sequences in their two forms."""
import warnings

from .. import symbol


class RNNParams:
    """Variables by name, shared by the cells that hold the same container.

    Parameters
    ----------
    prefix : str
        Put before each name.
    """

    def __init__(self, prefix=""):
        self._prefix = prefix
        self._params = {}

    def get(self, name, **kwargs):
        """The variable ``prefix + name``, made with `kwargs` when it is new."""
        name = self._prefix + name
        if name not in self._params:
            self._params[name] = symbol.Variable(name, **kwargs)
        return self._params[name]


def normalize_sequence(length, inputs, layout, merge):
    """A sequence in the wanted form.

    Parameters
    ----------
    length : int
    inputs : Symbol or list of Symbol
        One symbol with a time axis, or one for each step.
    layout : str
        Layout with 'T' for the time axis, for example 'NTC'.
    merge : bool or None
        True for one symbol, False for a list, None to leave it as it is.

    Returns
    -------
    inputs : Symbol or list of Symbol
    axis : int
        The time axis.
    """
    if inputs is None:
        raise AssertionError("unroll(inputs=None) has been deprecated. Please create input variables outside unroll.")
    axis = layout.find("T")
    if isinstance(inputs, symbol.Symbol):
        if merge is False:
            if len(inputs.list_outputs()) != 1:
                raise AssertionError("unroll doesn't allow grouped symbol as input. Please convert to list first or "
                                     "let unroll handle splitting")
            inputs = list(symbol.split(inputs, axis=axis, num_outputs=length, squeeze_axis=1))
        return inputs, axis
    if length is not None and len(inputs) != length:
        raise AssertionError(f"[unroll] argument 'inputs': expected {length} steps, got {len(inputs)}")
    if merge is True:
        steps = [symbol.expand_dims(step, axis=axis) for step in inputs]
        inputs = symbol.Concat(*steps, dim=axis)
    return inputs, axis


class BaseRNNCell:
    """One step of a recurrence: ``output, states = cell(input, states)``.

    Parameters
    ----------
    prefix : str
        Put before the names of layers, and of parameters unless they are given.
    params : RNNParams, optional
        Shared parameters.
    """

    def __init__(self, prefix="", params=None):
        self._own_params = params is None
        self._prefix = prefix
        self._params = RNNParams(prefix) if params is None else params
        self._modified = False
        self.reset()

    def reset(self):
        """Number steps from 0 again, before another unroll."""
        self._init_counter = -1
        self._counter = -1
        for cell in getattr(self, "_cells", ()):
            cell.reset()

    def _step(self):
        """The prefix of this step's names."""
        self._counter += 1
        return f"{self._prefix}t{self._counter}_"

    def __call__(self, inputs, states):
        """Symbols of (output, new states) of one step."""
        raise NotImplementedError()

    @property
    def params(self):
        """The container of parameters; who takes it shares them."""
        self._own_params = False
        return self._params

    @property
    def state_info(self):
        """A dict with 'shape' (0 for the batch) and '__layout__' for each state."""
        raise NotImplementedError()

    @property
    def state_shape(self):
        """Shapes of the states."""
        return [info["shape"] for info in self.state_info]

    @property
    def _gate_names(self):
        """Suffixes of the gates' weights, in the order in which they are stacked."""
        return ()

    def begin_state(self, func=symbol.zeros, **kwargs):
        """Symbols of the first states.

        Parameters
        ----------
        func : function
            Makes them from name and shape: `symbol.zeros`, or `symbol.Variable` for states that are fed in.
        **kwargs
            Passed to it.
        """
        if self._modified:
            raise AssertionError("After applying modifier cells (e.g. DropoutCell) the base cell cannot be called "
                                 "directly. Call the modifier cell instead.")
        states = []
        for info in self.state_info:
            self._init_counter += 1
            options = dict(kwargs) if info is None else {**kwargs, **info}
            states.append(func(name=f"{self._prefix}begin_state_{self._init_counter}", **options))
        return states

    def unpack_weights(self, args):
        """A copy of the dict of arrays with stacked weights taken apart into those of the gates."""
        args = args.copy()
        if not self._gate_names:
            return args
        size = self._num_hidden
        for group in ("i2h", "h2h"):
            for kind in ("weight", "bias"):
                stacked = args.pop(f"{self._prefix}{group}_{kind}")
                for number, gate in enumerate(self._gate_names):
                    args[f"{self._prefix}{group}{gate}_{kind}"] = stacked[number * size:(number + 1) * size].copy()
        return args

    def pack_weights(self, args):
        """A copy of the dict of arrays with the gates' weights stacked: undoes `unpack_weights`."""
        args = args.copy()
        if not self._gate_names:
            return args
        from .. import ndarray
        for group in ("i2h", "h2h"):
            for kind in ("weight", "bias"):
                gates = [args.pop(f"{self._prefix}{group}{gate}_{kind}") for gate in self._gate_names]
                args[f"{self._prefix}{group}_{kind}"] = ndarray.concat(*gates, dim=0)
        return args

    def unroll(self, length, inputs, begin_state=None, layout="NTC", merge_outputs=None):
        """Symbols of a whole sequence.

        Parameters
        ----------
        length : int
            Number of steps.
        inputs : Symbol or list of Symbol
            One symbol of the given layout, or one (batch, features) for each step.
        begin_state : list of Symbol, optional
            `begin_state()` by default.
        layout : str
            'NTC' or 'TNC', for inputs and outputs that are one symbol.
        merge_outputs : bool, optional
            True for one symbol, False for a list; None for what is cheaper.

        Returns
        -------
        outputs : Symbol or list of Symbol
        states : list of Symbol
            After the last step.
        """
        self.reset()
        inputs, _ = normalize_sequence(length, inputs, layout, False)
        states = self.begin_state() if begin_state is None else begin_state
        outputs = []
        for step in inputs:
            output, states = self(step, states)
            outputs.append(output)
        outputs, _ = normalize_sequence(length, outputs, layout, merge_outputs)
        return outputs, states

    def _get_activation(self, inputs, activation, **kwargs):
        """An activation by name, or a function applied to the symbol."""
        if isinstance(activation, str):
            return symbol.Activation(inputs, act_type=activation, **kwargs)
        return activation(inputs, **kwargs)


def warn_deprecated(message):
    """A deprecation warning that points at the caller of the caller."""
    warnings.warn(message, DeprecationWarning, stacklevel=3)
