"""From our graphs to ONNX: the loop over the graph (`_model`), what a translator sees (`_graph`), and one module of
translators per family of operators."""
from ._model import export_model, get_operator_support

__all__ = ["export_model", "get_operator_support"]
