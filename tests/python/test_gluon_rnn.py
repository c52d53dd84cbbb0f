# Recurrent cells against NumPy, unrolling, modifiers, and layers against cells.
import numpy as np
import pytest

import mxnet as mx
from mxnet import gluon, nd
from mxnet.gluon import rnn
from mxnet.gluon.contrib import rnn as contrib

RNG = np.random.RandomState(5)
B, T, S, H = 2, 4, 3, 5


def array(*shape):
    return RNG.uniform(-1, 1, shape).astype("float32")


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def close(a, b):
    a = a.asnumpy() if isinstance(a, nd.NDArray) else a
    b = b.asnumpy() if isinstance(b, nd.NDArray) else b
    np.testing.assert_allclose(a, b, rtol=1e-4, atol=1e-5)


def values(cell):
    """The cell's parameters by the end of their names, with biases that are not zero."""
    for param in cell.collect_params().values():
        param.set_data(nd.array(array(*param.shape)))
    return {name[len(cell.prefix):]: param.data().asnumpy() for name, param in cell.collect_params().items()}


def numpy_step(kind, p, x, states):
    i2h = x @ p["i2h_weight"].T + p["i2h_bias"]
    h2h = states[0] @ p["h2h_weight"].T + p["h2h_bias"]
    if kind == "rnn":
        h = np.tanh(i2h + h2h)
        return h, [h]
    if kind == "lstm":
        i, f, g, o = np.split(i2h + h2h, 4, axis=1)
        c = sigmoid(f) * states[1] + sigmoid(i) * np.tanh(g)
        h = sigmoid(o) * np.tanh(c)
        return h, [h, c]
    (ir, iz, ig), (hr, hz, hg) = np.split(i2h, 3, axis=1), np.split(h2h, 3, axis=1)
    r, z = sigmoid(ir + hr), sigmoid(iz + hz)
    h = (1 - z) * np.tanh(ig + r * hg) + z * states[0]
    return h, [h]


CELLS = {"rnn": rnn.RNNCell, "lstm": rnn.LSTMCell, "gru": rnn.GRUCell}


@pytest.mark.parametrize("active", [False, True], ids=["plain", "compiled"])
@pytest.mark.parametrize("kind", CELLS)
def test_a_step(kind, active):
    cell = CELLS[kind](H, input_size=S)
    cell.initialize()
    cell.hybridize(active)
    p = values(cell)
    x, states = array(B, S), [array(B, H) for _ in cell.state_info(B)]
    output, new_states = cell(nd.array(x), [nd.array(state) for state in states])
    expected, expected_states = numpy_step(kind, p, x, states)
    close(output, expected)
    for a, b in zip(new_states, expected_states):
        close(a, b)


@pytest.mark.parametrize("layout", ["NTC", "TNC"])
@pytest.mark.parametrize("kind", CELLS)
def test_unrolling(kind, layout):
    cell = CELLS[kind](H)
    cell.initialize()
    x = array(B, T, S)
    data = nd.array(x if layout == "NTC" else x.swapaxes(0, 1))
    cell.unroll(T, data, layout=layout)  # completes the shapes
    p = values(cell)
    states = [np.zeros((B, H), "float32") for _ in cell.state_info()]
    steps = []
    for t in range(T):
        output, states = numpy_step(kind, p, x[:, t], states)
        steps.append(output)
    merged, final = cell.unroll(T, data, layout=layout, merge_outputs=True)
    close(merged, np.stack(steps, axis=layout.find("T")))
    for a, b in zip(final, states):
        close(a, b)
    outputs, _ = cell.unroll(T, data, layout=layout, merge_outputs=False)
    assert len(outputs) == T
    outputs, _ = cell.unroll(T, [nd.array(x[:, t]) for t in range(T)], layout=layout)
    close(outputs[-1], steps[-1])


def test_sequences_of_different_length():
    for cell in (
        rnn.LSTMCell(H), rnn.BidirectionalCell(rnn.GRUCell(H), rnn.GRUCell(H)), rnn.ResidualCell(rnn.RNNCell(S)),
    ):  # fmt: skip
        cell.initialize()
        x, lengths = nd.array(array(B, T, S)), [2, 4]
        outputs, states = cell.unroll(T, x, valid_length=nd.array(lengths), merge_outputs=True)
        for i, length in enumerate(lengths):
            alone, alone_states = cell.unroll(length, x[i:i + 1, :length], merge_outputs=True)
            close(outputs[i:i + 1, :length], alone)
            if length < T:
                assert (outputs[i, length:].asnumpy() == 0).all()
            for a, b in zip(states, alone_states):
                close(a[i:i + 1], b)


