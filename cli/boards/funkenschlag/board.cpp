#include "cli/boards/funkenschlag/board.h"

#include <algorithm>
#include <bit>
#include <set>

#include <fmt/format.h>

#include "cli/terminal/lines.h"
#include "cli/terminal/text_width.h"
#include "engine/funkenschlag/auction.h"
#include "engine/funkenschlag/bureaucracy.h"
#include "engine/funkenschlag/notation.h"
#include "engine/funkenschlag/scoring.h"
#include "games/funkenschlag/document.h"

namespace spannung::funkenschlag {
namespace {

constexpr int kColumnsForLongNames = 100;
constexpr int kCellGap = 2;
constexpr std::size_t kPlantsPerRow = 4;

Lines joined(Lines lines, const Lines& more) {
  lines.insert(lines.end(), more.begin(), more.end());
  return lines;
}

std::string sentence(const Lines& words, std::string_view separator) {
  return fmt::format("{}", fmt::join(words, separator));
}

// As many rows as it takes, the first one with a title.
void addPlants(TextTable& table, const std::string& title, const Lines& plants) {
  for (std::size_t first = 0; first < plants.size(); first += kPlantsPerRow) {
    Lines row{first == 0 ? title : ""};
    for (std::size_t i = first; i < std::min(first + kPlantsPerRow, plants.size()); ++i)
      row.push_back(plants[i]);
    table.add(row);
  }
}

std::size_t divideUp(std::size_t count, std::size_t by) { return (count + by - 1) / by; }

int outputAfter(const Tables& tables, const State& state, const std::vector<Move>& moves) {
  int output = state.output;
  for (const Move move : moves)
    if (kindOf(move) == MoveKind::run) output += tables.card(Card::plant(move.a)).citiesPowered;
  return output;
}

bool isReversePhase(Stage stage) { return stage == Stage::buyResources || stage == Stage::build; }

}  // namespace

TerminalBoard::TerminalBoard(const Funkenschlag& game, const LoadedGame& loaded,
                             const Terminal& terminal, const Seating& seating)
    : game_(game),
      loaded_(loaded),
      terminal_(terminal),
      seating_(seating),
      network_(game.tables(), loaded, terminal, seating) {}

Lines TerminalBoard::board(const Scene& scene) const {
  Lines lines = spaciousBoard(scene);
  const bool fits = scene.rows == 0 || static_cast<int>(lines.size()) <= scene.rows;
  return fits ? lines : denseBoard(scene);
}

Lines TerminalBoard::map(const Scene& scene) const {
  return network_.map(scene.state.as<State>(), scene.viewer);
}

Lines TerminalBoard::cost(const Scene& scene, std::string_view asked) const {
  return network_.cost(scene.state.as<State>(), scene.viewer, asked);
}

Lines TerminalBoard::spaciousBoard(const Scene& scene) const {
  const auto& state = scene.state.as<State>();
  Lines lines = header(state);
  lines.push_back(terminal_.paint(kDim, goalText(state)));
  for (const Section part : kSections) {
    lines.emplace_back();
    lines = joined(joined(std::move(lines), section(part, scene)), legend(part, state));
  }
  return lines;
}

// The most important section is drawn in any case, the others as far as there is room.
Lines TerminalBoard::denseBoard(const Scene& scene) const {
  const auto& state = scene.state.as<State>();
  Lines lines = header(state);
  const Priorities priorities = prioritiesOf(state.stage);
  std::array<Lines, kSections.size()> drawn;
  std::size_t used = lines.size();
  for (const Section part : priorities) {
    Lines partLines = section(part, scene);
    const bool fits = used + partLines.size() <= static_cast<std::size_t>(scene.rows);
    if (!fits && part != priorities[0]) continue;
    used += partLines.size();
    drawn[static_cast<std::size_t>(part)] = std::move(partLines);
  }
  for (const Lines& part : drawn) lines = joined(std::move(lines), part);
  return lines;
}

Lines TerminalBoard::section(Section section, const Scene& scene) const {
  const auto& state = scene.state.as<State>();
  switch (section) {
    case Section::plants: return plantMarket(state);
    case Section::fuel: return resourceMarket(state);
    case Section::players: return players(state);
    case Section::payout: return payout();
    case Section::map: return cities(scene);
  }
  return {};
}

Lines TerminalBoard::legend(Section section, const State& state) const {
  const char* mapKey = state.stage == Stage::build ? "map_legend_build" : "map_legend";
  if (section == Section::plants) return pileLegend(state);
  if (section == Section::map) return {terminal_.paint(kDim, text(mapKey))};
  return {};
}

TerminalBoard::Priorities TerminalBoard::prioritiesOf(Stage stage) {
  using S = Section;
  switch (phaseOf(stage)) {
    case 2: return {S::players, S::plants, S::fuel, S::payout, S::map};
    case 3: return {S::fuel, S::players, S::plants, S::payout, S::map};
    case 5: return {S::players, S::payout, S::fuel, S::plants, S::map};
    default: return {S::map, S::players, S::fuel, S::plants, S::payout};
  }
}

// --- time and order ------------------------------------------------------------------------------

Lines TerminalBoard::header(const State& state) const {
  const std::string phase = game_.finished(state)
                                ? text("phase.end")
                                : text(fmt::format("phase.{}", phaseOf(state.stage)));
  const std::string time =
      terminal_.paint(kTitle, text("time", {{"round", std::to_string(state.round)},
                                            {"step", std::to_string(state.step)},
                                            {"phase", phase}}));
  const std::string order = orderText(state);
  const int columns = terminal_.size().columns;
  if (displayWidth(time) + 3 + displayWidth(order) <= columns) return {time + "   " + order};
  return {time, order};
}

// The arrows point the way in which the phase at hand is played.
std::string TerminalBoard::orderText(const State& state) const {
  Lines names;
  for (const Seat seat : state.order)
    names.push_back((seat == state.actor ? "▸" : "") + seatText(seat));
  return text("order") + ' ' + sentence(names, isReversePhase(state.stage) ? " ← " : " → ");
}

std::string TerminalBoard::goalText(const State& state) const {
  const Args args{{"step2", std::to_string(tables().count.step2Cities)},
                  {"end", std::to_string(tables().count.endCities)},
                  {"most", std::to_string(mostCities(tables(), state))}};
  return text(state.step == 1 ? "goal_step1" : "goal", args);
}

// --- plants --------------------------------------------------------------------------------------

Lines TerminalBoard::plantMarket(const State& state) const {
  Lines current;
  Lines future;
  for (int place = 0; place < state.market.count(); ++place)
    (place < currentMarket(tables(), state) ? current : future)
        .push_back(marketCell(state, state.market[static_cast<std::size_t>(place)]));
  if (current.empty() && future.empty()) return {text("market_empty")};
  TextTable table(std::vector<Align>(kPlantsPerRow + 1, Align::left));
  addPlants(table, terminal_.paint(kStrong, text("market_now")), current);
  addPlants(table, terminal_.paint(kDim, text("market_later")), future);
  return table.lines();
}

// What everybody may know of the cards out of sight: who plays without the box must not have to
// remember it.
Lines TerminalBoard::pileLegend(const State& state) const {
  const bool topIsKnown = !state.pile.empty() && state.pile.back().isPlant();
  Lines under;
  for (std::size_t place = 0; place + (topIsKnown ? 1 : 0) < state.pile.size(); ++place)
    if (state.pile[place].isPlant()) under.push_back(plantText(state.pile[place]));
  Lines out;
  for (PlantMask gone = state.outOfGame; gone != 0; gone &= gone - 1)
    out.push_back(name("plant", std::countr_zero(gone)));
  Lines sentences = {text("market_legend", {{"cards", std::to_string(state.pile.count())}})};
  if (topIsKnown) sentences.push_back(text("on_pile", {{"plant", plantText(state.pile.back())}}));
  if (!under.empty()) sentences.push_back(text("under_pile", {{"plants", sentence(under, ", ")}}));
  if (!out.empty()) sentences.push_back(text("out_of_game", {{"plants", sentence(out, ", ")}}));
  Lines lines;
  for (const std::string& each : sentences)
    for (const std::string& line : wrapped(each, terminal_.size().columns, 2))
      lines.push_back(terminal_.paint(kDim, line));
  return lines;
}

std::string TerminalBoard::marketCell(const State& state, Card card) const {
  if (card.isStep3()) return terminal_.paint(kAlert, text("step3_card"));
  return (card == state.onOffer ? "▸" : "") + plantText(card);
}

// "05 coal/oil×2→1": number, fuel, how much of it, how many cities.
std::string TerminalBoard::plantText(Card card) const {
  return terminal_.paint(kStrong, name("plant", card.index())) + ' ' + burnText(card);
}

std::string TerminalBoard::burnText(Card card) const {
  const PlantCard& plant = tables().card(card);
  std::string fuel = kindText(plant.kind);
  if (plant.fuelNeeded > 0) fuel += fmt::format("×{}", plant.fuelNeeded);
  return fmt::format("{}→{}", terminal_.paint(inkOf(plant.kind), fuel), plant.citiesPowered);
}

std::string TerminalBoard::briefPlantText(Card card) const {
  return fmt::format("{}→{}", barePlantText(card), tables().card(card).citiesPowered);
}

std::string TerminalBoard::barePlantText(Card card) const {
  return terminal_.paint(inkOf(tables().card(card).kind), name("plant", card.index()));
}

// A newcomer does not know what a hybrid burns.
std::string TerminalBoard::kindText(PlantKind kind) const {
  if (kind == PlantKind::hybrid)
    return resourceName(Resource::coal) + '/' + resourceName(Resource::oil);
  return terminal_.texts().text(fmt::format("funkenschlag.kind.{}", plantKindText(kind)));
}

// --- resources -----------------------------------------------------------------------------------

Lines TerminalBoard::resourceMarket(const State& state) const {
  std::string priceRow;
  for (const int space : prices()) priceRow += fmt::format("{:>3}", space);
  TextTable table({Align::left, Align::left, Align::right, Align::right});
  table.add({terminal_.paint(kStrong, text("fuel")), terminal_.paint(kDim, priceRow),
             terminal_.paint(kDim, text("fuel_left")), terminal_.paint(kDim, text("fuel_refill"))});
  const auto& refill =
      tables().components.refill[static_cast<std::size_t>(tables().options.players)];
  for (const Resource resource : kAllResources) {
    const Ink ink = inkOf(static_cast<PlantKind>(resource));
    table.add({terminal_.paint(ink, resourceName(resource)),
               terminal_.paint(ink, ladder(state, resource)),
               std::to_string(state.onMarket[resource]),
               fmt::format("+{}", refill[state.step - 1U][resource])});
  }
  return table.lines();
}

// Every price that some track has, cheapest first.
std::vector<int> TerminalBoard::prices() const {
  std::set<int> all;
  for (const Resource resource : kAllResources)
    for (const std::uint8_t space : tables().track(resource).prices) all.insert(space);
  return {all.begin(), all.end()};
}

// How many tokens lie on each price; a dot where the space is empty.
std::string TerminalBoard::ladder(const State& state, Resource resource) const {
  const auto& track = tables().track(resource).prices;
  const int sold = track.count() - state.onMarket[resource];
  std::string ladder;
  for (const int space : prices()) {
    const auto all = std::count(track.begin(), track.end(), space);
    const auto left = std::count(track.begin() + sold, track.end(), space);
    ladder += padLeft(left > 0 ? std::to_string(left) : (all > 0 ? "·" : ""), 3);
  }
  return ladder;
}

// --- players -------------------------------------------------------------------------------------

Lines TerminalBoard::players(const State& state) const {
  for (const Detail detail : {Detail::full, Detail::brief}) {
    const TextTable table = playerTable(state, detail);
    if (table.width() <= terminal_.size().columns) return table.lines();
  }
  return playerTable(state, Detail::bare).lines();
}

TextTable TerminalBoard::playerTable(const State& state, Detail detail) const {
  TextTable table({Align::left, Align::right, Align::left, Align::left, Align::right, Align::right,
                   Align::left});
  Lines titles;
  for (const char* column : {"player", "money", "plants", "stored", "cities", "powers"})
    titles.push_back(terminal_.paint(kDim, text(fmt::format("column.{}", column))));
  titles[0] = "  " + titles[0];
  table.add(titles);
  for (int i = 0; i < tables().options.players; ++i)
    table.add(playerRow(state, Seat::of(i), detail));
  return table;
}

Lines TerminalBoard::playerRow(const State& state, Seat seat, Detail detail) const {
  const Player& player = state.player(seat);
  return {(seat == state.actor ? "▸ " : "  ") +
              terminal_.paint(seatInk(seat), seating_.initial(seat)) + ' ' + seatText(seat),
          player.money == kConcealed ? "?" : std::to_string(player.money),
          plantsOf(player, detail),
          fuelOf(player, detail),
          std::to_string(player.cities.count()),
          std::to_string(mostPowered(tables(), player)),
          auctionStatus(state, seat)};
}

std::string TerminalBoard::plantsOf(const Player& player, Detail detail) const {
  Lines plants;
  for (const Card card : player.plants)
    plants.push_back(detail == Detail::full    ? plantText(card)
                     : detail == Detail::brief ? briefPlantText(card)
                                               : barePlantText(card));
  return plants.empty() ? "–" : sentence(plants, detail == Detail::full ? ", " : " ");
}

// Stored, and how much would fit if nothing else were bought: coal and oil share hybrids. In short
// only the first letter of the fuel.
std::string TerminalBoard::fuelOf(const Player& player, Detail detail) const {
  const Storage storage = storageOf(tables(), player);
  Lines parts;
  for (const Resource resource : kAllResources) {
    const int stored = player.stored[resource];
    const int capacity = stored + roomFor(storage, player, resource);
    const std::string fuel = resourceName(resource);
    if (capacity > 0)
      parts.push_back(terminal_.paint(inkOf(static_cast<PlantKind>(resource)),
                                      detail == Detail::full ? fuel + ' ' : firstLetter(fuel)) +
                      fmt::format("{}/{}", stored, capacity));
  }
  return parts.empty() ? "–" : sentence(parts, " ");
}

std::string TerminalBoard::auctionStatus(const State& state, Seat seat) const {
  if (phaseOf(state.stage) != 2) return {};
  if (state.boughtPlant.contains(seat)) return terminal_.paint(kDim, text("status.bought"));
  if (!state.mayBuyPlant.contains(seat)) return terminal_.paint(kDim, text("status.passed"));
  if (!state.onOffer.isPlant()) return {};
  if (!state.bidders.contains(seat)) return terminal_.paint(kDim, text("status.out"));
  if (state.highestBidder == seat && state.highestBid > 0)
    return terminal_.paint(kAlert, text("status.bid", {{"bid", std::to_string(state.highestBid)}}));
  return text("status.in");
}

// --- income --------------------------------------------------------------------------------------

// "3→44": cities powered and what they pay.
Lines TerminalBoard::payout() const {
  Lines steps;
  for (std::size_t powered = 0; powered < tables().components.payout.size(); ++powered)
    steps.push_back(fmt::format("{}→{}", powered, payoutFor(tables(), static_cast<int>(powered))));
  return wrapped(text("payout", {{"steps", sentence(steps, " ")}}), terminal_.size().columns, 2);
}

// --- map -----------------------------------------------------------------------------------------

Lines TerminalBoard::cities(const Scene& scene) const {
  const auto& state = scene.state.as<State>();
  const bool drafting = state.stage == Stage::draftRegion;
  Lines lines;
  for (const RegionIndex region : network_.regions())
    if (drafting || holds(state.regions, region))
      lines = joined(std::move(lines), cityGrid(regionCells(scene, region)));
  return lines;
}

Lines TerminalBoard::regionCells(const Scene& scene, RegionIndex region) const {
  const auto& state = scene.state.as<State>();
  const bool chosen = holds(state.regions, region);
  const std::string title = name("region", region.index());
  Lines cells{chosen ? terminal_.paint(kTitle, title + ':')
                     : terminal_.paint(kDim, fmt::format("({})", title))};
  for (const CityIndex city : tables().map.cities.keys())
    if (tables().map.cities[city].region == region) cells.push_back(cityCell(scene, city));
  return cells;
}

std::string TerminalBoard::cityCell(const Scene& scene, CityIndex city) const {
  const int nameWidth = terminal_.size().columns < kColumnsForLongNames ? 13 : 16;
  const auto& state = scene.state.as<State>();
  const std::string cityName = padRight(clipped(name("city", city.index()), nameWidth), nameWidth);
  const std::string houses = padRight(network_.slots(state, city), kHousesPerCity);
  if (state.stage != Stage::build) return cityName + ' ' + houses;
  const int number = scene.menu == nullptr ? 0 : scene.menu->numberOf(build(city));
  const std::string label = number > 0 ? std::to_string(number) : "";
  return fmt::format("{} {} {}{}", terminal_.paint(kStrong, padLeft(label, 2)), cityName, houses,
                     padLeft(price(state, city), 4));
}

// What the city costs whoever builds now; nothing if it cannot be had for money.
std::string TerminalBoard::price(const State& state, CityIndex city) const {
  const int path = pathCostTo(tables(), state, state.player(state.actor), city);
  const Verdict verdict = checkBuild(tables(), state, city, path);
  const bool isTooDear = reasonOf(verdict) == Reason::cityUnaffordable;
  if (!verdict.fine() && !isTooDear) return {};
  return terminal_.paint(isTooDear ? kBad : kGood,
                         std::to_string(path + slotFee(tables(), housesIn(state, city))));
}

Lines TerminalBoard::cityGrid(const Lines& cells) const {
  int width = 0;
  for (const std::string& cell : cells) width = std::max(width, displayWidth(cell));
  const int fitting = std::max(1, (terminal_.size().columns + kCellGap) / (width + kCellGap));
  const std::size_t rows = divideUp(cells.size(), static_cast<std::size_t>(fitting));
  const std::size_t perRow = divideUp(cells.size(), rows);  // rows of equal length look best
  TextTable table(std::vector<Align>(perRow, Align::left));
  for (std::size_t first = 0; first < cells.size(); first += perRow) {
    Lines row(cells.begin() + static_cast<std::ptrdiff_t>(first),
              cells.begin() + static_cast<std::ptrdiff_t>(std::min(first + perRow, cells.size())));
    for (std::string& cell : row) cell = padRight(cell, width);  // the same in every region
    table.add(row);
  }
  return table.lines();
}

// --- what is asked -------------------------------------------------------------------------------

std::string TerminalBoard::prompt(const Scene& scene) const {
  const auto& state = scene.state.as<State>();
  Args args;
  if (!state.actor.isNone()) {
    args.emplace("who", seating_.at(state.actor).name);
    args.emplace("money", std::to_string(state.player(state.actor).money));
  }
  args.emplace("pass", scene.offers(MoveKind::pass));
  args.emplace("regions", std::to_string(std::popcount(state.regions)));
  if (state.onOffer.isPlant()) {
    args.emplace("plant", name("plant", state.onOffer.index()));
    args.emplace("minimum", std::to_string(lowestBid(tables(), state)));
    args.emplace("highest", std::to_string(state.highestBid));
  }
  return terminal_.texts().text(fmt::format("funkenschlag.prompt.{}", stageText(state.stage)),
                                args);
}

// The map is never left out while somebody builds.
bool TerminalBoard::showsNumber(const Scene&, Move move) const {
  return kindOf(move) == MoveKind::build;
}

std::string TerminalBoard::remark(const Scene& scene, const MenuEntry& entry) const {
  const auto& state = scene.state.as<State>();
  if (entry.isCourse()) return incomeRemark(state, outputAfter(tables(), state, entry.course));
  switch (kindOf(entry.first)) {
    case MoveKind::nominate:
    case MoveKind::discardPlant: return burnText(Card::plant(entry.first.a));
    case MoveKind::buy: return pricesOfRange(state, entry);
    case MoveKind::run:
      return text(
          "powers_more",
          {{"cities", std::to_string(tables().card(Card::plant(entry.first.a)).citiesPowered)}});
    case MoveKind::done:
      return state.stage == Stage::runPlants ? incomeRemark(state, state.output) : std::string{};
    default: return {};
  }
}

std::string TerminalBoard::pricesOfRange(const State& state, const MenuEntry& entry) const {
  constexpr int kMost = 8;  // the first ones matter, and the line has an end
  Lines costs;
  for (int count = entry.lowest; count <= entry.highest; ++count) {
    const bool isShown = count < entry.lowest + kMost || count == entry.highest;
    const auto resource = static_cast<Resource>(entry.first.a);
    if (isShown) costs.push_back(std::to_string(priceOfTokens(tables(), state, resource, count)));
  }
  if (costs.size() > kMost) costs[kMost - 1] = "…";
  return text("costs", {{"prices", sentence(costs, ", ")}});
}

// The plants of the best run.
std::string TerminalBoard::courseLabel(const Scene&, const MenuEntry& entry) const {
  Lines plants;
  for (const Move move : entry.course)
    if (kindOf(move) == MoveKind::run) plants.push_back(name("plant", move.a));
  return text("best_run",
              {{"plants", sentence(plants, ", ")}, {"count", std::to_string(plants.size())}});
}

std::string TerminalBoard::incomeRemark(const State& state, int output) const {
  const int cities = state.player(state.actor).cities.count();
  const int powered = std::min(output, cities);
  return text("income", {{"powered", std::to_string(powered)},
                         {"cities", std::to_string(cities)},
                         {"money", std::to_string(payoutFor(tables(), powered))}});
}

// --- words ---------------------------------------------------------------------------------------

std::string TerminalBoard::text(std::string_view key, const Args& args) const {
  return terminal_.text(fmt::format("funkenschlag.{}", key), args);
}

std::string TerminalBoard::name(std::string_view type, int value) const {
  return loaded_.nameOf(type, value, terminal_.language());
}

std::string TerminalBoard::seatText(Seat seat) const {
  constexpr int kLongestName = 14;
  return terminal_.paint(seatInk(seat), clipped(seating_.at(seat).name, kLongestName));
}

std::string TerminalBoard::resourceName(Resource resource) const {
  return terminal_.texts().text(fmt::format("funkenschlag.resource.{}", resourceText(resource)));
}

Ink TerminalBoard::inkOf(PlantKind kind) const {
  switch (kind) {
    case PlantKind::coal: return {"33"};
    case PlantKind::oil: return {"90"};
    case PlantKind::garbage: return {"1;33"};
    case PlantKind::uranium: return {"31"};
    case PlantKind::hybrid: return {"35"};
    case PlantKind::eco:
    case PlantKind::fusion: return {"32"};
  }
  return kPlain;
}

}  // namespace spannung::funkenschlag
