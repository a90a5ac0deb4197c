#include "record/seed.h"

#include <algorithm>
#include <cctype>

#include <sodium.h>

namespace spannung {
namespace {

bool isHexSeed(std::string_view text) {
  const auto isHex = [](char c) { return std::isxdigit(static_cast<unsigned char>(c)) != 0; };
  return text.size() == 2 * std::tuple_size_v<Seed> && std::all_of(text.begin(), text.end(), isHex);
}

}  // namespace

Seed parseSeed(std::string_view text) {
  if (!isHexSeed(text)) return sha256(text);
  Seed seed{};
  sodium_hex2bin(seed.data(), seed.size(), text.data(), text.size(), nullptr, nullptr, nullptr);
  return seed;
}

std::string seedText(const Seed& seed) { return hexText(seed); }

Seed randomSeed() {
  Seed seed{};
  randombytes_buf(seed.data(), seed.size());
  return seed;
}

Seed derivedSeed(const Seed& seed, std::string_view purpose, std::uint64_t index) {
  return SeedFamily(seed).derived(purpose, index);
}

Seed SeedFamily::derived(std::string_view purpose, std::uint64_t index) const {
  return prefix_.with('/' + std::string(purpose) + '/' + std::to_string(index));
}

}  // namespace spannung
