// components.json: everything in the box but the map.

#include <algorithm>
#include <utility>

#include "engine/wasserkraft/notation.h"
#include "games/wasserkraft/content_fields.h"
#include "games/wasserkraft/file_readers.h"

namespace spannung::wasserkraft {
namespace {

constexpr int kMostGoods = 60;  // far above anything printed
constexpr int kMostEnergy = 200;

// One number for each word of an enumeration.
template <class Enum, std::size_t N, class Text>
std::array<std::uint8_t, N> readByWord(const JsonReader& value, Text text, int min, int max) {
  const auto words = wordsOf<Enum>(static_cast<int>(N), text);
  const JsonObject fields = value.object({words.begin(), words.end()});
  std::array<std::uint8_t, N> numbers{};
  for (std::size_t i = 0; i < N; ++i) numbers[i] = readByte(fields[words[i]], min, max);
  return numbers;
}

template <std::size_t N>
std::array<WorkerSpace, N> readWorkerSpaces(const JsonReader& list) {
  std::array<WorkerSpace, N> spaces{};
  std::size_t i = 0;
  for (const JsonReader& item : list.array(N, N)) spaces[i++] = readWorkerSpace(item);
  return spaces;
}

class ComponentsReader {
 public:
  ComponentsReader(const JsonReader& root, Pack& pack)
      : root_(root.object({"schema", "edition", "start", "headstream_tiles", "neutral_dams",
                           "bonus_tiles", "contracts", "spaces", "construction_spaces", "companies",
                           "introductory_sets", "costs", "officers", "tiles", "powers",
                           "energy_track", "final_scoring"})),
        pack_(pack) {}

  void read() {
    checkSchema(root_);
    pack_.edition = root_["edition"].string(kMaxNameBytes);
    readStart();
    readHeadstreamTiles();
    readNeutralDams();
    readBonuses();
    readContracts();
    readSpaces();
    readCompanies();
    readSets();
    readCosts();
    readOfficers();
    readTiles();
    readPowers();
    readEnergyTrack();
    readFinalScoring();
  }

 private:
  JsonObject section(const std::string& name, std::vector<std::string> fields) {
    return readSection(root_, name, std::move(fields), pack_.sources);
  }

  void readStart() {
    const JsonObject fields =
        section("start", {"hydro", "excavators", "mixers", "printed_mixers", "workers", "points"});
    Start& start = components_.start;
    start.hydro = readByte(fields["hydro"], 0, kMostGoods);
    start.excavators = readByte(fields["excavators"], 0, kMostGoods);
    start.mixers = readByte(fields["mixers"], 0, kMostGoods);
    start.printedMixers = readByte(fields["printed_mixers"], 0, kMostGoods);
    start.workers = readByte(fields["workers"], 1, kMostWorkers);
    start.points = readByte(fields["points"], 0, kMostPoints);
  }

  void readHeadstreamTiles() {
    const JsonObject fields = section("headstream_tiles", {"tiles"});
    std::size_t i = 0;
    for (const JsonReader& item : fields["tiles"].array(kHeadstreamTiles, kHeadstreamTiles))
      components_.headstreamTiles[i++] = readSeriesOf<kRounds>(item, 0, 9);
  }

  void readNeutralDams() {
    const JsonObject fields = section("neutral_dams", {"dams"});
    std::size_t i = 0;
    for (const JsonReader& item : fields["dams"].array(kAreas, kAreas)) {
      const JsonObject dam = item.object({"area", "level", "water"});
      components_.neutralDams[i++] = {
          static_cast<Area>(dam["area"].choice(wordsOf<Area>(kAreas, areaText))),
          readByte(dam["level"], 1, 3), readByte(dam["water"], 0, 3)};
    }
  }

  void readBonuses() {
    const JsonObject fields = section("bonus_tiles", {"points"});
    const auto points = readByWord<Bonus, kBaseBonuses>(fields["points"], bonusText, 1, 20);
    std::copy(points.begin(), points.end(), components_.bonusPoints.begin());
  }

  void readContracts() {
    const JsonObject fields = section("contracts", {"limit", "list"});
    components_.contractLimit = readByte(fields["limit"], 1, kMaxOpenContracts - 2);
    const JsonReader list = fields["list"];
    for (const JsonReader& item : list.array(1, kMaxContracts)) readContract(item);
    checkStacks(list);
  }

  // Stacks, starting and national contracts one after the other.
  void readContract(const JsonReader& item) {
    const JsonObject fields = item.object({"id", "colour", "requirement", "rewards"});
    Contract contract;
    contract.id = readNewId(fields["id"], components_.contracts);
    contract.colour = static_cast<Colour>(
        fields["colour"].choice({"green", "yellow", "red", "starting", "national"}));
    if (!components_.contracts.empty() && contract.colour < components_.contracts.back().colour)
      fields["colour"].refuse("content_contract_order", {{"id", contract.id}});
    contract.requirement = readByte(fields["requirement"], 1, 100);
    contract.rewards = readRewards(fields["rewards"], 1);
    components_.contracts.push_back(std::move(contract));
  }

