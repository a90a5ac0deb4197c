// Moves about things that the game does not have.
#include <algorithm>

#include "tests/pampero/table.h"

namespace spannung::pampero::testing {
namespace {

// How many things there are for the first and the second operand of a kind of move; 0: it has none,
// or how many there are depends on more than the kind.
struct Things {
  std::size_t first = 0;
  std::size_t second = 0;
};

Things thingsFor(const Table& table, MoveKind kind) {
  const Content& content = table.tables().content;
  switch (kind) {
    case MoveKind::place:
    case MoveKind::build: return {table.tables().board.sites.size(), 0};
    case MoveKind::play: return {content.actionCards.size(), content.fields.size()};
    case MoveKind::contract: return {table.tables().board.places.size(), 0};
    case MoveKind::tower: return {static_cast<std::size_t>(table.tables().companies), 0};
    case MoveKind::pay: return {2, 0};
    case MoveKind::lay: return {content.grid.spaces.size(), content.grid.lines.size() + 1};
    case MoveKind::field: return {kBonusFields, 0};
    case MoveKind::slot: return {content.towerTiles.size(), 0};
    case MoveKind::market: return {kMarkets, 0};
    case MoveKind::special: return {kMaxActionCards + content.scoringCards.size(), 0};
    case MoveKind::back: return {content.actionCards.size(), 0};
    case MoveKind::sell: return {content.foreignCards.size(), 0};
    case MoveKind::capital: return {content.grid.capitalAreas.size(), 0};
    case MoveKind::row: return {kRows, 0};
    case MoveKind::score: return {content.scoringCards.size(), 0};
    default: return {};
  }
}

Reason reasonAgainst(const Table& table, MoveKind kind, int a, int b) {
  return reasonOf(table.game().check(table.state(), table.state().actor(), makeMove(kind, a, b)));
}

void expectNothingBeyond(const Table& table, Move move) {
  const MoveKind kind = kindOf(move);
  const Things things = thingsFor(table, kind);
  if (things.first == 0) return;
  const auto expectNone = [&](int a, int b) {
    EXPECT_EQ(reasonAgainst(table, kind, a, b), Reason::noSuchThing)
        << table.game().text(move) << ", but with " << a << ' ' << b;
  };
  expectNone(-1, move.b);
  expectNone(static_cast<int>(things.first), move.b);
  if (things.second == 0) return;
  expectNone(move.a, -1);
  expectNone(move.a, static_cast<int>(things.second));
}

// Looks at every decision of games in which now this, now that is chosen.
template <class Visit>
void atEveryDecision(Visit visit) {
  for (int players = 2; players <= 4; ++players)
    for (int seed = 0; seed < 4; ++seed) {
      Table table(Table::optionsFor(players), {}, seed);
      for (int turn = 0; !table.state().finished(); ++turn) {
        MoveList moves;
        table.game().legal(table.state(), table.state().actor(), moves);
        visit(table, moves);
        if (::testing::Test::HasFailure()) return;
        const auto choice = static_cast<std::size_t>(turn * 7 + seed) % moves.size();
        table.play({table.game().text(moves[choice])});
      }
    }
}

TEST(Refusal, PA_DATA_01_what_does_not_exist_cannot_be_chosen) {
  atEveryDecision([](const Table& table, const MoveList& moves) {
    for (const Move move : moves) expectNothingBeyond(table, move);
  });
}

// In a turn, the cards on offer are those that are not refused, no more and no fewer.
void expectPlaysAreListed(const Table& table, const MoveList& moves) {
  if (table.stage() != Stage::takeTurn) return;
  const Content& content = table.tables().content;
  for (int card = 0; card < static_cast<int>(content.actionCards.size()); ++card)
    for (int field = 0; field < static_cast<int>(content.fields.size()); ++field) {
      const Move play = makeMove(MoveKind::play, card, field);
      const bool isListed = std::ranges::find(moves, play) != moves.end();
      EXPECT_EQ(isListed, reasonAgainst(table, MoveKind::play, card, field) == Reason::fine)
          << table.game().text(play);
    }
}

TEST(Refusal, PA_FLOW_03_PA_CARD_14_what_can_be_played_is_what_is_offered) {
  atEveryDecision(expectPlaysAreListed);
}

TEST(Refusal, PA_CARD_05_PA_CARD_07_what_can_be_paid_is_what_is_offered) {
  atEveryDecision([](Table table, const MoveList&) {
    Player& player = table.state().player(table.state().actor());
    for (const int money : {0, 2, 5, 7, 10, 15})
      for (const int batteries : {0, 1, 2}) {
        player.money = money;
        player.batteries = static_cast<std::uint8_t>(batteries);
        MoveList moves;
        table.game().legal(table.state(), table.state().actor(), moves);
        expectPlaysAreListed(table, moves);
      }
  });
}

TEST(Refusal, PA_DATA_01_the_first_of_a_list_exists) {
  Table table(2);
  EXPECT_EQ(reasonAgainst(table, MoveKind::place, 0, 0), Reason::siteNotForStart);
  table.beginTurnOf(kBlue);
  Table sale = table;
  Table capital = table;
  table.putBulldozer(kBlue, "A1-m1");
  table.putBulldozer(kBlue, "A1-w1");
  table.play({"play wind t1A"});
  EXPECT_EQ(reasonAgainst(table, MoveKind::build, 0, 0), Reason::fine);
  sale.blue().batteries = 12;
  sale.play({"play export u1B"});
  EXPECT_NE(reasonAgainst(sale, MoveKind::sell, 0, 0), Reason::noSuchThing);
  capital.setStep(kBlue, 3);
  capital.play({"play capital t1A"});
  EXPECT_EQ(reasonAgainst(capital, MoveKind::capital, 0, 0), Reason::fine);
}

}  // namespace
}  // namespace spannung::pampero::testing
