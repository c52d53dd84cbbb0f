"""Symbolic recurrent cells: values against NumPy, packing of weights, unrolling in all forms, bucketed sentences."""
import random

import numpy as np
import pytest

import mxnet as mx
from mxnet import nd

rnn = mx.rnn
LENGTH, BATCH, INPUT, HIDDEN = 3, 2, 3, 2


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def plain_step(i2h, h2h, states):
    output = np.tanh(i2h + h2h)
    return output, [output]


def lstm_step(i2h, h2h, states):
    i, f, c, o = np.split(i2h + h2h, 4, axis=1)
    cell = sigmoid(f) * states[1] + sigmoid(i) * np.tanh(c)
    output = sigmoid(o) * np.tanh(cell)
    return output, [output, cell]


def gru_step(i2h, h2h, states):
    (ir, iz, io), (hr, hz, ho) = np.split(i2h, 3, axis=1), np.split(h2h, 3, axis=1)
    update = sigmoid(iz + hz)
    output = (1 - update) * np.tanh(io + sigmoid(ir + hr) * ho) + update * states[0]
    return output, [output]


CELLS = {"rnn": (rnn.RNNCell, plain_step, 1, 1), "lstm": (rnn.LSTMCell, lstm_step, 4, 2),
         "gru": (rnn.GRUCell, gru_step, 3, 1)}


def weights(gates, prefix, seed=0):
    rng = np.random.RandomState(seed)
    shapes = {"i2h_weight": (gates * HIDDEN, INPUT), "i2h_bias": (gates * HIDDEN,),
              "h2h_weight": (gates * HIDDEN, HIDDEN), "h2h_bias": (gates * HIDDEN,)}
    return {prefix + name: rng.uniform(-1, 1, shape) for name, shape in shapes.items()}


def by_numpy(kind, data, params, prefix):
    """Outputs (length, batch, hidden) of a cell over data (length, batch, input)."""
    _, step, _, states = CELLS[kind]
    states, outputs = [np.zeros((BATCH, HIDDEN))] * states, []
    for x in data:
        i2h = x @ params[prefix + "i2h_weight"].T + params[prefix + "i2h_bias"]
        h2h = states[0] @ params[prefix + "h2h_weight"].T + params[prefix + "h2h_bias"]
        output, states = step(i2h, h2h, states)
        outputs.append(output)
    return np.array(outputs)


def evaluated(symbol, **arrays):
    return symbol.eval(**{name: nd.array(value) for name, value in arrays.items()})[0].asnumpy()


DATA = np.random.RandomState(5).uniform(-1, 1, (LENGTH, BATCH, INPUT))


@pytest.mark.parametrize("kind", list(CELLS))
@pytest.mark.parametrize("layout", ["NTC", "TNC"])
def test_cells_against_numpy(kind, layout):
    make, _, gates, _ = CELLS[kind]
    params = weights(gates, f"{kind}_")
    cell = make(HIDDEN)
    outputs, states = cell.unroll(LENGTH, mx.sym.var("data"), layout=layout, merge_outputs=True)
    data = DATA if layout == "TNC" else DATA.swapaxes(0, 1)
    wanted = by_numpy(kind, DATA, params, f"{kind}_")
    got = evaluated(outputs, data=data, **params)
    np.testing.assert_allclose(got if layout == "TNC" else got.swapaxes(0, 1), wanted, rtol=1e-4, atol=1e-5)
    np.testing.assert_allclose(evaluated(states[0], data=data, **params), wanted[-1], rtol=1e-4, atol=1e-5)
    assert sorted(cell.params._params) == sorted(params)


def test_both_directions_side_by_side():
    cell = rnn.BidirectionalCell(rnn.GRUCell(HIDDEN, prefix="l_"), rnn.GRUCell(HIDDEN, prefix="r_"))
    params = {**weights(3, "l_", 1), **weights(3, "r_", 2)}
    wanted = np.concatenate([by_numpy("gru", DATA, params, "l_"),
                             by_numpy("gru", DATA[::-1], params, "r_")[::-1]], axis=2)
    for merge in (True, False):
        outputs, states = cell.unroll(LENGTH, mx.sym.var("data"), layout="TNC", merge_outputs=merge)
        got = evaluated(outputs, data=DATA, **params) if merge else np.array(
            [evaluated(output, data=DATA, **params) for output in outputs])
        np.testing.assert_allclose(got, wanted, rtol=1e-4, atol=1e-5)
        assert [len(state) for state in states] == [1, 1]


