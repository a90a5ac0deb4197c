// How long and how much a connection may ask of us.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace spannung::server {

struct TransportLimits {
  // A request has to arrive completely within this time, however slowly its bytes drip in.
  std::chrono::milliseconds request{15'000};
  // A WebSocket that stays silent is asked for a sign of life at half of this time.
  std::chrono::milliseconds silence{60'000};
  std::uint32_t headerBytes = 16U << 10U;
  std::uint64_t bodyBytes = 64U << 10U;
  std::size_t drainedBytes = 8U << 20U;  // of a refused request, so that its sender sees the reply
  std::size_t messageBytes = (1U << 20U) + (64U << 10U);  // a record to import, and what is around
  // What may wait for a client that reads slowly.
  std::size_t queuedBytes = 2U << 20U;
  std::size_t queuedTexts = 512;
  int connections = 20'000;
  // Programs of this machine may have any number. Behind a proxy these are WebSockets, and requests
  // that are being answered.
  int connectionsPerAddress = 100;
};

}  // namespace spannung::server
