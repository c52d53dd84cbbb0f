"""All recurrent cells under one module name."""
from .basic_cells import FusedRNNCell, GRUCell, LSTMCell, RNNCell
from .cell import BaseRNNCell, RNNParams
from .composite_cells import BidirectionalCell, DropoutCell, ModifierCell, ResidualCell, SequentialRNNCell, ZoneoutCell
from .conv_cells import BaseConvRNNCell, ConvGRUCell, ConvLSTMCell, ConvRNNCell

__all__ = ["BaseConvRNNCell", "BaseRNNCell", "BidirectionalCell", "ConvGRUCell", "ConvLSTMCell", "ConvRNNCell",
           "DropoutCell", "FusedRNNCell", "GRUCell", "LSTMCell", "ModifierCell", "RNNCell", "RNNParams",
           "ResidualCell", "SequentialRNNCell", "ZoneoutCell"]
