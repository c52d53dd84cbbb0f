# The RNN operator on a batch against the same sequences one by one: threads share out batches, packed weights and
# single products in different ways, and all must come to the same numbers.
import numpy as np
import pytest

from mxnet import autograd, nd

STEPS, INPUTS, STATE, LAYERS = 6, 5, 37, 2
GATES = {"rnn_relu": 1, "rnn_tanh": 1, "lstm": 4, "gru": 3}


def parameter_count(mode, directions, projection):
    passed = projection or STATE
    total = 0
    for layer in range(LAYERS):
        inputs = INPUTS if layer == 0 else passed * directions
        rows = GATES[mode] * STATE
        total += directions * (rows * (inputs + passed + 2) + (passed * STATE if projection else 0))
    return total


def run(mode, arrays, lengths, heads, **options):
    arrays = {name: value for name, value in arrays.items() if value is not None}
    for value in arrays.values():
        value.attach_grad()
    extra = {} if lengths is None else {"sequence_length": lengths, "use_sequence_length": True}
    with autograd.record():
        out = nd.RNN(**arrays, **extra, mode=mode, state_size=STATE, num_layers=LAYERS, state_outputs=True, **options)
        total = sum((part * head).sum() for part, head in zip(out, heads))
    total.backward()
    return [part.asnumpy() for part in out], {name: value.grad.asnumpy() for name, value in arrays.items()}


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize(("mode", "directions", "projection", "with_lengths"), [
    ("rnn_relu", 1, None, False), ("rnn_tanh", 2, None, False), ("rnn_tanh", 2, None, True),
    ("lstm", 1, None, False), ("lstm", 2, None, True), ("lstm", 2, 11, False),
    ("gru", 1, None, False), ("gru", 2, None, True),
])
@pytest.mark.parametrize("batch", [3, 35])
def test_a_batch_is_its_sequences(mode, directions, projection, with_lengths, dtype, batch):
    random = np.random.RandomState(batch)

    def draw(*shape):
        return nd.array(random.uniform(-0.5, 0.5, shape), dtype=dtype)

    passed = projection or STATE
    arrays = {
        "data": draw(STEPS, batch, INPUTS),
        "parameters": draw(parameter_count(mode, directions, projection)),
        "state": draw(LAYERS * directions, batch, passed),
        "state_cell": draw(LAYERS * directions, batch, STATE) if mode == "lstm" else None,
    }
    heads = [draw(STEPS, batch, directions * passed), draw(LAYERS * directions, batch, passed)]
    if mode == "lstm":
        heads.append(draw(LAYERS * directions, batch, STATE))
    lengths = nd.array(random.randint(1, STEPS + 1, batch), dtype=dtype) if with_lengths else None
    options = {"bidirectional": directions == 2, "projection_size": projection}
    outputs, gradients = run(mode, arrays, lengths, heads, **options)

    parameters = np.zeros(gradients["parameters"].shape)
    tolerance = {"rtol": 2e-4, "atol": 2e-5} if dtype == "float32" else {"rtol": 1e-10, "atol": 1e-12}
    for b in range(batch):
        def one(value, b=b):
            return None if value is None else nd.array(value.asnumpy()[:, b : b + 1], dtype=dtype)

        own = {name: value if name == "parameters" else one(value) for name, value in arrays.items()}
        got, back = run(mode, own, None if lengths is None else lengths[b : b + 1], [one(h) for h in heads], **options)
        for whole, part in zip(outputs, got):
            np.testing.assert_allclose(whole[:, b : b + 1], part, **tolerance)
        parameters += back.pop("parameters")
        for name, part in back.items():
            np.testing.assert_allclose(gradients[name][:, b : b + 1], part, err_msg=name, **tolerance)
    np.testing.assert_allclose(gradients["parameters"], parameters, rtol=tolerance["rtol"],
                               atol=tolerance["atol"] * batch)


def test_weights_too_large_for_a_cache_of_one_core():
    batch, state = 33, 800  # 2.4 MB of recurrent weights: all threads work on every single product
    random = np.random.RandomState(0)
    x = nd.array(random.uniform(-1, 1, (5, batch, 2)))
    weights = nd.array(random.uniform(-0.05, 0.05, state * (2 + state + 2)))
    y = nd.RNN(x, weights, nd.zeros((1, batch, state)), mode="rnn_tanh", state_size=state, num_layers=1).asnumpy()
    w = weights.asnumpy().astype("float64")
    w_in, w_state = w[: 2 * state].reshape(state, 2), w[2 * state : (2 + state) * state].reshape(state, state)
    bias = w[(2 + state) * state :].reshape(2, state).sum(0)
    h = np.zeros((batch, state))
    for t in range(5):
        h = np.tanh(x.asnumpy()[t] @ w_in.T + h @ w_state.T + bias)
        np.testing.assert_allclose(y[t], h, rtol=1e-4, atol=1e-5)

