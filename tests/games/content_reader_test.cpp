#include "games/funkenschlag/content_reader.h"

#include <numeric>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "engine/funkenschlag/network.h"

namespace spannung::funkenschlag {
namespace {

namespace json = boost::json;

const std::string kComponents = "components.json";
const std::string kGermany = "maps/germany.json";
const std::string kUsa = "maps/usa.json";

json::value parsed(const ContentFiles& files, const std::string& file) {
  return json::parse(*files.find(file));
}

// One change of a document: the value at a JSON pointer becomes `value`; without a value the field
// or item is removed; the pointer "/list/-" appends.
struct Edit {
  std::string pointer;
  std::string value;
};

void applyTo(json::object& parent, const std::string& key, const std::string& value) {
  if (value.empty())
    parent.erase(key);
  else
    parent[key] = json::parse(value);
}

void applyTo(json::array& parent, const std::string& key, const std::string& value) {
  if (key == "-") {
    parent.push_back(json::parse(value));
    return;
  }
  const auto at = parent.begin() + std::stoi(key);
  if (value.empty())
    parent.erase(at);
  else
    *at = json::parse(value);
}

void apply(json::value& document, const Edit& edit) {
  const std::size_t slash = edit.pointer.rfind('/');
  json::value& parent = document.at_pointer(edit.pointer.substr(0, slash));
  const std::string key = edit.pointer.substr(slash + 1);
  if (parent.is_array())
    applyTo(parent.get_array(), key, edit.value);
  else
    applyTo(parent.get_object(), key, edit.value);
}

// Edits of a map are consistent with its checks unless they are what is edited.
void recount(json::value& map, const std::vector<Edit>& edits) {
  for (const Edit& edit : edits)
    if (edit.pointer.starts_with("/checks")) return;
  const json::value* cities = map.get_object().if_contains("cities");
  const json::value* edges = map.get_object().if_contains("edges");
  if (cities != nullptr && cities->is_array())
    map.at("checks").get_object()["cities"] = cities->get_array().size();
  if (edges == nullptr || !edges->is_array()) return;
  map.at("checks").get_object()["edges"] = edges->get_array().size();
  std::int64_t sum = 0;
  for (const json::value& edge : edges->get_array())
    if (const json::value* cost =
            edge.is_object() ? edge.get_object().if_contains("cost") : nullptr)
      sum += cost->is_int64() ? cost->get_int64() : 0;
  map.at("checks").get_object()["cost_sum"] = sum;
}

ContentFiles edited(const std::string& file, const std::vector<Edit>& edits) {
  ContentFiles files = embeddedContent("funkenschlag");
  json::value document = parsed(files, file);
  for (const Edit& edit : edits) apply(document, edit);
  if (file != kComponents) recount(document, edits);
  files.put(file, json::serialize(document));
  return files;
}

ContentFiles withText(const std::string& file, std::string text) {
  ContentFiles files = embeddedContent("funkenschlag");
  files.put(file, std::move(text));
  return files;
}

int costSum(const Map& map) {
  return std::accumulate(map.edges.begin(), map.edges.end(), 0,
                         [](int sum, const Edge& edge) { return sum + edge.cost; });
}

int costBetween(const Map& map, std::string_view a, std::string_view b) {
  for (const Edge& edge : map.edges) {
    const std::string& from = map.cities[edge.from].id;
    const std::string& to = map.cities[edge.to].id;
    if ((from == a && to == b) || (from == b && to == a)) return edge.cost;
  }
  return -1;
}

std::vector<std::size_t> contiguousSetCounts(const Map& map) {
  return {contiguousSets(map, 3).size(), contiguousSets(map, 4).size(),
          contiguousSets(map, 5).size()};
}

class BuiltInPack : public ::testing::Test {
 protected:
  void SetUp() override {
    auto read = readPack(embeddedContent("funkenschlag"));
    ASSERT_TRUE(read) << read.error().place << ' ' << read.error().code;
    pack_ = *std::move(read);
  }

