// How much one person, or one address, may ask of the server.
#pragma once

#include <cstddef>

#include "server/net/token_bucket.h"

namespace spannung::server {

struct Limits {
  Rate messagesPerConnection{50, 200};
  Rate messagesPerPerson{100, 400};
  Rate requestsPerAddress{50, 300};  // HTTP
  Rate peoplePerAddress{0.1, 30};    // new guests
  Rate loginsPerName{0.1, 6};        // attempts
  Rate loginsPerAddress{0.2, 20};
  Rate tablesPerPerson{0.2, 20};  // created
  int tablesPerDay = 500;         // created by one person
  int socketsPerPerson = 24;
  int watchedTables = 40;                 // by one connection
  int refusalsInARow = 200;               // messages that came too fast, until we hang up
  std::size_t messageBytes = 64U << 10U;  // without a record to import
};

}  // namespace spannung::server
