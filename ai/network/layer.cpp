#include "ai/network/layer.h"

#include <cstring>

namespace spannung::network {
namespace {

// Four outputs side by side. Machines without such registers do one after the other.
using Lanes = float __attribute__((vector_size(16)));
constexpr std::size_t kLanes = sizeof(Lanes) / sizeof(float);
static_assert(kNeuronsAtOnce == 4 * kLanes);

Lanes load(const float* from) {
  Lanes lanes;
  std::memcpy(&lanes, from, sizeof(lanes));
  return lanes;
}

void store(float* to, Lanes lanes) { std::memcpy(to, &lanes, sizeof(lanes)); }

}  // namespace

// Four sums at once keep the processor busy while each waits for its last addition.
void Layer::add(const Signals& signals, std::span<float> sums) const {
  for (std::size_t block = 0; block < outputs; block += kNeuronsAtOnce) {
    float* const sum = &sums[block];
    Lanes a = load(sum);
    Lanes b = load(sum + kLanes);
    Lanes c = load(sum + 2 * kLanes);
    Lanes d = load(sum + 3 * kLanes);
    const float* const column = weights.data() + block;
    for (std::size_t i = 0; i < signals.count(); ++i) {
      const float* const row = column + signals.place(i) * outputs;
      const float value = signals.value(i);
      a += value * load(row);
      b += value * load(row + kLanes);
      c += value * load(row + 2 * kLanes);
      d += value * load(row + 3 * kLanes);
    }
    store(sum, a);
    store(sum + kLanes, b);
    store(sum + 2 * kLanes, c);
    store(sum + 3 * kLanes, d);
  }
}

}  // namespace spannung::network
