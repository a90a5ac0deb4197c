#include "engine/wasserkraft/notation.h"

#include <array>
#include <limits>
#include <optional>

#include "engine/core/word_reader.h"
#include "engine/wasserkraft/site.h"
#include "engine/wasserkraft/vocabulary.h"

namespace spannung::wasserkraft {
namespace {

template <std::size_t N>
using Words = std::array<std::string_view, N>;

constexpr Words<kCompanies> kCompanyTexts = {"usa", "germany", "italy", "france", "netherlands"};
constexpr Words<kOfficers + 1> kOfficerTexts = {"wilhelm", "graziano", "viktor", "jill",
                                                "solomon", "anton",    "mahiri", "simone",
                                                "tommaso", "leslie",   "margot", "none"};
constexpr Words<kStructures> kStructureTexts = {"base", "elevation", "conduit", "powerhouse",
                                                "building"};
constexpr Words<kTileKinds> kTileTexts = {"base",       "elevation", "conduit",
                                          "powerhouse", "building",  "joker"};
constexpr Words<kMachines> kMachineTexts = {"excavator", "mixer"};
constexpr Words<kHeadstreams> kHeadstreamTexts = {"a", "b", "c", "d"};
constexpr Words<kBonuses> kBonusTexts = {"contracts",   "bases", "elevations", "conduits",
                                         "powerhouses", "tiles", "works",      "buildings"};
constexpr Words<kObjectives> kObjectiveTexts = {"red_sites",     "most_in_area", "connections",
                                                "least_in_area", "basins_one",   "basins_three"};
constexpr Words<kColours> kColourTexts = {"green", "yellow", "red", "starting", "national"};
constexpr Words<kAreas> kAreaTexts = {"mountain", "hill", "plain"};
constexpr Words<kBoards> kBoardTexts = {"turbine",   "water",     "bank",    "workshop",
                                        "machinery", "contracts", "patents", "works"};
constexpr Words<kSources> kSourceTexts = {"income", "contracts", "tiles",     "conduits",
                                          "energy", "bonus",     "objective", "resources",
                                          "water",  "hydro",     "works",     "buildings"};
constexpr Words<kAutomaActions> kActionTexts = {
    "produce", "water", "discard", "construct", "work", "workshop", "machinery", "patent", "bank"};
constexpr Words<kAutomaColumns> kColumnTexts = {"left", "middle", "right"};
constexpr Words<kObstacles> kObstacleTexts = {
    "none",        "not_in_play", "too_dear",  "no_system", "leads",
    "no_contract", "no_water",    "no_piece",  "no_tile",   "no_site",
    "empty_wheel", "last_round",  "no_patent", "no_work",   "has_enough"};
constexpr Words<kCriteria> kCriterionTexts = {"dam_strongest_conduit",
                                              "dam_own_powerhouse",
                                              "dam_below_powerhouse",
                                              "dam_red_site",
                                              "dam_own_dam_below",
                                              "dam_most_water",
                                              "conduit_strongest",
                                              "conduit_second_strongest",
                                              "conduit_own_dam",
                                              "conduit_opponent_dam",
                                              "conduit_own_powerhouse",
                                              "conduit_opponent_powerhouse",
                                              "powerhouse_strongest_conduit",
                                              "powerhouse_own_dam",
                                              "powerhouse_plains",
                                              "powerhouse_basin_5",
                                              "powerhouse_basin_6",
                                              "powerhouse_basin_7",
                                              "powerhouse_feeds_own_dam",
                                              "powerhouse_spares_opponents",
                                              "completes_system",
                                              "high_ground",
                                              "strong_pipe",
                                              "neutral_dam",
                                              "number",
                                              "border"};
constexpr Words<kLevels> kLevelTexts = {"person", "easy", "normal", "hard", "very_hard"};
constexpr Words<kExits> kExitTexts = {"left", "right"};
constexpr Words<kSidesPerBasin> kDamSides = {"upper", "lower"};
constexpr Words<kSidesPerBasin> kConduitSides = {"left", "right"};
constexpr Words<kStages> kStageTexts = {"choose_company",
                                        "choose_contract",
                                        "action",
                                        "tile",
                                        "copy",
                                        "site",
                                        "payment",
                                        "production",
                                        "extra_production",
                                        "second_production",
                                        "fulfil",
                                        "boost",
                                        "machine",
                                        "water",
                                        "reward",
                                        "take_contract",
                                        "discard",
                                        "dam_water",
                                        "own_contract",
                                        "advanced_tile",
                                        "wheel_tile",
                                        "wheel_machines",
                                        "loan",
                                        "wheel_or_supply",
                                        "operate",
                                        "settled",
                                        "finished"};

// Only building and patents name a kind of piece.
std::string deedText(int deed) {
  const auto action = static_cast<AutomaAction>(deed / kStructures);
  const std::string text(kActionTexts[indexOf(action)]);
  if (action != AutomaAction::construct && action != AutomaAction::patent) return text;
  return text + '-' + std::string(kStructureTexts[static_cast<std::size_t>(deed % kStructures)]);
}

std::string siteText(int basin, std::string_view where) {
  return std::to_string(basin + 1) + '-' + std::string(where);
}

std::string powerhouseText(int site) {
  return siteText(basinOfPowerhouse(site), std::to_string(site % kPowerhousesPerBasin + 1));
}

std::string stationText(int station) {
  if (station < kDamSites) return damText(station);
  return std::to_string(station - kDamSites + 1) + "-turbines";
}

template <std::size_t N>
int placeIn(const Words<N>& words, std::string_view word) {
  for (std::size_t i = 0; i < N; ++i)
    if (words[i] == word) return static_cast<int>(i);
  return -1;
}

template <std::size_t N>
std::string wordAt(const Words<N>& words, int value) {
  const auto at = static_cast<std::size_t>(value);
  return at < N ? std::string(words[at]) : std::to_string(value);
}

// Reads the operands of one move; the first thing that does not fit stops it.
class MoveReader {
 public:
  MoveReader(const Tables& tables, std::string_view text) : tables_(tables), words_(text) {}

