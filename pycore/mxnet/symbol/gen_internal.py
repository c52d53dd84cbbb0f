# mxnet.symbol, internal: operator functions made from the registry by `python -m codegen`; do not edit.
# ruff: noqa
"""mxnet.symbol, internal: one function for each operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from .._ops import _SymOp
from ..base import _Null

if TYPE_CHECKING:
    from numpy.typing import DTypeLike

    from .symbol import Symbol

__all__ = [
    "_Div",
    "_DivScalar",
    "_Equal",
    "_EqualScalar",
    "_Greater",
    "_GreaterEqualScalar",
    "_GreaterScalar",
    "_Greater_Equal",
    "_Hypot",
    "_HypotScalar",
    "_Lesser",
    "_LesserEqualScalar",
    "_LesserScalar",
    "_Lesser_Equal",
    "_LogicalAndScalar",
    "_LogicalOrScalar",
    "_LogicalXorScalar",
    "_Logical_And",
    "_Logical_Or",
    "_Logical_Xor",
    "_Maximum",
    "_MaximumScalar",
    "_Minimum",
    "_MinimumScalar",
    "_Minus",
    "_MinusScalar",
    "_Mod",
    "_ModScalar",
    "_Mul",
    "_MulScalar",
    "_NotEqualScalar",
    "_Not_Equal",
    "_Plus",
    "_PlusScalar",
    "_Power",
    "_PowerScalar",
    "_RDivScalar",
    "_RMinusScalar",
    "_RModScalar",
    "_RPowerScalar",
    "_adamw_update",
    "_add",
    "_arange",
    "_backward_gather_nd",
    "_contrib_AdaptiveAvgPooling2D",
    "_contrib_BatchNormWithReLU",
    "_contrib_BilinearResize2D",
    "_contrib_CTCLoss",
    "_contrib_DeformableConvolution",
    "_contrib_DeformablePSROIPooling",
    "_contrib_ModulatedDeformableConvolution",
    "_contrib_MultiBoxDetection",
    "_contrib_MultiBoxPrior",
    "_contrib_MultiBoxTarget",
    "_contrib_MultiProposal",
    "_contrib_PSROIPooling",
    "_contrib_Proposal",
    "_contrib_ROIAlign",
    "_contrib_RROIAlign",
    "_contrib_SparseEmbedding",
    "_contrib_SyncBatchNorm",
    "_contrib_allclose",
    "_contrib_arange_like",
    "_contrib_bipartite_matching",
    "_contrib_boolean_mask",
    "_contrib_box_decode",
    "_contrib_box_encode",
    "_contrib_box_iou",
    "_contrib_box_nms",
    "_contrib_box_non_maximum_suppression",
    "_contrib_calibrate_entropy",
    "_contrib_count_sketch",
    "_contrib_ctc_loss",
    "_contrib_dgl_adjacency",
    "_contrib_dgl_csr_neighbor_non_uniform_sample",
    "_contrib_dgl_csr_neighbor_uniform_sample",
    "_contrib_dgl_graph_compact",
    "_contrib_dgl_subgraph",
    "_contrib_div_sqrt_dim",
    "_contrib_edge_id",
    "_contrib_fft",
    "_contrib_getnnz",
    "_contrib_gradientmultiplier",
    "_contrib_group_adagrad_update",
    "_contrib_hawkesll",
    "_contrib_ifft",
    "_contrib_index_array",
    "_contrib_index_copy",
    "_contrib_interleaved_matmul_encdec_qk",
    "_contrib_interleaved_matmul_encdec_valatt",
    "_contrib_interleaved_matmul_selfatt_qk",
    "_contrib_interleaved_matmul_selfatt_valatt",
    "_contrib_quadratic",
    "_contrib_round_ste",
    "_contrib_sign_ste",
    "_copy",
    "_crop_assign",
    "_crop_assign_scalar",
    "_cvcopyMakeBorder",
    "_cvimresize",
    "_div",
    "_div_scalar",
    "_equal",
    "_equal_scalar",
    "_eye",
    "_full",
    "_grad_add",
    "_greater",
    "_greater_equal",
    "_greater_equal_scalar",
    "_greater_scalar",
    "_histogram",
    "_hypot",
    "_hypot_scalar",
    "_identity_with_attr_like_rhs",
    "_image_adjust_lighting",
    "_image_crop",
    "_image_flip_left_right",
    "_image_flip_top_bottom",
    "_image_normalize",
    "_image_random_brightness",
    "_image_random_color_jitter",
    "_image_random_contrast",
    "_image_random_flip_left_right",
    "_image_random_flip_top_bottom",
    "_image_random_hue",
    "_image_random_lighting",
    "_image_random_saturation",
    "_image_resize",
    "_image_to_tensor",
    "_lesser",
    "_lesser_equal",
    "_lesser_equal_scalar",
    "_lesser_scalar",
    "_linalg_det",
    "_linalg_extractdiag",
    "_linalg_extracttrian",
    "_linalg_gelqf",
    "_linalg_gemm",
    "_linalg_gemm2",
    "_linalg_inverse",
    "_linalg_makediag",
    "_linalg_maketrian",
    "_linalg_potrf",
    "_linalg_potri",
    "_linalg_slogdet",
    "_linalg_sumlogdiag",
    "_linalg_syevd",
    "_linalg_syrk",
    "_linalg_trmm",
    "_linalg_trsm",
    "_linspace",
    "_logical_and",
    "_logical_and_scalar",
    "_logical_or",
    "_logical_or_scalar",
    "_logical_xor",
    "_logical_xor_scalar",
    "_maximum",
    "_maximum_scalar",
    "_minimum",
    "_minimum_scalar",
    "_minus",
    "_minus_scalar",
    "_mod",
    "_mod_scalar",
    "_mp_adamw_update",
    "_mul",
    "_mul_scalar",
    "_multi_adamw_update",
    "_multi_lamb_update",
    "_multi_mp_adamw_update",
    "_multi_mp_lamb_update",
    "_not_equal",
    "_not_equal_scalar",
    "_np_all",
    "_np_amax",
    "_np_amin",
    "_np_any",
    "_np_atleast_1d",
    "_np_atleast_2d",
    "_np_atleast_3d",
    "_np_copy",
    "_np_cumsum",
    "_np_diag",
    "_np_diagflat",
    "_np_diagonal",
    "_np_dot",
    "_np_max",
    "_np_min",
    "_np_moveaxis",
    "_np_prod",
    "_np_product",
    "_np_repeat",
    "_np_reshape",
    "_np_roll",
    "_np_sometrue",
    "_np_squeeze",
    "_np_sum",
    "_np_trace",
    "_np_transpose",
    "_npi_Custom",
    "_npi_abs",
    "_npi_absolute",
    "_npi_add",
    "_npi_add_scalar",
    "_npi_arange",
    "_npi_arccos",
    "_npi_arccosh",
    "_npi_arcsin",
    "_npi_arcsinh",
    "_npi_arctan",
    "_npi_arctan2",
    "_npi_arctan2_scalar",
    "_npi_arctanh",
    "_npi_argmax",
    "_npi_argmin",
    "_npi_argsort",
    "_npi_around",
    "_npi_average",
    "_npi_bernoulli",
    "_npi_bincount",
    "_npi_bitwise_and",
    "_npi_bitwise_and_scalar",
    "_npi_bitwise_not",
    "_npi_bitwise_or",
    "_npi_bitwise_or_scalar",
    "_npi_bitwise_xor",
    "_npi_bitwise_xor_scalar",
    "_npi_blackman",
    "_npi_boolean_mask",
    "_npi_boolean_mask_assign_scalar",
    "_npi_boolean_mask_assign_tensor",
    "_npi_broadcast_to",
    "_npi_cast",
    "_npi_cbrt",
    "_npi_ceil",
    "_npi_choice",
    "_npi_cholesky",
    "_npi_clip",
    "_npi_column_stack",
    "_npi_concatenate",
    "_npi_copysign",
    "_npi_copysign_scalar",
    "_npi_cos",
    "_npi_cosh",
    "_npi_cvimresize",
    "_npi_degrees",
    "_npi_delete",
    "_npi_det",
    "_npi_diag_indices_from",
    "_npi_diff",
    "_npi_dsplit",
    "_npi_dstack",
    "_npi_ediff1d",
    "_npi_eig",
    "_npi_eigh",
    "_npi_eigvals",
    "_npi_eigvalsh",
    "_npi_einsum",
    "_npi_equal",
    "_npi_equal_scalar",
    "_npi_exp",
    "_npi_expand_dims",
    "_npi_expm1",
    "_npi_exponential",
    "_npi_eye",
    "_npi_fix",
    "_npi_flip",
    "_npi_floor",
    "_npi_full",
    "_npi_full_like",
    "_npi_gamma",
    "_npi_gather_nd",
    "_npi_greater",
    "_npi_greater_equal",
    "_npi_greater_equal_scalar",
    "_npi_greater_scalar",
    "_npi_gumbel",
    "_npi_hamming",
    "_npi_hanning",
    "_npi_histogram",
    "_npi_hsplit",
    "_npi_hstack",
    "_npi_hypot",
    "_npi_hypot_scalar",
    "_npi_identity",
    "_npi_indices",
    "_npi_insert_scalar",
    "_npi_insert_slice",
    "_npi_insert_tensor",
    "_npi_inv",
    "_npi_isfinite",
    "_npi_isinf",
    "_npi_isnan",
    "_npi_isneginf",
    "_npi_isposinf",
    "_npi_lcm",
    "_npi_lcm_scalar",
    "_npi_ldexp",
    "_npi_ldexp_scalar",
    "_npi_less",
    "_npi_less_equal",
    "_npi_less_equal_scalar",
    "_npi_less_scalar",
    "_npi_linspace",
    "_npi_log",
    "_npi_log10",
    "_npi_log1p",
    "_npi_log2",
    "_npi_logical_not",
    "_npi_logistic",
    "_npi_logspace",
    "_npi_matmul",
    "_npi_maximum",
    "_npi_maximum_scalar",
    "_npi_mean",
    "_npi_minimum",
    "_npi_minimum_scalar",
    "_npi_mod",
    "_npi_mod_scalar",
    "_npi_multinomial",
    "_npi_multiply",
    "_npi_multiply_scalar",
    "_npi_nan_to_num",
    "_npi_negative",
    "_npi_nonzero",
    "_npi_norm",
    "_npi_normal",
    "_npi_normal_n",
    "_npi_not_equal",
    "_npi_not_equal_scalar",
    "_npi_ones",
    "_npi_pad",
    "_npi_pareto",
    "_npi_percentile",
    "_npi_pinv",
    "_npi_pinv_scalar_rcond",
    "_npi_polyval",
    "_npi_power",
    "_npi_power_scalar",
    "_npi_powerd",
    "_npi_radians",
    "_npi_random_randint",
    "_npi_rarctan2_scalar",
    "_npi_rayleigh",
    "_npi_rcopysign_scalar",
    "_npi_reciprocal",
    "_npi_reshape",
    "_npi_rint",
    "_npi_rldexp_scalar",
    "_npi_rmod_scalar",
    "_npi_rnn_param_concat",
    "_npi_rot90",
    "_npi_rpower_scalar",
    "_npi_rsubtract_scalar",
    "_npi_rtrue_divide_scalar",
    "_npi_scatter_set_nd",
    "_npi_share_memory",
    "_npi_shuffle",
    "_npi_sign",
    "_npi_sin",
    "_npi_sinh",
    "_npi_slice",
    "_npi_slice_assign",
    "_npi_slice_assign_scalar",
    "_npi_slogdet",
    "_npi_solve",
    "_npi_sort",
    "_npi_split",
    "_npi_sqrt",
    "_npi_square",
    "_npi_stack",
    "_npi_std",
    "_npi_subtract",
    "_npi_subtract_scalar",
    "_npi_svd",
    "_npi_swapaxes",
    "_npi_take",
    "_npi_tan",
    "_npi_tanh",
    "_npi_tensordot",
    "_npi_tensordot_int_axes",
    "_npi_tensorinv",
    "_npi_tensorsolve",
    "_npi_tile",
    "_npi_tril",
    "_npi_true_divide",
    "_npi_true_divide_scalar",
    "_npi_trunc",
    "_npi_uniform",
    "_npi_uniform_n",
    "_npi_unique",
    "_npi_var",
    "_npi_vstack",
    "_npi_weibull",
    "_npi_where",
    "_npi_where_lscalar",
    "_npi_where_rscalar",
    "_npi_where_scalar2",
    "_npi_zeros",
    "_npx__image_adjust_lighting",
    "_npx__image_crop",
    "_npx__image_flip_left_right",
    "_npx__image_flip_top_bottom",
    "_npx__image_normalize",
    "_npx__image_random_brightness",
    "_npx__image_random_color_jitter",
    "_npx__image_random_contrast",
    "_npx__image_random_flip_left_right",
    "_npx__image_random_flip_top_bottom",
    "_npx__image_random_hue",
    "_npx__image_random_lighting",
    "_npx__image_random_saturation",
    "_npx__image_resize",
    "_npx__image_to_tensor",
    "_npx_activation",
    "_npx_arange_like",
    "_npx_batch_dot",
    "_npx_batch_flatten",
    "_npx_batch_norm",
    "_npx_cast",
    "_npx_constraint_check",
    "_npx_convolution",
    "_npx_deconvolution",
    "_npx_dropout",
    "_npx_embedding",
    "_npx_erf",
    "_npx_erfinv",
    "_npx_fully_connected",
    "_npx_gamma",
    "_npx_gammaln",
    "_npx_gather_nd",
    "_npx_layer_norm",
    "_npx_leaky_relu",
    "_npx_log_softmax",
    "_npx_multibox_detection",
    "_npx_multibox_prior",
    "_npx_multibox_target",
    "_npx_nonzero",
    "_npx_one_hot",
    "_npx_pick",
    "_npx_pooling",
    "_npx_relu",
    "_npx_reshape",
    "_npx_reshape_like",
    "_npx_rnn",
    "_npx_roi_pooling",
    "_npx_sequence_mask",
    "_npx_shape_array",
    "_npx_sigmoid",
    "_npx_slice",
    "_npx_smooth_l1",
    "_npx_softmax",
    "_npx_topk",
    "_ones",
    "_plus",
    "_plus_scalar",
    "_power",
    "_power_scalar",
    "_random_exponential",
    "_random_exponential_like",
    "_random_gamma",
    "_random_gamma_like",
    "_random_generalized_negative_binomial",
    "_random_generalized_negative_binomial_like",
    "_random_negative_binomial",
    "_random_negative_binomial_like",
    "_random_normal",
    "_random_normal_like",
    "_random_poisson",
    "_random_poisson_like",
    "_random_randint",
    "_random_uniform",
    "_random_uniform_like",
    "_ravel_multi_index",
    "_rdiv_scalar",
    "_rminus_scalar",
    "_rmod_scalar",
    "_rnn_param_concat",
    "_rpower_scalar",
    "_sample_exponential",
    "_sample_gamma",
    "_sample_generalized_negative_binomial",
    "_sample_multinomial",
    "_sample_negative_binomial",
    "_sample_normal",
    "_sample_poisson",
    "_sample_uniform",
    "_sample_unique_zipfian",
    "_scatter_set_nd",
    "_shuffle",
    "_slice_assign",
    "_slice_assign_scalar",
    "_sparse_ElementWiseSum",
    "_sparse_Embedding",
    "_sparse_FullyConnected",
    "_sparse_LinearRegressionOutput",
    "_sparse_LogisticRegressionOutput",
    "_sparse_MAERegressionOutput",
    "_sparse__contrib_round_ste",
    "_sparse__contrib_sign_ste",
    "_sparse_abs",
    "_sparse_adagrad_update",
    "_sparse_adam_update",
    "_sparse_add_n",
    "_sparse_arccos",
    "_sparse_arccosh",
    "_sparse_arcsin",
    "_sparse_arcsinh",
    "_sparse_arctan",
    "_sparse_arctanh",
    "_sparse_broadcast_add",
    "_sparse_broadcast_div",
    "_sparse_broadcast_minus",
    "_sparse_broadcast_mul",
    "_sparse_broadcast_plus",
    "_sparse_broadcast_sub",
    "_sparse_cast_storage",
    "_sparse_cbrt",
    "_sparse_ceil",
    "_sparse_clip",
    "_sparse_concat",
    "_sparse_cos",
    "_sparse_cosh",
    "_sparse_degrees",
    "_sparse_dot",
    "_sparse_elemwise_add",
    "_sparse_elemwise_div",
    "_sparse_elemwise_mul",
    "_sparse_elemwise_sub",
    "_sparse_exp",
    "_sparse_expm1",
    "_sparse_fix",
    "_sparse_floor",
    "_sparse_ftrl_update",
    "_sparse_gamma",
    "_sparse_gammaln",
    "_sparse_log",
    "_sparse_log10",
    "_sparse_log1p",
    "_sparse_log2",
    "_sparse_make_loss",
    "_sparse_mean",
    "_sparse_negative",
    "_sparse_norm",
    "_sparse_radians",
    "_sparse_relu",
    "_sparse_retain",
    "_sparse_rint",
    "_sparse_round",
    "_sparse_rsqrt",
    "_sparse_sgd_mom_update",
    "_sparse_sgd_update",
    "_sparse_sigmoid",
    "_sparse_sign",
    "_sparse_sin",
    "_sparse_sinh",
    "_sparse_slice",
    "_sparse_sqrt",
    "_sparse_square",
    "_sparse_stop_gradient",
    "_sparse_sum",
    "_sparse_tan",
    "_sparse_tanh",
    "_sparse_trunc",
    "_sparse_where",
    "_sparse_zeros_like",
    "_split_v2",
    "_square_sum",
    "_sub",
    "_unravel_index",
    "_zeros",
    "_zeros_without_dtype",
]

_op__adamw_update = _SymOp("_adamw_update", ("weight", "grad", "mean", "var", "rescale_grad"), ("lr", "beta1", "beta2", "epsilon", "wd", "eta", "clip_gradient"))


def _adamw_update(
    weight: Symbol | None = None,
    grad: Symbol | None = None,
    mean: Symbol | None = None,
    var: Symbol | None = None,
    rescale_grad: Symbol | None = None,
    lr: float = _Null,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    wd: float = _Null,
    eta: float = _Null,
    clip_gradient: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """One step of AdamW.

    With g = clip(rescale_grad * grad): mean = beta1 * mean + (1 - beta1) * g; var = beta2 * var + (1 - beta2) * g^2;
    weight -= eta * (lr * mean / (sqrt(var) + epsilon) + wd * weight). Nothing happens when rescale_grad is 0 or not
    finite.

    Parameters
    ----------
    weight : Symbol
        The weight.
    grad : Symbol
        Its gradient, of the same shape.
    mean : Symbol, changed in place
        Running mean of the gradient. Updated in place.
    var : Symbol, changed in place
        Running mean of the squared gradient. Updated in place.
    rescale_grad : Symbol
        Array with one element, the scale of the gradient.
    lr : float, required
        Learning rate.
    beta1 : float, optional, default 0.9
        Decay of the gradient's running mean.
    beta2 : float, optional, default 0.999
        Decay of the squared gradient's running mean.
    epsilon : float, optional, default 1e-08
        Small number that keeps the division finite.
    wd : float, optional, default 0
        Weight decay, applied to the weight itself.
    eta : float, required
        Schedule multiplier of the whole step.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weight; give the old one as the output to update it in place.

    Examples
    --------
    >>> weight = mx.sym.Variable("weight")
    >>> grad = mx.sym.Variable("grad")
    >>> mean = mx.sym.Variable("mean")
    >>> var = mx.sym.Variable("var")
    >>> rescale_grad = mx.sym.Variable("rescale_grad")
    >>> y = mx.sym._internal._adamw_update(weight, grad, mean, var, rescale_grad, lr=0.1, eta=1, wd=0.01)
    """
    return _op__adamw_update((weight, grad, mean, var, rescale_grad), (lr, beta1, beta2, epsilon, wd, eta, clip_gradient), name, attr, kwargs)

_op__arange = _SymOp("_arange", (), ("start", "stop", "step", "repeat", "infer_range", "ctx", "dtype"))


def _arange(
    start: float = _Null,
    stop: float | None = _Null,
    step: float = _Null,
    repeat: int = _Null,
    infer_range: bool = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Evenly spaced values in a half-open interval.

    With one bound only, the values run from 0 up to it.

    Parameters
    ----------
    start : float, required
        First value; the end of the range if `stop` is None.
    stop : float or None, optional, default None
        The values stay below it, or above it with a negative step.
    step : float, optional, default 1
        Distance between values; not 0.
    repeat : int, optional, default 1
        How often each value comes.
    infer_range : bool, optional, default False
        If true and `stop` is None, the length is that of whatever reads the array.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        One-dimensional, of dtype `dtype`.

    Examples
    --------
    >>> y = mx.sym._internal._arange(start=2, stop=7, step=1.5)
    """
    return _op__arange((), (start, stop, step, repeat, infer_range, ctx, dtype), name, attr, kwargs)

_op__backward_gather_nd = _SymOp("_backward_gather_nd", ("data", "indices"), ("shape",))


