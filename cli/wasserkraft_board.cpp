#include "cli/wasserkraft_board.h"

#include <fmt/format.h>

#include "cli/text_width.h"
#include "engine/wasserkraft/automa_outlook.h"
#include "engine/wasserkraft/notation.h"
#include "engine/wasserkraft/private_building.h"
#include "engine/wasserkraft/scoring.h"

namespace spannung::wasserkraft {
namespace {

std::string sentence(const Lines& words, std::string_view separator = " ") {
  return fmt::format("{}", fmt::join(words, separator));
}

}  // namespace

WasserkraftBoard::WasserkraftBoard(const Wasserkraft& game, const LoadedGame& loaded,
                                   const Terminal& terminal, const Seating& seating)
    : game_(game),
      terminal_(terminal),
      seating_(seating),
      narrator_(loaded, terminal.language(), seating.names()) {}

// The players are never left out; the offices go first, then the map.
Lines WasserkraftBoard::board(const Scene& scene) const {
  const State& state = scene.state.as<State>();
  Lines lines = header(state);
  const Lines people = players(state);
  for (const Lines& part : {basins(state), offices(state)}) {
    const bool fits = scene.rows == 0 || lines.size() + part.size() + people.size() <=
                                             static_cast<std::size_t>(scene.rows);
    if (fits) append(lines, part);
  }
  append(lines, people);
  return lines;
}

Lines WasserkraftBoard::map(const Scene& scene) const {
  const State& state = scene.state.as<State>();
  Lines lines = headstreams(state);
  append(lines, basins(state));
  append(lines, offices(state));
  return lines;
}

Lines WasserkraftBoard::header(const State& state) const {
  const Bonus bonus = state.bonuses[state.round - 1U];
  Lines lines = {terminal_.paint(
      kTitle, text("time", {{"round", std::to_string(state.round)},
                            {"bonus", name("bonus", static_cast<int>(bonus))},
                            {"objective",
                             terminal_.texts().text(fmt::format(
                                 "wasserkraft.objective.{}", objectiveText(state.objective)))}}))};
  append(lines, headstreams(state));
  return lines;
}

// Drops that wait, and those of the rounds to come.
Lines WasserkraftBoard::headstreams(const State& state) const {
  Lines words;
  for (int i = 0; i < kHeadstreams; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const auto& tile = tables().components.headstreamTiles[state.headstreamTiles[at]];
    Lines later;
    for (std::size_t round = state.round; round + 1 < kRounds; ++round)
      later.push_back(std::to_string(tile[round]));
    words.push_back(fmt::format("{} {} ({})", name("headstream", i), int{state.headwater[at]},
                                sentence(later)));
  }
  return {text("headstreams", {{"list", sentence(words, "   ")}})};
}

Lines WasserkraftBoard::basins(const State& state) const {
  TextTable table(std::vector<Align>(6, Align::left));
  Lines titles;
  for (const char* column : {"basin", "upper", "lower", "left", "right", "powerhouses"})
    titles.push_back(terminal_.paint(kDim, text(fmt::format("column.{}", column))));
  table.add(titles);
  for (int basin = 0; basin < kBasins; ++basin) table.add(basinRow(state, basin));
  return table.lines();
}

Lines WasserkraftBoard::basinRow(const State& state, int basin) const {
  Lines row = {std::to_string(basin + 1)};
  for (int side = 0; side < kSidesPerBasin; ++side)
    row.push_back(damText(state, damAt(basin, side)));
  for (int side = 0; side < kSidesPerBasin; ++side)
    row.push_back(conduitText(state, conduitAt(basin, side)));
  row.push_back(powerhouseText(state, basin));
  return row;
}

std::string WasserkraftBoard::ownerText(Owner owner) const {
  if (owner.isNeutral()) return "=";
  return terminal_.paint(seatInk(owner.seat()), seating_.initial(owner.seat()));
}

// Owner, drops and capacity; a dot where a dam could be built, an exclamation mark for the border.
std::string WasserkraftBoard::damText(const State& state, int site) const {
  if (!isSite(tables(), Structure::base, site)) return {};
  const Dam& dam = damOn(state, site);
  if (!dam.isThere()) return isRed(tables(), Structure::base, site) ? "·!" : "·";
  return fmt::format("{} {}/{}", ownerText(dam.owner), int{dam.water},
                     capacityOf(tables(), state, dam));
}

std::string WasserkraftBoard::conduitText(const State& state, int conduit) const {
  if (!isSite(tables(), Structure::conduit, conduit)) return {};
  const Conduit& site = conduitSite(tables(), conduit);
  const Owner owner = conduitOwner(state, conduit);
  return fmt::format("{} {}→{}", owner.isNone() ? "·" : ownerText(owner), int{site.value},
                     site.target + 1);
}

std::string WasserkraftBoard::powerhouseText(const State& state, int basin) const {
  Lines sites;
  for (int number = 0; number < tables().basin(basin).powerhouses; ++number) {
    const int site = powerhouseAt(basin, number);
    const Owner owner = state.powerhouses[static_cast<std::size_t>(site)];
    const char* const empty = isRed(tables(), Structure::powerhouse, site) ? "·!" : "·";
    sites.push_back(owner.isNone() ? empty : ownerText(owner));
  }
  return sentence(sites);
}

Lines WasserkraftBoard::offices(const State& state) const {
  Lines contracts;
  for (const auto& row : state.display)
    for (const ContractIndex shown : row)
      if (shown < tables().contracts()) contracts.push_back(tables().contract(shown).id);
  for (const ContractIndex national : state.national)
    contracts.push_back(tables().contract(national).id);
  Lines lines = {text("contracts", {{"list", sentence(contracts, "  ")}})};
  if (!tables().options.isFull()) return lines;
  Lines tiles;
  for (const Tile tile : state.patents) tiles.push_back(tile.isNone() ? "–" : tileText(tile));
  lines.push_back(text("patents", {{"list", sentence(tiles, "  ")}}));
  append(lines, expansion(state));
  append(lines, automas(state));
  return lines;
}

// Who stands beside each private building, and what lies open of the works.
Lines WasserkraftBoard::expansion(const State& state) const {
  if (!tables().options.leeghwater) return {};
  Lines works;
  for (const WorkIndex work : state.works)
    works.push_back(work < kWorks ? operandText(tables(), "work", work) : "–");
  Lines rows;
  for (int row = 0; row < kRows; ++row) {
    Lines owners;
    for (const Owner owner : state.buildings[static_cast<std::size_t>(row)])
      if (!owner.isNone()) owners.push_back(ownerText(owner));
    rows.push_back(
        fmt::format("{} {} [{}]", row + 1, buildingIn(tables(), state, row).id, sentence(owners)));
  }
  return {text("works", {{"list", sentence(works, "  ")}}),
          text("buildings", {{"list", sentence(rows, "  ")}})};
}

Lines WasserkraftBoard::automas(const State& state) const {
  if (!tables().hasAutomas || state.automaStack.empty()) return {};
  const std::string criteria =
      state.automaPile.empty() ? "–" : std::to_string(state.automaPile.back() + 1);
  Lines lines = {text("automa", {{"actions", std::to_string(state.automaStack.back() + 1)},
                                 {"criteria", criteria},
                                 {"tiles", std::to_string(state.automaStack.count())}})};
  if (state.phase != Phase::actions) return lines;
  for (int i = 0; i < tables().options.players; ++i)
    if (const Seat seat = Seat::of(i);
        tables().options.isAutoma(seat) && state.player(seat).workers > 0)
      lines.push_back(outlook(state, seat));
  return lines;
}

// What it is likely to do next, with how many of the tiles that may come up.
std::string WasserkraftBoard::outlook(const State& state, Seat seat) const {
  Lines words;
  for (const Prospect& prospect : outlookOf(tables(), state, seat))
    words.push_back(fmt::format("{} ({})", name("deed", prospect.deed), prospect.tiles));
  return text("outlook", {{"who", seating_.at(seat).name}, {"list", sentence(words, ", ")}});
}

Lines WasserkraftBoard::players(const State& state) const {
  TextTable table({Align::left, Align::left, Align::right, Align::right, Align::right, Align::right,
                   Align::right, Align::right, Align::left, Align::left});
  Lines titles;
  for (const char* column : {"player", "company", "points", "energy", "workers", "hydro",
                             "excavators", "mixers", "tiles", "contracts"})
    titles.push_back(terminal_.paint(kDim, text(fmt::format("column.{}", column))));
  titles[0] = "  " + titles[0];
  table.add(titles);
  for (const Seat seat : state.order) table.add(playerRow(state, seat));
  return table.lines();
}

Lines WasserkraftBoard::playerRow(const State& state, Seat seat) const {
  const Player& player = state.player(seat);
  const std::string who = (seat == state.actor ? "▸ " : "  ") +
                          terminal_.paint(seatInk(seat), seating_.initial(seat)) + ' ' +
                          clipped(seating_.at(seat).name, 12);
  return {who,
          companyOf(state, player),
          std::to_string(player.points),
          std::to_string(player.energy),
          std::to_string(player.workers),
          std::to_string(player.hydro),
          std::to_string(player.excavators),
          std::to_string(player.mixers),
          tilesText(player),
          contractsText(player)};
}

// With the officer, or how strong an Automa without one is.
std::string WasserkraftBoard::companyOf(const State& state, const Player& player) const {
  const bool officer = player.officer != Officer::none;
  if (state.phase == Phase::setup && !officer) return "–";
  const std::string_view second = officer ? officerText(player.officer) : levelText(player.level);
  return fmt::format("{} ({})", companyText(player.company), second);
}

std::string WasserkraftBoard::tilesText(const Player& player) const {
  Lines tiles;
  for (TileMask left = player.tiles; left != 0; left &= left - 1)
    tiles.push_back(tileText(firstTile(left)));
  return tiles.empty() ? "–" : sentence(tiles);
}

std::string WasserkraftBoard::contractsText(const Player& player) const {
  Lines contracts;
  for (const ContractIndex contract : player.contracts)
    contracts.push_back(tables().contract(contract).id);
  return contracts.empty() ? "–" : sentence(contracts);
}

std::string WasserkraftBoard::prompt(const Scene& scene) const {
  const State& state = scene.state.as<State>();
  Args args;
  if (!state.actor.isNone()) {
    args.emplace("who", seating_.at(state.actor).name);
    args.emplace("workers", std::to_string(state.acting().workers));
    args.emplace("hydro", std::to_string(state.acting().hydro));
    args.emplace("energy", std::to_string(state.turn.produced));
  }
  return terminal_.texts().text(fmt::format("wasserkraft.prompt.{}", stageText(state.stage)), args);
}

bool WasserkraftBoard::showsNumber(const Scene&, Move) const { return false; }

std::string WasserkraftBoard::remark(const Scene&, const MenuEntry&) const { return {}; }

std::string WasserkraftBoard::text(std::string_view key, const Args& args) const {
  return terminal_.text(fmt::format("wasserkraft.{}", key), args);
}

std::string WasserkraftBoard::name(std::string_view type, int value) const {
  return narrator_.nameOf(type, value);
}

}  // namespace spannung::wasserkraft
