// Shuffles that anyone can check. Before the start the server publishes the SHA-256 of a secret;
// every seat adds a nonce of its own; the seed of the game is
//
//   HMAC-SHA256(secret, "spannung 1\n" + table + "\n" + nonce of seat 1 + "\n" + nonce of seat 2 …)
//
// and the secret is published at the end. So neither the server (bound by its commitment) nor a
// seat (who does not know the secret) can choose the cards, and nobody can derive them from what is
// public before the end.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/problem.h"
#include "engine/core/rng.h"

namespace spannung {

// What a record says about where its seed came from.
struct Shuffle {
  std::string table;
  std::string commitment;
  std::string secret;
  std::vector<std::string> nonces;  // by seat

  bool operator==(const Shuffle&) const = default;
};

std::string newSecret();  // 64 hexadecimal digits
std::string commitmentTo(std::string_view secret);
Seed fairSeed(std::string_view secret, std::string_view table,
              const std::vector<std::string>& nonces);

// Whether the secret is the one that was committed to, every seat had its nonce, and the seed
// follows from them.
Expected<void> checkShuffle(const Shuffle& shuffle, const Seed& seed, int seats);

}  // namespace spannung
