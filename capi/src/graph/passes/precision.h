// Mixed precision: casts put into a graph so that some operators compute in 16 bits and others do not.
#pragma once
#include <map>
#include <set>
#include <string>
#include <vector>

#include "op/registry.h"

namespace mxhub {

struct PrecisionRules {
  DType target = DType::kFloat16;
  std::set<const Op*> in_target;  // compute in the target type
  std::set<const Op*> in_float;   // compute in float32
  std::set<const Op*> in_widest;  // compute in the widest type among their inputs; all others take what they get
  struct Condition {
    const Op* op;
    std::string param;
    std::set<std::string> values;  // with one of these the operator computes in float32
  };
  std::vector<Condition> conditions;
  std::set<std::string> excluded;      // names of nodes that compute in float32 whatever their operator is
  std::map<std::string, DType> types;  // of variables, as far as the caller knows them
  std::set<std::string> params;        // variables whose attribute __dtype__ is set to what the new graph wants
  bool cast_params = false;            // those that only operators of the target type use are wanted in that type
};

// The graph with amp_cast and amp_multicast put in. Outputs that would have the target type are cast to float32, states
// that operators write are left alone, and a value is cast to a type once, however many nodes use it so.
std::vector<Entry> reduce_precision(const std::vector<Entry>& outputs, const PrecisionRules& rules);

}  // namespace mxhub
