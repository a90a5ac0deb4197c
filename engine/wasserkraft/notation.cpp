#include "engine/wasserkraft/notation.h"

#include <array>

#include "engine/wasserkraft/site.h"
#include "engine/wasserkraft/vocabulary.h"

namespace spannung::wasserkraft {
namespace {

template <std::size_t N>
using Texts = std::array<std::string_view, N>;

constexpr Texts<kCompanies> kCompanyTexts = {"usa", "germany", "italy", "france", "netherlands"};
constexpr Texts<kOfficers + 1> kOfficerTexts = {"wilhelm", "graziano", "viktor", "jill",
                                                "solomon", "anton",    "mahiri", "simone",
                                                "tommaso", "leslie",   "margot", "none"};
constexpr Texts<kStructures> kStructureTexts = {"base", "elevation", "conduit", "powerhouse",
                                                "building"};
constexpr Texts<kTileKinds> kTileTexts = {"base",       "elevation", "conduit",
                                          "powerhouse", "building",  "joker"};
constexpr Texts<kMachines> kMachineTexts = {"excavator", "mixer"};
constexpr Texts<kHeadstreams> kHeadstreamTexts = {"a", "b", "c", "d"};
constexpr Texts<kBonuses> kBonusTexts = {"contracts",   "bases", "elevations", "conduits",
                                         "powerhouses", "tiles", "works",      "buildings"};
constexpr Texts<kObjectives> kObjectiveTexts = {"red_sites",     "most_in_area", "connections",
                                                "least_in_area", "basins_one",   "basins_three"};
constexpr Texts<kColours> kColourTexts = {"green", "yellow", "red", "starting", "national"};
constexpr Texts<kAreas> kAreaTexts = {"mountain", "hill", "plain"};
constexpr Texts<kBoards> kBoardTexts = {"turbine",   "water",     "bank",    "workshop",
                                        "machinery", "contracts", "patents", "works"};
constexpr Texts<kSources> kSourceTexts = {"income", "contracts", "tiles",     "conduits",
                                          "energy", "bonus",     "objective", "resources",
                                          "water",  "hydro",     "works",     "buildings"};
constexpr Texts<kAutomaActions> kActionTexts = {
    "produce", "water", "discard", "construct", "work", "workshop", "machinery", "patent", "bank"};
constexpr Texts<kAutomaColumns> kColumnTexts = {"left", "middle", "right"};
constexpr Texts<kObstacles> kObstacleTexts = {
    "none",        "not_in_play", "too_dear",  "no_system", "leads",
    "no_contract", "no_water",    "no_piece",  "no_tile",   "no_site",
    "empty_wheel", "last_round",  "no_patent", "no_work",   "has_enough"};
constexpr Texts<kCriteria> kCriterionTexts = {"dam_strongest_conduit",
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
constexpr Texts<kLevels> kLevelTexts = {"person", "easy", "normal", "hard", "very_hard"};
constexpr Texts<kExits> kExitTexts = {"left", "right"};
constexpr Texts<kSidesPerBasin> kDamSides = {"upper", "lower"};
constexpr Texts<kSidesPerBasin> kConduitSides = {"left", "right"};
constexpr Texts<kStages> kStageTexts = {"choose_company",
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
  std::string text(kActionTexts[indexOf(action)]);
  if (action != AutomaAction::construct && action != AutomaAction::patent) return text;
  return text + '-' + std::string(kStructureTexts[static_cast<std::size_t>(deed % kStructures)]);
}

std::string siteText(BasinIndex basin, std::string_view where) {
  return std::to_string(basin.index() + 1) + '-' + std::string(where);
}

std::string powerhouseText(PowerhouseSite site) {
  return siteText(basinOf(site), std::to_string(numberOf(site) + 1));
}

std::string stationText(int station) {
  if (station < kDamSites) return damText(DamSite::of(station));
  return siteText(BasinIndex::of(station - kDamSites), "turbines");
}

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

std::string damText(DamSite dam) {
  return siteText(basinOf(dam), kDamSides[static_cast<std::size_t>(sideOf(dam))]);
}

std::string conduitText(ConduitSite conduit) {
  return siteText(basinOf(conduit), kConduitSides[static_cast<std::size_t>(sideOf(conduit))]);
}

std::string placeText(Place place) {
  if (isFor(Structure::base, place)) return damText(damAt(place));
  if (isFor(Structure::conduit, place)) return conduitText(conduitAt(place));
  if (isFor(Structure::powerhouse, place)) return powerhouseText(powerhouseAt(place));
  return "row-" + std::to_string(rowAt(place).index() + 1);
}

// The words for all things of a kind.
template <class Key>
std::vector<std::string> wordsForAll(int count, std::string (*textOf)(Key)) {
  return wordsFor(count, [textOf](int number) { return textOf(Key::of(number)); });
}

Lexicon wordsOf(const Components& components, int players) {
  Lexicon words;
  words.add("company", "unknown_company", wordsIn(kCompanyTexts));
  words.add("officer", "unknown_officer", wordsIn(kOfficerTexts));
  words.add("structure", "unknown_structure", wordsIn(kStructureTexts));
  words.add("machine", "unknown_machine", wordsIn(kMachineTexts));
  words.add("headstream", "unknown_headstream", wordsIn(kHeadstreamTexts));
  words.add("contract", "unknown_contract", idsIn(components.contracts));
  words.add("space", "unknown_space", idsIn(components.spaces));
  words.add("building", "unknown_building", idsIn(components.leeghwater.buildings));
  words.add("work", "unknown_work", idsIn(components.leeghwater.works));
  words.add("tile", "unknown_tile", wordsForAll<Tile>(kTiles, tileText));
  words.add("dam", "unknown_dam", wordsForAll<DamSite>(kDamSites, damText));
  words.add("conduit", "unknown_conduit", wordsForAll<ConduitSite>(kConduitSites, conduitText));
  words.add("place", "unknown_site", wordsForAll<Place>(kPlaces, placeText));
  words.add("seat", countedFromOne(players));
  words.add("basin", countedFromOne(kBasins));
  words.add("automa_tile", countedFromOne(kAutomaTiles));
  words.addSigned("modifier");
  words.add("bonus", wordsIn(kBonusTexts));
  words.add("source", wordsIn(kSourceTexts));
  words.add("stage", wordsIn(kStageTexts));
  words.add("need", codesIn(kVocabulary.moves));
  words.add("exit", wordsIn(kExitTexts));
  words.add("tile_column", wordsIn(kColumnTexts));
  words.add("obstacle", wordsIn(kObstacleTexts));
  words.add("criterion", wordsIn(kCriterionTexts));
  words.add("deed", wordsFor(kDeeds, deedText));
  words.add("station", wordsFor(kDamSites + kBasins, stationText));
  return words;
}

}  // namespace spannung::wasserkraft