  void checkStacks(const JsonReader& list) const {
    std::array<std::size_t, kColours> counts{};
    for (const Contract& contract : components_.contracts) ++counts[indexOf(contract.colour)];
    const auto wrong = [&](Colour colour, std::size_t min, std::size_t max) {
      return counts[indexOf(colour)] < min || counts[indexOf(colour)] > max;
    };
    const bool stacks = wrong(Colour::green, kStackSize, kStackSize) ||
                        wrong(Colour::yellow, kStackSize, kStackSize) ||
                        wrong(Colour::red, kStackSize, kStackSize);
    if (stacks || wrong(Colour::starting, kMaxPlayers, kMaxStarting) ||
        wrong(Colour::national, kMaxPlayers - 1, kMaxNational))
      list.refuse("content_contract_counts", {{"stack", std::to_string(kStackSize)}});
  }

  void readSpaces() {
    const JsonObject fields = section("spaces", {"list"});
    for (const JsonReader& item : fields["list"].array(1, kMaxSpaces))
      components_.spaces.push_back(readSpace(item));
    const JsonObject own = section("construction_spaces", {"list"});
    components_.constructionSpaces = readWorkerSpaces<kConstructionSpaces>(own["list"]);
  }

  Space readSpace(const JsonReader& item) const {
    const JsonObject fields = item.object({"id", "board", "workers", "hydro", "red", "from_players",
                                           "modifier", "contracts", "patent", "rewards"});
    Space space;
    space.id = readNewId(fields["id"], components_.spaces);
    space.board =
        static_cast<Board>(fields["board"].choice(wordsOf<Board>(kBaseBoards, boardText)));
    space.workers = readByte(fields["workers"], 1, kMostWorkers);
    space.hydro = readByte(fields["hydro"], 0, kMostGoods);
    space.red = fields["red"].boolean();
    space.fromPlayers = readByte(fields["from_players"], kMinPlayers, kMaxPlayers);
    readAction(fields, space);
    return space;
  }

  static void readAction(const JsonObject& fields, Space& space) {
    if (space.board == Board::turbine)
      space.modifier = static_cast<std::int8_t>(fields["modifier"].integer(-9, 9));
    else if (space.board == Board::contracts)
      space.contracts = readByte(fields["contracts"], 1, 2);
    else if (space.board == Board::patents)
      space.position = static_cast<std::uint8_t>(fields["patent"].integer(1, kPatents) - 1);
    else
      space.rewards = readRewards(fields["rewards"], 1);
  }

  void readCompanies() {
    const JsonObject fields = section("companies", {"list"});
    std::size_t i = 0;
    for (const JsonReader& item : fields["list"].array(kBaseCompanies, kBaseCompanies)) {
      const JsonObject company = item.object({"company", "bases", "elevations", "conduits"});
      const auto word = companyText(static_cast<Company>(i));
      company["company"].choice({word});
      components_.companies[i++].incomes = {readIncomes(company["bases"]),
                                            readIncomes(company["elevations"]),
                                            readIncomes(company["conduits"])};
    }
  }

  void readSets() {
    const JsonObject fields = section("introductory_sets", {"sets"});
    std::size_t i = 0;
    for (const JsonReader& item : fields["sets"].array(kMaxPlayers, kMaxPlayers)) {
      const JsonObject set = item.object({"company", "officer", "contract"});
      FixedSet& fixed = components_.fixedSets[i++];
      fixed.company = static_cast<Company>(
          set["company"].choice(wordsOf<Company>(kBaseCompanies, companyText)));
      fixed.officer =
          static_cast<Officer>(set["officer"].choice(wordsOf<Officer>(kBaseOfficers, officerText)));
      fixed.contract = ContractIndex::of(
          readReference(set["contract"], components_.contracts, "content_no_such_contract"));
    }
  }

  void readCosts() {
    const JsonObject fields =
        section("costs", {"base_excavators", "elevation_mixers", "conduit_excavators_per_value",
                          "powerhouse_mixers", "red_border", "conduit_fee", "conduit_points",
                          "highest_dam", "pieces"});
    Costs& costs = components_.costs;
    costs.baseExcavators = readByWord<Area, kAreas>(fields["base_excavators"], areaText, 0, 20);
    costs.elevationMixers = readByWord<Area, kAreas>(fields["elevation_mixers"], areaText, 0, 20);
    costs.conduitExcavators = readByte(fields["conduit_excavators_per_value"], 0, 5);
    costs.powerhouseMixers = readSeriesOf<4>(fields["powerhouse_mixers"], 0, 20);
    costs.redBorder = readByte(fields["red_border"], 0, 20);
    costs.conduitFee = readByte(fields["conduit_fee"], 0, 9);
    costs.conduitPoints = readByte(fields["conduit_points"], 0, 9);
    costs.highestDam = readByte(fields["highest_dam"], 1, 3);
    readPieces(fields["pieces"], costs);
  }

