#include "cli/boards/pampero/company.h"

#include <bit>

#include <fmt/format.h>

#include "engine/pampero/income.h"
#include "engine/pampero/plan.h"

namespace spannung::pampero {
namespace {

std::string number(int value) { return std::to_string(value); }

void enlist(std::string& list, const std::string& item, std::string_view separator = ", ") {
  if (!list.empty()) list += separator;
  list += item;
}

}  // namespace

Lines PamperoCompany::brief(const State& state, Seat seat) const {
  const Player& player = state.player(seat);
  const Args args = {{"who", seating_.at(seat).name},
                     {"money", number(player.money)},
                     {"towers", number(player.step())},
                     {"energy", number(player.energy)},
                     {"batteries", number(player.batteries)},
                     {"contracts", number(std::popcount(player.contracts))},
                     {"income", number(wholeIncome(tables_, player))}};
  if (tables_.isRival(seat)) return words_.folded(words_.text("rival", args), 2);
  Lines lines = words_.folded(words_.text("player", args), 2);
  append(lines, words_.inset(words_.text("hand", {{"cards", words_.names("card", player.hand)}})));
  append(lines, words_.inset(words_.text("bulldozers", {{"sites", bulldozers(player)}})));
  return lines;
}

Lines PamperoCompany::details(const State& state, Seat seat) const {
  if (tables_.isRival(seat)) return rivalDetails(state, seat);
  const Player& player = state.player(seat);
  Lines lines = words_.inset(words_.text("incomes", {{"list", incomes(player)}}));
  add(lines, "turned_markers", words_.names("market", player.flipped));
  add(lines, "upper_row", row(player, 0));
  add(lines, "lower_row", row(player, 1));
  add(lines, "own_contracts", contracts(player));
  add(lines, "network_lines", words_.names("line", std::uint64_t{player.coveredLines} << 1U));
  add(lines, "own_tower_tiles", towerTiles(player));
  add(lines, "own_connection_tiles", connectionTiles(player));
  add(lines, "own_scoring_cards", words_.names("scoring_card", player.scoringCards));
  add(lines, "own_foreign", words_.names("foreign", player.foreignCards));
  add(lines, "capital", words_.names("capital", player.capital));
  append(lines, words_.inset(words_.text("counters", {{"spent", number(player.energySpent)},
                                                      {"overlays", number(player.overlays)},
                                                      {"space", number(player.timeline)}})));
  return lines;
}

// VJ has neither hand nor board, only what it has gathered.
Lines PamperoCompany::rivalDetails(const State& state, Seat seat) const {
  const Player& player = state.player(seat);
  std::string tracks;
  for (int market = 0; market < kMarkets; ++market)
    enlist(tracks, fmt::format("{} {}", words_.name("market", market),
                               state.rival.majority[static_cast<std::size_t>(market)]));
  std::string pile;
  for (std::size_t tile = 0; tile < tables_.content.towerTiles.size(); ++tile)
    if (const int count = state.rival.pile[tile]; count > 0)
      enlist(pile, fmt::format("{} ×{}", words_.name("tower_tile", static_cast<int>(tile)), count));
  Lines lines = words_.inset(words_.text(
      "rival_tracks", {{"list", tracks}, {"network", number(state.rival.majority[kMarkets])}}));
  add(lines, "own_tower_tiles", pile);
  add(lines, "own_connection_tiles", words_.names("connection_tile", player.connectionTiles));
  add(lines, "own_foreign", words_.names("foreign", player.foreignCards));
  append(lines,
         words_.inset(words_.text("rival_counters", {{"cards", number(state.rival.deck.count())},
                                                     {"space", number(player.timeline)}})));
  return lines;
}

void PamperoCompany::add(Lines& lines, std::string_view key, const std::string& list) const {
  if (!list.empty()) append(lines, words_.inset(words_.text(key, {{"list", list}})));
}

// Beside sites, on parking spaces, in the public area, and those that still wait.
std::string PamperoCompany::bulldozers(const Player& player) const {
  std::string list = words_.names("site", player.bulldozers);
  for (unsigned rest = player.parked; rest != 0; rest &= rest - 1)
    enlist(list, words_.name("spot", kFirstParking + std::countr_zero(rest)));
  if (player.inPublicArea > 0)
    enlist(list, words_.text("in_public_area", {{"count", number(player.inPublicArea)}}));
  const int store = tables_.content.start.bulldozers - player.bulldozersOut();
  if (store > 0) enlist(list, words_.text("in_store", {{"count", number(store)}}));
  return list;
}

std::string PamperoCompany::incomes(const Player& player) const {
  std::string list;
  for (int market = 0; market < kMarkets; ++market)
    enlist(list, words_.text(
                     "income",
                     {{"market", words_.name("market", market)},
                      {"money", number(incomeOf(tables_, player, static_cast<Market>(market)))}}));
  return list;
}

std::string PamperoCompany::row(const Player& player, int row) const {
  std::string list;
  for (int space = row * kSpacesPerRow; space < (row + 1) * kSpacesPerRow; ++space) {
    const CardIndex card = player.cards[static_cast<std::size_t>(space)];
    if (!card.isNone()) enlist(list, words_.name("card", card.index()));
  }
  return list;
}

// With where they lie on the grid board.
std::string PamperoCompany::contracts(const Player& player) const {
  std::string list;
  for (std::uint32_t rest = player.filled; rest != 0; rest &= rest - 1) {
    const int space = std::countr_zero(rest);
    enlist(list, fmt::format(
                     "{} ({})",
                     words_.name("contract", player.grid[static_cast<std::size_t>(space)].index()),
                     words_.name("transformer", space)));
  }
  return list;
}

std::string PamperoCompany::towerTiles(const Player& player) const {
  std::string list;
  for (std::size_t slot = 0; slot < tables_.content.towerTiles.size(); ++slot)
    if (player.slots[slot] != kNone)
      enlist(list, words_.described("tower_tile", player.slots[slot]), "; ");
  return list;
}

std::string PamperoCompany::connectionTiles(const Player& player) const {
  std::string list;
  for (unsigned rest = player.connectionTiles; rest != 0; rest &= rest - 1) {
    const int tile = std::countr_zero(rest);
    const std::string what = words_.described("connection_tile", tile);
    const std::string where = tilePlace(player, tile);
    enlist(list, where.empty() ? what : fmt::format("{} ({})", what, where), "; ");
  }
  return list;
}

// Nothing for a tile that can be played.
std::string PamperoCompany::tilePlace(const Player& player, int tile) const {
  const std::uint8_t at = player.tileAt[static_cast<std::size_t>(tile)];
  if (at == kTileAside) return words_.text("tile_aside");
  if (at >= kCardSpaces) return {};
  return words_.text("tile_on_card", {{"card", words_.name("card", player.cards[at].index())}});
}

std::string PamperoCompany::terms(const State& state, CardIndex card, FieldIndex field) const {
  const Frame& frame = tables_.card(card).frame;
  const OperationField& shown = tables_.field(field);
  std::string list;
  if (frame.money == FrameMoney::cost)
    list = words_.text(
        "terms_cost",
        {{"money", number(zoneCost(tables_, state.player(state.actor()), frame, shown))}});
  if (frame.money == FrameMoney::bonus)
    list = words_.text("terms_bonus", {{"money", number(shown.value)}});
  if (frame.fieldEnergy)
    list += (list.empty() ? "" : ", ") +
            words_.text("terms_energy", {{"energy", number(shown.energy)}});
  return list;
}

}  // namespace spannung::pampero
