#include "games/wasserkraft/automa_document.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "engine/wasserkraft/automa_outlook.h"
#include "engine/wasserkraft/automa_turn.h"
#include "engine/wasserkraft/notation.h"
#include "games/wasserkraft/document_values.h"

namespace spannung::wasserkraft {
namespace {

namespace json = boost::json;

void addIf(json::object& object, std::string_view name, int number) {
  if (number != 0) object[name] = number;
}

json::array positionsOf(const AutomaEntry& entry) {
  json::array positions;
  for (const int position : entry.positions) positions.push_back(position + 1);
  return positions;
}

json::array areasOf(const AutomaEntry& entry) {
  json::array areas;
  for (int area = 0; area < kAreas; ++area)
    if ((entry.areas >> area & 1U) != 0) areas.push_back(word(areaText(static_cast<Area>(area))));
  return areas;
}

// Everything printed on one line of an action side.
json::object entryOf(const Tables& tables, const AutomaEntry& entry) {
  json::object object = {{"deed", word(tables.words.text("deed", deedOf(entry)))},
                         {"column", word(columnText(entry.column))},
                         {"workers", entry.workers},
                         {"dashed", entry.dashed}};
  addIf(object, "points", entry.points);
  addIf(object, "modifier", entry.modifier);
  addIf(object, "energy", entry.energy);
  addIf(object, "drops", entry.drops);
  addIf(object, "lowest_value", entry.lowestValue);
  addIf(object, "rotations", entry.rotations);
  addIf(object, "excavators", entry.excavators);
  addIf(object, "mixers", entry.mixers);
  addIf(object, "machines", entry.machines);
  if (entry.flows) object["flows"] = true;
  if (entry.upwards) object["upwards"] = true;
  if (entry.areas != kAnyArea) object["areas"] = areasOf(entry);
  if (entry.action == AutomaAction::work) object["positions"] = positionsOf(entry);
  if (entry.action == AutomaAction::produce || entry.action == AutomaAction::discard)
    object["colour"] = word(colourText(entry.colour));
  return object;
}

json::array actionsOf(const Tables& tables, const AutomaTile& tile) {
  json::array actions;
  for (const AutomaEntry& entry : tile.actions) actions.push_back(entryOf(tables, entry));
  return actions;
}

json::object columnOf(const CriteriaColumn& column, const std::string& start) {
  json::array criteria;
  for (const Criterion criterion : column.criteria)
    criteria.push_back(word(criterionText(criterion)));
  return {{"criteria", std::move(criteria)}, {"start", word(start)}};
}

json::object criteriaOf(const Tables& tables, const AutomaTile& tile) {
  json::array headstreams;
  for (const int headstream : tile.headstreams)
    headstreams.push_back(word(tables.words.text("headstream", headstream)));
  const auto basin = [](int index) { return std::to_string(index + 1); };
  return {{"dam", columnOf(tile.dam, basin(tile.dam.start))},
          {"conduit", columnOf(tile.conduit, conduitText(ConduitSite::of(tile.conduit.start)))},
          {"powerhouse", columnOf(tile.powerhouse, basin(tile.powerhouse.start))},
          {"headstreams", std::move(headstreams)}};
}

const AutomaTile& printed(const Tables& tables, AutomaIndex tile) {
  return tables.components.automa.tiles[tile];
}

// The back of the tile on the stack is what the next turn goes by, so it may be shown.
json::object stackOf(const Tables& tables, const State& state) {
  const AutomaIndex top = state.automaStack.back();
  return {{"count", state.automaStack.count()},
          {"tile", top + 1},
          {"actions", actionsOf(tables, printed(tables, top))},
          {"next_criteria", criteriaOf(tables, printed(tables, top))}};
}

json::value pileOf(const Tables& tables, const State& state) {
  if (state.automaPile.empty()) return nullptr;
  json::array tiles;
  for (const AutomaIndex tile : state.automaPile) tiles.push_back(tile + 1);
  return json::object{{"tile", state.automaPile.back() + 1},
                      {"criteria", criteriaOf(tables, printed(tables, state.automaPile.back()))},
                      {"tiles", std::move(tiles)}};
}

json::array outlookList(const Tables& tables, const State& state, Seat seat) {
  json::array prospects;
  const Player& player = state.player(seat);
  if (state.phase != Phase::actions || player.passed || player.workers == 0) return prospects;
  for (const Prospect& prospect : outlookOf(tables, state, seat))
    prospects.push_back(
        {{"deed", word(tables.words.text("deed", prospect.deed))}, {"tiles", prospect.tiles}});
  return prospects;
}

}  // namespace

json::value automaDocument(const Tables& tables, const State& state) {
  if (!tables.hasAutomas) return nullptr;
  json::object outlook;
  for (int i = 0; i < tables.options.players; ++i)
    if (tables.options.isAutoma(Seat::of(i)))
      outlook[std::to_string(i + 1)] = outlookList(tables, state, Seat::of(i));
  return json::object{{"stack", stackOf(tables, state)},
                      {"pile", pileOf(tables, state)},
                      {"outlook", std::move(outlook)}};
}

}  // namespace spannung::wasserkraft
