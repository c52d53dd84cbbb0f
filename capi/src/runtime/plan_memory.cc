// Where a plan's values lie: outputs, memory that lives from forward to backward, and working memory that is reused.
#include <algorithm>
#include <set>

#include "base/arena.h"
#include "runtime/plan.h"

namespace mxhub {
void Plan::place_entries(const IndexedGraph& g) {
  const size_t n = place_.size();
  std::vector<bool> read_backward(n);
  std::vector<int> reads(n);
  std::vector<long> last_read(n, -1);  // the step
  std::vector<bool> read_as_output(n);
  for (size_t k = 0; k < steps_.size(); ++k) {
    for (const uint32_t e : steps_[k].in) {
      ++reads[e];
      last_read[e] = static_cast<long>(k);
      if (k >= num_forward_steps_) read_backward[e] = true;
    }
  }
  std::vector<bool> made_backward(n);
  for (size_t k = num_forward_steps_; k < steps_.size(); ++k)
    for (const uint32_t e : steps_[k].out) made_backward[e] = true;
  for (size_t i = 0; i < keep_alive_.size(); ++i) {
    const uint32_t e = g.entry(keep_alive_[i]);
    const bool backward = i >= num_forward_;
    if (place_[e].kind == Place::kUnset && backward == made_backward[e]) {
      place_[e] = {Place::kOutput, i};
      continue;
    }
    copies_.push_back({e, i});
    read_as_output[e] = true;
    ++reads[e];  // never free
    if (backward) read_backward[e] = true;
  }
  // Entries that share memory (views and in-place results) form groups; a group is free after its last read.
  struct Group {
    size_t bytes, begin, end;
    int pending;
    Place::Kind kind;
  };
  std::vector<Group> groups;
  std::vector<int> group_of(n, -1);
  // What the current run of pointwise steps freed, and its buffer; blocks go through all its steps one after the other,
  // so nothing is free before its end.
  std::set<int> touched;
  Arena buffer;
  auto run = runs_.begin();
  for (size_t k = 0; k < steps_.size(); ++k) {
    Step& s = steps_[k];
    const bool backward = k >= num_forward_steps_;
    const Op& op = *s.node->op;
    if (run != runs_.end() && k == run->end) ++run;
    const bool in_run = run != runs_.end() && k >= run->begin;
    if (in_run && k == run->begin) buffer = Arena();
    for (size_t o = 0; o < s.out.size(); ++o) {
      const uint32_t e = s.out[o];
      if (place_[e].kind != Place::kUnset) continue;  // goes to an output
      const size_t bytes = entry_desc_[e].bytes();
      if (s.constant) {
        place_[e] = {Place::kConstant, constant_bytes_};
        constant_bytes_ += aligned(bytes);
        continue;
      }
      if (reads[e] == 0) {
        if (op.optional_outputs) {
          place_[e] = {Place::kNowhere, 0};
          continue;
        }
      }
      if (in_run && last_read[e] >= 0 && static_cast<size_t>(last_read[e]) < run->end && !read_as_output[e]) {
        const size_t block = kPointwiseBlock * dtype_size(entry_desc_[e].dtype);
        place_[e] = {Place::kBlock, buffer.take(block)};
        run->buffer = std::max(run->buffer, buffer.size());
        continue;
      }
      const Place::Kind kind = backward ? Place::kBackwardWork : read_backward[e] ? Place::kKept : Place::kForwardWork;
      int group = -1;
      if (op.view && o == 0) {
        const uint32_t from = s.in[0];
        const Place& p = place_[from];
        if (p.kind == Place::kInput && !written_[p.at]) {
          place_[e] = p;  // the caller's array, read under another shape
          s.view = true;
          continue;
        }
        if (group_of[from] >= 0 &&
            (groups[group_of[from]].kind == kind || groups[group_of[from]].kind == Place::kKept)) {
          group = group_of[from];
          s.view = true;
        }
      }
      if (group < 0) {
        for (const auto& [i, to] : op.inplace) {
          if (to != static_cast<int>(o) || i >= static_cast<int>(s.in.size())) continue;
          const uint32_t from = s.in[i];
          const int gi = group_of[from];
          if (gi < 0 || groups[gi].kind != kind || kind == Place::kKept) continue;
          const int here = static_cast<int>(std::count(s.in.begin(), s.in.end(), from));
          if (groups[gi].pending != here || entry_desc_[from].bytes() != bytes) continue;
          // The same value may be an input in another place, too, whose memory must not be written.
          bool everywhere = true;
          for (size_t j = 0; j < s.in.size(); ++j)
            everywhere =
                everywhere && (s.in[j] != from || std::count(op.inplace.begin(), op.inplace.end(),
                                                             std::pair<int, int>(static_cast<int>(j), to)) > 0);
          if (!everywhere) continue;
          // Another output of this step may have taken the same memory already.
          if (std::any_of(s.out.begin(), s.out.begin() + static_cast<long>(o),
                          [&](uint32_t x) { return group_of[x] == gi; }))
            continue;
          group = gi;
          break;
        }
      }
      if (group < 0) {
        group = static_cast<int>(groups.size());
        groups.push_back({bytes, k, SIZE_MAX, 0, kind});
      }
      groups[group].pending += reads[e];
      group_of[e] = group;
      place_[e] = {groups[group].kind, 0};
    }
    for (const uint32_t e : s.in) {
      if (group_of[e] < 0) continue;
      --groups[group_of[e]].pending;
      touched.insert(group_of[e]);
    }
    for (const uint32_t e : s.out)
      if (group_of[e] >= 0) touched.insert(group_of[e]);
    if (in_run) {
      for (size_t i = 0; i < s.in.size(); ++i) {
        const uint32_t e = s.in[i];
        if (place_[e].kind == Place::kBlock && last_read[e] == static_cast<long>(k) &&
            std::find(s.in.begin(), s.in.begin() + static_cast<long>(i), e) == s.in.begin() + static_cast<long>(i))
          buffer.give(place_[e].at, kPointwiseBlock * dtype_size(entry_desc_[e].dtype));
      }
      if (k + 1 < run->end) continue;
    }
    for (const int t : touched) {
      if (groups[t].pending != 0 || groups[t].kind == Place::kKept) continue;
      groups[t].end = k;
      groups[t].pending = -1;
    }
    touched.clear();
  }
  for (const auto& [kind, size] :
       {std::pair{Place::kKept, &kept_bytes_}, std::pair{Place::kForwardWork, &forward_bytes_},
        std::pair{Place::kBackwardWork, &backward_bytes_}}) {
    std::vector<Lifetime> values;
    std::vector<size_t> index(groups.size());
    for (size_t i = 0; i < groups.size(); ++i) {
      if (groups[i].kind != kind) continue;
      index[i] = values.size();
      values.push_back({groups[i].bytes, groups[i].begin, groups[i].end});
    }
    *size = lay_out(values);
    for (size_t e = 0; e < n; ++e)
      if (place_[e].kind == kind) place_[e].at = values[index[group_of[e]]].at;
  }
}

}  // namespace mxhub
