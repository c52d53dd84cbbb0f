// Conversion between dtypes: Cast, amp_cast, amp_multicast.
#include "op/build.h"
#include "op/elemwise/driver.h"

namespace mxhub::op {
namespace {

struct CastParam {
  int dtype = 0;
  static auto fields() {
    return std::tuple{field("dtype", &CastParam::dtype)
                          .required()
                          .choices(common_dtypes_and_bool())
                          .tag("dtype")
                          .doc("The dtype of the result.")};
  }
};
struct AmpCastParam {
  int dtype = 0;
  static auto fields() {
    return std::tuple{field("dtype", &AmpCastParam::dtype)
                          .required()
                          .choices(common_dtypes())
                          .tag("dtype")
                          .doc("The dtype of the result, if the input is floating point.")};
  }
};

Kernel prepare(const PrepareCtx& c) { return cast_kernel(c.in[0].dtype, c.out[0].dtype, c.in[0].size()); }
std::vector<Entry> gradient(const GradCtx& g) { return {call("_backward_cast", {g.ograd(0), g.in(0)})}; }

MXHUB_OP(Cast)
    .alias({"_npi_cast", "_npx_cast", "cast"})
    .doc("Converts to another dtype. Floating point becomes an integer by dropping the fraction.")
    .param_struct<CastParam>()
    .input("data", "Values of any shape.")
    .output("output", "Same shape, dtype `dtype`.")
    .dtype([](const CastParam& p, TypeCtx& c) { c.set_out(0, static_cast<DType>(p.dtype)); })
    .kernel(prepare)
    .gradient(gradient)
    .example(">>> mx.nd.Cast(mx.nd.array([0.9, 1.3]), dtype='int32').asnumpy()\narray([0, 1], dtype=int32)")
    .cases(Case("typical").shape("data", {2, 3}, -3, 3).with("dtype", "float64"),
           Case("integers").shape("data", {4}, 0, 9, DType::kInt32).with("dtype", "float16"),
           Case("empty").shape("data", {0}).with("dtype", "int8"),
           Case("unknown").shape("data", {2}).with("dtype", "int7").fails(Kind::kArgument, "dtype"));

MXHUB_OP(_backward_cast)
    .hidden()
    .doc("Gradient of a conversion: converts back to the dtype of the input.")
    .input("ograd", "Gradient of the output.")
    .input("data", "An array of the input's dtype, of any shape.")
    .shape([](ShapeCtx& c) {
      c.set_out(0, c.in(0));
      c.set_in(0, c.out(0));
    })
    .dtype([](TypeCtx& c) { c.set_out(0, c.in(1)); })
    .kernel(prepare)
    .gradient([](const GradCtx& g) -> std::vector<Entry> {
      return {call("_backward_cast", {g.ograd(0), g.in(0)}), zeros_like(g.in(1))};
    });

MXHUB_OP(amp_cast)
    .doc("Converts floating-point values to another dtype. Values of other dtypes pass unchanged.")
    .param_struct<AmpCastParam>()
    .input("data", "Values of any shape.")
    .output("output", "Same shape.")
    .dtype([](const AmpCastParam& p, TypeCtx& c) {
      if (c.in(0) != DType::kUnknown) c.set_out(0, is_float(c.in(0)) ? static_cast<DType>(p.dtype) : c.in(0));
    })
    .kernel(prepare)
    .gradient(gradient)
    .cases(Case("typical").shape("data", {2, 3}).with("dtype", "float16").no_gradient(),
           Case("integers").shape("data", {4}, 0, 9, DType::kInt32).with("dtype", "float16"),
           Case("unknown").shape("data", {2}).with("dtype", "int7").fails(Kind::kArgument, "dtype"));

struct AmpMulticastParam {
  int num_outputs = 0;
  bool cast_narrow = false;
  static auto fields() {
    return std::tuple{field("num_outputs", &AmpMulticastParam::num_outputs)
                          .required()
                          .at_least(1)
                          .tag("count")
                          .doc("Number of inputs, and of outputs."),
                      field("cast_narrow", &AmpMulticastParam::cast_narrow)
                          .doc("Convert to the narrowest dtype among the inputs, and not to the widest.")};
  }
};

std::vector<std::string> numbered(const AmpMulticastParam& p, const char* stem) {
  std::vector<std::string> names;
  for (int i = 0; i < p.num_outputs; ++i) names.push_back(cat(stem, i));
  return names;
}

void multicast_types(const AmpMulticastParam& p, TypeCtx& c) {
  DType best = DType::kUnknown;
  for (int i = 0; i < c.num_inputs(); ++i) {
    const DType t = c.in(i);
    if (t == DType::kUnknown) continue;
    c.require_float(i);
    if (best == DType::kUnknown ||
        (p.cast_narrow ? dtype_size(t) < dtype_size(best) : dtype_size(t) > dtype_size(best)))
      best = t;
  }
  for (int i = 0; i < c.num_outputs(); ++i) c.set_out(i, best);
}

MXHUB_OP(amp_multicast)
    .doc("Converts several floating-point arrays to one dtype, the widest among them.")
    .param_struct<AmpMulticastParam>()
    .variadic("data", "", "The arrays, each of any shape.")
    .num_inputs([](const AmpMulticastParam& p) { return p.num_outputs; })
    .num_outputs([](const AmpMulticastParam& p) { return p.num_outputs; })
    .input_names([](const AmpMulticastParam& p) { return numbered(p, "data_"); })
    .output_names([](const AmpMulticastParam& p) { return numbered(p, "output"); })
    .shape([](ShapeCtx& c) {
      for (int i = 0; i < c.num_inputs(); ++i) {
        c.set_out(i, c.in(i));
        c.set_in(i, c.out(i));
      }
    })
    .dtype(multicast_types)
    .kernel([](const PrepareCtx& c) {
      std::vector<UnaryLoop> loops;
      std::vector<int64_t> sizes;
      for (size_t i = 0; i < c.in.size(); ++i) {
        loops.push_back(cast_loop(c.in[i].dtype, c.out[i].dtype));
        sizes.push_back(c.in[i].size());
      }
      return Kernel{[loops, sizes](const RunCtx& r) {
        for (size_t i = 0; i < loops.size(); ++i) loops[i](r.in[i], r.out[i], sizes[i]);
      }};
    })
    .gradient([](const GradCtx& g) {
      std::vector<Entry> r;
      for (int i = 0; i < g.num_inputs(); ++i) r.push_back(call("_backward_cast", {g.ograd(i), g.in(i)}));
      return r;
    })
    .cases(
        Case("typical")
            .shape("data", {2, 3}, -1, 1, DType::kFloat16)
            .shape("data", {3})
            .with("num_outputs", "2")
            .no_gradient(),
        Case("narrow")
            .shape("data", {2, 3}, -1, 1, DType::kFloat16)
            .shape("data", {3})
            .with("num_outputs", "2")
            .with("cast_narrow", "1")
            .no_gradient(),
        Case("integers").shape("data", {2}, 0, 3, DType::kInt32).with("num_outputs", "1").fails(Kind::kType, "data_0"));

}  // namespace
}  // namespace mxhub::op
