# mxnet.ndarray, internal: operator functions made from the registry by `python -m codegen`; do not edit.
# ruff: noqa
"""mxnet.ndarray, internal: one function for each operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from .._ops import _NDOp
from ..base import _Null

if TYPE_CHECKING:
    from numpy.typing import DTypeLike

    from .ndarray import NDArray

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

_op__adamw_update = _NDOp("_adamw_update", ("weight", "grad", "mean", "var", "rescale_grad"), ("lr", "beta1", "beta2", "epsilon", "wd", "eta", "clip_gradient"))


def _adamw_update(
    weight: NDArray | None = None,
    grad: NDArray | None = None,
    mean: NDArray | None = None,
    var: NDArray | None = None,
    rescale_grad: NDArray | None = None,
    lr: float = _Null,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    wd: float = _Null,
    eta: float = _Null,
    clip_gradient: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """One step of AdamW.

    With g = clip(rescale_grad * grad): mean = beta1 * mean + (1 - beta1) * g; var = beta2 * var + (1 - beta2) * g^2;
    weight -= eta * (lr * mean / (sqrt(var) + epsilon) + wd * weight). Nothing happens when rescale_grad is 0 or not
    finite.

    Parameters
    ----------
    weight : NDArray
        The weight.
    grad : NDArray
        Its gradient, of the same shape.
    mean : NDArray, changed in place
        Running mean of the gradient. Updated in place.
    var : NDArray, changed in place
        Running mean of the squared gradient. Updated in place.
    rescale_grad : NDArray
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The new weight; give the old one as the output to update it in place.

    Examples
    --------
    >>> weight = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> grad = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> mean = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> var = mx.nd.random.uniform(0.5, 1, shape=(3, 4))
    >>> rescale_grad = mx.nd.array([0.5])
    >>> y = mx.nd._internal._adamw_update(weight, grad, mean, var, rescale_grad, lr=0.1, eta=1, wd=0.01)
    """
    return _op__adamw_update((weight, grad, mean, var, rescale_grad), (lr, beta1, beta2, epsilon, wd, eta, clip_gradient), out, kwargs)

_op__arange = _NDOp("_arange", (), ("start", "stop", "step", "repeat", "infer_range", "ctx", "dtype"))


def _arange(
    start: float = _Null,
    stop: float | None = _Null,
    step: float = _Null,
    repeat: int = _Null,
    infer_range: bool = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        One-dimensional, of dtype `dtype`.

    Examples
    --------
    >>> y = mx.nd._internal._arange(start=2, stop=7, step=1.5)
    """
    return _op__arange((), (start, stop, step, repeat, infer_range, ctx, dtype), out, kwargs)

_op__backward_gather_nd = _NDOp("_backward_gather_nd", ("data", "indices"), ("shape",))


def _backward_gather_nd(
    data: NDArray | None = None,
    indices: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Adds up elements at given coordinates of an array of zeros.

    As `scatter_nd`, but values add up where coordinates repeat.

    Parameters
    ----------
    data : NDArray
        The values.
    indices : NDArray
        Coordinates, (M, ...).
    shape : int or tuple of int, required
        Shape of the whole array.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Array of the given shape.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(3,))
    >>> indices = mx.nd.array([0, 1, 1]).reshape((1, 3))
    >>> y = mx.nd._internal._backward_gather_nd(data, indices, shape=(2,))
    """
    return _op__backward_gather_nd((data, indices), (shape,), out, kwargs)

_op__copy = _NDOp("_copy", ("data",), ())


def _copy(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """A copy of the input.

    Parameters
    ----------
    data : NDArray
        Values of any shape and dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same values.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd._internal._copy(data)
    """
    return _op__copy((data,), (), out, kwargs)

_op__cvcopyMakeBorder = _NDOp("_cvcopyMakeBorder", ("src",), ("top", "bot", "left", "right", "type", "value", "values"))


def _cvcopyMakeBorder(
    src: NDArray | None = None,
    top: int = _Null,
    bot: int = _Null,
    left: int = _Null,
    right: int = _Null,
    type: int = _Null,
    value: float = _Null,
    values: float | tuple[float, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """An image with a border around it.

    Parameters
    ----------
    src : NDArray
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Image (top + height + bot, left + width + right, channel) of the same dtype.

    Examples
    --------
    >>> src = mx.nd.random.uniform(0, 255, shape=(2, 3, 3))
    >>> y = mx.nd._internal._cvcopyMakeBorder(src, top=1, bot=2, left=0, right=1, values=(1, 2, 3))
    """
    return _op__cvcopyMakeBorder((src,), (top, bot, left, right, type, value, values), out, kwargs)

_op__cvimresize = _NDOp("_cvimresize", ("src",), ("w", "h", "interp"))


def _cvimresize(
    src: NDArray | None = None,
    w: int = _Null,
    h: int = _Null,
    interp: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """An image in another size.

    Beyond the edges the pixels at the edges count.

    Parameters
    ----------
    src : NDArray
        Image (height, width, channel).
    w : int, required
        Width of the result.
    h : int, required
        Height of the result.
    interp : int, optional, default 1
        How pixels are computed. 0: the nearest one. 1: from 2 x 2, bilinear. 2: from 4 x 4, bicubic. 3: the mean over
        the area, for enlarging as 1. 4: from 8 x 8, Lanczos. 9: 2 to enlarge, 3 to shrink, 1 for a mixture. 10: one of
        0 to 4 at random.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Image (h, w, channel) of the same dtype; integers are rounded.

    Examples
    --------
    >>> src = mx.nd.random.uniform(0, 255, shape=(4, 5, 3))
    >>> y = mx.nd._internal._cvimresize(src, w=3, h=6)
    """
    return _op__cvimresize((src,), (w, h, interp), out, kwargs)

_op__div_scalar = _NDOp("_div_scalar", ("data",), ("scalar", "is_int"))


def _div_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`data / scalar`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._div_scalar(data, scalar=1.9)
    """
    return _op__div_scalar((data,), (scalar, is_int), out, kwargs)

_op__equal = _NDOp("_equal", ("lhs", "rhs"), ())


