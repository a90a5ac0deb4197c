#include "games/powerline/document.h"

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include "engine/powerline/building.h"
#include "engine/powerline/notation.h"
#include "engine/powerline/planning.h"
#include "engine/powerline/round.h"
#include "engine/powerline/scoring.h"

namespace spannung::powerline {
namespace {

namespace json = boost::json;

json::string workerId(Worker worker) { return json::string(workerText(worker)); }

json::object diceOf(const State& state) {
  json::object dice;
  for (std::size_t i = 0; i < kWorkers; ++i)
    dice[workerText(static_cast<Worker>(i))] = state.dice[i];
  return dice;
}

json::array cardsOf(const Tables& tables, const State& state) {
  json::array cards;
  for (const int card : state.cards) cards.push_back(json::string(tables.card(card).id));
  return cards;
}

json::array readyOf(const Tables& tables, const State& state) {
  json::array seats;
  for (int i = 0; i < tables.options.players; ++i)
    if (state.ready.contains(Seat::of(i))) seats.push_back(i + 1);
  return seats;
}

template <class Numbers>
json::array numbersOf(const Numbers& numbers) {
  json::array list;
  for (const int number : numbers) list.push_back(number);
  return list;
}

json::value plantId(const Tables& tables, Way way) {
  return json::string(
      tables.plant(tables.line(way.line()).ends[static_cast<std::size_t>(way.end())]).id);
}

// Lines that nothing stands on are left out.
json::object linesOf(const Tables& tables, const LineWorks& works) {
  json::object lines;
  for (const LineIndex line : tables.map.lines.keys()) {
    const LineWork work = works[line];
    if (work.isUntouched()) continue;
    lines[tables.line(line).id] = {{"tiles", work.tiles()},
                                   {"from", plantId(tables, Way(line, work.end()))},
                                   {"complete", isComplete(tables, works, line)}};
  }
  return lines;
}

json::array plantsOf(const Tables& tables, const LineWorks& works) {
  json::array plants;
  const LineMask complete = completeLines(tables, works);
  for (const PlantIndex plant : tables.map.plants.keys())
    if (isPlantComplete(tables, plant, complete))
      plants.push_back(json::string(tables.plant(plant).id));
  return plants;
}

json::object placementOf(const Tables& tables, const Plan& plan, int place) {
  const Placement placement = plan.placements[static_cast<std::size_t>(place)];
  json::object object{{"worker", workerId(plan.workerAt(place))}};
  if (placement.isIsland()) {
    object["line"] = nullptr;
    return object;
  }
  object["line"] = json::string(tables.line(placement.way().line()).id);
  object["from"] = plantId(tables, placement.way());
  object["joker"] = placement.hasJoker();
  return object;
}

// What each card would pay at the next scoring.
json::object standingOf(const Tables& tables, const State& state, Seat seat) {
  json::object points;
  int scoring = 0;
  while (scoring < kScorings - 1 &&
         tables.components.scoringRounds[static_cast<std::size_t>(scoring)] < state.round)
    ++scoring;
  for (const int card : state.cards)
    points[tables.card(card).id] =
        cardPoints(tables, state.player(seat), tables.card(card), scoring);
  return points;
}

// What the lines begun and not finished would cost, if the game ended now (PL-END-02).
json::object unfinishedOf(const Tables& tables, const Player& player) {
  const int lines = unfinishedLines(tables, player);
  return {{"lines", lines}, {"loss", lossForUnfinished(tables, lines)}};
}

// By die: what the next worker on the island would cost, after those of the plan.
json::array islandPricesOf(const Tables& tables, const State& state, Player player) {
  islandCost(tables, state, player);
  json::array prices;
  for (int die = 1; die <= kFaces; ++die) prices.push_back(islandPrice(tables, player, die));
  return prices;
}

// The board once the plan is built, so that a planner sees what it brings.
State stateAfter(const Tables& tables, State state, Seat seat) {
  const Player before = state.player(seat);
  const int workers = before.plan.placements.count();
  if (workers == 0) return state;
  NoSink silence;
  Play<NoSink> play{tables, state, silence};
  buildPlan(play, seat);
  if (before.columns[static_cast<std::size_t>(workers - 1)] > 0) return state;
  // Not for so many workers: the plan has to go on, and until then takes no tile.
  state.player(seat).columns = before.columns;
  state.player(seat).jokers = static_cast<std::uint8_t>(draftOf(before).jokersLeft);
  return state;
}

json::value planOf(const Tables& tables, const State& state, Seat seat) {
  const Player& player = state.player(seat);
  const Plan& plan = player.plan;
  if (plan.isHidden) return nullptr;
  const State built = stateAfter(tables, state, seat);
  const Player& after = built.player(seat);
  json::array placements;
  for (int place = 0; place < plan.placements.count(); ++place)
    placements.push_back(placementOf(tables, plan, place));
  return json::object{{"placements", std::move(placements)},
                      {"vacation", plan.usesVacation},
                      {"jokers_left", draftOf(player).jokersLeft},
                      {"score_after", after.score},
                      {"island_lost", after.islandLost - player.islandLost},
                      {"cards_after", standingOf(tables, built, seat)},
                      {"unfinished_after", unfinishedOf(tables, after)}};
}

json::object playerOf(const Tables& tables, const State& state, Seat seat) {
  const Player& player = state.player(seat);
  return {{"seat", seat.index() + 1},
          {"board", json::string(tables.boards[player.board].id)},
          {"limited", tables.options.limited.contains(seat)},
          {"score", player.score},
          {"jokers", player.jokers},
          {"vacation", player.hasVacation},
          {"columns", numbersOf(player.columns)},
          {"lines", linesOf(tables, player.lines)},
          {"plants", plantsOf(tables, player.lines)},
          {"island", numbersOf(player.islandTiles)},
          {"island_prices", islandPricesOf(tables, state, player)},
          {"cards", standingOf(tables, state, seat)},
          {"unfinished", unfinishedOf(tables, player)},
          {"plan", planOf(tables, state, seat)}};
}

}  // namespace

json::object stateDocument(const Powerline& game, const State& state) {
  const Tables& tables = game.tables();
  json::array players;
  for (int i = 0; i < tables.options.players; ++i)
    players.push_back(playerOf(tables, state, Seat::of(i)));
  return {{"game", json::string(Powerline::kName)},
          {"round", state.round},
          {"stage", state.stage == Stage::plan ? "plan" : "finished"},
          {"dice", diceOf(state)},
          {"cards", cardsOf(tables, state)},
          {"ready", readyOf(tables, state)},
          {"players", std::move(players)}};
}

}  // namespace spannung::powerline
