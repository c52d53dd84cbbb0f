"""Reads the exported network back as a Module checkpoint and predicts the held-out digits."""

from digits import PREFIX, predict_each

import mxnet as mx

symbol, arg_params, aux_params = mx.model.load_checkpoint(PREFIX, 0)
module = mx.mod.Module(symbol, data_names=["data"], label_names=None)
module.bind(data_shapes=[("data", (1, 1, 8, 8))], for_training=False)
module.set_params(arg_params, aux_params)


def predict(image):
    """Scores of one image."""
    module.forward(mx.io.DataBatch([mx.nd.array(image)]), is_train=False)
    return module.get_outputs()[0].asnumpy()


predict_each("module", predict)
