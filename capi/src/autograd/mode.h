// Per-thread switches: recording, training, NumPy-shape semantics.
#pragma once

namespace mxhub {

struct Mode {
  bool recording = false;
  bool training = false;
  bool np_shape = false;
};
// NumPy-shape semantics can also be switched on for all threads (MXSetIsNumpyShape with 2).
Mode& mode();
bool np_shape();
void set_np_shape_global(bool on);
bool np_shape_global();

}  // namespace mxhub
