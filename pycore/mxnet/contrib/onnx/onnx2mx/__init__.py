"""From ONNX to our graphs: the loop over the model (`import_onnx`), what a translator sees (`_graph`), and modules of
translators by family."""
# The functions live in modules of the same names, so these are named here as modules only.
from . import import_model, import_onnx, import_to_gluon

__all__ = ["import_model", "import_onnx", "import_to_gluon"]