  // Incomes and the powerhouse bonus are printed for so many.
  static void readPieces(const JsonReader& value, Costs& costs) {
    const auto pieces = readByWord<Structure, kBaseStructures>(value, structureText, 1, 5);
    std::copy(pieces.begin(), pieces.end(), costs.pieces.begin());
  }

  void readOfficers() {
    const JsonObject fields =
        section("officers", {"wilhelm_excavators", "graziano_capacity", "viktor_minimum",
                             "jill_mixers_per_value", "solomon_hydro", "mahiri_hydro",
                             "mahiri_officers", "mahiri_spaces"});
    OfficerNumbers& officers = components_.officers;
    officers.wilhelmExcavators = readByte(fields["wilhelm_excavators"], 0, 20);
    officers.grazianoCapacity = readByte(fields["graziano_capacity"], 1, 9);
    officers.viktorMinimum = readByte(fields["viktor_minimum"], 0, 20);
    officers.jillMixers = readByte(fields["jill_mixers_per_value"], 1, 5);
    officers.solomonHydro = readByte(fields["solomon_hydro"], 1, 20);
    officers.mahiriHydro = readByte(fields["mahiri_hydro"], 0, kMostGoods);
    officers.mahiriOfficers = readByte(fields["mahiri_officers"], 0, kBaseOfficers - 1);
    officers.mahiriSpaces = readWorkerSpaces<kOfficerSpaces>(fields["mahiri_spaces"]);
  }

  void readTiles() {
    const JsonObject fields =
        section("tiles", {"hydro_per_value", "conduit_cap", "energy_per_value", "production_bonus",
                          "points_per_dam", "points_per_powerhouse", "points_per_tile"});
    components_.tiles = {readByte(fields["hydro_per_value"], 0, 9),
                         readByte(fields["conduit_cap"], 0, 20),
                         readByte(fields["energy_per_value"], 0, 9),
                         readByte(fields["production_bonus"], 0, 20),
                         readByte(fields["points_per_dam"], 0, 20),
                         readByte(fields["points_per_powerhouse"], 0, 20),
                         readByte(fields["points_per_tile"], 0, 20)};
  }

  void readPowers() {
    const JsonObject fields = section("powers", {"production_bonus", "power_at", "usa_energy",
                                                 "italy_energy", "france_discount"});
    CompanyNumbers& powers = components_.powers;
    powers.productionBonus = readSeriesOf<5>(fields["production_bonus"], 0, 20);
    powers.powerAt = readByte(fields["power_at"], 1, 4);
    powers.usaEnergy = readByte(fields["usa_energy"], 0, 9);
    powers.italyEnergy = readByte(fields["italy_energy"], 0, 20);
    powers.franceDiscount = readByte(fields["france_discount"], 0, 20);
  }

  void readEnergyTrack() {
    const JsonObject fields =
        section("energy_track", {"payout", "idle_penalty", "first", "second", "shared_second",
                                 "sections", "section_penalty"});
    EnergyTrack& track = components_.energyTrack;
    for (const JsonReader& item : fields["payout"].array(1, track.payout.capacity())) {
      const JsonObject step = item.object({"from", "hydro"});
      track.payout.push_back(
          {readByte(step["from"], 0, kMostEnergy), readByte(step["hydro"], 0, kMostGoods)});
    }
    track.idlePenalty = readByte(fields["idle_penalty"], 0, kMostPoints);
    track.firstPoints = readByte(fields["first"], 0, kMostPoints);
    track.secondPoints = readByte(fields["second"], 0, kMostPoints);
    track.sharedSecondPoints = readByte(fields["shared_second"], 0, kMostPoints);
    track.sections = readSeriesOf<kRounds>(fields["sections"], 1, kMostEnergy);
    track.sectionPenalty = readByte(fields["section_penalty"], 0, kMostPoints);
  }

  void readFinalScoring() {
    const JsonObject fields =
        section("final_scoring", {"objective", "resources_per_point", "points_per_drop"});
    FinalScoring& scoring = components_.finalScoring;
    scoring.objectivePoints = readSeriesOf<kMaxPlayers>(fields["objective"], 0, kMostPoints);
    scoring.resourcesPerPoint = readByte(fields["resources_per_point"], 1, 50);
    scoring.pointsPerDrop = readByte(fields["points_per_drop"], 0, 9);
  }

  JsonObject root_;
  Pack& pack_;
  Components& components_ = pack_.components;
};

}  // namespace

void readComponents(const JsonReader& root, Pack& pack) { ComponentsReader(root, pack).read(); }

}  // namespace spannung::wasserkraft
