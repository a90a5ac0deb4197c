// What lists of tables need to know of a table. Written together with its log, so that nothing has
// to be replayed to show a lobby.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace spannung::server {

using PersonId = std::string;

// Since 1970. All times of the server are in this unit.
using Milliseconds = std::int64_t;

enum class TableStatus { gathering, running, finished, abandoned };

struct TableSummary {
  std::string id;
  std::string game;
  TableStatus status = TableStatus::gathering;
  bool isPublic = false;
  PersonId creator;
  std::vector<PersonId> people;  // the creator and everybody who sits or sat there; each once
  // Seats, options and whose turn it is, as JSON. It names people by id, so it is for the server
  // alone: summaryObject (view.h) makes of it what a client may see.
  std::string line;
  bool waitsForBot = false;   // a bot is to move, and nothing holds it up
  Milliseconds deadline = 0;  // when a bot moves for somebody whose clock has run out; 0: never
  Milliseconds createdAt = 0;
  Milliseconds changedAt = 0;

  bool operator==(const TableSummary&) const = default;
};

}  // namespace spannung::server