  ParsedMove read() {
    const Move move = readMove();
    if (problem_.empty() && !words_.atEnd()) {
      words_.word();
      fail("trailing_text");
    }
    return problem_.empty() ? ParsedMove{move} : ParsedMove{{}, problem_, at_};
  }

 private:
  Move readMove() {
    const std::string_view verb = words_.word();
    if (verb == "company")
      return makeMove(MoveKind::company, oneOf(kCompanyTexts, "unknown_company"));
    if (verb == "start") return makeMove(MoveKind::start, contract());
    if (verb == "use") return makeMove(MoveKind::use, space());
    if (verb == "bank") return makeMove(MoveKind::bank, number());
    if (verb == "construct") return makeMove(MoveKind::construct);
    if (verb == "mahiri")
      return makeMove(MoveKind::mahiri, oneOf(kOfficerTexts, "unknown_officer"));
    if (verb == "tile") return makeMove(MoveKind::tile, tile());
    if (verb == "copy") return makeMove(MoveKind::copy, tile());
    if (verb == "build") return readBuild();
    return readMore(verb);
  }

  Move readMore(std::string_view verb) {
    if (verb == "pay") return readNumbers(MoveKind::pay);
    if (verb == "produce") return readProduce();
    if (verb == "fulfil") return makeMove(MoveKind::fulfil, contract());
    if (verb == "boost") return makeMove(MoveKind::boost);
    if (verb == "machine")
      return makeMove(MoveKind::machine, oneOf(kMachineTexts, "unknown_machine"));
    if (verb == "drop")
      return makeMove(MoveKind::drop, oneOf(kHeadstreamTexts, "unknown_headstream"));
    if (verb == "take") return makeMove(MoveKind::take, contract());
    if (verb == "discard") return makeMove(MoveKind::discard, contract());
    if (verb == "decline") return readDecline();
    if (verb == "pass") return makeMove(MoveKind::pass);
    return readExpansion(verb);
  }

  // Leeghwater.
  Move readExpansion(std::string_view verb) {
    if (verb == "architect") return makeMove(MoveKind::architect);
    if (verb == "margot") return makeMove(MoveKind::margot, building());
    if (verb == "operate") return makeMove(MoveKind::operate, building());
    if (verb == "fill")
      return makeMove(MoveKind::fill, placeBetween(0, kFirstConduitPlace, "unknown_dam"));
    if (verb == "retrieve") return makeMove(MoveKind::retrieve, tile());
    if (verb == "salvage") return readNumbers(MoveKind::salvage);
    if (verb == "order") return makeMove(MoveKind::order, work());
    if (verb == "claim") return makeMove(MoveKind::claim, tile());
    if (verb == "bind") return makeMove(MoveKind::bind);
    if (verb == "scrap") return makeMove(MoveKind::scrap);
    return fail(verb.empty() ? "empty_move" : "unknown_verb"), Move{};
  }