def test_stacks_and_residuals():
    stack = rnn.SequentialRNNCell()
    stack.add(rnn.LSTMCell(INPUT, prefix="a_"))
    stack.add(rnn.ResidualCell(rnn.GRUCell(INPUT, prefix="b_")))
    stack.add(rnn.DropoutCell(0.5))
    outputs, states = stack.unroll(LENGTH, [mx.sym.var(f"x{i}") for i in range(LENGTH)])
    assert [output.name for output in outputs[:1]] == ["dropout0"] or outputs[0].name.startswith("dropout")
    assert len(states) == 3 and stack.state_shape == [(0, INPUT)] * 3
    names = {"a_": 4, "b_": 3}
    zeros = {f"{prefix}{group}_{what}": np.zeros((gates * INPUT, INPUT) if what == "weight" else gates * INPUT)
             for prefix, gates in names.items() for group in ("i2h", "h2h") for what in ("weight", "bias")}
    inputs = {f"x{i}": DATA[i] for i in range(LENGTH)}
    # With zero weights both cells give 0, and the residual adds the first cell's output, 0.
    assert not evaluated(outputs[-1], **inputs, **zeros).any()
    residual = rnn.ResidualCell(rnn.GRUCell(INPUT, prefix="b_"))
    outputs, _ = residual.unroll(LENGTH, mx.sym.var("data"), layout="TNC", merge_outputs=True)
    own = {name: value for name, value in zeros.items() if name.startswith("b_")}
    np.testing.assert_allclose(evaluated(outputs, data=DATA, **own), DATA, rtol=1e-6)


def test_zoneout_without_training_changes_nothing():
    params = weights(4, "lstm_")
    zoned = rnn.ZoneoutCell(rnn.LSTMCell(HIDDEN), zoneout_outputs=0.3, zoneout_states=0.3)
    outputs, _ = zoned.unroll(LENGTH, mx.sym.var("data"), layout="TNC", merge_outputs=True)
    np.testing.assert_allclose(evaluated(outputs, data=DATA, **params), by_numpy("lstm", DATA, params, "lstm_"),
                               rtol=1e-4, atol=1e-5)
    with pytest.raises(AssertionError, match="unfuse"):
        rnn.ZoneoutCell(rnn.FusedRNNCell(2))


@pytest.mark.parametrize("mode, gates", [("lstm", 4), ("gru", 3), ("rnn_relu", 1)])
@pytest.mark.parametrize("bidirectional", [False, True])
def test_fused_weights_are_the_unfused_ones(mode, gates, bidirectional):
    fused = rnn.FusedRNNCell(HIDDEN, num_layers=2, mode=mode, bidirectional=bidirectional, dropout=0.1)
    directions = 2 if bidirectional else 1
    size = directions * gates * HIDDEN * ((INPUT + HIDDEN + 2) + (directions * HIDDEN + HIDDEN + 2))
    vector = nd.array(np.arange(size))
    pieces = fused.unpack_weights({f"{mode}_parameters": vector})
    packed = fused.pack_weights(pieces)
    assert packed[f"{mode}_parameters"].asnumpy().tolist() == list(range(size))
    first = "i" if mode == "lstm" else "r"
    name = f"{mode}_l0_i2h" + ("" if gates == 1 else f"_{first}") + "_weight"
    assert pieces[name].asnumpy().ravel().tolist() == list(range(HIDDEN * INPUT))
    stack = fused.unfuse()
    whole = stack.pack_weights(pieces)
    outputs, _ = stack.unroll(LENGTH, mx.sym.var("data"), layout="TNC", merge_outputs=True)
    arguments = set(outputs.list_arguments()) - {"data"}
    assert arguments == set(whole)
    assert whole[f"{mode}_l0_i2h_weight"].shape == (gates * HIDDEN, INPUT)


