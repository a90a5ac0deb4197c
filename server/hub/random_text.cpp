#include "server/hub/random_text.h"

#include <array>
#include <string_view>

#include <sodium.h>

#include "base/digest.h"

namespace spannung::server {
namespace {

constexpr std::size_t kLetters = 20;

}  // namespace

std::string randomId() {
  // 32 of them, without those that look alike.
  constexpr std::string_view kAlphabet = "abcdefghijkmnpqrstuvwxyz23456789";
  static_assert(kAlphabet.size() == 32);
  std::array<unsigned char, kLetters> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  std::string id;
  for (const unsigned char byte : bytes) id += kAlphabet[byte % kAlphabet.size()];
  return id;
}

std::string randomToken() {
  Digest bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return hexText(bytes);
}

std::string randomNonce() { return randomId(); }

}  // namespace spannung::server
