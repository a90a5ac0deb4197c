#include "base/entropy.h"

#include <algorithm>
#include <cstdlib>

#include <unistd.h>

namespace spannung {

void fillWithEntropy(std::span<std::uint8_t> bytes) {
  constexpr std::size_t kAtOnce = 256;  // more getentropy does not give
  while (!bytes.empty()) {
    const auto part = bytes.first(std::min(bytes.size(), kAtOnce));
    if (getentropy(part.data(), part.size()) != 0) std::abort();  // no game without chance
    bytes = bytes.subspan(part.size());
  }
}

}  // namespace spannung
