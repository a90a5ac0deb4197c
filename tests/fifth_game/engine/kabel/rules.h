// Kabel, a race that is just enough of a game for tests. Its rules:
//
//   KA-1  In turn everybody lays one of two cards as a piece of cable, or discards it, and draws.
//   KA-2  Nobody sees the cards in the hands of others, and nobody plays a card without having it.
//   KA-3  A cable must not become longer than the way to the station.
//   KA-4  Whoever reaches the station ends the game, and so does the last card of the deck. The
//         longest cable wins.
#pragma once

#include <string_view>
#include <utility>

#include "engine/core/sequential_game.h"
#include "engine/kabel/state.h"
#include "engine/kabel/vocabulary.h"

namespace spannung::kabel {

struct Course;  // rules.cpp

struct Nouns {
  using State = kabel::State;
  using Deal = kabel::Deal;
  using Tables = kabel::Tables;
  using Course = kabel::Course;
  static constexpr std::string_view kName = "kabel";
  static constexpr int kRevision = 1;
  static constexpr const Vocabulary& kVocabulary = kabel::kVocabulary;
};

class Kabel : public SequentialGame<Nouns> {
 public:
  Kabel(const Content& content, const Options& options) : SequentialGame({content, options}) {}
};

static_assert(Game<Kabel>);

}  // namespace spannung::kabel