  Pack pack_;
};

TEST_F(BuiltInPack, hasBothMapsWithGermanyFirst) {
  ASSERT_EQ(pack_.maps.size(), 2U);
  EXPECT_EQ(pack_.maps[0].id, "germany");
  EXPECT_EQ(pack_.maps[1].id, "usa");
  EXPECT_TRUE(pack_.names[0].recommended);
  EXPECT_FALSE(pack_.names[1].recommended);
}

TEST_F(BuiltInPack, hasTheMapsAsCounted) {
  const Map& germany = pack_.maps[0];
  EXPECT_EQ(germany.cities.size(), 42U);
  EXPECT_EQ(germany.edges.size(), 83U);
  EXPECT_EQ(costSum(germany), 992);
  const Map& usa = pack_.maps[1];
  EXPECT_EQ(usa.cities.size(), 42U);
  EXPECT_EQ(usa.edges.size(), 87U);
  EXPECT_EQ(costSum(usa), 907);
}

TEST_F(BuiltInPack, hasTheContiguousRegionSets) {
  EXPECT_EQ(contiguousSetCounts(pack_.maps[0]), (std::vector<std::size_t>{13, 12, 6}));
  EXPECT_EQ(contiguousSetCounts(pack_.maps[1]), (std::vector<std::size_t>{12, 12, 6}));
}

TEST_F(BuiltInPack, hasTheConnectionsOfTheBuildingExample) {
  const Map& germany = pack_.maps[0];
  EXPECT_EQ(costBetween(germany, "duisburg", "essen"), 0);
  EXPECT_EQ(costBetween(germany, "dortmund", "muenster"), 2);
  EXPECT_EQ(costBetween(germany, "duesseldorf", "essen"), 2);
  EXPECT_EQ(costBetween(germany, "aachen", "duesseldorf"), 9);
  EXPECT_EQ(costBetween(germany, "duesseldorf", "koeln"), 4);
}

TEST_F(BuiltInPack, hasThePlants) {
  const auto& plants = pack_.components.plants;
  ASSERT_EQ(plants.size(), 42U);
  EXPECT_EQ(plants.front().number, 3);
  EXPECT_EQ(plants.back().number, 50);
  EXPECT_EQ(plants.back().kind, PlantKind::fusion);
  const PlantCard& plant14 = plants[11];
  EXPECT_EQ(plant14.number, 14);
  EXPECT_EQ(plant14.kind, PlantKind::garbage);
  EXPECT_EQ(plant14.fuelNeeded, 2);
  EXPECT_EQ(plant14.citiesPowered, 2);
}

TEST_F(BuiltInPack, hasTheMarkets) {
  const Components& box = pack_.components;
  EXPECT_EQ(box.initialMarket, (std::vector<std::uint8_t>{3, 4, 5, 6, 7, 8, 9, 10}));
  EXPECT_EQ(box.topOfPile, 13);
  EXPECT_EQ(box.currentMarketSize, 4);
  const ResourceTrack& oil = box.tracks[Resource::oil];
  EXPECT_EQ(oil.tokens, 24);
  EXPECT_EQ(oil.initialCount, 18);
  EXPECT_EQ(oil.prices[6], 3);
  const ResourceTrack& uranium = box.tracks[Resource::uranium];
  EXPECT_EQ(uranium.prices.count(), 12);
  EXPECT_EQ(uranium.prices.back(), 16);
  EXPECT_EQ(uranium.initialCount, 2);
}

TEST_F(BuiltInPack, hasTheTables) {
  const Components& box = pack_.components;
  EXPECT_EQ(box.startingMoney, 50);
  EXPECT_EQ(box.cityLimit, 21);
  EXPECT_EQ(box.byPlayers[2].plantLimit, 4);
  EXPECT_EQ(box.byPlayers[2].endCities, 21);
  EXPECT_EQ(box.byPlayers[6].step2Cities, 6);
  EXPECT_EQ(box.refill[5][0], (ByResource<std::uint8_t>{5, 4, 3, 2}));
  EXPECT_EQ(box.refill[6][0], (ByResource<std::uint8_t>{7, 5, 3, 2}));
  EXPECT_EQ(box.refill[6][2], (ByResource<std::uint8_t>{6, 7, 6, 3}));
  ASSERT_EQ(box.payout.size(), 21U);
  EXPECT_EQ(box.payout[0], 10);
  EXPECT_EQ(box.payout[6], 73);
  EXPECT_EQ(box.payout[20], 150);
  EXPECT_EQ(box.slotFees, (std::array<std::uint8_t, 3>{10, 15, 20}));
  EXPECT_EQ(box.housesByStep, (std::array<std::uint8_t, 3>{1, 2, 3}));
}

TEST_F(BuiltInPack, namesPlacesInBothLanguages) {
  const MapNames& germany = pack_.names[0];
  EXPECT_EQ(germany.names.in(Language::german), "Deutschland");
  EXPECT_EQ(germany.names.in(Language::english), "Germany");
  EXPECT_EQ(germany.regions.size(), pack_.maps[0].regions.size());
  EXPECT_EQ(germany.regions[0].names.english, "Northwest");
  EXPECT_EQ(germany.regions[0].color, "#2e9e8f");
  EXPECT_EQ(germany.cities.size(), pack_.maps[0].cities.size());
  EXPECT_EQ(germany.cities[3].names.german, "Hannover");
  EXPECT_EQ(germany.cities[3].names.english, "Hanover");
  EXPECT_DOUBLE_EQ(germany.cities[3].x, 0.4693);
}

TEST_F(BuiltInPack, saysWhereItComesFrom) {
  EXPECT_EQ(pack_.edition, "2004, rules of August 2009");
  EXPECT_EQ(pack_.sources.size(), 8U);
  EXPECT_EQ(pack_.sources.at("payout").provenance, "rulebook");
  EXPECT_EQ(pack_.sources.at("plants").provenance, "public");
  EXPECT_FALSE(pack_.sources.at("refill").note.empty());
  EXPECT_EQ(pack_.names[1].source.provenance, "public");
}

// What a wrong file is answered with.
struct Wrong {
  std::string file;
  std::vector<Edit> edits;
  std::string place;  // without the file
  std::string code;
};

void PrintTo(const Wrong& wrong, std::ostream* out) {
  *out << wrong.code << " at " << wrong.file << ": " << wrong.place;
}

class WrongPack : public ::testing::TestWithParam<Wrong> {};

TEST_P(WrongPack, isRefusedAtTheExactPlace) {
  const Wrong& wrong = GetParam();
  const auto read = readPack(edited(wrong.file, wrong.edits));
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().place, wrong.place.empty() ? wrong.file : wrong.file + ": " + wrong.place);
  EXPECT_EQ(read.error().code, wrong.code);
}

INSTANTIATE_TEST_SUITE_P(
    Shape, WrongPack,
    ::testing::Values(
        Wrong{kComponents, {{"/schema", "2"}}, "schema", "content_schema"},
        Wrong{kComponents, {{"/schema", ""}}, "schema", "json_missing_field"},
        Wrong{kComponents, {{"/colour", "1"}}, "colour", "json_unknown_field"},
        Wrong{kComponents, {{"/edition", "\"\""}}, "edition", "json_bad_string"},
        Wrong{kComponents, {{"/edition", R"("a\u0007b")"}}, "edition", "json_bad_string"},
        Wrong{kComponents, {{"/payout", "[]"}}, "payout", "json_not_an_object"},
        Wrong{kComponents, {{"/payout", ""}}, "payout", "json_missing_field"},
        Wrong{kComponents,
              {{"/payout/provenance", "\"hearsay\""}},
              "payout.provenance",
              "json_unknown_word"},
        Wrong{kComponents, {{"/payout/provenance", "3"}}, "payout.provenance", "json_not_a_string"},
        Wrong{kComponents, {{"/payout/note", "3"}}, "payout.note", "json_not_a_string"},
        Wrong{kComponents, {{"/plants/cards", "{}"}}, "plants.cards", "json_not_an_array"},
        Wrong{kComponents, {{"/plants/cards", "[]"}}, "plants.cards", "json_wrong_count"},
        Wrong{kComponents, {{"/plants/cards/2", "5"}}, "plants.cards[2]", "json_not_an_object"},
        Wrong{kGermany, {{"/schema", "0"}}, "schema", "json_out_of_range"},
        Wrong{kGermany, {{"/schema", "7"}}, "schema", "content_schema"},
        Wrong{kGermany, {{"/author", "\"me\""}}, "author", "json_unknown_field"},
        Wrong{kGermany, {{"/recommended", "1"}}, "recommended", "json_not_a_boolean"},
        Wrong{kGermany, {{"/aspect_ratio", "\"wide\""}}, "aspect_ratio", "json_not_a_number"},
        Wrong{kGermany, {{"/aspect_ratio", "0"}}, "aspect_ratio", "json_out_of_range"},
        Wrong{kGermany, {{"/names/en", ""}}, "names.en", "json_missing_field"},
        Wrong{kGermany, {{"/names/fr", "\"Allemagne\""}}, "names.fr", "json_unknown_field"}));

INSTANTIATE_TEST_SUITE_P(Plants, WrongPack,
                         ::testing::Values(Wrong{kComponents,
                                                 {{"/plants/cards/0/number", "0"}},
                                                 "plants.cards[0].number",
                                                 "json_out_of_range"},
                                           Wrong{kComponents,
                                                 {{"/plants/cards/41/number", "256"}},
                                                 "plants.cards[41].number",
                                                 "json_out_of_range"},
                                           Wrong{kComponents,
                                                 {{"/plants/cards/0/number", "3.5"}},
                                                 "plants.cards[0].number",
                                                 "json_not_an_integer"},
                                           Wrong{
                                               kComponents,
                                               {{"/plants/cards/0/number", "18446744073709551615"}},
                                               "plants.cards[0].number",
                                               "json_out_of_range"},
                                           Wrong{kComponents,
                                                 {{"/plants/cards/3/number", "5"}},
                                                 "plants.cards[3].number",
                                                 "content_not_ascending"},
                                           Wrong{kComponents,
                                                 {{"/plants/cards/3/number", "4"}},
                                                 "plants.cards[3].number",
                                                 "content_not_ascending"},
                                           Wrong{kComponents,
                                                 {{"/plants/cards/0/kind", "\"peat\""}},
                                                 "plants.cards[0].kind",
                                                 "json_unknown_word"},
                                           Wrong{kComponents,
                                                 {{"/plants/cards/0/fuel", "0"}},
                                                 "plants.cards[0].fuel",
                                                 "content_plant_without_fuel"},
                                           Wrong{kComponents,
                                                 {{"/plants/cards/10/fuel", "1"}},
                                                 "plants.cards[10].fuel",
                                                 "content_plant_burns_nothing"},
                                           Wrong{kComponents,
                                                 {{"/plants/cards/41/fuel", "1"}},
                                                 "plants.cards[41].fuel",
                                                 "content_plant_burns_nothing"},
                                           Wrong{kComponents,
                                                 {{"/plants/cards/0/fuel", "16"}},
                                                 "plants.cards[0].fuel",
                                                 "json_out_of_range"},
                                           Wrong{kComponents,
                                                 {{"/plants/cards/0/cities", "25"}},
                                                 "plants.cards[0].cities",
                                                 "json_out_of_range"},
                                           Wrong{kComponents,
                                                 {{"/plants/cards/0/price", "3"}},
                                                 "plants.cards[0].price",
                                                 "json_unknown_field"}));

INSTANTIATE_TEST_SUITE_P(PlantMarket, WrongPack,
                         ::testing::Values(Wrong{kComponents,
                                                 {{"/plant_market/initial/7", "41"}},
                                                 "plant_market.initial[7]",
                                                 "content_no_such_plant"},
                                           Wrong{kComponents,
                                                 {{"/plant_market/initial/7", "9"}},
                                                 "plant_market.initial[7]",
                                                 "content_not_ascending"},
                                           Wrong{kComponents,
                                                 {{"/plant_market/initial/-", "11"}},
                                                 "plant_market.initial",
                                                 "json_wrong_count"},
                                           Wrong{kComponents,
                                                 {{"/plant_market/initial", "[3, 4, 5, 6, 7]"}},
                                                 "plant_market.initial",
                                                 "json_wrong_count"},
                                           Wrong{kComponents,
                                                 {{"/plant_market/current", "9"}},
                                                 "plant_market.current",
                                                 "json_out_of_range"},
                                           Wrong{kComponents,
                                                 {{"/plant_market/current", "0"}},
                                                 "plant_market.current",
                                                 "json_out_of_range"},
                                           Wrong{kComponents,
                                                 {{"/plant_market/top_of_pile", "41"}},
                                                 "plant_market.top_of_pile",
                                                 "content_no_such_plant"},
                                           Wrong{kComponents,
                                                 {{"/plant_market/top_of_pile", "10"}},
                                                 "plant_market.top_of_pile",
                                                 "content_plant_in_market"}));

INSTANTIATE_TEST_SUITE_P(Players, WrongPack,
                         ::testing::Values(Wrong{kComponents,
                                                 {{"/players/starting_money", "9"}},
                                                 "players.starting_money",
                                                 "content_starting_money"},
                                           Wrong{kComponents,
                                                 {{"/players/starting_money", "1001"}},
                                                 "players.starting_money",
                                                 "json_out_of_range"},
                                           Wrong{kComponents,
                                                 {{"/players/by_count/4", ""}},
                                                 "players.by_count.4",
                                                 "json_missing_field"},
                                           Wrong{kComponents,
                                                 {{"/players/by_count/7", "{}"}},
                                                 "players.by_count.7",
                                                 "json_unknown_field"},
                                           Wrong{kComponents,
                                                 {{"/players/by_count/4/regions", "9"}},
                                                 "players.by_count.4.regions",
                                                 "json_out_of_range"},
                                           Wrong{kComponents,
                                                 {{"/players/by_count/2/plants_removed", "33"}},
                                                 "players.by_count.2.plants_removed",
                                                 "content_too_many_removed"},
                                           Wrong{kComponents,
                                                 {{"/players/by_count/2/plant_limit", "5"}},
                                                 "players.by_count.2.plant_limit",
                                                 "json_out_of_range"},
                                           Wrong{kComponents,
                                                 {{"/players/by_count/2/plant_limit", "0"}},
                                                 "players.by_count.2.plant_limit",
                                                 "json_out_of_range"},
                                           Wrong{kComponents,
                                                 {{"/players/by_count/6/step_2_cities", "15"}},
                                                 "players.by_count.6.end_cities",
                                                 "content_end_before_step_2"},
                                           Wrong{kComponents,
                                                 {{"/players/by_count/2/end_cities", "22"}},
                                                 "players.by_count.2.end_cities",
                                                 "content_end_above_limit"},
                                           Wrong{kComponents,
                                                 {{"/players/by_count/2/end_cities", "25"}},
                                                 "players.by_count.2.end_cities",
                                                 "json_out_of_range"},
                                           Wrong{kComponents,
                                                 {{"/limits/cities_per_player", "25"}},
                                                 "limits.cities_per_player",
                                                 "json_out_of_range"}));

INSTANTIATE_TEST_SUITE_P(
    Resources, WrongPack,
    ::testing::Values(
        Wrong{kComponents,
              {{"/resource_market/tracks/oil", ""}},
              "resource_market.tracks.oil",
              "json_missing_field"},
        Wrong{kComponents,
              {{"/resource_market/tracks/gas", "{}"}},
              "resource_market.tracks.gas",
              "json_unknown_field"},
        Wrong{kComponents,
              {{"/resource_market/tracks/coal/prices/3", "9"}},
              "resource_market.tracks.coal.prices[4]",
              "content_falling"},
        Wrong{kComponents,
              {{"/resource_market/tracks/coal/prices", "[]"}},
              "resource_market.tracks.coal.prices",
              "json_wrong_count"},
        Wrong{kComponents,
              {{"/resource_market/tracks/coal/initial", "25"}},
              "resource_market.tracks.coal.initial",
              "content_too_few_tokens"},
        Wrong{kComponents,
              {{"/resource_market/tracks/coal/prices", "[1, 2]"}},
              "resource_market.tracks.coal.initial",
              "content_too_few_spaces"},
        Wrong{kComponents,
              {{"/resource_market/tracks/coal/tokens", "256"}},
              "resource_market.tracks.coal.tokens",
              "json_out_of_range"},
        Wrong{kComponents, {{"/refill/by_count/3", ""}}, "refill.by_count.3", "json_missing_field"},
        Wrong{kComponents, {{"/refill/by_count/3/2", ""}}, "refill.by_count.3", "json_not_exactly"},
        Wrong{kComponents,
              {{"/refill/by_count/3/2/uranium", ""}},
              "refill.by_count.3[2].uranium",
              "json_missing_field"},
        Wrong{kComponents,
              {{"/refill/by_count/3/2/uranium", "-1"}},
              "refill.by_count.3[2].uranium",
              "json_out_of_range"}));

INSTANTIATE_TEST_SUITE_P(MoneyAndHouses, WrongPack,
                         ::testing::Values(Wrong{kComponents,
                                                 {{"/payout/by_powered_cities", "[]"}},
                                                 "payout.by_powered_cities",
                                                 "json_wrong_count"},
                                           Wrong{kComponents,
                                                 {{"/payout/by_powered_cities/0", "0"}},
                                                 "payout.by_powered_cities[0]",
                                                 "json_out_of_range"},
                                           Wrong{kComponents,
                                                 {{"/payout/by_powered_cities/20", "256"}},
                                                 "payout.by_powered_cities[20]",
                                                 "json_out_of_range"},
                                           Wrong{kComponents,
                                                 {{"/payout/by_powered_cities/20", "147"}},
                                                 "payout.by_powered_cities[20]",
                                                 "content_falling"},
                                           Wrong{kComponents,
                                                 {{"/building/slot_fees", "[10, 15]"}},
                                                 "building.slot_fees",
                                                 "json_not_exactly"},
                                           Wrong{kComponents,
                                                 {{"/building/slot_fees/0", "0"}},
                                                 "building.slot_fees[0]",
                                                 "json_out_of_range"},
                                           Wrong{kComponents,
                                                 {{"/building/slot_fees/2", "14"}},
                                                 "building.slot_fees[2]",
                                                 "content_falling"},
                                           Wrong{kComponents,
                                                 {{"/building/houses_by_step/2", "4"}},
                                                 "building.houses_by_step[2]",
                                                 "json_out_of_range"},
                                           Wrong{kComponents,
                                                 {{"/building/houses_by_step/0", "3"}},
                                                 "building.houses_by_step[1]",
                                                 "content_falling"}));

const std::string kNewCity =
    R"({"id": "atlantis", "names": {"de": "A", "en": "A"}, "region": "south", "x": 0, "y": 0})";
const std::string kNewRegion =
    R"({"id": "north_sea", "names": {"de": "N", "en": "N"}, "color": "#000000"})";

INSTANTIATE_TEST_SUITE_P(
    Maps, WrongPack,
    ::testing::Values(
        Wrong{kGermany, {{"/id", "\"Germany\""}}, "id", "content_bad_id"},
        Wrong{kGermany, {{"/id", "\"austria\""}}, "id", "content_id_is_not_file_name"},
        Wrong{kGermany, {{"/regions/0/id", "\"north-west\""}}, "regions[0].id", "content_bad_id"},
        Wrong{kGermany,
              {{"/regions/1/id", "\"northwest\""}},
              "regions[1].id",
              "content_duplicate_id"},
        Wrong{kGermany, {{"/regions/1/color", "\"red\""}}, "regions[1].color", "content_bad_color"},
        Wrong{kGermany, {{"/regions", "[]"}}, "regions", "json_wrong_count"},
        Wrong{kGermany, {{"/regions/-", kNewRegion}}, "regions[6]", "content_region_without_city"},
        Wrong{
            kGermany, {{"/cities/1/id", "\"flensburg\""}}, "cities[1].id", "content_duplicate_id"},
        Wrong{kGermany, {{"/cities/1/id", "\"\""}}, "cities[1].id", "json_bad_string"},
        Wrong{kGermany,
              {{"/cities/1/region", "\"bavaria\""}},
              "cities[1].region",
              "content_no_such_region"},
        Wrong{kGermany, {{"/cities/1/x", "1.01"}}, "cities[1].x", "json_out_of_range"},
        Wrong{kGermany, {{"/cities/0", ""}}, "edges[37].a", "content_no_such_city"},
        Wrong{kGermany, {{"/cities/-", kNewCity}}, "cities[42]", "content_city_without_edge"},
        Wrong{kGermany, {{"/edges/3/a", "\"atlantis\""}}, "edges[3].a", "content_no_such_city"},
        Wrong{kGermany, {{"/edges/3/b", "\"atlantis\""}}, "edges[3].b", "content_no_such_city"},
        Wrong{kGermany, {{"/edges/3/b", ""}}, "edges[3].b", "json_missing_field"},
        Wrong{kGermany, {{"/edges/3/one_way", "true"}}, "edges[3].one_way", "json_unknown_field"},
        Wrong{kGermany, {{"/edges/3/cost", "255"}}, "edges[3].cost", "json_out_of_range"},
        Wrong{kGermany, {{"/edges/3/cost", "-1"}}, "edges[3].cost", "json_out_of_range"},
        Wrong{kGermany, {{"/edges/3/cost", "\"7\""}}, "edges[3].cost", "json_not_an_integer"},
        Wrong{kGermany, {{"/edges/0/b", "\"aachen\""}}, "edges[0].b", "content_edge_to_itself"},
        Wrong{kGermany,
              {{"/edges/-", R"({"a": "aachen", "b": "duesseldorf", "cost": 9})"}},
              "edges[83]",
              "content_edge_twice"},
        Wrong{kGermany,
              {{"/edges/-", R"({"a": "duesseldorf", "b": "aachen", "cost": 9})"}},
              "edges[83]",
              "content_edge_twice"},
        Wrong{kGermany,
              {{"/edges/-", R"({"a": "duesseldorf", "b": "aachen", "cost": 8})"}},
              "edges[83]",
              "content_edge_two_costs"},
        Wrong{kGermany, {{"/checks/cities", "41"}}, "checks.cities", "content_check_failed"},
        Wrong{kGermany, {{"/checks/edges", "84"}}, "checks.edges", "content_check_failed"},
        Wrong{kGermany, {{"/checks/cost_sum", "991"}}, "checks.cost_sum", "content_check_failed"},
        Wrong{kUsa, {{"/checks", ""}}, "checks", "json_missing_field"}));

// Flensburg and Passau, the far north and the far south, swap their regions.
INSTANTIATE_TEST_SUITE_P(
    Networks, WrongPack,
    ::testing::Values(
        Wrong{
            kGermany,
            {{"/cities/-", kNewCity},
             {"/cities/-",
              R"({"id": "ys", "names": {"de": "Y", "en": "Y"}, "region": "west", "x": 0, "y": 0})"},
             {"/edges/-", R"({"a": "atlantis", "b": "ys", "cost": 1})"}},
            "cities[42]",
            "content_map_not_connected"},
        Wrong{kGermany,
              {{"/cities/0/region", "\"south\""}, {"/cities/41/region", "\"northwest\""}},
              "edges",
              "content_area_not_connected"},
        Wrong{kGermany, {{"/edges/37/cost", "254"}}, "edges", "content_path_too_long"},
        Wrong{kGermany, {{"/cities/0/region", "\"south\""}}, "cities", "content_area_too_small"}));

TEST(ContentReader, refusesMoreRegionsThanAMapHas) {
  const auto read = readPack(edited(kComponents, {{"/players/by_count/5/regions", "7"}}));
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error(), (Problem{"maps/germany.json: regions",
                                   "content_too_few_regions",
                                   {{"regions", "6"}, {"needed", "7"}, {"players", "5"}}}));
}

