#include "cli/boards/pampero/board.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include <fmt/format.h>

#include "games/pampero/document.h"

namespace spannung::pampero {
namespace {

std::vector<PlaceIndex> partnersOf(const Couples& couples, PlaceIndex place) {
  std::vector<PlaceIndex> partners;
  for (const auto& [one, two] : couples) {
    if (one == place) partners.push_back(two);
    if (two == place) partners.push_back(one);
  }
  return partners;
}

}  // namespace

// Everything where there is room; otherwise the companies, then what lies open by name.
Lines TerminalBoard::board(const Scene& scene) const {
  const State& state = scene.state.as<State>();
  Lines all = header(state);
  append(all, markets(state));
  append(all, scorings(state));
  Lines brief = header(state);
  for (const Seat seat : state.order) {
    append(all, company_.brief(state, seat));
    append(all, company_.details(state, seat));
    append(brief, company_.brief(state, seat));
  }
  if (scene.rows == 0 || static_cast<int>(all.size()) <= scene.rows) return all;
  if (static_cast<int>(brief.size()) > scene.rows)
    brief.resize(static_cast<std::size_t>(scene.rows));
  return brief;
}

Lines TerminalBoard::map(const Scene& scene) const {
  const State& state = scene.state.as<State>();
  Lines lines;
  for (const SectorIndex sector : tables().content.sectors.keys())
    append(lines, this->sector(state, sector));
  append(lines, displays_.all(state));
  append(lines, markets(state));
  append(lines, scorings(state));
  return lines;
}

std::string TerminalBoard::prompt(const Scene& scene) const {
  const State& state = scene.state.as<State>();
  Args args;
  if (const Seat actor = state.actor(); !actor.isNone()) {
    args.emplace("who", seating_.at(actor).name);
    args.emplace("money", std::to_string(state.player(actor).money));
    args.emplace("play", scene.offers(MoveKind::play));
    args.emplace("retrieve", scene.offers(MoveKind::retrieve));
    args.emplace("battery", scene.offers(MoveKind::battery));
    args.emplace("skip", scene.offers(MoveKind::skip));
  }
  const Stage stage = state.agenda.empty() ? Stage::finished : state.task().stage;
  return terminal_.texts().text(fmt::format("pampero.prompt.{}", stageText(stage)), args);
}

Lines TerminalBoard::header(const State& state) const {
  const auto number = [](int value) { return std::to_string(value); };
  return {terminal_.paint(kTitle, words_.text("year", {{"year", number(state.year)},
                                                       {"round", number(state.round + 1)},
                                                       {"batteries", number(state.batteries)}}))};
}

// The open cards with what they do, and how many are left behind them.
Lines TerminalBoard::markets(const State& state) const {
  Lines lines;
  const auto add = [&](const char* key, const CardMarket& market, std::string_view type) {
    lines.push_back(words_.title(key, {{"cards", std::to_string(market.deck.count())}}));
    for (const std::uint8_t card : market.open)
      append(lines, words_.inset(words_.described(type, card)));
  };
  add("special_actions", state.specialActions, "card");
  add("special_scorings", state.specialScorings, "scoring_card");
  for (const CardMarket& market : state.foreign) add("foreign", market, "foreign");
  return lines;
}

Lines TerminalBoard::scorings(const State& state) const {
  std::string spaces;
  for (const int space : tables().timeline.scorings)
    spaces += (spaces.empty() ? "" : ", ") + std::to_string(space);
  Lines lines = {words_.title("scorings", {{"spaces", spaces}})};
  for (std::size_t i = 0; i < state.scoringTiles.size(); ++i)
    if (state.scoringTiles[i] < tables().content.scoringTiles.size())
      append(lines,
             words_.inset(fmt::format("{}. {}{}", std::min<std::size_t>(i + 1, kScorings),
                                      words_.described("scoring_tile", state.scoringTiles[i]),
                                      paidBy(state, i))));
  return lines;
}

// What a tile has paid to whom, once it has been scored.
std::string TerminalBoard::paidBy(const State& state, std::size_t tile) const {
  if (state.scoringsDone <= std::min<std::size_t>(tile, kScorings - 1)) return {};
  std::string list;
  for (const Seat seat : state.order)
    list +=
        (list.empty() ? "" : ", ") +
        words_.text("paid_to",
                    {{"who", seating_.at(seat).name},
                     {"money",
                      std::to_string(state.scored[tile][static_cast<std::size_t>(seat.index())])}});
  return " " + words_.text("paid", {{"list", list}});
}

Lines TerminalBoard::sector(const State& state, SectorIndex sector) const {
  const std::string& label = tables().content.sectors[sector].id;
  Lines lines = {words_.title(
      "sector", {{"sector", label}, {"zone", words_.zone(tables().zoneOfSector(sector))}})};
  append(lines, sitesOf(state, sector));
  append(lines, contractsOf(state, sector));
  return lines;
}

Lines TerminalBoard::sitesOf(const State& state, SectorIndex sector) const {
  Lines lines;
  for (const SiteIndex site : tables().board.sites.keys())
    if (tables().site(site).sector == sector) append(lines, words_.inset(siteText(state, site)));
  return lines;
}

// What may be built there or whose it is, and whose bulldozer stands beside it.
std::string TerminalBoard::siteText(const State& state, SiteIndex site) const {
  constexpr std::array<std::string_view, 3> kTypes = {"wind", "tower", "mixed"};
  const Site& printed = tables().site(site);
  std::string key = fmt::format(
      "site_{}", printed.start ? "start" : kTypes[static_cast<std::size_t>(printed.type)]);
  Args args = {{"site", words_.name("site", site.index())}};
  std::string bulldozer;
  for (const Seat seat : state.order) {
    const Player& player = state.player(seat);
    const bool hasTower = holds(player.towers, site);
    if (hasTower || holds(player.windFarms, site)) {
      key = hasTower ? "site_with_tower" : "site_with_wind_farm";
      args.emplace("who", seating_.at(seat).name);
    }
    if (holds(player.bulldozers, site)) bulldozer = seating_.at(seat).name;
  }
  const std::string what = words_.text(key, args);
  return bulldozer.empty() ? what
                           : words_.text("site_beside", {{"site", what}, {"who", bulldozer}});
}

Lines TerminalBoard::contractsOf(const State& state, SectorIndex sector) const {
  Lines lines;
  for (std::uint64_t rest = state.available; rest != 0; rest &= rest - 1) {
    const auto place = firstOf<PlaceIndex>(rest);
    const Place& printed = tables().place(place);
    if (printed.kind != ContractKind::solar && printed.sector == sector)
      append(lines, words_.inset(contractText(state, place)));
  }
  return lines;
}

// With the energy it takes, the markets it brings, and what goes with it on the map.
std::string TerminalBoard::contractText(const State& state, PlaceIndex place) const {
  const Place& printed = tables().place(place);
  std::string line =
      words_.text("contract", {{"contract", words_.name("contract", place.index())},
                               {"energy", std::to_string(printed.energy)},
                               {"about", words_.about("contract_tile", state.tileOf[place])}});
  for (const auto& [key, couples] : {std::pair{"contract_linked", &tables().board.links},
                                     {"contract_paired", &tables().board.pairs}})
    for (const PlaceIndex other : partnersOf(*couples, place))
      if (holds(state.available, other))
        line += words_.text(key, {{"other", words_.name("contract", other.index())}});
  return line;
}

// What the card, the contract or the tile of a move is good for.
std::string TerminalBoard::remark(const Scene& scene, const MenuEntry& entry) const {
  const State& state = scene.state.as<State>();
  switch (kindOf(entry.first)) {
    case MoveKind::play:
      return company_.terms(state, CardIndex::of(entry.first.a), FieldIndex::of(entry.first.b));
    case MoveKind::contract:
      return words_.about("contract_tile", state.tileOf[PlaceIndex::of(entry.first.a)]);
    case MoveKind::sell: return words_.about("foreign", entry.first.a);
    case MoveKind::tile: return words_.about("connection_tile", entry.first.a);
    case MoveKind::take: return displays_.aboutConnection(state, entry.first.a);
    case MoveKind::field:
    case MoveKind::discard: return displays_.aboutField(state, entry.first.a);
    default: return {};
  }
}

}  // namespace spannung::pampero
