"""Cells made of other cells: stacks, both directions, dropout, zoneout and residuals."""
from .. import symbol
from .basic_cells import FusedRNNCell
from .cell import BaseRNNCell, normalize_sequence


def _gathered(cells, attribute):
    return [item for cell in cells for item in getattr(cell, attribute)]


class _CellGroup(BaseRNNCell):
    """What cells share that hold several others."""

    @property
    def state_info(self):
        return _gathered(self._cells, "state_info")

    def begin_state(self, **kwargs):
        if self._modified:
            raise AssertionError("After applying modifier cells (e.g. DropoutCell) the base cell cannot be called "
                                 "directly. Call the modifier cell instead.")
        return [state for cell in self._cells for state in cell.begin_state(**kwargs)]

    def unpack_weights(self, args):
        for cell in self._cells:
            args = cell.unpack_weights(args)
        return args

    def pack_weights(self, args):
        for cell in self._cells:
            args = cell.pack_weights(args)
        return args

    def _adopt(self, cell):
        """Share parameters with a cell: given ones go down to it, its own come up."""
        if self._override_cell_params:
            if not cell._own_params:
                raise AssertionError("Either specify params for the outer cell or the inner cells, not both.")
            cell.params._params.update(self.params._params)
        self.params._params.update(cell.params._params)


class SequentialRNNCell(_CellGroup):
    """Cells on top of each other.

    Parameters
    ----------
    params : RNNParams, optional
    """

    def __init__(self, params=None):
        super().__init__(prefix="", params=params)
        self._override_cell_params = params is not None
        self._cells = []

    def add(self, cell):
        """Put a cell on top."""
        self._cells.append(cell)
        self._adopt(cell)

    def __call__(self, inputs, states):
        self._counter += 1
        following, start = [], 0
        for cell in self._cells:
            if isinstance(cell, BidirectionalCell):
                raise AssertionError("a BidirectionalCell cannot be stepped. Please use unroll")
            count = len(cell.state_info)
            inputs, state = cell(inputs, states[start:start + count])
            start += count
            following += state
        return inputs, following

    def unroll(self, length, inputs, begin_state=None, layout="NTC", merge_outputs=None):
        self.reset()
        states = self.begin_state() if begin_state is None else begin_state
        following, start = [], 0
        for number, cell in enumerate(self._cells):
            count = len(cell.state_info)
            last = number == len(self._cells) - 1
            inputs, state = cell.unroll(length, inputs=inputs, begin_state=states[start:start + count], layout=layout,
                                        merge_outputs=merge_outputs if last else None)
            start += count
            following.extend(state)
        return inputs, following


class BidirectionalCell(_CellGroup):
    """One cell forward and one backward in time, with their outputs side by side.

    Parameters
    ----------
    l_cell, r_cell : BaseRNNCell
    params : RNNParams, optional
    output_prefix : str
        Of the outputs' names.
    """

    def __init__(self, l_cell, r_cell, params=None, output_prefix="bi_"):
        super().__init__("", params=params)
        self._output_prefix = output_prefix
        self._override_cell_params = params is not None
        self._cells = [l_cell, r_cell]
        self._adopt(l_cell)
        self._adopt(r_cell)

    def __call__(self, inputs, states):
        raise NotImplementedError("Bidirectional cannot be stepped. Please use unroll")

    def unroll(self, length, inputs, begin_state=None, layout="NTC", merge_outputs=None):
        """As `BaseRNNCell.unroll`; the states are a list of two lists."""
        self.reset()
        inputs, axis = normalize_sequence(length, inputs, layout, False)
        states = self.begin_state() if begin_state is None else begin_state
        forward, backward = self._cells
        count = len(forward.state_info)
        l_outputs, l_states = forward.unroll(length, inputs=inputs, begin_state=states[:count], layout=layout,
                                             merge_outputs=merge_outputs)
        r_outputs, r_states = backward.unroll(length, inputs=list(reversed(inputs)), begin_state=states[count:],
                                              layout=layout, merge_outputs=merge_outputs)
        if merge_outputs is None:
            merge_outputs = isinstance(l_outputs, symbol.Symbol) and isinstance(r_outputs, symbol.Symbol)
            l_outputs, _ = normalize_sequence(None, l_outputs, layout, merge_outputs)
            r_outputs, _ = normalize_sequence(None, r_outputs, layout, merge_outputs)
        if merge_outputs:
            r_outputs = symbol.reverse(r_outputs, axis=axis)
            outputs = symbol.Concat(l_outputs, r_outputs, dim=2, name=f"{self._output_prefix}out")
        else:
            outputs = [symbol.Concat(left, right, dim=1, name=f"{self._output_prefix}t{i}")
                       for i, (left, right) in enumerate(zip(l_outputs, reversed(list(r_outputs))))]
        return outputs, [l_states, r_states]


