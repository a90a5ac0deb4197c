// Bytes that nobody can guess.
#pragma once

#include <cstdint>
#include <span>

namespace spannung {

// From the operating system. A library of its own, so that a program that must do the same each
// time (tests/fuzz) can bring another one.
void fillWithEntropy(std::span<std::uint8_t> bytes);

}  // namespace spannung
