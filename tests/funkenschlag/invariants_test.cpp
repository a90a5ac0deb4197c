// What is always true, at every decision of random games with every combination of options.
#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/funkenschlag/position.h"
#include "tests/funkenschlag/random_move.h"

namespace spannung::funkenschlag::testing {
namespace {

// One decision: what was before, and what the table looks like after it and all that followed.
struct Moment {
  const Tables& tables;
  const State& before;
  const State& now;
  const std::vector<Event>& events;

  int players() const { return tables.options.players; }
  const Player& player(int seat) const { return now.player(Seat::of(seat)); }
  int mostCities() const {
    int most = 0;
    for (int seat = 0; seat < players(); ++seat) most = std::max(most, player(seat).cities.count());
    return most;
  }
  bool inSale() const {
    return now.stage == Stage::discardPlant || now.stage == Stage::discardResource;
  }
  int told(EventKind kind) const {
    return static_cast<int>(std::count_if(events.begin(), events.end(), [kind](const Event& e) {
      return e.kind == static_cast<std::uint16_t>(kind);
    }));
  }
};

using Check = std::function<void(const Moment&)>;

void playGame(const Funkenschlag& game, std::uint8_t seed, const Check& check) {
  State state = game.initial(seedNumber(seed));
  Rng rng = Rng::fromSeed(seedNumber(static_cast<std::uint8_t>(seed + 100)));
  Dice dice(rng);
  check({game.tables(), state, state, {}});
  for (int move = 0; move < 3000 && !game.finished(state); ++move) {
    MoveList moves;
    game.legal(state, state.actor, moves);
    ASSERT_FALSE(moves.empty());
    const State before = state;
    std::vector<Event> events;
    auto listen = [&events](const Event& event) { events.push_back(event); };
    EventSink sink(listen);
    game.apply(state, state.actor, randomMove(state, moves, dice), sink);
    check({game.tables(), before, state, events});
    if (::testing::Test::HasFailure()) return;  // one broken moment is enough
  }
}

// Both maps, 2 to 6 players, every way to settle on the regions, both kinds of money.
void inEveryGame(const Check& check) {
  std::uint8_t seed = 1;
  for (const std::string_view map : {"germany", "usa"})
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
      for (const RegionChoice choice :
           {RegionChoice::random, RegionChoice::given, RegionChoice::drafted})
        for (const MoneyVisibility money : {MoneyVisibility::open, MoneyVisibility::concealed}) {
          Options options{.players = players, .regionChoice = choice, .money = money};
          if (choice == RegionChoice::given)
            options.givenRegions = makeGame({.players = players}, map).tables().areas[0].regions;
          SCOPED_TRACE(std::string(map) + ", " + std::to_string(players) + " players, seed " +
                       std::to_string(seed));
          playGame(makeGame(options, map), seed++, check);
          if (::testing::Test::HasFailure()) return;
        }
}

TEST(Invariants, FS_INV_01_tokens_of_each_kind_add_up) {
  constexpr std::array<int, kResources> kTokens = {24, 24, 24, 12};
  inEveryGame([&](const Moment& m) {
    for (const Resource resource : kAllResources) {
      int sum = m.now.onMarket[resource] + m.now.supply[resource];
      for (int seat = 0; seat < m.players(); ++seat) sum += m.player(seat).stored[resource];
      EXPECT_EQ(sum, kTokens[placeOf(resource)]);
    }
  });
}

TEST(Invariants, FS_INV_02_every_card_is_in_exactly_one_place) {
  inEveryGame([](const Moment& m) {
    PlantMask found = m.now.outOfGame | m.now.removedUnseen;
    int count = std::popcount(m.now.outOfGame) + std::popcount(m.now.removedUnseen);
    int step3InPile = 0;
    int step3InMarket = 0;
    const auto see = [&](Card card, int& step3) {
      if (card.isStep3()) {
        ++step3;
        return;
      }
      found |= plantBit(card);
      ++count;
    };
    int nowhere = 0;
    for (const Card card : m.now.pile) see(card, step3InPile);
    for (const Card card : m.now.market) see(card, step3InMarket);
    for (int seat = 0; seat < m.players(); ++seat)
      for (const Card card : m.player(seat).plants) see(card, nowhere);
    EXPECT_EQ(count, 42);
    EXPECT_EQ(found, m.tables.allPlants);
    EXPECT_EQ(nowhere, 0);
    EXPECT_EQ(step3InPile, m.now.step3Card == Step3Card::inPile ? 1 : 0);
    EXPECT_EQ(step3InMarket, m.now.step3Card == Step3Card::inMarket ? 1 : 0);
    EXPECT_TRUE(step3InMarket == 0 || phaseOf(m.now.stage) == 2);
  });
}

TEST(Invariants, FS_INV_03_size_of_the_market) {
  inEveryGame([](const Moment& m) {
    const int cards = m.now.market.count();
    switch (m.now.step3Card) {
      case Step3Card::inPile: EXPECT_EQ(cards, m.inSale() ? 7 : 8); break;
      case Step3Card::inMarket: EXPECT_LE(cards, m.inSale() ? 7 : 8); break;
      case Step3Card::gone: EXPECT_LE(cards, 6); break;
    }
  });
}

TEST(Invariants, FS_INV_04_every_plant_of_the_market_is_above_the_largest_grid) {
  inEveryGame([](const Moment& m) {
    for (const Card card : m.now.market)
      EXPECT_TRUE(card.isStep3() || m.tables.number(card) > m.mostCities());
  });
}

// Random games rarely draw a low card late, so here is one drawn in each phase that draws.
TEST(Invariants, FS_INV_04_low_cards_of_the_pile_never_stay_in_the_market) {
  Position p({.players = 3});
  p.round(5).step(2).order({0, 1, 2}).plants(0, {3}).plants(1, {4}).plants(2, {5});
  p.market({13, 14, 15, 16, 17, 18, 19, 20}).pile({11, 30, 12, 31, 9, 32, 10, 33, -1});
  p.connectSome(0, 12).money(0, 200).money(1, 200).turnTo(Stage::openAuction, 2);
  const auto lowest = [&p] { return p.marketNumbers().front(); };
  p.play("nominate 13");  // the only active player buys at once
  EXPECT_EQ(lowest(), 14);
  p.turnTo(Stage::openAuction, 2).play("pass");  // nobody bought
  EXPECT_EQ(lowest(), 15);
  p.turnTo(Stage::runPlants, 2).play("done");
  EXPECT_EQ(lowest(), 15);
  EXPECT_EQ(p.marketNumbers().size(), 8U);
  EXPECT_TRUE(p.isOut(11) && p.isOut(12) && p.isOut(9));
}

TEST(Invariants, FS_INV_05_fuel_always_fits) {
  inEveryGame([](const Moment& m) {
    for (int seat = 0; seat < m.players(); ++seat) {
      if (m.now.stage == Stage::discardResource && m.now.actor == Seat::of(seat)) continue;
      ByResource<int> spill{};
      for (const Resource resource : kAllResources)
        spill[resource] = m.player(seat).stored[resource];
      int hybrid = 0;
      for (const Card card : m.player(seat).plants) {
        const PlantCard& plant = m.tables.card(card);
        if (plant.kind == PlantKind::hybrid) hybrid += 2 * plant.fuelNeeded;
        if (plant.kind <= PlantKind::uranium) spill[plant.ownFuel()] -= 2 * plant.fuelNeeded;
      }
      EXPECT_LE(std::max(0, spill[Resource::coal]) + std::max(0, spill[Resource::oil]), hybrid);
      EXPECT_LE(spill[Resource::garbage], 0);
      EXPECT_LE(spill[Resource::uranium], 0);
    }
  });
}

TEST(Invariants, FS_INV_06_houses_money_and_grids_stay_within_their_limits) {
  inEveryGame([](const Moment& m) {
    std::array<int, kMaxPlayers> housesOf{};
    for (const CityIndex city : all<CityIndex>(kMaxCities)) {
      const Houses& houses = m.now.houses[city];
      EXPECT_LE(houses.count(), m.now.step);
      SeatMask owners;
      for (int slot = 0; slot < houses.count(); ++slot) {
        owners.add(houses.owner(slot));
        ++housesOf[static_cast<std::size_t>(houses.owner(slot).index())];
        EXPECT_TRUE(holds(m.now.player(houses.owner(slot)).network, city));
      }
      EXPECT_EQ(owners.count(), houses.count()) << "no two of the same player";
      EXPECT_GE(houses.count(), m.before.houses[city].count()) << "never taken away";
    }
    for (int seat = 0; seat < m.players(); ++seat) {
      EXPECT_GE(m.player(seat).money, 0);
      EXPECT_LE(m.player(seat).cities.count(), 21);
      EXPECT_EQ(m.player(seat).cities.count(), housesOf[static_cast<std::size_t>(seat)]);
    }
  });
}

TEST(Invariants, FS_INV_07_steps_never_go_back_and_each_phase_5_raises_the_round) {
  int rounds = 0;
  inEveryGame([&rounds](const Moment& m) {
    EXPECT_GE(m.now.step, m.before.step);
    EXPECT_EQ(m.told(EventKind::resourceRefilled) % kResources, 0);
    const int phases = m.told(EventKind::resourceRefilled) / kResources;
    EXPECT_EQ(m.now.round, m.before.round + phases);
    EXPECT_LE(m.told(EventKind::incomePaid), m.players() * (phases + 1));
    rounds += phases;
  });
  EXPECT_GT(rounds, 300);
}

TEST(Invariants, FS_INV_08_everybody_owns_a_plant_and_nobody_too_many) {
  inEveryGame([](const Moment& m) {
    const bool firstPurchases =
        m.now.round == 1 && phaseOf(m.now.stage) <= 2 && m.now.stage != Stage::finished;
    const int limit = m.players() == 2 ? 4 : 3;
    for (int seat = 0; seat < m.players(); ++seat) {
      const int plants = m.player(seat).plants.count();
      const bool discards = m.now.stage == Stage::discardPlant && m.now.actor == Seat::of(seat);
      const int least = firstPurchases ? 0 : 1;
      const int most = m.now.round == 1 ? 1 : limit + (discards ? 1 : 0);
      EXPECT_TRUE(plants >= least && plants <= most) << plants;
    }
  });
}

// The games above are worth something only if they go everywhere.
TEST(Invariants, random_games_reach_every_step_and_stage) {
  std::array<int, 4> steps{};
  std::array<int, 10> stages{};
  inEveryGame([&](const Moment& m) {
    ++steps[m.now.step];
    ++stages[static_cast<std::size_t>(m.now.stage)];
  });
  for (int step = 1; step <= 3; ++step) EXPECT_GT(steps[static_cast<std::size_t>(step)], 0) << step;
  for (std::size_t stage = 0; stage < stages.size(); ++stage) EXPECT_GT(stages[stage], 0) << stage;
}

}  // namespace
}  // namespace spannung::funkenschlag::testing
