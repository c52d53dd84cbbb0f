// Fuzz target: whatever text is given as a symbol's JSON, it ends in a graph that can be asked and saved, or in an
// error.
#include <mxnet/c_api.h>

#include "fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  SymbolHandle symbol = nullptr;
  if (MXSymbolCreateFromJSON(text.c_str(), &symbol) != 0) return 0;
  uint32_t count = 0;
  const char** names = nullptr;
  const char* json = nullptr;
  MXSymbolListArguments(symbol, &count, &names);
  MXSymbolListOutputs(symbol, &count, &names);
  MXSymbolSaveToJSON(symbol, &json);

  const char* keys[] = {"data"};
  const uint32_t ends[] = {0, 2}, shape[] = {2, 3};
  uint32_t in_size = 0, out_size = 0, aux_size = 0;
  const uint32_t *in_ndim = nullptr, *out_ndim = nullptr, *aux_ndim = nullptr;
  const uint32_t **in_shape = nullptr, **out_shape = nullptr, **aux_shape = nullptr;
  int complete = 0;
  MXSymbolInferShapePartial(symbol, 1, keys, ends, shape, &in_size, &in_ndim, &in_shape, &out_size, &out_ndim,
                            &out_shape, &aux_size, &aux_ndim, &aux_shape, &complete);
  MXSymbolFree(symbol);
  return 0;
}

std::vector<std::string> fuzz_seeds() {
  return {
      R"({"nodes": [{"op": "null", "name": "data", "inputs": []}, {"op": "null", "name": "w", "inputs": []},
 {"op": "FullyConnected", "name": "fc", "attrs": {"num_hidden": "4", "no_bias": "True"},
  "inputs": [[0, 0, 0], [1, 0, 0]]},
 {"op": "Activation", "name": "act", "attrs": {"act_type": "relu"}, "inputs": [[2, 0, 0]]}],
 "arg_nodes": [0, 1], "node_row_ptr": [0, 1, 2, 3, 4], "heads": [[3, 0, 0]],
 "attrs": {"mxnet_version": ["int", 10901]}})",
      R"({"nodes": [{"op": "null", "param": {}, "name": "data", "inputs": [], "backward_source_id": -1},
 {"op": "Flatten", "param": {}, "name": "flat", "inputs": [[0, 0]], "backward_source_id": -1}],
 "arg_nodes": [0], "heads": [[1, 0]]})",
      R"({"nodes": [{"op": "null", "name": "data", "inputs": []}, {"op": "null", "name": "s", "inputs": []},
 {"op": "_foreach", "name": "loop", "attrs": {"in_data_locs": "[0]", "in_state_locs": "[1]", "num_args": "3",
  "num_out_data": "1", "num_outputs": "2", "remain_locs": "[]"}, "inputs": [[0, 0, 0], [1, 0, 0]],
  "subgraphs": [{"nodes": [{"op": "null", "name": "x", "inputs": []}, {"op": "null", "name": "t", "inputs": []},
   {"op": "elemwise_mul", "name": "mul", "inputs": [[0, 0, 0], [1, 0, 0]]}], "arg_nodes": [0, 1],
   "heads": [[2, 0, 0], [1, 0, 0]]}]},
 {"op": "_cond", "name": "branch", "attrs": {"cond_input_locs": "[0]", "then_input_locs": "[0]",
  "else_input_locs": "[1]", "num_args": "5", "num_outputs": "1"}, "inputs": [[2, 1, 0], [1, 0, 0]],
  "subgraphs": [{"nodes": [{"op": "null", "name": "p", "inputs": []}], "arg_nodes": [0], "heads": [[0, 0, 0]]},
   {"nodes": [{"op": "null", "name": "a", "inputs": []}, {"op": "sin", "name": "b", "inputs": [[0, 0, 0]]}],
    "arg_nodes": [0], "heads": [[1, 0, 0]]},
   {"nodes": [{"op": "null", "name": "c", "inputs": []}], "arg_nodes": [0], "heads": [[0, 0, 0]]}]}],
 "arg_nodes": [0, 1], "heads": [[2, 0, 0], [3, 0, 0]], "attrs": {"mxnet_version": ["int", 10901]}})",
      R"({"nodes": [{"op": "null", "name": "data", "inputs": []},
 {"op": "_while_loop", "name": "loop", "attrs": {"cond_input_locs": "[0]", "func_input_locs": "[0]",
  "func_var_locs": "[0]", "max_iterations": "3", "num_args": "3", "num_out_data": "1", "num_outputs": "2"},
  "inputs": [[0, 0, 0]], "subgraphs": [
   {"nodes": [{"op": "null", "name": "c", "inputs": []}], "arg_nodes": [0], "heads": [[0, 0, 0]]},
   {"nodes": [{"op": "null", "name": "v", "inputs": []}, {"op": "exp", "name": "e", "inputs": [[0, 0, 0]]}],
    "arg_nodes": [0], "heads": [[0, 0, 0], [1, 0, 0]]}]}],
 "arg_nodes": [0], "heads": [[1, 0, 0], [1, 1, 0]], "attrs": {"mxnet_version": ["int", 10901]}})"};
}
