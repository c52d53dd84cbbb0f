"""Reads the exported network back as a Gluon SymbolBlock and predicts the held-out digits."""

from digits import PREFIX, predict_each

import mxnet as mx
from mxnet import gluon

net = gluon.SymbolBlock.imports(f"{PREFIX}-symbol.json", ["data"], f"{PREFIX}-0000.params")
net.hybridize(static_alloc=True, static_shape=True)
predict_each("symbolblock", lambda image: net(mx.nd.array(image)).asnumpy())
