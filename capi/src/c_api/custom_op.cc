// Custom operators: the host's callbacks behind what the core asks of them.
#include <algorithm>
#include <utility>

#include "autograd/mode.h"
#include "autograd/tape.h"
#include "c_api/common.h"
#include "op/custom/custom.h"

using namespace mxhub;        // NOLINT
using namespace mxhub::capi;  // NOLINT

namespace {
// A list of callbacks and their states, released at the end by the callback at place 0.
class Callbacks {
 public:
  Callbacks(const std::string& op_type, const MXCallbackList& list, int needed) : op_type(op_type) {
    if (list.num_callbacks < needed || !list.callbacks)
      fail(Kind::kArgument, "Custom", "op_type", "expected ", needed, " callbacks of '", op_type, "', got ",
           list.num_callbacks);
    for (int i = 0; i < list.num_callbacks; ++i) {
      callbacks_.push_back(list.callbacks[i]);
      states_.push_back(list.contexts ? list.contexts[i] : nullptr);
    }
  }
  Callbacks(const Callbacks&) = delete;
  Callbacks& operator=(const Callbacks&) = delete;
  ~Callbacks() {
    if (callbacks_[0]) reinterpret_cast<CustomOpDelFunc>(reinterpret_cast<void (*)()>(callbacks_[0]))(states_[0]);
  }
  bool has(int place) const { return place < static_cast<int>(callbacks_.size()) && callbacks_[place]; }
  // Calls the callback at `place`, which has type F, with its state behind `args`. What the host does in it is no part
  // of a recorded graph.
  template <class F, class... A>
  void call(int place, const char* what, A... args) const {
    if (!has(place))
      fail(Kind::kArgument, "Custom", "op_type", "expected '", op_type, "' to have ", what, ", got none");
    const bool recording = std::exchange(mode().recording, false);
    const int ok = reinterpret_cast<F>(reinterpret_cast<void (*)()>(callbacks_[place]))(args..., states_[place]);
    mode().recording = recording;
    if (!ok)
      fail(Kind::kState, "Custom", "op_type", "expected ", what, " of '", op_type, "' to succeed, but it failed");
  }
  const std::string op_type;

 private:
  std::vector<MXGenericCallback> callbacks_;
  std::vector<void*> states_;
};

class HostCompute : public op::CustomCompute {
 public:
  HostCompute(const std::string& op_type, const MXCallbackList& list)
      : callbacks_(op_type, list, kCustomOpBackward + 1) {}
  void forward(const std::vector<op::CustomArray>& arrays, const std::vector<bool>& write, bool is_train) override {
    run(kCustomOpForward, "forward", arrays, write, is_train);
  }
  void backward(const std::vector<op::CustomArray>& arrays, const std::vector<bool>& write, bool is_train) override {
    run(kCustomOpBackward, "backward", arrays, write, is_train);
  }

 private:
  void run(int place, const char* what, const std::vector<op::CustomArray>& arrays, const std::vector<bool>& write,
           bool is_train) {
    std::vector<void*> handles;  // the callback releases them
    std::vector<int> tags, reqs;
    for (const op::CustomArray& a : arrays) {
      handles.push_back(new NDArray(a.array));
      tags.push_back(a.part);
    }
    for (const bool w : write) reqs.push_back(static_cast<int>(w ? GradReq::kWrite : GradReq::kNull));
    const profiler::CustomScope scope(place == kCustomOpForward ? callbacks_.op_type
                                                                : "_backward_" + callbacks_.op_type);
    callbacks_.call<CustomOpFBFunc>(place, what, static_cast<int>(handles.size()), handles.data(), tags.data(),
                                    static_cast<const int*>(reqs.data()), static_cast<int>(is_train));
  }
  const Callbacks callbacks_;
};

class HostProp : public op::CustomProp {
 public:
  HostProp(const std::string& op_type, const MXCallbackList& list)
      : callbacks_(op_type, list, kCustomOpPropCreateOperator + 1) {
    arguments = names(kCustomOpPropListArguments, "list_arguments");
    outputs = names(kCustomOpPropListOutputs, "list_outputs");
    states = names(kCustomOpPropListAuxiliaryStates, "list_auxiliary_states");
    if (outputs.empty())
      fail(Kind::kArgument, "Custom", "op_type", "expected list_outputs of '", op_type,
           "' to name an output, got none");
  }

