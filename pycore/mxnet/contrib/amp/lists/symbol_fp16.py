"""Operators by the type that they compute in when the target is float16."""
from ._names import known, others

# Matrix products: twice the operations in a second, and sums that are kept in float32.
FP16_FUNCS = known("Convolution Deconvolution FullyConnected")

# In float32: what overflows or cancels in 16 bits (powers, logarithms, sums over many values, normalisations over them,
# losses), what 16 bits count too coarsely for (indices, boxes), what has no kernels for 16 bits (RNN), and what calls
# code that others wrote.
FP32_FUNCS = known("""
    arccos arcsin arctanh cosh erfinv sinh tan exp expm1 log log10 log1p log2 gamma gammaln square reciprocal rsqrt
    rcbrt _power _power_scalar _rpower_scalar _rdiv_scalar _hypot _hypot_scalar broadcast_power broadcast_hypot
    sum nansum prod nanprod mean norm moments _square_sum khatri_rao topk argsort
    _linalg_det _linalg_extractdiag _linalg_extracttrian _linalg_gelqf _linalg_gemm _linalg_gemm2 _linalg_inverse
    _linalg_makediag _linalg_maketrian _linalg_potrf _linalg_potri _linalg_slogdet _linalg_sumlogdiag _linalg_syevd
    _linalg_syrk _linalg_trmm _linalg_trsm
    softmax softmin log_softmax SoftmaxActivation SoftmaxOutput softmax_cross_entropy
    InstanceNorm LayerNorm GroupNorm L2Normalization LRN _contrib_SyncBatchNorm
    LinearRegressionOutput LogisticRegressionOutput MAERegressionOutput SVMOutput smooth_l1 MakeLoss make_loss CTCLoss
    IdentityAttachKLSparseReg Convolution_v1 RNN Custom _contrib_DeformableConvolution _contrib_DeformablePSROIPooling
    _contrib_MultiBoxDetection _contrib_MultiBoxPrior _contrib_MultiBoxTarget
    _contrib_count_sketch _contrib_fft _contrib_hawkesll
""")

# (operator, parameter, values): in float32 when the parameter has one of the values.
CONDITIONAL_FP32_FUNCS = [("Activation", "act_type", ["softrelu"]), ("LeakyReLU", "act_type", ["elu", "selu"])]

# Inputs of one type: the widest among them.
WIDEST_TYPE_CASTS = known("""
    Concat stack add_n where dot batch_dot Correlation
    elemwise_add elemwise_sub elemwise_mul elemwise_div _scatter_elemwise_div _mod _maximum _minimum
    _equal _not_equal _greater _greater_equal _lesser _lesser_equal _logical_and _logical_or _logical_xor
    broadcast_add broadcast_sub broadcast_mul broadcast_div broadcast_mod broadcast_maximum broadcast_minimum
    broadcast_equal broadcast_not_equal broadcast_greater broadcast_greater_equal broadcast_lesser
    broadcast_lesser_equal broadcast_logical_and broadcast_logical_or broadcast_logical_xor
    _contrib_MultiProposal _contrib_Proposal _contrib_PSROIPooling _contrib_ROIAlign _contrib_box_iou _contrib_box_nms
    _contrib_interleaved_matmul_encdec_qk _contrib_interleaved_matmul_encdec_valatt
    _contrib_interleaved_matmul_selfatt_qk _contrib_interleaved_matmul_selfatt_valatt
    _random_pdf_dirichlet _random_pdf_exponential _random_pdf_gamma _random_pdf_generalized_negative_binomial
    _random_pdf_negative_binomial _random_pdf_normal _random_pdf_poisson _random_pdf_uniform
""")

# Operators at the end of a symbol that carry their own loss.
LOSS_OUTPUT_FUNCTIONS = ["SoftmaxOutput", "LinearRegressionOutput", "LogisticRegressionOutput", "MAERegressionOutput"]

# All others compute in the type of what they get.
FP16_FP32_FUNCS = others(FP16_FUNCS, FP32_FUNCS, WIDEST_TYPE_CASTS, [op for op, _, _ in CONDITIONAL_FP32_FUNCS])
