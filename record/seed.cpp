#include "record/seed.h"

#include <algorithm>
#include <cctype>

#include "base/entropy.h"

namespace spannung {
namespace {

bool isHexSeed(std::string_view text) {
  const auto isHex = [](char c) { return std::isxdigit(static_cast<unsigned char>(c)) != 0; };
  return text.size() == 2 * std::tuple_size_v<Seed> && std::all_of(text.begin(), text.end(), isHex);
}

unsigned digitOf(char c) {
  const auto letter = static_cast<unsigned char>(c);
  return std::isdigit(letter) != 0 ? letter - unsigned{'0'}
                                   : static_cast<unsigned>(std::tolower(letter)) - 'a' + 10U;
}

}  // namespace

Seed parseSeed(std::string_view text) {
  if (!isHexSeed(text)) return sha256(text);
  Seed seed{};
  for (std::size_t i = 0; i < seed.size(); ++i)
    seed[i] = static_cast<std::uint8_t>(digitOf(text[2 * i]) << 4U | digitOf(text[2 * i + 1]));
  return seed;
}

std::string seedText(const Seed& seed) { return hexText(seed); }

Seed randomSeed() {
  Seed seed{};
  fillWithEntropy(seed);
  return seed;
}

Seed derivedSeed(const Seed& seed, std::string_view purpose, std::uint64_t index) {
  return SeedFamily(seed).derived(purpose, index);
}

Seed SeedFamily::derived(std::string_view purpose, std::uint64_t index) const {
  return prefix_.with('/' + std::string(purpose) + '/' + std::to_string(index));
}

}  // namespace spannung
