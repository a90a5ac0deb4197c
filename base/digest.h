// SHA-256 of texts, and what is made from it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/sha256.h"

namespace spannung {

using Digest = std::array<std::uint8_t, Sha256::kBytes>;

Digest sha256(std::string_view bytes);
// With a key, as in RFC 2104.
Digest hmacSha256(std::string_view key, std::string_view message);

// What many texts begin with, digested once.
class DigestPrefix {
 public:
  explicit DigestPrefix(std::string_view bytes) { begun_.add(bytes); }
  // sha256 of the prefix and the rest.
  Digest with(std::string_view rest) const;

 private:
  Sha256 begun_;
};

std::string hexText(const Digest& digest);

}  // namespace spannung
