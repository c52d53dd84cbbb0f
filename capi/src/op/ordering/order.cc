// Ordering rows: keys that compare as unsigned integers, packed with their index, sorted without further memory.
#include "op/ordering/order.h"

#include <algorithm>
#include <cmath>

#include "base/parallel.h"

namespace mxhub::op {
namespace {
// A long key does not fit beside its index in 64 bits.
struct Wide {
  uint64_t key, index;
  bool operator<(const Wide& o) const { return key != o.key ? key < o.key : index < o.index; }
};

// The order of the values as the order of unsigned integers; NaN becomes the largest one.
template <class T>
auto key_of(T value, bool ascending) {
  using C = Compute<T>;
  if constexpr (is_float_type<T>) {
    using U = std::conditional_t<std::is_same_v<C, double>, uint64_t, uint32_t>;
    const C v = static_cast<C>(value);
    if (std::isnan(v)) return ~U(0);
    const C plain = v == 0 ? C(0) : v;  // -0 and 0 are equal
    U u;
    std::memcpy(&u, &plain, sizeof u);
    constexpr U kSign = U(1) << (8 * sizeof(U) - 1);
    u = u & kSign ? ~u : u | kSign;
    return ascending ? u : static_cast<U>(~u);
  } else {
    using U = std::conditional_t<sizeof(T) == 8, uint64_t, uint32_t>;
    U u;
    if constexpr (std::is_signed_v<T>) {
      u = static_cast<U>(static_cast<std::make_signed_t<U>>(value)) ^ (U(1) << (8 * sizeof(U) - 1));
    } else {
      u = static_cast<U>(value);
    }
    return ascending ? u : static_cast<U>(~u);
  }
}

template <class T, class P>
void pack(const void* data, int64_t start, int64_t step, int64_t n, bool ascending, void* packs) {
  const T* from = static_cast<const T*>(data) + start;
  P* to = static_cast<P*>(packs);
  for (int64_t i = 0; i < n; ++i) {
    const auto key = key_of(from[i * step], ascending);
    if constexpr (std::is_same_v<P, Wide>)
      to[i] = Wide{key, static_cast<uint64_t>(i)};
    else
      to[i] = static_cast<uint64_t>(key) << 32 | static_cast<uint64_t>(i);
  }
}

// Sorts the first k and leaves their indices at the start of the packs.
template <class P>
const int64_t* sort_packs(void* memory, int64_t n, int64_t k) {
  P* packs = static_cast<P*>(memory);
  if (k >= n) {
    std::sort(packs, packs + n);
  } else {
    std::nth_element(packs, packs + k, packs + n);
    std::sort(packs, packs + k);
  }
  char* to = static_cast<char*>(memory);
  for (int64_t i = 0; i < k; ++i) {
    int64_t index;
    if constexpr (std::is_same_v<P, Wide>)
      index = static_cast<int64_t>(packs[i].index);
    else
      index = static_cast<int64_t>(packs[i] & 0xffffffffu);
    std::memcpy(to + i * sizeof index, &index, sizeof index);
  }
  return reinterpret_cast<const int64_t*>(to);
}
}  // namespace

Rows Rows::of(const Shape& s, const std::optional<int>& axis) {
  if (!axis || s.ndim() == 0) return {1, s.size(), 1};
  const int a = *axis < 0 ? *axis + s.ndim() : *axis;
  return {s.size(0, a), s[a], s.size(a + 1, s.ndim())};
}

Order::Order(DType dtype, const Rows& rows, int64_t k, bool ascending) : rows_(rows), k_(k), ascending_(ascending) {
  dispatch_all(dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    if (sizeof(T) == 8 || rows.n > int64_t{UINT32_MAX}) {
      pack_bytes_ = sizeof(Wide);
      pack_ = pack<T, Wide>;
    } else if constexpr (sizeof(T) < 8) {
      pack_bytes_ = sizeof(uint64_t);
      pack_ = pack<T, uint64_t>;
    }
  });
}

double Order::cost() const {
  return static_cast<double>(rows_.count()) * rows_.n *
         (4 + 2 * std::log2(static_cast<double>(std::max<int64_t>(k_, 1)) + 1));
}

void Order::run_rows(const void* data, void* scratch, RowFn f, const void* context) const {
  if (rows_.n == 0) return;
  parallel_for(rows_.count(), grain_for(rows_.n * 16), [&](int64_t begin, int64_t end) {
    for (int64_t r = begin; r < end; ++r) {
      const int64_t o = r / rows_.inner, i = r % rows_.inner, element = o * rows_.n * rows_.inner + i;
      void* const packs = static_cast<char*>(scratch) + r * rows_.n * static_cast<int64_t>(pack_bytes_);
      pack_(data, element, rows_.inner, rows_.n, ascending_, packs);
      const int64_t* const order =
          pack_bytes_ == sizeof(Wide) ? sort_packs<Wide>(packs, rows_.n, k_) : sort_packs<uint64_t>(packs, rows_.n, k_);
      f(context, order, element, o * k_ * rows_.inner + i);
    }
  });
}

}  // namespace mxhub::op