TEST(ContentReader, refusesAnEndThatTheAreaIsTooSmallFor) {
  const auto read = readPack(edited(kComponents, {{"/players/by_count/2/end_cities", "22"},
                                                  {"/limits/cities_per_player", "22"}}));
  ASSERT_FALSE(read);
  EXPECT_EQ(
      read.error(),
      (Problem{"maps/germany.json: cities",
               "content_area_too_small",
               {{"regions", "northwest, northeast, west"}, {"cities", "21"}, {"needed", "22"}}}));
}

TEST(ContentReader, saysWhichValueIsWrong) {
  const auto read = readPack(edited(kUsa, {{"/edges/2/cost", "300"}}));
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error(), (Problem{"maps/usa.json: edges[2].cost",
                                   "json_out_of_range",
                                   {{"value", "300"}, {"min", "0"}, {"max", "254"}}}));
}

TEST(ContentReader, refusesAPackWithoutComponents) {
  ContentFiles::Texts texts = embeddedContent("funkenschlag").texts();
  texts.erase(kComponents);
  const auto read = readPack(ContentFiles(texts));
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error(), (Problem{kComponents, "content_file_missing"}));
}

TEST(ContentReader, refusesAPackWithoutMaps) {
  ContentFiles::Texts texts = embeddedContent("funkenschlag").texts();
  texts.erase(kGermany);
  texts.erase(kUsa);
  const auto read = readPack(ContentFiles(texts));
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error(), (Problem{"maps/", "content_no_maps"}));
}

