# Stochastic variance reduced gradient.
"""Stochastic variance reduced gradient (Johnson and Zhang, 2013)."""
from . import svrg_module, svrg_optimizer