def _backward_gather_nd(
    data: Symbol | None = None,
    indices: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Adds up elements at given coordinates of an array of zeros.

    As `scatter_nd`, but values add up where coordinates repeat.

    Parameters
    ----------
    data : Symbol
        The values.
    indices : Symbol
        Coordinates, (M, ...).
    shape : int or tuple of int, required
        Shape of the whole array.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Array of the given shape.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> indices = mx.sym.Variable("indices")
    >>> y = mx.sym._internal._backward_gather_nd(data, indices, shape=(2,))
    """
    return _op__backward_gather_nd((data, indices), (shape,), name, attr, kwargs)

_op__copy = _SymOp("_copy", ("data",), ())


def _copy(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """A copy of the input.

    Parameters
    ----------
    data : Symbol
        Values of any shape and dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same values.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._copy(data)
    """
    return _op__copy((data,), (), name, attr, kwargs)

_op__cvcopyMakeBorder = _SymOp("_cvcopyMakeBorder", ("src",), ("top", "bot", "left", "right", "type", "value", "values"))


def _cvcopyMakeBorder(
    src: Symbol | None = None,
    top: int = _Null,
    bot: int = _Null,
    left: int = _Null,
    right: int = _Null,
    type: int = _Null,
    value: float = _Null,
    values: float | tuple[float, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """An image with a border around it.

    Parameters
    ----------
    src : Symbol
        Image (height, width, channel).
    top : int, required
        Rows above the image.
    bot : int, required
        Rows below the image.
    left : int, required
        Columns left of the image.
    right : int, required
        Columns right of the image.
    type : int, optional, default 0
        What the border shows. 0: `value` or `values`. 1: the pixels at the edges. 2: the image mirrored at its edges
        (cba|abc|cba). 3: the image again (abc|abc|abc). 4: mirrored at the pixels of its edges (cb|abc|ba).
    value : float, optional, default 0
        Number in all channels of a border of type 0.
    values : tuple of float, optional, default ()
        One number for each channel instead of `value`; channels that are left out get 0.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Image (top + height + bot, left + width + right, channel) of the same dtype.

    Examples
    --------
    >>> src = mx.sym.Variable("src")
    >>> y = mx.sym._internal._cvcopyMakeBorder(src, top=1, bot=2, left=0, right=1, values=(1, 2, 3))
    """
    return _op__cvcopyMakeBorder((src,), (top, bot, left, right, type, value, values), name, attr, kwargs)

_op__cvimresize = _SymOp("_cvimresize", ("src",), ("w", "h", "interp"))


def _cvimresize(
    src: Symbol | None = None,
    w: int = _Null,
    h: int = _Null,
    interp: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """An image in another size.

    Beyond the edges the pixels at the edges count.

    Parameters
    ----------
    src : Symbol
        Image (height, width, channel).
    w : int, required
        Width of the result.
    h : int, required
        Height of the result.
    interp : int, optional, default 1
        How pixels are computed. 0: the nearest one. 1: from 2 x 2, bilinear. 2: from 4 x 4, bicubic. 3: the mean over
        the area, for enlarging as 1. 4: from 8 x 8, Lanczos. 9: 2 to enlarge, 3 to shrink, 1 for a mixture. 10: one of
        0 to 4 at random.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Image (h, w, channel) of the same dtype; integers are rounded.

    Examples
    --------
    >>> src = mx.sym.Variable("src")
    >>> y = mx.sym._internal._cvimresize(src, w=3, h=6)
    """
    return _op__cvimresize((src,), (w, h, interp), name, attr, kwargs)

_op__div_scalar = _SymOp("_div_scalar", ("data",), ("scalar", "is_int"))


def _div_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`data / scalar`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._div_scalar(data, scalar=1.9)
    """
    return _op__div_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__equal = _SymOp("_equal", ("lhs", "rhs"), ())


def _equal(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `lhs == rhs`, 0 elsewhere.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same shape and dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._equal(lhs, rhs)
    """
    return _op__equal((lhs, rhs), (), name, attr, kwargs)

_op__equal_scalar = _SymOp("_equal_scalar", ("data",), ("scalar", "is_int"))


def _equal_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `data == scalar`, 0 elsewhere.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._equal_scalar(data, scalar=1.9)
    """
    return _op__equal_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__eye = _SymOp("_eye", (), ("N", "M", "k", "ctx", "dtype"))


def _eye(
    N: int = _Null,
    M: int = _Null,
    k: int = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """A matrix with ones on one diagonal and zeros elsewhere.

    Parameters
    ----------
    N : int, required
        Number of rows.
    M : int, optional, default 0
        Number of columns; as many as rows if 0 or less.
    k : int, optional, default 0
        Which diagonal holds the ones: above the main one if positive, below if negative.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Of shape (N, M).

    Examples
    --------
    >>> y = mx.sym._internal._eye(N=3)
    """
    return _op__eye((), (N, M, k, ctx, dtype), name, attr, kwargs)

_op__full = _SymOp("_full", (), ("shape", "ctx", "dtype", "value"))


def _full(
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    value: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """An array filled with one value.

    Parameters
    ----------
    shape : int or tuple of int, optional, default None
        The shape of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "bool", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    value : float, required
        The value of every element.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Of shape `shape` and dtype `dtype`.

    Examples
    --------
    >>> y = mx.sym._internal._full(shape=(2, 3), value=2.5)
    """
    return _op__full((), (shape, ctx, dtype, value), name, attr, kwargs)

_op__grad_add = _SymOp("_grad_add", ("lhs", "rhs"), ())


def _grad_add(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Sum of two gradients, `lhs + rhs`.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same shape and dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._grad_add(lhs, rhs)
    """
    return _op__grad_add((lhs, rhs), (), name, attr, kwargs)

_op__greater = _SymOp("_greater", ("lhs", "rhs"), ())


def _greater(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `lhs > rhs`, 0 elsewhere.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same shape and dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._greater(lhs, rhs)
    """
    return _op__greater((lhs, rhs), (), name, attr, kwargs)

_op__greater_equal = _SymOp("_greater_equal", ("lhs", "rhs"), ())


def _greater_equal(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `lhs >= rhs`, 0 elsewhere.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same shape and dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._greater_equal(lhs, rhs)
    """
    return _op__greater_equal((lhs, rhs), (), name, attr, kwargs)

_op__greater_equal_scalar = _SymOp("_greater_equal_scalar", ("data",), ("scalar", "is_int"))


def _greater_equal_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `data >= scalar`, 0 elsewhere.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._greater_equal_scalar(data, scalar=1.9)
    """
    return _op__greater_equal_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__greater_scalar = _SymOp("_greater_scalar", ("data",), ("scalar", "is_int"))


def _greater_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `data > scalar`, 0 elsewhere.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._greater_scalar(data, scalar=1.9)
    """
    return _op__greater_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__histogram = _SymOp("_histogram", ("data", "bins"), ("bin_cnt", "range"))


def _histogram(
    data: Symbol | None = None,
    bins: Symbol | None = None,
    bin_cnt: int | None = _Null,
    range: float | tuple[float, ...] | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> list[Symbol]:
    """Counts how many values fall into each bin.

    A bin has its left edge and not its right one, but for the last, which has both; values outside are not counted.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    bins : Symbol
        Edges in rising order, of the same dtype, unless `bin_cnt` is given.
    bin_cnt : int or None, optional, default None
        Number of bins of equal width; None: the input `bins` gives the edges.
    range : tuple of float or None, optional, default None
        Lower and upper end of the bins, with `bin_cnt`.
    name : str, optional
        Name of the node.

    Returns
    -------
    list[Symbol]
        counts: int64, one count for each bin.
        edges: The edges of the bins.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._histogram(data, bin_cnt=4, range=(-1, 1))
    """
    return _op__histogram((data, bins), (bin_cnt, range), name, attr, kwargs)

_op__hypot = _SymOp("_hypot", ("lhs", "rhs"), ())


def _hypot(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Length of a vector with two components, `sqrt(lhs^2 + rhs^2)`.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same shape and dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._hypot(lhs, rhs)
    """
    return _op__hypot((lhs, rhs), (), name, attr, kwargs)

_op__hypot_scalar = _SymOp("_hypot_scalar", ("data",), ("scalar", "is_int"))


def _hypot_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`sqrt(data^2 + scalar^2)`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._hypot_scalar(data, scalar=1.9)
    """
    return _op__hypot_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__identity_with_attr_like_rhs = _SymOp("_identity_with_attr_like_rhs", ("lhs", "rhs"), ())


def _identity_with_attr_like_rhs(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """A copy of `lhs`.

    `rhs` only says what the shape and the dtype must be.

    Parameters
    ----------
    lhs : Symbol
        The values.
    rhs : Symbol
        An array of the same shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same values as `lhs`.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._identity_with_attr_like_rhs(lhs, rhs)
    """
    return _op__identity_with_attr_like_rhs((lhs, rhs), (), name, attr, kwargs)

_op__lesser = _SymOp("_lesser", ("lhs", "rhs"), ())


def _lesser(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `lhs < rhs`, 0 elsewhere.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same shape and dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._lesser(lhs, rhs)
    """
    return _op__lesser((lhs, rhs), (), name, attr, kwargs)

_op__lesser_equal = _SymOp("_lesser_equal", ("lhs", "rhs"), ())


def _lesser_equal(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `lhs <= rhs`, 0 elsewhere.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same shape and dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._lesser_equal(lhs, rhs)
    """
    return _op__lesser_equal((lhs, rhs), (), name, attr, kwargs)

_op__lesser_equal_scalar = _SymOp("_lesser_equal_scalar", ("data",), ("scalar", "is_int"))


def _lesser_equal_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `data <= scalar`, 0 elsewhere.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._lesser_equal_scalar(data, scalar=1.9)
    """
    return _op__lesser_equal_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__lesser_scalar = _SymOp("_lesser_scalar", ("data",), ("scalar", "is_int"))


def _lesser_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `data < scalar`, 0 elsewhere.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._lesser_scalar(data, scalar=1.9)
    """
    return _op__lesser_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__linspace = _SymOp("_linspace", (), ("start", "stop", "step", "repeat", "infer_range", "ctx", "dtype"))


def _linspace(
    start: float = _Null,
    stop: float | None = _Null,
    step: float = _Null,
    repeat: int = _Null,
    infer_range: bool = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """A given number of evenly spaced values from `start` to `stop`.

    Parameters
    ----------
    start : float, required
        First value.
    stop : float or None, optional, default None
        Last value, or the value after the last.
    step : float, optional, default 1
        Without effect; `num` gives the number of values.
    repeat : int, optional, default 1
        Without effect.
    infer_range : bool, optional, default False
        Without effect.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        One-dimensional, of dtype `dtype`.

    Examples
    --------
    >>> y = mx.sym._internal._linspace(start=0, stop=1, num=5)
    """
    return _op__linspace((), (start, stop, step, repeat, infer_range, ctx, dtype), name, attr, kwargs)

_op__logical_and = _SymOp("_logical_and", ("lhs", "rhs"), ())


def _logical_and(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where both values are non-zero, 0 elsewhere.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same shape and dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._logical_and(lhs, rhs)
    """
    return _op__logical_and((lhs, rhs), (), name, attr, kwargs)

_op__logical_and_scalar = _SymOp("_logical_and_scalar", ("data",), ("scalar", "is_int"))


def _logical_and_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `data` and the scalar are non-zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._logical_and_scalar(data, scalar=1.9)
    """
    return _op__logical_and_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__logical_or = _SymOp("_logical_or", ("lhs", "rhs"), ())


def _logical_or(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where at least one value is non-zero, 0 elsewhere.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same shape and dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._logical_or(lhs, rhs)
    """
    return _op__logical_or((lhs, rhs), (), name, attr, kwargs)

_op__logical_or_scalar = _SymOp("_logical_or_scalar", ("data",), ("scalar", "is_int"))


def _logical_or_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `data` or the scalar is non-zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._logical_or_scalar(data, scalar=1.9)
    """
    return _op__logical_or_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__logical_xor = _SymOp("_logical_xor", ("lhs", "rhs"), ())


def _logical_xor(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where exactly one value is non-zero, 0 elsewhere.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same shape and dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._logical_xor(lhs, rhs)
    """
    return _op__logical_xor((lhs, rhs), (), name, attr, kwargs)

_op__logical_xor_scalar = _SymOp("_logical_xor_scalar", ("data",), ("scalar", "is_int"))


def _logical_xor_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where one of `data` and the scalar is non-zero.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._logical_xor_scalar(data, scalar=1.9)
    """
    return _op__logical_xor_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__maximum = _SymOp("_maximum", ("lhs", "rhs"), ())


def _maximum(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """The larger of two values.

    NaN wins over a number.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same shape and dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._maximum(lhs, rhs)
    """
    return _op__maximum((lhs, rhs), (), name, attr, kwargs)

_op__maximum_scalar = _SymOp("_maximum_scalar", ("data",), ("scalar", "is_int"))


def _maximum_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """The larger of `data` and the scalar.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._maximum_scalar(data, scalar=1.9)
    """
    return _op__maximum_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__minimum = _SymOp("_minimum", ("lhs", "rhs"), ())


def _minimum(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """The smaller of two values.

    NaN wins over a number.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same shape and dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._minimum(lhs, rhs)
    """
    return _op__minimum((lhs, rhs), (), name, attr, kwargs)

_op__minimum_scalar = _SymOp("_minimum_scalar", ("data",), ("scalar", "is_int"))


def _minimum_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """The smaller of `data` and the scalar.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._minimum_scalar(data, scalar=1.9)
    """
    return _op__minimum_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__minus_scalar = _SymOp("_minus_scalar", ("data",), ("scalar", "is_int"))


def _minus_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`data - scalar`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._minus_scalar(data, scalar=1.9)
    """
    return _op__minus_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__mod = _SymOp("_mod", ("lhs", "rhs"), ())


def _mod(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Remainder of `lhs / rhs`.

    It has the sign of `rhs`; the remainder of a division by zero is zero.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same shape and dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._mod(lhs, rhs)
    """
    return _op__mod((lhs, rhs), (), name, attr, kwargs)

_op__mod_scalar = _SymOp("_mod_scalar", ("data",), ("scalar", "is_int"))


def _mod_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Remainder of `data / scalar`, with the sign of the scalar.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._mod_scalar(data, scalar=1.9)
    """
    return _op__mod_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__mp_adamw_update = _SymOp("_mp_adamw_update", ("weight", "grad", "mean", "var", "weight32", "rescale_grad"), ("lr", "beta1", "beta2", "epsilon", "wd", "eta", "clip_gradient"))


def _mp_adamw_update(
    weight: Symbol | None = None,
    grad: Symbol | None = None,
    mean: Symbol | None = None,
    var: Symbol | None = None,
    weight32: Symbol | None = None,
    rescale_grad: Symbol | None = None,
    lr: float = _Null,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    wd: float = _Null,
    eta: float = _Null,
    clip_gradient: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """One step of AdamW.

    With g = clip(rescale_grad * grad): mean = beta1 * mean + (1 - beta1) * g; var = beta2 * var + (1 - beta2) * g^2;
    weight -= eta * (lr * mean / (sqrt(var) + epsilon) + wd * weight). Nothing happens when rescale_grad is 0 or not
    finite. This form keeps float32 copies of weights of lower precision.

    Parameters
    ----------
    weight : Symbol
        The weight.
    grad : Symbol
        Its gradient, of the same shape.
    mean : Symbol, changed in place
        Running mean of the gradient. Updated in place.
    var : Symbol, changed in place
        Running mean of the squared gradient. Updated in place.
    weight32 : Symbol, changed in place
        The weight in float32. Updated in place.
    rescale_grad : Symbol
        Array with one element, the scale of the gradient.
    lr : float, required
        Learning rate.
    beta1 : float, optional, default 0.9
        Decay of the gradient's running mean.
    beta2 : float, optional, default 0.999
        Decay of the squared gradient's running mean.
    epsilon : float, optional, default 1e-08
        Small number that keeps the division finite.
    wd : float, optional, default 0
        Weight decay, applied to the weight itself.
    eta : float, required
        Schedule multiplier of the whole step.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weight; give the old one as the output to update it in place.

    Examples
    --------
    >>> weight = mx.sym.Variable("weight")
    >>> grad = mx.sym.Variable("grad")
    >>> mean = mx.sym.Variable("mean")
    >>> var = mx.sym.Variable("var")
    >>> weight32 = mx.sym.Variable("weight32")
    >>> rescale_grad = mx.sym.Variable("rescale_grad")
    >>> y = mx.sym._internal._mp_adamw_update(weight, grad, mean, var, weight32, rescale_grad, lr=0.1, eta=1, wd=0.01)
    """
    return _op__mp_adamw_update((weight, grad, mean, var, weight32, rescale_grad), (lr, beta1, beta2, epsilon, wd, eta, clip_gradient), name, attr, kwargs)

_op__mul_scalar = _SymOp("_mul_scalar", ("data",), ("scalar", "is_int"))


def _mul_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`data * scalar`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._mul_scalar(data, scalar=1.9)
    """
    return _op__mul_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__multi_adamw_update = _SymOp("_multi_adamw_update", None, ("lrs", "beta1", "beta2", "epsilon", "wds", "etas", "clip_gradient", "num_weights"), variadic="")


def _multi_adamw_update(
    *data: Symbol,
    lrs: float | tuple[float, ...] = _Null,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    wds: float | tuple[float, ...] = _Null,
    etas: float | tuple[float, ...] = _Null,
    clip_gradient: float = _Null,
    num_weights: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """One step of AdamW for many weights.

    For each weight as the single-tensor update does it, with the rates of its place.

    Parameters
    ----------
    *data : Symbols
        For each weight: weight, gradient, mean, variance; at the end the gradient's scale.
    lrs : tuple of float, required
        Learning rate for each weight.
    beta1 : float, optional, default 0.9
        Decay of the gradient's running mean.
    beta2 : float, optional, default 0.999
        Decay of the squared gradient's running mean.
    epsilon : float, optional, default 1e-08
        Small number that keeps the division finite.
    wds : tuple of float, required
        Weight decay for each weight.
    etas : tuple of float, required
        Schedule multiplier for each weight.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    num_weights : int, optional, default 1
        Number of weights updated.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weights; give the old ones as outputs to update them in place.

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> arg2 = mx.sym.Variable("arg2")
    >>> arg3 = mx.sym.Variable("arg3")
    >>> arg4 = mx.sym.Variable("arg4")
    >>> arg5 = mx.sym.Variable("arg5")
    >>> arg6 = mx.sym.Variable("arg6")
    >>> arg7 = mx.sym.Variable("arg7")
    >>> arg8 = mx.sym.Variable("arg8")
    >>> y = mx.sym._internal._multi_adamw_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, num_weights=2, lrs=(0.1, 0.1), wds=(0.1, 0.1), etas=(0.1, 0.1))
    """
    return _op__multi_adamw_update(data, (lrs, beta1, beta2, epsilon, wds, etas, clip_gradient, num_weights), name, attr, kwargs)

_op__multi_lamb_update = _SymOp("_multi_lamb_update", None, ("learning_rates", "beta1", "beta2", "epsilon", "wds", "rescale_grad", "lower_bound", "upper_bound", "clip_gradient", "bias_correction", "step_count", "num_tensors"), variadic="")


def _multi_lamb_update(
    *data: Symbol,
    learning_rates: float | tuple[float, ...] = _Null,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    wds: float | tuple[float, ...] = _Null,
    rescale_grad: float = _Null,
    lower_bound: float = _Null,
    upper_bound: float = _Null,
    clip_gradient: float = _Null,
    bias_correction: bool = _Null,
    step_count: int | tuple[int, ...] = _Null,
    num_tensors: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """One step of LAMB for many weights.

    For each weight both parts of the step, with the rates and the step number of its place.

    Parameters
    ----------
    *data : Symbols
        For each weight: weight, gradient, mean, variance.
    learning_rates : tuple of float, required
        Learning rate for each weight.
    beta1 : float, optional, default 0.9
        Decay of the gradient's running mean.
    beta2 : float, optional, default 0.999
        Decay of the squared gradient's running mean.
    epsilon : float, optional, default 1e-06
        Small number that keeps the division finite.
    wds : tuple of float, required
        Weight decay for each weight.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    lower_bound : float, optional, default -1
        Least norm of the weight that is used; not positive: none.
    upper_bound : float, optional, default -1
        Largest norm of the weight that is used; not positive: none.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    bias_correction : bool, optional, default True
        Correct the running means for their start at zero.
    step_count : int or tuple of int, required
        Number of this step for each weight, from 1.
    num_tensors : int, optional, default 1
        Number of weights updated.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weights; give the old ones as outputs to update them in place.

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> arg2 = mx.sym.Variable("arg2")
    >>> arg3 = mx.sym.Variable("arg3")
    >>> arg4 = mx.sym.Variable("arg4")
    >>> arg5 = mx.sym.Variable("arg5")
    >>> arg6 = mx.sym.Variable("arg6")
    >>> arg7 = mx.sym.Variable("arg7")
    >>> y = mx.sym._internal._multi_lamb_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, num_tensors=2, step_count=(2, 2), learning_rates=(0.1, 0.1), wds=(0.1, 0.1))
    """
    return _op__multi_lamb_update(data, (learning_rates, beta1, beta2, epsilon, wds, rescale_grad, lower_bound, upper_bound, clip_gradient, bias_correction, step_count, num_tensors), name, attr, kwargs)

_op__multi_mp_adamw_update = _SymOp("_multi_mp_adamw_update", None, ("lrs", "beta1", "beta2", "epsilon", "wds", "etas", "clip_gradient", "num_weights"), variadic="")


def _multi_mp_adamw_update(
    *data: Symbol,
    lrs: float | tuple[float, ...] = _Null,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    wds: float | tuple[float, ...] = _Null,
    etas: float | tuple[float, ...] = _Null,
    clip_gradient: float = _Null,
    num_weights: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """One step of AdamW for many weights.

    For each weight as the single-tensor update does it, with the rates of its place. This form keeps float32 copies of
    weights of lower precision.

    Parameters
    ----------
    *data : Symbols
        For each weight: weight, gradient, mean, variance, float32 weight; at the end the gradient's scale.
    lrs : tuple of float, required
        Learning rate for each weight.
    beta1 : float, optional, default 0.9
        Decay of the gradient's running mean.
    beta2 : float, optional, default 0.999
        Decay of the squared gradient's running mean.
    epsilon : float, optional, default 1e-08
        Small number that keeps the division finite.
    wds : tuple of float, required
        Weight decay for each weight.
    etas : tuple of float, required
        Schedule multiplier for each weight.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    num_weights : int, optional, default 1
        Number of weights updated.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weights; give the old ones as outputs to update them in place.

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> arg2 = mx.sym.Variable("arg2")
    >>> arg3 = mx.sym.Variable("arg3")
    >>> arg4 = mx.sym.Variable("arg4")
    >>> arg5 = mx.sym.Variable("arg5")
    >>> arg6 = mx.sym.Variable("arg6")
    >>> arg7 = mx.sym.Variable("arg7")
    >>> arg8 = mx.sym.Variable("arg8")
    >>> arg9 = mx.sym.Variable("arg9")
    >>> arg10 = mx.sym.Variable("arg10")
    >>> y = mx.sym._internal._multi_mp_adamw_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9, arg10, num_weights=2, lrs=(0.1, 0.1), wds=(0.1, 0.1), etas=(0.1, 0.1))
    """
    return _op__multi_mp_adamw_update(data, (lrs, beta1, beta2, epsilon, wds, etas, clip_gradient, num_weights), name, attr, kwargs)

_op__multi_mp_lamb_update = _SymOp("_multi_mp_lamb_update", None, ("learning_rates", "beta1", "beta2", "epsilon", "wds", "rescale_grad", "lower_bound", "upper_bound", "clip_gradient", "bias_correction", "step_count", "num_tensors"), variadic="")


def _multi_mp_lamb_update(
    *data: Symbol,
    learning_rates: float | tuple[float, ...] = _Null,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    wds: float | tuple[float, ...] = _Null,
    rescale_grad: float = _Null,
    lower_bound: float = _Null,
    upper_bound: float = _Null,
    clip_gradient: float = _Null,
    bias_correction: bool = _Null,
    step_count: int | tuple[int, ...] = _Null,
    num_tensors: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """One step of LAMB for many weights.

    For each weight both parts of the step, with the rates and the step number of its place.

    Parameters
    ----------
    *data : Symbols
        For each weight: weight, gradient, mean, variance, float32 weight.
    learning_rates : tuple of float, required
        Learning rate for each weight.
    beta1 : float, optional, default 0.9
        Decay of the gradient's running mean.
    beta2 : float, optional, default 0.999
        Decay of the squared gradient's running mean.
    epsilon : float, optional, default 1e-06
        Small number that keeps the division finite.
    wds : tuple of float, required
        Weight decay for each weight.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    lower_bound : float, optional, default -1
        Least norm of the weight that is used; not positive: none.
    upper_bound : float, optional, default -1
        Largest norm of the weight that is used; not positive: none.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    bias_correction : bool, optional, default True
        Correct the running means for their start at zero.
    step_count : int or tuple of int, required
        Number of this step for each weight, from 1.
    num_tensors : int, optional, default 1
        Number of weights updated.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The new weights; give the old ones as outputs to update them in place.

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> arg2 = mx.sym.Variable("arg2")
    >>> arg3 = mx.sym.Variable("arg3")
    >>> arg4 = mx.sym.Variable("arg4")
    >>> arg5 = mx.sym.Variable("arg5")
    >>> arg6 = mx.sym.Variable("arg6")
    >>> arg7 = mx.sym.Variable("arg7")
    >>> arg8 = mx.sym.Variable("arg8")
    >>> arg9 = mx.sym.Variable("arg9")
    >>> y = mx.sym._internal._multi_mp_lamb_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9, num_tensors=2, step_count=(2, 2), learning_rates=(0.1, 0.1), wds=(0.1, 0.1))
    """
    return _op__multi_mp_lamb_update(data, (learning_rates, beta1, beta2, epsilon, wds, rescale_grad, lower_bound, upper_bound, clip_gradient, bias_correction, step_count, num_tensors), name, attr, kwargs)

_op__not_equal = _SymOp("_not_equal", ("lhs", "rhs"), ())


def _not_equal(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `lhs != rhs`, 0 elsewhere.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same shape and dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._not_equal(lhs, rhs)
    """
    return _op__not_equal((lhs, rhs), (), name, attr, kwargs)

_op__not_equal_scalar = _SymOp("_not_equal_scalar", ("data",), ("scalar", "is_int"))


def _not_equal_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """1 where `data != scalar`, 0 elsewhere.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._not_equal_scalar(data, scalar=1.9)
    """
    return _op__not_equal_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__np_all = _SymOp("_np_all", ("data",), ("axis", "keepdims"))


def _np_all(
    data: Symbol | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Whether all elements along axes are not zero.

    Parameters
    ----------
    data : Symbol
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None: all. Negative axes count from the end.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Booleans.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._np_all(data, axis=(1,))
    """
    return _op__np_all((data,), (axis, keepdims), name, attr, kwargs)

_op__np_any = _SymOp("_np_any", ("data",), ("axis", "keepdims"))


def _np_any(
    data: Symbol | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Whether any element along axes is not zero.

    Parameters
    ----------
    data : Symbol
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None: all. Negative axes count from the end.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Booleans.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._np_any(data, axis=(1,))
    """
    return _op__np_any((data,), (axis, keepdims), name, attr, kwargs)

_op__np_atleast_1d = _SymOp("_np_atleast_1d", None, ("num_args",), variadic="num_args")


def _np_atleast_1d(
    *arys: Symbol,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Arrays with at least 1 axis.

    Missing ones get length 1.

    Parameters
    ----------
    *arys : Symbols
        Arrays of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> y = mx.sym._internal._np_atleast_1d(arg0, arg1)
    """
    return _op__np_atleast_1d(arys, (), name, attr, kwargs)

_op__np_atleast_2d = _SymOp("_np_atleast_2d", None, ("num_args",), variadic="num_args")


def _np_atleast_2d(
    *arys: Symbol,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Arrays with at least 2 axes.

    Missing ones get length 1.

    Parameters
    ----------
    *arys : Symbols
        Arrays of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> y = mx.sym._internal._np_atleast_2d(arg0, arg1)
    """
    return _op__np_atleast_2d(arys, (), name, attr, kwargs)

_op__np_atleast_3d = _SymOp("_np_atleast_3d", None, ("num_args",), variadic="num_args")


def _np_atleast_3d(
    *arys: Symbol,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Arrays with at least 3 axes.

    Missing ones get length 1.

    Parameters
    ----------
    *arys : Symbols
        Arrays of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> y = mx.sym._internal._np_atleast_3d(arg0, arg1)
    """
    return _op__np_atleast_3d(arys, (), name, attr, kwargs)

_op__np_copy = _SymOp("_np_copy", ("a",), ())


def _np_copy(
    a: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """A copy of an array.

    Parameters
    ----------
    a : Symbol
        Array of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same values.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> y = mx.sym._internal._np_copy(a)
    """
    return _op__np_copy((a,), (), name, attr, kwargs)

_op__np_cumsum = _SymOp("_np_cumsum", ("a",), ("axis", "dtype"))


def _np_cumsum(
    a: Symbol | None = None,
    axis: int | None = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Sums of the elements along an axis up to each of them.

    Parameters
    ----------
    a : Symbol
        Any array.
    axis : int or None, optional, default None
        The axis to add along; None: the whole array, flattened.
    dtype : {None, "float16", "float32", "float64", "int32", "int64", "int8"}, optional, default None
        The dtype of the result, and of the computation; None: as the input suggests.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `a`; one-dimensional if `axis` is None.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> y = mx.sym._internal._np_cumsum(a, axis=0)
    """
    return _op__np_cumsum((a,), (axis, dtype), name, attr, kwargs)

_op__np_diag = _SymOp("_np_diag", ("data",), ("k",))


def _np_diag(
    data: Symbol | None = None,
    k: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """The diagonal of a matrix, or a matrix with a given diagonal and zeros elsewhere.

    Parameters
    ----------
    data : Symbol
        Vector or matrix.
    k : int, optional, default 0
        Which diagonal: 0 the main one, positive above it, negative below it.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Matrix or vector.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._np_diag(data, k=1)
    """
    return _op__np_diag((data,), (k,), name, attr, kwargs)

_op__np_diagflat = _SymOp("_np_diagflat", ("data",), ("k",))


def _np_diagflat(
    data: Symbol | None = None,
    k: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """A matrix with the elements of an array, flattened, on a diagonal and zeros elsewhere.

    Parameters
    ----------
    data : Symbol
        Array of any shape.
    k : int, optional, default 0
        Which diagonal: 0 the main one, positive above it, negative below it.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Square matrix.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._np_diagflat(data)
    """
    return _op__np_diagflat((data,), (k,), name, attr, kwargs)

_op__np_diagonal = _SymOp("_np_diagonal", ("data",), ("offset", "axis1", "axis2"))


def _np_diagonal(
    data: Symbol | None = None,
    offset: int = _Null,
    axis1: int = _Null,
    axis2: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """The diagonals of matrices; they become the last axis.

    Parameters
    ----------
    data : Symbol
        Array with at least two axes.
    offset : int, optional, default 0
        Which diagonal: 0 the main one, positive above it, negative below it.
    axis1 : int, optional, default 0
        First axis of the matrices.
    axis2 : int, optional, default 1
        Second axis of the matrices.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The diagonals.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._np_diagonal(data, offset=1)
    """
    return _op__np_diagonal((data,), (offset, axis1, axis2), name, attr, kwargs)

_op__np_dot = _SymOp("_np_dot", ("a", "b"), ())


def _np_dot(
    a: Symbol | None = None,
    b: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Product of two arrays: of a number with anything, of vectors, of matrices.

    The last axis of `a` is summed against the last but one of `b`, or its only one.

    Parameters
    ----------
    a : Symbol
        First factor.
    b : Symbol
        Second factor.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The product, of the wider dtype.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> b = mx.sym.Variable("b")
    >>> y = mx.sym._internal._np_dot(a, b)
    """
    return _op__np_dot((a, b), (), name, attr, kwargs)

_op__np_max = _SymOp("_np_max", ("a",), ("axis", "keepdims", "initial"))


def _np_max(
    a: Symbol | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    initial: float | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Largest element along axes.

    NaN wins; equal elements share the gradient.

    Parameters
    ----------
    a : Symbol
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None: all. Negative axes count from the end.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    initial : float or None, optional, default None
        A value that takes part in every reduction; None: none.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The reduced array, of the same dtype.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> y = mx.sym._internal._np_max(a, axis=(1,))
    """
    return _op__np_max((a,), (axis, keepdims, initial), name, attr, kwargs)

_op__np_min = _SymOp("_np_min", ("a",), ("axis", "keepdims", "initial"))


def _np_min(
    a: Symbol | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    initial: float | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Smallest element along axes.

    NaN wins; equal elements share the gradient.

    Parameters
    ----------
    a : Symbol
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None: all. Negative axes count from the end.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    initial : float or None, optional, default None
        A value that takes part in every reduction; None: none.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The reduced array, of the same dtype.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> y = mx.sym._internal._np_min(a, axis=(1,))
    """
    return _op__np_min((a,), (axis, keepdims, initial), name, attr, kwargs)

_op__np_moveaxis = _SymOp("_np_moveaxis", ("a",), ("source", "destination"))


def _np_moveaxis(
    a: Symbol | None = None,
    source: int | tuple[int, ...] = _Null,
    destination: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Moves axes of an array to other places.

    Parameters
    ----------
    a : Symbol
        Array of any shape.
    source : int or tuple of int, required
        Axes to move.
    destination : int or tuple of int, required
        Where each of them goes; the others keep their order.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The same elements, moved.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> y = mx.sym._internal._np_moveaxis(a, source=(0,), destination=(-1,))
    """
    return _op__np_moveaxis((a,), (source, destination), name, attr, kwargs)

_op__np_prod = _SymOp("_np_prod", ("a",), ("axis", "dtype", "keepdims", "initial"))


def _np_prod(
    a: Symbol | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    dtype: DTypeLike = _Null,
    keepdims: bool = _Null,
    initial: float | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Product of the elements along axes.

    Parameters
    ----------
    a : Symbol
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None: all. Negative axes count from the end.
    dtype : {None, "bool", "float16", "float32", "float64", "int32", "int64", "int8"}, optional, default None
        The dtype of the result, and of the computation; None: as the input suggests.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    initial : float or None, optional, default None
        A value that takes part in every reduction; None: none.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The reduced array.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> y = mx.sym._internal._np_prod(a, axis=(1,))
    """
    return _op__np_prod((a,), (axis, dtype, keepdims, initial), name, attr, kwargs)

_op__np_reshape = _SymOp("_np_reshape", ("a",), ("newshape", "order"))


def _np_reshape(
    a: Symbol | None = None,
    newshape: int | tuple[int, ...] = _Null,
    order: str = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Gives the elements of an array another shape.

    No data moves.

    Parameters
    ----------
    a : Symbol
        Array of any shape.
    newshape : int or tuple of int, required
        New shape; one of the dimensions may be -1, which follows from the others.
    order : str, optional, default "C"
        The order of the elements; only 'C', row by row, is supported.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The same elements in row-major order.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> y = mx.sym._internal._np_reshape(a, newshape=(-1, 4))
    """
    return _op__np_reshape((a,), (newshape, order), name, attr, kwargs)

_op__np_roll = _SymOp("_np_roll", ("data",), ("shift", "axis"))


def _np_roll(
    data: Symbol | None = None,
    shift: int | tuple[int, ...] | None = _Null,
    axis: int | tuple[int, ...] | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Moves elements along axes.

    Those that leave at the end come back at the front.

    Parameters
    ----------
    data : Symbol
        Array of any shape.
    shift : int or tuple of int or None, optional, default None
        By how many places the elements move; one number for each axis.
    axis : int or tuple of int or None, optional, default None
        Axes to move along; None: the whole array, flattened.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The same elements, moved.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._np_roll(data, shift=(2,))
    """
    return _op__np_roll((data,), (shift, axis), name, attr, kwargs)

_op__np_squeeze = _SymOp("_np_squeeze", ("a",), ("axis",))


def _np_squeeze(
    a: Symbol | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Removes axes of length 1.

    No data moves.

    Parameters
    ----------
    a : Symbol
        Array of any shape.
    axis : int or tuple of int or None, optional, default None
        Axes of length 1 to remove; None: all of length 1.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The same elements with fewer axes.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> y = mx.sym._internal._np_squeeze(a)
    """
    return _op__np_squeeze((a,), (axis,), name, attr, kwargs)

_op__np_sum = _SymOp("_np_sum", ("a",), ("axis", "dtype", "keepdims", "initial"))


def _np_sum(
    a: Symbol | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    dtype: DTypeLike = _Null,
    keepdims: bool = _Null,
    initial: float | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Sum of the elements along axes.

    Parameters
    ----------
    a : Symbol
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None: all. Negative axes count from the end.
    dtype : {None, "bool", "float16", "float32", "float64", "int32", "int64", "int8"}, optional, default None
        The dtype of the result, and of the computation; None: as the input suggests.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    initial : float or None, optional, default None
        A value that takes part in every reduction; None: none.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The reduced array.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> y = mx.sym._internal._np_sum(a, axis=(1,))
    """
    return _op__np_sum((a,), (axis, dtype, keepdims, initial), name, attr, kwargs)

_op__np_trace = _SymOp("_np_trace", ("data",), ("offset", "axis1", "axis2"))


def _np_trace(
    data: Symbol | None = None,
    offset: int = _Null,
    axis1: int = _Null,
    axis2: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Sums of the diagonals of matrices.

    Parameters
    ----------
    data : Symbol
        Array with at least two axes.
    offset : int, optional, default 0
        Which diagonal: 0 the main one, positive above it, negative below it.
    axis1 : int, optional, default 0
        First axis of the matrices.
    axis2 : int, optional, default 1
        Second axis of the matrices.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The array without the two axes.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._np_trace(data, axis1=1, axis2=-1)
    """
    return _op__np_trace((data,), (offset, axis1, axis2), name, attr, kwargs)

_op__np_transpose = _SymOp("_np_transpose", ("a",), ("axes",))


def _np_transpose(
    a: Symbol | None = None,
    axes: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Reorders the axes of an array.

    Output axis i is input axis axes[i].

    Parameters
    ----------
    a : Symbol
        Array of any shape.
    axes : int or tuple of int, optional, default None
        Which input axis each output axis is; None: all in reverse order.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The same elements, moved.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> y = mx.sym._internal._np_transpose(a)
    """
    return _op__np_transpose((a,), (axes,), name, attr, kwargs)

_op__npi_absolute = _SymOp("_npi_absolute", ("x",), ())


def _npi_absolute(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Absolute value, |x|.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_absolute(x)
    """
    return _op__npi_absolute((x,), (), name, attr, kwargs)

_op__npi_add = _SymOp("_npi_add", ("lhs", "rhs"), ())


def _npi_add(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Sum, `lhs + rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._npi_add(lhs, rhs)
    """
    return _op__npi_add((lhs, rhs), (), name, attr, kwargs)

_op__npi_add_scalar = _SymOp("_npi_add_scalar", ("data",), ("scalar", "is_int"))


def _npi_add_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`data + scalar`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_add_scalar(data, scalar=1.9)
    """
    return _op__npi_add_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__npi_arange = _SymOp("_npi_arange", (), ("start", "stop", "step", "repeat", "infer_range", "ctx", "dtype"))


def _npi_arange(
    start: float = _Null,
    stop: float | None = _Null,
    step: float = _Null,
    repeat: int = _Null,
    infer_range: bool = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Evenly spaced values in a half-open interval.

    With one bound only, the values run from 0 up to it.

    Parameters
    ----------
    start : float, required
        First value; the end of the range if `stop` is None.
    stop : float or None, optional, default None
        The values stay below it, or above it with a negative step.
    step : float, optional, default 1
        Distance between values; not 0.
    repeat : int, optional, default 1
        How often each value comes.
    infer_range : bool, optional, default False
        If true and `stop` is None, the length is that of whatever reads the array.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        One-dimensional, of dtype `dtype`.

    Examples
    --------
    >>> y = mx.sym._internal._npi_arange(start=2, stop=7, step=1.5)
    """
    return _op__npi_arange((), (start, stop, step, repeat, infer_range, ctx, dtype), name, attr, kwargs)

_op__npi_arccos = _SymOp("_npi_arccos", ("x",), ())


def _npi_arccos(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Inverse cosine, in [0, pi].

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_arccos(x)
    """
    return _op__npi_arccos((x,), (), name, attr, kwargs)

_op__npi_arccosh = _SymOp("_npi_arccosh", ("x",), ())


def _npi_arccosh(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Inverse hyperbolic cosine.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_arccosh(x)
    """
    return _op__npi_arccosh((x,), (), name, attr, kwargs)

_op__npi_arcsin = _SymOp("_npi_arcsin", ("x",), ())


def _npi_arcsin(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Inverse sine, in [-pi/2, pi/2].

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_arcsin(x)
    """
    return _op__npi_arcsin((x,), (), name, attr, kwargs)

_op__npi_arcsinh = _SymOp("_npi_arcsinh", ("x",), ())


def _npi_arcsinh(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Inverse hyperbolic sine.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_arcsinh(x)
    """
    return _op__npi_arcsinh((x,), (), name, attr, kwargs)

_op__npi_arctan = _SymOp("_npi_arctan", ("x",), ())


def _npi_arctan(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Inverse tangent, in [-pi/2, pi/2].

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_arctan(x)
    """
    return _op__npi_arctan((x,), (), name, attr, kwargs)

_op__npi_arctan2 = _SymOp("_npi_arctan2", ("x1", "x2"), ())


def _npi_arctan2(
    x1: Symbol | None = None,
    x2: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Angle of the point (x2, x1) against the first axis, in [-pi, pi].

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    x1 : Symbol
        First operand.
    x2 : Symbol
        Second operand.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> x1 = mx.sym.Variable("x1")
    >>> x2 = mx.sym.Variable("x2")
    >>> y = mx.sym._internal._npi_arctan2(x1, x2)
    """
    return _op__npi_arctan2((x1, x2), (), name, attr, kwargs)

_op__npi_arctan2_scalar = _SymOp("_npi_arctan2_scalar", ("data",), ("scalar", "is_int"))


def _npi_arctan2_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Angle of the point (scalar, data) against the first axis.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_arctan2_scalar(data, scalar=1.9)
    """
    return _op__npi_arctan2_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__npi_arctanh = _SymOp("_npi_arctanh", ("x",), ())


def _npi_arctanh(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Inverse hyperbolic tangent.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_arctanh(x)
    """
    return _op__npi_arctanh((x,), (), name, attr, kwargs)

_op__npi_argmax = _SymOp("_npi_argmax", ("data",), ("axis", "keepdims"))


def _npi_argmax(
    data: Symbol | None = None,
    axis: int | None = _Null,
    keepdims: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Index of the largest element.

    Of equal elements the first counts; NaN is the largest.

    Parameters
    ----------
    data : Symbol
        Any array.
    axis : int or None, optional, default None
        The axis to search along; None: the whole array, flattened.
    keepdims : bool, optional, default False
        Keep the axis, with length 1.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Indices, int64.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_argmax(data, axis=1)
    """
    return _op__npi_argmax((data,), (axis, keepdims), name, attr, kwargs)

_op__npi_argmin = _SymOp("_npi_argmin", ("data",), ("axis", "keepdims"))


def _npi_argmin(
    data: Symbol | None = None,
    axis: int | None = _Null,
    keepdims: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Index of the smallest element.

    Of equal elements the first counts; NaN is the smallest.

    Parameters
    ----------
    data : Symbol
        Any array.
    axis : int or None, optional, default None
        The axis to search along; None: the whole array, flattened.
    keepdims : bool, optional, default False
        Keep the axis, with length 1.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Indices, int64.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_argmin(data, axis=1)
    """
    return _op__npi_argmin((data,), (axis, keepdims), name, attr, kwargs)

_op__npi_around = _SymOp("_npi_around", ("x",), ("decimals",))


def _npi_around(
    x: Symbol | None = None,
    decimals: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Rounds to a number of decimals.

    Halves go to the even neighbour.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    decimals : int, optional, default 0
        Digits after the point that stay; negative: digits before it that become zero.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `x`.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_around(x)
    """
    return _op__npi_around((x,), (decimals,), name, attr, kwargs)

_op__npi_average = _SymOp("_npi_average", ("a", "weights"), ("axis", "returned", "weighted"))


def _npi_average(
    a: Symbol | None = None,
    weights: Symbol | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    returned: bool = _Null,
    weighted: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol | list[Symbol]:
    """Weighted mean of the elements along axes.

    Parameters
    ----------
    a : Symbol
        Any array.
    weights : Symbol
        Weights of the shape of `a`, or one for each place along one axis. Not given if not `weighted`.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None: all. Negative axes count from the end.
    returned : bool, optional, default False
        Also give the sums of the weights.
    weighted : bool, optional, default True
        Whether there are weights; else all are 1.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol | list[Symbol]
        output: The means.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> weights = mx.sym.Variable("weights")
    >>> y = mx.sym._internal._npi_average(a, weights, axis=(1,))
    """
    return _op__npi_average((a, weights), (axis, returned, weighted), name, attr, kwargs)

_op__npi_bernoulli = _SymOp("_npi_bernoulli", ("input1",), ("prob", "logit", "size", "ctx", "dtype", "is_logit"))


def _npi_bernoulli(
    input1: Symbol | None = None,
    prob: float | None = _Null,
    logit: float | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    is_logit: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random ones and zeros.

    The probability, or its logit, is a number or an array.

    Parameters
    ----------
    input1 : Symbol
        The parameter, if both numbers are None.
    prob : float or None, required
        Probability of 1.
    logit : float or None, required
        Its logit, `log(p / (1 - p))`.
    size : int or tuple of int or None, optional, default None
        The shape of the result; None: that of the parameters.
    ctx : str, optional, default "cpu"
        The device, such as `cpu(0)`.
    dtype : {"bool", "float16", "float32", "float64", "int32", "uint8"}, optional, default "float32"
        Dtype of the result.
    is_logit : bool, required
        Whether the logit is given, as a number or as the input, and not the probability.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Ones and zeros.

    Examples
    --------
    >>> y = mx.sym._internal._npi_bernoulli(prob=0.5, logit=None, is_logit=False, size=(2, 3))
    """
    return _op__npi_bernoulli((input1,), (prob, logit, size, ctx, dtype, is_logit), name, attr, kwargs)

_op__npi_bincount = _SymOp("_npi_bincount", ("data", "weights"), ("minlength", "has_weights"))


def _npi_bincount(
    data: Symbol | None = None,
    weights: Symbol | None = None,
    minlength: int = _Null,
    has_weights: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """How often each number 0, 1, 2, ...

    comes in an array, or the sum of the weights where it does.

    Parameters
    ----------
    data : Symbol
        Numbers of 0 or more, in one dimension; fractions are cut off.
    weights : Symbol, optional
        What each number counts, if `has_weights`.
    minlength : int, optional, default 0
        The output has at least so many elements.
    has_weights : bool, optional, default False
        Whether weights are given.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Up to the largest number. Of the dtype of the weights, otherwise of the data.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_bincount(data)
    """
    return _op__npi_bincount((data, weights), (minlength, has_weights), name, attr, kwargs)

_op__npi_bitwise_and = _SymOp("_npi_bitwise_and", ("lhs", "rhs"), ())


def _npi_bitwise_and(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Bits that are set in both.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._npi_bitwise_and(lhs, rhs)
    """
    return _op__npi_bitwise_and((lhs, rhs), (), name, attr, kwargs)

_op__npi_bitwise_and_scalar = _SymOp("_npi_bitwise_and_scalar", ("data",), ("scalar", "is_int"))


def _npi_bitwise_and_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Bits that are set in `data` and in the scalar.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_bitwise_and_scalar(data, scalar=2)
    """
    return _op__npi_bitwise_and_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__npi_bitwise_not = _SymOp("_npi_bitwise_not", ("x",), ())


def _npi_bitwise_not(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Every bit inverted; the logical opposite of booleans.

    Parameters
    ----------
    x : Symbol
        Integers or booleans of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `x`.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_bitwise_not(x)
    """
    return _op__npi_bitwise_not((x,), (), name, attr, kwargs)

_op__npi_bitwise_or = _SymOp("_npi_bitwise_or", ("lhs", "rhs"), ())


def _npi_bitwise_or(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Bits that are set in one or both.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._npi_bitwise_or(lhs, rhs)
    """
    return _op__npi_bitwise_or((lhs, rhs), (), name, attr, kwargs)

_op__npi_bitwise_or_scalar = _SymOp("_npi_bitwise_or_scalar", ("data",), ("scalar", "is_int"))


def _npi_bitwise_or_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Bits that are set in `data`, in the scalar, or in both.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_bitwise_or_scalar(data, scalar=2)
    """
    return _op__npi_bitwise_or_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__npi_bitwise_xor = _SymOp("_npi_bitwise_xor", ("lhs", "rhs"), ())


def _npi_bitwise_xor(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Bits that are set in one of both.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._npi_bitwise_xor(lhs, rhs)
    """
    return _op__npi_bitwise_xor((lhs, rhs), (), name, attr, kwargs)

_op__npi_bitwise_xor_scalar = _SymOp("_npi_bitwise_xor_scalar", ("data",), ("scalar", "is_int"))


def _npi_bitwise_xor_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Bits that are set in `data` or in the scalar, and not in both.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_bitwise_xor_scalar(data, scalar=2)
    """
    return _op__npi_bitwise_xor_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__npi_blackman = _SymOp("_npi_blackman", (), ("M", "ctx", "dtype"))


def _npi_blackman(
    M: int | None = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Blackman window: `0.42 - 0.5 cos(2 pi i / (M - 1)) + 0.08 cos(4 pi i / (M - 1))`.

    Parameters
    ----------
    M : int or None, optional, default None
        Number of points; below 1: none.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        One-dimensional, of `M` values; a single one is 1.

    Examples
    --------
    >>> y = mx.sym._internal._npi_blackman(M=5)
    """
    return _op__npi_blackman((), (M, ctx, dtype), name, attr, kwargs)

_op__npi_boolean_mask_assign_scalar = _SymOp("_npi_boolean_mask_assign_scalar", ("data", "mask"), ("value", "start_axis"))


def _npi_boolean_mask_assign_scalar(
    data: Symbol | None = None,
    mask: Symbol | None = None,
    value: float = _Null,
    start_axis: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """The data with a number where the mask is not zero.

    Parameters
    ----------
    data : Symbol
        The old values.
    mask : Symbol
        What decides, in the shape of some axes of the data.
    value : float, optional, default 0
        The number to write.
    start_axis : int, optional, default 0
        First axis of the data that the mask covers.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> mask = mx.sym.Variable("mask")
    >>> y = mx.sym._internal._npi_boolean_mask_assign_scalar(data, mask, value=5)
    """
    return _op__npi_boolean_mask_assign_scalar((data, mask), (value, start_axis), name, attr, kwargs)

_op__npi_boolean_mask_assign_tensor = _SymOp("_npi_boolean_mask_assign_tensor", ("data", "mask", "value"), ("start_axis",))


def _npi_boolean_mask_assign_tensor(
    data: Symbol | None = None,
    mask: Symbol | None = None,
    value: Symbol | None = None,
    start_axis: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """The data with new values where the mask is not zero, one after the other or one for all.

    Parameters
    ----------
    data : Symbol
        The old values.
    mask : Symbol
        What decides, in the shape of some axes of the data.
    value : Symbol
        The new values: the shape of the data with the axes of the mask replaced by one.
    start_axis : int, optional, default 0
        First axis of the data that the mask covers.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> mask = mx.sym.Variable("mask")
    >>> value = mx.sym.Variable("value")
    >>> y = mx.sym._internal._npi_boolean_mask_assign_tensor(data, mask, value)
    """
    return _op__npi_boolean_mask_assign_tensor((data, mask, value), (start_axis,), name, attr, kwargs)

_op__npi_broadcast_to = _SymOp("_npi_broadcast_to", ("array",), ("shape",))


def _npi_broadcast_to(
    array: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Repeats an array along axes of length 1, and along new leading axes, to reach a shape.

    Parameters
    ----------
    array : Symbol
        Its axes have length 1 or the wanted one, counted from the last.
    shape : int or tuple of int, optional, default ()
        The wanted shape; -2 keeps the length of the input.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Of shape `shape`.

    Examples
    --------
    >>> array = mx.sym.Variable("array")
    >>> y = mx.sym._internal._npi_broadcast_to(array, shape=(2, 3))
    """
    return _op__npi_broadcast_to((array,), (shape,), name, attr, kwargs)

_op__npi_cbrt = _SymOp("_npi_cbrt", ("x",), ())


def _npi_cbrt(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Cube root.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_cbrt(x)
    """
    return _op__npi_cbrt((x,), (), name, attr, kwargs)

_op__npi_ceil = _SymOp("_npi_ceil", ("x",), ())


def _npi_ceil(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Rounds up.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_ceil(x)
    """
    return _op__npi_ceil((x,), (), name, attr, kwargs)

_op__npi_choice = _SymOp("_npi_choice", ("input1", "input2"), ("a", "size", "ctx", "replace", "weighted"))


def _npi_choice(
    input1: Symbol | None = None,
    input2: Symbol | None = None,
    a: int | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    ctx: str = _Null,
    replace: bool = _Null,
    weighted: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random positions, with or without repetition, equally likely or with given probabilities.

    Parameters
    ----------
    input1 : Symbol
        The things, if `a` is None; only their number is used. Else the probabilities, if weighted.
    input2 : Symbol, optional
        The probabilities, if weighted and `a` is None.
    a : int or None, required
        Number of things to choose from; None: the length of the first input.
    size : int or tuple of int or None, required
        The shape of the result.
    ctx : str, optional, default "cpu"
        The device, such as `cpu(0)`.
    replace : bool, optional, default True
        Whether a thing may be chosen more than once.
    weighted : bool, optional, default False
        Whether the last input gives probabilities.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Positions, int64, in random order.

    Examples
    --------
    >>> y = mx.sym._internal._npi_choice(a=5, size=(2, 3))
    """
    return _op__npi_choice((input1, input2), (a, size, ctx, replace, weighted), name, attr, kwargs)

_op__npi_cholesky = _SymOp("_npi_cholesky", ("A",), ())


def _npi_cholesky(
    A: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Cholesky factors of symmetric positive definite matrices: lower triangles L with A = L L^T.

    Parameters
    ----------
    A : Symbol
        The matrices; only their lower triangles are read.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The factors.

    Examples
    --------
    >>> A = mx.sym.Variable("A")
    >>> y = mx.sym._internal._npi_cholesky(A)
    """
    return _op__npi_cholesky((A,), (), name, attr, kwargs)

_op__npi_column_stack = _SymOp("_npi_column_stack", None, ("num_args",), variadic="num_args")


def _npi_column_stack(
    *data: Symbol,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Joins arrays along axis 1; vectors are columns.

    Arrays of different dtypes are converted to the wider one.

    Parameters
    ----------
    *data : Symbols
        The arrays to join.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The joined array.

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> y = mx.sym._internal._npi_column_stack(arg0, arg1)
    """
    return _op__npi_column_stack(data, (), name, attr, kwargs)

_op__npi_concatenate = _SymOp("_npi_concatenate", None, ("num_args", "dim"), variadic="num_args")


def _npi_concatenate(
    *data: Symbol,
    dim: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Joins arrays along an axis.

    Arrays of different dtypes are converted to the wider one.

    Parameters
    ----------
    *data : Symbols
        The arrays to join.
    dim : int, optional, default 1
        Axis to join along; negative counts from the end.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The joined array.

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> y = mx.sym._internal._npi_concatenate(arg0, arg1)
    """
    return _op__npi_concatenate(data, (dim,), name, attr, kwargs)

_op__npi_copysign = _SymOp("_npi_copysign", ("lhs", "rhs"), ())


def _npi_copysign(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`lhs` with the sign of `rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._npi_copysign(lhs, rhs)
    """
    return _op__npi_copysign((lhs, rhs), (), name, attr, kwargs)

_op__npi_copysign_scalar = _SymOp("_npi_copysign_scalar", ("data",), ("scalar", "is_int"))


def _npi_copysign_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`data` with the sign of the scalar.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_copysign_scalar(data, scalar=1.9)
    """
    return _op__npi_copysign_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__npi_cos = _SymOp("_npi_cos", ("x",), ())


def _npi_cos(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Cosine of radians.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_cos(x)
    """
    return _op__npi_cos((x,), (), name, attr, kwargs)

_op__npi_cosh = _SymOp("_npi_cosh", ("x",), ())


def _npi_cosh(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Hyperbolic cosine.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_cosh(x)
    """
    return _op__npi_cosh((x,), (), name, attr, kwargs)

_op__npi_degrees = _SymOp("_npi_degrees", ("x",), ())


def _npi_degrees(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Converts radians to degrees.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_degrees(x)
    """
    return _op__npi_degrees((x,), (), name, attr, kwargs)

_op__npi_delete = _SymOp("_npi_delete", ("arr", "obj"), ("start", "stop", "step", "int_ind", "axis"))


def _npi_delete(
    arr: Symbol | None = None,
    obj: Symbol | None = None,
    start: int | None = _Null,
    stop: int | None = _Null,
    step: int | None = _Null,
    int_ind: int | None = _Null,
    axis: int | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol | list[Symbol]:
    """An array without the elements at some places, or without some of its parts along an axis.

    Places in an array count from 0, and those outside take nothing away, as in NumPy before 1.19.

    Parameters
    ----------
    arr : Symbol
        The array.
    obj : Symbol
        The places, or a mask of booleans, where they are neither a number nor a slice.
    start : int or None, optional, default None
        First place of a slice.
    stop : int or None, optional, default None
        End of a slice.
    step : int or None, optional, default None
        Step of a slice.
    int_ind : int or None, optional, default None
        A single place; negative counts from the end.
    axis : int or None, optional, default None
        The axis of the places; None: the flattened array.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol | list[Symbol]
        output: What is left; flat without an axis.

    Examples
    --------
    >>> arr = mx.sym.Variable("arr")
    >>> y = mx.sym._internal._npi_delete(arr, int_ind=-2, axis=0)
    """
    return _op__npi_delete((arr, obj), (start, stop, step, int_ind, axis), name, attr, kwargs)

_op__npi_diag_indices_from = _SymOp("_npi_diag_indices_from", ("data",), ())


def _npi_diag_indices_from(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """The positions of the main diagonal of an array whose axes are equally long.

    Parameters
    ----------
    data : Symbol
        Array with at least two axes; its values are not read.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Positions along each axis, int64, of shape (axes, length).

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_diag_indices_from(data)
    """
    return _op__npi_diag_indices_from((data,), (), name, attr, kwargs)

_op__npi_diff = _SymOp("_npi_diff", ("a",), ("n", "axis"))


def _npi_diff(
    a: Symbol | None = None,
    n: int = _Null,
    axis: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Differences of neighbouring elements along an axis.

    Parameters
    ----------
    a : Symbol
        Array with at least one axis.
    n : int, optional, default 1
        How often differences are taken.
    axis : int, optional, default -1
        The axis to take them along.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The axis is shorter by `n`.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> y = mx.sym._internal._npi_diff(a)
    """
    return _op__npi_diff((a,), (n, axis), name, attr, kwargs)

_op__npi_dsplit = _SymOp("_npi_dsplit", ("data",), ("indices", "axis", "squeeze_axis", "sections"))


def _npi_dsplit(
    data: Symbol | None = None,
    indices: int | tuple[int, ...] = _Null,
    axis: int = _Null,
    squeeze_axis: bool = _Null,
    sections: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Divides an array along axis 2.

    Parameters
    ----------
    data : Symbol
        Array with at least one axis.
    indices : int or tuple of int, required
        Where the parts begin, the first one at 0; used if `sections` is 0.
    axis : int, optional, default 1
        Axis to divide.
    squeeze_axis : bool, optional, default False
        Remove the axis if its length becomes 1.
    sections : int, optional, default 0
        Number of equal parts, or 0.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_dsplit(data, indices=(), sections=2)
    """
    return _op__npi_dsplit((data,), (indices, axis, squeeze_axis, sections), name, attr, kwargs)

_op__npi_dstack = _SymOp("_npi_dstack", None, ("num_args", "dim"), variadic="num_args")


def _npi_dstack(
    *data: Symbol,
    dim: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Joins arrays along the third axis, which they get if they lack it.

    Arrays of different dtypes are converted to the wider one.

    Parameters
    ----------
    *data : Symbols
        The arrays to join.
    dim : int, optional, default 1
        Axis to join along; negative counts from the end.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The joined array.

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> y = mx.sym._internal._npi_dstack(arg0, arg1)
    """
    return _op__npi_dstack(data, (dim,), name, attr, kwargs)

_op__npi_ediff1d = _SymOp("_npi_ediff1d", ("input1", "input2", "input3"), ("to_begin_arr_given", "to_end_arr_given", "to_begin_scalar", "to_end_scalar"))


def _npi_ediff1d(
    input1: Symbol | None = None,
    input2: Symbol | None = None,
    input3: Symbol | None = None,
    to_begin_arr_given: bool = _Null,
    to_end_arr_given: bool = _Null,
    to_begin_scalar: float | None = _Null,
    to_end_scalar: float | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Differences of neighbours in the flattened array, with something before and after them if wanted.

    Parameters
    ----------
    input1 : Symbol
        The array.
    input2 : Symbol, optional
        What comes before, if that is an array; else what comes after.
    input3 : Symbol, optional
        What comes after, if both are arrays.
    to_begin_arr_given : bool, optional, default False
        Whether an array comes before.
    to_end_arr_given : bool, optional, default False
        Whether an array comes after.
    to_begin_scalar : float or None, optional, default None
        A number that comes before; None: none.
    to_end_scalar : float or None, optional, default None
        A number that comes after; None: none.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        One axis.

    Examples
    --------
    >>> input1 = mx.sym.Variable("input1")
    >>> y = mx.sym._internal._npi_ediff1d(input1)
    """
    return _op__npi_ediff1d((input1, input2, input3), (to_begin_arr_given, to_end_arr_given, to_begin_scalar, to_end_scalar), name, attr, kwargs)

_op__npi_eig = _SymOp("_npi_eig", ("A",), ())


def _npi_eig(
    A: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> list[Symbol]:
    """Eigenvalues and eigenvectors of square matrices.

    Complex eigenvalues are an error.

    Parameters
    ----------
    A : Symbol
        Square matrices.
    name : str, optional
        Name of the node.

    Returns
    -------
    list[Symbol]
        w: The eigenvalues.
        v: The eigenvectors, of length 1, in columns.

    Examples
    --------
    >>> A = mx.sym.Variable("A")
    >>> y = mx.sym._internal._npi_eig(A)
    """
    return _op__npi_eig((A,), (), name, attr, kwargs)

_op__npi_eigh = _SymOp("_npi_eigh", ("A",), ("UPLO",))


def _npi_eigh(
    A: Symbol | None = None,
    UPLO: str = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> list[Symbol]:
    """Eigenvalues, ascending, and eigenvectors of symmetric matrices.

    Parameters
    ----------
    A : Symbol
        Symmetric matrices.
    UPLO : str, optional, default "L"
        Which triangle is read: 'L', the lower, or 'U', the upper.
    name : str, optional
        Name of the node.

    Returns
    -------
    list[Symbol]
        w: The eigenvalues.
        v: The eigenvectors, in columns.

    Examples
    --------
    >>> A = mx.sym.Variable("A")
    >>> y = mx.sym._internal._npi_eigh(A)
    """
    return _op__npi_eigh((A,), (UPLO,), name, attr, kwargs)

_op__npi_eigvals = _SymOp("_npi_eigvals", ("A",), ())


def _npi_eigvals(
    A: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Eigenvalues of square matrices.

    Complex ones are an error.

    Parameters
    ----------
    A : Symbol
        Square matrices.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The eigenvalues.

    Examples
    --------
    >>> A = mx.sym.Variable("A")
    >>> y = mx.sym._internal._npi_eigvals(A)
    """
    return _op__npi_eigvals((A,), (), name, attr, kwargs)

_op__npi_eigvalsh = _SymOp("_npi_eigvalsh", ("A",), ("UPLO",))


def _npi_eigvalsh(
    A: Symbol | None = None,
    UPLO: str = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Eigenvalues, ascending, of symmetric matrices.

    Parameters
    ----------
    A : Symbol
        Symmetric matrices.
    UPLO : str, optional, default "L"
        Which triangle is read: 'L', the lower, or 'U', the upper.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The eigenvalues.

    Examples
    --------
    >>> A = mx.sym.Variable("A")
    >>> y = mx.sym._internal._npi_eigvalsh(A)
    """
    return _op__npi_eigvalsh((A,), (UPLO,), name, attr, kwargs)

_op__npi_einsum = _SymOp("_npi_einsum", None, ("num_args", "subscripts", "optimize"), variadic="num_args")


def _npi_einsum(
    *data: Symbol,
    subscripts: str = _Null,
    optimize: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Sums of products in Einstein's notation: letters name axes, equal letters go together, and letters that the result
    lacks are summed over.

    Without `->` the result has the letters that come once, in alphabetical order.

    Parameters
    ----------
    *data : Symbols
        The factors.
    subscripts : str, optional, default ""
        The axes of each array as letters, divided by commas; after `->` those of the result. `...` stands for any
        further axes, which broadcast.
    optimize : int, optional, default 0
        Has no effect: arrays are combined from the left.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The sums.

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> y = mx.sym._internal._npi_einsum(arg0, arg1, subscripts="ij,jk->ik")
    """
    return _op__npi_einsum(data, (subscripts, optimize), name, attr, kwargs)

_op__npi_equal = _SymOp("_npi_equal", ("lhs", "rhs"), ())


def _npi_equal(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Whether `lhs == rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Booleans of the broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._npi_equal(lhs, rhs)
    """
    return _op__npi_equal((lhs, rhs), (), name, attr, kwargs)

_op__npi_equal_scalar = _SymOp("_npi_equal_scalar", ("data",), ("scalar", "is_int"))


def _npi_equal_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Whether `data == scalar`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Booleans, same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_equal_scalar(data, scalar=1.9)
    """
    return _op__npi_equal_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__npi_exp = _SymOp("_npi_exp", ("x",), ())


def _npi_exp(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Exponential function.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_exp(x)
    """
    return _op__npi_exp((x,), (), name, attr, kwargs)

_op__npi_expm1 = _SymOp("_npi_expm1", ("x",), ())


def _npi_expm1(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`exp(x) - 1`, also exact for small x.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_expm1(x)
    """
    return _op__npi_expm1((x,), (), name, attr, kwargs)

_op__npi_exponential = _SymOp("_npi_exponential", ("input1",), ("scale", "size", "ctx"))


def _npi_exponential(
    input1: Symbol | None = None,
    scale: float | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    ctx: str = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of an exponential distribution.

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    input1 : Symbol, optional
        The first parameter that is None, as an array.
    scale : float or None, optional, default 1
        Mean, at least 0. None: it is an input.
    size : int or tuple of int or None, optional, default None
        The shape of the result; None: that of the parameters.
    ctx : str, optional, default "cpu"
        The device, such as `cpu(0)`.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> y = mx.sym._internal._npi_exponential(scale=0.5, size=(2, 3))
    """
    return _op__npi_exponential((input1,), (scale, size, ctx), name, attr, kwargs)

_op__npi_eye = _SymOp("_npi_eye", (), ("N", "M", "k", "ctx", "dtype"))


def _npi_eye(
    N: int = _Null,
    M: int | None = _Null,
    k: int = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """A matrix with ones on one diagonal and zeros elsewhere.

    Parameters
    ----------
    N : int, required
        Number of rows.
    M : int or None, optional, default None
        Number of columns; None: as many as rows.
    k : int, optional, default 0
        Which diagonal holds the ones: above the main one if positive, below if negative.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Of shape (N, M).

    Examples
    --------
    >>> y = mx.sym._internal._npi_eye(N=3)
    """
    return _op__npi_eye((), (N, M, k, ctx, dtype), name, attr, kwargs)

_op__npi_fix = _SymOp("_npi_fix", ("x",), ())


def _npi_fix(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Rounds toward zero.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_fix(x)
    """
    return _op__npi_fix((x,), (), name, attr, kwargs)

_op__npi_flip = _SymOp("_npi_flip", ("data",), ("axis",))


def _npi_flip(
    data: Symbol | None = None,
    axis: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Reverses the order of the elements along axes.

    Parameters
    ----------
    data : Symbol
        Array of any shape.
    axis : int or tuple of int, required
        Axes whose order is reversed; None: all.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The same elements, moved.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_flip(data, axis=(0,))
    """
    return _op__npi_flip((data,), (axis,), name, attr, kwargs)

_op__npi_floor = _SymOp("_npi_floor", ("x",), ())


def _npi_floor(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Rounds down.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_floor(x)
    """
    return _op__npi_floor((x,), (), name, attr, kwargs)

_op__npi_full_like = _SymOp("_npi_full_like", ("a",), ("fill_value", "ctx", "dtype"))


def _npi_full_like(
    a: Symbol | None = None,
    fill_value: float = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """An array of the shape of another, filled with one value.

    Parameters
    ----------
    a : Symbol
        Gives the shape, and the dtype unless one is named; its values are not read.
    fill_value : float, required
        The value of every element.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {None, "bfloat16", "bool", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default None
        The dtype of the result; None: that of `a`.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `a`.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> y = mx.sym._internal._npi_full_like(a, fill_value=2.5)
    """
    return _op__npi_full_like((a,), (fill_value, ctx, dtype), name, attr, kwargs)

_op__npi_gamma = _SymOp("_npi_gamma", ("input1", "input2"), ("shape", "scale", "size", "ctx", "dtype"))


def _npi_gamma(
    input1: Symbol | None = None,
    input2: Symbol | None = None,
    shape: float | None = _Null,
    scale: float | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of a gamma distribution.

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    input1 : Symbol
        The first parameter that is None, as an array.
    input2 : Symbol
        The second parameter, if both are None.
    shape : float or None, required
        Shape, above 0. None: it is an input.
    scale : float or None, required
        Scale, above 0. None: it is an input.
    size : int or tuple of int or None, optional, default None
        The shape of the result; None: that of the parameters.
    ctx : str, optional, default "cpu"
        The device, such as `cpu(0)`.
    dtype : {"float16", "float32", "float64"}, optional, default "float32"
        Dtype of the result.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> y = mx.sym._internal._npi_gamma(shape=0.5, scale=1, size=(2, 3))
    """
    return _op__npi_gamma((input1, input2), (shape, scale, size, ctx, dtype), name, attr, kwargs)

_op__npi_greater = _SymOp("_npi_greater", ("lhs", "rhs"), ())


def _npi_greater(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Whether `lhs > rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Booleans of the broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._npi_greater(lhs, rhs)
    """
    return _op__npi_greater((lhs, rhs), (), name, attr, kwargs)

_op__npi_greater_equal = _SymOp("_npi_greater_equal", ("lhs", "rhs"), ())


def _npi_greater_equal(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Whether `lhs >= rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Booleans of the broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._npi_greater_equal(lhs, rhs)
    """
    return _op__npi_greater_equal((lhs, rhs), (), name, attr, kwargs)

_op__npi_greater_equal_scalar = _SymOp("_npi_greater_equal_scalar", ("data",), ("scalar", "is_int"))


def _npi_greater_equal_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Whether `data >= scalar`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Booleans, same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_greater_equal_scalar(data, scalar=1.9)
    """
    return _op__npi_greater_equal_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__npi_greater_scalar = _SymOp("_npi_greater_scalar", ("data",), ("scalar", "is_int"))


def _npi_greater_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Whether `data > scalar`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Booleans, same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_greater_scalar(data, scalar=1.9)
    """
    return _op__npi_greater_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__npi_gumbel = _SymOp("_npi_gumbel", ("input1", "input2"), ("loc", "scale", "size", "ctx"))


def _npi_gumbel(
    input1: Symbol | None = None,
    input2: Symbol | None = None,
    loc: float | None = _Null,
    scale: float | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    ctx: str = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of a Gumbel distribution.

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    input1 : Symbol
        The first parameter that is None, as an array.
    input2 : Symbol
        The second parameter, if both are None.
    loc : float or None, required
        Mode. None: it is an input.
    scale : float or None, required
        Scale, at least 0. None: it is an input.
    size : int or tuple of int or None, optional, default None
        The shape of the result; None: that of the parameters.
    ctx : str, optional, default "cpu"
        The device, such as `cpu(0)`.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> y = mx.sym._internal._npi_gumbel(loc=0.5, scale=1, size=(2, 3))
    """
    return _op__npi_gumbel((input1, input2), (loc, scale, size, ctx), name, attr, kwargs)

_op__npi_hamming = _SymOp("_npi_hamming", (), ("M", "ctx", "dtype"))


def _npi_hamming(
    M: int | None = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Hamming window: `0.54 - 0.46 cos(2 pi i / (M - 1))`.

    Parameters
    ----------
    M : int or None, optional, default None
        Number of points; below 1: none.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        One-dimensional, of `M` values; a single one is 1.

    Examples
    --------
    >>> y = mx.sym._internal._npi_hamming(M=5)
    """
    return _op__npi_hamming((), (M, ctx, dtype), name, attr, kwargs)

_op__npi_hanning = _SymOp("_npi_hanning", (), ("M", "ctx", "dtype"))


def _npi_hanning(
    M: int | None = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Hann window, a raised cosine: `0.5 - 0.5 cos(2 pi i / (M - 1))`.

    Parameters
    ----------
    M : int or None, optional, default None
        Number of points; below 1: none.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        One-dimensional, of `M` values; a single one is 1.

    Examples
    --------
    >>> y = mx.sym._internal._npi_hanning(M=5)
    """
    return _op__npi_hanning((), (M, ctx, dtype), name, attr, kwargs)

_op__npi_hsplit = _SymOp("_npi_hsplit", ("data",), ("indices", "axis", "squeeze_axis", "sections"))


def _npi_hsplit(
    data: Symbol | None = None,
    indices: int | tuple[int, ...] = _Null,
    axis: int = _Null,
    squeeze_axis: bool = _Null,
    sections: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Divides an array along axis 1, and a vector along its only axis.

    Parameters
    ----------
    data : Symbol
        Array with at least one axis.
    indices : int or tuple of int, required
        Where the parts begin, the first one at 0; used if `sections` is 0.
    axis : int, optional, default 1
        Axis to divide.
    squeeze_axis : bool, optional, default False
        Remove the axis if its length becomes 1.
    sections : int, optional, default 0
        Number of equal parts, or 0.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_hsplit(data, indices=(), sections=2)
    """
    return _op__npi_hsplit((data,), (indices, axis, squeeze_axis, sections), name, attr, kwargs)

_op__npi_hstack = _SymOp("_npi_hstack", None, ("num_args", "dim"), variadic="num_args")


def _npi_hstack(
    *data: Symbol,
    dim: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Joins arrays along axis 1, and vectors along their only axis.

    Arrays of different dtypes are converted to the wider one.

    Parameters
    ----------
    *data : Symbols
        The arrays to join.
    dim : int, optional, default 1
        Axis to join along; negative counts from the end.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The joined array.

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> y = mx.sym._internal._npi_hstack(arg0, arg1)
    """
    return _op__npi_hstack(data, (dim,), name, attr, kwargs)

_op__npi_hypot = _SymOp("_npi_hypot", ("x1", "x2"), ())


def _npi_hypot(
    x1: Symbol | None = None,
    x2: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Length of a vector with two components, `sqrt(x1^2 + x2^2)`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    x1 : Symbol
        First operand.
    x2 : Symbol
        Second operand.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> x1 = mx.sym.Variable("x1")
    >>> x2 = mx.sym.Variable("x2")
    >>> y = mx.sym._internal._npi_hypot(x1, x2)
    """
    return _op__npi_hypot((x1, x2), (), name, attr, kwargs)

_op__npi_identity = _SymOp("_npi_identity", (), ("shape", "ctx", "dtype"))


def _npi_identity(
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """The identity matrix.

    Parameters
    ----------
    shape : int or tuple of int, optional, default ()
        The shape of the result: a square matrix.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "bool", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Of shape `shape`.

    Examples
    --------
    >>> y = mx.sym._internal._npi_identity(shape=(3, 3))
    """
    return _op__npi_identity((), (shape, ctx, dtype), name, attr, kwargs)

_op__npi_indices = _SymOp("_npi_indices", (), ("dimensions", "dtype", "ctx"))


def _npi_indices(
    dimensions: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    ctx: str = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """The positions in a grid: one array for each dimension, with the index along it.

    Parameters
    ----------
    dimensions : int or tuple of int, required
        The shape of the grid.
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "int32"
        The dtype of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Of shape (number of dimensions, dimensions...).

    Examples
    --------
    >>> y = mx.sym._internal._npi_indices(dimensions=(2, 3))
    """
    return _op__npi_indices((), (dimensions, dtype, ctx), name, attr, kwargs)

_op__npi_insert_scalar = _SymOp("_npi_insert_scalar", ("arr", "values"), ("val", "start", "stop", "step", "int_ind", "axis"))


def _npi_insert_scalar(
    arr: Symbol | None = None,
    values: Symbol | None = None,
    val: float | None = _Null,
    start: int | None = _Null,
    stop: int | None = _Null,
    step: int | None = _Null,
    int_ind: int | None = _Null,
    axis: int | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Puts elements into an array at one place.

    Places are those before anything was put in.

    Parameters
    ----------
    arr : Symbol
        The array.
    values : Symbol
        What is put in, unless `val` is given.
    val : float or None, optional, default None
        What is put in, if it is a number.
    start : int or None, optional, default None
        First place of a slice.
    stop : int or None, optional, default None
        End of a slice.
    step : int or None, optional, default None
        Step of a slice.
    int_ind : int or None, optional, default None
        A single place; negative counts from the end.
    axis : int or None, optional, default None
        The axis of the places; None: the flattened array.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The longer array, of the dtype of `arr`; flat without an axis.

    Examples
    --------
    >>> arr = mx.sym.Variable("arr")
    >>> values = mx.sym.Variable("values")
    >>> y = mx.sym._internal._npi_insert_scalar(arr, values, int_ind=1, axis=1)
    """
    return _op__npi_insert_scalar((arr, values), (val, start, stop, step, int_ind, axis), name, attr, kwargs)

_op__npi_insert_slice = _SymOp("_npi_insert_slice", ("arr", "values"), ("val", "start", "stop", "step", "int_ind", "axis"))


def _npi_insert_slice(
    arr: Symbol | None = None,
    values: Symbol | None = None,
    val: float | None = _Null,
    start: int | None = _Null,
    stop: int | None = _Null,
    step: int | None = _Null,
    int_ind: int | None = _Null,
    axis: int | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Puts elements into an array at the places of a slice.

    Places are those before anything was put in.

    Parameters
    ----------
    arr : Symbol
        The array.
    values : Symbol
        What is put in, unless `val` is given.
    val : float or None, optional, default None
        What is put in, if it is a number.
    start : int or None, optional, default None
        First place of a slice.
    stop : int or None, optional, default None
        End of a slice.
    step : int or None, optional, default None
        Step of a slice.
    int_ind : int or None, optional, default None
        A single place; negative counts from the end.
    axis : int or None, optional, default None
        The axis of the places; None: the flattened array.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The longer array, of the dtype of `arr`; flat without an axis.

    Examples
    --------
    >>> arr = mx.sym.Variable("arr")
    >>> values = mx.sym.Variable("values")
    >>> y = mx.sym._internal._npi_insert_slice(arr, values, step=2, axis=1)
    """
    return _op__npi_insert_slice((arr, values), (val, start, stop, step, int_ind, axis), name, attr, kwargs)

_op__npi_insert_tensor = _SymOp("_npi_insert_tensor", ("arr", "values", "obj"), ("val", "start", "stop", "step", "int_ind", "axis"))


def _npi_insert_tensor(
    arr: Symbol | None = None,
    values: Symbol | None = None,
    obj: Symbol | None = None,
    val: float | None = _Null,
    start: int | None = _Null,
    stop: int | None = _Null,
    step: int | None = _Null,
    int_ind: int | None = _Null,
    axis: int | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Puts elements into an array at places that another array holds.

    Places are those before anything was put in.

    Parameters
    ----------
    arr : Symbol
        The array.
    values : Symbol
        What is put in, unless `val` is given.
    obj : Symbol
        The places, in one dimension or as a scalar; negative ones count from the end.
    val : float or None, optional, default None
        What is put in, if it is a number.
    start : int or None, optional, default None
        First place of a slice.
    stop : int or None, optional, default None
        End of a slice.
    step : int or None, optional, default None
        Step of a slice.
    int_ind : int or None, optional, default None
        A single place; negative counts from the end.
    axis : int or None, optional, default None
        The axis of the places; None: the flattened array.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The longer array, of the dtype of `arr`; flat without an axis.

    Examples
    --------
    >>> arr = mx.sym.Variable("arr")
    >>> values = mx.sym.Variable("values")
    >>> obj = mx.sym.Variable("obj")
    >>> y = mx.sym._internal._npi_insert_tensor(arr, values, obj, axis=1)
    """
    return _op__npi_insert_tensor((arr, values, obj), (val, start, stop, step, int_ind, axis), name, attr, kwargs)

_op__npi_isfinite = _SymOp("_npi_isfinite", ("x",), ())


def _npi_isfinite(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Whether x is neither infinite nor NaN.

    Parameters
    ----------
    x : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Booleans, same shape as `x`.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_isfinite(x)
    """
    return _op__npi_isfinite((x,), (), name, attr, kwargs)

_op__npi_isinf = _SymOp("_npi_isinf", ("x",), ())


def _npi_isinf(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Whether x is infinite.

    Parameters
    ----------
    x : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Booleans, same shape as `x`.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_isinf(x)
    """
    return _op__npi_isinf((x,), (), name, attr, kwargs)

_op__npi_isnan = _SymOp("_npi_isnan", ("x",), ())


def _npi_isnan(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Whether x is NaN.

    Parameters
    ----------
    x : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Booleans, same shape as `x`.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_isnan(x)
    """
    return _op__npi_isnan((x,), (), name, attr, kwargs)

_op__npi_isneginf = _SymOp("_npi_isneginf", ("x",), ())


def _npi_isneginf(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Whether x is minus infinity.

    Parameters
    ----------
    x : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Booleans, same shape as `x`.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_isneginf(x)
    """
    return _op__npi_isneginf((x,), (), name, attr, kwargs)

_op__npi_isposinf = _SymOp("_npi_isposinf", ("x",), ())


def _npi_isposinf(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Whether x is plus infinity.

    Parameters
    ----------
    x : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Booleans, same shape as `x`.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_isposinf(x)
    """
    return _op__npi_isposinf((x,), (), name, attr, kwargs)

_op__npi_lcm = _SymOp("_npi_lcm", ("lhs", "rhs"), ())


def _npi_lcm(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Least common multiple of absolute values.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._npi_lcm(lhs, rhs)
    """
    return _op__npi_lcm((lhs, rhs), (), name, attr, kwargs)

_op__npi_lcm_scalar = _SymOp("_npi_lcm_scalar", ("data",), ("scalar", "is_int"))


def _npi_lcm_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Least common multiple of absolute values, of `data` and the scalar.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_lcm_scalar(data, scalar=2)
    """
    return _op__npi_lcm_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__npi_ldexp = _SymOp("_npi_ldexp", ("lhs", "rhs"), ())


def _npi_ldexp(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`lhs * 2 ** rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._npi_ldexp(lhs, rhs)
    """
    return _op__npi_ldexp((lhs, rhs), (), name, attr, kwargs)

_op__npi_ldexp_scalar = _SymOp("_npi_ldexp_scalar", ("data",), ("scalar", "is_int"))


def _npi_ldexp_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`data * 2 ** scalar`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_ldexp_scalar(data, scalar=1.9)
    """
    return _op__npi_ldexp_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__npi_less = _SymOp("_npi_less", ("lhs", "rhs"), ())


def _npi_less(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Whether `lhs < rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Booleans of the broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._npi_less(lhs, rhs)
    """
    return _op__npi_less((lhs, rhs), (), name, attr, kwargs)

_op__npi_less_equal = _SymOp("_npi_less_equal", ("lhs", "rhs"), ())


def _npi_less_equal(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Whether `lhs <= rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Booleans of the broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._npi_less_equal(lhs, rhs)
    """
    return _op__npi_less_equal((lhs, rhs), (), name, attr, kwargs)

_op__npi_less_equal_scalar = _SymOp("_npi_less_equal_scalar", ("data",), ("scalar", "is_int"))


def _npi_less_equal_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Whether `data <= scalar`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Booleans, same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_less_equal_scalar(data, scalar=1.9)
    """
    return _op__npi_less_equal_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__npi_less_scalar = _SymOp("_npi_less_scalar", ("data",), ("scalar", "is_int"))


def _npi_less_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Whether `data < scalar`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Booleans, same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_less_scalar(data, scalar=1.9)
    """
    return _op__npi_less_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__npi_log = _SymOp("_npi_log", ("x",), ())


def _npi_log(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Natural logarithm.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_log(x)
    """
    return _op__npi_log((x,), (), name, attr, kwargs)

_op__npi_log10 = _SymOp("_npi_log10", ("x",), ())


def _npi_log10(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Logarithm to base 10.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_log10(x)
    """
    return _op__npi_log10((x,), (), name, attr, kwargs)

_op__npi_log1p = _SymOp("_npi_log1p", ("x",), ())


def _npi_log1p(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`log(1 + x)`, also exact for small x.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_log1p(x)
    """
    return _op__npi_log1p((x,), (), name, attr, kwargs)

_op__npi_log2 = _SymOp("_npi_log2", ("x",), ())


def _npi_log2(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Logarithm to base 2.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_log2(x)
    """
    return _op__npi_log2((x,), (), name, attr, kwargs)

_op__npi_logical_not = _SymOp("_npi_logical_not", ("x",), ())


def _npi_logical_not(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Whether x is zero.

    Parameters
    ----------
    x : Symbol
        Values of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Booleans, same shape as `x`.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_logical_not(x)
    """
    return _op__npi_logical_not((x,), (), name, attr, kwargs)

_op__npi_logistic = _SymOp("_npi_logistic", ("input1", "input2"), ("loc", "scale", "size", "ctx"))


def _npi_logistic(
    input1: Symbol | None = None,
    input2: Symbol | None = None,
    loc: float | None = _Null,
    scale: float | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    ctx: str = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of a logistic distribution.

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    input1 : Symbol
        The first parameter that is None, as an array.
    input2 : Symbol
        The second parameter, if both are None.
    loc : float or None, required
        Mean. None: it is an input.
    scale : float or None, required
        Scale, at least 0. None: it is an input.
    size : int or tuple of int or None, optional, default None
        The shape of the result; None: that of the parameters.
    ctx : str, optional, default "cpu"
        The device, such as `cpu(0)`.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> y = mx.sym._internal._npi_logistic(loc=0.5, scale=1, size=(2, 3))
    """
    return _op__npi_logistic((input1, input2), (loc, scale, size, ctx), name, attr, kwargs)

_op__npi_logspace = _SymOp("_npi_logspace", (), ("start", "stop", "num", "endpoint", "base", "ctx", "dtype"))


def _npi_logspace(
    start: float = _Null,
    stop: float = _Null,
    num: int = _Null,
    endpoint: bool = _Null,
    base: float = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Powers of a base with evenly spaced exponents.

    Parameters
    ----------
    start : float, required
        Exponent of the first value.
    stop : float, required
        Exponent of the last value.
    num : int, required
        Number of values.
    endpoint : bool, optional, default True
        Whether `base ** stop` is the last value, and not the one after the last.
    base : float, optional, default 1e+01
        The base.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        One-dimensional, of `num` values.

    Examples
    --------
    >>> y = mx.sym._internal._npi_logspace(start=0, stop=2, num=3)
    """
    return _op__npi_logspace((), (start, stop, num, endpoint, base, ctx, dtype), name, attr, kwargs)

_op__npi_matmul = _SymOp("_npi_matmul", ("a", "b"), ())


def _npi_matmul(
    a: Symbol | None = None,
    b: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Product of matrices in the last two axes; the others broadcast.

    A vector is a row on the left and a column on the right.

    Parameters
    ----------
    a : Symbol
        First factor.
    b : Symbol
        Second factor.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The product, of the wider dtype.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> b = mx.sym.Variable("b")
    >>> y = mx.sym._internal._npi_matmul(a, b)
    """
    return _op__npi_matmul((a, b), (), name, attr, kwargs)

_op__npi_mean = _SymOp("_npi_mean", ("a",), ("axis", "dtype", "keepdims", "initial"))


def _npi_mean(
    a: Symbol | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    dtype: DTypeLike = _Null,
    keepdims: bool = _Null,
    initial: float | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Mean of the elements along axes.

    Integers give float32.

    Parameters
    ----------
    a : Symbol
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None: all. Negative axes count from the end.
    dtype : {None, "bool", "float16", "float32", "float64", "int32", "int64", "int8"}, optional, default None
        The dtype of the result, and of the computation; None: as the input suggests.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    initial : float or None, optional, default None
        A value that takes part in every reduction; None: none.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The reduced array.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> y = mx.sym._internal._npi_mean(a, axis=(1,))
    """
    return _op__npi_mean((a,), (axis, dtype, keepdims, initial), name, attr, kwargs)

_op__npi_mod = _SymOp("_npi_mod", ("lhs", "rhs"), ())


def _npi_mod(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Remainder of `lhs / rhs`.

    It has the sign of `rhs`; the remainder of a division by zero is zero.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._npi_mod(lhs, rhs)
    """
    return _op__npi_mod((lhs, rhs), (), name, attr, kwargs)

_op__npi_mod_scalar = _SymOp("_npi_mod_scalar", ("data",), ("scalar", "is_int"))


def _npi_mod_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Remainder of `data / scalar`, with the sign of the scalar.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_mod_scalar(data, scalar=1.9)
    """
    return _op__npi_mod_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__npi_multinomial = _SymOp("_npi_multinomial", ("a",), ("n", "pvals", "size"))


def _npi_multinomial(
    a: Symbol | None = None,
    n: int = _Null,
    pvals: float | tuple[float, ...] | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """How often each outcome comes in `n` experiments, at random.

    The last outcome takes what the probabilities of the others leave.

    Parameters
    ----------
    a : Symbol
        Probabilities of the outcomes, if `pvals` is None.
    n : int, required
        Number of experiments.
    pvals : tuple of float or None, optional, default None
        Probabilities of the outcomes; None: they are the input.
    size : int or tuple of int or None, optional, default None
        The shape of the draws; None: one.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Counts, int64, of shape (size..., outcomes).

    Examples
    --------
    >>> y = mx.sym._internal._npi_multinomial(n=10, pvals=(0.2, 0.3, 0.5))
    """
    return _op__npi_multinomial((a,), (n, pvals, size), name, attr, kwargs)

_op__npi_multiply = _SymOp("_npi_multiply", ("lhs", "rhs"), ())


def _npi_multiply(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Product, `lhs * rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._npi_multiply(lhs, rhs)
    """
    return _op__npi_multiply((lhs, rhs), (), name, attr, kwargs)

_op__npi_multiply_scalar = _SymOp("_npi_multiply_scalar", ("data",), ("scalar", "is_int"))


def _npi_multiply_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`data * scalar`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_multiply_scalar(data, scalar=1.9)
    """
    return _op__npi_multiply_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__npi_nan_to_num = _SymOp("_npi_nan_to_num", ("data",), ("copy", "nan", "posinf", "neginf"))


def _npi_nan_to_num(
    data: Symbol | None = None,
    copy: bool = _Null,
    nan: float = _Null,
    posinf: float | None = _Null,
    neginf: float | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Replaces NaN and infinities with numbers.

    Parameters
    ----------
    data : Symbol
        Numbers of any shape.
    copy : bool, optional, default True
        Has no effect: the result is always a new array.
    nan : float, optional, default 0
        What becomes of NaN.
    posinf : float or None, optional, default None
        What becomes of infinity; None: the largest number.
    neginf : float or None, optional, default None
        What becomes of minus infinity; None: the smallest.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_nan_to_num(data)
    """
    return _op__npi_nan_to_num((data,), (copy, nan, posinf, neginf), name, attr, kwargs)

_op__npi_negative = _SymOp("_npi_negative", ("x",), ())


def _npi_negative(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Negative, -x.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_negative(x)
    """
    return _op__npi_negative((x,), (), name, attr, kwargs)

_op__npi_norm = _SymOp("_npi_norm", ("data",), ())


def _npi_norm(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Norms of vectors or matrices, which lie along one or two axes.

    Parameters
    ----------
    data : Symbol
        Array of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The norms.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_norm(data, keepdims=1)
    """
    return _op__npi_norm((data,), (), name, attr, kwargs)

_op__npi_normal = _SymOp("_npi_normal", ("input1", "input2"), ("loc", "scale", "size", "ctx", "dtype"))


def _npi_normal(
    input1: Symbol | None = None,
    input2: Symbol | None = None,
    loc: float | None = _Null,
    scale: float | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of a normal (Gaussian) distribution.

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    input1 : Symbol
        The first parameter that is None, as an array.
    input2 : Symbol
        The second parameter, if both are None.
    loc : float or None, required
        Mean. None: it is an input.
    scale : float or None, required
        Standard deviation, at least 0. None: it is an input.
    size : int or tuple of int or None, optional, default None
        The shape of the result; None: that of the parameters.
    ctx : str, optional, default "cpu"
        The device, such as `cpu(0)`.
    dtype : {"float16", "float32", "float64"}, optional, default "float32"
        Dtype of the result.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> y = mx.sym._internal._npi_normal(loc=0.5, scale=1, size=(2, 3))
    """
    return _op__npi_normal((input1, input2), (loc, scale, size, ctx, dtype), name, attr, kwargs)

_op__npi_normal_n = _SymOp("_npi_normal_n", ("input1", "input2"), ("loc", "scale", "size", "ctx", "dtype"))


def _npi_normal_n(
    input1: Symbol | None = None,
    input2: Symbol | None = None,
    loc: float | None = _Null,
    scale: float | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of a normal (Gaussian) distribution: `size` draws for each element of the parameters.

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    input1 : Symbol
        The first parameter that is None, as an array.
    input2 : Symbol
        The second parameter, if both are None.
    loc : float or None, required
        Mean. None: it is an input.
    scale : float or None, required
        Standard deviation, at least 0. None: it is an input.
    size : int or tuple of int or None, optional, default None
        The shape of the result; None: that of the parameters.
    ctx : str, optional, default "cpu"
        The device, such as `cpu(0)`.
    dtype : {"float16", "float32", "float64"}, optional, default "float32"
        Dtype of the result.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> y = mx.sym._internal._npi_normal_n(loc=0.5, scale=1, size=(2, 3))
    """
    return _op__npi_normal_n((input1, input2), (loc, scale, size, ctx, dtype), name, attr, kwargs)

_op__npi_not_equal = _SymOp("_npi_not_equal", ("lhs", "rhs"), ())


def _npi_not_equal(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Whether `lhs != rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Booleans of the broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._npi_not_equal(lhs, rhs)
    """
    return _op__npi_not_equal((lhs, rhs), (), name, attr, kwargs)

_op__npi_not_equal_scalar = _SymOp("_npi_not_equal_scalar", ("data",), ("scalar", "is_int"))


def _npi_not_equal_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Whether `data != scalar`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Booleans, same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_not_equal_scalar(data, scalar=1.9)
    """
    return _op__npi_not_equal_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__npi_ones = _SymOp("_npi_ones", (), ("shape", "ctx", "dtype"))


def _npi_ones(
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """An array of ones.

    Parameters
    ----------
    shape : int or tuple of int, optional, default ()
        The shape of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "bool", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Of shape `shape` and dtype `dtype`.

    Examples
    --------
    >>> y = mx.sym._internal._npi_ones(shape=(2, 3))
    """
    return _op__npi_ones((), (shape, ctx, dtype), name, attr, kwargs)

_op__npi_pad = _SymOp("_npi_pad", ("data",), ("pad_width", "mode", "constant_value", "reflect_type"))


def _npi_pad(
    data: Symbol | None = None,
    pad_width: str = _Null,
    mode: Literal["constant", "edge", "maximum", "minimum", "reflect", "symmetric"] = _Null,
    constant_value: float = _Null,
    reflect_type: str = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Adds a border around an array.

    Parameters
    ----------
    data : Symbol
        Array of any shape.
    pad_width : str, required
        For each axis how many elements are added before and after, such as ((1, 2), (0, 1)).
    mode : {"constant", "edge", "maximum", "minimum", "reflect", "symmetric"}, optional, default "constant"
        What is added: a constant, the outermost element, the largest or the smallest along the axis, or the mirror
        image without (reflect) or with (symmetric) the outermost element.
    constant_value : float, optional, default 0
        The constant.
    reflect_type : str, optional, default "even"
        How mirror images are made; only 'even' is supported.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The larger array.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_pad(data, pad_width="((0, 1), (2, 0))", constant_value=3)
    """
    return _op__npi_pad((data,), (pad_width, mode, constant_value, reflect_type), name, attr, kwargs)

_op__npi_pareto = _SymOp("_npi_pareto", ("input1",), ("a", "size", "ctx"))


def _npi_pareto(
    input1: Symbol | None = None,
    a: float | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    ctx: str = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of a Pareto distribution of the second kind (Lomax).

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    input1 : Symbol
        The first parameter that is None, as an array.
    a : float or None, optional, default None
        Shape, above 0. None: it is an input.
    size : int or tuple of int or None, optional, default None
        The shape of the result; None: that of the parameters.
    ctx : str, optional, default "cpu"
        The device, such as `cpu(0)`.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> y = mx.sym._internal._npi_pareto(a=0.5, size=(2, 3))
    """
    return _op__npi_pareto((input1,), (a, size, ctx), name, attr, kwargs)

_op__npi_percentile = _SymOp("_npi_percentile", ("a", "q"), ("axis", "interpolation", "keepdims", "q_scalar"))


def _npi_percentile(
    a: Symbol | None = None,
    q: Symbol | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    interpolation: Literal["higher", "linear", "lower", "midpoint", "nearest"] = _Null,
    keepdims: bool = _Null,
    q_scalar: float | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """The values below which given percentages of the elements along axes lie.

    Parameters
    ----------
    a : Symbol
        Array of any shape.
    q : Symbol
        Percentages in [0, 100], unless `q_scalar` is given.
    axis : int or tuple of int or None, optional, default None
        The axes that are ordered together; None: all of them.
    interpolation : {"higher", "linear", "lower", "midpoint", "nearest"}, optional, default "linear"
        What is taken between two elements: the value on the line from one to the other, one of them, their mean, or the
        nearer one.
    keepdims : bool, optional, default False
        Whether the axes stay, with length 1.
    q_scalar : float or None, optional, default None
        The share in percent, if it is one number.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The shape of `q`, then that of the axes that are left; float32, or float64 where `a` is.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> y = mx.sym._internal._npi_percentile(a, q_scalar=3e+01, axis=(1,))
    """
    return _op__npi_percentile((a, q), (axis, interpolation, keepdims, q_scalar), name, attr, kwargs)

_op__npi_pinv = _SymOp("_npi_pinv", ("A", "rcond"), ("hermitian",))


def _npi_pinv(
    A: Symbol | None = None,
    rcond: Symbol | None = None,
    hermitian: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Pseudo-inverses of matrices, with a limit for each of them.

    Parameters
    ----------
    A : Symbol
        Matrices.
    rcond : Symbol
        Singular values below this part of the largest count as zero; broadcasts to the batch.
    hermitian : bool, optional, default False
        Has no effect: symmetric matrices need no other way.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The pseudo-inverses.

    Examples
    --------
    >>> A = mx.sym.Variable("A")
    >>> rcond = mx.sym.Variable("rcond")
    >>> y = mx.sym._internal._npi_pinv(A, rcond)
    """
    return _op__npi_pinv((A, rcond), (hermitian,), name, attr, kwargs)

_op__npi_pinv_scalar_rcond = _SymOp("_npi_pinv_scalar_rcond", ("A",), ("rcond", "hermitian"))


def _npi_pinv_scalar_rcond(
    A: Symbol | None = None,
    rcond: float = _Null,
    hermitian: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Pseudo-inverses of matrices.

    Parameters
    ----------
    A : Symbol
        Matrices.
    rcond : float, optional, default 1e-15
        Singular values below this part of the largest count as zero.
    hermitian : bool, optional, default False
        Has no effect: symmetric matrices need no other way.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The pseudo-inverses.

    Examples
    --------
    >>> A = mx.sym.Variable("A")
    >>> y = mx.sym._internal._npi_pinv_scalar_rcond(A)
    """
    return _op__npi_pinv_scalar_rcond((A,), (rcond, hermitian), name, attr, kwargs)

_op__npi_polyval = _SymOp("_npi_polyval", ("p", "x"), ())


def _npi_polyval(
    p: Symbol | None = None,
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """A polynomial at given places.

    `p` holds its coefficients, that of the highest power first.

    Parameters
    ----------
    p : Symbol
        Coefficients, one axis.
    x : Symbol
        The places.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `x`.

    Examples
    --------
    >>> p = mx.sym.Variable("p")
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_polyval(p, x)
    """
    return _op__npi_polyval((p, x), (), name, attr, kwargs)

_op__npi_power = _SymOp("_npi_power", ("lhs", "rhs"), ())


def _npi_power(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Power, `lhs ** rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._npi_power(lhs, rhs)
    """
    return _op__npi_power((lhs, rhs), (), name, attr, kwargs)

_op__npi_power_scalar = _SymOp("_npi_power_scalar", ("data",), ("scalar", "is_int"))


def _npi_power_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`data ** scalar`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_power_scalar(data, scalar=1.9)
    """
    return _op__npi_power_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__npi_powerd = _SymOp("_npi_powerd", ("input1",), ("a", "size"))


def _npi_powerd(
    input1: Symbol | None = None,
    a: float | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of a distribution on [0, 1] with density `a x^(a-1)`.

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    input1 : Symbol
        The first parameter that is None, as an array.
    a : float or None, optional, default None
        Exponent, above 0. None: it is an input.
    size : int or tuple of int or None, optional, default None
        The shape of the result; None: that of the parameters.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> y = mx.sym._internal._npi_powerd(a=0.5, size=(2, 3))
    """
    return _op__npi_powerd((input1,), (a, size), name, attr, kwargs)

_op__npi_radians = _SymOp("_npi_radians", ("x",), ())


def _npi_radians(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Converts degrees to radians.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_radians(x)
    """
    return _op__npi_radians((x,), (), name, attr, kwargs)

_op__npi_rarctan2_scalar = _SymOp("_npi_rarctan2_scalar", ("data",), ("scalar", "is_int"))


def _npi_rarctan2_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Angle of the point (data, scalar) against the first axis.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_rarctan2_scalar(data, scalar=1.9)
    """
    return _op__npi_rarctan2_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__npi_rayleigh = _SymOp("_npi_rayleigh", ("input1",), ("scale", "size", "ctx"))


def _npi_rayleigh(
    input1: Symbol | None = None,
    scale: float | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    ctx: str = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of a Rayleigh distribution.

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    input1 : Symbol, optional
        The first parameter that is None, as an array.
    scale : float or None, optional, default 1
        Mode, at least 0. None: it is an input.
    size : int or tuple of int or None, optional, default None
        The shape of the result; None: that of the parameters.
    ctx : str, optional, default "cpu"
        The device, such as `cpu(0)`.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> y = mx.sym._internal._npi_rayleigh(scale=0.5, size=(2, 3))
    """
    return _op__npi_rayleigh((input1,), (scale, size, ctx), name, attr, kwargs)

_op__npi_rcopysign_scalar = _SymOp("_npi_rcopysign_scalar", ("data",), ("scalar", "is_int"))


def _npi_rcopysign_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """The scalar with the sign of `data`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_rcopysign_scalar(data, scalar=1.9)
    """
    return _op__npi_rcopysign_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__npi_reciprocal = _SymOp("_npi_reciprocal", ("x",), ())


def _npi_reciprocal(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Reciprocal, 1/x.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_reciprocal(x)
    """
    return _op__npi_reciprocal((x,), (), name, attr, kwargs)

_op__npi_rint = _SymOp("_npi_rint", ("x",), ())


def _npi_rint(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Rounds to the nearest integer.

    Halves go to the even neighbour.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `x`.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_rint(x)
    """
    return _op__npi_rint((x,), (), name, attr, kwargs)

_op__npi_rldexp_scalar = _SymOp("_npi_rldexp_scalar", ("data",), ("scalar", "is_int"))


def _npi_rldexp_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`scalar * 2 ** data`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_rldexp_scalar(data, scalar=1.9)
    """
    return _op__npi_rldexp_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__npi_rmod_scalar = _SymOp("_npi_rmod_scalar", ("data",), ("scalar", "is_int"))


def _npi_rmod_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Remainder of `scalar / data`, with the sign of the data.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_rmod_scalar(data, scalar=1.9)
    """
    return _op__npi_rmod_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__npi_rot90 = _SymOp("_npi_rot90", ("data",), ("k", "axes"))


def _npi_rot90(
    data: Symbol | None = None,
    k: int = _Null,
    axes: int | tuple[int, ...] | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Turns an array by quarter turns in the plane of two axes.

    Parameters
    ----------
    data : Symbol
        Array with at least two axes.
    k : int, optional, default 1
        Number of quarter turns; negative ones turn back.
    axes : int or tuple of int or None, optional, default None
        The plane: turns go from the first of the two axes to the second.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The same elements, moved.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_rot90(data, axes=(0, 1))
    """
    return _op__npi_rot90((data,), (k, axes), name, attr, kwargs)

_op__npi_rpower_scalar = _SymOp("_npi_rpower_scalar", ("data",), ("scalar", "is_int"))


def _npi_rpower_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`scalar ** data`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_rpower_scalar(data, scalar=1.9)
    """
    return _op__npi_rpower_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__npi_rsubtract_scalar = _SymOp("_npi_rsubtract_scalar", ("data",), ("scalar", "is_int"))


def _npi_rsubtract_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`scalar - data`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_rsubtract_scalar(data, scalar=1.9)
    """
    return _op__npi_rsubtract_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__npi_rtrue_divide_scalar = _SymOp("_npi_rtrue_divide_scalar", ("data",), ("scalar", "is_int"))


def _npi_rtrue_divide_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`scalar / data`.

    Integers give float32.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_rtrue_divide_scalar(data, scalar=1.9)
    """
    return _op__npi_rtrue_divide_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__npi_share_memory = _SymOp("_npi_share_memory", ("a", "b"), ())


def _npi_share_memory(
    a: Symbol | None = None,
    b: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Whether two arrays have memory in common.

    Parameters
    ----------
    a : Symbol
        Any array.
    b : Symbol
        Any array.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        One boolean, without dimensions.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> b = mx.sym.Variable("b")
    >>> y = mx.sym._internal._npi_share_memory(a, b)
    """
    return _op__npi_share_memory((a, b), (), name, attr, kwargs)

_op__npi_sign = _SymOp("_npi_sign", ("x",), ())


def _npi_sign(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """-1, 0 or 1, as x is negative, zero or positive.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_sign(x)
    """
    return _op__npi_sign((x,), (), name, attr, kwargs)

_op__npi_sin = _SymOp("_npi_sin", ("x",), ())


def _npi_sin(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Sine of radians.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_sin(x)
    """
    return _op__npi_sin((x,), (), name, attr, kwargs)

_op__npi_sinh = _SymOp("_npi_sinh", ("x",), ())


def _npi_sinh(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Hyperbolic sine.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_sinh(x)
    """
    return _op__npi_sinh((x,), (), name, attr, kwargs)

_op__npi_solve = _SymOp("_npi_solve", ("A", "B"), ())


def _npi_solve(
    A: Symbol | None = None,
    B: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Solutions of linear equations, A x = B.

    A singular matrix is an error.

    Parameters
    ----------
    A : Symbol
        Square matrices.
    B : Symbol
        Right sides: vectors, or matrices whose columns they are.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The solutions, in the shape of `B`.

    Examples
    --------
    >>> A = mx.sym.Variable("A")
    >>> B = mx.sym.Variable("B")
    >>> y = mx.sym._internal._npi_solve(A, B)
    """
    return _op__npi_solve((A, B), (), name, attr, kwargs)

_op__npi_sqrt = _SymOp("_npi_sqrt", ("x",), ())


def _npi_sqrt(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Square root.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_sqrt(x)
    """
    return _op__npi_sqrt((x,), (), name, attr, kwargs)

_op__npi_square = _SymOp("_npi_square", ("x",), ())


def _npi_square(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Square, x*x.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_square(x)
    """
    return _op__npi_square((x,), (), name, attr, kwargs)

_op__npi_stack = _SymOp("_npi_stack", None, ("axis", "num_args"), variadic="num_args")


def _npi_stack(
    *data: Symbol,
    axis: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Joins arrays of one shape along a new axis.

    Arrays of different dtypes are converted to the wider one.

    Parameters
    ----------
    *data : Symbols
        The arrays to join.
    axis : int, optional, default 0
        Place of the new axis; negative counts from the end.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The joined array.

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> y = mx.sym._internal._npi_stack(arg0, arg1)
    """
    return _op__npi_stack(data, (axis,), name, attr, kwargs)

_op__npi_std = _SymOp("_npi_std", ("a",), ("axis", "dtype", "ddof", "keepdims"))


def _npi_std(
    a: Symbol | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    dtype: DTypeLike = _Null,
    ddof: int = _Null,
    keepdims: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Standard deviation of the elements along axes.

    Parameters
    ----------
    a : Symbol
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None: all. Negative axes count from the end.
    dtype : {None, "float16", "float32", "float64", "int32", "int64", "int8"}, optional, default None
        The dtype of the result, and of the computation; None: as the input suggests.
    ddof : int, optional, default 0
        The squares are divided by the number of elements minus this.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The reduced array. Integers give float32.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> y = mx.sym._internal._npi_std(a, axis=(1,))
    """
    return _op__npi_std((a,), (axis, dtype, ddof, keepdims), name, attr, kwargs)

_op__npi_subtract = _SymOp("_npi_subtract", ("lhs", "rhs"), ())


def _npi_subtract(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Difference, `lhs - rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._npi_subtract(lhs, rhs)
    """
    return _op__npi_subtract((lhs, rhs), (), name, attr, kwargs)

_op__npi_subtract_scalar = _SymOp("_npi_subtract_scalar", ("data",), ("scalar", "is_int"))


def _npi_subtract_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`data - scalar`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_subtract_scalar(data, scalar=1.9)
    """
    return _op__npi_subtract_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__npi_svd = _SymOp("_npi_svd", ("A",), ())


def _npi_svd(
    A: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> list[Symbol]:
    """Singular value decomposition of matrices: A = UT diag(L) V, with L descending.

    Parameters
    ----------
    A : Symbol
        Matrices.
    name : str, optional
        Name of the node.

    Returns
    -------
    list[Symbol]
        UT: Orthonormal columns, (rows, k) with k the smaller of rows and columns.
        L: The singular values.
        V: Orthonormal rows, (k, columns).

    Examples
    --------
    >>> A = mx.sym.Variable("A")
    >>> y = mx.sym._internal._npi_svd(A)
    """
    return _op__npi_svd((A,), (), name, attr, kwargs)

_op__npi_tan = _SymOp("_npi_tan", ("x",), ())


def _npi_tan(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Tangent of radians.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_tan(x)
    """
    return _op__npi_tan((x,), (), name, attr, kwargs)

_op__npi_tanh = _SymOp("_npi_tanh", ("x",), ())


def _npi_tanh(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Hyperbolic tangent.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_tanh(x)
    """
    return _op__npi_tanh((x,), (), name, attr, kwargs)

_op__npi_tensordot = _SymOp("_npi_tensordot", ("a", "b"), ("a_axes_summed", "b_axes_summed"))


def _npi_tensordot(
    a: Symbol | None = None,
    b: Symbol | None = None,
    a_axes_summed: int | tuple[int, ...] = _Null,
    b_axes_summed: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Sum of products over pairs of axes.

    The other axes of `a`, then those of `b`, stay.

    Parameters
    ----------
    a : Symbol
        First factor.
    b : Symbol
        Second factor.
    a_axes_summed : int or tuple of int, required
        Axes of `a` to sum over.
    b_axes_summed : int or tuple of int, required
        Axes of `b` to sum over, one for each of `a`.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The product, of the wider dtype.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> b = mx.sym.Variable("b")
    >>> y = mx.sym._internal._npi_tensordot(a, b, a_axes_summed=(2, 0), b_axes_summed=(0, 1))
    """
    return _op__npi_tensordot((a, b), (a_axes_summed, b_axes_summed), name, attr, kwargs)

_op__npi_tensordot_int_axes = _SymOp("_npi_tensordot_int_axes", ("a", "b"), ("axes",))


def _npi_tensordot_int_axes(
    a: Symbol | None = None,
    b: Symbol | None = None,
    axes: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Sum of products over the last axes of `a` and the first axes of `b`.

    Parameters
    ----------
    a : Symbol
        First factor.
    b : Symbol
        Second factor.
    axes : int, required
        How many of the last axes of `a`, and first ones of `b`, are summed over.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The product, of the wider dtype.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> b = mx.sym.Variable("b")
    >>> y = mx.sym._internal._npi_tensordot_int_axes(a, b, axes=2)
    """
    return _op__npi_tensordot_int_axes((a, b), (axes,), name, attr, kwargs)

_op__npi_tensorinv = _SymOp("_npi_tensorinv", ("a",), ("ind",))


def _npi_tensorinv(
    a: Symbol | None = None,
    ind: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Inverse of a tensor that is a square matrix when its first axes, and its last ones, are merged.

    Parameters
    ----------
    a : Symbol
        The tensor.
    ind : int, optional, default 2
        How many of the first axes are the rows.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The inverse; the last axes of `a` come first.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> y = mx.sym._internal._npi_tensorinv(a, ind=1)
    """
    return _op__npi_tensorinv((a,), (ind,), name, attr, kwargs)

_op__npi_tensorsolve = _SymOp("_npi_tensorsolve", ("a", "b"), ("a_axes",))


def _npi_tensorsolve(
    a: Symbol | None = None,
    b: Symbol | None = None,
    a_axes: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Solution x of a tensor equation: the sum of products of `a` and x, over all axes of x, is `b`.

    Parameters
    ----------
    a : Symbol
        Tensor with the axes of `b`, then those of x.
    b : Symbol
        The right side.
    a_axes : int or tuple of int, optional, default ()
        Axes of `a` that are moved to its end before; empty or None: none.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The solution.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> b = mx.sym.Variable("b")
    >>> y = mx.sym._internal._npi_tensorsolve(a, b)
    """
    return _op__npi_tensorsolve((a, b), (a_axes,), name, attr, kwargs)

_op__npi_tril = _SymOp("_npi_tril", ("data",), ("k",))


def _npi_tril(
    data: Symbol | None = None,
    k: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Lower triangles of matrices; the elements above a diagonal become zero.

    Parameters
    ----------
    data : Symbol
        Matrices, or a vector that stands for a square matrix with equal rows.
    k : int, optional, default 0
        Which diagonal: 0 the main one, positive above it, negative below it.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Matrices.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_tril(data)
    """
    return _op__npi_tril((data,), (k,), name, attr, kwargs)

_op__npi_true_divide = _SymOp("_npi_true_divide", ("lhs", "rhs"), ())


def _npi_true_divide(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Quotient, `lhs / rhs`.

    Integers give float32.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._npi_true_divide(lhs, rhs)
    """
    return _op__npi_true_divide((lhs, rhs), (), name, attr, kwargs)

_op__npi_true_divide_scalar = _SymOp("_npi_true_divide_scalar", ("data",), ("scalar", "is_int"))


def _npi_true_divide_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`data / scalar`.

    Integers give float32.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_true_divide_scalar(data, scalar=1.9)
    """
    return _op__npi_true_divide_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__npi_trunc = _SymOp("_npi_trunc", ("x",), ())


def _npi_trunc(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Rounds toward zero.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_trunc(x)
    """
    return _op__npi_trunc((x,), (), name, attr, kwargs)

_op__npi_uniform = _SymOp("_npi_uniform", ("input1", "input2"), ("low", "high", "size", "ctx", "dtype"))


def _npi_uniform(
    input1: Symbol | None = None,
    input2: Symbol | None = None,
    low: float | None = _Null,
    high: float | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of the uniform distribution on [low, high).

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    input1 : Symbol
        The first parameter that is None, as an array.
    input2 : Symbol
        The second parameter, if both are None.
    low : float or None, required
        Lower bound. None: it is an input.
    high : float or None, required
        Upper bound. None: it is an input.
    size : int or tuple of int or None, optional, default None
        The shape of the result; None: that of the parameters.
    ctx : str, optional, default "cpu"
        The device, such as `cpu(0)`.
    dtype : {"float16", "float32", "float64"}, optional, default "float32"
        Dtype of the result.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> y = mx.sym._internal._npi_uniform(low=0.5, high=1, size=(2, 3))
    """
    return _op__npi_uniform((input1, input2), (low, high, size, ctx, dtype), name, attr, kwargs)

_op__npi_uniform_n = _SymOp("_npi_uniform_n", ("input1", "input2"), ("low", "high", "size", "ctx", "dtype"))


def _npi_uniform_n(
    input1: Symbol | None = None,
    input2: Symbol | None = None,
    low: float | None = _Null,
    high: float | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of the uniform distribution on [low, high): `size` draws for each element of the parameters.

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    input1 : Symbol
        The first parameter that is None, as an array.
    input2 : Symbol
        The second parameter, if both are None.
    low : float or None, required
        Lower bound. None: it is an input.
    high : float or None, required
        Upper bound. None: it is an input.
    size : int or tuple of int or None, optional, default None
        The shape of the result; None: that of the parameters.
    ctx : str, optional, default "cpu"
        The device, such as `cpu(0)`.
    dtype : {"float16", "float32", "float64"}, optional, default "float32"
        Dtype of the result.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> y = mx.sym._internal._npi_uniform_n(low=0.5, high=1, size=(2, 3))
    """
    return _op__npi_uniform_n((input1, input2), (low, high, size, ctx, dtype), name, attr, kwargs)

_op__npi_unique = _SymOp("_npi_unique", ("data",), ("return_index", "return_inverse", "return_counts", "axis"))


def _npi_unique(
    data: Symbol | None = None,
    return_index: bool = _Null,
    return_inverse: bool = _Null,
    return_counts: bool = _Null,
    axis: int | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """The different elements of an array in rising order, or its different parts along an axis.

    NaN comes last; the NaNs of a flattened array count as equal, parts with NaN never do.

    Parameters
    ----------
    data : Symbol
        Array of any shape and type.
    return_index : bool, optional, default False
        Also give where each element comes first.
    return_inverse : bool, optional, default False
        Also give which of the results each element is.
    return_counts : bool, optional, default False
        Also give how often each element comes.
    axis : int or None, optional, default None
        Compare the parts along this axis; None: the elements of the flattened array.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The different elements.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npi_unique(data)
    """
    return _op__npi_unique((data,), (return_index, return_inverse, return_counts, axis), name, attr, kwargs)

_op__npi_var = _SymOp("_npi_var", ("a",), ("axis", "dtype", "ddof", "keepdims"))


def _npi_var(
    a: Symbol | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    dtype: DTypeLike = _Null,
    ddof: int = _Null,
    keepdims: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Variance of the elements along axes.

    Parameters
    ----------
    a : Symbol
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None: all. Negative axes count from the end.
    dtype : {None, "float16", "float32", "float64", "int32", "int64", "int8"}, optional, default None
        The dtype of the result, and of the computation; None: as the input suggests.
    ddof : int, optional, default 0
        The squares are divided by the number of elements minus this.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The reduced array. Integers give float32.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> y = mx.sym._internal._npi_var(a, axis=(1,))
    """
    return _op__npi_var((a,), (axis, dtype, ddof, keepdims), name, attr, kwargs)

_op__npi_vstack = _SymOp("_npi_vstack", None, ("num_args",), variadic="num_args")


def _npi_vstack(
    *data: Symbol,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Stacks arrays as rows: vectors are rows, others join along axis 0.

    Arrays of different dtypes are converted to the wider one.

    Parameters
    ----------
    *data : Symbols
        The arrays to join.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The joined array.

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> y = mx.sym._internal._npi_vstack(arg0, arg1)
    """
    return _op__npi_vstack(data, (), name, attr, kwargs)

_op__npi_weibull = _SymOp("_npi_weibull", ("input1",), ("a", "size", "ctx"))


def _npi_weibull(
    input1: Symbol | None = None,
    a: float | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    ctx: str = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of a Weibull distribution of scale 1.

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    input1 : Symbol
        The first parameter that is None, as an array.
    a : float or None, optional, default None
        Shape, above 0. None: it is an input.
    size : int or tuple of int or None, optional, default None
        The shape of the result; None: that of the parameters.
    ctx : str, optional, default "cpu"
        The device, such as `cpu(0)`.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> y = mx.sym._internal._npi_weibull(a=0.5, size=(2, 3))
    """
    return _op__npi_weibull((input1,), (a, size, ctx), name, attr, kwargs)

_op__npi_where = _SymOp("_npi_where", ("condition", "x", "y"), ())


def _npi_where(
    condition: Symbol | None = None,
    x: Symbol | None = None,
    y: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Takes elements from `x` where the condition is not zero, and from `y` elsewhere.

    All three broadcast.

    Parameters
    ----------
    condition : Symbol
        What decides.
    x : Symbol
        Values where the condition holds.
    y : Symbol
        Values elsewhere.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Of the wider dtype of `x` and `y`.

    Examples
    --------
    >>> condition = mx.sym.Variable("condition")
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym.Variable("y")
    >>> y = mx.sym._internal._npi_where(condition, x, y)
    """
    return _op__npi_where((condition, x, y), (), name, attr, kwargs)

_op__npi_where_lscalar = _SymOp("_npi_where_lscalar", ("condition", "x"), ("scalar",))


def _npi_where_lscalar(
    condition: Symbol | None = None,
    x: Symbol | None = None,
    scalar: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """The number where the condition is not zero, elements of `x` elsewhere.

    Both arrays broadcast.

    Parameters
    ----------
    condition : Symbol
        What decides.
    x : Symbol
        The other values.
    scalar : float, optional, default 0
        The number.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same dtype as the values.

    Examples
    --------
    >>> condition = mx.sym.Variable("condition")
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npi_where_lscalar(condition, x, scalar=3)
    """
    return _op__npi_where_lscalar((condition, x), (scalar,), name, attr, kwargs)

_op__npi_where_rscalar = _SymOp("_npi_where_rscalar", ("condition", "y"), ("scalar",))


def _npi_where_rscalar(
    condition: Symbol | None = None,
    y: Symbol | None = None,
    scalar: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Elements of `y` where the condition is not zero, the number elsewhere.

    Both arrays broadcast.

    Parameters
    ----------
    condition : Symbol
        What decides.
    y : Symbol
        The other values.
    scalar : float, optional, default 0
        The number.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same dtype as the values.

    Examples
    --------
    >>> condition = mx.sym.Variable("condition")
    >>> y = mx.sym.Variable("y")
    >>> y = mx.sym._internal._npi_where_rscalar(condition, y, scalar=3)
    """
    return _op__npi_where_rscalar((condition, y), (scalar,), name, attr, kwargs)

_op__npi_where_scalar2 = _SymOp("_npi_where_scalar2", ("condition",), ("x", "y"))


def _npi_where_scalar2(
    condition: Symbol | None = None,
    x: float = _Null,
    y: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """One number where the condition is not zero, another elsewhere.

    Parameters
    ----------
    condition : Symbol
        What decides.
    x : float, optional, default 0
        The value where the condition holds.
    y : float, optional, default 0
        The value elsewhere.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Numbers, float32, in the shape of the condition.

    Examples
    --------
    >>> condition = mx.sym.Variable("condition")
    >>> y = mx.sym._internal._npi_where_scalar2(condition, x=3, y=4)
    """
    return _op__npi_where_scalar2((condition,), (x, y), name, attr, kwargs)

_op__npi_zeros = _SymOp("_npi_zeros", (), ("shape", "ctx", "dtype"))


def _npi_zeros(
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """An array of zeros.

    Parameters
    ----------
    shape : int or tuple of int, optional, default ()
        The shape of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "bool", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Of shape `shape` and dtype `dtype`.

    Examples
    --------
    >>> y = mx.sym._internal._npi_zeros(shape=(2, 3))
    """
    return _op__npi_zeros((), (shape, ctx, dtype), name, attr, kwargs)

_op__npx_constraint_check = _SymOp("_npx_constraint_check", ("input",), ("msg",))


def _npx_constraint_check(
    input: Symbol | None = None,
    msg: str = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """True if no element is zero; an error with a given text otherwise.

    Parameters
    ----------
    input : Symbol
        What must hold.
    msg : str, optional, default "Constraint violated."
        What the error says when an element is zero.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        One boolean, without dimensions.

    Examples
    --------
    >>> input = mx.sym.Variable("input")
    >>> y = mx.sym._internal._npx_constraint_check(input)
    """
    return _op__npx_constraint_check((input,), (msg,), name, attr, kwargs)

_op__npx_nonzero = _SymOp("_npx_nonzero", ("x",), ())


def _npx_nonzero(
    x: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """The positions of the elements that are not zero, one row for each; a scalar counts as an array of one.

    Parameters
    ----------
    x : Symbol
        Array of any shape and type.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        int64, of shape (elements found, dimensions).

    Examples
    --------
    >>> x = mx.sym.Variable("x")
    >>> y = mx.sym._internal._npx_nonzero(x)
    """
    return _op__npx_nonzero((x,), (), name, attr, kwargs)

_op__npx_relu = _SymOp("_npx_relu", ("data",), ())


def _npx_relu(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Rectified linear unit, `max(x, 0)`.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npx_relu(data)
    """
    return _op__npx_relu((data,), (), name, attr, kwargs)

_op__npx_reshape = _SymOp("_npx_reshape", ("a",), ("newshape", "reverse", "order"))


def _npx_reshape(
    a: Symbol | None = None,
    newshape: int | tuple[int, ...] = _Null,
    reverse: bool = _Null,
    order: str = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Gives the elements of an array another shape, written with codes that refer to the old one.

    No data moves.

    Parameters
    ----------
    a : Symbol
        Array of any shape.
    newshape : int or tuple of int, required
        New shape. -1 follows from the others, -2 copies the dimension at this place, -3 drops a dimension of length 1,
        -4 copies all dimensions that are left, -5 multiplies the next two, and -6 splits one dimension into the two
        numbers that follow it, one of which may be -1.
    reverse : bool, optional, default False
        Read the codes from the last dimension to the first.
    order : str, optional, default "C"
        The order of the elements; only 'C', row by row, is supported.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The same elements in row-major order.

    Examples
    --------
    >>> a = mx.sym.Variable("a")
    >>> y = mx.sym._internal._npx_reshape(a, newshape=(-2, -5))
    """
    return _op__npx_reshape((a,), (newshape, reverse, order), name, attr, kwargs)

_op__npx_sigmoid = _SymOp("_npx_sigmoid", ("data",), ())


def _npx_sigmoid(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Logistic sigmoid, `1 / (1 + exp(-x))`.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : Symbol
        Numbers of any shape.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the input.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._npx_sigmoid(data)
    """
    return _op__npx_sigmoid((data,), (), name, attr, kwargs)

_op__ones = _SymOp("_ones", (), ("shape", "ctx", "dtype"))


def _ones(
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """An array of ones.

    Parameters
    ----------
    shape : int or tuple of int, optional, default ()
        The shape of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "bool", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Of shape `shape` and dtype `dtype`.

    Examples
    --------
    >>> y = mx.sym._internal._ones(shape=(2, 3))
    """
    return _op__ones((), (shape, ctx, dtype), name, attr, kwargs)

_op__plus_scalar = _SymOp("_plus_scalar", ("data",), ("scalar", "is_int"))


def _plus_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`data + scalar`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._plus_scalar(data, scalar=1.9)
    """
    return _op__plus_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__power = _SymOp("_power", ("lhs", "rhs"), ())


def _power(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Power, `lhs ** rhs`.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : Symbol
        First operand.
    rhs : Symbol
        Second operand, of the same shape and dtype.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._power(lhs, rhs)
    """
    return _op__power((lhs, rhs), (), name, attr, kwargs)

_op__power_scalar = _SymOp("_power_scalar", ("data",), ("scalar", "is_int"))


def _power_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`data ** scalar`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._power_scalar(data, scalar=1.9)
    """
    return _op__power_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__ravel_multi_index = _SymOp("_ravel_multi_index", ("data",), ("shape",))


def _ravel_multi_index(
    data: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Turns columns of coordinates into flat positions.

    For the shape (a, b, c), the position of (x, y, z) is (x*b + y)*c + z.

    Parameters
    ----------
    data : Symbol
        Coordinates; the first dimension has one row for each dimension of `shape`.
    shape : int or tuple of int, optional, default None
        Shape of the array that is indexed; its first dimension may be -1.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Flat positions, in a wider dtype where that of `data` is too narrow for them.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._ravel_multi_index(data, shape=(2, 3))
    """
    return _op__ravel_multi_index((data,), (shape,), name, attr, kwargs)

_op__rdiv_scalar = _SymOp("_rdiv_scalar", ("data",), ("scalar", "is_int"))


def _rdiv_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`scalar / data`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._rdiv_scalar(data, scalar=1.9)
    """
    return _op__rdiv_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__rminus_scalar = _SymOp("_rminus_scalar", ("data",), ("scalar", "is_int"))


def _rminus_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`scalar - data`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._rminus_scalar(data, scalar=1.9)
    """
    return _op__rminus_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__rmod_scalar = _SymOp("_rmod_scalar", ("data",), ("scalar", "is_int"))


def _rmod_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Remainder of `scalar / data`, with the sign of the data.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._rmod_scalar(data, scalar=1.9)
    """
    return _op__rmod_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__rnn_param_concat = _SymOp("_rnn_param_concat", None, ("num_args", "dim"), variadic="num_args")


def _rnn_param_concat(
    *data: Symbol,
    dim: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Joins the flattened parameters of a recurrent network.

    Lengths that are unknown share what is left of the length of the whole.

    Parameters
    ----------
    *data : Symbols
        The arrays to join.
    dim : int, optional, default 1
        Dimension to join along; negative counts from the end.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The joined array.

    Examples
    --------
    >>> arg0 = mx.sym.Variable("arg0")
    >>> arg1 = mx.sym.Variable("arg1")
    >>> y = mx.sym._internal._rnn_param_concat(arg0, arg1)
    """
    return _op__rnn_param_concat(data, (dim,), name, attr, kwargs)

_op__rpower_scalar = _SymOp("_rpower_scalar", ("data",), ("scalar", "is_int"))


def _rpower_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """`scalar ** data`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._rpower_scalar(data, scalar=1.9)
    """
    return _op__rpower_scalar((data,), (scalar, is_int), name, attr, kwargs)

_op__sample_exponential = _SymOp("_sample_exponential", ("lam",), ("shape", "dtype"))


def _sample_exponential(
    lam: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of an exponential distribution, with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    lam : Symbol
        Rate, above 0.
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> lam = mx.sym.Variable("lam")
    >>> y = mx.sym._internal._sample_exponential(lam, shape=(3,))
    """
    return _op__sample_exponential((lam,), (shape, dtype), name, attr, kwargs)

_op__sample_gamma = _SymOp("_sample_gamma", ("alpha", "beta"), ("shape", "dtype"))


def _sample_gamma(
    alpha: Symbol | None = None,
    beta: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of a gamma distribution, with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    alpha : Symbol
        Shape, above 0.
    beta : Symbol
        Scale, above 0.
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> alpha = mx.sym.Variable("alpha")
    >>> beta = mx.sym.Variable("beta")
    >>> y = mx.sym._internal._sample_gamma(alpha, beta, shape=(3,))
    """
    return _op__sample_gamma((alpha, beta), (shape, dtype), name, attr, kwargs)

_op__sample_generalized_negative_binomial = _SymOp("_sample_generalized_negative_binomial", ("mu", "alpha"), ("shape", "dtype"))


def _sample_generalized_negative_binomial(
    mu: Symbol | None = None,
    alpha: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of a negative binomial distribution given by mean and dispersion, with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    mu : Symbol
        Mean, at least 0.
    alpha : Symbol
        Dispersion, at least 0; 0 gives a Poisson distribution.
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> mu = mx.sym.Variable("mu")
    >>> alpha = mx.sym.Variable("alpha")
    >>> y = mx.sym._internal._sample_generalized_negative_binomial(mu, alpha, shape=(3,))
    """
    return _op__sample_generalized_negative_binomial((mu, alpha), (shape, dtype), name, attr, kwargs)

_op__sample_multinomial = _SymOp("_sample_multinomial", ("data",), ("shape", "get_prob", "dtype"))


def _sample_multinomial(
    data: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    get_prob: bool = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol | list[Symbol]:
    """Draws class numbers from categorical distributions.

    The last axis of `data` holds the probabilities of one distribution; they need not add up to one. With `get_prob`
    the second output is the logarithm of the drawn probabilities, through which gradients flow (REINFORCE).

    Parameters
    ----------
    data : Symbol
        Probabilities, of shape (..., classes).
    shape : int or tuple of int, optional, default ()
        The shape drawn for each distribution.
    get_prob : bool, optional, default False
        Also return the logarithm of each drawn probability.
    dtype : {"float16", "float32", "float64", "int32", "uint8"}, optional, default "int32"
        The dtype of the drawn classes.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol | list[Symbol]
        output: Class numbers, of shape (...) + `shape`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._sample_multinomial(data, shape=(3,))
    """
    return _op__sample_multinomial((data,), (shape, get_prob, dtype), name, attr, kwargs)

_op__sample_negative_binomial = _SymOp("_sample_negative_binomial", ("k", "p"), ("shape", "dtype"))


def _sample_negative_binomial(
    k: Symbol | None = None,
    p: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of a negative binomial distribution: failures before the k-th success, with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    k : Symbol
        Number of successes to wait for.
    p : Symbol
        Probability of a success, in (0, 1].
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> k = mx.sym.Variable("k")
    >>> p = mx.sym.Variable("p")
    >>> y = mx.sym._internal._sample_negative_binomial(k, p, shape=(3,))
    """
    return _op__sample_negative_binomial((k, p), (shape, dtype), name, attr, kwargs)

_op__sample_normal = _SymOp("_sample_normal", ("mu", "sigma"), ("shape", "dtype"))


def _sample_normal(
    mu: Symbol | None = None,
    sigma: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of a normal (Gaussian) distribution, with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    mu : Symbol
        Mean.
    sigma : Symbol
        Standard deviation, above 0.
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> mu = mx.sym.Variable("mu")
    >>> sigma = mx.sym.Variable("sigma")
    >>> y = mx.sym._internal._sample_normal(mu, sigma, shape=(3,))
    """
    return _op__sample_normal((mu, sigma), (shape, dtype), name, attr, kwargs)

_op__sample_poisson = _SymOp("_sample_poisson", ("lam",), ("shape", "dtype"))


def _sample_poisson(
    lam: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of a Poisson distribution; the counts are floating-point numbers, with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    lam : Symbol
        Rate, at least 0.
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> lam = mx.sym.Variable("lam")
    >>> y = mx.sym._internal._sample_poisson(lam, shape=(3,))
    """
    return _op__sample_poisson((lam,), (shape, dtype), name, attr, kwargs)

_op__sample_uniform = _SymOp("_sample_uniform", ("low", "high"), ("shape", "dtype"))


def _sample_uniform(
    low: Symbol | None = None,
    high: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Random values of the uniform distribution on [low, high), with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    low : Symbol
        Lower bound.
    high : Symbol
        Upper bound, which is not reached.
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Random values.

    Examples
    --------
    >>> low = mx.sym.Variable("low")
    >>> high = mx.sym.Variable("high")
    >>> y = mx.sym._internal._sample_uniform(low, high, shape=(3,))
    """
    return _op__sample_uniform((low, high), (shape, dtype), name, attr, kwargs)

_op__sample_unique_zipfian = _SymOp("_sample_unique_zipfian", (), ("range_max", "shape"))


def _sample_unique_zipfian(
    range_max: int = _Null,
    shape: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> list[Symbol]:
    """Draws distinct integers with a log-uniform (Zipf-like) distribution, as sampled softmax wants them.

    The probability of k is log((k + 2) / (k + 1)) / log(range_max + 1).

    Parameters
    ----------
    range_max : int, required
        Values are below it.
    shape : int or tuple of int, optional, default None
        (rows, values): each row has distinct values.
    name : str, optional
        Name of the node.

    Returns
    -------
    list[Symbol]
        samples: int64, of shape `shape`; distinct in each row.
        num_tries: int64, one for each row: how many draws it took.

    Examples
    --------
    >>> y = mx.sym._internal._sample_unique_zipfian(range_max=50, shape=(2, 8))
    """
    return _op__sample_unique_zipfian((), (range_max, shape), name, attr, kwargs)

_op__scatter_set_nd = _SymOp("_scatter_set_nd", ("lhs", "rhs", "indices"), ("shape",))


def _scatter_set_nd(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    indices: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Writes elements at given coordinates of an array.

    The result is `lhs` with the elements that `indices` address replaced by `rhs`; give `lhs` as the output to write in
    place.

    Parameters
    ----------
    lhs : Symbol
        Array of shape `shape`.
    rhs : Symbol
        The values.
    indices : Symbol
        Coordinates, (M, ...).
    shape : int or tuple of int, required
        Shape of the whole array.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        `lhs` with replaced elements.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> indices = mx.sym.Variable("indices")
    >>> y = mx.sym._internal._scatter_set_nd(lhs, rhs, indices, shape=(2, 3))
    """
    return _op__scatter_set_nd((lhs, rhs, indices), (shape,), name, attr, kwargs)

_op__shuffle = _SymOp("_shuffle", ("data",), ())


def _shuffle(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Puts the elements along the first axis in random order.

    What lies behind an element of the first axis stays together.

    Parameters
    ----------
    data : Symbol
        At least one dimension.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The same elements in another order.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._shuffle(data)
    """
    return _op__shuffle((data,), (), name, attr, kwargs)

_op__slice_assign = _SymOp("_slice_assign", ("lhs", "rhs"), ("begin", "end", "step"))


def _slice_assign(
    lhs: Symbol | None = None,
    rhs: Symbol | None = None,
    begin: int | tuple[int, ...] = _Null,
    end: int | tuple[int, ...] = _Null,
    step: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Writes an array into a box of another one.

    The result is `lhs` with the box that `slice` would take replaced by `rhs`.

    Parameters
    ----------
    lhs : Symbol
        Array of any shape.
    rhs : Symbol
        What to write, of the box's shape.
    begin : int or tuple of int, required
        First index of each dimension; None: from the start.
    end : int or tuple of int, required
        End index of each dimension, not included; None: to the end.
    step : int or tuple of int, optional, default ()
        Step of each dimension; None: 1. A negative step runs backwards.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        `lhs` with the box replaced.

    Examples
    --------
    >>> lhs = mx.sym.Variable("lhs")
    >>> rhs = mx.sym.Variable("rhs")
    >>> y = mx.sym._internal._slice_assign(lhs, rhs, begin=(0, 1), end=(2, 3))
    """
    return _op__slice_assign((lhs, rhs), (begin, end, step), name, attr, kwargs)

_op__slice_assign_scalar = _SymOp("_slice_assign_scalar", ("data",), ("scalar", "begin", "end", "step"))


def _slice_assign_scalar(
    data: Symbol | None = None,
    scalar: float = _Null,
    begin: int | tuple[int, ...] = _Null,
    end: int | tuple[int, ...] = _Null,
    step: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Writes a number into a box of an array.

    The result is `data` with every element of the box that `slice` would take set to `scalar`.

    Parameters
    ----------
    data : Symbol
        Array of any shape.
    scalar : float, optional, default 0
        The value to write.
    begin : int or tuple of int, required
        First index of each dimension; None: from the start.
    end : int or tuple of int, required
        End index of each dimension, not included; None: to the end.
    step : int or tuple of int, optional, default ()
        Step of each dimension; None: 1. A negative step runs backwards.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        `data` with the box overwritten.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._slice_assign_scalar(data, scalar=2.5, begin=(1, 1), end=(3, 2))
    """
    return _op__slice_assign_scalar((data,), (scalar, begin, end, step), name, attr, kwargs)

_op__split_v2 = _SymOp("_split_v2", ("data",), ("indices", "axis", "squeeze_axis", "sections"))


def _split_v2(
    data: Symbol | None = None,
    indices: int | tuple[int, ...] = _Null,
    axis: int = _Null,
    squeeze_axis: bool = _Null,
    sections: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Splits an array along a dimension into parts as equal as possible, or where `indices` say.

    Part i runs from indices[i] to the next index, the last one to the end.

    Parameters
    ----------
    data : Symbol
        Array with at least one dimension.
    indices : int or tuple of int, required
        Where each part begins; not used when `sections` is positive.
    axis : int, optional, default 1
        The dimension to split; negative counts from the end.
    squeeze_axis : bool, optional, default False
        Drop the split dimension; parts must have length one in it.
    sections : int, optional, default 0
        Number of parts; 0: use `indices`.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The parts, in order.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._split_v2(data, indices=(0, 1, 4))
    """
    return _op__split_v2((data,), (indices, axis, squeeze_axis, sections), name, attr, kwargs)

_op__square_sum = _SymOp("_square_sum", ("data",), ("axis", "keepdims", "exclude"))


def _square_sum(
    data: Symbol | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    exclude: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Sum of the squares of the elements along axes.

    Parameters
    ----------
    data : Symbol
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None or empty: all. Negative axes count from the end.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    exclude : bool, optional, default False
        Reduce over the axes that are not named.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The reduced array, of the same dtype.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._square_sum(data)
    """
    return _op__square_sum((data,), (axis, keepdims, exclude), name, attr, kwargs)

_op__unravel_index = _SymOp("_unravel_index", ("data",), ("shape",))


def _unravel_index(
    data: Symbol | None = None,
    shape: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Turns flat positions into columns of coordinates.

    The inverse of `ravel_multi_index`.

    Parameters
    ----------
    data : Symbol
        Flat positions, of any shape.
    shape : int or tuple of int, optional, default None
        Shape of the array that is indexed; its first dimension may be -1.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Coordinates, with one row for each dimension of `shape`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym._internal._unravel_index(data, shape=(2, 3))
    """
    return _op__unravel_index((data,), (shape,), name, attr, kwargs)

_op__zeros = _SymOp("_zeros", (), ("shape", "ctx", "dtype"))


def _zeros(
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """An array of zeros.

    Parameters
    ----------
    shape : int or tuple of int, optional, default ()
        The shape of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "bool", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Of shape `shape` and dtype `dtype`.

    Examples
    --------
    >>> y = mx.sym._internal._zeros(shape=(2, 3))
    """
    return _op__zeros((), (shape, ctx, dtype), name, attr, kwargs)

_op__zeros_without_dtype = _SymOp("_zeros_without_dtype", (), ("shape", "ctx", "dtype"))


def _zeros_without_dtype(
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """An array of zeros whose dtype may be left to its readers.

    Parameters
    ----------
    shape : int or tuple of int, optional, default None
        The shape of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : int, optional, default -1
        The number of the dtype; -1: whatever reads the array decides.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Of shape `shape`.

    Examples
    --------
    >>> y = mx.sym._internal._zeros_without_dtype(shape=(2, 3))
    """
    return _op__zeros_without_dtype((), (shape, ctx, dtype), name, attr, kwargs)

_DivScalar = _div_scalar
_Equal = _equal
_EqualScalar = _equal_scalar
_Greater = _greater
_GreaterEqualScalar = _greater_equal_scalar
_GreaterScalar = _greater_scalar
_Greater_Equal = _greater_equal
_Hypot = _hypot
_HypotScalar = _hypot_scalar
_Lesser = _lesser
_LesserEqualScalar = _lesser_equal_scalar
_LesserScalar = _lesser_scalar
_Lesser_Equal = _lesser_equal
_LogicalAndScalar = _logical_and_scalar
_LogicalOrScalar = _logical_or_scalar
_LogicalXorScalar = _logical_xor_scalar
_Logical_And = _logical_and
_Logical_Or = _logical_or
_Logical_Xor = _logical_xor
_Maximum = _maximum
_MaximumScalar = _maximum_scalar
_Minimum = _minimum
_MinimumScalar = _minimum_scalar
_MinusScalar = _minus_scalar
_Mod = _mod
_ModScalar = _mod_scalar
_MulScalar = _mul_scalar
_NotEqualScalar = _not_equal_scalar
_Not_Equal = _not_equal
_PlusScalar = _plus_scalar
_Power = _power
_PowerScalar = _power_scalar
_RDivScalar = _rdiv_scalar
_RMinusScalar = _rminus_scalar
_RModScalar = _rmod_scalar
_RPowerScalar = _rpower_scalar
_crop_assign = _slice_assign
_crop_assign_scalar = _slice_assign_scalar
_np_amax = _np_max
_np_amin = _np_min
_np_product = _np_prod
_np_sometrue = _np_any
_npi_abs = _npi_absolute
_npi_cvimresize = _cvimresize
_npi_full = _full
_npi_histogram = _histogram
_npi_hypot_scalar = _hypot_scalar
_npi_linspace = _linspace
_npi_maximum_scalar = _maximum_scalar
_npi_minimum_scalar = _minimum_scalar
_npi_nonzero = _npx_nonzero
_npi_reshape = _npx_reshape
_npi_rnn_param_concat = _rnn_param_concat
_npi_scatter_set_nd = _scatter_set_nd
_npi_shuffle = _shuffle
_npi_slice_assign = _slice_assign
_npi_slice_assign_scalar = _slice_assign_scalar
_npi_split = _split_v2

# Names of operators that live in another namespace; below the definitions, because those modules import from here too.
from .gen_op import elemwise_div as _Div
from .gen_op import elemwise_sub as _Minus
from .gen_op import elemwise_mul as _Mul
from .gen_op import elemwise_add as _Plus
from .gen_op import elemwise_add as _add
from .gen_contrib import AdaptiveAvgPooling2D as _contrib_AdaptiveAvgPooling2D
from .gen_contrib import BatchNormWithReLU as _contrib_BatchNormWithReLU
from .gen_contrib import BilinearResize2D as _contrib_BilinearResize2D
from .gen_op import CTCLoss as _contrib_CTCLoss
from .gen_contrib import DeformableConvolution as _contrib_DeformableConvolution
from .gen_contrib import DeformablePSROIPooling as _contrib_DeformablePSROIPooling
from .gen_contrib import ModulatedDeformableConvolution as _contrib_ModulatedDeformableConvolution
from .gen_contrib import MultiBoxDetection as _contrib_MultiBoxDetection
from .gen_contrib import MultiBoxPrior as _contrib_MultiBoxPrior
from .gen_contrib import MultiBoxTarget as _contrib_MultiBoxTarget
from .gen_contrib import MultiProposal as _contrib_MultiProposal
from .gen_contrib import PSROIPooling as _contrib_PSROIPooling
from .gen_contrib import Proposal as _contrib_Proposal
from .gen_contrib import ROIAlign as _contrib_ROIAlign
from .gen_contrib import RROIAlign as _contrib_RROIAlign
from .gen_contrib import SparseEmbedding as _contrib_SparseEmbedding
from .gen_contrib import SyncBatchNorm as _contrib_SyncBatchNorm
from .gen_contrib import allclose as _contrib_allclose
from .gen_contrib import arange_like as _contrib_arange_like
from .gen_contrib import bipartite_matching as _contrib_bipartite_matching
from .gen_contrib import boolean_mask as _contrib_boolean_mask
from .gen_contrib import box_decode as _contrib_box_decode
from .gen_contrib import box_encode as _contrib_box_encode
from .gen_contrib import box_iou as _contrib_box_iou
from .gen_contrib import box_nms as _contrib_box_nms
from .gen_contrib import box_nms as _contrib_box_non_maximum_suppression
from .gen_contrib import calibrate_entropy as _contrib_calibrate_entropy
from .gen_contrib import count_sketch as _contrib_count_sketch
from .gen_op import CTCLoss as _contrib_ctc_loss
from .gen_contrib import dgl_adjacency as _contrib_dgl_adjacency
from .gen_contrib import dgl_csr_neighbor_non_uniform_sample as _contrib_dgl_csr_neighbor_non_uniform_sample
from .gen_contrib import dgl_csr_neighbor_uniform_sample as _contrib_dgl_csr_neighbor_uniform_sample
from .gen_contrib import dgl_graph_compact as _contrib_dgl_graph_compact
from .gen_contrib import dgl_subgraph as _contrib_dgl_subgraph
from .gen_contrib import div_sqrt_dim as _contrib_div_sqrt_dim
from .gen_contrib import edge_id as _contrib_edge_id
from .gen_contrib import fft as _contrib_fft
from .gen_contrib import getnnz as _contrib_getnnz
from .gen_contrib import gradientmultiplier as _contrib_gradientmultiplier
from .gen_contrib import group_adagrad_update as _contrib_group_adagrad_update
from .gen_contrib import hawkesll as _contrib_hawkesll
from .gen_contrib import ifft as _contrib_ifft
from .gen_contrib import index_array as _contrib_index_array
from .gen_contrib import index_copy as _contrib_index_copy
from .gen_contrib import interleaved_matmul_encdec_qk as _contrib_interleaved_matmul_encdec_qk
from .gen_contrib import interleaved_matmul_encdec_valatt as _contrib_interleaved_matmul_encdec_valatt
from .gen_contrib import interleaved_matmul_selfatt_qk as _contrib_interleaved_matmul_selfatt_qk
from .gen_contrib import interleaved_matmul_selfatt_valatt as _contrib_interleaved_matmul_selfatt_valatt
from .gen_contrib import quadratic as _contrib_quadratic
from .gen_contrib import round_ste as _contrib_round_ste
from .gen_contrib import sign_ste as _contrib_sign_ste
from .gen_op import elemwise_div as _div
from .gen_image import adjust_lighting as _image_adjust_lighting
from .gen_image import crop as _image_crop
from .gen_image import flip_left_right as _image_flip_left_right
from .gen_image import flip_top_bottom as _image_flip_top_bottom
from .gen_image import normalize as _image_normalize
from .gen_image import random_brightness as _image_random_brightness
from .gen_image import random_color_jitter as _image_random_color_jitter
from .gen_image import random_contrast as _image_random_contrast
from .gen_image import random_flip_left_right as _image_random_flip_left_right
from .gen_image import random_flip_top_bottom as _image_random_flip_top_bottom
from .gen_image import random_hue as _image_random_hue
from .gen_image import random_lighting as _image_random_lighting
from .gen_image import random_saturation as _image_random_saturation
from .gen_image import resize as _image_resize
from .gen_image import to_tensor as _image_to_tensor
from .gen_linalg import det as _linalg_det
from .gen_linalg import extractdiag as _linalg_extractdiag
from .gen_linalg import extracttrian as _linalg_extracttrian
from .gen_linalg import gelqf as _linalg_gelqf
from .gen_linalg import gemm as _linalg_gemm
from .gen_linalg import gemm2 as _linalg_gemm2
from .gen_linalg import inverse as _linalg_inverse
from .gen_linalg import makediag as _linalg_makediag
from .gen_linalg import maketrian as _linalg_maketrian
from .gen_linalg import potrf as _linalg_potrf
from .gen_linalg import potri as _linalg_potri
from .gen_linalg import slogdet as _linalg_slogdet
from .gen_linalg import sumlogdiag as _linalg_sumlogdiag
from .gen_linalg import syevd as _linalg_syevd
from .gen_linalg import syrk as _linalg_syrk
from .gen_linalg import trmm as _linalg_trmm
from .gen_linalg import trsm as _linalg_trsm
from .gen_op import elemwise_sub as _minus
from .gen_op import elemwise_mul as _mul
from .gen_op import repeat as _np_repeat
from .gen_op import Custom as _npi_Custom
from .gen_op import argsort as _npi_argsort
from .gen_contrib import boolean_mask as _npi_boolean_mask
from .gen_op import Cast as _npi_cast
from .gen_op import clip as _npi_clip
from .gen_linalg import det as _npi_det
from .gen_op import expand_dims as _npi_expand_dims
from .gen_op import gather_nd as _npi_gather_nd
from .gen_linalg import inverse as _npi_inv
from .gen_op import broadcast_maximum as _npi_maximum
from .gen_op import broadcast_minimum as _npi_minimum
from .gen_random import randint as _npi_random_randint
from .gen_op import slice as _npi_slice
from .gen_linalg import slogdet as _npi_slogdet
from .gen_op import sort as _npi_sort
from .gen_op import SwapAxis as _npi_swapaxes
from .gen_op import take as _npi_take
from .gen_op import tile as _npi_tile
from .gen_image import adjust_lighting as _npx__image_adjust_lighting
from .gen_image import crop as _npx__image_crop
from .gen_image import flip_left_right as _npx__image_flip_left_right
from .gen_image import flip_top_bottom as _npx__image_flip_top_bottom
from .gen_image import normalize as _npx__image_normalize
from .gen_image import random_brightness as _npx__image_random_brightness
from .gen_image import random_color_jitter as _npx__image_random_color_jitter
from .gen_image import random_contrast as _npx__image_random_contrast
from .gen_image import random_flip_left_right as _npx__image_random_flip_left_right
from .gen_image import random_flip_top_bottom as _npx__image_random_flip_top_bottom
from .gen_image import random_hue as _npx__image_random_hue
from .gen_image import random_lighting as _npx__image_random_lighting
from .gen_image import random_saturation as _npx__image_random_saturation
from .gen_image import resize as _npx__image_resize
from .gen_image import to_tensor as _npx__image_to_tensor
from .gen_op import Activation as _npx_activation
from .gen_contrib import arange_like as _npx_arange_like
from .gen_op import batch_dot as _npx_batch_dot
from .gen_op import Flatten as _npx_batch_flatten
from .gen_op import BatchNorm as _npx_batch_norm
from .gen_op import Cast as _npx_cast
from .gen_op import Convolution as _npx_convolution
from .gen_op import Deconvolution as _npx_deconvolution
from .gen_op import Dropout as _npx_dropout
from .gen_op import Embedding as _npx_embedding
from .gen_op import erf as _npx_erf
from .gen_op import erfinv as _npx_erfinv
from .gen_op import FullyConnected as _npx_fully_connected
from .gen_op import gamma as _npx_gamma
from .gen_op import gammaln as _npx_gammaln
from .gen_op import gather_nd as _npx_gather_nd
from .gen_op import LayerNorm as _npx_layer_norm
from .gen_op import LeakyReLU as _npx_leaky_relu
from .gen_op import log_softmax as _npx_log_softmax
from .gen_contrib import MultiBoxDetection as _npx_multibox_detection
from .gen_contrib import MultiBoxPrior as _npx_multibox_prior
from .gen_contrib import MultiBoxTarget as _npx_multibox_target
from .gen_op import one_hot as _npx_one_hot
from .gen_op import pick as _npx_pick
from .gen_op import Pooling as _npx_pooling
from .gen_op import reshape_like as _npx_reshape_like
from .gen_op import RNN as _npx_rnn
from .gen_op import ROIPooling as _npx_roi_pooling
from .gen_op import SequenceMask as _npx_sequence_mask
from .gen_op import shape_array as _npx_shape_array
from .gen_op import slice as _npx_slice
from .gen_op import smooth_l1 as _npx_smooth_l1
from .gen_op import softmax as _npx_softmax
from .gen_op import topk as _npx_topk
from .gen_op import elemwise_add as _plus
from .gen_random import exponential as _random_exponential
from .gen_random import exponential_like as _random_exponential_like
from .gen_random import gamma as _random_gamma
from .gen_random import gamma_like as _random_gamma_like
from .gen_random import generalized_negative_binomial as _random_generalized_negative_binomial
from .gen_random import generalized_negative_binomial_like as _random_generalized_negative_binomial_like
from .gen_random import negative_binomial as _random_negative_binomial
from .gen_random import negative_binomial_like as _random_negative_binomial_like
from .gen_random import normal as _random_normal
from .gen_random import normal_like as _random_normal_like
from .gen_random import poisson as _random_poisson
from .gen_random import poisson_like as _random_poisson_like
from .gen_random import randint as _random_randint
from .gen_random import uniform as _random_uniform
from .gen_random import uniform_like as _random_uniform_like
from .gen_op import add_n as _sparse_ElementWiseSum
from .gen_op import Embedding as _sparse_Embedding
from .gen_op import FullyConnected as _sparse_FullyConnected
from .gen_op import LinearRegressionOutput as _sparse_LinearRegressionOutput
from .gen_op import LogisticRegressionOutput as _sparse_LogisticRegressionOutput
from .gen_op import MAERegressionOutput as _sparse_MAERegressionOutput
from .gen_contrib import round_ste as _sparse__contrib_round_ste
from .gen_contrib import sign_ste as _sparse__contrib_sign_ste
from .gen_op import abs as _sparse_abs
from .gen_sparse import adagrad_update as _sparse_adagrad_update
from .gen_op import adam_update as _sparse_adam_update
from .gen_op import add_n as _sparse_add_n
from .gen_op import arccos as _sparse_arccos
from .gen_op import arccosh as _sparse_arccosh
from .gen_op import arcsin as _sparse_arcsin
from .gen_op import arcsinh as _sparse_arcsinh
from .gen_op import arctan as _sparse_arctan
from .gen_op import arctanh as _sparse_arctanh
from .gen_op import broadcast_add as _sparse_broadcast_add
from .gen_op import broadcast_div as _sparse_broadcast_div
from .gen_op import broadcast_sub as _sparse_broadcast_minus
from .gen_op import broadcast_mul as _sparse_broadcast_mul
from .gen_op import broadcast_add as _sparse_broadcast_plus
from .gen_op import broadcast_sub as _sparse_broadcast_sub
from .gen_op import cast_storage as _sparse_cast_storage
from .gen_op import cbrt as _sparse_cbrt
from .gen_op import ceil as _sparse_ceil
from .gen_op import clip as _sparse_clip
from .gen_op import Concat as _sparse_concat
from .gen_op import cos as _sparse_cos
from .gen_op import cosh as _sparse_cosh
from .gen_op import degrees as _sparse_degrees
from .gen_op import dot as _sparse_dot
from .gen_op import elemwise_add as _sparse_elemwise_add
from .gen_op import elemwise_div as _sparse_elemwise_div
from .gen_op import elemwise_mul as _sparse_elemwise_mul
from .gen_op import elemwise_sub as _sparse_elemwise_sub
from .gen_op import exp as _sparse_exp
from .gen_op import expm1 as _sparse_expm1
from .gen_op import fix as _sparse_fix
from .gen_op import floor as _sparse_floor
from .gen_op import ftrl_update as _sparse_ftrl_update
from .gen_op import gamma as _sparse_gamma
from .gen_op import gammaln as _sparse_gammaln
from .gen_op import log as _sparse_log
from .gen_op import log10 as _sparse_log10
from .gen_op import log1p as _sparse_log1p
from .gen_op import log2 as _sparse_log2
from .gen_op import make_loss as _sparse_make_loss
from .gen_op import mean as _sparse_mean
from .gen_op import negative as _sparse_negative
from .gen_op import norm as _sparse_norm
from .gen_op import radians as _sparse_radians
from .gen_op import relu as _sparse_relu
from .gen_sparse import retain as _sparse_retain
from .gen_op import rint as _sparse_rint
from .gen_op import round as _sparse_round
from .gen_op import rsqrt as _sparse_rsqrt
from .gen_op import sgd_mom_update as _sparse_sgd_mom_update
from .gen_op import sgd_update as _sparse_sgd_update
from .gen_op import sigmoid as _sparse_sigmoid
from .gen_op import sign as _sparse_sign
from .gen_op import sin as _sparse_sin
from .gen_op import sinh as _sparse_sinh
from .gen_op import slice as _sparse_slice
from .gen_op import sqrt as _sparse_sqrt
from .gen_op import square as _sparse_square
from .gen_op import BlockGrad as _sparse_stop_gradient
from .gen_op import sum as _sparse_sum
from .gen_op import tan as _sparse_tan
from .gen_op import tanh as _sparse_tanh
from .gen_op import trunc as _sparse_trunc
from .gen_op import where as _sparse_where
from .gen_op import zeros_like as _sparse_zeros_like
from .gen_op import elemwise_sub as _sub
