// The end of a game: who comes where, and the lines that tell why.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "engine/core/result.h"

namespace spannung {

// What ranks seats, best first.
struct RankingKeys {
  int score = 0;
  int tieBreak = 0;
  auto operator<=>(const RankingKeys&) const = default;
};

using KeysBySeat = std::array<RankingKeys, kMaxSeats>;

// Equal keys share the better rank. `score` and `tieBreak` are what the keys are called.
template <class KeysOf>
KeysBySeat rankSeats(Result& result, int seats, std::string_view score, std::string_view tieBreak,
                     KeysOf keysOf) {
  KeysBySeat keys{};
  const auto key = [&keys](Seat seat) -> RankingKeys& {
    return keys[static_cast<std::size_t>(seat.index())];
  };
  for (int i = 0; i < seats; ++i) {
    key(Seat::of(i)) = keysOf(Seat::of(i));
    result.standings.push_back({Seat::of(i), 0, key(Seat::of(i)).score});
  }
  std::sort(result.standings.begin(), result.standings.end(),
            [&key](const Standing& left, const Standing& right) {
              if (key(left.seat) != key(right.seat)) return key(left.seat) > key(right.seat);
              return left.seat < right.seat;
            });
  for (std::size_t i = 0; i < result.standings.size(); ++i) {
    Standing& standing = result.standings[i];
    const bool shared = i > 0 && key(standing.seat) == key(result.standings[i - 1].seat);
    standing.rank = shared ? result.standings[i - 1].rank : static_cast<int>(i) + 1;
  }
  result.decidedBy = score;
  if (seats < 2 || result.standings[0].score != result.standings[1].score) return keys;
  result.decidedBy = result.standings[1].rank == 1 ? "shared" : tieBreak;
  return keys;
}

template <class Value>
void breakDown(Result& result, std::string_view code, int seats, Value value,
               LineRole role = LineRole::fact) {
  BreakdownLine line{code, {}, role};
  for (int i = 0; i < seats; ++i) line.bySeat[static_cast<std::size_t>(i)] = value(Seat::of(i));
  result.breakdown.push_back(line);
}

}  // namespace spannung
