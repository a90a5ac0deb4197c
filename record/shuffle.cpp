#include "record/shuffle.h"

#include <tuple>

#include <sodium.h>

#include "base/digest.h"
#include "record/seed.h"

namespace spannung {
namespace {

const unsigned char* bytesOf(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

}  // namespace

std::string newSecret() { return seedText(randomSeed()); }

std::string commitmentTo(std::string_view secret) { return hexText(sha256(secret)); }

Seed fairSeed(std::string_view secret, std::string_view table,
              const std::vector<std::string>& nonces) {
  std::string message = "spannung 1\n" + std::string(table);
  for (const std::string& nonce : nonces) message += '\n' + nonce;
  crypto_auth_hmacsha256_state hmac;
  crypto_auth_hmacsha256_init(&hmac, bytesOf(secret), secret.size());
  crypto_auth_hmacsha256_update(&hmac, bytesOf(message), message.size());
  Seed seed{};
  static_assert(crypto_auth_hmacsha256_BYTES == std::tuple_size_v<Seed>);
  crypto_auth_hmacsha256_final(&hmac, seed.data());
  return seed;
}

Expected<void> checkShuffle(const Shuffle& shuffle, const Seed& seed, int seats) {
  if (static_cast<int>(shuffle.nonces.size()) != seats)
    return problem(
        "header", "shuffle_nonces",
        {{"found", std::to_string(shuffle.nonces.size())}, {"expected", std::to_string(seats)}});
  if (const std::string found = commitmentTo(shuffle.secret); found != shuffle.commitment)
    return problem("header", "shuffle_commitment",
                   {{"found", found}, {"expected", shuffle.commitment}});
  const Seed fair = fairSeed(shuffle.secret, shuffle.table, shuffle.nonces);
  if (fair != seed)
    return problem("header", "shuffle_seed",
                   {{"found", seedText(seed)}, {"expected", seedText(fair)}});
  return {};
}

}  // namespace spannung
