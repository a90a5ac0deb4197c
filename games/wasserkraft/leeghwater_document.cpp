#include "games/wasserkraft/leeghwater_document.h"

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include "engine/wasserkraft/building_use.h"
#include "engine/wasserkraft/notation.h"
#include "games/wasserkraft/document_values.h"

namespace spannung::wasserkraft {
namespace {

namespace json = boost::json;

json::value workValue(const Tables& tables, WorkIndex work) {
  if (work.index() >= kWorks) return nullptr;
  return json::string(tables.words.text("work", work.index()));
}

json::object worksOf(const Tables& tables, const State& state) {
  json::array open;
  for (const WorkIndex work : state.works) open.push_back(workValue(tables, work));
  json::array stack;
  for (const WorkIndex work : state.workStack) stack.push_back(workValue(tables, work));
  return {{"open", std::move(open)}, {"stack", std::move(stack)}};
}

// Slots that this number of players leaves closed are left out.
json::array slotsOf(const Tables& tables, const State& state, RowIndex row) {
  json::array slots;
  for (int slot = 0; slot < kSlotsPerRow; ++slot) {
    if (!isSlotInPlay(tables, slot)) continue;
    const auto at = static_cast<std::size_t>(slot);
    slots.push_back({{"red", tables.components.leeghwater.slots[at].red},
                     {"owner", ownerValue(state.buildings[row][at])}});
  }
  return slots;
}

json::array usesOf(const Tables& tables, const State& state, RowIndex row) {
  json::array uses;
  for (std::size_t i = 0; i < kUsesPerRow; ++i) {
    const WorkerSpace& space = buildingIn(tables, state, row).spaces[i];
    uses.push_back({{"workers", space.workers},
                    {"red", space.red},
                    {"blocked", i == 0 && isFirstUseBlocked(state, row)},
                    {"owner", ownerValue(state.uses[row][i])}});
  }
  return uses;
}

json::object rowObject(const Tables& tables, const State& state, RowIndex row) {
  const PrivateBuilding& building = buildingIn(tables, state, row);
  return {{"building", json::string(building.id)},
          {"excavators", building.excavators},
          {"mixers", building.mixers},
          {"points", building.points},
          {"hydro", building.hydro},
          {"slots", slotsOf(tables, state, row)},
          {"uses", usesOf(tables, state, row)}};
}

// What a turn of the expansion is about, so that everybody can be told.
json::object turnOf(const Tables& tables, const Turn& turn) {
  return {{"architect", turn.architect},
          {"work", workValue(tables, turn.work)},
          {"contract_limit", turn.contract.highest}};
}

}  // namespace

json::object leeghwaterDocument(const Tables& tables, const State& state) {
  json::array rows;
  for (const RowIndex row : all<RowIndex>(kRows)) rows.push_back(rowObject(tables, state, row));
  return {{"works", worksOf(tables, state)},
          {"rows", std::move(rows)},
          {"turn", turnOf(tables, state.turn)}};
}

void addLeeghwater(const Tables& tables, const State& state, Seat seat, json::object& player) {
  const Player& owner = state.player(seat);
  json::array works;
  for (const WorkIndex work : all<WorkIndex>(kWorks))
    if (holds(owner.works, work)) works.push_back(workValue(tables, work));
  json::array used;
  for (int row = 0; row < kRows; ++row)
    if ((owner.rowsUsed >> row & 1U) != 0) used.push_back(row + 1);
  player["works"] = std::move(works);
  player["rows_used"] = std::move(used);
  player["architect"] = owner.architect && owner.workers > 0;
}

}  // namespace spannung::wasserkraft
