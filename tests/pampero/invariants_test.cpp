// What stays true at every moment of a game, one law after the other.
#include "engine/core/quick_dice.h"
#include "tests/contract/scale.h"
#include "tests/pampero/laws.h"
#include "tests/pampero/table.h"

namespace spannung::pampero::testing {
namespace {

using spannung::testing::scaled;

// Random games of all numbers of players.
void expectAlways(Law& law) {
  NoSink silence;
  QuickDice dice(7);
  for (int players = 1; players <= 4; ++players)
    for (int seed = 0; seed < scaled(10); ++seed) {
      const Table table(Table::optionsFor(players), {}, seed);
      State state = table.state();
      while (!state.finished() && !::testing::Test::HasFailure()) {
        law(table.game(), state);
        MoveList moves;
        table.game().legal(state, state.actor(), moves);
        table.game().apply(state, state.actor(),
                           moves[dice.below(static_cast<std::uint32_t>(moves.size()))], silence);
      }
      law(table.game(), state);
    }
}

TEST(Invariants, PA_INV_01_batteries_with_companies_and_in_the_supply) {
  expectAlways(expectBatteries);
}

TEST(Invariants, PA_INV_02_energy_and_money_within_their_bounds) { expectAlways(expectPurses); }

TEST(Invariants, PA_INV_03_every_action_card_in_one_place) { expectAlways(expectActionCards); }

TEST(Invariants, PA_INV_04_no_more_pieces_than_a_company_has) { expectAlways(expectPieces); }

TEST(Invariants, PA_INV_05_no_more_lines_than_there_are) { expectAlways(expectNetwork); }

TEST(Invariants, PA_INV_06_one_piece_a_site) { expectAlways(expectSites); }

}  // namespace
}  // namespace spannung::pampero::testing
