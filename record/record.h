// A game as a text that people can read and programs can replay; docs/record-format.md describes
// it line by line.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/problem.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "games/game_module.h"
#include "record/shuffle.h"

namespace spannung {

struct RecordedPly {
  Seat seat;
  std::string move;
  int line = 0;  // where it stood in the text; 0 if it was not read from one
};

struct RecordedRank {
  Seat seat;
  int rank = 0;
  int score = 0;
};

struct Record {
  std::string game;
  int revision = 0;
  std::string content;  // fingerprint of the pack it was played with
  Values options;
  Values deal;
  Seed seed{};
  std::optional<Shuffle> shuffle;  // how the seed came about, if that can be checked
  std::vector<std::string> seatNames;
  std::vector<std::string> notes;
  std::vector<RecordedPly> plies;
  bool finished = false;
  std::vector<RecordedRank> ranks;  // of a finished game
};

inline constexpr std::size_t kMaxRecordBytes = 4U << 20U;

std::string writeRecord(const Record& record);
// Checks the form only; replay.h checks that it can be played.
Expected<Record> readRecord(std::string_view text);

}  // namespace spannung