  void infer_shapes(std::vector<Shape>* all) const override {
    std::vector<int> ndims(all->size());
    std::vector<std::vector<int>> dims(all->size());
    std::vector<int*> shapes;
    for (size_t i = 0; i < all->size(); ++i) {
      const Shape& s = (*all)[i];
      if (s.ndim_known())
        for (const int64_t d : s) dims[i].push_back(d < 0 && !np_shape() ? 0 : static_cast<int>(d));
      ndims[i] = static_cast<int>(dims[i].size());
      shapes.push_back(dims[i].data());
    }
    callbacks_.call<CustomOpInferShapeFunc>(kCustomOpPropInferShape, "infer_shape", static_cast<int>(ndims.size()),
                                            ndims.data(), shapes.data());
    for (size_t i = 0; i < all->size(); ++i) {
      if (ndims[i] < 0 || (ndims[i] > 0 && !shapes[i]))
        fail(Kind::kShape, "Custom", name(i), "expected infer_shape of '", callbacks_.op_type,
             "' to give a shape, got ", ndims[i], " dimensions");
      if (ndims[i] == 0 && i < arguments.size() && !(*all)[i].ndim_known()) continue;  // still unknown
      (*all)[i] = shape_of(shapes[i], ndims[i]);
    }
  }

  void infer_types(std::vector<DType>* all) const override {
    if (!callbacks_.has(kCustomOpPropInferType)) {  // all are of the type of the first argument
      const DType t = all->empty() || (*all)[0] == DType::kUnknown ? DType::kFloat32 : (*all)[0];
      for (DType& x : *all)
        if (x == DType::kUnknown) x = t;
      return;
    }
    std::vector<int> types;
    for (const DType t : *all) types.push_back(static_cast<int>(t));
    callbacks_.call<CustomOpInferTypeFunc>(kCustomOpPropInferType, "infer_type", static_cast<int>(types.size()),
                                           types.data());
    for (size_t i = 0; i < all->size(); ++i) {
      (*all)[i] = dtype_of(types[i]);
    }
  }

  void infer_storage(std::vector<StorageKind>* all) const override {
    infer_kinds(all, [&](int* kinds) {
      callbacks_.call<CustomOpInferStorageTypeFunc>(kCustomOpPropInferStorageType, "infer_storage_type",
                                                    static_cast<int>(all->size()), kinds);
    });
  }
  void infer_gradient_storage(const std::vector<op::CustomArray::Part>& parts,
                              std::vector<StorageKind>* kinds) const override {
    std::vector<int> tags(parts.begin(), parts.end());
    infer_kinds(kinds, [&](int* numbers) {
      callbacks_.call<CustomOpBackwardInferStorageTypeFunc>(kCustomOpPropBackwardInferStorageType,
                                                            "infer_storage_type_backward",
                                                            static_cast<int>(tags.size()), numbers, tags.data());
    });
  }

  std::vector<int> gradient_reads() const override {
    const int outs = static_cast<int>(outputs.size()), args = static_cast<int>(arguments.size());
    std::vector<int> ids;
    for (int i = 0; i < outs + args + outs; ++i) ids.push_back(i);
    int count = 0;
    int* reads = nullptr;
    callbacks_.call<CustomOpBwdDepFunc>(kCustomOpPropDeclareBackwardDependency, "declare_backward_dependency",
                                        static_cast<const int*>(ids.data()), static_cast<const int*>(ids.data() + outs),
                                        static_cast<const int*>(ids.data() + outs + args), &count, &reads);
    std::vector<int> r;
    for (int i = 0; i < count; ++i) {
      if (reads[i] < 0 || reads[i] >= outs + args + outs)
        fail(Kind::kArgument, "Custom", "op_type", "expected declare_backward_dependency of '", callbacks_.op_type,
             "' to answer numbers that it was given (0 to ", outs + args + outs - 1, "), got ", reads[i]);
      if (std::find(r.begin(), r.end(), reads[i]) == r.end()) r.push_back(reads[i]);
    }
    return r;
  }

