#include "games/wasserkraft/preview.h"

#include <algorithm>
#include <string_view>

#include <boost/json/array.hpp>

#include "engine/wasserkraft/contract.h"
#include "engine/wasserkraft/price.h"
#include "engine/wasserkraft/production.h"

namespace spannung::wasserkraft {
namespace {

namespace json = boost::json;

// Own and national ones that this much energy out of a powerhouse is enough for.
json::array contractsFor(const Tables& tables, const State& state, int energy) {
  State produced = state;
  produced.turn.produced = static_cast<std::int16_t>(energy);
  produced.turn.byPowerhouse = true;
  MoveList moves;
  listFulfilments(tables, produced, moves);
  json::array contracts;
  for (const Move move : moves)
    contracts.push_back(json::string(tables.contract(ContractIndex::of(move.a)).id));
  return contracts;
}

json::object energyFigures(const Tables& tables, const State& state, int energy) {
  return {{"energy", energy}, {"contracts", contractsFor(tables, state, energy)}};
}

// The most that a turbine space or the Control Station can produce, so that one sees before whether
// it is worth it.
json::object bestProduction(const Tables& tables, const State& state) {
  const ProductionRules rules = currentRules(tables, state);
  int best = 0;
  forEachProduction(tables, state, rules, [&](DamSite, ConduitSite conduit, int drops) {
    best = std::max(best, energyOf(rules, drops, conduitSite(tables, conduit).value));
    return true;
  });
  return energyFigures(tables, state, best);
}

json::object productionFigures(const Tables& tables, const State& state, Move move) {
  const int value = conduitSite(tables, ConduitSite::of(move.b)).value;
  return energyFigures(tables, state, energyOf(currentRules(tables, state), move.c, value));
}

json::object priceFigures(const Order& order) {
  json::object price{{"excavators", order.normal.excavators}, {"mixers", order.normal.mixers}};
  if (order.mixersInstead) price["instead_mixers"] = *order.mixersInstead;
  if (order.onlyOneType) price["one_kind"] = true;
  return {{"price", std::move(price)}, {"border", order.border}};
}

json::object buildFigures(const Tables& tables, const State& state, Move move) {
  if (state.stage == Stage::reward) return {};
  const auto structure = static_cast<Structure>(move.a);
  return priceFigures(
      orderFor(tables, state, state.actor, state.turn.effect, structure, Place::of(move.b)));
}

bool leadsToProduction(MoveKind kind) {
  return kind == MoveKind::use || kind == MoveKind::operate || kind == MoveKind::margot;
}

json::object figuresOf(const Tables& tables, const State& before, const State& after, Move move) {
  if (kindOf(move) == MoveKind::produce) return productionFigures(tables, before, move);
  if (kindOf(move) == MoveKind::build) return buildFigures(tables, before, move);
  if (leadsToProduction(kindOf(move)) && after.stage == Stage::production)
    return bestProduction(tables, after);
  return {};
}

}  // namespace

Preview previewOf(const Wasserkraft& game, const State& seen, Move move) {
  Preview preview;
  State after = seen;
  auto keep = [&preview](const Event& event) { preview.events.push_back(event); };
  EventSink sink(keep);
  game.foresee(after, move, sink);
  preview.figures = figuresOf(game.tables(), seen, after, move);
  return preview;
}

}  // namespace spannung::wasserkraft
