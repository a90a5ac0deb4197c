// SHA-256.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace spannung {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::string_view bytes);
std::string hexText(const Digest& digest);

}  // namespace spannung
