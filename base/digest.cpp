#include "base/digest.h"

#include <sodium.h>

namespace spannung {

Digest sha256(std::string_view bytes) {
  static_assert(crypto_hash_sha256_BYTES == std::tuple_size_v<Digest>);
  Digest digest{};
  crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(bytes.data()),
                     bytes.size());
  return digest;
}

DigestPrefix::DigestPrefix(std::string_view bytes) {
  crypto_hash_sha256_init(&state_);
  crypto_hash_sha256_update(&state_, reinterpret_cast<const unsigned char*>(bytes.data()),
                            bytes.size());
}

Digest DigestPrefix::with(std::string_view rest) const {
  crypto_hash_sha256_state state = state_;
  Digest digest{};
  crypto_hash_sha256_update(&state, reinterpret_cast<const unsigned char*>(rest.data()),
                            rest.size());
  crypto_hash_sha256_final(&state, digest.data());
  return digest;
}

std::string hexText(const Digest& digest) {
  std::string text(2 * digest.size() + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), digest.data(), digest.size());
  text.pop_back();  // the zero byte that sodium writes
  return text;
}

}  // namespace spannung
