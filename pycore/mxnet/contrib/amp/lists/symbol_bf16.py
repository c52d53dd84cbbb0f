"""Operators by the type that they compute in when the target is bfloat16."""
from .symbol_fp16 import (
    CONDITIONAL_FP32_FUNCS,
    FP16_FP32_FUNCS,
    FP16_FUNCS,
    FP32_FUNCS,
    LOSS_OUTPUT_FUNCTIONS,
    WIDEST_TYPE_CASTS,
)

__all__ = ["BF16_FP32_FUNCS", "BF16_FUNCS", "BF16_USE_FP32_PARAMS", "CONDITIONAL_FP32_FUNCS", "FP32_FUNCS",
           "LOSS_OUTPUT_FUNCTIONS", "WIDEST_TYPE_CASTS"]

# Every operator that has kernels for float16 has them for bfloat16; the reasons for float32 are the same.
BF16_FUNCS = FP16_FUNCS
BF16_FP32_FUNCS = FP16_FP32_FUNCS

# Inputs that are float32 beside data in bfloat16; "" stands for the data.
BF16_USE_FP32_PARAMS = {"BatchNorm": ["", "gamma", "beta", "moving_mean", "moving_var"]}