def test_names_in_graphs():
    cell = rnn.LSTMCell(H, prefix="rnn_")
    outputs, _ = cell.unroll(2, [mx.sym.var(f"t{i}") for i in range(2)])
    outputs = mx.sym.Group(outputs)
    assert outputs.list_outputs() == ["rnn_t0_out_output", "rnn_t1_out_output"]
    assert sorted(cell.collect_params()) == ["rnn_h2h_bias", "rnn_h2h_weight", "rnn_i2h_bias", "rnn_i2h_weight"]
    assert outputs.infer_shape(t0=(B, S), t1=(B, S))[1] == [(B, H)] * 2


@pytest.mark.parametrize("kind", [rnn.SequentialRNNCell, rnn.HybridSequentialRNNCell])
def test_cells_on_top_of_each_other(kind):
    first, second = rnn.LSTMCell(H), rnn.GRUCell(S)
    stack = kind()
    stack.add(first)
    stack.add(rnn.DropoutCell(0.5))
    stack.add(second)
    assert len(stack) == 3 and stack[0] is first
    stack.initialize()
    x = nd.array(array(B, T, S))
    outputs, states = stack.unroll(T, x, merge_outputs=True)
    middle, states1 = first.unroll(T, x, merge_outputs=True)
    expected, states2 = second.unroll(T, middle, merge_outputs=True)
    close(outputs, expected)
    assert len(states) == 3
    state = stack.begin_state(batch_size=B)
    for t in range(T):
        output, state = stack(x[:, t], state)
    close(output, expected[:, -1])


def test_bidirectional_cell():
    left, right = rnn.RNNCell(H), rnn.RNNCell(H)
    both = rnn.BidirectionalCell(left, right)
    both.initialize()
    x = nd.array(array(B, T, S))
    outputs, states = both.unroll(T, x, merge_outputs=True)
    forward, _ = left.unroll(T, x, merge_outputs=True)
    backward, _ = right.unroll(T, x.flip(axis=1), merge_outputs=True)
    close(outputs, np.concatenate([forward.asnumpy(), backward.asnumpy()[:, ::-1]], axis=2))
    assert len(states) == 2
    with pytest.raises(NotImplementedError, match="cannot be stepped"):
        both(x[:, 0], states)


def test_residual_cell():
    base = rnn.GRUCell(S)
    cell = rnn.ResidualCell(base)
    cell.initialize()
    x = nd.array(array(B, T, S))
    outputs, _ = cell.unroll(T, x, merge_outputs=True)
    base._modified = False
    plain, _ = base.unroll(T, x, merge_outputs=True)
    base._modified = True
    close(outputs, (plain + x).asnumpy())
    with pytest.raises(AssertionError, match="cannot be called directly"):
        base.begin_state(B)
    with pytest.raises(AssertionError, match="already modified"):
        rnn.ZoneoutCell(base)


def test_zoneout_keeps_old_values_in_training():
    cell = rnn.ZoneoutCell(rnn.RNNCell(100), zoneout_outputs=0.5, zoneout_states=0.5)
    cell.initialize(mx.init.Uniform(1))
    x = nd.array(array(B, 1, S))
    plain, _ = cell.unroll(1, x, merge_outputs=True)
    assert (plain.asnumpy() != 0).all()
    with mx.autograd.train_mode():
        zoned, states = cell.unroll(1, x, merge_outputs=True)
    zero = zoned.asnumpy() == 0
    assert 0.3 < zero.mean() < 0.7
    close(zoned.asnumpy()[~zero], plain.asnumpy()[~zero])


def test_variational_dropout_shares_masks_over_time():
    cell = contrib.VariationalDropoutCell(rnn.RNNCell(50), drop_outputs=0.5, drop_inputs=0.2, drop_states=0.1)
    cell.initialize(mx.init.Uniform(1))
    x = nd.array(array(B, T, S))
    with mx.autograd.train_mode():
        first, _ = cell.unroll(T, x, merge_outputs=True)
        second, _ = cell.unroll(T, x, merge_outputs=True)
    zero = first.asnumpy() == 0
    assert (zero == zero[:, :1]).all() and 0.2 < zero.mean() < 0.8
    assert (zero != (second.asnumpy() == 0)).any()