def test_names_of_saved_networks():
    outputs, _ = rnn.LSTMCell(HIDDEN).unroll(2, [mx.sym.var("x0"), mx.sym.var("x1")])
    assert mx.sym.Group(outputs).list_outputs() == ["lstm_t0_out_output", "lstm_t1_out_output"]
    assert [state.name for state in rnn.LSTMCell(HIDDEN).begin_state(func=mx.sym.Variable)] == [
        "lstm_begin_state_0", "lstm_begin_state_1"]
    cell = rnn.ResidualCell(rnn.GRUCell(HIDDEN))
    assert cell.unroll(1, [mx.sym.var("x")])[0][0].name == "gru_t0_out_plus_residual"
    with pytest.raises(AssertionError, match="modifier"):
        cell.base_cell.begin_state()


@pytest.mark.parametrize("make, states", [(rnn.ConvRNNCell, 1), (rnn.ConvLSTMCell, 2), (rnn.ConvGRUCell, 1)])
def test_convolutional_cells_keep_the_size(make, states):
    cell = make(input_shape=(1, 3, 6, 5), num_hidden=4)
    assert cell.state_shape == [(0, 4, 6, 5)] * states
    outputs, last = cell.unroll(2, [mx.sym.var("x0"), mx.sym.var("x1")])
    shapes = mx.sym.Group([*outputs, *last]).infer_shape(x0=(1, 3, 6, 5), x1=(1, 3, 6, 5))[1]
    assert shapes == [(1, 4, 6, 5)] * (2 + states)
    with pytest.raises(AssertionError, match="odd"):
        make(input_shape=(1, 3, 6, 5), num_hidden=4, h2h_kernel=(2, 2))


def test_checkpoints_hold_gates(tmp_path):
    cell, prefix = rnn.LSTMCell(HIDDEN), str(tmp_path / "net")
    symbol = cell.unroll(1, [mx.sym.var("x")])[0][0]
    params = {name: nd.array(value) for name, value in weights(4, "lstm_").items()}
    rnn.do_rnn_checkpoint(cell, prefix)(0, symbol, params, {})
    assert "arg:lstm_i2h_f_weight" in nd.load(prefix + "-0001.params")
    _, args, _ = rnn.load_rnn_checkpoint(cell, prefix, 1)
    for name, value in params.items():
        assert np.array_equal(args[name].asnumpy(), value.asnumpy())


def test_sentences_become_numbers():
    coded, vocab = rnn.encode_sentences([["a", "b"], ["b", "c"]], invalid_label=1, start_label=0)
    assert coded == [[0, 2], [2, 3]] and vocab == {"\n": 1, "a": 0, "b": 2, "c": 3}
    coded, vocab = rnn.encode_sentences([["a", "x", "y"]], vocab={"a": 5}, unknown_token="?", start_label=9)
    assert coded == [[5, 9, 9]] and vocab == {"a": 5, "?": 9}
    with pytest.raises(AssertionError, match="Unknown token x"):
        rnn.encode_sentences([["x"]], vocab={"a": 5})


@pytest.mark.parametrize("layout", ["NT", "TN"])
def test_sentences_come_in_buckets(layout):
    random.seed(0)
    np.random.seed(0)
    sentences = [[length] * length for length in (1, 2, 2, 3, 4, 4, 4, 7)]
    with pytest.warns(UserWarning, match="discarded 1"):
        iterator = rnn.BucketSentenceIter(sentences, 2, buckets=[2, 4], invalid_label=0, layout=layout)
    assert iterator.default_bucket_key == 4
    for _ in range(2):
        batches = list(iterator)
        assert sorted(batch.bucket_key for batch in batches) == [2, 4, 4]
        for batch in batches:
            data, label = (array[0].asnumpy() for array in (batch.data, batch.label))
            assert batch.provide_data[0].shape == data.shape
            if layout == "TN":
                data, label = data.T, label.T
            assert data.shape == (2, batch.bucket_key)
            assert (label[:, :-1] == data[:, 1:]).all() and not label[:, -1].any()
        iterator.reset()
