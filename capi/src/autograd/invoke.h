// Imperative calls: an operator with its parameters, prepared once for each combination of shapes and types.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "base/spin.h"
#include "op/registry.h"
#include "tensor/ndarray.h"

namespace mxhub {

// What depends on shapes and types only.
struct PreparedCall {
  std::vector<Desc> in, out;
  bool np_shape = false;
  Kernel kernel;
  double cost = 0;  // estimated nanoseconds on one core
};

// Infers shapes and types of the outputs and prepares the kernel; errors name the operator and the argument. What is
// known of the outputs' shapes already can be given.
std::shared_ptr<PreparedCall> prepare_call(const Op& op, const void* params, std::vector<Desc> in, bool np_shape,
                                           std::vector<Shape> out_shapes = {});

// An operator and its parsed parameters, with the calls prepared so far. May be used from many threads at once.
class Invocation : public HandleObject<Invocation> {
 public:
  static constexpr uint32_t kHandleMagic = 0x496e766f;
  Invocation(const Op& op, Params params);
  Invocation(const Invocation&) = delete;
  // The invocation of an operator with parameters as text; parsed ones are kept.
  static std::shared_ptr<Invocation> find(const Op& op, const Attrs& attrs);

  const Op& op;
  const Params params;
  const int num_inputs, num_outputs, num_visible;
  const std::vector<int> mutated;
  Device device;  // for operators without inputs
  bool device_set = false;
  bool makes_sparse = false;  // of dense inputs

  std::shared_ptr<PreparedCall> prepare(NDArray* const* in, int n) const;

 private:
  static constexpr size_t kMaxCalls = 64;
  mutable SpinLock lock_;
  mutable std::vector<std::shared_ptr<PreparedCall>> calls_;
  mutable size_t next_ = 0;
};

// Runs the call. `out` holds num_visible or num_outputs entries: arrays to write into, or null where a new one is to be
// made; new arrays are put there and owned by the caller. Records on the tape when recording is on.
// `wanted` (optional): which outputs are needed at all, of operators with optional outputs.
void invoke(const Invocation& inv, NDArray* const* in, int num_in, NDArray** out, int num_out,
            const bool* wanted = nullptr);

// The same for the inside: values in, values out.
std::vector<NDArray> invoke(const Invocation& inv, const std::vector<NDArray>& in, const bool* wanted = nullptr);
std::vector<NDArray> invoke(const Op& op, const Params& params, const std::vector<NDArray>& in,
                            const bool* wanted = nullptr);

// dst[:] = src, converting the type if need be.
void copy_into(const NDArray& src, NDArray& dst);

}  // namespace mxhub
