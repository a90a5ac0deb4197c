#include "games/wasserkraft/preview.h"

#include <algorithm>
#include <vector>

#include <boost/json/array.hpp>
#include <gtest/gtest.h>

#include "engine/wasserkraft/notation.h"
#include "games/wasserkraft/statistics.h"
#include "tests/wasserkraft/position.h"

namespace spannung::wasserkraft {
namespace {

namespace json = boost::json;

using testing::kNeutral;
using testing::Position;

Preview preview(const Position& position, std::string_view move) {
  const ParsedMove parsed = position.game().parse(move);
  EXPECT_TRUE(parsed.fine()) << move;
  return previewOf(position.game(), position.state(), parsed.move);
}

bool tells(const Preview& preview, EventKind kind, std::array<std::int32_t, 3> operands = {}) {
  return std::any_of(preview.events.begin(), preview.events.end(), [&](const Event& event) {
    return event.kind == static_cast<int>(kind) && event.operands == operands;
  });
}

// A dam of the player, a conduit of somebody else and two dams below the powerhouse.
Position readyToProduce() {
  Position position;
  position.noOfficers().dam("5-lower", 0, 3, 3).conduit("5-right", 1).powerhouse("10-1", 0);
  position.dam("10-upper", kNeutral, 1, 0).hydro(0, 5).turnTo(0);
  return position;
}

TEST(Preview, tellsTheEnergyTheFeeAndTheWayOfEveryDrop) {
  Position position = readyToProduce();
  position.contracts(0, {"start-3", "red-12"}).national({});
  position.play("use turbine-zero-left");
  const Preview two = preview(position, "produce 5-lower 5-right 2");
  EXPECT_EQ(two.figures.at("energy"), 8);
  EXPECT_EQ(two.figures.at("contracts"), (json::array{"start-3"}));
  EXPECT_TRUE(tells(two, EventKind::feePaid, {1, 2, 2}));
  const int upper = position.place("10-upper").index();
  EXPECT_TRUE(tells(two, EventKind::dropHeld, {upper, 1}));
  EXPECT_TRUE(tells(two, EventKind::dropPassed, {upper}));
  EXPECT_TRUE(tells(two, EventKind::dropLeft, {1}));
}

TEST(Preview, tellsWhatATurbineSpaceIsWorth) {
  Position position = readyToProduce();
  position.contracts(0, {"start-3", "red-12"}).national({"national-1", "national-5"});
  const Preview best = preview(position, "use turbine-plus2-left");
  EXPECT_EQ(best.figures.at("energy"), 3 * 4 + 2);
  EXPECT_EQ(best.figures.at("contracts"), (json::array{"start-3", "red-12", "national-1"}));
}

TEST(Preview, countsTheReductionOfFrance) {
  Position position = readyToProduce();
  position.company(0, Company::france).built(0, Structure::powerhouse, 3);
  position.contracts(0, {"red-12"}).national({});
  position.play("use turbine-zero-left");
  const Preview two = preview(position, "produce 5-lower 5-right 2");
  EXPECT_EQ(two.figures.at("contracts"), (json::array{"red-12"}));
}

TEST(Preview, tellsThePriceOfAPieceAndItsBorder) {
  Position position;
  position.noOfficers().machines(0, 9, 9).hydro(0, 9).turnTo(0);
  position.play({"construct", "tile base"});
  const Preview red = preview(position, "build base 1-upper");
  EXPECT_EQ(red.figures.at("price").at("excavators"), 5);
  EXPECT_EQ(red.figures.at("price").at("mixers"), 0);
  EXPECT_EQ(red.figures.at("border"), 3);
  EXPECT_EQ(preview(position, "build base 10-lower").figures.at("border"), 0);
  EXPECT_TRUE(tells(red, EventKind::pieceBuilt, {0, position.place("1-upper").index(), 1}));
}

TEST(Preview, tellsTheMixersThatJillMayUseInstead) {
  Position position;
  position.machines(1, 9, 9).hydro(1, 9).turnTo(1);
  position.play({"construct", "tile conduit"});
  EXPECT_EQ(preview(position, "build conduit 1-left").figures.at("price").at("instead_mixers"), 5);
}

TEST(Preview, tellsTheIncomeThatAPieceOpens) {
  Position position;
  position.noOfficers().company(0, Company::italy).machines(0, 9, 9).built(0, Structure::base, 1);
  position.turnTo(0).play({"construct", "tile base"});
  EXPECT_TRUE(tells(preview(position, "build base 10-lower"), EventKind::hydroGained, {3}));
}

Position withPrivateBuilding(std::string_view building) {
  Position position({.players = 4, .assignment = Assignment::fixed, .leeghwater = true});
  position.noOfficers().machines(0, 9, 9).hydro(0, 9).row(1, building).turnTo(0);
  return position;
}

TEST(Preview, tellsThePriceOfAPrivateBuildingAndWhetherOneKindIsEnough) {
  Position position = withPrivateBuilding("wind-farm");
  position.tiles(0, {"building", "building-2"}).play({"construct", "tile building-2"});
  const json::value price = preview(position, "build building row-1").figures.at("price");
  EXPECT_EQ(price.at("excavators"), 6);
  EXPECT_EQ(price.at("mixers"), 2);
  EXPECT_EQ(price.at("one_kind"), true);
  Position plain = withPrivateBuilding("wind-farm");
  plain.tiles(0, {"building", "base"}).play({"construct", "tile building"});
  EXPECT_FALSE(
      preview(plain, "build building row-1").figures.at("price").as_object().contains("one_kind"));
}

TEST(Preview, tellsWhatTheControlStationIsWorth) {
  Position position = withPrivateBuilding("control-station");
  position.building(1, 0).dam("5-lower", 0, 3, 3).conduit("5-right", 0).powerhouse("10-1", 0);
  EXPECT_EQ(preview(position, "operate control-station").figures.at("energy"), 3 * 4 + 3);
}

TEST(Preview, tellsWhatAnExternalWorkTakesAndBrings) {
  Position position = withPrivateBuilding("wind-farm");
  position.work(1, "work-b4");
  const Preview work = preview(position, "use works-1");
  EXPECT_TRUE(tells(work, EventKind::machinesSpent, {3, 0}));
  const auto source = static_cast<std::int32_t>(Source::works);
  EXPECT_TRUE(tells(work, EventKind::pointsGained, {5, source}));
}

// Random games: what is foreseen from one's own seat is what really happens first.
class Foresight {
 public:
  explicit Foresight(std::uint8_t seed, bool leeghwater = false)
      : game_(testing::makeGame(
            {.players = 3, .assignment = Assignment::random, .leeghwater = leeghwater})),
        state_(game_.initial(testing::seedNumber(seed))),
        rng_(Rng::fromSeed(testing::seedNumber(static_cast<std::uint8_t>(seed + 100)))) {}

