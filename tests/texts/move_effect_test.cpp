// Labels of moves in a position: choices by number say what they stand for.
#include <map>
#include <memory>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "games/library.h"
#include "texts/narrator.h"

namespace spannung {
namespace {

std::shared_ptr<const LoadedGame> load(const std::string& name, const char* players = "2") {
  static const Library kLibrary = openLibrary().value();
  return kLibrary.load(name, {{"players", players}}, {}).value();
}

// A game of random moves, of at most so many plies: visit(state, legal moves) before each.
template <class Visit>
void playAtRandom(const AnyGame& rules, std::uint8_t seed, int plies, Visit visit) {
  AnyState state = rules.initial(Seed{seed});
  Rng rng = Rng::fromSeed(Seed{seed, 1});
  Dice dice(rng);
  auto ignore = [](const Event&) {};
  for (int i = 0; i < plies && !rules.finished(state); ++i) {
    const Seat seat = rules.active(state).first();
    MoveList moves;
    rules.legal(state, seat, moves);
    visit(state, moves);
    const Move move = moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
    rules.apply(state, seat, move, EventSink(ignore));
  }
}

TEST(MoveEffects, ChoicesOfPamperoSayWhatTheyBringOrCost) {
  const std::set<std::string> chosen{"option", "action", "score", "accept",
                                     "pay",    "price",  "tower"};
  const auto game = load("pampero");
  std::map<std::string, int> said;
  for (const Language language : {Language::english, Language::german}) {
    const Narrator narrator(*game, language, {"Ada", "Ben"});
    for (std::uint8_t seed = 0; seed < 4; ++seed)
      playAtRandom(game->rules(), seed, 2000, [&](const AnyState& state, const MoveList& moves) {
        for (const Move move : moves) {
          const std::string code(game->rules().moveTerms()[move.kind].code);
          const std::string plain = narrator.move(move);
          const std::string label = narrator.move(state, move);
          if (code == "build" && label != plain) {
            ++said[code];
            ASSERT_TRUE(label.starts_with(plain + ": ")) << label;
            if (label.ends_with(" Ben") || label.ends_with(" Ada")) ++said["rent"];
            continue;
          }
          if (!chosen.contains(code)) {
            ASSERT_EQ(label, plain);
            continue;
          }
          ++said[code];
          ASSERT_TRUE(label.starts_with(plain + ": ")) << label;
          ASSERT_GT(label.size(), plain.size() + 5) << label;
          ASSERT_EQ(label.find_first_of("[]{}_"), std::string::npos) << label;
        }
      });
  }
  for (const char* code : {"option", "action", "score", "pay", "price", "tower", "build", "rent"})
    EXPECT_GT(said[code], 0) << code;
}

TEST(MoveEffects, PA_SOLO_09_batteries_for_pieces_of_VJ_go_to_the_supply) {
  const auto game = load("pampero", "1");
  const Narrator narrator(*game, Language::english, {"Ada", "VJ"});
  int money = 0;
  int batteries = 0;
  for (std::uint8_t seed = 0; seed < 8; ++seed)
    playAtRandom(game->rules(), seed, 2000, [&](const AnyState& state, const MoveList& moves) {
      for (const Move move : moves) {
        const std::string label = narrator.move(state, move);
        if (label.find(" to VJ") != std::string::npos) ++money;
        if (label.ends_with(" to the supply")) ++batteries;
        const bool inBatteries = label.find("batter") != std::string::npos;
        ASSERT_FALSE(inBatteries && label.ends_with(" to VJ")) << label;
      }
    });
  EXPECT_GT(money, 0);
  EXPECT_GT(batteries, 0);
}

// A choice that is not due, as somebody who asks for the reason may type it.
TEST(MoveEffects, WhatIsNotDueSaysNothing) {
  const auto game = load("pampero");
  const AnyState start = game->rules().initial(Seed{});
  const Narrator narrator(*game, Language::english, {"Ada", "Ben"});
  for (const char* text :
       {"option 1", "action 8", "accept", "pay money", "price 2", "tower 2", "build A1-m1"}) {
    const Move move = game->rules().parse(text).move;
    EXPECT_EQ(narrator.move(start, move), narrator.move(move)) << text;
  }
}

TEST(MoveEffects, LabelsOfOtherGamesAreAsEver) {
  for (const char* name : {"funkenschlag", "powerline", "wasserkraft"}) {
    const auto game = load(name);
    const Narrator narrator(*game, Language::german, {"Ada", "Ben"});
    playAtRandom(game->rules(), 1, 200, [&](const AnyState& state, const MoveList& moves) {
      for (const Move move : moves) ASSERT_EQ(narrator.move(state, move), narrator.move(move));
    });
  }
}

}  // namespace
}  // namespace spannung
