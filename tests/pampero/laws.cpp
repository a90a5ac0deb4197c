#include "tests/pampero/laws.h"

#include <array>
#include <bit>
#include <numeric>

#include <gtest/gtest.h>

#include "engine/pampero/company.h"

namespace spannung::pampero::testing {

// PA-INV-01.
void expectBatteries(const Pampero& game, const State& state) {
  const Tables& tables = game.tables();
  int batteries = state.batteries;
  for (const Player& player : state.players) batteries += player.batteries;
  EXPECT_EQ(batteries, tables.content.start.batteriesPerPlayer * tables.companies);
}

// PA-INV-02.
void expectPurses(const Pampero&, const State& state) {
  for (const Player& player : state.players) {
    EXPECT_LE(player.energy, kMostEnergy);
    EXPECT_EQ(std::accumulate(player.ledger.begin(), player.ledger.end(), 0), player.money);
    if (!state.finished()) {
      EXPECT_GE(player.money, 0);
    }
  }
}

// PA-INV-03: every action card is in one place.
void expectActionCards(const Pampero& game, const State& state) {
  const Tables& tables = game.tables();
  for (int i = 0; i < tables.companies; ++i) {
    const Player& player = state.player(Seat::of(i));
    if (tables.isRival(Seat::of(i))) continue;
    int special = 0;
    for (int number = tables.content.basicCards; number < kMaxActionCards; ++number)
      if (const auto card = CardIndex::of(number);
          holds(player.hand, card) || spaceOfCard(player, card) != kNone)
        ++special;
    EXPECT_EQ(std::popcount(player.hand) + cardsOnBoard(player),
              tables.content.basicCards + special);
    for (int space = 0; space < kCardSpaces; ++space) {
      const CardIndex card = player.cards[static_cast<std::size_t>(space)];
      EXPECT_EQ(holds(player.usedSpaces, space), !card.isNone());
      if (!card.isNone()) {
        EXPECT_FALSE(holds(player.hand, card));
      }
    }
  }
}

// PA-INV-04.
void expectPieces(const Pampero& game, const State& state) {
  const Tables& tables = game.tables();
  for (int i = 0; i < tables.companies; ++i) {
    const Player& player = state.player(Seat::of(i));
    EXPECT_LE(player.step(), kTowers);
    EXPECT_LE(std::popcount(player.windFarms), tables.content.start.windFarms);
    EXPECT_LE(player.bulldozersOut(), tables.content.start.bulldozers);
    if (!tables.isRival(Seat::of(i))) {
      EXPECT_EQ(std::popcount(player.contracts), std::popcount(player.filled));
    }
  }
}

// PA-INV-05.
void expectNetwork(const Pampero& game, const State& state) {
  const Tables& tables = game.tables();
  for (const Player& player : state.players)
    EXPECT_LE(std::popcount(player.coveredLines),
              static_cast<int>(tables.content.grid.lines.size()));
}

// PA-INV-06, between turns.
void expectSites(const Pampero&, const State& state) {
  const bool betweenTurns = state.resolution.card.isNone();
  SiteMask seen = 0;
  for (const Player& player : state.players)
    for (const SiteMask pieces : {player.towers, player.windFarms}) {
      EXPECT_EQ(seen & pieces, 0U);
      seen |= pieces;
    }
  SiteMask bulldozers = 0;
  for (const Player& player : state.players) {
    EXPECT_EQ(bulldozers & player.bulldozers, 0U);
    bulldozers |= player.bulldozers;
  }
  if (betweenTurns) {
    EXPECT_EQ(seen & bulldozers, 0U);
  }
}

namespace {

// Every contract is available, fulfilled by one company, or out of the game.
void expectContracts(const State& state) {
  PlaceMask held = 0;
  for (const Player& player : state.players) {
    EXPECT_EQ(held & player.contracts, 0U);
    held |= player.contracts;
  }
  EXPECT_EQ(held, state.fulfilled);
  EXPECT_EQ(held & state.available, 0U);
}

// Cards of a kind are in the deck, open, with one company, or used up; never in two places.
void expectCards(const Tables& tables, const State& state) {
  const auto expectOnce = [](const CardMarket& market, std::uint32_t owned) {
    for (const std::uint8_t card : market.open) {
      EXPECT_FALSE(holds(owned, card));
      owned |= bit32(card);
    }
    for (const std::uint8_t card : market.deck) {
      EXPECT_FALSE(holds(owned, card));
      owned |= bit32(card);
    }
  };
  std::uint32_t scoring = 0;
  std::uint32_t foreign = 0;
  for (const Player& player : state.players) {
    EXPECT_EQ(scoring & player.scoringCards, 0U);
    EXPECT_EQ(foreign & player.foreignCards, 0U);
    scoring |= player.scoringCards;
    foreign |= player.foreignCards;
  }
  expectOnce(state.specialScorings, scoring);
  for (const CardMarket& market : state.foreign) expectOnce(market, foreign);
  const int left = static_cast<int>(state.foreign[0].open.size() + state.foreign[0].deck.size() +
                                    state.foreign[1].open.size() + state.foreign[1].deck.size());
  EXPECT_EQ(left + std::popcount(foreign), static_cast<int>(tables.content.foreignCards.size()));
}

// Connection tiles lie on one space, with one company, or left the game at setup.
void expectConnectionTiles(const State& state) {
  unsigned owned = 0;
  for (const Player& player : state.players) {
    const unsigned start = 1U << 12U;
    EXPECT_EQ(owned & player.connectionTiles & ~start, 0U);
    owned |= player.connectionTiles;
  }
  for (const std::uint8_t tile : state.connectionAt)
    if (tile != kNone) {
      EXPECT_FALSE(holds(owned, tile));
    }
}

// Far from the height at which a push would fail.
void expectRoomOnAgenda(const State& state) {
  constexpr int kHighest = 24;
  EXPECT_LE(state.agenda.count(), kHighest);
}

}  // namespace

void expectLaws(const Pampero& game, const State& state) {
  expectBatteries(game, state);
  expectPurses(game, state);
  expectActionCards(game, state);
  expectPieces(game, state);
  expectNetwork(game, state);
  expectSites(game, state);
  expectContracts(state);
  expectCards(game.tables(), state);
  expectConnectionTiles(state);
  expectRoomOnAgenda(state);
}

}  // namespace spannung::pampero::testing