class DropoutCell(BaseRNNCell):
    """Dropout of the inputs; has no states.

    Parameters
    ----------
    dropout : float
        Share of elements that become 0.
    """

    def __init__(self, dropout, prefix="dropout_", params=None):
        super().__init__(prefix, params)
        if not isinstance(dropout, (int, float)):
            raise AssertionError(f"[DropoutCell] argument 'dropout': expected a number, got {dropout!r}")
        self.dropout = dropout

    @property
    def state_info(self):
        return []

    def __call__(self, inputs, states):
        if self.dropout > 0:
            inputs = symbol.Dropout(data=inputs, p=self.dropout)
        return inputs, states

    def unroll(self, length, inputs, begin_state=None, layout="NTC", merge_outputs=None):
        self.reset()
        inputs, _ = normalize_sequence(length, inputs, layout, merge_outputs)
        if isinstance(inputs, symbol.Symbol):
            return self(inputs, [])
        return [self(step, [])[0] for step in inputs], []


class ModifierCell(BaseRNNCell):
    """Base of cells that change what another cell computes; parameters and states are the other cell's.

    Parameters
    ----------
    base_cell : BaseRNNCell
        Not to be called itself any more.
    """

    def __init__(self, base_cell):
        super().__init__()
        base_cell._modified = True
        self.base_cell = base_cell

    @property
    def params(self):
        self._own_params = False
        return self.base_cell.params

    @property
    def state_info(self):
        return self.base_cell.state_info

    def begin_state(self, init_sym=symbol.zeros, **kwargs):
        """Symbols of the first states, made by `init_sym` (or `func`, as for other cells)."""
        if self._modified:
            raise AssertionError("After applying modifier cells (e.g. DropoutCell) the base cell cannot be called "
                                 "directly. Call the modifier cell instead.")
        kwargs.setdefault("func", init_sym)
        self.base_cell._modified = False
        try:
            return self.base_cell.begin_state(**kwargs)
        finally:
            self.base_cell._modified = True

    def reset(self):
        super().reset()
        if hasattr(self, "base_cell"):
            self.base_cell.reset()

    def unpack_weights(self, args):
        return self.base_cell.unpack_weights(args)

    def pack_weights(self, args):
        return self.base_cell.pack_weights(args)

    def __call__(self, inputs, states):
        raise NotImplementedError()


class ZoneoutCell(ModifierCell):
    """Zoneout: elements of outputs and states keep their previous values at random.

    Parameters
    ----------
    base_cell : BaseRNNCell
    zoneout_outputs, zoneout_states : float
        Shares of elements that keep their values.
    """

    def __init__(self, base_cell, zoneout_outputs=0.0, zoneout_states=0.0):
        if isinstance(base_cell, FusedRNNCell):
            raise AssertionError("FusedRNNCell doesn't support zoneout. Please unfuse first.")
        if isinstance(base_cell, BidirectionalCell):
            raise AssertionError("BidirectionalCell doesn't support zoneout since it doesn't support step. Please add "
                                 "ZoneoutCell to the cells underneath instead.")
        if isinstance(base_cell, SequentialRNNCell) and any(isinstance(cell, BidirectionalCell)
                                                           for cell in base_cell._cells):
            raise AssertionError("Bidirectional SequentialRNNCell doesn't support zoneout. Please add ZoneoutCell to "
                                 "the cells underneath instead.")
        super().__init__(base_cell)
        self.zoneout_outputs = zoneout_outputs
        self.zoneout_states = zoneout_states
        self.prev_output = None

    def reset(self):
        super().reset()
        self.prev_output = None

    def __call__(self, inputs, states):
        output, new_states = self.base_cell(inputs, states)

        def mixed(share, new, old):
            # Dropout of ones is a mask whose zeros are the elements to keep.
            return symbol.where(symbol.Dropout(symbol.ones_like(new), p=share), new, old)

        if self.zoneout_outputs != 0.0:
            previous = symbol.zeros((0, 0)) if self.prev_output is None else self.prev_output
            output = mixed(self.zoneout_outputs, output, previous)
        if self.zoneout_states != 0.0:
            new_states = [mixed(self.zoneout_states, new, old) for new, old in zip(new_states, states)]
        self.prev_output = output
        return output, new_states


class ResidualCell(ModifierCell):
    """Adds the input to the output.

    Parameters
    ----------
    base_cell : BaseRNNCell
        Its outputs must have the shape of its inputs.
    """

    def __call__(self, inputs, states):
        output, states = self.base_cell(inputs, states)
        return symbol.elemwise_add(output, inputs, name=f"{output.name}_plus_residual"), states

    def unroll(self, length, inputs, begin_state=None, layout="NTC", merge_outputs=None):
        self.reset()
        self.base_cell._modified = False
        try:
            outputs, states = self.base_cell.unroll(length, inputs=inputs, begin_state=begin_state, layout=layout,
                                                    merge_outputs=merge_outputs)
        finally:
            self.base_cell._modified = True
        if merge_outputs is None:
            merge_outputs = isinstance(outputs, symbol.Symbol)
        inputs, _ = normalize_sequence(length, inputs, layout, merge_outputs)
        if merge_outputs:
            return symbol.elemwise_add(outputs, inputs, name=f"{outputs.name}_plus_residual"), states
        return [symbol.elemwise_add(output, step, name=f"{output.name}_plus_residual")
                for output, step in zip(outputs, inputs)], states
