"""The ratios of a run as a bar chart: `python -m benchmarks.chart RESULTS.json CHART.png` (needs matplotlib)."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from typing import Any, Dict

# One colour per peer, readable side by side for the colour-blind too.
COLOURS = {
    "mxnet 1.9.1": "#0072b2",
    "pytorch": "#d55e00",
    "onnxruntime": "#009e73",
    "numpy": "#cc79a7",
    "beside": "#999999",
}
LABELS = {"beside": "yardstick (a copy, float32, not hybridized)"}


def available() -> bool:
    """Whether a chart can be drawn here."""
    return importlib.util.find_spec("matplotlib") is not None


def draw(results: Dict[str, Any], file: Path) -> None:
    """Ours / peer per row, on a logarithmic scale: what lies left of one is faster or smaller here."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot, ticker

    rows = [row for row in results["rows"].values() if row["ratios"]]
    peers = [peer for peer in COLOURS if any(peer in row["ratios"] for row in rows)]
    figure, axes = pyplot.subplots(figsize=(9, 1 + 0.14 * len(rows) * (len(peers) + 1)), layout="constrained")
    thick = 0.85 / max(1, len(peers))
    for i, peer in enumerate(peers):
        places = [(place, row["ratios"][peer]) for place, row in enumerate(rows) if peer in row["ratios"]]
        heights = [place + (i - (len(peers) - 1) / 2) * thick for place, _ in places]
        # A bar begins at one, so that its length says how far apart the two are.
        axes.barh(
            heights,
            [ratio - 1 for _, ratio in places],
            thick,
            left=1,
            color=COLOURS[peer],
            label=LABELS.get(peer, peer),
        )
    axes.set_xscale("log")
    axes.xaxis.set_major_locator(ticker.LogLocator(subs=(1, 2, 5)))
    axes.xaxis.set_major_formatter("{x:g}")
    axes.xaxis.set_minor_formatter(ticker.NullFormatter())
    axes.axvline(1, color="black", linewidth=0.8)
    axes.set_yticks(range(len(rows)), [row["title"] for row in rows])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.set_xlabel("ours / peer (left of 1: faster or smaller here)")
    axes.grid(axis="x", which="major", linewidth=0.4)
    axes.set_axisbelow(True)
    figure.legend(loc="outside upper center", ncols=len(peers))
    figure.savefig(file, dpi=110)


if __name__ == "__main__":
    draw(json.loads(Path(sys.argv[1]).read_text()), Path(sys.argv[2]))
