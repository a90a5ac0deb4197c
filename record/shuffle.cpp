#include "record/shuffle.h"

#include "base/digest.h"
#include "record/seed.h"

namespace spannung {

std::string newSecret() { return seedText(randomSeed()); }

std::string commitmentTo(std::string_view secret) { return hexText(sha256(secret)); }

Seed fairSeed(std::string_view secret, std::string_view table,
              const std::vector<std::string>& nonces) {
  std::string message = "spannung 1\n" + std::string(table);
  for (const std::string& nonce : nonces) message += '\n' + nonce;
  return hmacSha256(secret, message);
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
