#include "cli/boards/wasserkraft/board.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "cli/terminal/text_width.h"
#include "engine/wasserkraft/automa_outlook.h"
#include "engine/wasserkraft/notation.h"
#include "engine/wasserkraft/private_building.h"
#include "engine/wasserkraft/scoring.h"
#include "games/wasserkraft/reward_words.h"
#include "texts/phrase_text.h"

namespace spannung::wasserkraft {
namespace {

std::string sentence(const Lines& words, std::string_view separator = " ") {
  return fmt::format("{}", fmt::join(words, separator));
}

}  // namespace

TerminalBoard::TerminalBoard(const Wasserkraft& game, const LoadedGame& loaded,
                             const Terminal& terminal, const Seating& seating)
    : game_(game),
      terminal_(terminal),
      seating_(seating),
      narrator_(loaded, terminal.language(), seating.names()),
      remarks_(game, loaded, terminal, narrator_) {}

// Everything where there is room.
Lines TerminalBoard::board(const Scene& scene) const {
  const State& state = scene.state.as<State>();
  Lines all = map(scene);
  append(all, players(state));
  for (const Seat seat : state.order) append(all, belongings(state, seat));
  if (scene.rows == 0 || all.size() <= static_cast<std::size_t>(scene.rows)) return all;
  return briefly(state, static_cast<std::size_t>(scene.rows));
}

// The players are never left out; what lies before others goes first, then what lies before whoever
// is to move, then the offices, then the map.
Lines TerminalBoard::briefly(const State& state, std::size_t rows) const {
  Lines top = header(state);
  Lines bottom = players(state);
  const auto fill = [&](Lines& lines, const Lines& part) {
    const bool fits = top.size() + bottom.size() + part.size() <= rows;
    if (fits) append(lines, part);
    return fits;
  };
  const auto fillFor = [&](Seat seat) {
    Lines incomes = briefBelongings(state, seat);
    append(incomes, briefIncomes(state, seat));
    if (!fill(bottom, incomes)) fill(bottom, briefBelongings(state, seat));
  };
  fill(top, basins(state));
  fill(top, briefOffices(state));
  if (!state.actor.isNone()) fillFor(state.actor);
  for (const Seat seat : state.order)
    if (seat != state.actor) fillFor(seat);
  append(top, bottom);
  return top;
}

Lines TerminalBoard::map(const Scene& scene) const {
  const State& state = scene.state.as<State>();
  Lines lines = header(state);
  append(lines, basins(state));
  append(lines, folded(terminal_.paint(kDim, text("basin_legend")), 0));
  append(lines, offices(state));
  return lines;
}

Lines TerminalBoard::header(const State& state) const {
  Lines lines;
  for (const std::string& line : folded(
           text("time",
                {{"round", std::to_string(state.round)},
                 {"objective", terminal_.texts().text(fmt::format(
                                   "wasserkraft.objective.{}", objectiveText(state.objective)))}})))
    lines.push_back(terminal_.paint(kTitle, line));
  append(lines, bonuses(state));
  append(lines, headstreams(state));
  return lines;
}

// Of all rounds: what is scored later is built for now.
Lines TerminalBoard::bonuses(const State& state) const {
  Lines words;
  for (std::size_t round = 0; round < kRounds; ++round)
    words.push_back(
        text(round + 1U == state.round ? "bonus_now" : "bonus",
             {{"round", std::to_string(round + 1)},
              {"bonus", name("bonus", static_cast<int>(state.bonuses[round]))},
              {"points",
               std::to_string(tables().components.bonusPoints[indexOf(state.bonuses[round])])}}));
  return folded(text("bonuses", {{"list", sentence(words, ", ")}}));
}

// Drops that wait, and those of the rounds to come; before the first turn of a round its own are
// still to come.
Lines TerminalBoard::headstreams(const State& state) const {
  const bool placed = state.phase == Phase::actions || state.phase == Phase::over;
  Lines words;
  for (int i = 0; i < kHeadstreams; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const auto& tile = tables().components.headstreamTiles[state.headstreamTiles[at]];
    Lines later;
    for (std::size_t round = state.round - (placed ? 0U : 1U); round < kRounds; ++round)
      later.push_back(std::to_string(tile[round]));
    words.push_back(later.empty()
                        ? fmt::format("{} {}", name("headstream", i), int{state.headwater[at]})
                        : fmt::format("{} {} ({})", name("headstream", i), int{state.headwater[at]},
                                      sentence(later)));
  }
  return folded(text("headstreams", {{"list", sentence(words, ", ")}}));
}

Lines TerminalBoard::basins(const State& state) const {
  TextTable table(std::vector<Align>(6, Align::left));
  Lines titles;
  for (const char* column : {"basin", "upper", "lower", "left", "right", "powerhouses"})
    titles.push_back(terminal_.paint(kDim, text(fmt::format("column.{}", column))));
  table.add(titles);
  for (const BasinIndex basin : all<BasinIndex>(kBasins)) table.add(basinRow(state, basin));
  return table.lines();
}

Lines TerminalBoard::basinRow(const State& state, BasinIndex basin) const {
  Lines row = {std::to_string(basin.index() + 1)};
  for (int side = 0; side < kSidesPerBasin; ++side)
    row.push_back(damText(state, damAt(basin, side)));
  for (int side = 0; side < kSidesPerBasin; ++side)
    row.push_back(conduitText(state, conduitAt(basin, side)));
  row.push_back(powerhouseText(state, basin));
  return row;
}

std::string TerminalBoard::ownerText(Owner owner) const {
  if (owner.isNeutral()) return "=";
  return terminal_.paint(seatInk(owner.seat()), seating_.initial(owner.seat()));
}

// Owner, drops and capacity; a dot where a dam could be built, an exclamation mark for the border.
std::string TerminalBoard::damText(const State& state, DamSite site) const {
  if (!isOnMap(tables(), site)) return {};
  const Dam& dam = damOn(state, site);
  if (!dam.isThere()) return isRed(tables(), site) ? "·!" : "·";
  return fmt::format("{} {}/{}", ownerText(dam.owner), int{dam.water},
                     capacityOf(tables(), state, dam));
}

std::string TerminalBoard::conduitText(const State& state, ConduitSite conduit) const {
  if (!isOnMap(tables(), conduit)) return {};
  const Conduit& site = conduitSite(tables(), conduit);
  const Owner owner = conduitOwner(state, conduit);
  return fmt::format("{} {}→{}", owner.isNone() ? "·" : ownerText(owner), int{site.value},
                     site.target.index() + 1);
}

std::string TerminalBoard::powerhouseText(const State& state, BasinIndex basin) const {
  Lines sites;
  for (int number = 0; number < tables().basin(basin).powerhouses; ++number) {
    const PowerhouseSite site = powerhouseAt(basin, number);
    const Owner owner = state.powerhouses[site];
    const char* const empty = isRed(tables(), site) ? "·!" : "·";
    sites.push_back(owner.isNone() ? empty : ownerText(owner));
  }
  return sentence(sites);
}

Lines TerminalBoard::offices(const State& state) const {
  Lines lines = contracts(state);
  if (!tables().options.isFull()) return lines;
  append(lines, patents(state));
  append(lines, expansion(state));
  append(lines, automas(state));
  return lines;
}

Lines TerminalBoard::contracts(const State& state) const {
  Lines lines = {terminal_.paint(kStrong, text("contract_office")) + ' ' + stacks(state)};
  const auto add = [&](ContractIndex contract) {
    if (contract.index() < tables().contracts())
      append(lines, inset(name("contract", contract.index())));
  };
  for (const auto& row : state.display)
    for (const ContractIndex shown : row) add(shown);
  for (const ContractIndex national : state.national) add(national);
  return lines;
}

// How many cards are left where nobody sees them.
std::string TerminalBoard::stacks(const State& state) const {
  Args args;
  for (int colour = 0; colour < kStackColours; ++colour)
    args.emplace(colourText(static_cast<Colour>(colour)),
                 std::to_string(state.stacks[static_cast<std::size_t>(colour)].count()));
  return terminal_.paint(kDim, text("stacks", args));
}

Lines TerminalBoard::patents(const State& state) const {
  Lines lines = {
      terminal_.paint(kStrong, text("patent_office")) + ' ' +
      terminal_.paint(
          kDim, text("patents_left", {{"tiles", std::to_string(state.patentStack.count())}}))};
  for (const Tile tile : state.patents)
    if (!tile.isNone()) append(lines, inset(described("tile", tile.index())));
  return lines;
}

Lines TerminalBoard::briefOffices(const State& state) const {
  Lines shown;
  for (const auto& row : state.display)
    for (const ContractIndex contract : row)
      if (contract.index() < tables().contracts()) shown.push_back(remarks_.inShort(contract));
  for (const ContractIndex national : state.national) shown.push_back(remarks_.inShort(national));
  Lines lines = folded(text("contracts", {{"list", sentence(shown, ", ")}}));
  if (!tables().options.isFull()) return lines;
  Lines tiles;
  for (const Tile tile : state.patents) tiles.push_back(tile.isNone() ? "–" : tileName(tile));
  append(lines, folded(text("patents", {{"list", sentence(tiles, ", ")}})));
  return lines;
}

// What lies open of the works, and who stands beside each private building.
Lines TerminalBoard::expansion(const State& state) const {
  if (!tables().options.leeghwater) return {};
  Lines lines = {terminal_.paint(kStrong, text("works"))};
  for (const WorkIndex work : state.works)
    if (!work.isNone()) append(lines, inset(name("work", work.index())));
  lines.push_back(terminal_.paint(kStrong, text("buildings")));
  for (const RowIndex row : all<RowIndex>(kRows)) {
    Lines owners;
    for (const Owner owner : state.buildings[row])
      if (!owner.isNone()) owners.push_back(ownerText(owner));
    append(lines, inset(fmt::format("{} {} [{}]", row.index() + 1,
                                    name("building", state.rows[row].index()), sentence(owners))));
  }
  return lines;
}

Lines TerminalBoard::automas(const State& state) const {
  if (!tables().hasAutomas || state.automaStack.empty()) return {};
  const std::string criteria =
      state.automaPile.empty() ? "–" : std::to_string(state.automaPile.back() + 1);
  Lines lines = folded(text("automa", {{"actions", std::to_string(state.automaStack.back() + 1)},
                                       {"criteria", criteria},
                                       {"tiles", std::to_string(state.automaStack.count())}}));
  if (state.phase != Phase::actions) return lines;
  for (int i = 0; i < tables().options.players; ++i)
    if (const Seat seat = Seat::of(i);
        tables().options.isAutoma(seat) && state.player(seat).workers > 0)
      append(lines, folded(outlook(state, seat)));
  return lines;
}

// What it is likely to do next, with how many of the tiles that may come up.
std::string TerminalBoard::outlook(const State& state, Seat seat) const {
  Lines words;
  for (const Prospect& prospect : outlookOf(tables(), state, seat))
    words.push_back(fmt::format("{} ({})", name("deed", prospect.deed), prospect.tiles));
  return text("outlook", {{"who", seating_.at(seat).name}, {"list", sentence(words, ", ")}});
}

// The column of the companies gives way on a narrow screen.
Lines TerminalBoard::players(const State& state) const {
  constexpr int kWidestCompany = 32;
  const int overflow = playerTable(state, kWidestCompany).width() - terminal_.size().columns;
  if (overflow <= 0) return playerTable(state, kWidestCompany).lines();
  int widest = 0;
  for (const Seat seat : state.order)
    widest = std::max(widest, displayWidth(companyOf(state, state.player(seat))));
  return playerTable(state, std::max(1, widest - overflow)).lines();
}

TextTable TerminalBoard::playerTable(const State& state, int companyWidth) const {
  TextTable table({Align::left, Align::left, Align::right, Align::right, Align::right, Align::right,
                   Align::right, Align::right});
  Lines titles;
  for (const char* column :
       {"player", "company", "points", "energy", "workers", "hydro", "excavators", "mixers"})
    titles.push_back(terminal_.paint(kDim, text(fmt::format("column.{}", column))));
  titles[1] = terminal_.paint(kDim, clipped(text("column.company"), companyWidth));
  titles[0] = "  " + titles[0];
  table.add(titles);
  for (const Seat seat : state.order) table.add(playerRow(state, seat, companyWidth));
  return table;
}

Lines TerminalBoard::playerRow(const State& state, Seat seat, int companyWidth) const {
  const Player& player = state.player(seat);
  const std::string who = (seat == state.actor ? "▸ " : "  ") +
                          terminal_.paint(seatInk(seat), seating_.initial(seat)) + ' ' +
                          clipped(seating_.at(seat).name, 12);
  return {who,
          clipped(companyOf(state, player), companyWidth),
          std::to_string(player.points),
          std::to_string(player.energy),
          std::to_string(player.workers),
          std::to_string(player.hydro),
          std::to_string(player.excavators),
          std::to_string(player.mixers)};
}

Lines TerminalBoard::belongings(const State& state, Seat seat) const {
  const Player& player = state.player(seat);
  if (state.phase == Phase::setup && player.officer == Officer::none) return {};
  Lines lines = {terminal_.paint(seatInk(seat), seating_.at(seat).name)};
  const auto add = [&](const char* key, const std::string& list) {
    append(lines, inset(text(key, {{"list", list}})));
  };
  if (const std::string ability = remarks_.about("officer", static_cast<int>(player.officer));
      !ability.empty())
    add("own_officer", name("officer", static_cast<int>(player.officer)) + ": " + ability);
  add("own_power", remarks_.about("company", static_cast<int>(player.company)));
  add("own_contracts", contractsText(player));
  add("own_tiles", tilesText(player));
  add("own_wheel", wheelText(player));
  if (hasBoard(player)) add("own_incomes", incomeText(player));
  return lines;
}

// As much of it as a table among people shows at a glance; `board` has the texts.
Lines TerminalBoard::briefBelongings(const State& state, Seat seat) const {
  const Player& player = state.player(seat);
  if (state.phase == Phase::setup && player.officer == Officer::none) return {};
  std::string title = terminal_.paint(seatInk(seat), seating_.at(seat).name);
  if (player.officer != Officer::none)
    title += " · " + name("officer", static_cast<int>(player.officer));
  Lines contracts;
  for (const ContractIndex contract : player.contracts)
    contracts.push_back(remarks_.inShort(contract));
  Lines lines = {title};
  const auto add = [&](const char* key, const std::string& list) {
    append(lines, inset(text(key, {{"list", list}})));
  };
  add("own_contracts", contracts.empty() ? "–" : sentence(contracts, ", "));
  add("own_wheel", wheelText(player));
  return lines;
}

Lines TerminalBoard::briefIncomes(const State& state, Seat seat) const {
  const Player& player = state.player(seat);
  const bool isKnown = state.phase != Phase::setup || player.officer != Officer::none;
  if (!isKnown || !hasBoard(player)) return {};
  return inset(text("own_incomes", {{"list", incomeText(player)}}));
}

// In the order in which the segments come round: after one turn of the wheel, after two, …
std::string TerminalBoard::wheelText(const Player& player) const {
  Lines segments;
  for (int turns = 1; turns <= kSegments; ++turns) {
    const Segment& segment =
        player.wheel[static_cast<std::size_t>((player.top + turns) % kSegments)];
    Lines bound;
    if (!segment.tile.isNone()) bound.push_back(tileName(segment.tile));
    for (const auto& [key, count] : {std::pair{"amount.excavators", segment.excavators},
                                     std::pair{"amount.mixers", segment.mixers}})
      if (count > 0) bound.push_back(text(key, {{"count", std::to_string(count)}}));
    segments.push_back(fmt::format("{}: {}", turns, bound.empty() ? "–" : sentence(bound, " + ")));
  }
  return sentence(segments, "; ");
}

// By kind of piece; in brackets what is not reached yet.
std::string TerminalBoard::incomeText(const Player& player) const {
  const CompanyBoard& board = tables().board(player.company);
  Lines kinds;
  for (std::size_t structure = 0; structure < kIncomeStructures; ++structure) {
    Lines steps;
    for (std::size_t i = 0; i < kIncomes; ++i) {
      if (board.incomes[structure][i].empty()) continue;
      const std::string step =
          fmt::format("{} → {}", kIncomeOrdinals[i],
                      phraseText(rewardsPhrase(board.incomes[structure][i]), terminal_.texts()));
      steps.push_back(player.built[structure] >= kIncomeOrdinals[i] ? step : '(' + step + ')');
    }
    kinds.push_back(fmt::format("{} {}", name("structure", static_cast<int>(structure)),
                                sentence(steps, ", ")));
  }
  return sentence(kinds, "; ");
}

// With the officer, or how strong an Automa without one is.
std::string TerminalBoard::companyOf(const State& state, const Player& player) const {
  const bool officer = player.officer != Officer::none;
  if (state.phase == Phase::setup && !officer) return "–";
  const std::string company = name("company", static_cast<int>(player.company));
  if (!officer) return fmt::format("{} ({})", company, levelName(player.level));
  const std::string person = name("officer", static_cast<int>(player.officer));
  return fmt::format("{} ({})", company, person.substr(0, person.find(' ')));
}

std::string TerminalBoard::tilesText(const Player& player) const {
  Lines tiles;
  for (TileMask left = player.tiles; left != 0; left &= left - 1) {
    const Tile tile = firstTile(left);
    const std::string effect = remarks_.about("tile", tile.index());
    tiles.push_back(effect.empty() ? tileName(tile)
                                   : fmt::format("{} ({})", tileName(tile), effect));
  }
  return tiles.empty() ? "–" : sentence(tiles, ", ");
}

std::string TerminalBoard::contractsText(const Player& player) const {
  Lines contracts;
  for (const ContractIndex contract : player.contracts)
    contracts.push_back(name("contract", contract.index()));
  return contracts.empty() ? "–" : sentence(contracts, ", ");
}

// What it builds, and its level: shorter than its name.
std::string TerminalBoard::tileName(Tile tile) const {
  constexpr std::array<std::string_view, kTileLevels + 1> kRoman = {"", " I", " II", " III"};
  if (!tile.isPrinted()) return name("tile", tile.index());
  const std::string kind = tile.isJoker() ? text("joker") : name("structure", tile.kind());
  return kind + std::string(kRoman[static_cast<std::size_t>(tile.level())]);
}

// Its name, and its text where the name does not say it.
std::string TerminalBoard::described(std::string_view type, int value) const {
  const std::string about = remarks_.about(type, value);
  return about.empty() ? name(type, value) : fmt::format("{}: {}", name(type, value), about);
}

std::string TerminalBoard::levelName(Level level) const {
  return terminal_.texts().text(fmt::format("wasserkraft.level.{}", levelText(level)));
}

std::string TerminalBoard::prompt(const Scene& scene) const {
  const State& state = scene.state.as<State>();
  Args args;
  if (!state.actor.isNone()) {
    args.emplace("who", seating_.at(state.actor).name);
    args.emplace("workers", std::to_string(state.acting().workers));
    args.emplace("hydro", std::to_string(state.acting().hydro));
    args.emplace("energy", std::to_string(state.turn.produced));
    args.emplace("pass", scene.offers(MoveKind::pass));
  }
  return terminal_.texts().text(fmt::format("wasserkraft.prompt.{}", stageText(state.stage)), args);
}

bool TerminalBoard::showsNumber(const Scene&, Move) const { return false; }

std::string TerminalBoard::remark(const Scene& scene, const MenuEntry& entry) const {
  return remarks_.of(scene, entry);
}

// Whoever produces mostly wants all the water.
int TerminalBoard::usualCount(const MenuEntry& entry) const {
  return kindOf(entry.first) == MoveKind::produce ? entry.highest : entry.lowest;
}

std::string TerminalBoard::text(std::string_view key, const Args& args) const {
  return terminal_.text(fmt::format("wasserkraft.{}", key), args);
}

// A line below a title.
Lines TerminalBoard::inset(const std::string& line) const {
  return indented(line, terminal_.size().columns, 2, 4);
}

Lines TerminalBoard::folded(const std::string& line, int indent) const {
  return wrapped(line, terminal_.size().columns, indent);
}

std::string TerminalBoard::name(std::string_view type, int value) const {
  return narrator_.nameOf(type, value);
}

}  // namespace spannung::wasserkraft
