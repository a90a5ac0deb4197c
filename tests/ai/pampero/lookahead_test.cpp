// Short cuts of players that look ahead in Pampero: what they leave out changes nothing.
#include "ai/pampero/lookahead.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "ai/pampero/symbol_counts.h"
#include "engine/pampero/counting.h"
#include "games/erased_game.h"
#include "tests/ai/bot_table.h"

namespace spannung::testing {
namespace {

using pampero::Lookahead;
using pampero::Pampero;
using State = pampero::State;

// Shows each position of a random game that somebody has to decide.
template <class Visit>
void forEachPosition(const Pampero& game, Visit visit) {
  Rng rng = Rng::fromSeed(parseSeed("positions"));
  Dice dice(rng);
  State state = game.initial(parseSeed("deal"));
  NoSink silence;
  MoveList moves;
  while (!game.finished(state) && !::testing::Test::HasFailure()) {
    moves.clear();
    game.legal(state, state.actor(), moves);
    visit(state, moves);
    game.apply(state, state.actor(), moves[dice.below(static_cast<std::uint32_t>(moves.size()))],
               silence);
  }
}

TEST(PamperoLookahead, NoMoveIsBetterAtOnceThanTheBest) {
  for (const char* players : {"1", "2", "3"}) {
    const auto loaded = gameWith("pampero", {{"players", players}});
    const auto& game = gameBehind<Pampero>(*loaded);
    const pampero::greedy::Judgement judgement;
    const Lookahead lookahead(game, judgement);
    forEachPosition(game, [&](const State& state, const MoveList& moves) {
      const Seat seat = state.actor();
      const auto value = [&](Move move) { return lookahead.valueAfter(state, seat, move); };
      const double best = value(lookahead.bestAtOnce(state, seat));
      for (const Move move : moves) EXPECT_LE(value(move), best) << game.text(move);
    });
  }
}

TEST(PamperoLookahead, CountsSymbolsLikeTheRules) {
  for (const char* players : {"1", "2"}) {
    const auto loaded = gameWith("pampero", {{"players", players}});
    const auto& game = gameBehind<Pampero>(*loaded);
    forEachPosition(game, [&](const State& state, const MoveList&) {
      for (const Seat seat : {Seat::of(0), Seat::of(1)}) {
        const pampero::SymbolCounts counts(game.tables(), state, seat);
        int all = 0;
        for (int i = 0; i < pampero::kMarkets; ++i) {
          const int symbols =
              symbolsOf(game.tables(), state, seat, static_cast<pampero::Market>(i));
          EXPECT_EQ(counts.of(static_cast<pampero::MarketMask>(1U << i)), symbols);
          all += symbols;
        }
        EXPECT_EQ(counts.all(), all);
      }
    });
  }
}

}  // namespace
}  // namespace spannung::testing
