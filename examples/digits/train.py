"""Trains a LeNet-style Gluon network on digits; exports digits-symbol.json and digits-0000.params."""

from __future__ import annotations

import sys
import time

import numpy as np
from digits import OUT, PREFIX, load, predict_each

import mxnet as mx
from mxnet import autograd, gluon
from mxnet.gluon import nn

EPOCHS, BATCH = 40, 32


def build() -> nn.HybridSequential:
    """Two normalised convolutions with pooling, then two dense layers: LeNet, cut to images of 8 x 8."""
    net = nn.HybridSequential()
    net.add(
        nn.Conv2D(channels=32, kernel_size=3, padding=1, use_bias=False),
        nn.BatchNorm(),
        nn.Activation("relu"),
        nn.MaxPool2D(pool_size=2, strides=2),
        nn.Conv2D(channels=64, kernel_size=3, padding=1, use_bias=False),
        nn.BatchNorm(),
        nn.Activation("relu"),
        nn.MaxPool2D(pool_size=2, strides=2),
        nn.Flatten(),
        nn.Dense(128, activation="relu"),
        nn.Dropout(0.5),
        nn.Dense(10),
    )
    return net


def progress(epoch: int, done: int, total: int, text: str) -> None:
    """One line that grows; where the output is no terminal, only the finished line of each epoch."""
    if sys.stdout.isatty() or done == total:
        bar = "#" * (30 * done // total)
        print(f"\repoch {epoch + 1:2d}/{EPOCHS} [{bar:<30}] {text}", end="\n" if done == total else "", flush=True)


def main() -> float:
    """Train, export, and return the accuracy on the held-out fifth."""
    OUT.mkdir(exist_ok=True)
    np.random.seed(42)  # the order of the batches
    mx.random.seed(42)
    train_x, train_y, test_x, test_y = load()

    net = build()
    net.initialize(mx.init.Xavier())
    net.hybridize()
    trainer = gluon.Trainer(net.collect_params(), "adam", {"learning_rate": 0.002})
    loss_of = gluon.loss.SoftmaxCrossEntropyLoss()
    accuracy = mx.metric.Accuracy()

    batches = gluon.data.DataLoader(gluon.data.ArrayDataset(train_x, train_y), batch_size=BATCH, shuffle=True)

    start = time.time()
    for epoch in range(EPOCHS):
        if epoch == EPOCHS * 3 // 5:
            trainer.set_learning_rate(0.0005)
        accuracy.reset()
        for done, (x, y) in enumerate(batches, 1):
            with autograd.record():
                scores = net(x)
                loss = loss_of(scores, y)
            loss.backward()
            trainer.step(len(x))
            accuracy.update(y, scores)
            progress(epoch, done, len(batches), f"train accuracy {accuracy.get()[1]:.4f}")

    scores = net(mx.nd.array(test_x))
    accuracy.reset()
    accuracy.update(mx.nd.array(test_y), scores)
    held_out = float(accuracy.get()[1])
    print(f"accuracy on {len(test_y)} held-out digits: {held_out:.4f}, trained in {time.time() - start:.1f} s")

    net.export(PREFIX)
    for name, values in {"train-images": train_x, "train-labels": train_y,
                         "test-images": test_x, "test-labels": test_y}.items():  # fmt: skip
        values.tofile(OUT / f"{name}.f32")
    predict_each("train", lambda image: net(mx.nd.array(image)).asnumpy())
    return held_out


if __name__ == "__main__":
    sys.exit(0 if main() >= 0.98 else "the accuracy is below 98 %")
