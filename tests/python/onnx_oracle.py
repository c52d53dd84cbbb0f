# Independent implementations of ONNX for the tests: ONNX Runtime where it is installed, else `onnx`'s own evaluator.
import numpy as np
import pytest

import mxnet as mx
from mxnet import nd

onnx = pytest.importorskip("onnx")

try:
    import onnxruntime
except ImportError:
    onnxruntime = None


def data(*shape, low=-2.0, high=2.0, seed=0, dtype="float32"):
    return np.random.RandomState(seed).uniform(low, high, shape).astype(dtype)


def outside(path, feed, convert=True):
    """What an independent implementation of ONNX answers."""
    onnx.checker.check_model(onnx.load(path), full_check=True)
    if onnxruntime is not None:
        options = onnxruntime.SessionOptions()
        options.log_severity_level = 3
        session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
        return session.run(None, feed)
    from onnx.reference import ReferenceEvaluator

    model = onnx.load(path)
    if convert:  # its BatchNormalization of opset 13 trains; the one of opset 15 does not
        model = onnx.version_converter.convert_version(model, 15)
    return ReferenceEvaluator(model).run(None, feed)


def again(path, feed, expected, tol=1e-5):
    """Import the model, and compare its outputs."""
    symbol, args, aux = mx.contrib.onnx.import_model(path)
    given = {k: nd.array(v, dtype=v.dtype) for k, v in feed.items() if k in symbol.list_arguments()}
    assert sorted(symbol.list_arguments()) == sorted([*args, *given])
    outputs = symbol.bind(mx.cpu(), {**args, **given}, aux_states=aux).forward(is_train=False)
    assert len(outputs) == len(expected)
    for out, value in zip(outputs, expected):
        assert out.shape == value.shape
        np.testing.assert_allclose(out.asnumpy(), value, rtol=tol, atol=tol)