def test_lstm_with_projection():
    cell = contrib.LSTMPCell(H, 2, input_size=S)
    cell.initialize()
    p = values(cell)
    x, r, c = array(B, S), array(B, 2), array(B, H)
    output, states = cell(nd.array(x), [nd.array(r), nd.array(c)])
    gates = x @ p["i2h_weight"].T + p["i2h_bias"] + r @ p["h2h_weight"].T + p["h2h_bias"]
    i, f, g, o = np.split(gates, 4, axis=1)
    c = sigmoid(f) * c + sigmoid(i) * np.tanh(g)
    expected = (sigmoid(o) * np.tanh(c)) @ p["h2r_weight"].T
    close(output, expected)
    close(states[0], expected)
    close(states[1], c)


@pytest.mark.parametrize("kind", ["RNN", "LSTM", "GRU"])
def test_convolutional_cells_with_windows_of_one_are_plain_cells(kind):
    conv = getattr(contrib, f"Conv1D{kind}Cell")((S, 7), H, 1, 1)
    plain = getattr(rnn, f"{kind}Cell")(H, input_size=S)
    conv.initialize(mx.init.Uniform(1))
    plain.initialize()
    for a, b in zip(conv.collect_params().values(), plain.collect_params().values()):
        b.set_data(a.data().reshape(b.shape))
    x = nd.array(array(B, S, 7))
    states = [nd.array(array(B, H, 7)) for _ in conv.state_info()]
    output, new_states = conv(x, states)
    for i in range(7):
        expected, expected_states = plain(x[:, :, i], [state[:, :, i] for state in states])
        close(output[:, :, i], expected)
        for a, b in zip(new_states, expected_states):
            close(a[:, :, i], b)


def test_shapes_of_convolutional_cells():
    cell = contrib.Conv2DLSTMCell((3, 7, 8), 4, (3, 2), (3, 5), i2h_pad=(1, 0), i2h_dilate=2, h2h_dilate=(1, 2))
    cell.initialize()
    assert [info["shape"] for info in cell.state_info(B)] == [(B, 4, 5, 6)] * 2
    outputs, _ = cell.unroll(2, nd.ones((B, 2, 3, 7, 8)), merge_outputs=True)
    assert outputs.shape == (B, 2, 4, 5, 6)
    late = contrib.Conv3DGRUCell((0, 3, 4, 5), 2, 1, 3)
    late.initialize()
    assert late(nd.ones((B, 6, 3, 4, 5)), late.begin_state(B))[0].shape == (B, 2, 3, 4, 5)
    assert late.i2h_weight.shape == (6, 6, 1, 1, 1)
    with pytest.raises(AssertionError, match="odd number"):
        contrib.Conv1DRNNCell((3, 7), 4, 3, 2)


def test_gradients_of_compiled_and_plain_cells():
    for kind in CELLS.values():
        cell = kind(H, input_size=S)
        cell.initialize(mx.init.Uniform(1))
        x = nd.array(array(B, T, S))
        x.attach_grad()
        results = []
        for active in (False, True):
            cell.hybridize(active)
            with mx.autograd.record():
                loss = (cell.unroll(T, x, merge_outputs=True)[0] ** 2).sum()
            loss.backward()
            results.append([x.grad.asnumpy()] + [param.grad().asnumpy() for param in cell.collect_params().values()])
        for a, b in zip(*results):
            close(a, b)


LAYERS = {"rnn": rnn.RNN, "lstm": rnn.LSTM, "gru": rnn.GRU}


@pytest.mark.parametrize("bidirectional", [False, True])
@pytest.mark.parametrize("kind", LAYERS)
def test_layers_compute_what_their_cells_do(kind, bidirectional):
    layer = LAYERS[kind](H, num_layers=2, bidirectional=bidirectional, input_size=S, layout="NTC")
    layer.initialize(mx.init.Uniform(1))
    cells = layer._unfuse()
    x = nd.array(array(B, T, S))
    x.attach_grad()
    results = []
    for run in (lambda: layer(x), lambda: cells.unroll(T, x, merge_outputs=True)[0]):
        with mx.autograd.record():
            out = run()
            loss = (out**2).sum()
        loss.backward()
        grads = [param.grad().asnumpy() for param in layer.collect_params().values()]
        results.append([out.asnumpy(), x.grad.asnumpy(), *grads])
    for a, b in zip(*results):
        np.testing.assert_allclose(a, b, rtol=1e-3, atol=1e-4)
    layer.hybridize()
    close(layer(x), results[0][0])


