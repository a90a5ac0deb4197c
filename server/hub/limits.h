// How much one person, or one address, may ask of the server.
#pragma once

#include <chrono>
#include <cstddef>

#include "server/net/token_bucket.h"

namespace spannung::server {

struct SessionPace {
  // A device that is not seen for so long has to log in again.
  std::chrono::milliseconds idle = std::chrono::hours(90 * 24);
  // How often the store is told that it was seen.
  std::chrono::milliseconds renewal = std::chrono::hours(24);
};

struct Limits {
  Rate messagesPerConnection{50, 200};
  Rate messagesPerPerson{100, 400};
  Rate requestsPerAddress{50, 300};  // HTTP
  Rate peoplePerAddress{0.1, 30};    // new guests
  Rate loginsPerAddress{0.2, 20};    // attempts, whatever the name
  Rate wrongPerNameAndAddress{1.0 / 30, 6};
  Rate wrongPerName{1.0 / 60, 30};  // beyond, every attempt has to wait
  std::chrono::milliseconds loginWait{2000};
  Rate tablesPerPerson{0.2, 20};               // created, and so many from one address
  int tablesPerDay = 500;                      // created by one person
  std::chrono::milliseconds thinking{10'000};  // of a bot about one move
  int socketsPerPerson = 24;
  SessionPace sessions{};
  int watchedTables = 40;                 // by one connection
  int refusalsInARow = 200;               // messages that came too fast, until we hang up
  std::size_t messageBytes = 64U << 10U;  // without a record to import
};

}  // namespace spannung::server
