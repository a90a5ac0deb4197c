// Our own SHA-256 against libsodium's.
#include "base/digest.h"

#include <string>

#include <gtest/gtest.h>
#include <sodium.h>

namespace spannung {
namespace {

const unsigned char* bytesOf(const std::string& text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

Digest theirs(const std::string& text) {
  Digest digest{};
  crypto_hash_sha256(digest.data(), bytesOf(text), text.size());
  return digest;
}

Digest theirHmac(const std::string& key, const std::string& message) {
  crypto_auth_hmacsha256_state state;
  crypto_auth_hmacsha256_init(&state, bytesOf(key), key.size());
  crypto_auth_hmacsha256_update(&state, bytesOf(message), message.size());
  Digest digest{};
  crypto_auth_hmacsha256_final(&state, digest.data());
  return digest;
}

// Bytes of all values; the same text for the same length.
std::string textOf(std::size_t length) {
  std::string text;
  for (std::size_t i = 0; i < length; ++i) text += static_cast<char>(i * i + 7 * length);
  return text;
}

// FIPS 180-4 and its examples.
TEST(Sha256, KnowsTheExamplesOfTheStandard) {
  EXPECT_EQ(hexText(sha256("")),
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hexText(sha256("abc")),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(hexText(sha256(std::string(1'000'000, 'a'))),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

// Around every border of a block, and of what still fits behind the last byte.
TEST(Sha256, IsThatOfLibsodiumForTextsOfEveryLength) {
  for (std::size_t length = 0; length < 300; ++length)
    ASSERT_EQ(sha256(textOf(length)), theirs(textOf(length))) << length;
}

TEST(Sha256, TakesATextInAnyParts) {
  const std::string text = textOf(200);
  for (std::size_t cut = 0; cut <= text.size(); ++cut) {
    ASSERT_EQ(DigestPrefix(text.substr(0, cut)).with(text.substr(cut)), theirs(text)) << cut;
  }
}

TEST(Sha256, APrefixCanBeUsedAgain) {
  const DigestPrefix prefix("begins alike");
  EXPECT_EQ(prefix.with("1"), theirs("begins alike1"));
  EXPECT_EQ(prefix.with("2"), theirs("begins alike2"));
}

// Longer keys than a block are shortened first.
TEST(Hmac, IsThatOfLibsodiumForKeysOfEveryLength) {
  for (std::size_t length = 0; length < 140; ++length)
    ASSERT_EQ(hmacSha256(textOf(length), textOf(2 * length)),
              theirHmac(textOf(length), textOf(2 * length)))
        << length;
}

TEST(HexText, WritesBothDigitsOfEveryByte) {
  Digest digest{};
  digest[0] = 0x0F;
  digest[1] = 0xA0;
  EXPECT_EQ(hexText(digest).substr(0, 6), "0fa000");
}

}  // namespace
}  // namespace spannung
