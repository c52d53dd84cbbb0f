// A plan: a graph for given input shapes and types, with kernels prepared and memory laid out.
#pragma once
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "autograd/invoke.h"
#include "graph/symbol.h"
#include "op/random_state.h"

namespace mxhub {

constexpr int64_t kPointwiseBlock = 4096;  // elements; some arrays of a block fit the nearest cache

// Outputs come in two groups: those of the forward part, then those of the backward part (gradients), which may use
// everything the forward part computed. A plan is immutable (but for values that it keeps until a parameter changes):
// many threads may run it, each with its own memory.
class Plan {
 public:
  // `variables`: the inputs in the order in which run() gets them; `descs`: their shapes and types.
  Plan(std::vector<Entry> outputs, size_t num_forward, std::vector<Node*> variables, std::vector<Desc> descs,
       bool np_shape);

  const std::vector<Desc>& inputs() const { return input_desc_; }
  const std::vector<Desc>& outputs() const { return output_desc_; }
  size_t num_forward() const { return num_forward_; }
  // Bytes a run needs beside inputs and outputs: what lives from forward to backward, and working memory.
  size_t kept_bytes() const { return kept_bytes_; }
  size_t work_bytes(bool backward) const { return backward ? backward_bytes_ : forward_bytes_; }
  bool input_used(size_t i, bool backward) const { return backward ? used_backward_[i] : used_forward_[i]; }
  bool input_written(size_t i) const { return written_[i]; }
  double cost(bool backward) const { return backward ? backward_cost_ : forward_cost_; }

  // Sees values of the forward part: outputs of nodes as <node>_<output>, and as far as asked for their inputs as
  // <node>_<input>, which variables may precede under their own name. `op` is the node's operator.
  using Monitor = std::function<void(const std::string& name, const std::string& op, const NDArray& value)>;
  enum class ShowInputs : uint8_t { kNone, kYes, kWithVariables };

  // Memory, random streams and what operators keep of one forward run, for its backward run.
  struct Run {
    NDArray kept;
    std::vector<RandomStream> streams;
    std::vector<Params> states;
  };
  // Operators that keep something go on with what they kept in `before`, a run of this plan, or start anew.
  Run start(const Run* before = nullptr) const;
  // Computes one part, through the engine. `outs` holds the outputs of that part only: arrays to write.
  void run(const std::shared_ptr<const Plan>& self, const Run& run, bool backward, bool is_train,
           const std::vector<NDArray>& ins, const std::vector<NDArray>& outs, const Monitor& monitor = nullptr,
           ShowInputs show_inputs = ShowInputs::kNone) const;

  // The same on memory that the caller has laid out, at once and on the calling thread: for kernels that are loops over
  // a graph. Such plans keep no constants (`fixed`).
  struct Memory {
    void* const* ins = nullptr;
    void* const* outs = nullptr;  // of that part, then what the backward part reads of the forward outputs
    char* kept = nullptr;         // kept_bytes()
    char* fixed = nullptr;
    char* work = nullptr;                                 // work_bytes(backward)
    const RandomStream* streams = nullptr;                // num_streams()
    const Params* states = nullptr;                       // of operators that keep something
    std::function<std::shared_ptr<const void>()> owners;  // of all that pointers point to, for such operators
  };
  size_t num_streams() const { return num_streams_; }
  void compute(bool backward, bool is_train, const Memory& memory, const Monitor& monitor = nullptr,
               ShowInputs show_inputs = ShowInputs::kNone) const;

 private:
  // Where a value is while the plan runs.
  struct Place {
    enum Kind : uint8_t {
      kUnset,
      kNowhere,
      kInput,
      kOutput,
      kConstant,
      kKept,
      kForwardWork,
      kBackwardWork,
      kBlock  // inside a run of pointwise steps only
    } kind = kUnset;
    size_t at = 0;  // index of the input or output, or offset in bytes
  };
  struct Step {
    const Node* node;
    std::shared_ptr<PreparedCall> call;
    std::vector<uint32_t> in, out;  // entries
    bool view = false;              // nothing to do: the output is the input's memory
    bool constant = false;          // depends on parameters alone: computed once, kept until one of them changes
    int stream = -1;
    int state = -1;  // of Run::states
  };
  // Steps begin..end treat every element alike: they run block by block, so that what passes between them stays in the
  // cache, and what nobody else reads has no memory beyond a block.
  struct PointwiseRun {
    size_t begin = 0, end = 0;
    int64_t elements = 0;
    size_t buffer = 0;                                       // bytes of one block of all inner values
    std::vector<std::shared_ptr<PreparedCall>> whole, rest;  // the steps on a whole block, and on the last one
    double cost = 0;
  };
  struct Copy {  // an output that is computed elsewhere
    uint32_t entry;
    size_t output;
  };
  // Values of the constant steps, and the versions of the arrays that they were computed from. Equal plans over the
  // same arrays share them: executors and predictors made from each other hold folded weights once.
  struct Constants {
    std::string computation;       // the steps, as text
    std::vector<NDArray> sources;  // held, so that no other array comes to lie at their addresses
    std::vector<uint64_t> versions;
    NDArray memory;
  };
  std::shared_ptr<const Constants> constants(const std::vector<NDArray>& ins) const;
  bool current(const Constants& c, const std::vector<NDArray>& ins) const;
  std::string constant_computation() const;
  void find_pointwise_runs(bool np_shape);
  void add_state(const Node& node, Step* step);
  void execute_arrays(const Step& step, const Params& state, void* const* in, void* const* out, bool is_train,
                      const std::shared_ptr<const void>& memory) const;
  void execute_pointwise(const PointwiseRun& run, bool is_train, const std::function<void*(uint32_t)>& pointer) const;
  void place_entries(const IndexedGraph& g);
  void execute(bool backward, bool is_train, const Run& run, const std::vector<NDArray>& ins,
               const std::vector<NDArray>& outs, const NDArray& work, const Monitor& monitor,
               ShowInputs show_inputs) const;

  std::vector<Entry> keep_alive_;
  std::vector<Desc> input_desc_, output_desc_, entry_desc_;
  std::vector<Step> steps_;
  std::vector<PointwiseRun> runs_;  // in order
  std::vector<Place> place_;
  std::vector<Copy> copies_;
  std::vector<std::string> input_names_;
  std::vector<bool> used_forward_, used_backward_, written_;
  size_t num_forward_ = 0, num_forward_steps_ = 0, num_streams_ = 0, num_states_ = 0;
  size_t kept_bytes_ = 0, forward_bytes_ = 0, backward_bytes_ = 0, forward_scratch_ = 0, backward_scratch_ = 0;
  double forward_cost_ = 0, backward_cost_ = 0;
  std::vector<size_t> constant_inputs_;  // what the constant steps read
  size_t constant_bytes_ = 0, constant_scratch_ = 0;
  std::string constant_computation_;
  mutable std::mutex constants_mutex_;
  mutable std::shared_ptr<const Constants> constants_;
};

// A value of the backward pass that a monitor wants to see.
struct Watched {
  std::string name;
  Entry value;
};

// A plan of `outputs` and their gradients with respect to `wrt` (none: a plan without backward part). The gradients of
// the outputs are inputs behind `variables`, one for each output. `watched` (optional) receives the gradients of the
// inputs of every named node, which then are outputs behind those of `wrt`.
std::shared_ptr<const Plan> training_plan(const std::vector<Entry>& outputs, const std::vector<Node*>& wrt,
                                          std::vector<Node*> variables, std::vector<Desc> descs, bool np_shape,
                                          std::vector<Watched>* watched = nullptr);

}  // namespace mxhub
