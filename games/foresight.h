// What moves would bring about, told before they are made, as far as the seat that asks can know
// it.
#pragma once

#include <span>
#include <vector>

#include <boost/json/object.hpp>

#include "games/game_module.h"

namespace spannung {

struct ForeseenStep {
  Move move;
  Verdict verdict;              // of a move that is refused there is nothing else
  std::vector<Event> events{};  // what would happen, in order
  // False: what follows them depends on what the seat cannot know. Something hidden is turned up,
  // or it is the turn of somebody who knows more.
  bool isCertain = true;
  boost::json::object figures{};  // what the game adds (LoadedGame::preview)
};

struct Foresight {
  std::vector<ForeseenStep> steps;  // up to the first that is refused or not certain
  AnyState seen;                    // what the seat would see after those that are certain
};

// Moves of one seat, one after the other. What is hidden from the seat makes no difference: it may
// ask about its redacted view as well.
Foresight foresee(const LoadedGame& game, const AnyState& state, Seat seat,
                  std::span<const Move> moves);

}  // namespace spannung