  Move readBuild() {
    const int structure = oneOf(kStructureTexts, "unknown_structure");
    return makeMove(MoveKind::build, structure, place());
  }

  Move readNumbers(MoveKind kind) {
    const int first = number();
    const int second = number();
    return makeMove(kind, first, second, number());
  }

  Move readProduce() {
    const int dam = placeBetween(0, kFirstConduitPlace, "unknown_dam");
    const int conduit = placeBetween(kFirstConduitPlace, kFirstPowerhousePlace, "unknown_conduit");
    return makeMove(MoveKind::produce, dam, conduit, number());
  }

  Move readDecline() {
    if (words_.atEnd()) return makeMove(MoveKind::decline);
    const std::string_view what = words_.word();
    if (what == "piece") return makeMove(MoveKind::declinePiece);
    if (what == "water") return makeMove(MoveKind::declineWater);
    return fail("trailing_text"), Move{};
  }

  template <std::size_t N>
  int oneOf(const Words<N>& words, std::string_view problem) {
    const int found = placeIn(words, words_.word());
    return found >= 0 ? found : fail(problem);
  }

  int number() {
    const std::optional<int> value = words_.number();
    if (!value) return fail("expected_number");
    if (*value < 0 || *value > std::numeric_limits<std::int16_t>::max())
      return fail("number_out_of_range");
    return *value;
  }

  int contract() {
    const std::string_view id = words_.word();
    for (int i = 0; i < tables_.contracts(); ++i)
      if (tables_.contract(i).id == id) return i;
    return fail("unknown_contract");
  }

  int space() {
    const std::string_view id = words_.word();
    for (int i = 0; i < tables_.spaces(); ++i)
      if (tables_.space(i).id == id) return i;
    return fail("unknown_space");
  }

  int tile() {
    const std::string_view id = words_.word();
    for (int i = 0; i < kTiles; ++i)
      if (tileText(Tile::of(i)) == id) return i;
    return fail("unknown_tile");
  }

  int building() {
    const std::string_view id = words_.word();
    const auto& buildings = tables_.components.leeghwater.buildings;
    for (int i = 0; i < kPrivateBuildings; ++i)
      if (buildings[static_cast<std::size_t>(i)].id == id) return i;
    return fail("unknown_building");
  }

  int work() {
    const std::string_view id = words_.word();
    const auto& works = tables_.components.leeghwater.works;
    for (int i = 0; i < kWorks; ++i)
      if (works[static_cast<std::size_t>(i)].id == id) return i;
    return fail("unknown_work");
  }

  int place() { return placeBetween(0, kPlaces, "unknown_site"); }

  // Relative to the first of them.
  int placeBetween(int first, int end, std::string_view problem) {
    const std::string_view id = words_.word();
    for (int i = first; i < end; ++i)
      if (placeText(i) == id) return i - first;
    return fail(problem);
  }

  // Keeps the first problem and its place.
  int fail(std::string_view problem) {
    if (problem_.empty()) {
      problem_ = problem;
      at_ = words_.place();
    }
    return 0;
  }

