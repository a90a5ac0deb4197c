// Seeds as people write them.
#pragma once

#include <string>
#include <string_view>

#include "base/digest.h"
#include "engine/core/rng.h"

namespace spannung {

// 64 hexadecimal digits are the 32 bytes themselves; any other text ("42", "friday night") stands
// for its SHA-256.
Seed parseSeed(std::string_view text);
// 64 hexadecimal digits.
std::string seedText(const Seed& seed);
// From the operating system.
Seed randomSeed();
// A seed that depends on another one and a number: game i of a tournament, dice of seat s.
Seed derivedSeed(const Seed& seed, std::string_view purpose, std::uint64_t index);

// The same for whoever needs thousands.
class SeedFamily {
 public:
  explicit SeedFamily(const Seed& root) : prefix_(seedText(root)) {}
  Seed derived(std::string_view purpose, std::uint64_t index) const;

 private:
  DigestPrefix prefix_;
};

}  // namespace spannung