def _equal(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `lhs == rhs`, 0 elsewhere.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same shape and dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd._internal._equal(lhs, rhs)
    """
    return _op__equal((lhs, rhs), (), out, kwargs)

_op__equal_scalar = _NDOp("_equal_scalar", ("data",), ("scalar", "is_int"))


def _equal_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `data == scalar`, 0 elsewhere.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._equal_scalar(data, scalar=1.9)
    """
    return _op__equal_scalar((data,), (scalar, is_int), out, kwargs)

_op__eye = _NDOp("_eye", (), ("N", "M", "k", "ctx", "dtype"))


def _eye(
    N: int = _Null,
    M: int = _Null,
    k: int = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Of shape (N, M).

    Examples
    --------
    >>> y = mx.nd._internal._eye(N=3)
    """
    return _op__eye((), (N, M, k, ctx, dtype), out, kwargs)

_op__full = _NDOp("_full", (), ("shape", "ctx", "dtype", "value"))


def _full(
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    value: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Of shape `shape` and dtype `dtype`.

    Examples
    --------
    >>> y = mx.nd._internal._full(shape=(2, 3), value=2.5)
    """
    return _op__full((), (shape, ctx, dtype, value), out, kwargs)

_op__grad_add = _NDOp("_grad_add", ("lhs", "rhs"), ())


def _grad_add(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Sum of two gradients, `lhs + rhs`.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same shape and dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd._internal._grad_add(lhs, rhs)
    """
    return _op__grad_add((lhs, rhs), (), out, kwargs)

_op__greater = _NDOp("_greater", ("lhs", "rhs"), ())


def _greater(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `lhs > rhs`, 0 elsewhere.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same shape and dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd._internal._greater(lhs, rhs)
    """
    return _op__greater((lhs, rhs), (), out, kwargs)

_op__greater_equal = _NDOp("_greater_equal", ("lhs", "rhs"), ())


def _greater_equal(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `lhs >= rhs`, 0 elsewhere.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same shape and dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd._internal._greater_equal(lhs, rhs)
    """
    return _op__greater_equal((lhs, rhs), (), out, kwargs)

_op__greater_equal_scalar = _NDOp("_greater_equal_scalar", ("data",), ("scalar", "is_int"))


def _greater_equal_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `data >= scalar`, 0 elsewhere.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._greater_equal_scalar(data, scalar=1.9)
    """
    return _op__greater_equal_scalar((data,), (scalar, is_int), out, kwargs)

_op__greater_scalar = _NDOp("_greater_scalar", ("data",), ("scalar", "is_int"))


def _greater_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `data > scalar`, 0 elsewhere.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._greater_scalar(data, scalar=1.9)
    """
    return _op__greater_scalar((data,), (scalar, is_int), out, kwargs)

_op__histogram = _NDOp("_histogram", ("data", "bins"), ("bin_cnt", "range"))


def _histogram(
    data: NDArray | None = None,
    bins: NDArray | None = None,
    bin_cnt: int | None = _Null,
    range: float | tuple[float, ...] | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> list[NDArray]:
    """Counts how many values fall into each bin.

    A bin has its left edge and not its right one, but for the last, which has both; values outside are not counted.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    bins : NDArray
        Edges in rising order, of the same dtype, unless `bin_cnt` is given.
    bin_cnt : int or None, optional, default None
        Number of bins of equal width; None: the input `bins` gives the edges.
    range : tuple of float or None, optional, default None
        Lower and upper end of the bins, with `bin_cnt`.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    list[NDArray]
        counts: int64, one count for each bin.
        edges: The edges of the bins.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 9))
    >>> y = mx.nd._internal._histogram(data, bin_cnt=4, range=(-1, 1))
    """
    return _op__histogram((data, bins), (bin_cnt, range), out, kwargs)

_op__hypot = _NDOp("_hypot", ("lhs", "rhs"), ())


def _hypot(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Length of a vector with two components, `sqrt(lhs^2 + rhs^2)`.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same shape and dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(0.5, 2, shape=(3, 4))
    >>> rhs = mx.nd.random.uniform(0.25, 1, shape=(3, 4))
    >>> y = mx.nd._internal._hypot(lhs, rhs)
    """
    return _op__hypot((lhs, rhs), (), out, kwargs)

_op__hypot_scalar = _NDOp("_hypot_scalar", ("data",), ("scalar", "is_int"))


def _hypot_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`sqrt(data^2 + scalar^2)`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._hypot_scalar(data, scalar=1.9)
    """
    return _op__hypot_scalar((data,), (scalar, is_int), out, kwargs)

_op__identity_with_attr_like_rhs = _NDOp("_identity_with_attr_like_rhs", ("lhs", "rhs"), ())


def _identity_with_attr_like_rhs(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """A copy of `lhs`.

    `rhs` only says what the shape and the dtype must be.

    Parameters
    ----------
    lhs : NDArray
        The values.
    rhs : NDArray
        An array of the same shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same values as `lhs`.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd._internal._identity_with_attr_like_rhs(lhs, rhs)
    """
    return _op__identity_with_attr_like_rhs((lhs, rhs), (), out, kwargs)

_op__lesser = _NDOp("_lesser", ("lhs", "rhs"), ())


def _lesser(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `lhs < rhs`, 0 elsewhere.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same shape and dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd._internal._lesser(lhs, rhs)
    """
    return _op__lesser((lhs, rhs), (), out, kwargs)

_op__lesser_equal = _NDOp("_lesser_equal", ("lhs", "rhs"), ())


def _lesser_equal(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `lhs <= rhs`, 0 elsewhere.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same shape and dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd._internal._lesser_equal(lhs, rhs)
    """
    return _op__lesser_equal((lhs, rhs), (), out, kwargs)

_op__lesser_equal_scalar = _NDOp("_lesser_equal_scalar", ("data",), ("scalar", "is_int"))


def _lesser_equal_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `data <= scalar`, 0 elsewhere.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._lesser_equal_scalar(data, scalar=1.9)
    """
    return _op__lesser_equal_scalar((data,), (scalar, is_int), out, kwargs)

_op__lesser_scalar = _NDOp("_lesser_scalar", ("data",), ("scalar", "is_int"))


def _lesser_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `data < scalar`, 0 elsewhere.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._lesser_scalar(data, scalar=1.9)
    """
    return _op__lesser_scalar((data,), (scalar, is_int), out, kwargs)

_op__linspace = _NDOp("_linspace", (), ("start", "stop", "step", "repeat", "infer_range", "ctx", "dtype"))


def _linspace(
    start: float = _Null,
    stop: float | None = _Null,
    step: float = _Null,
    repeat: int = _Null,
    infer_range: bool = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        One-dimensional, of dtype `dtype`.

    Examples
    --------
    >>> y = mx.nd._internal._linspace(start=0, stop=1, num=5)
    """
    return _op__linspace((), (start, stop, step, repeat, infer_range, ctx, dtype), out, kwargs)

_op__logical_and = _NDOp("_logical_and", ("lhs", "rhs"), ())


def _logical_and(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where both values are non-zero, 0 elsewhere.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same shape and dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd._internal._logical_and(lhs, rhs)
    """
    return _op__logical_and((lhs, rhs), (), out, kwargs)

_op__logical_and_scalar = _NDOp("_logical_and_scalar", ("data",), ("scalar", "is_int"))


def _logical_and_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `data` and the scalar are non-zero.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._logical_and_scalar(data, scalar=1.9)
    """
    return _op__logical_and_scalar((data,), (scalar, is_int), out, kwargs)

_op__logical_or = _NDOp("_logical_or", ("lhs", "rhs"), ())


def _logical_or(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where at least one value is non-zero, 0 elsewhere.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same shape and dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd._internal._logical_or(lhs, rhs)
    """
    return _op__logical_or((lhs, rhs), (), out, kwargs)

_op__logical_or_scalar = _NDOp("_logical_or_scalar", ("data",), ("scalar", "is_int"))


def _logical_or_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `data` or the scalar is non-zero.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._logical_or_scalar(data, scalar=1.9)
    """
    return _op__logical_or_scalar((data,), (scalar, is_int), out, kwargs)

_op__logical_xor = _NDOp("_logical_xor", ("lhs", "rhs"), ())


def _logical_xor(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where exactly one value is non-zero, 0 elsewhere.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same shape and dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd._internal._logical_xor(lhs, rhs)
    """
    return _op__logical_xor((lhs, rhs), (), out, kwargs)

_op__logical_xor_scalar = _NDOp("_logical_xor_scalar", ("data",), ("scalar", "is_int"))


def _logical_xor_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where one of `data` and the scalar is non-zero.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._logical_xor_scalar(data, scalar=1.9)
    """
    return _op__logical_xor_scalar((data,), (scalar, is_int), out, kwargs)

_op__maximum = _NDOp("_maximum", ("lhs", "rhs"), ())


def _maximum(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """The larger of two values.

    NaN wins over a number.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same shape and dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd._internal._maximum(lhs, rhs)
    """
    return _op__maximum((lhs, rhs), (), out, kwargs)

_op__maximum_scalar = _NDOp("_maximum_scalar", ("data",), ("scalar", "is_int"))


def _maximum_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """The larger of `data` and the scalar.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._maximum_scalar(data, scalar=1.9)
    """
    return _op__maximum_scalar((data,), (scalar, is_int), out, kwargs)

_op__minimum = _NDOp("_minimum", ("lhs", "rhs"), ())


def _minimum(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """The smaller of two values.

    NaN wins over a number.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same shape and dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd._internal._minimum(lhs, rhs)
    """
    return _op__minimum((lhs, rhs), (), out, kwargs)

_op__minimum_scalar = _NDOp("_minimum_scalar", ("data",), ("scalar", "is_int"))


def _minimum_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """The smaller of `data` and the scalar.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._minimum_scalar(data, scalar=1.9)
    """
    return _op__minimum_scalar((data,), (scalar, is_int), out, kwargs)

_op__minus_scalar = _NDOp("_minus_scalar", ("data",), ("scalar", "is_int"))


def _minus_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`data - scalar`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._minus_scalar(data, scalar=1.9)
    """
    return _op__minus_scalar((data,), (scalar, is_int), out, kwargs)

_op__mod = _NDOp("_mod", ("lhs", "rhs"), ())


def _mod(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Remainder of `lhs / rhs`.

    It has the sign of `rhs`; the remainder of a division by zero is zero.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same shape and dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(1.1, 1.9, shape=(3, 4))
    >>> rhs = mx.nd.random.uniform(0.55, 0.95, shape=(3, 4))
    >>> y = mx.nd._internal._mod(lhs, rhs)
    """
    return _op__mod((lhs, rhs), (), out, kwargs)

_op__mod_scalar = _NDOp("_mod_scalar", ("data",), ("scalar", "is_int"))


def _mod_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Remainder of `data / scalar`, with the sign of the scalar.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._mod_scalar(data, scalar=1.9)
    """
    return _op__mod_scalar((data,), (scalar, is_int), out, kwargs)

_op__mp_adamw_update = _NDOp("_mp_adamw_update", ("weight", "grad", "mean", "var", "weight32", "rescale_grad"), ("lr", "beta1", "beta2", "epsilon", "wd", "eta", "clip_gradient"))


def _mp_adamw_update(
    weight: NDArray | None = None,
    grad: NDArray | None = None,
    mean: NDArray | None = None,
    var: NDArray | None = None,
    weight32: NDArray | None = None,
    rescale_grad: NDArray | None = None,
    lr: float = _Null,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    wd: float = _Null,
    eta: float = _Null,
    clip_gradient: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """One step of AdamW.

    With g = clip(rescale_grad * grad): mean = beta1 * mean + (1 - beta1) * g; var = beta2 * var + (1 - beta2) * g^2;
    weight -= eta * (lr * mean / (sqrt(var) + epsilon) + wd * weight). Nothing happens when rescale_grad is 0 or not
    finite. This form keeps float32 copies of weights of lower precision.

    Parameters
    ----------
    weight : NDArray
        The weight.
    grad : NDArray
        Its gradient, of the same shape.
    mean : NDArray, changed in place
        Running mean of the gradient. Updated in place.
    var : NDArray, changed in place
        Running mean of the squared gradient. Updated in place.
    weight32 : NDArray, changed in place
        The weight in float32. Updated in place.
    rescale_grad : NDArray
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The new weight; give the old one as the output to update it in place.

    Examples
    --------
    >>> weight = mx.nd.random.uniform(-1, 1, shape=(3, 4), dtype="float16")
    >>> grad = mx.nd.random.uniform(-1, 1, shape=(3, 4), dtype="float16")
    >>> mean = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> var = mx.nd.random.uniform(0.5, 1, shape=(3, 4))
    >>> weight32 = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> rescale_grad = mx.nd.array([0.5])
    >>> y = mx.nd._internal._mp_adamw_update(weight, grad, mean, var, weight32, rescale_grad, lr=0.1, eta=1, wd=0.01)
    """
    return _op__mp_adamw_update((weight, grad, mean, var, weight32, rescale_grad), (lr, beta1, beta2, epsilon, wd, eta, clip_gradient), out, kwargs)

_op__mul_scalar = _NDOp("_mul_scalar", ("data",), ("scalar", "is_int"))


def _mul_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`data * scalar`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._mul_scalar(data, scalar=1.9)
    """
    return _op__mul_scalar((data,), (scalar, is_int), out, kwargs)

_op__multi_adamw_update = _NDOp("_multi_adamw_update", None, ("lrs", "beta1", "beta2", "epsilon", "wds", "etas", "clip_gradient", "num_weights"), variadic="")


def _multi_adamw_update(
    *data: NDArray,
    lrs: float | tuple[float, ...] = _Null,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    wds: float | tuple[float, ...] = _Null,
    etas: float | tuple[float, ...] = _Null,
    clip_gradient: float = _Null,
    num_weights: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """One step of AdamW for many weights.

    For each weight as the single-tensor update does it, with the rates of its place.

    Parameters
    ----------
    *data : NDArrays
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The new weights; give the old ones as outputs to update them in place.

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> arg1 = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> arg2 = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> arg3 = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> arg4 = mx.nd.random.uniform(-1, 1, shape=(2,))
    >>> arg5 = mx.nd.random.uniform(-1, 1, shape=(2,))
    >>> arg6 = mx.nd.random.uniform(0.5, 0.7, shape=(2,))
    >>> arg7 = mx.nd.random.uniform(0.5, 0.7, shape=(2,))
    >>> arg8 = mx.nd.array([0.5])
    >>> y = mx.nd._internal._multi_adamw_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, num_weights=2, lrs=(0.1, 0.1), wds=(0.1, 0.1), etas=(0.1, 0.1))
    """
    return _op__multi_adamw_update(data, (lrs, beta1, beta2, epsilon, wds, etas, clip_gradient, num_weights), out, kwargs)

_op__multi_lamb_update = _NDOp("_multi_lamb_update", None, ("learning_rates", "beta1", "beta2", "epsilon", "wds", "rescale_grad", "lower_bound", "upper_bound", "clip_gradient", "bias_correction", "step_count", "num_tensors"), variadic="")


def _multi_lamb_update(
    *data: NDArray,
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
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """One step of LAMB for many weights.

    For each weight both parts of the step, with the rates and the step number of its place.

    Parameters
    ----------
    *data : NDArrays
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The new weights; give the old ones as outputs to update them in place.

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> arg1 = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> arg2 = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> arg3 = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> arg4 = mx.nd.random.uniform(-1, 1, shape=(2,))
    >>> arg5 = mx.nd.random.uniform(-1, 1, shape=(2,))
    >>> arg6 = mx.nd.random.uniform(0.5, 0.7, shape=(2,))
    >>> arg7 = mx.nd.random.uniform(0.5, 0.7, shape=(2,))
    >>> y = mx.nd._internal._multi_lamb_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, num_tensors=2, step_count=(2, 2), learning_rates=(0.1, 0.1), wds=(0.1, 0.1))
    """
    return _op__multi_lamb_update(data, (learning_rates, beta1, beta2, epsilon, wds, rescale_grad, lower_bound, upper_bound, clip_gradient, bias_correction, step_count, num_tensors), out, kwargs)

_op__multi_mp_adamw_update = _NDOp("_multi_mp_adamw_update", None, ("lrs", "beta1", "beta2", "epsilon", "wds", "etas", "clip_gradient", "num_weights"), variadic="")


def _multi_mp_adamw_update(
    *data: NDArray,
    lrs: float | tuple[float, ...] = _Null,
    beta1: float = _Null,
    beta2: float = _Null,
    epsilon: float = _Null,
    wds: float | tuple[float, ...] = _Null,
    etas: float | tuple[float, ...] = _Null,
    clip_gradient: float = _Null,
    num_weights: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """One step of AdamW for many weights.

    For each weight as the single-tensor update does it, with the rates of its place. This form keeps float32 copies of
    weights of lower precision.

    Parameters
    ----------
    *data : NDArrays
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The new weights; give the old ones as outputs to update them in place.

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(3, 4), dtype="float16")
    >>> arg1 = mx.nd.random.uniform(-1, 1, shape=(3, 4), dtype="float16")
    >>> arg2 = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> arg3 = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> arg4 = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> arg5 = mx.nd.random.uniform(-1, 1, shape=(2,), dtype="float16")
    >>> arg6 = mx.nd.random.uniform(-1, 1, shape=(2,), dtype="float16")
    >>> arg7 = mx.nd.random.uniform(0.5, 0.7, shape=(2,))
    >>> arg8 = mx.nd.random.uniform(0.5, 0.7, shape=(2,))
    >>> arg9 = mx.nd.random.uniform(0.5, 0.7, shape=(2,))
    >>> arg10 = mx.nd.array([0.5])
    >>> y = mx.nd._internal._multi_mp_adamw_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9, arg10, num_weights=2, lrs=(0.1, 0.1), wds=(0.1, 0.1), etas=(0.1, 0.1))
    """
    return _op__multi_mp_adamw_update(data, (lrs, beta1, beta2, epsilon, wds, etas, clip_gradient, num_weights), out, kwargs)

_op__multi_mp_lamb_update = _NDOp("_multi_mp_lamb_update", None, ("learning_rates", "beta1", "beta2", "epsilon", "wds", "rescale_grad", "lower_bound", "upper_bound", "clip_gradient", "bias_correction", "step_count", "num_tensors"), variadic="")


def _multi_mp_lamb_update(
    *data: NDArray,
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
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """One step of LAMB for many weights.

    For each weight both parts of the step, with the rates and the step number of its place.

    Parameters
    ----------
    *data : NDArrays
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The new weights; give the old ones as outputs to update them in place.

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(3, 4), dtype="float16")
    >>> arg1 = mx.nd.random.uniform(-1, 1, shape=(3, 4), dtype="float16")
    >>> arg2 = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> arg3 = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> arg4 = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> arg5 = mx.nd.random.uniform(-1, 1, shape=(2,), dtype="float16")
    >>> arg6 = mx.nd.random.uniform(-1, 1, shape=(2,), dtype="float16")
    >>> arg7 = mx.nd.random.uniform(0.5, 0.7, shape=(2,))
    >>> arg8 = mx.nd.random.uniform(0.5, 0.7, shape=(2,))
    >>> arg9 = mx.nd.random.uniform(0.5, 0.7, shape=(2,))
    >>> y = mx.nd._internal._multi_mp_lamb_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9, num_tensors=2, step_count=(2, 2), learning_rates=(0.1, 0.1), wds=(0.1, 0.1))
    """
    return _op__multi_mp_lamb_update(data, (learning_rates, beta1, beta2, epsilon, wds, rescale_grad, lower_bound, upper_bound, clip_gradient, bias_correction, step_count, num_tensors), out, kwargs)

_op__not_equal = _NDOp("_not_equal", ("lhs", "rhs"), ())


def _not_equal(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `lhs != rhs`, 0 elsewhere.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same shape and dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd._internal._not_equal(lhs, rhs)
    """
    return _op__not_equal((lhs, rhs), (), out, kwargs)

_op__not_equal_scalar = _NDOp("_not_equal_scalar", ("data",), ("scalar", "is_int"))


def _not_equal_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """1 where `data != scalar`, 0 elsewhere.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._not_equal_scalar(data, scalar=1.9)
    """
    return _op__not_equal_scalar((data,), (scalar, is_int), out, kwargs)

_op__np_all = _NDOp("_np_all", ("data",), ("axis", "keepdims"))


def _np_all(
    data: NDArray | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Whether all elements along axes are not zero.

    Parameters
    ----------
    data : NDArray
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None: all. Negative axes count from the end.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Booleans.

    Examples
    --------
    >>> data = mx.nd.array([0, 1, 0, 2, 3, 4]).reshape((2, 3))
    >>> y = mx.nd._internal._np_all(data, axis=(1,))
    """
    return _op__np_all((data,), (axis, keepdims), out, kwargs)

_op__np_any = _NDOp("_np_any", ("data",), ("axis", "keepdims"))


def _np_any(
    data: NDArray | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Whether any element along axes is not zero.

    Parameters
    ----------
    data : NDArray
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None: all. Negative axes count from the end.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Booleans.

    Examples
    --------
    >>> data = mx.nd.array([0, 1, 0, 2, 3, 4]).reshape((2, 3))
    >>> y = mx.nd._internal._np_any(data, axis=(1,))
    """
    return _op__np_any((data,), (axis, keepdims), out, kwargs)

_op__np_atleast_1d = _NDOp("_np_atleast_1d", None, ("num_args",), variadic="num_args")


def _np_atleast_1d(
    *arys: NDArray,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Arrays with at least 1 axis.

    Missing ones get length 1.

    Parameters
    ----------
    *arys : NDArrays
        Arrays of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(3,))
    >>> arg1 = mx.nd.random.uniform(-1, 1, shape=(2, 2))
    >>> y = mx.nd._internal._np_atleast_1d(arg0, arg1)
    """
    return _op__np_atleast_1d(arys, (), out, kwargs)

_op__np_atleast_2d = _NDOp("_np_atleast_2d", None, ("num_args",), variadic="num_args")


def _np_atleast_2d(
    *arys: NDArray,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Arrays with at least 2 axes.

    Missing ones get length 1.

    Parameters
    ----------
    *arys : NDArrays
        Arrays of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(3,))
    >>> arg1 = mx.nd.random.uniform(-1, 1, shape=(2, 2))
    >>> y = mx.nd._internal._np_atleast_2d(arg0, arg1)
    """
    return _op__np_atleast_2d(arys, (), out, kwargs)

_op__np_atleast_3d = _NDOp("_np_atleast_3d", None, ("num_args",), variadic="num_args")


def _np_atleast_3d(
    *arys: NDArray,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Arrays with at least 3 axes.

    Missing ones get length 1.

    Parameters
    ----------
    *arys : NDArrays
        Arrays of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(3,))
    >>> arg1 = mx.nd.random.uniform(-1, 1, shape=(2, 2))
    >>> y = mx.nd._internal._np_atleast_3d(arg0, arg1)
    """
    return _op__np_atleast_3d(arys, (), out, kwargs)

_op__np_copy = _NDOp("_np_copy", ("a",), ())


def _np_copy(
    a: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """A copy of an array.

    Parameters
    ----------
    a : NDArray
        Array of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same values.

    Examples
    --------
    >>> a = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd._internal._np_copy(a)
    """
    return _op__np_copy((a,), (), out, kwargs)

_op__np_cumsum = _NDOp("_np_cumsum", ("a",), ("axis", "dtype"))


def _np_cumsum(
    a: NDArray | None = None,
    axis: int | None = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Sums of the elements along an axis up to each of them.

    Parameters
    ----------
    a : NDArray
        Any array.
    axis : int or None, optional, default None
        The axis to add along; None: the whole array, flattened.
    dtype : {None, "float16", "float32", "float64", "int32", "int64", "int8"}, optional, default None
        The dtype of the result, and of the computation; None: as the input suggests.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `a`; one-dimensional if `axis` is None.

    Examples
    --------
    >>> a = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd._internal._np_cumsum(a, axis=0)
    """
    return _op__np_cumsum((a,), (axis, dtype), out, kwargs)

_op__np_diag = _NDOp("_np_diag", ("data",), ("k",))


def _np_diag(
    data: NDArray | None = None,
    k: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """The diagonal of a matrix, or a matrix with a given diagonal and zeros elsewhere.

    Parameters
    ----------
    data : NDArray
        Vector or matrix.
    k : int, optional, default 0
        Which diagonal: 0 the main one, positive above it, negative below it.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Matrix or vector.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd._internal._np_diag(data, k=1)
    """
    return _op__np_diag((data,), (k,), out, kwargs)

_op__np_diagflat = _NDOp("_np_diagflat", ("data",), ("k",))


def _np_diagflat(
    data: NDArray | None = None,
    k: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """A matrix with the elements of an array, flattened, on a diagonal and zeros elsewhere.

    Parameters
    ----------
    data : NDArray
        Array of any shape.
    k : int, optional, default 0
        Which diagonal: 0 the main one, positive above it, negative below it.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Square matrix.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 2))
    >>> y = mx.nd._internal._np_diagflat(data)
    """
    return _op__np_diagflat((data,), (k,), out, kwargs)

_op__np_diagonal = _NDOp("_np_diagonal", ("data",), ("offset", "axis1", "axis2"))


def _np_diagonal(
    data: NDArray | None = None,
    offset: int = _Null,
    axis1: int = _Null,
    axis2: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """The diagonals of matrices; they become the last axis.

    Parameters
    ----------
    data : NDArray
        Array with at least two axes.
    offset : int, optional, default 0
        Which diagonal: 0 the main one, positive above it, negative below it.
    axis1 : int, optional, default 0
        First axis of the matrices.
    axis2 : int, optional, default 1
        Second axis of the matrices.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The diagonals.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd._internal._np_diagonal(data, offset=1)
    """
    return _op__np_diagonal((data,), (offset, axis1, axis2), out, kwargs)

_op__np_dot = _NDOp("_np_dot", ("a", "b"), ())


def _np_dot(
    a: NDArray | None = None,
    b: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Product of two arrays: of a number with anything, of vectors, of matrices.

    The last axis of `a` is summed against the last but one of `b`, or its only one.

    Parameters
    ----------
    a : NDArray
        First factor.
    b : NDArray
        Second factor.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The product, of the wider dtype.

    Examples
    --------
    >>> a = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> b = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd._internal._np_dot(a, b)
    """
    return _op__np_dot((a, b), (), out, kwargs)

_op__np_max = _NDOp("_np_max", ("a",), ("axis", "keepdims", "initial"))


def _np_max(
    a: NDArray | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    initial: float | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Largest element along axes.

    NaN wins; equal elements share the gradient.

    Parameters
    ----------
    a : NDArray
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None: all. Negative axes count from the end.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    initial : float or None, optional, default None
        A value that takes part in every reduction; None: none.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The reduced array, of the same dtype.

    Examples
    --------
    >>> a = mx.nd.random.uniform(-1, 1, shape=(2, 3, 4))
    >>> y = mx.nd._internal._np_max(a, axis=(1,))
    """
    return _op__np_max((a,), (axis, keepdims, initial), out, kwargs)

_op__np_min = _NDOp("_np_min", ("a",), ("axis", "keepdims", "initial"))


def _np_min(
    a: NDArray | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    initial: float | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Smallest element along axes.

    NaN wins; equal elements share the gradient.

    Parameters
    ----------
    a : NDArray
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None: all. Negative axes count from the end.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    initial : float or None, optional, default None
        A value that takes part in every reduction; None: none.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The reduced array, of the same dtype.

    Examples
    --------
    >>> a = mx.nd.random.uniform(-1, 1, shape=(2, 3, 4))
    >>> y = mx.nd._internal._np_min(a, axis=(1,))
    """
    return _op__np_min((a,), (axis, keepdims, initial), out, kwargs)

_op__np_moveaxis = _NDOp("_np_moveaxis", ("a",), ("source", "destination"))


def _np_moveaxis(
    a: NDArray | None = None,
    source: int | tuple[int, ...] = _Null,
    destination: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Moves axes of an array to other places.

    Parameters
    ----------
    a : NDArray
        Array of any shape.
    source : int or tuple of int, required
        Axes to move.
    destination : int or tuple of int, required
        Where each of them goes; the others keep their order.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The same elements, moved.

    Examples
    --------
    >>> a = mx.nd.random.uniform(-1, 1, shape=(2, 3, 4))
    >>> y = mx.nd._internal._np_moveaxis(a, source=(0,), destination=(-1,))
    """
    return _op__np_moveaxis((a,), (source, destination), out, kwargs)

_op__np_prod = _NDOp("_np_prod", ("a",), ("axis", "dtype", "keepdims", "initial"))


def _np_prod(
    a: NDArray | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    dtype: DTypeLike = _Null,
    keepdims: bool = _Null,
    initial: float | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Product of the elements along axes.

    Parameters
    ----------
    a : NDArray
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None: all. Negative axes count from the end.
    dtype : {None, "bool", "float16", "float32", "float64", "int32", "int64", "int8"}, optional, default None
        The dtype of the result, and of the computation; None: as the input suggests.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    initial : float or None, optional, default None
        A value that takes part in every reduction; None: none.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The reduced array.

    Examples
    --------
    >>> a = mx.nd.random.uniform(0.5, 1.5, shape=(2, 3, 4))
    >>> y = mx.nd._internal._np_prod(a, axis=(1,))
    """
    return _op__np_prod((a,), (axis, dtype, keepdims, initial), out, kwargs)

_op__np_reshape = _NDOp("_np_reshape", ("a",), ("newshape", "order"))


def _np_reshape(
    a: NDArray | None = None,
    newshape: int | tuple[int, ...] = _Null,
    order: str = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Gives the elements of an array another shape.

    No data moves.

    Parameters
    ----------
    a : NDArray
        Array of any shape.
    newshape : int or tuple of int, required
        New shape; one of the dimensions may be -1, which follows from the others.
    order : str, optional, default "C"
        The order of the elements; only 'C', row by row, is supported.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The same elements in row-major order.

    Examples
    --------
    >>> a = mx.nd.random.uniform(-1, 1, shape=(2, 3, 4))
    >>> y = mx.nd._internal._np_reshape(a, newshape=(-1, 4))
    """
    return _op__np_reshape((a,), (newshape, order), out, kwargs)

_op__np_roll = _NDOp("_np_roll", ("data",), ("shift", "axis"))


def _np_roll(
    data: NDArray | None = None,
    shift: int | tuple[int, ...] | None = _Null,
    axis: int | tuple[int, ...] | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Moves elements along axes.

    Those that leave at the end come back at the front.

    Parameters
    ----------
    data : NDArray
        Array of any shape.
    shift : int or tuple of int or None, optional, default None
        By how many places the elements move; one number for each axis.
    axis : int or tuple of int or None, optional, default None
        Axes to move along; None: the whole array, flattened.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The same elements, moved.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd._internal._np_roll(data, shift=(2,))
    """
    return _op__np_roll((data,), (shift, axis), out, kwargs)

_op__np_squeeze = _NDOp("_np_squeeze", ("a",), ("axis",))


def _np_squeeze(
    a: NDArray | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Removes axes of length 1.

    No data moves.

    Parameters
    ----------
    a : NDArray
        Array of any shape.
    axis : int or tuple of int or None, optional, default None
        Axes of length 1 to remove; None: all of length 1.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The same elements with fewer axes.

    Examples
    --------
    >>> a = mx.nd.random.uniform(-1, 1, shape=(2, 1, 3, 1))
    >>> y = mx.nd._internal._np_squeeze(a)
    """
    return _op__np_squeeze((a,), (axis,), out, kwargs)

_op__np_sum = _NDOp("_np_sum", ("a",), ("axis", "dtype", "keepdims", "initial"))


def _np_sum(
    a: NDArray | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    dtype: DTypeLike = _Null,
    keepdims: bool = _Null,
    initial: float | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Sum of the elements along axes.

    Parameters
    ----------
    a : NDArray
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None: all. Negative axes count from the end.
    dtype : {None, "bool", "float16", "float32", "float64", "int32", "int64", "int8"}, optional, default None
        The dtype of the result, and of the computation; None: as the input suggests.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    initial : float or None, optional, default None
        A value that takes part in every reduction; None: none.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The reduced array.

    Examples
    --------
    >>> a = mx.nd.random.uniform(0.5, 1.5, shape=(2, 3, 4))
    >>> y = mx.nd._internal._np_sum(a, axis=(1,))
    """
    return _op__np_sum((a,), (axis, dtype, keepdims, initial), out, kwargs)

_op__np_trace = _NDOp("_np_trace", ("data",), ("offset", "axis1", "axis2"))


def _np_trace(
    data: NDArray | None = None,
    offset: int = _Null,
    axis1: int = _Null,
    axis2: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Sums of the diagonals of matrices.

    Parameters
    ----------
    data : NDArray
        Array with at least two axes.
    offset : int, optional, default 0
        Which diagonal: 0 the main one, positive above it, negative below it.
    axis1 : int, optional, default 0
        First axis of the matrices.
    axis2 : int, optional, default 1
        Second axis of the matrices.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The array without the two axes.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3, 4))
    >>> y = mx.nd._internal._np_trace(data, axis1=1, axis2=-1)
    """
    return _op__np_trace((data,), (offset, axis1, axis2), out, kwargs)

_op__np_transpose = _NDOp("_np_transpose", ("a",), ("axes",))


def _np_transpose(
    a: NDArray | None = None,
    axes: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Reorders the axes of an array.

    Output axis i is input axis axes[i].

    Parameters
    ----------
    a : NDArray
        Array of any shape.
    axes : int or tuple of int, optional, default None
        Which input axis each output axis is; None: all in reverse order.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The same elements, moved.

    Examples
    --------
    >>> a = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd._internal._np_transpose(a)
    """
    return _op__np_transpose((a,), (axes,), out, kwargs)

_op__npi_absolute = _NDOp("_npi_absolute", ("x",), ())


def _npi_absolute(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Absolute value, |x|.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(0.2, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npi_absolute(x)
    """
    return _op__npi_absolute((x,), (), out, kwargs)

_op__npi_add = _NDOp("_npi_add", ("lhs", "rhs"), ())


def _npi_add(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Sum, `lhs + rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(4, 1))
    >>> y = mx.nd._internal._npi_add(lhs, rhs)
    """
    return _op__npi_add((lhs, rhs), (), out, kwargs)

_op__npi_add_scalar = _NDOp("_npi_add_scalar", ("data",), ("scalar", "is_int"))


def _npi_add_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`data + scalar`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._npi_add_scalar(data, scalar=1.9)
    """
    return _op__npi_add_scalar((data,), (scalar, is_int), out, kwargs)

_op__npi_arange = _NDOp("_npi_arange", (), ("start", "stop", "step", "repeat", "infer_range", "ctx", "dtype"))


def _npi_arange(
    start: float = _Null,
    stop: float | None = _Null,
    step: float = _Null,
    repeat: int = _Null,
    infer_range: bool = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        One-dimensional, of dtype `dtype`.

    Examples
    --------
    >>> y = mx.nd._internal._npi_arange(start=2, stop=7, step=1.5)
    """
    return _op__npi_arange((), (start, stop, step, repeat, infer_range, ctx, dtype), out, kwargs)

_op__npi_arccos = _NDOp("_npi_arccos", ("x",), ())


def _npi_arccos(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Inverse cosine, in [0, pi].

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(-0.8, 0.8, shape=(3, 4))
    >>> y = mx.nd._internal._npi_arccos(x)
    """
    return _op__npi_arccos((x,), (), out, kwargs)

_op__npi_arccosh = _NDOp("_npi_arccosh", ("x",), ())


def _npi_arccosh(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Inverse hyperbolic cosine.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(1.2, 3, shape=(3, 4))
    >>> y = mx.nd._internal._npi_arccosh(x)
    """
    return _op__npi_arccosh((x,), (), out, kwargs)

_op__npi_arcsin = _NDOp("_npi_arcsin", ("x",), ())


def _npi_arcsin(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Inverse sine, in [-pi/2, pi/2].

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(-0.8, 0.8, shape=(3, 4))
    >>> y = mx.nd._internal._npi_arcsin(x)
    """
    return _op__npi_arcsin((x,), (), out, kwargs)

_op__npi_arcsinh = _NDOp("_npi_arcsinh", ("x",), ())


def _npi_arcsinh(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Inverse hyperbolic sine.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npi_arcsinh(x)
    """
    return _op__npi_arcsinh((x,), (), out, kwargs)

_op__npi_arctan = _NDOp("_npi_arctan", ("x",), ())


def _npi_arctan(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Inverse tangent, in [-pi/2, pi/2].

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npi_arctan(x)
    """
    return _op__npi_arctan((x,), (), out, kwargs)

_op__npi_arctan2 = _NDOp("_npi_arctan2", ("x1", "x2"), ())


def _npi_arctan2(
    x1: NDArray | None = None,
    x2: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Angle of the point (x2, x1) against the first axis, in [-pi, pi].

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    x1 : NDArray
        First operand.
    x2 : NDArray
        Second operand.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> x1 = mx.nd.random.uniform(0.5, 2, shape=(2, 1, 3))
    >>> x2 = mx.nd.random.uniform(0.25, 1, shape=(4, 1))
    >>> y = mx.nd._internal._npi_arctan2(x1, x2)
    """
    return _op__npi_arctan2((x1, x2), (), out, kwargs)

_op__npi_arctan2_scalar = _NDOp("_npi_arctan2_scalar", ("data",), ("scalar", "is_int"))


def _npi_arctan2_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Angle of the point (scalar, data) against the first axis.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._npi_arctan2_scalar(data, scalar=1.9)
    """
    return _op__npi_arctan2_scalar((data,), (scalar, is_int), out, kwargs)

_op__npi_arctanh = _NDOp("_npi_arctanh", ("x",), ())


def _npi_arctanh(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Inverse hyperbolic tangent.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(-0.8, 0.8, shape=(3, 4))
    >>> y = mx.nd._internal._npi_arctanh(x)
    """
    return _op__npi_arctanh((x,), (), out, kwargs)

_op__npi_argmax = _NDOp("_npi_argmax", ("data",), ("axis", "keepdims"))


def _npi_argmax(
    data: NDArray | None = None,
    axis: int | None = _Null,
    keepdims: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Index of the largest element.

    Of equal elements the first counts; NaN is the largest.

    Parameters
    ----------
    data : NDArray
        Any array.
    axis : int or None, optional, default None
        The axis to search along; None: the whole array, flattened.
    keepdims : bool, optional, default False
        Keep the axis, with length 1.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Indices, int64.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 5))
    >>> y = mx.nd._internal._npi_argmax(data, axis=1)
    """
    return _op__npi_argmax((data,), (axis, keepdims), out, kwargs)

_op__npi_argmin = _NDOp("_npi_argmin", ("data",), ("axis", "keepdims"))


def _npi_argmin(
    data: NDArray | None = None,
    axis: int | None = _Null,
    keepdims: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Index of the smallest element.

    Of equal elements the first counts; NaN is the smallest.

    Parameters
    ----------
    data : NDArray
        Any array.
    axis : int or None, optional, default None
        The axis to search along; None: the whole array, flattened.
    keepdims : bool, optional, default False
        Keep the axis, with length 1.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Indices, int64.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 5))
    >>> y = mx.nd._internal._npi_argmin(data, axis=1)
    """
    return _op__npi_argmin((data,), (axis, keepdims), out, kwargs)

_op__npi_around = _NDOp("_npi_around", ("x",), ("decimals",))


def _npi_around(
    x: NDArray | None = None,
    decimals: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Rounds to a number of decimals.

    Halves go to the even neighbour.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    decimals : int, optional, default 0
        Digits after the point that stay; negative: digits before it that become zero.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as `x`.

    Examples
    --------
    >>> x = mx.nd.array([0.5, 1.5, -2.5, 2.4])
    >>> y = mx.nd._internal._npi_around(x)
    """
    return _op__npi_around((x,), (decimals,), out, kwargs)

_op__npi_average = _NDOp("_npi_average", ("a", "weights"), ("axis", "returned", "weighted"))


def _npi_average(
    a: NDArray | None = None,
    weights: NDArray | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    returned: bool = _Null,
    weighted: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray | list[NDArray]:
    """Weighted mean of the elements along axes.

    Parameters
    ----------
    a : NDArray
        Any array.
    weights : NDArray
        Weights of the shape of `a`, or one for each place along one axis. Not given if not `weighted`.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None: all. Negative axes count from the end.
    returned : bool, optional, default False
        Also give the sums of the weights.
    weighted : bool, optional, default True
        Whether there are weights; else all are 1.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray | list[NDArray]
        output: The means.

    Examples
    --------
    >>> a = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> weights = mx.nd.random.uniform(0.5, 1.5, shape=(3,))
    >>> y = mx.nd._internal._npi_average(a, weights, axis=(1,))
    """
    return _op__npi_average((a, weights), (axis, returned, weighted), out, kwargs)

_op__npi_bernoulli = _NDOp("_npi_bernoulli", ("input1",), ("prob", "logit", "size", "ctx", "dtype", "is_logit"))


def _npi_bernoulli(
    input1: NDArray | None = None,
    prob: float | None = _Null,
    logit: float | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    is_logit: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random ones and zeros.

    The probability, or its logit, is a number or an array.

    Parameters
    ----------
    input1 : NDArray
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Ones and zeros.

    Examples
    --------
    >>> y = mx.nd._internal._npi_bernoulli(prob=0.5, logit=None, is_logit=False, size=(2, 3))
    """
    return _op__npi_bernoulli((input1,), (prob, logit, size, ctx, dtype, is_logit), out, kwargs)

_op__npi_bincount = _NDOp("_npi_bincount", ("data", "weights"), ("minlength", "has_weights"))


def _npi_bincount(
    data: NDArray | None = None,
    weights: NDArray | None = None,
    minlength: int = _Null,
    has_weights: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """How often each number 0, 1, 2, ...

    comes in an array, or the sum of the weights where it does.

    Parameters
    ----------
    data : NDArray
        Numbers of 0 or more, in one dimension; fractions are cut off.
    weights : NDArray, optional
        What each number counts, if `has_weights`.
    minlength : int, optional, default 0
        The output has at least so many elements.
    has_weights : bool, optional, default False
        Whether weights are given.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Up to the largest number. Of the dtype of the weights, otherwise of the data.

    Examples
    --------
    >>> data = mx.nd.array([0, 2, 2, 1, 2], dtype="int32")
    >>> y = mx.nd._internal._npi_bincount(data)
    """
    return _op__npi_bincount((data, weights), (minlength, has_weights), out, kwargs)

_op__npi_bitwise_and = _NDOp("_npi_bitwise_and", ("lhs", "rhs"), ())


def _npi_bitwise_and(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Bits that are set in both.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.randint(0, 10, shape=(2, 1, 3)).astype("int32")
    >>> rhs = mx.nd.random.randint(0, 5, shape=(4, 1)).astype("int32")
    >>> y = mx.nd._internal._npi_bitwise_and(lhs, rhs)
    """
    return _op__npi_bitwise_and((lhs, rhs), (), out, kwargs)

_op__npi_bitwise_and_scalar = _NDOp("_npi_bitwise_and_scalar", ("data",), ("scalar", "is_int"))


def _npi_bitwise_and_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Bits that are set in `data` and in the scalar.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.randint(1, 9, shape=(5,)).astype("int32")
    >>> y = mx.nd._internal._npi_bitwise_and_scalar(data, scalar=2)
    """
    return _op__npi_bitwise_and_scalar((data,), (scalar, is_int), out, kwargs)

_op__npi_bitwise_not = _NDOp("_npi_bitwise_not", ("x",), ())


def _npi_bitwise_not(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Every bit inverted; the logical opposite of booleans.

    Parameters
    ----------
    x : NDArray
        Integers or booleans of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as `x`.

    Examples
    --------
    >>> x = mx.nd.random.randint(-4, 5, shape=(2, 3)).astype("int32")
    >>> y = mx.nd._internal._npi_bitwise_not(x)
    """
    return _op__npi_bitwise_not((x,), (), out, kwargs)

_op__npi_bitwise_or = _NDOp("_npi_bitwise_or", ("lhs", "rhs"), ())


def _npi_bitwise_or(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Bits that are set in one or both.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.randint(0, 10, shape=(2, 1, 3)).astype("int32")
    >>> rhs = mx.nd.random.randint(0, 5, shape=(4, 1)).astype("int32")
    >>> y = mx.nd._internal._npi_bitwise_or(lhs, rhs)
    """
    return _op__npi_bitwise_or((lhs, rhs), (), out, kwargs)

_op__npi_bitwise_or_scalar = _NDOp("_npi_bitwise_or_scalar", ("data",), ("scalar", "is_int"))


def _npi_bitwise_or_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Bits that are set in `data`, in the scalar, or in both.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.randint(1, 9, shape=(5,)).astype("int32")
    >>> y = mx.nd._internal._npi_bitwise_or_scalar(data, scalar=2)
    """
    return _op__npi_bitwise_or_scalar((data,), (scalar, is_int), out, kwargs)

_op__npi_bitwise_xor = _NDOp("_npi_bitwise_xor", ("lhs", "rhs"), ())


def _npi_bitwise_xor(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Bits that are set in one of both.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.randint(0, 10, shape=(2, 1, 3)).astype("int32")
    >>> rhs = mx.nd.random.randint(0, 5, shape=(4, 1)).astype("int32")
    >>> y = mx.nd._internal._npi_bitwise_xor(lhs, rhs)
    """
    return _op__npi_bitwise_xor((lhs, rhs), (), out, kwargs)

_op__npi_bitwise_xor_scalar = _NDOp("_npi_bitwise_xor_scalar", ("data",), ("scalar", "is_int"))


def _npi_bitwise_xor_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Bits that are set in `data` or in the scalar, and not in both.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.randint(1, 9, shape=(5,)).astype("int32")
    >>> y = mx.nd._internal._npi_bitwise_xor_scalar(data, scalar=2)
    """
    return _op__npi_bitwise_xor_scalar((data,), (scalar, is_int), out, kwargs)

_op__npi_blackman = _NDOp("_npi_blackman", (), ("M", "ctx", "dtype"))


def _npi_blackman(
    M: int | None = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Blackman window: `0.42 - 0.5 cos(2 pi i / (M - 1)) + 0.08 cos(4 pi i / (M - 1))`.

    Parameters
    ----------
    M : int or None, optional, default None
        Number of points; below 1: none.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        One-dimensional, of `M` values; a single one is 1.

    Examples
    --------
    >>> y = mx.nd._internal._npi_blackman(M=5)
    """
    return _op__npi_blackman((), (M, ctx, dtype), out, kwargs)

_op__npi_boolean_mask_assign_scalar = _NDOp("_npi_boolean_mask_assign_scalar", ("data", "mask"), ("value", "start_axis"))


def _npi_boolean_mask_assign_scalar(
    data: NDArray | None = None,
    mask: NDArray | None = None,
    value: float = _Null,
    start_axis: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """The data with a number where the mask is not zero.

    Parameters
    ----------
    data : NDArray
        The old values.
    mask : NDArray
        What decides, in the shape of some axes of the data.
    value : float, optional, default 0
        The number to write.
    start_axis : int, optional, default 0
        First axis of the data that the mask covers.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> mask = mx.nd.array([1, 0, 0, 1, 0, 1]).reshape((2, 3))
    >>> y = mx.nd._internal._npi_boolean_mask_assign_scalar(data, mask, value=5)
    """
    return _op__npi_boolean_mask_assign_scalar((data, mask), (value, start_axis), out, kwargs)

_op__npi_boolean_mask_assign_tensor = _NDOp("_npi_boolean_mask_assign_tensor", ("data", "mask", "value"), ("start_axis",))


def _npi_boolean_mask_assign_tensor(
    data: NDArray | None = None,
    mask: NDArray | None = None,
    value: NDArray | None = None,
    start_axis: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """The data with new values where the mask is not zero, one after the other or one for all.

    Parameters
    ----------
    data : NDArray
        The old values.
    mask : NDArray
        What decides, in the shape of some axes of the data.
    value : NDArray
        The new values: the shape of the data with the axes of the mask replaced by one.
    start_axis : int, optional, default 0
        First axis of the data that the mask covers.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> mask = mx.nd.array([1, 0, 0, 1, 0, 1]).reshape((2, 3))
    >>> value = mx.nd.random.uniform(-1, 1, shape=(3,))
    >>> y = mx.nd._internal._npi_boolean_mask_assign_tensor(data, mask, value)
    """
    return _op__npi_boolean_mask_assign_tensor((data, mask, value), (start_axis,), out, kwargs)

_op__npi_broadcast_to = _NDOp("_npi_broadcast_to", ("array",), ("shape",))


def _npi_broadcast_to(
    array: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Repeats an array along axes of length 1, and along new leading axes, to reach a shape.

    Parameters
    ----------
    array : NDArray
        Its axes have length 1 or the wanted one, counted from the last.
    shape : int or tuple of int, optional, default ()
        The wanted shape; -2 keeps the length of the input.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Of shape `shape`.

    Examples
    --------
    >>> array = mx.nd.random.uniform(-1, 1, shape=(1, 3))
    >>> y = mx.nd._internal._npi_broadcast_to(array, shape=(2, 3))
    """
    return _op__npi_broadcast_to((array,), (shape,), out, kwargs)

_op__npi_cbrt = _NDOp("_npi_cbrt", ("x",), ())


def _npi_cbrt(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Cube root.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(0.2, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npi_cbrt(x)
    """
    return _op__npi_cbrt((x,), (), out, kwargs)

_op__npi_ceil = _NDOp("_npi_ceil", ("x",), ())


def _npi_ceil(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Rounds up.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npi_ceil(x)
    """
    return _op__npi_ceil((x,), (), out, kwargs)

_op__npi_choice = _NDOp("_npi_choice", ("input1", "input2"), ("a", "size", "ctx", "replace", "weighted"))


def _npi_choice(
    input1: NDArray | None = None,
    input2: NDArray | None = None,
    a: int | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    ctx: str = _Null,
    replace: bool = _Null,
    weighted: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random positions, with or without repetition, equally likely or with given probabilities.

    Parameters
    ----------
    input1 : NDArray
        The things, if `a` is None; only their number is used. Else the probabilities, if weighted.
    input2 : NDArray, optional
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Positions, int64, in random order.

    Examples
    --------
    >>> y = mx.nd._internal._npi_choice(a=5, size=(2, 3))
    """
    return _op__npi_choice((input1, input2), (a, size, ctx, replace, weighted), out, kwargs)

_op__npi_cholesky = _NDOp("_npi_cholesky", ("A",), ())


def _npi_cholesky(
    A: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Cholesky factors of symmetric positive definite matrices: lower triangles L with A = L L^T.

    Parameters
    ----------
    A : NDArray
        The matrices; only their lower triangles are read.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The factors.

    Examples
    --------
    >>> A = mx.nd.array([2, 1, 1, 3]).reshape((2, 2))
    >>> y = mx.nd._internal._npi_cholesky(A)
    """
    return _op__npi_cholesky((A,), (), out, kwargs)

_op__npi_column_stack = _NDOp("_npi_column_stack", None, ("num_args",), variadic="num_args")


def _npi_column_stack(
    *data: NDArray,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Joins arrays along axis 1; vectors are columns.

    Arrays of different dtypes are converted to the wider one.

    Parameters
    ----------
    *data : NDArrays
        The arrays to join.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The joined array.

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> arg1 = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd._internal._npi_column_stack(arg0, arg1)
    """
    return _op__npi_column_stack(data, (), out, kwargs)

_op__npi_concatenate = _NDOp("_npi_concatenate", None, ("num_args", "dim"), variadic="num_args")


def _npi_concatenate(
    *data: NDArray,
    dim: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Joins arrays along an axis.

    Arrays of different dtypes are converted to the wider one.

    Parameters
    ----------
    *data : NDArrays
        The arrays to join.
    dim : int, optional, default 1
        Axis to join along; negative counts from the end.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The joined array.

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> arg1 = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd._internal._npi_concatenate(arg0, arg1)
    """
    return _op__npi_concatenate(data, (dim,), out, kwargs)

_op__npi_copysign = _NDOp("_npi_copysign", ("lhs", "rhs"), ())


def _npi_copysign(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`lhs` with the sign of `rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(0.5, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(0.25, 1, shape=(4, 1))
    >>> y = mx.nd._internal._npi_copysign(lhs, rhs)
    """
    return _op__npi_copysign((lhs, rhs), (), out, kwargs)

_op__npi_copysign_scalar = _NDOp("_npi_copysign_scalar", ("data",), ("scalar", "is_int"))


def _npi_copysign_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`data` with the sign of the scalar.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._npi_copysign_scalar(data, scalar=1.9)
    """
    return _op__npi_copysign_scalar((data,), (scalar, is_int), out, kwargs)

_op__npi_cos = _NDOp("_npi_cos", ("x",), ())


def _npi_cos(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Cosine of radians.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npi_cos(x)
    """
    return _op__npi_cos((x,), (), out, kwargs)

_op__npi_cosh = _NDOp("_npi_cosh", ("x",), ())


def _npi_cosh(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Hyperbolic cosine.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npi_cosh(x)
    """
    return _op__npi_cosh((x,), (), out, kwargs)

_op__npi_degrees = _NDOp("_npi_degrees", ("x",), ())


def _npi_degrees(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Converts radians to degrees.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npi_degrees(x)
    """
    return _op__npi_degrees((x,), (), out, kwargs)

_op__npi_delete = _NDOp("_npi_delete", ("arr", "obj"), ("start", "stop", "step", "int_ind", "axis"))


def _npi_delete(
    arr: NDArray | None = None,
    obj: NDArray | None = None,
    start: int | None = _Null,
    stop: int | None = _Null,
    step: int | None = _Null,
    int_ind: int | None = _Null,
    axis: int | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray | list[NDArray]:
    """An array without the elements at some places, or without some of its parts along an axis.

    Places in an array count from 0, and those outside take nothing away, as in NumPy before 1.19.

    Parameters
    ----------
    arr : NDArray
        The array.
    obj : NDArray
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray | list[NDArray]
        output: What is left; flat without an axis.

    Examples
    --------
    >>> arr = mx.nd.random.uniform(-1, 1, shape=(3, 2))
    >>> y = mx.nd._internal._npi_delete(arr, int_ind=-2, axis=0)
    """
    return _op__npi_delete((arr, obj), (start, stop, step, int_ind, axis), out, kwargs)

_op__npi_diag_indices_from = _NDOp("_npi_diag_indices_from", ("data",), ())


def _npi_diag_indices_from(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """The positions of the main diagonal of an array whose axes are equally long.

    Parameters
    ----------
    data : NDArray
        Array with at least two axes; its values are not read.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Positions along each axis, int64, of shape (axes, length).

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(3, 3))
    >>> y = mx.nd._internal._npi_diag_indices_from(data)
    """
    return _op__npi_diag_indices_from((data,), (), out, kwargs)

_op__npi_diff = _NDOp("_npi_diff", ("a",), ("n", "axis"))


def _npi_diff(
    a: NDArray | None = None,
    n: int = _Null,
    axis: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Differences of neighbouring elements along an axis.

    Parameters
    ----------
    a : NDArray
        Array with at least one axis.
    n : int, optional, default 1
        How often differences are taken.
    axis : int, optional, default -1
        The axis to take them along.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The axis is shorter by `n`.

    Examples
    --------
    >>> a = mx.nd.random.uniform(-1, 1, shape=(2, 4))
    >>> y = mx.nd._internal._npi_diff(a)
    """
    return _op__npi_diff((a,), (n, axis), out, kwargs)

_op__npi_dsplit = _NDOp("_npi_dsplit", ("data",), ("indices", "axis", "squeeze_axis", "sections"))


def _npi_dsplit(
    data: NDArray | None = None,
    indices: int | tuple[int, ...] = _Null,
    axis: int = _Null,
    squeeze_axis: bool = _Null,
    sections: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Divides an array along axis 2.

    Parameters
    ----------
    data : NDArray
        Array with at least one axis.
    indices : int or tuple of int, required
        Where the parts begin, the first one at 0; used if `sections` is 0.
    axis : int, optional, default 1
        Axis to divide.
    squeeze_axis : bool, optional, default False
        Remove the axis if its length becomes 1.
    sections : int, optional, default 0
        Number of equal parts, or 0.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 4, 2))
    >>> y = mx.nd._internal._npi_dsplit(data, indices=(), sections=2)
    """
    return _op__npi_dsplit((data,), (indices, axis, squeeze_axis, sections), out, kwargs)

_op__npi_dstack = _NDOp("_npi_dstack", None, ("num_args", "dim"), variadic="num_args")


def _npi_dstack(
    *data: NDArray,
    dim: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Joins arrays along the third axis, which they get if they lack it.

    Arrays of different dtypes are converted to the wider one.

    Parameters
    ----------
    *data : NDArrays
        The arrays to join.
    dim : int, optional, default 1
        Axis to join along; negative counts from the end.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The joined array.

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> arg1 = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd._internal._npi_dstack(arg0, arg1)
    """
    return _op__npi_dstack(data, (dim,), out, kwargs)

_op__npi_ediff1d = _NDOp("_npi_ediff1d", ("input1", "input2", "input3"), ("to_begin_arr_given", "to_end_arr_given", "to_begin_scalar", "to_end_scalar"))


def _npi_ediff1d(
    input1: NDArray | None = None,
    input2: NDArray | None = None,
    input3: NDArray | None = None,
    to_begin_arr_given: bool = _Null,
    to_end_arr_given: bool = _Null,
    to_begin_scalar: float | None = _Null,
    to_end_scalar: float | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Differences of neighbours in the flattened array, with something before and after them if wanted.

    Parameters
    ----------
    input1 : NDArray
        The array.
    input2 : NDArray, optional
        What comes before, if that is an array; else what comes after.
    input3 : NDArray, optional
        What comes after, if both are arrays.
    to_begin_arr_given : bool, optional, default False
        Whether an array comes before.
    to_end_arr_given : bool, optional, default False
        Whether an array comes after.
    to_begin_scalar : float or None, optional, default None
        A number that comes before; None: none.
    to_end_scalar : float or None, optional, default None
        A number that comes after; None: none.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        One axis.

    Examples
    --------
    >>> input1 = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd._internal._npi_ediff1d(input1)
    """
    return _op__npi_ediff1d((input1, input2, input3), (to_begin_arr_given, to_end_arr_given, to_begin_scalar, to_end_scalar), out, kwargs)

_op__npi_eig = _NDOp("_npi_eig", ("A",), ())


def _npi_eig(
    A: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> list[NDArray]:
    """Eigenvalues and eigenvectors of square matrices.

    Complex eigenvalues are an error.

    Parameters
    ----------
    A : NDArray
        Square matrices.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    list[NDArray]
        w: The eigenvalues.
        v: The eigenvectors, of length 1, in columns.

    Examples
    --------
    >>> A = mx.nd.array([2, 1, 0, 3]).reshape((2, 2))
    >>> y = mx.nd._internal._npi_eig(A)
    """
    return _op__npi_eig((A,), (), out, kwargs)

_op__npi_eigh = _NDOp("_npi_eigh", ("A",), ("UPLO",))


def _npi_eigh(
    A: NDArray | None = None,
    UPLO: str = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> list[NDArray]:
    """Eigenvalues, ascending, and eigenvectors of symmetric matrices.

    Parameters
    ----------
    A : NDArray
        Symmetric matrices.
    UPLO : str, optional, default "L"
        Which triangle is read: 'L', the lower, or 'U', the upper.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    list[NDArray]
        w: The eigenvalues.
        v: The eigenvectors, in columns.

    Examples
    --------
    >>> A = mx.nd.array([2, 1, 1, 3]).reshape((2, 2))
    >>> y = mx.nd._internal._npi_eigh(A)
    """
    return _op__npi_eigh((A,), (UPLO,), out, kwargs)

_op__npi_eigvals = _NDOp("_npi_eigvals", ("A",), ())


def _npi_eigvals(
    A: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Eigenvalues of square matrices.

    Complex ones are an error.

    Parameters
    ----------
    A : NDArray
        Square matrices.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The eigenvalues.

    Examples
    --------
    >>> A = mx.nd.array([2, 1, 0, 3]).reshape((2, 2))
    >>> y = mx.nd._internal._npi_eigvals(A)
    """
    return _op__npi_eigvals((A,), (), out, kwargs)

_op__npi_eigvalsh = _NDOp("_npi_eigvalsh", ("A",), ("UPLO",))


def _npi_eigvalsh(
    A: NDArray | None = None,
    UPLO: str = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Eigenvalues, ascending, of symmetric matrices.

    Parameters
    ----------
    A : NDArray
        Symmetric matrices.
    UPLO : str, optional, default "L"
        Which triangle is read: 'L', the lower, or 'U', the upper.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The eigenvalues.

    Examples
    --------
    >>> A = mx.nd.array([2, 1, 1, 3]).reshape((2, 2))
    >>> y = mx.nd._internal._npi_eigvalsh(A)
    """
    return _op__npi_eigvalsh((A,), (UPLO,), out, kwargs)

_op__npi_einsum = _NDOp("_npi_einsum", None, ("num_args", "subscripts", "optimize"), variadic="num_args")


def _npi_einsum(
    *data: NDArray,
    subscripts: str = _Null,
    optimize: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Sums of products in Einstein's notation: letters name axes, equal letters go together, and letters that the result
    lacks are summed over.

    Without `->` the result has the letters that come once, in alphabetical order.

    Parameters
    ----------
    *data : NDArrays
        The factors.
    subscripts : str, optional, default ""
        The axes of each array as letters, divided by commas; after `->` those of the result. `...` stands for any
        further axes, which broadcast.
    optimize : int, optional, default 0
        Has no effect: arrays are combined from the left.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The sums.

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> arg1 = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd._internal._npi_einsum(arg0, arg1, subscripts="ij,jk->ik")
    """
    return _op__npi_einsum(data, (subscripts, optimize), out, kwargs)

_op__npi_equal = _NDOp("_npi_equal", ("lhs", "rhs"), ())


def _npi_equal(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Whether `lhs == rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Booleans of the broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(4, 1))
    >>> y = mx.nd._internal._npi_equal(lhs, rhs)
    """
    return _op__npi_equal((lhs, rhs), (), out, kwargs)

_op__npi_equal_scalar = _NDOp("_npi_equal_scalar", ("data",), ("scalar", "is_int"))


def _npi_equal_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Whether `data == scalar`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Booleans, same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._npi_equal_scalar(data, scalar=1.9)
    """
    return _op__npi_equal_scalar((data,), (scalar, is_int), out, kwargs)

_op__npi_exp = _NDOp("_npi_exp", ("x",), ())


def _npi_exp(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Exponential function.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npi_exp(x)
    """
    return _op__npi_exp((x,), (), out, kwargs)

_op__npi_expm1 = _NDOp("_npi_expm1", ("x",), ())


def _npi_expm1(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`exp(x) - 1`, also exact for small x.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npi_expm1(x)
    """
    return _op__npi_expm1((x,), (), out, kwargs)

_op__npi_exponential = _NDOp("_npi_exponential", ("input1",), ("scale", "size", "ctx"))


def _npi_exponential(
    input1: NDArray | None = None,
    scale: float | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    ctx: str = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of an exponential distribution.

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    input1 : NDArray, optional
        The first parameter that is None, as an array.
    scale : float or None, optional, default 1
        Mean, at least 0. None: it is an input.
    size : int or tuple of int or None, optional, default None
        The shape of the result; None: that of the parameters.
    ctx : str, optional, default "cpu"
        The device, such as `cpu(0)`.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> y = mx.nd._internal._npi_exponential(scale=0.5, size=(2, 3))
    """
    return _op__npi_exponential((input1,), (scale, size, ctx), out, kwargs)

_op__npi_eye = _NDOp("_npi_eye", (), ("N", "M", "k", "ctx", "dtype"))


def _npi_eye(
    N: int = _Null,
    M: int | None = _Null,
    k: int = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Of shape (N, M).

    Examples
    --------
    >>> y = mx.nd._internal._npi_eye(N=3)
    """
    return _op__npi_eye((), (N, M, k, ctx, dtype), out, kwargs)

_op__npi_fix = _NDOp("_npi_fix", ("x",), ())


def _npi_fix(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Rounds toward zero.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npi_fix(x)
    """
    return _op__npi_fix((x,), (), out, kwargs)

_op__npi_flip = _NDOp("_npi_flip", ("data",), ("axis",))


def _npi_flip(
    data: NDArray | None = None,
    axis: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Reverses the order of the elements along axes.

    Parameters
    ----------
    data : NDArray
        Array of any shape.
    axis : int or tuple of int, required
        Axes whose order is reversed; None: all.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The same elements, moved.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd._internal._npi_flip(data, axis=(0,))
    """
    return _op__npi_flip((data,), (axis,), out, kwargs)

_op__npi_floor = _NDOp("_npi_floor", ("x",), ())


def _npi_floor(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Rounds down.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npi_floor(x)
    """
    return _op__npi_floor((x,), (), out, kwargs)

_op__npi_full_like = _NDOp("_npi_full_like", ("a",), ("fill_value", "ctx", "dtype"))


def _npi_full_like(
    a: NDArray | None = None,
    fill_value: float = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """An array of the shape of another, filled with one value.

    Parameters
    ----------
    a : NDArray
        Gives the shape, and the dtype unless one is named; its values are not read.
    fill_value : float, required
        The value of every element.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {None, "bfloat16", "bool", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default None
        The dtype of the result; None: that of `a`.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `a`.

    Examples
    --------
    >>> a = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd._internal._npi_full_like(a, fill_value=2.5)
    """
    return _op__npi_full_like((a,), (fill_value, ctx, dtype), out, kwargs)

_op__npi_gamma = _NDOp("_npi_gamma", ("input1", "input2"), ("shape", "scale", "size", "ctx", "dtype"))


def _npi_gamma(
    input1: NDArray | None = None,
    input2: NDArray | None = None,
    shape: float | None = _Null,
    scale: float | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a gamma distribution.

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    input1 : NDArray
        The first parameter that is None, as an array.
    input2 : NDArray
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> y = mx.nd._internal._npi_gamma(shape=0.5, scale=1, size=(2, 3))
    """
    return _op__npi_gamma((input1, input2), (shape, scale, size, ctx, dtype), out, kwargs)

_op__npi_greater = _NDOp("_npi_greater", ("lhs", "rhs"), ())


def _npi_greater(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Whether `lhs > rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Booleans of the broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(4, 1))
    >>> y = mx.nd._internal._npi_greater(lhs, rhs)
    """
    return _op__npi_greater((lhs, rhs), (), out, kwargs)

_op__npi_greater_equal = _NDOp("_npi_greater_equal", ("lhs", "rhs"), ())


def _npi_greater_equal(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Whether `lhs >= rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Booleans of the broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(4, 1))
    >>> y = mx.nd._internal._npi_greater_equal(lhs, rhs)
    """
    return _op__npi_greater_equal((lhs, rhs), (), out, kwargs)

_op__npi_greater_equal_scalar = _NDOp("_npi_greater_equal_scalar", ("data",), ("scalar", "is_int"))


def _npi_greater_equal_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Whether `data >= scalar`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Booleans, same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._npi_greater_equal_scalar(data, scalar=1.9)
    """
    return _op__npi_greater_equal_scalar((data,), (scalar, is_int), out, kwargs)

_op__npi_greater_scalar = _NDOp("_npi_greater_scalar", ("data",), ("scalar", "is_int"))


def _npi_greater_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Whether `data > scalar`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Booleans, same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._npi_greater_scalar(data, scalar=1.9)
    """
    return _op__npi_greater_scalar((data,), (scalar, is_int), out, kwargs)

_op__npi_gumbel = _NDOp("_npi_gumbel", ("input1", "input2"), ("loc", "scale", "size", "ctx"))


def _npi_gumbel(
    input1: NDArray | None = None,
    input2: NDArray | None = None,
    loc: float | None = _Null,
    scale: float | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    ctx: str = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a Gumbel distribution.

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    input1 : NDArray
        The first parameter that is None, as an array.
    input2 : NDArray
        The second parameter, if both are None.
    loc : float or None, required
        Mode. None: it is an input.
    scale : float or None, required
        Scale, at least 0. None: it is an input.
    size : int or tuple of int or None, optional, default None
        The shape of the result; None: that of the parameters.
    ctx : str, optional, default "cpu"
        The device, such as `cpu(0)`.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> y = mx.nd._internal._npi_gumbel(loc=0.5, scale=1, size=(2, 3))
    """
    return _op__npi_gumbel((input1, input2), (loc, scale, size, ctx), out, kwargs)

_op__npi_hamming = _NDOp("_npi_hamming", (), ("M", "ctx", "dtype"))


def _npi_hamming(
    M: int | None = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Hamming window: `0.54 - 0.46 cos(2 pi i / (M - 1))`.

    Parameters
    ----------
    M : int or None, optional, default None
        Number of points; below 1: none.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        One-dimensional, of `M` values; a single one is 1.

    Examples
    --------
    >>> y = mx.nd._internal._npi_hamming(M=5)
    """
    return _op__npi_hamming((), (M, ctx, dtype), out, kwargs)

_op__npi_hanning = _NDOp("_npi_hanning", (), ("M", "ctx", "dtype"))


def _npi_hanning(
    M: int | None = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Hann window, a raised cosine: `0.5 - 0.5 cos(2 pi i / (M - 1))`.

    Parameters
    ----------
    M : int or None, optional, default None
        Number of points; below 1: none.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        One-dimensional, of `M` values; a single one is 1.

    Examples
    --------
    >>> y = mx.nd._internal._npi_hanning(M=5)
    """
    return _op__npi_hanning((), (M, ctx, dtype), out, kwargs)

_op__npi_hsplit = _NDOp("_npi_hsplit", ("data",), ("indices", "axis", "squeeze_axis", "sections"))


def _npi_hsplit(
    data: NDArray | None = None,
    indices: int | tuple[int, ...] = _Null,
    axis: int = _Null,
    squeeze_axis: bool = _Null,
    sections: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Divides an array along axis 1, and a vector along its only axis.

    Parameters
    ----------
    data : NDArray
        Array with at least one axis.
    indices : int or tuple of int, required
        Where the parts begin, the first one at 0; used if `sections` is 0.
    axis : int, optional, default 1
        Axis to divide.
    squeeze_axis : bool, optional, default False
        Remove the axis if its length becomes 1.
    sections : int, optional, default 0
        Number of equal parts, or 0.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 4, 2))
    >>> y = mx.nd._internal._npi_hsplit(data, indices=(), sections=2)
    """
    return _op__npi_hsplit((data,), (indices, axis, squeeze_axis, sections), out, kwargs)

_op__npi_hstack = _NDOp("_npi_hstack", None, ("num_args", "dim"), variadic="num_args")


def _npi_hstack(
    *data: NDArray,
    dim: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Joins arrays along axis 1, and vectors along their only axis.

    Arrays of different dtypes are converted to the wider one.

    Parameters
    ----------
    *data : NDArrays
        The arrays to join.
    dim : int, optional, default 1
        Axis to join along; negative counts from the end.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The joined array.

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> arg1 = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd._internal._npi_hstack(arg0, arg1)
    """
    return _op__npi_hstack(data, (dim,), out, kwargs)

_op__npi_hypot = _NDOp("_npi_hypot", ("x1", "x2"), ())


def _npi_hypot(
    x1: NDArray | None = None,
    x2: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Length of a vector with two components, `sqrt(x1^2 + x2^2)`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    x1 : NDArray
        First operand.
    x2 : NDArray
        Second operand.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> x1 = mx.nd.random.uniform(0.5, 2, shape=(2, 1, 3))
    >>> x2 = mx.nd.random.uniform(0.25, 1, shape=(4, 1))
    >>> y = mx.nd._internal._npi_hypot(x1, x2)
    """
    return _op__npi_hypot((x1, x2), (), out, kwargs)

_op__npi_identity = _NDOp("_npi_identity", (), ("shape", "ctx", "dtype"))


def _npi_identity(
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """The identity matrix.

    Parameters
    ----------
    shape : int or tuple of int, optional, default ()
        The shape of the result: a square matrix.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "bool", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Of shape `shape`.

    Examples
    --------
    >>> y = mx.nd._internal._npi_identity(shape=(3, 3))
    """
    return _op__npi_identity((), (shape, ctx, dtype), out, kwargs)

_op__npi_indices = _NDOp("_npi_indices", (), ("dimensions", "dtype", "ctx"))


def _npi_indices(
    dimensions: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    ctx: str = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """The positions in a grid: one array for each dimension, with the index along it.

    Parameters
    ----------
    dimensions : int or tuple of int, required
        The shape of the grid.
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "int32"
        The dtype of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Of shape (number of dimensions, dimensions...).

    Examples
    --------
    >>> y = mx.nd._internal._npi_indices(dimensions=(2, 3))
    """
    return _op__npi_indices((), (dimensions, dtype, ctx), out, kwargs)

_op__npi_insert_scalar = _NDOp("_npi_insert_scalar", ("arr", "values"), ("val", "start", "stop", "step", "int_ind", "axis"))


def _npi_insert_scalar(
    arr: NDArray | None = None,
    values: NDArray | None = None,
    val: float | None = _Null,
    start: int | None = _Null,
    stop: int | None = _Null,
    step: int | None = _Null,
    int_ind: int | None = _Null,
    axis: int | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Puts elements into an array at one place.

    Places are those before anything was put in.

    Parameters
    ----------
    arr : NDArray
        The array.
    values : NDArray
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The longer array, of the dtype of `arr`; flat without an axis.

    Examples
    --------
    >>> arr = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> values = mx.nd.random.uniform(-1, 1, shape=(2,))
    >>> y = mx.nd._internal._npi_insert_scalar(arr, values, int_ind=1, axis=1)
    """
    return _op__npi_insert_scalar((arr, values), (val, start, stop, step, int_ind, axis), out, kwargs)

_op__npi_insert_slice = _NDOp("_npi_insert_slice", ("arr", "values"), ("val", "start", "stop", "step", "int_ind", "axis"))


def _npi_insert_slice(
    arr: NDArray | None = None,
    values: NDArray | None = None,
    val: float | None = _Null,
    start: int | None = _Null,
    stop: int | None = _Null,
    step: int | None = _Null,
    int_ind: int | None = _Null,
    axis: int | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Puts elements into an array at the places of a slice.

    Places are those before anything was put in.

    Parameters
    ----------
    arr : NDArray
        The array.
    values : NDArray
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The longer array, of the dtype of `arr`; flat without an axis.

    Examples
    --------
    >>> arr = mx.nd.random.uniform(-1, 1, shape=(2, 4))
    >>> values = mx.nd.random.uniform(-1, 1, shape=(2,))
    >>> y = mx.nd._internal._npi_insert_slice(arr, values, step=2, axis=1)
    """
    return _op__npi_insert_slice((arr, values), (val, start, stop, step, int_ind, axis), out, kwargs)

_op__npi_insert_tensor = _NDOp("_npi_insert_tensor", ("arr", "values", "obj"), ("val", "start", "stop", "step", "int_ind", "axis"))


def _npi_insert_tensor(
    arr: NDArray | None = None,
    values: NDArray | None = None,
    obj: NDArray | None = None,
    val: float | None = _Null,
    start: int | None = _Null,
    stop: int | None = _Null,
    step: int | None = _Null,
    int_ind: int | None = _Null,
    axis: int | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Puts elements into an array at places that another array holds.

    Places are those before anything was put in.

    Parameters
    ----------
    arr : NDArray
        The array.
    values : NDArray
        What is put in, unless `val` is given.
    obj : NDArray
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The longer array, of the dtype of `arr`; flat without an axis.

    Examples
    --------
    >>> arr = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> values = mx.nd.random.uniform(-1, 1, shape=(2,))
    >>> obj = mx.nd.array([3, 0], dtype="int64")
    >>> y = mx.nd._internal._npi_insert_tensor(arr, values, obj, axis=1)
    """
    return _op__npi_insert_tensor((arr, values, obj), (val, start, stop, step, int_ind, axis), out, kwargs)

_op__npi_isfinite = _NDOp("_npi_isfinite", ("x",), ())


def _npi_isfinite(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Whether x is neither infinite nor NaN.

    Parameters
    ----------
    x : NDArray
        Values of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Booleans, same shape as `x`.

    Examples
    --------
    >>> x = mx.nd.array([0, 1, -2.5, 0, 3, -0.5]).reshape((2, 3))
    >>> y = mx.nd._internal._npi_isfinite(x)
    """
    return _op__npi_isfinite((x,), (), out, kwargs)

_op__npi_isinf = _NDOp("_npi_isinf", ("x",), ())


def _npi_isinf(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Whether x is infinite.

    Parameters
    ----------
    x : NDArray
        Values of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Booleans, same shape as `x`.

    Examples
    --------
    >>> x = mx.nd.array([0, 1, -2.5, 0, 3, -0.5]).reshape((2, 3))
    >>> y = mx.nd._internal._npi_isinf(x)
    """
    return _op__npi_isinf((x,), (), out, kwargs)

_op__npi_isnan = _NDOp("_npi_isnan", ("x",), ())


def _npi_isnan(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Whether x is NaN.

    Parameters
    ----------
    x : NDArray
        Values of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Booleans, same shape as `x`.

    Examples
    --------
    >>> x = mx.nd.array([0, 1, -2.5, 0, 3, -0.5]).reshape((2, 3))
    >>> y = mx.nd._internal._npi_isnan(x)
    """
    return _op__npi_isnan((x,), (), out, kwargs)

_op__npi_isneginf = _NDOp("_npi_isneginf", ("x",), ())


def _npi_isneginf(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Whether x is minus infinity.

    Parameters
    ----------
    x : NDArray
        Values of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Booleans, same shape as `x`.

    Examples
    --------
    >>> x = mx.nd.array([0, 1, -2.5, 0, 3, -0.5]).reshape((2, 3))
    >>> y = mx.nd._internal._npi_isneginf(x)
    """
    return _op__npi_isneginf((x,), (), out, kwargs)

_op__npi_isposinf = _NDOp("_npi_isposinf", ("x",), ())


def _npi_isposinf(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Whether x is plus infinity.

    Parameters
    ----------
    x : NDArray
        Values of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Booleans, same shape as `x`.

    Examples
    --------
    >>> x = mx.nd.array([0, 1, -2.5, 0, 3, -0.5]).reshape((2, 3))
    >>> y = mx.nd._internal._npi_isposinf(x)
    """
    return _op__npi_isposinf((x,), (), out, kwargs)

_op__npi_lcm = _NDOp("_npi_lcm", ("lhs", "rhs"), ())


def _npi_lcm(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Least common multiple of absolute values.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.randint(2, 10, shape=(2, 1, 3)).astype("int32")
    >>> rhs = mx.nd.random.randint(1, 5, shape=(4, 1)).astype("int32")
    >>> y = mx.nd._internal._npi_lcm(lhs, rhs)
    """
    return _op__npi_lcm((lhs, rhs), (), out, kwargs)

_op__npi_lcm_scalar = _NDOp("_npi_lcm_scalar", ("data",), ("scalar", "is_int"))


def _npi_lcm_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Least common multiple of absolute values, of `data` and the scalar.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.randint(1, 9, shape=(5,)).astype("int32")
    >>> y = mx.nd._internal._npi_lcm_scalar(data, scalar=2)
    """
    return _op__npi_lcm_scalar((data,), (scalar, is_int), out, kwargs)

_op__npi_ldexp = _NDOp("_npi_ldexp", ("lhs", "rhs"), ())


def _npi_ldexp(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`lhs * 2 ** rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(0.5, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(0.25, 1, shape=(4, 1))
    >>> y = mx.nd._internal._npi_ldexp(lhs, rhs)
    """
    return _op__npi_ldexp((lhs, rhs), (), out, kwargs)

_op__npi_ldexp_scalar = _NDOp("_npi_ldexp_scalar", ("data",), ("scalar", "is_int"))


def _npi_ldexp_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`data * 2 ** scalar`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._npi_ldexp_scalar(data, scalar=1.9)
    """
    return _op__npi_ldexp_scalar((data,), (scalar, is_int), out, kwargs)

_op__npi_less = _NDOp("_npi_less", ("lhs", "rhs"), ())


def _npi_less(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Whether `lhs < rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Booleans of the broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(4, 1))
    >>> y = mx.nd._internal._npi_less(lhs, rhs)
    """
    return _op__npi_less((lhs, rhs), (), out, kwargs)

_op__npi_less_equal = _NDOp("_npi_less_equal", ("lhs", "rhs"), ())


def _npi_less_equal(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Whether `lhs <= rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Booleans of the broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(4, 1))
    >>> y = mx.nd._internal._npi_less_equal(lhs, rhs)
    """
    return _op__npi_less_equal((lhs, rhs), (), out, kwargs)

_op__npi_less_equal_scalar = _NDOp("_npi_less_equal_scalar", ("data",), ("scalar", "is_int"))


def _npi_less_equal_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Whether `data <= scalar`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Booleans, same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._npi_less_equal_scalar(data, scalar=1.9)
    """
    return _op__npi_less_equal_scalar((data,), (scalar, is_int), out, kwargs)

_op__npi_less_scalar = _NDOp("_npi_less_scalar", ("data",), ("scalar", "is_int"))


def _npi_less_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Whether `data < scalar`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Booleans, same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._npi_less_scalar(data, scalar=1.9)
    """
    return _op__npi_less_scalar((data,), (scalar, is_int), out, kwargs)

_op__npi_log = _NDOp("_npi_log", ("x",), ())


def _npi_log(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Natural logarithm.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(0.2, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npi_log(x)
    """
    return _op__npi_log((x,), (), out, kwargs)

_op__npi_log10 = _NDOp("_npi_log10", ("x",), ())


def _npi_log10(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Logarithm to base 10.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(0.2, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npi_log10(x)
    """
    return _op__npi_log10((x,), (), out, kwargs)

_op__npi_log1p = _NDOp("_npi_log1p", ("x",), ())


def _npi_log1p(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`log(1 + x)`, also exact for small x.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(-0.5, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npi_log1p(x)
    """
    return _op__npi_log1p((x,), (), out, kwargs)

_op__npi_log2 = _NDOp("_npi_log2", ("x",), ())


def _npi_log2(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Logarithm to base 2.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(0.2, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npi_log2(x)
    """
    return _op__npi_log2((x,), (), out, kwargs)

_op__npi_logical_not = _NDOp("_npi_logical_not", ("x",), ())


def _npi_logical_not(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Whether x is zero.

    Parameters
    ----------
    x : NDArray
        Values of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Booleans, same shape as `x`.

    Examples
    --------
    >>> x = mx.nd.array([0, 1, -2.5, 0, 3, -0.5]).reshape((2, 3))
    >>> y = mx.nd._internal._npi_logical_not(x)
    """
    return _op__npi_logical_not((x,), (), out, kwargs)

_op__npi_logistic = _NDOp("_npi_logistic", ("input1", "input2"), ("loc", "scale", "size", "ctx"))


def _npi_logistic(
    input1: NDArray | None = None,
    input2: NDArray | None = None,
    loc: float | None = _Null,
    scale: float | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    ctx: str = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a logistic distribution.

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    input1 : NDArray
        The first parameter that is None, as an array.
    input2 : NDArray
        The second parameter, if both are None.
    loc : float or None, required
        Mean. None: it is an input.
    scale : float or None, required
        Scale, at least 0. None: it is an input.
    size : int or tuple of int or None, optional, default None
        The shape of the result; None: that of the parameters.
    ctx : str, optional, default "cpu"
        The device, such as `cpu(0)`.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> y = mx.nd._internal._npi_logistic(loc=0.5, scale=1, size=(2, 3))
    """
    return _op__npi_logistic((input1, input2), (loc, scale, size, ctx), out, kwargs)

_op__npi_logspace = _NDOp("_npi_logspace", (), ("start", "stop", "num", "endpoint", "base", "ctx", "dtype"))


def _npi_logspace(
    start: float = _Null,
    stop: float = _Null,
    num: int = _Null,
    endpoint: bool = _Null,
    base: float = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        One-dimensional, of `num` values.

    Examples
    --------
    >>> y = mx.nd._internal._npi_logspace(start=0, stop=2, num=3)
    """
    return _op__npi_logspace((), (start, stop, num, endpoint, base, ctx, dtype), out, kwargs)

_op__npi_matmul = _NDOp("_npi_matmul", ("a", "b"), ())


def _npi_matmul(
    a: NDArray | None = None,
    b: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Product of matrices in the last two axes; the others broadcast.

    A vector is a row on the left and a column on the right.

    Parameters
    ----------
    a : NDArray
        First factor.
    b : NDArray
        Second factor.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The product, of the wider dtype.

    Examples
    --------
    >>> a = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> b = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd._internal._npi_matmul(a, b)
    """
    return _op__npi_matmul((a, b), (), out, kwargs)

_op__npi_mean = _NDOp("_npi_mean", ("a",), ("axis", "dtype", "keepdims", "initial"))


def _npi_mean(
    a: NDArray | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    dtype: DTypeLike = _Null,
    keepdims: bool = _Null,
    initial: float | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Mean of the elements along axes.

    Integers give float32.

    Parameters
    ----------
    a : NDArray
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None: all. Negative axes count from the end.
    dtype : {None, "bool", "float16", "float32", "float64", "int32", "int64", "int8"}, optional, default None
        The dtype of the result, and of the computation; None: as the input suggests.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    initial : float or None, optional, default None
        A value that takes part in every reduction; None: none.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The reduced array.

    Examples
    --------
    >>> a = mx.nd.random.uniform(0.5, 1.5, shape=(2, 3, 4))
    >>> y = mx.nd._internal._npi_mean(a, axis=(1,))
    """
    return _op__npi_mean((a,), (axis, dtype, keepdims, initial), out, kwargs)

_op__npi_mod = _NDOp("_npi_mod", ("lhs", "rhs"), ())


def _npi_mod(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Remainder of `lhs / rhs`.

    It has the sign of `rhs`; the remainder of a division by zero is zero.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(1.1, 1.9, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(0.55, 0.95, shape=(4, 1))
    >>> y = mx.nd._internal._npi_mod(lhs, rhs)
    """
    return _op__npi_mod((lhs, rhs), (), out, kwargs)

_op__npi_mod_scalar = _NDOp("_npi_mod_scalar", ("data",), ("scalar", "is_int"))


def _npi_mod_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Remainder of `data / scalar`, with the sign of the scalar.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._npi_mod_scalar(data, scalar=1.9)
    """
    return _op__npi_mod_scalar((data,), (scalar, is_int), out, kwargs)

_op__npi_multinomial = _NDOp("_npi_multinomial", ("a",), ("n", "pvals", "size"))


def _npi_multinomial(
    a: NDArray | None = None,
    n: int = _Null,
    pvals: float | tuple[float, ...] | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """How often each outcome comes in `n` experiments, at random.

    The last outcome takes what the probabilities of the others leave.

    Parameters
    ----------
    a : NDArray
        Probabilities of the outcomes, if `pvals` is None.
    n : int, required
        Number of experiments.
    pvals : tuple of float or None, optional, default None
        Probabilities of the outcomes; None: they are the input.
    size : int or tuple of int or None, optional, default None
        The shape of the draws; None: one.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Counts, int64, of shape (size..., outcomes).

    Examples
    --------
    >>> y = mx.nd._internal._npi_multinomial(n=10, pvals=(0.2, 0.3, 0.5))
    """
    return _op__npi_multinomial((a,), (n, pvals, size), out, kwargs)

_op__npi_multiply = _NDOp("_npi_multiply", ("lhs", "rhs"), ())


def _npi_multiply(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Product, `lhs * rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(4, 1))
    >>> y = mx.nd._internal._npi_multiply(lhs, rhs)
    """
    return _op__npi_multiply((lhs, rhs), (), out, kwargs)

_op__npi_multiply_scalar = _NDOp("_npi_multiply_scalar", ("data",), ("scalar", "is_int"))


def _npi_multiply_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`data * scalar`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._npi_multiply_scalar(data, scalar=1.9)
    """
    return _op__npi_multiply_scalar((data,), (scalar, is_int), out, kwargs)

_op__npi_nan_to_num = _NDOp("_npi_nan_to_num", ("data",), ("copy", "nan", "posinf", "neginf"))


def _npi_nan_to_num(
    data: NDArray | None = None,
    copy: bool = _Null,
    nan: float = _Null,
    posinf: float | None = _Null,
    neginf: float | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Replaces NaN and infinities with numbers.

    Parameters
    ----------
    data : NDArray
        Numbers of any shape.
    copy : bool, optional, default True
        Has no effect: the result is always a new array.
    nan : float, optional, default 0
        What becomes of NaN.
    posinf : float or None, optional, default None
        What becomes of infinity; None: the largest number.
    neginf : float or None, optional, default None
        What becomes of minus infinity; None: the smallest.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.nd.array([1, -2, 0.5])
    >>> y = mx.nd._internal._npi_nan_to_num(data)
    """
    return _op__npi_nan_to_num((data,), (copy, nan, posinf, neginf), out, kwargs)

_op__npi_negative = _NDOp("_npi_negative", ("x",), ())


def _npi_negative(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Negative, -x.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npi_negative(x)
    """
    return _op__npi_negative((x,), (), out, kwargs)

_op__npi_norm = _NDOp("_npi_norm", ("data",), ())


def _npi_norm(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Norms of vectors or matrices, which lie along one or two axes.

    Parameters
    ----------
    data : NDArray
        Array of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The norms.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd._internal._npi_norm(data, keepdims=1)
    """
    return _op__npi_norm((data,), (), out, kwargs)

_op__npi_normal = _NDOp("_npi_normal", ("input1", "input2"), ("loc", "scale", "size", "ctx", "dtype"))


def _npi_normal(
    input1: NDArray | None = None,
    input2: NDArray | None = None,
    loc: float | None = _Null,
    scale: float | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a normal (Gaussian) distribution.

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    input1 : NDArray
        The first parameter that is None, as an array.
    input2 : NDArray
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> y = mx.nd._internal._npi_normal(loc=0.5, scale=1, size=(2, 3))
    """
    return _op__npi_normal((input1, input2), (loc, scale, size, ctx, dtype), out, kwargs)

_op__npi_normal_n = _NDOp("_npi_normal_n", ("input1", "input2"), ("loc", "scale", "size", "ctx", "dtype"))


def _npi_normal_n(
    input1: NDArray | None = None,
    input2: NDArray | None = None,
    loc: float | None = _Null,
    scale: float | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a normal (Gaussian) distribution: `size` draws for each element of the parameters.

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    input1 : NDArray
        The first parameter that is None, as an array.
    input2 : NDArray
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> y = mx.nd._internal._npi_normal_n(loc=0.5, scale=1, size=(2, 3))
    """
    return _op__npi_normal_n((input1, input2), (loc, scale, size, ctx, dtype), out, kwargs)

_op__npi_not_equal = _NDOp("_npi_not_equal", ("lhs", "rhs"), ())


def _npi_not_equal(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Whether `lhs != rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Booleans of the broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(4, 1))
    >>> y = mx.nd._internal._npi_not_equal(lhs, rhs)
    """
    return _op__npi_not_equal((lhs, rhs), (), out, kwargs)

_op__npi_not_equal_scalar = _NDOp("_npi_not_equal_scalar", ("data",), ("scalar", "is_int"))


def _npi_not_equal_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Whether `data != scalar`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Booleans, same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._npi_not_equal_scalar(data, scalar=1.9)
    """
    return _op__npi_not_equal_scalar((data,), (scalar, is_int), out, kwargs)

_op__npi_ones = _NDOp("_npi_ones", (), ("shape", "ctx", "dtype"))


def _npi_ones(
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """An array of ones.

    Parameters
    ----------
    shape : int or tuple of int, optional, default ()
        The shape of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "bool", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Of shape `shape` and dtype `dtype`.

    Examples
    --------
    >>> y = mx.nd._internal._npi_ones(shape=(2, 3))
    """
    return _op__npi_ones((), (shape, ctx, dtype), out, kwargs)

_op__npi_pad = _NDOp("_npi_pad", ("data",), ("pad_width", "mode", "constant_value", "reflect_type"))


def _npi_pad(
    data: NDArray | None = None,
    pad_width: str = _Null,
    mode: Literal["constant", "edge", "maximum", "minimum", "reflect", "symmetric"] = _Null,
    constant_value: float = _Null,
    reflect_type: str = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Adds a border around an array.

    Parameters
    ----------
    data : NDArray
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The larger array.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 2))
    >>> y = mx.nd._internal._npi_pad(data, pad_width="((0, 1), (2, 0))", constant_value=3)
    """
    return _op__npi_pad((data,), (pad_width, mode, constant_value, reflect_type), out, kwargs)

_op__npi_pareto = _NDOp("_npi_pareto", ("input1",), ("a", "size", "ctx"))


def _npi_pareto(
    input1: NDArray | None = None,
    a: float | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    ctx: str = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a Pareto distribution of the second kind (Lomax).

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    input1 : NDArray
        The first parameter that is None, as an array.
    a : float or None, optional, default None
        Shape, above 0. None: it is an input.
    size : int or tuple of int or None, optional, default None
        The shape of the result; None: that of the parameters.
    ctx : str, optional, default "cpu"
        The device, such as `cpu(0)`.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> y = mx.nd._internal._npi_pareto(a=0.5, size=(2, 3))
    """
    return _op__npi_pareto((input1,), (a, size, ctx), out, kwargs)

_op__npi_percentile = _NDOp("_npi_percentile", ("a", "q"), ("axis", "interpolation", "keepdims", "q_scalar"))


def _npi_percentile(
    a: NDArray | None = None,
    q: NDArray | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    interpolation: Literal["higher", "linear", "lower", "midpoint", "nearest"] = _Null,
    keepdims: bool = _Null,
    q_scalar: float | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """The values below which given percentages of the elements along axes lie.

    Parameters
    ----------
    a : NDArray
        Array of any shape.
    q : NDArray
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The shape of `q`, then that of the axes that are left; float32, or float64 where `a` is.

    Examples
    --------
    >>> a = mx.nd.random.uniform(-1, 1, shape=(2, 5))
    >>> y = mx.nd._internal._npi_percentile(a, q_scalar=3e+01, axis=(1,))
    """
    return _op__npi_percentile((a, q), (axis, interpolation, keepdims, q_scalar), out, kwargs)

_op__npi_pinv = _NDOp("_npi_pinv", ("A", "rcond"), ("hermitian",))


def _npi_pinv(
    A: NDArray | None = None,
    rcond: NDArray | None = None,
    hermitian: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Pseudo-inverses of matrices, with a limit for each of them.

    Parameters
    ----------
    A : NDArray
        Matrices.
    rcond : NDArray
        Singular values below this part of the largest count as zero; broadcasts to the batch.
    hermitian : bool, optional, default False
        Has no effect: symmetric matrices need no other way.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The pseudo-inverses.

    Examples
    --------
    >>> A = mx.nd.random.uniform(-1, 1, shape=(2, 3, 2))
    >>> rcond = mx.nd.random.uniform(0, 0.001, shape=(2,))
    >>> y = mx.nd._internal._npi_pinv(A, rcond)
    """
    return _op__npi_pinv((A, rcond), (hermitian,), out, kwargs)

_op__npi_pinv_scalar_rcond = _NDOp("_npi_pinv_scalar_rcond", ("A",), ("rcond", "hermitian"))


def _npi_pinv_scalar_rcond(
    A: NDArray | None = None,
    rcond: float = _Null,
    hermitian: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Pseudo-inverses of matrices.

    Parameters
    ----------
    A : NDArray
        Matrices.
    rcond : float, optional, default 1e-15
        Singular values below this part of the largest count as zero.
    hermitian : bool, optional, default False
        Has no effect: symmetric matrices need no other way.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The pseudo-inverses.

    Examples
    --------
    >>> A = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd._internal._npi_pinv_scalar_rcond(A)
    """
    return _op__npi_pinv_scalar_rcond((A,), (rcond, hermitian), out, kwargs)

_op__npi_polyval = _NDOp("_npi_polyval", ("p", "x"), ())


def _npi_polyval(
    p: NDArray | None = None,
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """A polynomial at given places.

    `p` holds its coefficients, that of the highest power first.

    Parameters
    ----------
    p : NDArray
        Coefficients, one axis.
    x : NDArray
        The places.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `x`.

    Examples
    --------
    >>> p = mx.nd.random.uniform(-1, 1, shape=(3,))
    >>> x = mx.nd.random.uniform(-1, 1, shape=(2, 2))
    >>> y = mx.nd._internal._npi_polyval(p, x)
    """
    return _op__npi_polyval((p, x), (), out, kwargs)

_op__npi_power = _NDOp("_npi_power", ("lhs", "rhs"), ())


def _npi_power(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Power, `lhs ** rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(0.5, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(0.25, 1, shape=(4, 1))
    >>> y = mx.nd._internal._npi_power(lhs, rhs)
    """
    return _op__npi_power((lhs, rhs), (), out, kwargs)

_op__npi_power_scalar = _NDOp("_npi_power_scalar", ("data",), ("scalar", "is_int"))


def _npi_power_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`data ** scalar`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._npi_power_scalar(data, scalar=1.9)
    """
    return _op__npi_power_scalar((data,), (scalar, is_int), out, kwargs)

_op__npi_powerd = _NDOp("_npi_powerd", ("input1",), ("a", "size"))


def _npi_powerd(
    input1: NDArray | None = None,
    a: float | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a distribution on [0, 1] with density `a x^(a-1)`.

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    input1 : NDArray
        The first parameter that is None, as an array.
    a : float or None, optional, default None
        Exponent, above 0. None: it is an input.
    size : int or tuple of int or None, optional, default None
        The shape of the result; None: that of the parameters.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> y = mx.nd._internal._npi_powerd(a=0.5, size=(2, 3))
    """
    return _op__npi_powerd((input1,), (a, size), out, kwargs)

_op__npi_radians = _NDOp("_npi_radians", ("x",), ())


def _npi_radians(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Converts degrees to radians.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npi_radians(x)
    """
    return _op__npi_radians((x,), (), out, kwargs)

_op__npi_rarctan2_scalar = _NDOp("_npi_rarctan2_scalar", ("data",), ("scalar", "is_int"))


def _npi_rarctan2_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Angle of the point (data, scalar) against the first axis.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._npi_rarctan2_scalar(data, scalar=1.9)
    """
    return _op__npi_rarctan2_scalar((data,), (scalar, is_int), out, kwargs)

_op__npi_rayleigh = _NDOp("_npi_rayleigh", ("input1",), ("scale", "size", "ctx"))


def _npi_rayleigh(
    input1: NDArray | None = None,
    scale: float | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    ctx: str = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a Rayleigh distribution.

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    input1 : NDArray, optional
        The first parameter that is None, as an array.
    scale : float or None, optional, default 1
        Mode, at least 0. None: it is an input.
    size : int or tuple of int or None, optional, default None
        The shape of the result; None: that of the parameters.
    ctx : str, optional, default "cpu"
        The device, such as `cpu(0)`.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> y = mx.nd._internal._npi_rayleigh(scale=0.5, size=(2, 3))
    """
    return _op__npi_rayleigh((input1,), (scale, size, ctx), out, kwargs)

_op__npi_rcopysign_scalar = _NDOp("_npi_rcopysign_scalar", ("data",), ("scalar", "is_int"))


def _npi_rcopysign_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """The scalar with the sign of `data`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._npi_rcopysign_scalar(data, scalar=1.9)
    """
    return _op__npi_rcopysign_scalar((data,), (scalar, is_int), out, kwargs)

_op__npi_reciprocal = _NDOp("_npi_reciprocal", ("x",), ())


def _npi_reciprocal(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Reciprocal, 1/x.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(0.4, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npi_reciprocal(x)
    """
    return _op__npi_reciprocal((x,), (), out, kwargs)

_op__npi_rint = _NDOp("_npi_rint", ("x",), ())


def _npi_rint(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Rounds to the nearest integer.

    Halves go to the even neighbour.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as `x`.

    Examples
    --------
    >>> x = mx.nd.array([0.5, 1.5, -2.5, 2.4])
    >>> y = mx.nd._internal._npi_rint(x)
    """
    return _op__npi_rint((x,), (), out, kwargs)

_op__npi_rldexp_scalar = _NDOp("_npi_rldexp_scalar", ("data",), ("scalar", "is_int"))


def _npi_rldexp_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`scalar * 2 ** data`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._npi_rldexp_scalar(data, scalar=1.9)
    """
    return _op__npi_rldexp_scalar((data,), (scalar, is_int), out, kwargs)

_op__npi_rmod_scalar = _NDOp("_npi_rmod_scalar", ("data",), ("scalar", "is_int"))


def _npi_rmod_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Remainder of `scalar / data`, with the sign of the data.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._npi_rmod_scalar(data, scalar=1.9)
    """
    return _op__npi_rmod_scalar((data,), (scalar, is_int), out, kwargs)

_op__npi_rot90 = _NDOp("_npi_rot90", ("data",), ("k", "axes"))


def _npi_rot90(
    data: NDArray | None = None,
    k: int = _Null,
    axes: int | tuple[int, ...] | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Turns an array by quarter turns in the plane of two axes.

    Parameters
    ----------
    data : NDArray
        Array with at least two axes.
    k : int, optional, default 1
        Number of quarter turns; negative ones turn back.
    axes : int or tuple of int or None, optional, default None
        The plane: turns go from the first of the two axes to the second.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The same elements, moved.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd._internal._npi_rot90(data, axes=(0, 1))
    """
    return _op__npi_rot90((data,), (k, axes), out, kwargs)

_op__npi_rpower_scalar = _NDOp("_npi_rpower_scalar", ("data",), ("scalar", "is_int"))


def _npi_rpower_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`scalar ** data`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._npi_rpower_scalar(data, scalar=1.9)
    """
    return _op__npi_rpower_scalar((data,), (scalar, is_int), out, kwargs)

_op__npi_rsubtract_scalar = _NDOp("_npi_rsubtract_scalar", ("data",), ("scalar", "is_int"))


def _npi_rsubtract_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`scalar - data`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._npi_rsubtract_scalar(data, scalar=1.9)
    """
    return _op__npi_rsubtract_scalar((data,), (scalar, is_int), out, kwargs)

_op__npi_rtrue_divide_scalar = _NDOp("_npi_rtrue_divide_scalar", ("data",), ("scalar", "is_int"))


def _npi_rtrue_divide_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`scalar / data`.

    Integers give float32.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._npi_rtrue_divide_scalar(data, scalar=1.9)
    """
    return _op__npi_rtrue_divide_scalar((data,), (scalar, is_int), out, kwargs)

_op__npi_share_memory = _NDOp("_npi_share_memory", ("a", "b"), ())


def _npi_share_memory(
    a: NDArray | None = None,
    b: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Whether two arrays have memory in common.

    Parameters
    ----------
    a : NDArray
        Any array.
    b : NDArray
        Any array.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        One boolean, without dimensions.

    Examples
    --------
    >>> a = mx.nd.random.uniform(-1, 1, shape=(2,))
    >>> b = mx.nd.random.uniform(-1, 1, shape=(3,))
    >>> y = mx.nd._internal._npi_share_memory(a, b)
    """
    return _op__npi_share_memory((a, b), (), out, kwargs)

_op__npi_sign = _NDOp("_npi_sign", ("x",), ())


def _npi_sign(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """-1, 0 or 1, as x is negative, zero or positive.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npi_sign(x)
    """
    return _op__npi_sign((x,), (), out, kwargs)

_op__npi_sin = _NDOp("_npi_sin", ("x",), ())


def _npi_sin(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Sine of radians.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npi_sin(x)
    """
    return _op__npi_sin((x,), (), out, kwargs)

_op__npi_sinh = _NDOp("_npi_sinh", ("x",), ())


def _npi_sinh(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Hyperbolic sine.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npi_sinh(x)
    """
    return _op__npi_sinh((x,), (), out, kwargs)

_op__npi_solve = _NDOp("_npi_solve", ("A", "B"), ())


def _npi_solve(
    A: NDArray | None = None,
    B: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Solutions of linear equations, A x = B.

    A singular matrix is an error.

    Parameters
    ----------
    A : NDArray
        Square matrices.
    B : NDArray
        Right sides: vectors, or matrices whose columns they are.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The solutions, in the shape of `B`.

    Examples
    --------
    >>> A = mx.nd.array([2, 1, 1, 3]).reshape((2, 2))
    >>> B = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd._internal._npi_solve(A, B)
    """
    return _op__npi_solve((A, B), (), out, kwargs)

_op__npi_sqrt = _NDOp("_npi_sqrt", ("x",), ())


def _npi_sqrt(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Square root.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(0.2, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npi_sqrt(x)
    """
    return _op__npi_sqrt((x,), (), out, kwargs)

_op__npi_square = _NDOp("_npi_square", ("x",), ())


def _npi_square(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Square, x*x.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npi_square(x)
    """
    return _op__npi_square((x,), (), out, kwargs)

_op__npi_stack = _NDOp("_npi_stack", None, ("axis", "num_args"), variadic="num_args")


def _npi_stack(
    *data: NDArray,
    axis: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Joins arrays of one shape along a new axis.

    Arrays of different dtypes are converted to the wider one.

    Parameters
    ----------
    *data : NDArrays
        The arrays to join.
    axis : int, optional, default 0
        Place of the new axis; negative counts from the end.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The joined array.

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> arg1 = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd._internal._npi_stack(arg0, arg1)
    """
    return _op__npi_stack(data, (axis,), out, kwargs)

_op__npi_std = _NDOp("_npi_std", ("a",), ("axis", "dtype", "ddof", "keepdims"))


def _npi_std(
    a: NDArray | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    dtype: DTypeLike = _Null,
    ddof: int = _Null,
    keepdims: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Standard deviation of the elements along axes.

    Parameters
    ----------
    a : NDArray
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None: all. Negative axes count from the end.
    dtype : {None, "float16", "float32", "float64", "int32", "int64", "int8"}, optional, default None
        The dtype of the result, and of the computation; None: as the input suggests.
    ddof : int, optional, default 0
        The squares are divided by the number of elements minus this.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The reduced array. Integers give float32.

    Examples
    --------
    >>> a = mx.nd.random.uniform(-1, 1, shape=(2, 3, 4))
    >>> y = mx.nd._internal._npi_std(a, axis=(1,))
    """
    return _op__npi_std((a,), (axis, dtype, ddof, keepdims), out, kwargs)

_op__npi_subtract = _NDOp("_npi_subtract", ("lhs", "rhs"), ())


def _npi_subtract(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Difference, `lhs - rhs`.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-2, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(4, 1))
    >>> y = mx.nd._internal._npi_subtract(lhs, rhs)
    """
    return _op__npi_subtract((lhs, rhs), (), out, kwargs)

_op__npi_subtract_scalar = _NDOp("_npi_subtract_scalar", ("data",), ("scalar", "is_int"))


def _npi_subtract_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`data - scalar`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._npi_subtract_scalar(data, scalar=1.9)
    """
    return _op__npi_subtract_scalar((data,), (scalar, is_int), out, kwargs)

_op__npi_svd = _NDOp("_npi_svd", ("A",), ())


def _npi_svd(
    A: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> list[NDArray]:
    """Singular value decomposition of matrices: A = UT diag(L) V, with L descending.

    Parameters
    ----------
    A : NDArray
        Matrices.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    list[NDArray]
        UT: Orthonormal columns, (rows, k) with k the smaller of rows and columns.
        L: The singular values.
        V: Orthonormal rows, (k, columns).

    Examples
    --------
    >>> A = mx.nd.array([2, 0.5, -1, 0.3, 1, 3]).reshape((2, 3))
    >>> y = mx.nd._internal._npi_svd(A)
    """
    return _op__npi_svd((A,), (), out, kwargs)

_op__npi_tan = _NDOp("_npi_tan", ("x",), ())


def _npi_tan(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Tangent of radians.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd._internal._npi_tan(x)
    """
    return _op__npi_tan((x,), (), out, kwargs)

_op__npi_tanh = _NDOp("_npi_tanh", ("x",), ())


def _npi_tanh(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Hyperbolic tangent.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npi_tanh(x)
    """
    return _op__npi_tanh((x,), (), out, kwargs)

_op__npi_tensordot = _NDOp("_npi_tensordot", ("a", "b"), ("a_axes_summed", "b_axes_summed"))


def _npi_tensordot(
    a: NDArray | None = None,
    b: NDArray | None = None,
    a_axes_summed: int | tuple[int, ...] = _Null,
    b_axes_summed: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Sum of products over pairs of axes.

    The other axes of `a`, then those of `b`, stay.

    Parameters
    ----------
    a : NDArray
        First factor.
    b : NDArray
        Second factor.
    a_axes_summed : int or tuple of int, required
        Axes of `a` to sum over.
    b_axes_summed : int or tuple of int, required
        Axes of `b` to sum over, one for each of `a`.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The product, of the wider dtype.

    Examples
    --------
    >>> a = mx.nd.random.uniform(-1, 1, shape=(2, 3, 4))
    >>> b = mx.nd.random.uniform(-1, 1, shape=(4, 2, 2))
    >>> y = mx.nd._internal._npi_tensordot(a, b, a_axes_summed=(2, 0), b_axes_summed=(0, 1))
    """
    return _op__npi_tensordot((a, b), (a_axes_summed, b_axes_summed), out, kwargs)

_op__npi_tensordot_int_axes = _NDOp("_npi_tensordot_int_axes", ("a", "b"), ("axes",))


def _npi_tensordot_int_axes(
    a: NDArray | None = None,
    b: NDArray | None = None,
    axes: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Sum of products over the last axes of `a` and the first axes of `b`.

    Parameters
    ----------
    a : NDArray
        First factor.
    b : NDArray
        Second factor.
    axes : int, required
        How many of the last axes of `a`, and first ones of `b`, are summed over.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The product, of the wider dtype.

    Examples
    --------
    >>> a = mx.nd.random.uniform(-1, 1, shape=(2, 3, 4))
    >>> b = mx.nd.random.uniform(-1, 1, shape=(3, 4, 2))
    >>> y = mx.nd._internal._npi_tensordot_int_axes(a, b, axes=2)
    """
    return _op__npi_tensordot_int_axes((a, b), (axes,), out, kwargs)

_op__npi_tensorinv = _NDOp("_npi_tensorinv", ("a",), ("ind",))


def _npi_tensorinv(
    a: NDArray | None = None,
    ind: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Inverse of a tensor that is a square matrix when its first axes, and its last ones, are merged.

    Parameters
    ----------
    a : NDArray
        The tensor.
    ind : int, optional, default 2
        How many of the first axes are the rows.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The inverse; the last axes of `a` come first.

    Examples
    --------
    >>> a = mx.nd.array([5, 1, 0, 2, 1, 4, 1, 0, 0, 1, 6, 1, 2, 0, 1, 7]).reshape((4, 2, 2))
    >>> y = mx.nd._internal._npi_tensorinv(a, ind=1)
    """
    return _op__npi_tensorinv((a,), (ind,), out, kwargs)

_op__npi_tensorsolve = _NDOp("_npi_tensorsolve", ("a", "b"), ("a_axes",))


def _npi_tensorsolve(
    a: NDArray | None = None,
    b: NDArray | None = None,
    a_axes: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Solution x of a tensor equation: the sum of products of `a` and x, over all axes of x, is `b`.

    Parameters
    ----------
    a : NDArray
        Tensor with the axes of `b`, then those of x.
    b : NDArray
        The right side.
    a_axes : int or tuple of int, optional, default ()
        Axes of `a` that are moved to its end before; empty or None: none.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The solution.

    Examples
    --------
    >>> a = mx.nd.array([5, 1, 0, 2, 1, 4, 1, 0, 0, 1, 6, 1, 2, 0, 1, 7]).reshape((4, 2, 2))
    >>> b = mx.nd.random.uniform(-1, 1, shape=(4,))
    >>> y = mx.nd._internal._npi_tensorsolve(a, b)
    """
    return _op__npi_tensorsolve((a, b), (a_axes,), out, kwargs)

_op__npi_tril = _NDOp("_npi_tril", ("data",), ("k",))


def _npi_tril(
    data: NDArray | None = None,
    k: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Lower triangles of matrices; the elements above a diagonal become zero.

    Parameters
    ----------
    data : NDArray
        Matrices, or a vector that stands for a square matrix with equal rows.
    k : int, optional, default 0
        Which diagonal: 0 the main one, positive above it, negative below it.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Matrices.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd._internal._npi_tril(data)
    """
    return _op__npi_tril((data,), (k,), out, kwargs)

_op__npi_true_divide = _NDOp("_npi_true_divide", ("lhs", "rhs"), ())


def _npi_true_divide(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Quotient, `lhs / rhs`.

    Integers give float32.

    Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
    dtypes are converted to the wider one; floating point is wider than integers.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The broadcast shape.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(0.5, 2, shape=(2, 1, 3))
    >>> rhs = mx.nd.random.uniform(0.25, 1, shape=(4, 1))
    >>> y = mx.nd._internal._npi_true_divide(lhs, rhs)
    """
    return _op__npi_true_divide((lhs, rhs), (), out, kwargs)

_op__npi_true_divide_scalar = _NDOp("_npi_true_divide_scalar", ("data",), ("scalar", "is_int"))


def _npi_true_divide_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`data / scalar`.

    Integers give float32.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._npi_true_divide_scalar(data, scalar=1.9)
    """
    return _op__npi_true_divide_scalar((data,), (scalar, is_int), out, kwargs)

_op__npi_trunc = _NDOp("_npi_trunc", ("x",), ())


def _npi_trunc(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Rounds toward zero.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    x : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> x = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npi_trunc(x)
    """
    return _op__npi_trunc((x,), (), out, kwargs)

_op__npi_uniform = _NDOp("_npi_uniform", ("input1", "input2"), ("low", "high", "size", "ctx", "dtype"))


def _npi_uniform(
    input1: NDArray | None = None,
    input2: NDArray | None = None,
    low: float | None = _Null,
    high: float | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of the uniform distribution on [low, high).

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    input1 : NDArray
        The first parameter that is None, as an array.
    input2 : NDArray
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> y = mx.nd._internal._npi_uniform(low=0.5, high=1, size=(2, 3))
    """
    return _op__npi_uniform((input1, input2), (low, high, size, ctx, dtype), out, kwargs)

_op__npi_uniform_n = _NDOp("_npi_uniform_n", ("input1", "input2"), ("low", "high", "size", "ctx", "dtype"))


def _npi_uniform_n(
    input1: NDArray | None = None,
    input2: NDArray | None = None,
    low: float | None = _Null,
    high: float | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of the uniform distribution on [low, high): `size` draws for each element of the parameters.

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    input1 : NDArray
        The first parameter that is None, as an array.
    input2 : NDArray
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
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> y = mx.nd._internal._npi_uniform_n(low=0.5, high=1, size=(2, 3))
    """
    return _op__npi_uniform_n((input1, input2), (low, high, size, ctx, dtype), out, kwargs)

_op__npi_unique = _NDOp("_npi_unique", ("data",), ("return_index", "return_inverse", "return_counts", "axis"))


def _npi_unique(
    data: NDArray | None = None,
    return_index: bool = _Null,
    return_inverse: bool = _Null,
    return_counts: bool = _Null,
    axis: int | None = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """The different elements of an array in rising order, or its different parts along an axis.

    NaN comes last; the NaNs of a flattened array count as equal, parts with NaN never do.

    Parameters
    ----------
    data : NDArray
        Array of any shape and type.
    return_index : bool, optional, default False
        Also give where each element comes first.
    return_inverse : bool, optional, default False
        Also give which of the results each element is.
    return_counts : bool, optional, default False
        Also give how often each element comes.
    axis : int or None, optional, default None
        Compare the parts along this axis; None: the elements of the flattened array.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The different elements.

    Examples
    --------
    >>> data = mx.nd.array([3, 1, 2, 1, 3, 3]).reshape((2, 3))
    >>> y = mx.nd._internal._npi_unique(data)
    """
    return _op__npi_unique((data,), (return_index, return_inverse, return_counts, axis), out, kwargs)

_op__npi_var = _NDOp("_npi_var", ("a",), ("axis", "dtype", "ddof", "keepdims"))


def _npi_var(
    a: NDArray | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    dtype: DTypeLike = _Null,
    ddof: int = _Null,
    keepdims: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Variance of the elements along axes.

    Parameters
    ----------
    a : NDArray
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None: all. Negative axes count from the end.
    dtype : {None, "float16", "float32", "float64", "int32", "int64", "int8"}, optional, default None
        The dtype of the result, and of the computation; None: as the input suggests.
    ddof : int, optional, default 0
        The squares are divided by the number of elements minus this.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The reduced array. Integers give float32.

    Examples
    --------
    >>> a = mx.nd.random.uniform(-1, 1, shape=(2, 3, 4))
    >>> y = mx.nd._internal._npi_var(a, axis=(1,))
    """
    return _op__npi_var((a,), (axis, dtype, ddof, keepdims), out, kwargs)

_op__npi_vstack = _NDOp("_npi_vstack", None, ("num_args",), variadic="num_args")


def _npi_vstack(
    *data: NDArray,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Stacks arrays as rows: vectors are rows, others join along axis 0.

    Arrays of different dtypes are converted to the wider one.

    Parameters
    ----------
    *data : NDArrays
        The arrays to join.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The joined array.

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> arg1 = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd._internal._npi_vstack(arg0, arg1)
    """
    return _op__npi_vstack(data, (), out, kwargs)

_op__npi_weibull = _NDOp("_npi_weibull", ("input1",), ("a", "size", "ctx"))


def _npi_weibull(
    input1: NDArray | None = None,
    a: float | None = _Null,
    size: int | tuple[int, ...] | None = _Null,
    ctx: str = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a Weibull distribution of scale 1.

    Every call draws new values; seed them with `mx.random.seed`.

    Parameters
    ----------
    input1 : NDArray
        The first parameter that is None, as an array.
    a : float or None, optional, default None
        Shape, above 0. None: it is an input.
    size : int or tuple of int or None, optional, default None
        The shape of the result; None: that of the parameters.
    ctx : str, optional, default "cpu"
        The device, such as `cpu(0)`.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> y = mx.nd._internal._npi_weibull(a=0.5, size=(2, 3))
    """
    return _op__npi_weibull((input1,), (a, size, ctx), out, kwargs)

_op__npi_where = _NDOp("_npi_where", ("condition", "x", "y"), ())


def _npi_where(
    condition: NDArray | None = None,
    x: NDArray | None = None,
    y: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Takes elements from `x` where the condition is not zero, and from `y` elsewhere.

    All three broadcast.

    Parameters
    ----------
    condition : NDArray
        What decides.
    x : NDArray
        Values where the condition holds.
    y : NDArray
        Values elsewhere.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Of the wider dtype of `x` and `y`.

    Examples
    --------
    >>> condition = mx.nd.array([1, 0, 0, 2]).reshape((2, 2))
    >>> x = mx.nd.random.uniform(-1, 1, shape=(2, 2))
    >>> y = mx.nd.random.uniform(-1, 1, shape=(2, 2))
    >>> y = mx.nd._internal._npi_where(condition, x, y)
    """
    return _op__npi_where((condition, x, y), (), out, kwargs)

_op__npi_where_lscalar = _NDOp("_npi_where_lscalar", ("condition", "x"), ("scalar",))


def _npi_where_lscalar(
    condition: NDArray | None = None,
    x: NDArray | None = None,
    scalar: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """The number where the condition is not zero, elements of `x` elsewhere.

    Both arrays broadcast.

    Parameters
    ----------
    condition : NDArray
        What decides.
    x : NDArray
        The other values.
    scalar : float, optional, default 0
        The number.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same dtype as the values.

    Examples
    --------
    >>> condition = mx.nd.array([1, 0, 0, 2]).reshape((2, 2))
    >>> x = mx.nd.random.uniform(-1, 1, shape=(2, 2))
    >>> y = mx.nd._internal._npi_where_lscalar(condition, x, scalar=3)
    """
    return _op__npi_where_lscalar((condition, x), (scalar,), out, kwargs)

_op__npi_where_rscalar = _NDOp("_npi_where_rscalar", ("condition", "y"), ("scalar",))


def _npi_where_rscalar(
    condition: NDArray | None = None,
    y: NDArray | None = None,
    scalar: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Elements of `y` where the condition is not zero, the number elsewhere.

    Both arrays broadcast.

    Parameters
    ----------
    condition : NDArray
        What decides.
    y : NDArray
        The other values.
    scalar : float, optional, default 0
        The number.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same dtype as the values.

    Examples
    --------
    >>> condition = mx.nd.array([1, 0, 0, 2]).reshape((2, 2))
    >>> y = mx.nd.random.uniform(-1, 1, shape=(2, 2))
    >>> y = mx.nd._internal._npi_where_rscalar(condition, y, scalar=3)
    """
    return _op__npi_where_rscalar((condition, y), (scalar,), out, kwargs)

_op__npi_where_scalar2 = _NDOp("_npi_where_scalar2", ("condition",), ("x", "y"))


def _npi_where_scalar2(
    condition: NDArray | None = None,
    x: float = _Null,
    y: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """One number where the condition is not zero, another elsewhere.

    Parameters
    ----------
    condition : NDArray
        What decides.
    x : float, optional, default 0
        The value where the condition holds.
    y : float, optional, default 0
        The value elsewhere.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Numbers, float32, in the shape of the condition.

    Examples
    --------
    >>> condition = mx.nd.array([1, 0, 0, 2]).reshape((2, 2))
    >>> y = mx.nd._internal._npi_where_scalar2(condition, x=3, y=4)
    """
    return _op__npi_where_scalar2((condition,), (x, y), out, kwargs)

_op__npi_zeros = _NDOp("_npi_zeros", (), ("shape", "ctx", "dtype"))


def _npi_zeros(
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """An array of zeros.

    Parameters
    ----------
    shape : int or tuple of int, optional, default ()
        The shape of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "bool", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Of shape `shape` and dtype `dtype`.

    Examples
    --------
    >>> y = mx.nd._internal._npi_zeros(shape=(2, 3))
    """
    return _op__npi_zeros((), (shape, ctx, dtype), out, kwargs)

_op__npx_constraint_check = _NDOp("_npx_constraint_check", ("input",), ("msg",))


def _npx_constraint_check(
    input: NDArray | None = None,
    msg: str = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """True if no element is zero; an error with a given text otherwise.

    Parameters
    ----------
    input : NDArray
        What must hold.
    msg : str, optional, default "Constraint violated."
        What the error says when an element is zero.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        One boolean, without dimensions.

    Examples
    --------
    >>> input = mx.nd.array([1, 1], dtype="bool")
    >>> y = mx.nd._internal._npx_constraint_check(input)
    """
    return _op__npx_constraint_check((input,), (msg,), out, kwargs)

_op__npx_nonzero = _NDOp("_npx_nonzero", ("x",), ())


def _npx_nonzero(
    x: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """The positions of the elements that are not zero, one row for each; a scalar counts as an array of one.

    Parameters
    ----------
    x : NDArray
        Array of any shape and type.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        int64, of shape (elements found, dimensions).

    Examples
    --------
    >>> x = mx.nd.array([0, 1, 0, 2, 0, -3]).reshape((2, 3))
    >>> y = mx.nd._internal._npx_nonzero(x)
    """
    return _op__npx_nonzero((x,), (), out, kwargs)

_op__npx_relu = _NDOp("_npx_relu", ("data",), ())


def _npx_relu(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Rectified linear unit, `max(x, 0)`.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.2, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npx_relu(data)
    """
    return _op__npx_relu((data,), (), out, kwargs)

_op__npx_reshape = _NDOp("_npx_reshape", ("a",), ("newshape", "reverse", "order"))


def _npx_reshape(
    a: NDArray | None = None,
    newshape: int | tuple[int, ...] = _Null,
    reverse: bool = _Null,
    order: str = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Gives the elements of an array another shape, written with codes that refer to the old one.

    No data moves.

    Parameters
    ----------
    a : NDArray
        Array of any shape.
    newshape : int or tuple of int, required
        New shape. -1 follows from the others, -2 copies the dimension at this place, -3 drops a dimension of length 1,
        -4 copies all dimensions that are left, -5 multiplies the next two, and -6 splits one dimension into the two
        numbers that follow it, one of which may be -1.
    reverse : bool, optional, default False
        Read the codes from the last dimension to the first.
    order : str, optional, default "C"
        The order of the elements; only 'C', row by row, is supported.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The same elements in row-major order.

    Examples
    --------
    >>> a = mx.nd.random.uniform(-1, 1, shape=(2, 3, 4))
    >>> y = mx.nd._internal._npx_reshape(a, newshape=(-2, -5))
    """
    return _op__npx_reshape((a,), (newshape, reverse, order), out, kwargs)

_op__npx_sigmoid = _NDOp("_npx_sigmoid", ("data",), ())


def _npx_sigmoid(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Logistic sigmoid, `1 / (1 + exp(-x))`.

    Integer input gives output of the same dtype, rounded toward zero.

    Parameters
    ----------
    data : NDArray
        Numbers of any shape.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the input.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-2, 2, shape=(3, 4))
    >>> y = mx.nd._internal._npx_sigmoid(data)
    """
    return _op__npx_sigmoid((data,), (), out, kwargs)

_op__ones = _NDOp("_ones", (), ("shape", "ctx", "dtype"))


def _ones(
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """An array of ones.

    Parameters
    ----------
    shape : int or tuple of int, optional, default ()
        The shape of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "bool", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Of shape `shape` and dtype `dtype`.

    Examples
    --------
    >>> y = mx.nd._internal._ones(shape=(2, 3))
    """
    return _op__ones((), (shape, ctx, dtype), out, kwargs)

_op__plus_scalar = _NDOp("_plus_scalar", ("data",), ("scalar", "is_int"))


def _plus_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`data + scalar`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._plus_scalar(data, scalar=1.9)
    """
    return _op__plus_scalar((data,), (scalar, is_int), out, kwargs)

_op__power = _NDOp("_power", ("lhs", "rhs"), ())


def _power(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Power, `lhs ** rhs`.

    Both inputs have the same shape and dtype.

    Parameters
    ----------
    lhs : NDArray
        First operand.
    rhs : NDArray
        Second operand, of the same shape and dtype.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as the inputs.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(0.5, 2, shape=(3, 4))
    >>> rhs = mx.nd.random.uniform(0.25, 1, shape=(3, 4))
    >>> y = mx.nd._internal._power(lhs, rhs)
    """
    return _op__power((lhs, rhs), (), out, kwargs)

_op__power_scalar = _NDOp("_power_scalar", ("data",), ("scalar", "is_int"))


def _power_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`data ** scalar`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._power_scalar(data, scalar=1.9)
    """
    return _op__power_scalar((data,), (scalar, is_int), out, kwargs)

_op__ravel_multi_index = _NDOp("_ravel_multi_index", ("data",), ("shape",))


def _ravel_multi_index(
    data: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Turns columns of coordinates into flat positions.

    For the shape (a, b, c), the position of (x, y, z) is (x*b + y)*c + z.

    Parameters
    ----------
    data : NDArray
        Coordinates; the first dimension has one row for each dimension of `shape`.
    shape : int or tuple of int, optional, default None
        Shape of the array that is indexed; its first dimension may be -1.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Flat positions, in a wider dtype where that of `data` is too narrow for them.

    Examples
    --------
    >>> mx.nd.ravel_multi_index(mx.nd.array([[0, 1], [2, 1]]), shape=(2, 3)).asnumpy()
    """
    return _op__ravel_multi_index((data,), (shape,), out, kwargs)

_op__rdiv_scalar = _NDOp("_rdiv_scalar", ("data",), ("scalar", "is_int"))


def _rdiv_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`scalar / data`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._rdiv_scalar(data, scalar=1.9)
    """
    return _op__rdiv_scalar((data,), (scalar, is_int), out, kwargs)

_op__rminus_scalar = _NDOp("_rminus_scalar", ("data",), ("scalar", "is_int"))


def _rminus_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`scalar - data`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._rminus_scalar(data, scalar=1.9)
    """
    return _op__rminus_scalar((data,), (scalar, is_int), out, kwargs)

_op__rmod_scalar = _NDOp("_rmod_scalar", ("data",), ("scalar", "is_int"))


def _rmod_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Remainder of `scalar / data`, with the sign of the data.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._rmod_scalar(data, scalar=1.9)
    """
    return _op__rmod_scalar((data,), (scalar, is_int), out, kwargs)

_op__rnn_param_concat = _NDOp("_rnn_param_concat", None, ("num_args", "dim"), variadic="num_args")


def _rnn_param_concat(
    *data: NDArray,
    dim: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Joins the flattened parameters of a recurrent network.

    Lengths that are unknown share what is left of the length of the whole.

    Parameters
    ----------
    *data : NDArrays
        The arrays to join.
    dim : int, optional, default 1
        Dimension to join along; negative counts from the end.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The joined array.

    Examples
    --------
    >>> arg0 = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> arg1 = mx.nd.random.uniform(-1, 1, shape=(2, 1))
    >>> y = mx.nd._internal._rnn_param_concat(arg0, arg1)
    """
    return _op__rnn_param_concat(data, (dim,), out, kwargs)

_op__rpower_scalar = _NDOp("_rpower_scalar", ("data",), ("scalar", "is_int"))


def _rpower_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """`scalar ** data`.

    Parameters
    ----------
    data : NDArray
        Values of any shape.
    scalar : float, optional, default 1
        The number.
    is_int : bool, optional, default True
        What happens to integer data: if true the number is cut to an integer and the result keeps the dtype; if false
        the result is float64.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(0.3, 0.7, shape=(3, 4))
    >>> y = mx.nd._internal._rpower_scalar(data, scalar=1.9)
    """
    return _op__rpower_scalar((data,), (scalar, is_int), out, kwargs)

_op__sample_exponential = _NDOp("_sample_exponential", ("lam",), ("shape", "dtype"))


def _sample_exponential(
    lam: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of an exponential distribution, with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    lam : NDArray
        Rate, above 0.
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> lam = mx.nd.random.uniform(0.1, 0.8, shape=(2,))
    >>> y = mx.nd._internal._sample_exponential(lam, shape=(3,))
    """
    return _op__sample_exponential((lam,), (shape, dtype), out, kwargs)

_op__sample_gamma = _NDOp("_sample_gamma", ("alpha", "beta"), ("shape", "dtype"))


def _sample_gamma(
    alpha: NDArray | None = None,
    beta: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a gamma distribution, with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    alpha : NDArray
        Shape, above 0.
    beta : NDArray
        Scale, above 0.
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> alpha = mx.nd.random.uniform(0.1, 0.8, shape=(2,))
    >>> beta = mx.nd.random.uniform(0.9, 1, shape=(2,))
    >>> y = mx.nd._internal._sample_gamma(alpha, beta, shape=(3,))
    """
    return _op__sample_gamma((alpha, beta), (shape, dtype), out, kwargs)

_op__sample_generalized_negative_binomial = _NDOp("_sample_generalized_negative_binomial", ("mu", "alpha"), ("shape", "dtype"))


def _sample_generalized_negative_binomial(
    mu: NDArray | None = None,
    alpha: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a negative binomial distribution given by mean and dispersion, with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    mu : NDArray
        Mean, at least 0.
    alpha : NDArray
        Dispersion, at least 0; 0 gives a Poisson distribution.
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> mu = mx.nd.random.uniform(0.1, 0.8, shape=(2,))
    >>> alpha = mx.nd.random.uniform(0.9, 1, shape=(2,))
    >>> y = mx.nd._internal._sample_generalized_negative_binomial(mu, alpha, shape=(3,))
    """
    return _op__sample_generalized_negative_binomial((mu, alpha), (shape, dtype), out, kwargs)

_op__sample_multinomial = _NDOp("_sample_multinomial", ("data",), ("shape", "get_prob", "dtype"))


def _sample_multinomial(
    data: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    get_prob: bool = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray | list[NDArray]:
    """Draws class numbers from categorical distributions.

    The last axis of `data` holds the probabilities of one distribution; they need not add up to one. With `get_prob`
    the second output is the logarithm of the drawn probabilities, through which gradients flow (REINFORCE).

    Parameters
    ----------
    data : NDArray
        Probabilities, of shape (..., classes).
    shape : int or tuple of int, optional, default ()
        The shape drawn for each distribution.
    get_prob : bool, optional, default False
        Also return the logarithm of each drawn probability.
    dtype : {"float16", "float32", "float64", "int32", "uint8"}, optional, default "int32"
        The dtype of the drawn classes.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray | list[NDArray]
        output: Class numbers, of shape (...) + `shape`.

    Examples
    --------
    >>> mx.nd.sample_multinomial(mx.nd.array([0, 1, 0]), shape=4).asnumpy()
    array([1, 1, 1, 1], dtype=int32)
    """
    return _op__sample_multinomial((data,), (shape, get_prob, dtype), out, kwargs)

_op__sample_negative_binomial = _NDOp("_sample_negative_binomial", ("k", "p"), ("shape", "dtype"))


def _sample_negative_binomial(
    k: NDArray | None = None,
    p: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a negative binomial distribution: failures before the k-th success, with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    k : NDArray
        Number of successes to wait for.
    p : NDArray
        Probability of a success, in (0, 1].
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> k = mx.nd.random.uniform(3, 3, shape=(2,))
    >>> p = mx.nd.random.uniform(0.9, 1, shape=(2,))
    >>> y = mx.nd._internal._sample_negative_binomial(k, p, shape=(3,))
    """
    return _op__sample_negative_binomial((k, p), (shape, dtype), out, kwargs)

_op__sample_normal = _NDOp("_sample_normal", ("mu", "sigma"), ("shape", "dtype"))


def _sample_normal(
    mu: NDArray | None = None,
    sigma: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a normal (Gaussian) distribution, with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    mu : NDArray
        Mean.
    sigma : NDArray
        Standard deviation, above 0.
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> mu = mx.nd.random.uniform(0.1, 0.8, shape=(2,))
    >>> sigma = mx.nd.random.uniform(0.9, 1, shape=(2,))
    >>> y = mx.nd._internal._sample_normal(mu, sigma, shape=(3,))
    """
    return _op__sample_normal((mu, sigma), (shape, dtype), out, kwargs)

_op__sample_poisson = _NDOp("_sample_poisson", ("lam",), ("shape", "dtype"))


def _sample_poisson(
    lam: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of a Poisson distribution; the counts are floating-point numbers, with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    lam : NDArray
        Rate, at least 0.
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> lam = mx.nd.random.uniform(0.1, 0.8, shape=(2,))
    >>> y = mx.nd._internal._sample_poisson(lam, shape=(3,))
    """
    return _op__sample_poisson((lam,), (shape, dtype), out, kwargs)

_op__sample_uniform = _NDOp("_sample_uniform", ("low", "high"), ("shape", "dtype"))


def _sample_uniform(
    low: NDArray | None = None,
    high: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Random values of the uniform distribution on [low, high), with parameters for each row.

    The result has the shape of the parameters followed by `shape`.

    Parameters
    ----------
    low : NDArray
        Lower bound.
    high : NDArray
        Upper bound, which is not reached.
    shape : int or tuple of int, optional, default ()
        The shape drawn for each element of the parameters.
    dtype : {"None", "float16", "float32", "float64"}, optional, default "None"
        The dtype of the result; None: float32.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Random values.

    Examples
    --------
    >>> low = mx.nd.random.uniform(0.1, 0.8, shape=(2,))
    >>> high = mx.nd.random.uniform(0.9, 1, shape=(2,))
    >>> y = mx.nd._internal._sample_uniform(low, high, shape=(3,))
    """
    return _op__sample_uniform((low, high), (shape, dtype), out, kwargs)

_op__sample_unique_zipfian = _NDOp("_sample_unique_zipfian", (), ("range_max", "shape"))


def _sample_unique_zipfian(
    range_max: int = _Null,
    shape: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> list[NDArray]:
    """Draws distinct integers with a log-uniform (Zipf-like) distribution, as sampled softmax wants them.

    The probability of k is log((k + 2) / (k + 1)) / log(range_max + 1).

    Parameters
    ----------
    range_max : int, required
        Values are below it.
    shape : int or tuple of int, optional, default None
        (rows, values): each row has distinct values.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    list[NDArray]
        samples: int64, of shape `shape`; distinct in each row.
        num_tries: int64, one for each row: how many draws it took.

    Examples
    --------
    >>> y = mx.nd._internal._sample_unique_zipfian(range_max=50, shape=(2, 8))
    """
    return _op__sample_unique_zipfian((), (range_max, shape), out, kwargs)

_op__scatter_set_nd = _NDOp("_scatter_set_nd", ("lhs", "rhs", "indices"), ("shape",))


def _scatter_set_nd(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    indices: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Writes elements at given coordinates of an array.

    The result is `lhs` with the elements that `indices` address replaced by `rhs`; give `lhs` as the output to write in
    place.

    Parameters
    ----------
    lhs : NDArray
        Array of shape `shape`.
    rhs : NDArray
        The values.
    indices : NDArray
        Coordinates, (M, ...).
    shape : int or tuple of int, required
        Shape of the whole array.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        `lhs` with replaced elements.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(2,))
    >>> indices = mx.nd.array([0, 1, 2, 0]).reshape((2, 2))
    >>> y = mx.nd._internal._scatter_set_nd(lhs, rhs, indices, shape=(2, 3))
    """
    return _op__scatter_set_nd((lhs, rhs, indices), (shape,), out, kwargs)

_op__shuffle = _NDOp("_shuffle", ("data",), ())


def _shuffle(
    data: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Puts the elements along the first axis in random order.

    What lies behind an element of the first axis stays together.

    Parameters
    ----------
    data : NDArray
        At least one dimension.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The same elements in another order.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(5, 2))
    >>> y = mx.nd._internal._shuffle(data)
    """
    return _op__shuffle((data,), (), out, kwargs)

_op__slice_assign = _NDOp("_slice_assign", ("lhs", "rhs"), ("begin", "end", "step"))


def _slice_assign(
    lhs: NDArray | None = None,
    rhs: NDArray | None = None,
    begin: int | tuple[int, ...] = _Null,
    end: int | tuple[int, ...] = _Null,
    step: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Writes an array into a box of another one.

    The result is `lhs` with the box that `slice` would take replaced by `rhs`.

    Parameters
    ----------
    lhs : NDArray
        Array of any shape.
    rhs : NDArray
        What to write, of the box's shape.
    begin : int or tuple of int, required
        First index of each dimension; None: from the start.
    end : int or tuple of int, required
        End index of each dimension, not included; None: to the end.
    step : int or tuple of int, optional, default ()
        Step of each dimension; None: 1. A negative step runs backwards.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        `lhs` with the box replaced.

    Examples
    --------
    >>> lhs = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> rhs = mx.nd.random.uniform(-1, 1, shape=(2, 2))
    >>> y = mx.nd._internal._slice_assign(lhs, rhs, begin=(0, 1), end=(2, 3))
    """
    return _op__slice_assign((lhs, rhs), (begin, end, step), out, kwargs)

_op__slice_assign_scalar = _NDOp("_slice_assign_scalar", ("data",), ("scalar", "begin", "end", "step"))


def _slice_assign_scalar(
    data: NDArray | None = None,
    scalar: float = _Null,
    begin: int | tuple[int, ...] = _Null,
    end: int | tuple[int, ...] = _Null,
    step: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Writes a number into a box of an array.

    The result is `data` with every element of the box that `slice` would take set to `scalar`.

    Parameters
    ----------
    data : NDArray
        Array of any shape.
    scalar : float, optional, default 0
        The value to write.
    begin : int or tuple of int, required
        First index of each dimension; None: from the start.
    end : int or tuple of int, required
        End index of each dimension, not included; None: to the end.
    step : int or tuple of int, optional, default ()
        Step of each dimension; None: 1. A negative step runs backwards.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        `data` with the box overwritten.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> y = mx.nd._internal._slice_assign_scalar(data, scalar=2.5, begin=(1, 1), end=(3, 2))
    """
    return _op__slice_assign_scalar((data,), (scalar, begin, end, step), out, kwargs)

_op__split_v2 = _NDOp("_split_v2", ("data",), ("indices", "axis", "squeeze_axis", "sections"))


def _split_v2(
    data: NDArray | None = None,
    indices: int | tuple[int, ...] = _Null,
    axis: int = _Null,
    squeeze_axis: bool = _Null,
    sections: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Splits an array along a dimension into parts as equal as possible, or where `indices` say.

    Part i runs from indices[i] to the next index, the last one to the end.

    Parameters
    ----------
    data : NDArray
        Array with at least one dimension.
    indices : int or tuple of int, required
        Where each part begins; not used when `sections` is positive.
    axis : int, optional, default 1
        The dimension to split; negative counts from the end.
    squeeze_axis : bool, optional, default False
        Drop the split dimension; parts must have length one in it.
    sections : int, optional, default 0
        Number of parts; 0: use `indices`.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The parts, in order.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 6))
    >>> y = mx.nd._internal._split_v2(data, indices=(0, 1, 4))
    """
    return _op__split_v2((data,), (indices, axis, squeeze_axis, sections), out, kwargs)

_op__square_sum = _NDOp("_square_sum", ("data",), ("axis", "keepdims", "exclude"))


def _square_sum(
    data: NDArray | None = None,
    axis: int | tuple[int, ...] | None = _Null,
    keepdims: bool = _Null,
    exclude: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Sum of the squares of the elements along axes.

    Parameters
    ----------
    data : NDArray
        Any array.
    axis : int or tuple of int or None, optional, default None
        Axes to reduce over; None or empty: all. Negative axes count from the end.
    keepdims : bool, optional, default False
        Keep the reduced axes, with length 1.
    exclude : bool, optional, default False
        Reduce over the axes that are not named.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The reduced array, of the same dtype.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd._internal._square_sum(data)
    """
    return _op__square_sum((data,), (axis, keepdims, exclude), out, kwargs)

_op__unravel_index = _NDOp("_unravel_index", ("data",), ("shape",))


def _unravel_index(
    data: NDArray | None = None,
    shape: int | tuple[int, ...] = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Turns flat positions into columns of coordinates.

    The inverse of `ravel_multi_index`.

    Parameters
    ----------
    data : NDArray
        Flat positions, of any shape.
    shape : int or tuple of int, optional, default None
        Shape of the array that is indexed; its first dimension may be -1.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Coordinates, with one row for each dimension of `shape`.

    Examples
    --------
    >>> mx.nd.unravel_index(mx.nd.array([2, 4]), shape=(2, 3)).asnumpy()
    """
    return _op__unravel_index((data,), (shape,), out, kwargs)

_op__zeros = _NDOp("_zeros", (), ("shape", "ctx", "dtype"))


def _zeros(
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: DTypeLike = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """An array of zeros.

    Parameters
    ----------
    shape : int or tuple of int, optional, default ()
        The shape of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : {"bfloat16", "bool", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        The dtype of the result.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Of shape `shape` and dtype `dtype`.

    Examples
    --------
    >>> y = mx.nd._internal._zeros(shape=(2, 3))
    """
    return _op__zeros((), (shape, ctx, dtype), out, kwargs)

_op__zeros_without_dtype = _NDOp("_zeros_without_dtype", (), ("shape", "ctx", "dtype"))


def _zeros_without_dtype(
    shape: int | tuple[int, ...] = _Null,
    ctx: str = _Null,
    dtype: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """An array of zeros whose dtype may be left to its readers.

    Parameters
    ----------
    shape : int or tuple of int, optional, default None
        The shape of the result.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    dtype : int, optional, default -1
        The number of the dtype; -1: whatever reads the array decides.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Of shape `shape`.

    Examples
    --------
    >>> y = mx.nd._internal._zeros_without_dtype(shape=(2, 3))
    """
    return _op__zeros_without_dtype((), (shape, ctx, dtype), out, kwargs)

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
