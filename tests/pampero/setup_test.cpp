// Setup: what lies where before the first turn.
#include <algorithm>
#include <set>

#include "engine/pampero/counting.h"
#include "tests/pampero/table.h"

namespace spannung::pampero::testing {
namespace {

TEST(Setup, PA_SETUP_01_every_number_of_players_has_its_board) {
  EXPECT_EQ(Table(1).game().seats(), 2) << "VJ has a seat";
  EXPECT_EQ(Table(2).tables().board.sites.size(), 26U);
  EXPECT_EQ(Table(3).tables().board.sites.size(), 40U);
  EXPECT_EQ(Table(4).tables().board.sites.size(), 47U);
  EXPECT_EQ(Table(3).tables().board.parking.size(), 6U);
  EXPECT_EQ(Table(4).tables().board.parking.size(), 8U);
}

// On the board for three some places of the board for four are missing, and all numbers change.
TEST(Setup, PA_SETUP_01_what_is_joined_stays_joined_without_the_places_of_more_players) {
  const Table table(3);
  const Board& board = table.tables().board;
  const auto names = [&board](const auto& places) {
    std::vector<std::string> ids;
    for (const PlaceIndex place : places) ids.push_back(board.places[place].id);
    return ids;
  };
  using Names = std::vector<std::string>;
  EXPECT_EQ(board.connections.size(), 8U);
  ASSERT_EQ(board.pairs.size(), 5U);
  EXPECT_EQ(names(board.pairs[4]), (Names{"C-c5", "C-c6"}));
  ASSERT_EQ(board.links.size(), 3U);
  EXPECT_EQ(names(board.links[2]), (Names{"B1-c1", "C-c1"}));
  EXPECT_EQ(names(board.solarArrows), (Names{"s01", "s10"}));
  EXPECT_EQ(names(board.places[table.place("s02")].next), (Names{"s03", "s04"}));
  EXPECT_EQ(names(board.connections[0].lines[1]), (Names{"A1-c4", "A1-c5"}));
  EXPECT_EQ(names(board.connections[1].lines[1]), (Names{"A1-r1", "A1-r2", "A2-r1"}));
}

TEST(Setup, PA_SETUP_02_PA_SETUP_03_three_of_each_deck_lie_open) {
  const Table table(3);
  EXPECT_EQ(table.state().specialActions.open.count(), 3);
  EXPECT_EQ(table.state().specialActions.deck.count(), 15);
  EXPECT_EQ(table.state().specialScorings.open.count(), 3);
  EXPECT_EQ(table.state().specialScorings.deck.count(), 15);
  for (const CardMarket& market : table.state().foreign) {
    EXPECT_EQ(market.open.count(), 3);
    EXPECT_EQ(market.deck.count(), 6);
  }
}

// The tiles on the places of a kind, in the order of the places.
std::vector<int> tilesOf(const Table& table, ContractKind kind) {
  std::vector<int> tiles;
  for (const PlaceIndex place : table.tables().board.places.keys())
    if (table.tables().place(place).kind == kind) {
      EXPECT_TRUE(holds(table.state().available, place));
      EXPECT_EQ(table.tables().contract(table.state(), place).kind, kind);
      tiles.push_back(table.state().tileOf[place]);
    }
  return tiles;
}

std::set<int> contractsOf(ContractKind kind) {
  std::set<int> tiles;
  for (std::size_t i = 0; i < pack().content.contracts.size(); ++i)
    if (pack().content.contracts[i].kind == kind) tiles.insert(static_cast<int>(i));
  return tiles;
}

// Every tile lies on some table and leaves the game at another, and the first place has seen them
// all.
void expectShuffled(ContractKind kind) {
  std::set<int> seen, first, missed;
  for (int seed = 0; seed < 200; ++seed) {
    const std::vector<int> tiles = tilesOf(Table(Table::optionsFor(2), {}, seed), kind);
    const std::set<int> here(tiles.begin(), tiles.end());
    ASSERT_EQ(here.size(), tiles.size()) << "no tile lies twice";
    first.insert(tiles.front());
    for (const int tile : contractsOf(kind)) (here.contains(tile) ? seen : missed).insert(tile);
  }
  EXPECT_EQ(seen, contractsOf(kind));
  EXPECT_EQ(first, contractsOf(kind));
  EXPECT_EQ(missed, contractsOf(kind));
}

// The first of a draw pile, given by the test.
Deal dealOf(DealPart part, std::string_view type, std::string_view word) {
  Deal deal;
  deal[part].push_back(static_cast<std::uint8_t>(Table(2).number(type, word)));
  return deal;
}

TEST(Setup, PA_SETUP_04_PA_SETUP_09_the_first_tile_drawn_lies_on_the_first_place) {
  const Table solar(Table::optionsFor(2), dealOf(DealPart::solar, "contract_tile", "solar-27"));
  EXPECT_EQ(tilesOf(solar, ContractKind::solar).front(), solar.number("contract_tile", "solar-27"));
  const Table remote(Table::optionsFor(2), dealOf(DealPart::remote, "contract_tile", "remote-9"));
  EXPECT_EQ(tilesOf(remote, ContractKind::remote).front(),
            remote.number("contract_tile", "remote-9"));
}

TEST(Setup, PA_SETUP_04_solar_contracts_are_shuffled_and_the_rest_leave_the_game) {
  expectShuffled(ContractKind::solar);
}

TEST(Setup, PA_SETUP_09_remote_contracts_are_shuffled_and_the_rest_leave_the_game) {
  expectShuffled(ContractKind::remote);
}

TEST(Setup, PA_SETUP_08_PA_EX_01_a_standard_contract_lies_on_the_space_of_its_number) {
  const Table table(4);
  const auto& places = table.tables().board.places;
  for (const PlaceIndex place : places.keys())
    if (places[place].kind == ContractKind::standard) {
      EXPECT_TRUE(holds(table.state().available, place));
      EXPECT_EQ(table.place(table.tables().contract(table.state(), place).id), place);
    }
  EXPECT_EQ(table.tables().contract(table.state(), table.place("A2-c2")).id, "A2-c2");
  EXPECT_EQ(pack().names.at("contract").at("A2-c2").english, "Tacuarembó");
  for (const PlaceIndex place : all<PlaceIndex>(kMaxPlaces))
    EXPECT_EQ(table.state().tileOf[place] == kNone, placeOf(place) >= places.size());
}

TEST(Setup, PA_SETUP_05_connection_tiles_of_the_matching_set) {
  const Table table(4);
  for (std::size_t i = 0; i < table.tables().board.connections.size(); ++i) {
    const std::uint8_t tile = table.state().connectionAt[i];
    EXPECT_EQ(pack().content.connectionTiles[tile].set, table.tables().board.connections[i].set);
  }
  const Table two(2);
  for (std::size_t i = two.tables().board.connections.size(); i < kMaxConnections; ++i)
    EXPECT_EQ(two.state().connectionAt[i], kNone) << "no such space";
}

TEST(Setup, PA_SETUP_05_the_first_tile_drawn_lies_on_the_first_space_of_its_set) {
  const Table a(Table::optionsFor(2),
                dealOf(DealPart::connectionsA, "connection_tile", "access-road"));
  EXPECT_EQ(a.state().connectionAt[static_cast<std::size_t>(a.number("connection", "ka1"))],
            a.number("connection_tile", "access-road"));
  const Table bc(Table::optionsFor(2),
                 dealOf(DealPart::connectionsBC, "connection_tile", "large-storage"));
  EXPECT_EQ(bc.state().connectionAt[static_cast<std::size_t>(bc.number("connection", "kb1"))],
            bc.number("connection_tile", "large-storage"));
}

TEST(Setup, PA_SETUP_05_connection_tiles_are_shuffled_within_their_set) {
  std::set<int> first, last;
  for (int seed = 0; seed < 200; ++seed) {
    const Table table(Table::optionsFor(4), {}, seed);
    const auto spaces = table.tables().board.connections.size();
    std::set<int> here;
    for (std::size_t i = 0; i < spaces; ++i) here.insert(table.state().connectionAt[i]);
    ASSERT_EQ(here.size(), spaces) << "no tile lies twice";
    first.insert(table.state().connectionAt[0]);
    last.insert(table.state().connectionAt[spaces - 1]);
  }
  std::size_t setA = 0;
  const auto& tiles = pack().content.connectionTiles;
  for (const auto& tile : tiles) setA += tile.set == TileSet::a ? 1 : 0;
  EXPECT_GE(first.size(), setA - 1) << "any tile of set A, but perhaps the start tile";
  EXPECT_GE(last.size(), tiles.size() - setA - 1);
}

TEST(Setup, PA_SETUP_06_four_different_scoring_tiles) {
  for (int seed = 0; seed < 20; ++seed) {
    const Table table(Table::optionsFor(2), {}, seed);
    auto tiles = table.state().scoringTiles;
    EXPECT_FALSE(pack().content.scoringTiles[tiles[2]].isSecondSet);
    EXPECT_TRUE(pack().content.scoringTiles[tiles[3]].isSecondSet);
    std::ranges::sort(tiles);
    EXPECT_EQ(std::ranges::adjacent_find(tiles), tiles.end());
  }
}

TEST(Setup, PA_SETUP_07_the_tiles_of_a_zone_lie_on_its_fields) {
  const Table table(2);
  int empty = 0;
  for (std::size_t i = 0; i < kBonusFields; ++i) {
    const std::uint8_t tile = table.state().bonusTiles[i];
    if (tile == kNone) {
      ++empty;
      continue;
    }
    EXPECT_EQ(table.tables().towerTile(tile).zone, pack().content.bonusFields[i].zone);
  }
  EXPECT_EQ(empty, 6) << "two blanks a zone";
}

TEST(Setup, PA_SETUP_10_PA_SETUP_13_the_supply) {
  EXPECT_EQ(Table(3).state().batteries, 15) << "18 less one each";
  EXPECT_EQ(Table(1).state().batteries, 11) << "12 less the player's";
  EXPECT_EQ(Table(3).state().overlays, 2);
}

TEST(Setup, PA_SETUP_12_PA_SETUP_17_PA_AMB_03_what_everybody_starts_with) {
  const Table table(3);
  for (int i = 0; i < 3; ++i) {
    const Player& player = table.state().player(Seat::of(i));
    EXPECT_EQ(player.money, 25);
    EXPECT_EQ(player.batteries, 1);
    EXPECT_EQ(player.energy, 1);
    EXPECT_EQ(player.hand, 0xFFU);
    EXPECT_EQ(player.connectionTiles, 1U << table.tables().startTile());
    EXPECT_EQ(player.tileAt[static_cast<std::size_t>(table.tables().startTile())], kTileAvailable);
    EXPECT_EQ(player.step(), 1);
    EXPECT_EQ(player.income, (std::array<std::uint8_t, kMarkets>{}));
    const auto isFree = [](std::uint8_t place) { return place == kNone; };
    EXPECT_TRUE(std::ranges::all_of(player.cards, &CardIndex::isNone));
    EXPECT_TRUE(std::ranges::all_of(player.grid, &PlaceIndex::isNone));
    EXPECT_TRUE(std::ranges::all_of(player.slots, isFree));
  }
}

TEST(Setup, PA_SETUP_11_PA_EX_36_the_stack_is_the_turn_order) {
  Deal deal;
  for (const int seat : {2, 0, 1}) deal[DealPart::order].push_back(static_cast<std::uint8_t>(seat));
  const Table table(Table::optionsFor(3), deal);
  EXPECT_EQ(table.state().order[0], Seat::of(2));
  EXPECT_EQ(table.state().order[1], Seat::of(0));
  EXPECT_EQ(table.state().order[2], Seat::of(1));
  EXPECT_EQ(table.state().player(Seat::of(2)).height, 2) << "on top";
  EXPECT_EQ(table.state().player(Seat::of(0)).height, 1);
  EXPECT_EQ(table.state().player(Seat::of(1)).height, 0);
  EXPECT_TRUE(table.state().lowerRow.empty());
}

TEST(Setup, PA_SETUP_14_PA_DEC_01_start_pieces_stand_in_A2) {
  const Table table(4);
  for (int i = 0; i < 4; ++i) {
    const Player& player = table.state().player(Seat::of(i));
    EXPECT_TRUE(table.tables().site(firstOf<SiteIndex>(player.towers)).start);
    EXPECT_TRUE(table.tables().site(firstOf<SiteIndex>(player.windFarms)).start);
    EXPECT_EQ(table.tables().site(firstOf<SiteIndex>(player.towers)).type, SiteType::tower);
    EXPECT_EQ(table.tables().site(firstOf<SiteIndex>(player.windFarms)).type, SiteType::wind);
    EXPECT_EQ(std::popcount(player.towers), 1);
    EXPECT_EQ(std::popcount(player.windFarms), 1);
    EXPECT_EQ(table.tables().site(firstOf<SiteIndex>(player.towers)).sector,
              pack().content.startSector);
    const std::string number = std::to_string(i + 1);
    EXPECT_EQ(player.towers, bit64(table.site("A2-st" + number)));
    EXPECT_EQ(player.windFarms, bit64(table.site("A2-sw" + number)));
  }
}

TEST(Setup, PA_SETUP_15_PA_SETUP_16_bulldozers_are_placed_in_turn_order) {
  Table table(3);
  EXPECT_EQ(table.stage(), Stage::placeBulldozer);
  EXPECT_EQ(table.state().actor(), table.state().order[0]);
  EXPECT_EQ(table.legal(),
            (std::vector<std::string>{"place A2-m1", "place A2-m2", "place A2-m3", "place A2-m4"}));
  EXPECT_EQ(table.refusal("place A2-w1"), Reason::siteNotForStart);
  table.play({"place A2-m2"});
  EXPECT_EQ(table.state().actor(), table.state().order[1]);
  EXPECT_EQ(table.refusal("place A2-m2"), Reason::siteNotForStart);
}

TEST(Setup, PA_SETUP_18_giving_one_part_leaves_the_others) {
  const Table drawn(2);
  Deal deal;
  deal[DealPart::finalTileOne].push_back(3);
  const Table given(Table::optionsFor(2), deal);
  EXPECT_EQ(given.state().scoringTiles[2], 3);
  EXPECT_EQ(given.state().specialActions, drawn.state().specialActions);
  EXPECT_EQ(given.state().bonusTiles, drawn.state().bonusTiles);
  EXPECT_EQ(given.state().tileOf, drawn.state().tileOf);
  deal[DealPart::finalTileOne].push_back(4);
  EXPECT_EQ(reasonOf(given.game().checkDeal(deal)), Reason::dealTooMany);
  Deal wrong;
  wrong[DealPart::finalTileOne].push_back(12);
  EXPECT_EQ(reasonOf(given.game().checkDeal(wrong)), Reason::dealUnknown) << "of the other set";
  Deal order;
  order[DealPart::order].push_back(0);
  EXPECT_EQ(reasonOf(given.game().checkDeal(order)), Reason::dealOrder);
}

TEST(Setup, PA_DATA_01_PA_DATA_02_things_have_unique_names_and_places) {
  for (const char* type : {"site", "contract", "card", "scoring_card", "foreign", "transformer"}) {
    auto words = Table(4).tables().words.of(type);
    std::ranges::sort(words);
    EXPECT_EQ(std::ranges::adjacent_find(words), words.end()) << type;
  }
  for (const auto& side : pack().places)
    for (const auto& [id, point] : side) {
      EXPECT_GE(std::min(point.x, point.y), 0) << id;
      EXPECT_LE(std::max(point.x, point.y), 1) << id;
    }
}

}  // namespace
}  // namespace spannung::pampero::testing
