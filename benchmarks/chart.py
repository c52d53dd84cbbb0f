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
    bars = sum(len(row["ratios"]) for row in rows)
    figure, axes = pyplot.subplots(figsize=(9, 1.2 + 0.13 * bars + 0.1 * len(rows)), layout="constrained")
    places, top = [], 0.0
    for row in rows:
        present = [peer for peer in peers if peer in row["ratios"]]
        for i, peer in enumerate(present):
            # A bar begins at one, so that its length says how far apart the two are.
            axes.barh(top + i, row["ratios"][peer] - 1, 1, left=1, color=COLOURS[peer])
        places.append(top + (len(present) - 1) / 2)
        top += len(present) + 0.8
    axes.set_xscale("log")
    axes.xaxis.set_major_locator(ticker.LogLocator(subs=(1, 2, 5)))
    axes.xaxis.set_major_formatter("{x:g}")
    axes.xaxis.set_minor_formatter(ticker.NullFormatter())
    axes.axvline(1, color="black", linewidth=0.8)
    axes.set_yticks(places, [row["title"] for row in rows])
    axes.set_ylim(top - 0.3, -1)
    axes.set_xlabel("ours / peer (left of 1: faster or smaller here)")
    axes.grid(axis="x", which="major", linewidth=0.4)
    axes.set_axisbelow(True)
    keys = [pyplot.Rectangle((0, 0), 1, 1, color=COLOURS[peer]) for peer in peers]
    figure.legend(keys, [LABELS.get(peer, peer) for peer in peers], loc="outside upper center", ncols=len(peers))
    figure.savefig(file, dpi=110)


if __name__ == "__main__":
    draw(json.loads(Path(sys.argv[1]).read_text()), Path(sys.argv[2]))