  const Tables& tables_;
  WordReader words_;
  std::string_view problem_{};
  std::size_t at_ = 0;
};

}  // namespace

std::string_view companyText(Company company) { return kCompanyTexts[indexOf(company)]; }
std::string_view officerText(Officer officer) { return kOfficerTexts[indexOf(officer)]; }
std::string_view structureText(Structure structure) { return kStructureTexts[indexOf(structure)]; }
std::string_view bonusText(Bonus bonus) { return kBonusTexts[indexOf(bonus)]; }
std::string_view objectiveText(Objective objective) { return kObjectiveTexts[indexOf(objective)]; }
std::string_view areaText(Area area) { return kAreaTexts[indexOf(area)]; }
std::string_view colourText(Colour colour) { return kColourTexts[indexOf(colour)]; }
std::string_view boardText(Board board) { return kBoardTexts[indexOf(board)]; }
std::string_view levelText(Level level) { return kLevelTexts[indexOf(level)]; }
std::string_view actionText(AutomaAction action) { return kActionTexts[indexOf(action)]; }
std::string_view columnText(AutomaColumn column) { return kColumnTexts[indexOf(column)]; }
std::string_view criterionText(Criterion criterion) { return kCriterionTexts[indexOf(criterion)]; }
std::string_view obstacleText(Obstacle obstacle) { return kObstacleTexts[indexOf(obstacle)]; }
std::string_view stageText(Stage stage) { return kStageTexts[indexOf(stage)]; }

std::string tileText(Tile tile) {
  if (tile.isAnton()) return "anton";
  if (tile.isLeslie()) return "leslie";
  if (!tile.isPrinted()) return "none";
  const std::string kind(kTileTexts[static_cast<std::size_t>(tile.kind())]);
  return tile.isAdvanced() ? kind + '-' + std::to_string(tile.level()) : kind;
}

std::string damText(int dam) {
  return siteText(basinOfDam(dam), kDamSides[static_cast<std::size_t>(dam % kSidesPerBasin)]);
}

std::string conduitText(int conduit) {
  return siteText(basinOfConduit(conduit),
                  kConduitSides[static_cast<std::size_t>(conduit % kSidesPerBasin)]);
}

std::string placeText(int place) {
  if (place < kFirstConduitPlace) return damText(place);
  if (place < kFirstPowerhousePlace) return conduitText(place - kFirstConduitPlace);
  if (place < kFirstBuildingPlace) return powerhouseText(place - kFirstPowerhousePlace);
  return "row-" + std::to_string(place - kFirstBuildingPlace + 1);
}

std::string operandText(const Tables& tables, std::string_view type, int value) {
  if (type == "modifier") return (value > 0 ? "+" : "") + std::to_string(value);
  if (value < 0) return std::to_string(value);
  if (type == "seat") return std::to_string(value + 1);  // people count seats from 1
  if (type == "basin" || type == "automa_tile") return std::to_string(value + 1);
  if (type == "company") return wordAt(kCompanyTexts, value);
  if (type == "officer") return wordAt(kOfficerTexts, value);
  if (type == "structure") return wordAt(kStructureTexts, value);
  if (type == "machine") return wordAt(kMachineTexts, value);
  if (type == "headstream") return wordAt(kHeadstreamTexts, value);
  if (type == "bonus") return wordAt(kBonusTexts, value);
  if (type == "source") return wordAt(kSourceTexts, value);
  if (type == "stage") return wordAt(kStageTexts, value);
  if (type == "need" && value < static_cast<int>(moveTerms().size()))
    return std::string(moveTerms()[static_cast<std::size_t>(value)].code);
  if (type == "exit") return wordAt(kExitTexts, value);
  if (type == "tile_column") return wordAt(kColumnTexts, value);
  if (type == "obstacle") return wordAt(kObstacleTexts, value);
  if (type == "criterion") return wordAt(kCriterionTexts, value);
  if (type == "building" && value < kPrivateBuildings)
    return tables.components.leeghwater.buildings[static_cast<std::size_t>(value)].id;
  if (type == "work" && value < kWorks)
    return tables.components.leeghwater.works[static_cast<std::size_t>(value)].id;
  if (type == "deed" && value < kDeeds) return deedText(value);
  if (type == "tile" && value < kTiles) return tileText(Tile::of(value));
  if (type == "contract" && value < tables.contracts()) return tables.contract(value).id;
  if (type == "space" && value < tables.spaces()) return tables.space(value).id;
  if (type == "dam" && value < kDamSites) return damText(value);
  if (type == "conduit" && value < kConduitSites) return conduitText(value);
  if (type == "place" && value < kPlaces) return placeText(value);
  if (type == "station" && value < kDamSites + kBasins) return stationText(value);
  return std::to_string(value);
}

std::string moveText(const Tables& tables, Move move) {
  if (move.kind >= moveTerms().size()) return "?";
  if (kindOf(move) == MoveKind::declinePiece) return "decline piece";
  if (kindOf(move) == MoveKind::declineWater) return "decline water";
  const Term& term = moveTerms()[move.kind];
  std::string text(term.code);
  const std::array<int, 3> values = {move.a, move.b, move.c};
  for (std::size_t i = 0; i < values.size(); ++i)
    if (term.operands[i].used())
      text += ' ' + operandText(tables, term.operands[i].type, values[i]);
  return text;
}

ParsedMove parseMove(const Tables& tables, std::string_view text) {
  return MoveReader(tables, text).read();
}

}  // namespace spannung::wasserkraft