TEST(ContentReader, refusesAFileThatNobodyReads) {
  const auto read = readPack(withText("component.json", "{}"));
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error(), (Problem{"component.json", "content_stray_file"}));
}

TEST(ContentReader, refusesAMapInASubfolder) {
  const std::string map = *embeddedContent("funkenschlag").find(kUsa);
  const auto read = readPack(withText("maps/more/usa.json", map));
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, "content_id_is_not_file_name");
}

TEST(ContentReader, refusesAnyTruncatedFile) {
  const std::string whole = *embeddedContent("funkenschlag").find(kUsa);
  for (std::size_t length = 1; length + 2 < whole.size(); length += 97) {
    const auto read = readPack(withText(kUsa, whole.substr(0, length)));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, "json_incomplete") << length;
    EXPECT_TRUE(read.error().place.starts_with("maps/usa.json:")) << read.error().place;
  }
}

TEST(ContentReader, refusesEveryFieldOfTheWrongType) {
  for (const std::string& file : {kComponents, kGermany}) {
    const json::value original = parsed(embeddedContent("funkenschlag"), file);
    for (const auto& field : original.get_object())
      for (const char* wrong : {"null", "-1", "1e300", "[]", "{}", "[[1]]"}) {
        json::object document = original.get_object();
        document[field.key()] = json::parse(wrong);
        EXPECT_FALSE(readPack(withText(file, json::serialize(document))))
            << file << ' ' << field.key() << ' ' << wrong;
      }
  }
}

TEST(ContentReader, refusesTenMegabytesOfGarbage) {
  std::string garbage;
  garbage.assign(10'000'000, '[');
  EXPECT_EQ(readPack(withText(kUsa, garbage)).error().code, "json_too_deep");
  garbage.assign(10'000'000, '\xFF');
  EXPECT_EQ(readPack(withText(kUsa, garbage)).error().code, "json_syntax");
  garbage.assign(10'000'000, ' ');
  EXPECT_EQ(readPack(withText(kUsa, garbage)).error().code, "json_empty");
}

}  // namespace
}  // namespace spannung::funkenschlag
