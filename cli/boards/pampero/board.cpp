#include "cli/boards/pampero/board.h"

#include <algorithm>
#include <array>
#include <bit>

#include <fmt/format.h>

#include "cli/terminal/text_width.h"
#include "engine/pampero/income.h"
#include "games/pampero/document.h"
#include "texts/narrator.h"
#include "texts/phrase_text.h"

namespace spannung::pampero {

// Everything where there is room; otherwise the companies, then what lies open by name.
Lines TerminalBoard::board(const Scene& scene) const {
  const State& state = scene.state.as<State>();
  Lines all = header(state);
  append(all, markets(state));
  append(all, scorings(state));
  Lines brief = header(state);
  for (const Seat seat : state.order) {
    append(all, company(state, seat));
    append(all, details(state, seat));
    append(brief, company(state, seat));
  }
  if (scene.rows == 0 || static_cast<int>(all.size()) <= scene.rows) return all;
  if (static_cast<int>(brief.size()) > scene.rows)
    brief.resize(static_cast<std::size_t>(scene.rows));
  return brief;
}

Lines TerminalBoard::map(const Scene& scene) const {
  const State& state = scene.state.as<State>();
  Lines lines;
  for (int sector = 0; sector < static_cast<int>(tables().content.sectors.size()); ++sector)
    append(lines, this->sector(state, sector));
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
  return {terminal_.paint(kTitle, text("year", {{"year", number(state.year)},
                                                {"round", number(state.round + 1)},
                                                {"batteries", number(state.batteries)}}))};
}

// The open cards with what they do, and how many are left behind them.
Lines TerminalBoard::markets(const State& state) const {
  Lines lines;
  const auto add = [&](const char* key, const CardMarket& market, std::string_view type) {
    lines.push_back(
        terminal_.paint(kStrong, text(key, {{"cards", std::to_string(market.deck.count())}})));
    for (const std::uint8_t card : market.open) append(lines, inset(described(type, card)));
  };
  add("special_actions", state.specialActions, "card");
  add("special_scorings", state.specialScorings, "scoring_card");
  for (const CardMarket& market : state.foreign) add("foreign", market, "foreign");
  return lines;
}

Lines TerminalBoard::scorings(const State& state) const {
  Lines lines = {terminal_.paint(kStrong, text("scorings", {}))};
  for (std::size_t i = 0; i < state.scoringTiles.size(); ++i)
    if (state.scoringTiles[i] < tables().content.scoringTiles.size())
      append(lines, inset(fmt::format("{}. {}", std::min<std::size_t>(i + 1, kScorings),
                                      described("scoring_tile", state.scoringTiles[i]))));
  return lines;
}

Lines TerminalBoard::company(const State& state, Seat seat) const {
  const Player& player = state.player(seat);
  const auto number = [](int value) { return std::to_string(value); };
  Args args = {{"who", seating_.at(seat).name},
               {"money", number(player.money)},
               {"towers", number(player.step())},
               {"energy", number(player.energy)},
               {"batteries", number(player.batteries)},
               {"contracts", number(std::popcount(player.contracts))},
               {"income", number(wholeIncome(tables(), player))}};
  if (tables().isRival(seat)) return folded(text("rival", args), 2);
  Lines lines = folded(text("player", args), 2);
  append(lines, inset(text("hand", {{"cards", names("card", player.hand)}})));
  append(lines, inset(text("bulldozers", {{"sites", names("site", player.bulldozers)}})));
  return lines;
}

// What else lies open before a company.
Lines TerminalBoard::details(const State& state, Seat seat) const {
  if (tables().isRival(seat)) return {};
  const Player& player = state.player(seat);
  Lines lines = inset(text("incomes", {{"list", incomes(player)}}));
  const auto add = [&](const char* key, const std::string& list) {
    if (!list.empty()) append(lines, inset(text(key, {{"list", list}})));
  };
  add("own_contracts", names("contract", player.contracts));
  add("own_scoring_cards", names("scoring_card", player.scoringCards));
  add("own_foreign", names("foreign", player.foreignCards));
  return lines;
}

std::string TerminalBoard::incomes(const Player& player) const {
  std::string list;
  for (int market = 0; market < kMarkets; ++market)
    list +=
        (list.empty() ? "" : ", ") +
        text("income",
             {{"market", name("market", market)},
              {"money", std::to_string(incomeOf(tables(), player, static_cast<Market>(market)))}});
  return list;
}

Lines TerminalBoard::sector(const State& state, int sector) const {
  Lines lines = {terminal_.paint(
      kStrong,
      text("sector", {{"sector", tables().content.sectors[static_cast<std::size_t>(sector)].id},
                      {"zone", zoneName(tables().zoneOfSector(sector))}}))};
  append(lines, sitesOf(state, sector));
  append(lines, contractsOf(state, sector));
  return lines;
}

Lines TerminalBoard::sitesOf(const State& state, int sector) const {
  Lines lines;
  for (int site = 0; site < static_cast<int>(tables().board.sites.size()); ++site)
    if (tables().site(site).sector == sector) append(lines, inset(siteText(state, site)));
  return lines;
}

// What may be built there or whose it is, and whose bulldozer stands beside it.
std::string TerminalBoard::siteText(const State& state, int site) const {
  constexpr std::array<std::string_view, 3> kTypes = {"wind", "tower", "mixed"};
  const Site& printed = tables().site(site);
  std::string key = fmt::format(
      "site_{}", printed.start ? "start" : kTypes[static_cast<std::size_t>(printed.type)]);
  Args args = {{"site", name("site", site)}};
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
  const std::string what = text(key, args);
  return bulldozer.empty() ? what : text("site_beside", {{"site", what}, {"who", bulldozer}});
}

Lines TerminalBoard::contractsOf(const State& state, int sector) const {
  Lines lines;
  for (std::uint64_t rest = state.available; rest != 0; rest &= rest - 1) {
    const int place = std::countr_zero(rest);
    const Place& printed = tables().place(place);
    if (printed.kind != ContractKind::solar && printed.sector == sector)
      append(lines, inset(contractText(state, place)));
  }
  return lines;
}

// With the energy it takes and the markets it brings.
std::string TerminalBoard::contractText(const State& state, int place) const {
  const Place& printed = tables().place(place);
  const auto about = loaded_.about("contract_tile", state.tileOf[static_cast<std::size_t>(place)]);
  return text("contract", {{"contract", name("contract", place)},
                           {"energy", std::to_string(printed.energy)},
                           {"about", about ? phraseText(*about, terminal_.texts()) : ""}});
}

// What the card, the contract or the tile of a move is good for.
std::string TerminalBoard::remark(const Scene& scene, const MenuEntry& entry) const {
  const State& state = scene.state.as<State>();
  const auto about = [this](std::string_view type, int value) {
    const auto phrase = loaded_.about(type, value);
    return phrase ? phraseText(*phrase, terminal_.texts()) : std::string{};
  };
  switch (kindOf(entry.first)) {
    case MoveKind::contract:
      return about("contract_tile", state.tileOf[static_cast<std::size_t>(entry.first.a)]);
    case MoveKind::sell: return about("foreign", entry.first.a);
    case MoveKind::tile: return about("connection_tile", entry.first.a);
    default: return {};
  }
}

std::string TerminalBoard::described(std::string_view type, int value) const {
  const auto about = loaded_.about(type, value);
  if (!about) return name(type, value);
  return fmt::format("{}: {}", name(type, value), phraseText(*about, terminal_.texts()));
}

// A line below a title.
Lines TerminalBoard::inset(const std::string& line) const {
  return indented(line, terminal_.size().columns, 2, 4);
}

Lines TerminalBoard::folded(const std::string& line, int indent) const {
  return wrapped(line, terminal_.size().columns, indent);
}

std::string TerminalBoard::zoneName(Zone zone) const {
  constexpr std::array<std::string_view, kZones> kWords = {"a", "b", "c"};
  return terminal_.texts().text(fmt::format("pampero.zone.{}", kWords[indexOf(zone)]));
}

std::string TerminalBoard::text(std::string_view key, const Args& args) const {
  return terminal_.texts().text(fmt::format("pampero.board.{}", key), args);
}

std::string TerminalBoard::name(std::string_view type, int value) const {
  return Narrator(loaded_, terminal_.language(), {}).nameOf(type, value);
}

std::string TerminalBoard::names(std::string_view type, std::uint64_t set) const {
  std::string list;
  for (; set != 0; set &= set - 1)
    list += (list.empty() ? "" : ", ") + name(type, std::countr_zero(set));
  return list;
}

}  // namespace spannung::pampero
