// SHA-256.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include <sodium.h>

namespace spannung {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::string_view bytes);

// What many texts begin with, digested once.
class DigestPrefix {
 public:
  explicit DigestPrefix(std::string_view bytes);
  // sha256 of the prefix and the rest.
  Digest with(std::string_view rest) const;

 private:
  crypto_hash_sha256_state state_;
};

std::string hexText(const Digest& digest);

}  // namespace spannung
