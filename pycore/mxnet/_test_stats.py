"""Statistical checks of random generators, for tests."""
from __future__ import annotations

import logging
import math
from typing import Any, Callable

import numpy as np

__all__ = ["mean_check", "var_check", "chi_square_check", "gen_buckets_probs_with_ppf", "verify_generator"]


def mean_check(generator: Callable, mu: float, sigma: float, nsamples: int = 1000000) -> bool:
    """Whether the mean of the samples lies where 99.7 % of the means of a right generator lie."""
    samples = np.array(generator(nsamples))
    return bool(abs(samples.mean() - mu) < 3 * sigma / math.sqrt(nsamples))


def var_check(generator: Callable, sigma: float, nsamples: int = 1000000) -> bool:
    """Whether the variance of the samples of a normal generator is plausible."""
    samples = np.array(generator(nsamples))
    low, high = sigma**2 * (1 - 3 * math.sqrt(2 / (nsamples - 1))), sigma**2 * (1 + 3 * math.sqrt(2 / (nsamples - 1)))
    return bool(low < samples.var(ddof=1) < high)


def gen_buckets_probs_with_ppf(ppf: Callable, nbuckets: int) -> tuple[list, list]:
    """Buckets of equal probability from the inverse of a distribution function."""
    probs = [1.0 / nbuckets] * nbuckets
    return [(ppf(i / nbuckets), ppf((i + 1) / nbuckets)) for i in range(nbuckets)], probs


def chi_square_check(generator: Callable, buckets: list, probs: list, nsamples: int = 1000000
                     ) -> tuple[float, np.ndarray, np.ndarray]:
    """p-value, observed and expected counts of the samples in buckets: intervals, or single values."""
    from scipy import stats
    if not buckets:
        raise ValueError("expected one or more buckets")
    expected = np.array([nsamples * p for p in probs], dtype=np.float64)
    samples = np.array(generator(nsamples)).reshape(-1)
    if len(samples) != nsamples:
        raise ValueError(f"the generator was asked for {nsamples} samples and gave {len(samples)}")
    if isinstance(buckets[0], (tuple, list)):
        observed = np.array([((samples >= low) & (samples < high)).sum() for low, high in buckets], dtype=np.float64)
    else:
        observed = np.array([(samples == value).sum() for value in buckets], dtype=np.float64)
    statistic = ((observed - expected) ** 2 / expected).sum()
    return float(stats.chi2.sf(statistic, len(buckets) - 1)), observed, expected


def verify_generator(generator: Callable, buckets: list, probs: list, nsamples: int = 1000000, nrepeat: int = 5,
                     success_rate: float = 0.2, alpha: float = 0.05) -> list[Any]:
    """Repeat the chi-square check; AssertionError unless enough repetitions reach the significance level."""
    results = []
    for _ in range(nrepeat):
        p, observed, expected = chi_square_check(generator, buckets, probs, nsamples)
        results.append(p)
        logging.debug("p-value %g: observed %s, expected %s", p, observed, expected)
    passed = sum(p > alpha for p in results)
    if passed < nrepeat * success_rate:
        raise AssertionError(f"Generator test fails, chi-square p values: {results}; buckets {buckets}, "
                             f"probabilities {probs}")
    return results