def test_layers_with_states():
    layer = rnn.LSTM(H)
    layer.initialize()
    x = nd.array(array(T, B, S))
    alone = layer(x)
    assert layer.l0_i2h_weight.shape == (4 * H, S)
    outputs, states = layer(x, layer.begin_state(B))
    close(outputs, alone)
    assert [state.shape for state in states] == [(1, B, H)] * 2
    close(states[0][0], outputs[-1])
    first, states = layer(x[:2], layer.begin_state(B))
    second, _ = layer(x[2:], states)
    close(np.concatenate([first.asnumpy(), second.asnumpy()]), alone)
    with pytest.raises(ValueError, match="Invalid recurrent state shape"):
        layer(x, layer.begin_state(B + 1))
    layer.hybridize()
    for _ in range(2):
        close(layer(x), alone)
        close(layer(x, layer.begin_state(B))[0], alone)


@pytest.mark.parametrize("bidirectional", [False, True])
def test_layer_inside_a_compiled_network(bidirectional):
    net = gluon.nn.HybridSequential()
    net.add(rnn.GRU(H, layout="NTC", bidirectional=bidirectional), gluon.nn.Dense(2))
    net.initialize()
    net.hybridize()
    x = nd.array(array(B, T, S))
    compiled = net(x)  # the input size follows through the graph
    assert net[0].l0_i2h_weight.shape == (3 * H, S)
    net.hybridize(False)
    close(compiled, net(x))


def test_printing():
    assert str(rnn.LSTM(H, 2, "NTC", 0.5, True)) == "LSTM(None -> 5, NTC, num_layers=2, dropout=0.5, bidirectional)"
    assert str(rnn.LSTMCell(H, input_size=S)) == "LSTMCell(3 -> 20)"
    assert str(rnn.RNNCell(H)) == "RNNCell(None -> 5, tanh)"


@pytest.mark.parametrize("cell_type, states", [(rnn.RNNCell, 1), (rnn.LSTMCell, 2), (rnn.GRUCell, 1)])
@pytest.mark.parametrize("layout", ["TNC", "NTC"])
@pytest.mark.parametrize("lengths", [None, [3, 1, 4]])
@pytest.mark.parametrize("hybrid", [False, True])
def test_dynamic_unroll(cell_type, states, layout, lengths, hybrid):
    """A loop of the cell gives the outputs, states and gradients of the cell unrolled step by step."""
    from mxnet.gluon.contrib.rnn.rnn_cell import dynamic_unroll

    class Loop(gluon.HybridBlock):
        def __init__(self, cell):
            super().__init__()
            self.cell = cell

        def hybrid_forward(self, F, x, begin, *length):
            return dynamic_unroll(self.cell, x, begin, layout=layout, valid_length=length[0] if length else None)

    cell = cell_type(5, input_size=4)
    cell.initialize(mx.init.Uniform(0.5))
    x = nd.random.uniform(-1, 1, (4, 3, 4) if layout == "TNC" else (3, 4, 4))
    begin = [nd.random.uniform(-1, 1, (3, 5)) for _ in range(states)]
    extra = [] if lengths is None else [nd.array(lengths)]
    loop = Loop(cell)
    if hybrid:
        loop.hybridize()
    results = []
    for run in (lambda: cell.unroll(4, x, begin, layout, True, *extra), lambda: loop(x, begin, *extra)):
        x.attach_grad()
        with mx.autograd.record():
            outputs, last = run()
            loss = (outputs * outputs).sum() + sum((state * state).sum() for state in last)
        loss.backward()
        results.append([outputs, *last, x.grad.copy(), *[p.grad().copy() for p in cell.collect_params().values()]])
    for got, expected in zip(*reversed(results)):
        np.testing.assert_allclose(got.asnumpy(), expected.asnumpy(), rtol=1e-4, atol=1e-5)
    if lengths:
        padded = results[1][0].asnumpy().reshape(*(4, 3, 5) if layout == "TNC" else (3, 4, 5))
        assert not (padded[3:, 0] if layout == "TNC" else padded[0, 3:]).any()


def test_dynamic_unroll_drops_the_same_at_all_steps():
    from mxnet.gluon.contrib.rnn.rnn_cell import dynamic_unroll

    class Echo(rnn.RecurrentCell):
        def state_info(self, batch_size=0):
            return []

        def forward(self, inputs, states):
            return inputs, states
    with mx.autograd.train_mode():
        for kwargs in ({"drop_inputs": 0.5}, {"drop_outputs": 0.5}):
            out, _ = dynamic_unroll(Echo(), nd.ones((6, 20, 20)), [], **kwargs)
            out = out.asnumpy()
            assert (out == out[:1]).all() and set(np.unique(out)) == {0, 2}
    with pytest.raises(ValueError, match="'layout'"):
        dynamic_unroll(Echo(), nd.ones((2, 2)), [], layout="CN")