  bool finished() const { return game_.finished(state_); }

  void step() {
    MoveList moves;
    game_.legal(state_, state_.actor, moves);
    for (const Move move : moves) compare(move);
    const std::size_t chosen = Dice(rng_).below(static_cast<std::uint32_t>(moves.size()));
    const std::vector<Event> happened = applied(state_, moves[chosen]);
    events_.insert(events_.end(), happened.begin(), happened.end());
  }

  const std::vector<Event>& events() const { return events_; }
  const State& state() const { return state_; }
  const Tables& tables() const { return game_.tables(); }

 private:
  void compare(Move move) const {
    const State seen = game_.redacted(state_, Viewer::seat(state_.actor));
    const std::vector<Event> foreseen = previewOf(game_, seen, move).events;
    State copy = state_;
    const std::vector<Event> real = applied(copy, move);
    ASSERT_LE(foreseen.size(), real.size()) << game_.text(move);
    EXPECT_TRUE(std::equal(foreseen.begin(), foreseen.end(), real.begin())) << game_.text(move);
    for (const Event& event : foreseen) EXPECT_FALSE(kVocabulary.events[event.kind].reveals);
  }

  std::vector<Event> applied(State& state, Move move) const {
    std::vector<Event> events;
    auto keep = [&events](const Event& event) { events.push_back(event); };
    EventSink sink(keep);
    game_.apply(state, state.actor, move, sink);
    return events;
  }

  Wasserkraft game_;
  State state_;
  Rng rng_;
  std::vector<Event> events_;
};

TEST(Preview, isWhatReallyHappensAndTurnsNothingUp) {
  for (std::uint8_t seed = 1; seed <= 6; ++seed) {
    Foresight game(seed, seed % 2 == 0);
    while (!game.finished()) game.step();
  }
}

int sumOf(const json::value& rounds, std::string_view source, std::size_t seat) {
  int sum = 0;
  for (const json::value& round : rounds.as_array())
    if (const json::value* points = round.at("points").as_object().if_contains(source))
      sum += static_cast<int>(points->at(seat).as_int64());
  return sum;
}

void expectStatisticsAddUp(bool leeghwater) {
  Foresight game(7, leeghwater);
  while (!game.finished()) game.step();
  const json::value rounds = statisticsOf(game.tables(), game.events());
  ASSERT_EQ(rounds.as_array().size(), 5U);
  for (std::size_t seat = 0; seat < 3; ++seat)
    for (int source = 0; source < kSources; ++source)
      EXPECT_EQ(sumOf(rounds, game.tables().words.text("source", source), seat),
                game.state().players[seat].pointsFrom[static_cast<std::size_t>(source)]);
}

TEST(Statistics, addUpToTheAccountOfEverySeat) {
  expectStatisticsAddUp(false);
  expectStatisticsAddUp(true);
}

TEST(Statistics, keepRoundsApart) {
  const Position position;
  const Seat seat = Seat::of(1);
  const auto energy = static_cast<int>(Source::energy);
  const json::value rounds =
      statisticsOf(position.tables(), {makeEvent(EventKind::pointsGained, seat, 6, energy),
                                       makeEvent(EventKind::roundStarted, Seat::none(), 2),
                                       makeEvent(EventKind::pointsGained, seat, -3, energy)});
  EXPECT_EQ(rounds.at(0).at("points"), (json::object{{"energy", {0, 6, 0, 0}}}));
  EXPECT_EQ(rounds.at(1).at("points"), (json::object{{"energy", {0, -3, 0, 0}}}));
  EXPECT_TRUE(rounds.at(2).at("points").as_object().empty());
}

}  // namespace
}  // namespace spannung::wasserkraft
