// RNN: stacked recurrent layers (plain, LSTM, GRU), in one or both directions, over a whole sequence at once.
#include "op/build.h"
#include "op/rnn/rnn_run.h"

namespace mxhub::op {
namespace {

struct RnnParam {
  uint32_t state_size = 0, num_layers = 0;
  bool bidirectional = false;
  int mode = 0;
  float p = 0;
  bool state_outputs = false;
  std::optional<int> projection_size;
  std::optional<double> lstm_state_clip_min, lstm_state_clip_max;
  bool lstm_state_clip_nan = false, use_sequence_length = false;
  static auto fields() {
    using P = RnnParam;
    return std::tuple{
        field("state_size", &P::state_size).required().at_least(1).doc("Size of the state of each layer."),
        field("num_layers", &P::num_layers).required().at_least(1).at_most(1 << 16).doc("Number of layers."),
        field("bidirectional", &P::bidirectional).doc("Whether every layer runs over the sequence in both directions."),
        field("mode", &P::mode)
            .required()
            .choices({{"rnn_relu", 0}, {"rnn_tanh", 1}, {"lstm", 2}, {"gru", 3}})
            .doc("The cell: a plain one with `relu` or `tanh`, LSTM, or GRU."),
        // MXNet 1.9.1 left this dropout out on CPU with float32, and ignored clipping and lengths there.
        field("p", &P::p).at_least(0).at_most(1).doc("Dropout between layers, while training."),
        field("state_outputs", &P::state_outputs).doc("Whether the final states are outputs as well."),
        field("projection_size", &P::projection_size).doc("Size to which an LSTM's state is projected, if it is."),
        field("lstm_state_clip_min", &P::lstm_state_clip_min)
            .doc("Least value of an LSTM's cell state; given together with the largest."),
        field("lstm_state_clip_max", &P::lstm_state_clip_max).doc("Largest value of an LSTM's cell state."),
        field("lstm_state_clip_nan", &P::lstm_state_clip_nan)
            .doc("Whether a NaN in the cell state becomes the least value."),
        field("use_sequence_length", &P::use_sequence_length)
            .doc("Whether `sequence_length` is given: steps behind a sequence's end give 0 and leave its states "
                 "alone.")};
  }
  bool lstm() const { return mode == 2; }
  int states() const { return lstm() ? 2 : 1; }
  int visible() const { return state_outputs ? 1 + states() : 1; }
  int inputs() const { return 2 + states() + use_sequence_length; }
};

RnnPlan plan_of(const RnnParam& p, const Shape& data) {
  RnnPlan r;
  const RnnMode modes[] = {RnnMode::kRelu, RnnMode::kTanh, RnnMode::kLstm, RnnMode::kGru};
  r.mode = modes[p.mode];
  r.T = data[0];
  r.N = data[1];
  r.I = data[2];
  r.H = p.state_size;
  r.projection = p.projection_size.has_value();
  r.R = p.projection_size.value_or(static_cast<int>(p.state_size));
  r.L = p.num_layers;
  r.D = p.bidirectional ? 2 : 1;
  r.drop = static_cast<double>(p.p);
  r.clip = p.lstm_state_clip_min && p.lstm_state_clip_max;
  r.clip_nan = p.lstm_state_clip_nan;
  r.clip_low = p.lstm_state_clip_min.value_or(0);
  r.clip_high = p.lstm_state_clip_max.value_or(0);
  return r;
}

std::vector<std::string> names_of(const RnnParam& p) {
  std::vector<std::string> names{"data", "parameters", "state"};
  if (p.lstm()) names.emplace_back("state_cell");
  if (p.use_sequence_length) names.emplace_back("sequence_length");
  return names;
}

std::vector<std::string> output_names(const RnnParam& p) {
  std::vector<std::string> names{"output"};
  if (p.state_outputs) {
    names.emplace_back("state_output");
    if (p.lstm()) names.emplace_back("statecell_output");
  }
  names.emplace_back("reserve");
  return names;
}

// Sizes whose products would overflow are refused; these are no smaller than what follows from them.
void check_size(const RnnParam& p, const RnnPlan& plan, const ShapeCtx& c) {
  const auto real = [](int64_t n) { return static_cast<double>(std::max<int64_t>(n, 1)); };
  const double states = real(plan.H) * 16, layers = real(plan.L) * 2, most = 1e18;
  if (const double weights = layers * states * (real(plan.I) + real(plan.R) * 2 + 2); weights > most)
    c.bad_param("state_size", cat("expected weights that fit memory, got ", p.state_size, ", which makes about ",
                                  weights, " numbers with ", p.num_layers, " layers"));
  if (real(plan.T) * real(plan.N) * layers * states > most)
    c.bad_input(0, cat("expected a sequence that fits memory, got shape ", c.in(0)));
}

void shape_rule(const RnnParam& p, ShapeCtx& c) {
  if (p.projection_size) {
    if (!p.lstm()) c.bad_param("projection_size", "expected None except with mode 'lstm', got a size");
    if (*p.projection_size < 1) c.bad_param("projection_size", cat("expected at least 1, got ", *p.projection_size));
  }
  if (p.lstm_state_clip_min.has_value() != p.lstm_state_clip_max.has_value())
    c.bad_param("lstm_state_clip_min", "expected both bounds of the cell state or none, got one");
  if (c.in(0).ndim_known() && c.in(0).ndim() != 3)
    c.bad_input(0, cat("expected shape (time, batch, inputs), got ", c.in(0)));
  c.set_in(0, Shape::of(3));
  const Shape data = c.in(0);
  const RnnPlan plan = plan_of(p, data);
  check_size(p, plan, c);
  const int64_t layers = plan.L * plan.D;
  if (data[2] >= 0) c.set_in(1, Shape{plan.parameters()});
  c.set_in(2, Shape{layers, data[1], plan.R});
  if (p.lstm()) c.set_in(3, Shape{layers, data[1], plan.H});
  if (p.use_sequence_length) c.set_in(p.lstm() ? 4 : 3, Shape{data[1]});
  c.set_out(0, Shape{data[0], data[1], plan.D * plan.R});
  if (p.state_outputs) {
    c.set_out(1, Shape{layers, data[1], plan.R});
    if (p.lstm()) c.set_out(2, Shape{layers, data[1], plan.H});
  }
  if (data.known()) c.set_out(p.visible(), Shape{plan.reserve()});
}

void dtype_rule(const RnnParam& p, TypeCtx& c) {
  const int same = 2 + p.states();
  for (int i = 0; i < same; ++i) c.set_in(0, c.in(i));
  c.set_in(0, c.out(0));
  if (c.in(0) != DType::kUnknown && c.in(0) != DType::kFloat32 && c.in(0) != DType::kFloat64)
    c.bad_input(0, cat("expected dtype float32 or float64, got ", dtype_name(c.in(0))));
  for (int i = 1; i < same; ++i) c.set_in(i, c.in(0));
  for (int i = 0; i < c.num_outputs(); ++i) c.set_out(i, c.in(0));
  if (p.use_sequence_length && c.in(same) == DType::kUnknown) c.set_in(same, c.in(0));
}

// Reads the lengths into `to`; null when there are none.
const int64_t* read_lengths(const RunCtx& r, int input, DType type, int64_t n, int64_t* to) {
  if (input < 0) return nullptr;
  dispatch_index(type, [&](auto t) {
    const auto* from = r.input<typename decltype(t)::type>(input);
    for (int64_t i = 0; i < n; ++i) to[i] = convert<int64_t>(from[i]);
  });
  return to;
}

// The lengths stand first in the scratch memory, as 64-byte aligned as what follows.
int64_t length_bytes(const RnnPlan& plan) { return (plan.N * 8 + 63) / 64 * 64; }

double cost_of(const RnnPlan& plan) {
  double flops = 0;
  for (int64_t l = 0; l < plan.L; ++l) flops += static_cast<double>(plan.D * plan.weights(l) * plan.steps());
  return flops / 16 + static_cast<double>(plan.steps()) * 10;
}

template <class F>
Kernel dispatch(DType t, const F& f) {
  return t == DType::kFloat64 ? f(Tag<double>{}) : f(Tag<float>{});
}

Kernel forward(const RnnParam& p, const PrepareCtx& c) {
  const RnnPlan plan = plan_of(p, c.in[0].shape);
  const int lengths = p.use_sequence_length ? 2 + p.states() : -1;
  const DType length_type = lengths >= 0 ? c.in[lengths].dtype : DType::kUnknown;
  const int64_t skip = length_bytes(plan);
  return dispatch(c.in[0].dtype, [&](auto t) {
    using T = typename decltype(t)::type;
    return Kernel{[=](const RunCtx& r) {
                    RnnForward<T> io{};
                    io.x = r.input<T>(0);
                    io.parameters = r.input<T>(1);
                    io.h0 = r.input<T>(2);
                    io.c0 = p.lstm() ? r.input<T>(3) : nullptr;
                    io.lengths = read_lengths(r, lengths, length_type, plan.N, static_cast<int64_t*>(r.scratch));
                    io.y = r.output<T>(0);
                    io.hy = p.state_outputs ? r.output<T>(1) : nullptr;
                    io.cy = p.state_outputs && p.lstm() ? r.output<T>(2) : nullptr;
                    io.reserve = r.output<T>(p.visible());
                    io.train = r.is_train;
                    io.random = {r.seed, r.stream};
                    rnn_forward(plan, io, reinterpret_cast<T*>(static_cast<char*>(r.scratch) + skip));
                  },
                  static_cast<size_t>(skip) + sizeof(T) * static_cast<size_t>(rnn_forward_scratch<T>(plan)),
                  cost_of(plan)};
  });
}

// Inputs: gradients of the visible outputs, the inputs of the forward call, its output and its reserve.
Kernel backward(const RnnParam& p, const PrepareCtx& c) {
  const int first = p.visible(), output = first + p.inputs();
  const RnnPlan plan = plan_of(p, c.in[first].shape);
  const int lengths = p.use_sequence_length ? first + 2 + p.states() : -1;
  const DType length_type = lengths >= 0 ? c.in[lengths].dtype : DType::kUnknown;
  const int64_t skip = length_bytes(plan);
  return dispatch(c.in[0].dtype, [&](auto t) {
    using T = typename decltype(t)::type;
    return Kernel{[=](const RunCtx& r) {
                    RnnBackward<T> io{};
                    io.dy = r.input<T>(0);
                    io.dhy = p.state_outputs ? r.input<T>(1) : nullptr;
                    io.dcy = p.state_outputs && p.lstm() ? r.input<T>(2) : nullptr;
                    io.x = r.input<T>(first);
                    io.parameters = r.input<T>(first + 1);
                    io.h0 = r.input<T>(first + 2);
                    io.c0 = p.lstm() ? r.input<T>(first + 3) : nullptr;
                    io.lengths = read_lengths(r, lengths, length_type, plan.N, static_cast<int64_t*>(r.scratch));
                    io.y = r.input<T>(output);
                    io.reserve = r.input<T>(output + 1);
                    io.dx = r.output<T>(0);
                    io.dparameters = r.output<T>(1);
                    io.dh0 = r.output<T>(2);
                    io.dc0 = p.lstm() ? r.output<T>(3) : nullptr;
                    io.train = r.is_train;
                    rnn_backward(plan, io, reinterpret_cast<T*>(static_cast<char*>(r.scratch) + skip));
                  },
                  static_cast<size_t>(skip) + sizeof(T) * static_cast<size_t>(rnn_backward_scratch<T>(plan)),
                  cost_of(plan) * 2};
  });
}

std::vector<Entry> gradient(const RnnParam& p, const GradCtx& g) {
  std::vector<Entry> in;
  for (int i = 0; i < p.visible(); ++i) in.push_back(g.ograd(i));
  for (int i = 0; i < p.inputs(); ++i) in.push_back(g.in(i));
  in.push_back(g.out(0));
  in.push_back(g.out(p.visible()));
  std::vector<Entry> r = g.fused("_backward_RNN", in);
  r.resize(p.inputs());
  return r;
}

MXHUB_OP(RNN)
    .alias({"_npx_rnn"})
    .doc(
        "Recurrent layers over a whole sequence. Each layer computes at every step a new state from its input and its "
        "state before: h' = f(W x + b + U h + c) for the plain cells; LSTM has the gates i, f, g, o and a cell state; "
        "GRU "
        "has the gates r, z, n with n = tanh(W x + b + r (U h + c)). `parameters` holds for each layer and direction "
        "W, U "
        "(and the projection), and behind all weights for each layer and direction b and c.")
    .param_struct<RnnParam>()
    .input("data", "Shape (time, batch, inputs).")
    .input("parameters", "All weights and biases, as one vector.")
    .input("state", "Initial states, shape (layers x directions, batch, state size).")
    .input("state_cell", "Initial cell states; only with mode `lstm`.")
    .input("sequence_length", "Number of steps of each sequence, shape (batch,); only with `use_sequence_length`.")
    .output("output", "The last layer's states, shape (time, batch, directions x state size).")
    .num_inputs([](const RnnParam& p) { return p.inputs(); })
    .input_names(names_of)
    .num_outputs([](const RnnParam& p) { return p.visible() + 1; })
    .num_visible([](const RnnParam& p) { return p.visible(); })
    .output_names(output_names)
    .optional_outputs()
    .random()
    .shape(shape_rule)
    .dtype(dtype_rule)
    .kernel(forward)
    .gradient(gradient)
    .cases(Case("lstm")
               .shape("data", {3, 2, 2})
               .shape("parameters", {84}, -0.5, 0.5)
               .shape("state", {1, 2, 3})
               .shape("state_cell", {1, 2, 3})
               .with("state_size", "3")
               .with("num_layers", "1")
               .with("mode", "lstm"),
           Case("gru_both_ways")
               .shape("data", {3, 1, 2})
               .shape("parameters", {72}, -0.5, 0.5)
               .shape("state", {2, 1, 2})
               .with("state_size", "2")
               .with("num_layers", "1")
               .with("mode", "gru")
               .with("bidirectional", "True"),
           Case("lengths")
               .shape("data", {3, 2, 2})
               .shape("parameters", {12}, -0.5, 0.5)
               .shape("state", {1, 2, 2})
               .values("sequence_length", {2}, {1, 3})
               .with("state_size", "2")
               .with("num_layers", "1")
               .with("mode", "rnn_tanh")
               .with("use_sequence_length", "True"),
           Case("too_few_parameters")
               .shape("data", {3, 2, 2})
               .shape("parameters", {5})
               .shape("state", {1, 2, 2})
               .with("state_size", "2")
               .with("num_layers", "1")
               .with("mode", "rnn_tanh")
               .fails(Kind::kShape, "parameters"));

MXHUB_OP(_backward_RNN)
    .hidden()
    .doc("Gradients of RNN.")
    .param_struct<RnnParam>()
    .num_inputs([](const RnnParam& p) { return p.visible() + p.inputs() + 2; })
    .num_outputs([](const RnnParam& p) { return 2 + p.states(); })
    .optional_outputs()
    .shape([](const RnnParam& p, ShapeCtx& c) {
      for (int i = 0; i < c.num_outputs(); ++i) c.set_out(i, c.in(p.visible() + i));
    })
    .dtype([](const RnnParam&, TypeCtx& c) {
      for (int i = 0; i < c.num_outputs(); ++i) c.set_out(i, c.in(0));
    })
    .kernel(backward);

}  // namespace
}  // namespace mxhub::op
