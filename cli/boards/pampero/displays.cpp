#include "cli/boards/pampero/displays.h"

#include <algorithm>
#include <bit>

#include "engine/pampero/connections.h"
#include "engine/pampero/scene.h"

namespace spannung::pampero {
namespace {

PlaceMask setOf(const std::vector<PlaceIndex>& places) {
  PlaceMask set = 0;
  for (const PlaceIndex place : places) set |= bit64(place);
  return set;
}

// All contracts that open a line of this space.
PlaceMask joinedTo(const Tables& tables, int space) {
  PlaceMask set = 0;
  for (const PlaceMask line : tables.connectionLines[static_cast<std::size_t>(space)]) set |= line;
  return set;
}

}  // namespace

Lines PamperoDisplays::all(const State& state) const {
  Lines lines = solarContracts(state);
  append(lines, connectionSpaces(state));
  append(lines, parkingSpaces(state));
  append(lines, bonusBoard(state));
  return lines;
}

Lines PamperoDisplays::solarContracts(const State& state) const {
  Lines lines = {words_.title("solar_display")};
  const PlaceMask reached = reachableSolar(tables_, state);
  for (PlaceMask rest = state.available; rest != 0; rest &= rest - 1) {
    const auto place = firstOf<PlaceIndex>(rest);
    if (tables_.place(place).kind == ContractKind::solar)
      append(lines, words_.inset(solarText(state, place, holds(reached, place))));
  }
  return lines;
}

std::string PamperoDisplays::solarText(const State& state, PlaceIndex place, bool isReached) const {
  return words_.text("solar",
                     {{"contract", words_.name("contract", place.index())},
                      {"about", words_.about("contract_tile", state.tileOf[place])},
                      {"reached", isReached ? "1" : "0"},
                      {"behind", words_.names("contract", setOf(tables_.place(place).next))}});
}

Lines PamperoDisplays::connectionSpaces(const State& state) const {
  Lines lines = {words_.title("connection_spaces")};
  for (int space = 0; space < static_cast<int>(tables_.board.connections.size()); ++space)
    append(lines, words_.inset(connectionText(state, space)));
  return lines;
}

std::string PamperoDisplays::connectionText(const State& state, int space) const {
  const auto at = static_cast<std::size_t>(space);
  return words_.text("connection",
                     {{"space", words_.name("connection", space)},
                      {"tile", aboutConnection(state, space)},
                      {"open", std::to_string(openLines(tables_, state, space))},
                      {"lines", std::to_string(tables_.connectionLines[at].size())},
                      {"contracts", words_.names("contract", joinedTo(tables_, space))}});
}

std::string PamperoDisplays::aboutConnection(const State& state, int space) const {
  const std::uint8_t tile = state.connectionAt[static_cast<std::size_t>(space)];
  return tile == kNone ? std::string() : words_.described("connection_tile", tile);
}

Lines PamperoDisplays::parkingSpaces(const State& state) const {
  Lines lines = {words_.title("parking_spaces")};
  for (int parking = 0; parking < static_cast<int>(tables_.board.parking.size()); ++parking)
    append(lines, words_.inset(parkingText(state, parking)));
  return lines.size() == 1 ? Lines{} : lines;
}

std::string PamperoDisplays::parkingText(const State& state, int parking) const {
  const int spot = kFirstParking + parking;
  const std::string what = words_.described("spot", spot);
  for (const Seat seat : state.order)
    if (holds(state.player(seat).parked, parking))
      return words_.text("site_beside", {{"site", what}, {"who", seating_.at(seat).name}});
  return what;
}

Lines PamperoDisplays::bonusBoard(const State& state) const {
  Lines lines = {words_.title("bonus_board", {{"columns", std::to_string(kBonusColumns)},
                                              {"overlays", std::to_string(state.overlays)}})};
  for (int field = 0; field < kBonusFields; ++field)
    append(lines, words_.inset(fieldText(state, field)));
  return lines;
}

std::string PamperoDisplays::fieldText(const State& state, int field) const {
  const auto at = static_cast<std::size_t>(field);
  return words_.text(state.bonusTiles[at] == kNone ? "bonus_printed" : "bonus_tile",
                     {{"field", words_.name("bonus_field", field)},
                      {"zone", words_.zone(tables_.content.bonusFields[at].zone)},
                      {"about", aboutField(state, field)}});
}

std::string PamperoDisplays::aboutField(const State& state, int field) const {
  const std::uint8_t tile = state.bonusTiles[static_cast<std::size_t>(field)];
  return tile == kNone ? words_.about("bonus_field", field) : words_.described("tower_tile", tile);
}

}  // namespace spannung::pampero