  std::shared_ptr<op::CustomCompute> create(const std::vector<Desc>& inputs, Device device) const override {
    std::vector<std::vector<unsigned>> dims;
    std::vector<unsigned*> shapes;
    std::vector<int> ndims, types;
    for (size_t i = 0; i < arguments.size() && i < inputs.size(); ++i) {
      dims.emplace_back(inputs[i].shape.begin(), inputs[i].shape.end());
      ndims.push_back(inputs[i].shape.ndim());
      types.push_back(static_cast<int>(inputs[i].dtype));
    }
    for (auto& d : dims) shapes.push_back(d.data());
    MXCallbackList list{0, nullptr, nullptr};
    const std::string ctx = cat("cpu(", device.id, ")");
    callbacks_.call<CustomOpCreateFunc>(
        kCustomOpPropCreateOperator, "create_operator", ctx.c_str(), static_cast<int>(shapes.size()), shapes.data(),
        static_cast<const int*>(ndims.data()), static_cast<const int*>(types.data()), &list);
    return std::make_shared<HostCompute>(callbacks_.op_type, list);
  }

 private:
  // A host without these callbacks knows dense arrays only.
  template <class F>
  void infer_kinds(std::vector<StorageKind>* all, const F& ask) const {
    if (!callbacks_.has(kCustomOpPropBackwardInferStorageType)) {
      std::fill(all->begin(), all->end(), StorageKind::kDense);
      return;
    }
    std::vector<int> kinds;
    for (const StorageKind k : *all) kinds.push_back(static_cast<int>(k));
    ask(kinds.data());
    for (size_t i = 0; i < kinds.size(); ++i) {
      if (kinds[i] < static_cast<int>(StorageKind::kDense) || kinds[i] > static_cast<int>(StorageKind::kCsr))
        fail(Kind::kType, "Custom", "op_type", "expected '", callbacks_.op_type, "' to infer storage types, got ",
             kinds[i]);
      (*all)[i] = static_cast<StorageKind>(kinds[i]);
    }
  }
  std::vector<std::string> names(int place, const char* what) const {
    char** list = nullptr;
    callbacks_.call<CustomOpListFunc>(place, what, &list);
    std::vector<std::string> r;
    for (; list && *list; ++list) r.emplace_back(*list);
    return r;
  }
  // Of arguments, outputs and states, counted through.
  const std::string& name(size_t i) const {
    if (i < arguments.size()) return arguments[i];
    i -= arguments.size();
    return i < outputs.size() ? outputs[i] : states[i - outputs.size()];
  }
  const Callbacks callbacks_;
};
}  // namespace

int MXCustomOpRegister(const char* op_type, CustomOpPropCreator creator) {
  API_BEGIN();
  require(op_type, "op_type");
  if (!*op_type) fail(Kind::kArgument, "", "op_type", "expected a name, got an empty one");
  if (!creator) fail(Kind::kArgument, "", "creator", "expected a callback, got a null pointer");
  const std::string type = op_type;
  op::register_custom(type, [type, creator](const Attrs& parameters) -> std::shared_ptr<op::CustomProp> {
    std::vector<const char*> keys, values;
    for (const auto& [k, v] : parameters) {
      keys.push_back(k.c_str());
      values.push_back(v.c_str());
    }
    MXCallbackList list{0, nullptr, nullptr};
    const bool recording = std::exchange(mode().recording, false);
    const int ok = creator(type.c_str(), static_cast<int>(keys.size()), keys.data(), values.data(), &list);
    mode().recording = recording;
    if (!ok)
      fail(Kind::kArgument, "Custom", "op_type", "expected '", type, "' to accept these parameters, but it failed");
    return std::make_shared<HostProp>(type, list);
  });
  API_END();
}
