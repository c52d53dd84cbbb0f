"""What the scripts of this example share: the data and the way predictions are written down."""

from __future__ import annotations

import time
from pathlib import Path

import numpy as np

OUT = Path(__file__).resolve().parent / "out"
PREFIX = str(OUT / "digits")


def load() -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """The 1,797 handwritten digits of scikit-learn as (train images, train labels, test images, test labels).

    Images are float32 of shape (n, 1, 8, 8) in [0, 1]; a fifth of each class is held out for the test.
    """
    from sklearn.datasets import load_digits
    from sklearn.model_selection import train_test_split

    data = load_digits()
    images = (data.images / 16.0).astype(np.float32)[:, None, :, :]
    train_x, test_x, train_y, test_y = train_test_split(
        images, data.target.astype(np.float32), test_size=0.2, random_state=7, stratify=data.target
    )
    return train_x, train_y, test_x, test_y


def test_images() -> np.ndarray:
    """The held-out images as train.py wrote them; the C program reads the same file."""
    return np.fromfile(OUT / "test-images.f32", dtype=np.float32).reshape(-1, 1, 8, 8)


def predict_each(name: str, predict) -> np.ndarray:
    """Run `predict` on one image after the other, write the scores to out/<name>.f32 and print the time.

    `predict` takes an array of shape (1, 1, 8, 8) and returns scores of shape (1, 10).
    """
    images = test_images()
    for image in images[:10]:  # the first calls prepare kernels
        predict(image[None])
    scores = np.empty((len(images), 10), dtype=np.float32)
    start = time.perf_counter()
    for i, image in enumerate(images):
        scores[i] = predict(image[None])[0]
    spent = time.perf_counter() - start
    scores.tofile(OUT / f"{name}.f32")
    milliseconds = f"{1000 * spent / len(images):.4f}"
    (OUT / f"{name}.ms").write_text(milliseconds)
    print(f"milliseconds per image: {milliseconds}")
    return scores
