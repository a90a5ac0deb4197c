#include "engine/pampero/tables.h"

#include <algorithm>

#include "engine/pampero/setup.h"
#include "engine/pampero/stage_text.h"

namespace spannung::pampero {
namespace {

// What each place is called once those for more players are gone; those themselves are none.
using Renumbering = Listed<PlaceIndex, PlaceIndex>;

Renumbering placesFor(const Board& board, int players) {
  Renumbering number(board.places.size());
  int kept = 0;
  for (const PlaceIndex place : board.places.keys())
    if (board.places[place].fromPlayers <= players) number[place] = PlaceIndex::of(kept++);
  return number;
}

template <class Items>
void keepForPlayers(Items& items, int players) {
  std::erase_if(items, [players](const auto& item) { return item.fromPlayers > players; });
}

void renumber(std::vector<PlaceIndex>& places, const Renumbering& number) {
  for (PlaceIndex& place : places) place = number[place];
  std::erase(places, PlaceIndex::none());
}

void renumberCouples(Couples& couples, const Renumbering& number) {
  for (auto& couple : couples) couple = {number[couple[0]], number[couple[1]]};
  std::erase_if(couples,
                [](const auto& couple) { return couple[0].isNone() || couple[1].isNone(); });
}

// PA-SETUP-01.
Board boardFor(const Content& content, int companies) {
  Board board = content.boards[companies <= 2 ? 0 : 1];
  keepForPlayers(board.sites, companies);
  keepForPlayers(board.connections, companies);
  keepForPlayers(board.parking, companies);
  const Renumbering number = placesFor(board, companies);
  keepForPlayers(board.places, companies);
  renumberCouples(board.pairs, number);
  renumberCouples(board.links, number);
  renumber(board.solarArrows, number);
  for (Place& place : board.places) renumber(place.next, number);
  for (ConnectionSpace& space : board.connections) {
    for (auto& line : space.lines) renumber(line, number);
    std::erase_if(space.lines, [](const auto& line) { return line.empty(); });
  }
  return board;
}

void sortSites(Tables& tables) {
  for (const SiteIndex at : tables.board.sites.keys()) {
    const Site& site = tables.site(at);
    tables.sectorSites[site.sector] |= bit64(at);
    if (site.start) continue;
    tables.normalSites |= bit64(at);
    tables.zoneSites[indexOf(tables.zoneOfSector(site.sector))] |= bit64(at);
    if (site.type != SiteType::tower) tables.windSites |= bit64(at);
    if (site.type != SiteType::wind) tables.towerSites |= bit64(at);
    if (site.type == SiteType::mixed && site.sector == tables.content.startSector)
      tables.mixedStart |= bit64(at);
  }
}

void orderSites(Tables& tables) {
  for (const SiteIndex site : tables.board.sites.keys()) tables.sitesById.push_back(site);
  std::ranges::sort(tables.sitesById, {},
                    [&tables](SiteIndex site) { return tables.site(site).id; });
}

// PA-SETUP-14: every company takes the first sites that are left.
void assignStartSites(Tables& tables) {
  std::size_t towers = 0;
  std::size_t windFarms = 0;
  for (const SiteIndex at : tables.sitesById) {
    const Site& site = tables.site(at);
    if (!site.start) continue;
    if (site.type == SiteType::tower && towers < kMaxPlayers) tables.startTowers[towers++] = at;
    if (site.type == SiteType::wind && windFarms < kMaxPlayers)
      tables.startWindFarms[windFarms++] = at;
  }
}

void reachSectors(Tables& tables) {
  for (const SectorIndex from : tables.content.sectors.keys()) {
    const unsigned near = tables.content.adjacent[from] | 1U << from.index();
    for (const SectorIndex to : tables.content.sectors.keys())
      if (holds(near, to)) tables.reach[from] |= tables.sectorSites[to] & tables.normalSites;
  }
}

void sortPlaces(Tables& tables) {
  for (const PlaceIndex at : tables.board.places.keys()) {
    const Place& place = tables.place(at);
    tables.kindPlaces[static_cast<std::size_t>(place.kind)] |= bit64(at);
    if (place.kind == ContractKind::solar) continue;
    const Zone zone = tables.zoneOfSector(place.sector);
    tables.zonePlaces[indexOf(zone)] |= bit64(at);
    tables.sectorPlaces[place.sector] |= bit64(at);
    tables.zoneStep[at] = tables.content.zoneStep[indexOf(zone)];
    if (place.kind != ContractKind::standard) continue;
    for (std::size_t energy = place.energy; energy <= kMostEnergy; ++energy)
      tables.placesUpTo[energy] |= bit64(at);
  }
}

void joinPlaces(Tables& tables) {
  for (const auto& [one, two] : tables.board.pairs) {
    tables.partner[one] = two;
    tables.partner[two] = one;
  }
  for (const auto& [one, two] : tables.board.links) {
    tables.linked[one] |= bit64(two);
    tables.linked[two] |= bit64(one);
  }
  for (std::size_t space = 0; space < tables.board.connections.size(); ++space)
    for (const auto& line : tables.board.connections[space].lines) {
      PlaceMask places = 0;
      for (const PlaceIndex place : line) {
        places |= bit64(place);
        tables.connectionsOf[place] =
            static_cast<std::uint16_t>(tables.connectionsOf[place] | 1U << space);
      }
      tables.connectionLines[space].push_back(places);
    }
}

// PA-GRID-02: solar contracts need no market.
void openMarkets(Tables& tables) {
  for (std::size_t i = 0; i < tables.content.contracts.size(); ++i) {
    const ContractTile& tile = tables.content.contracts[i];
    int step = 1;
    if (tile.kind != ContractKind::solar)
      for (const Symbol& symbol : tile.symbols)
        step = std::max<int>(step, tables.content.marketStep[indexOf(symbol.market)]);
    tables.tileStep[i] = static_cast<std::uint8_t>(step);
  }
}

void joinByThickLine(Tables& tables, int from, int to) {
  auto& sets = tables.thick[static_cast<std::size_t>(from / 8)];
  for (std::size_t set = 0; set < sets.size(); ++set)
    if (holds(set, from % 8)) sets[set] |= bit32(to);
}

void joinTransformers(Tables& tables) {
  const GridBoard& grid = tables.content.grid;
  for (int i = 0; i < static_cast<int>(grid.spaces.size()); ++i) {
    const TransformerSpace& space = tables.space(i);
    if (space.start) tables.startSpaces |= bit32(i);
    if (space.bolt) tables.bolts |= bit32(i);
    for (std::size_t step = space.column; step <= kTowers; ++step)
      tables.columnsUpTo[step] |= bit32(i);
    for (std::size_t column = 0; column <= space.column; ++column)
      tables.columnsFrom[column] |= bit32(i);
  }
  for (const auto& [one, two] : grid.thickLines) {
    joinByThickLine(tables, one, two);
    joinByThickLine(tables, two, one);
  }
  for (std::size_t step = 1; step <= kTowers; ++step)
    for (std::size_t column = 0; column < grid.columns.size(); ++column)
      if (grid.columns[column].area <= step)
        tables.lastColumn[step] = static_cast<std::uint8_t>(column);
}

void indexFields(Tables& tables) {
  for (const FieldIndex field : tables.content.fields.keys()) {
    const std::uint8_t space = tables.field(field).space;
    if (tables.fieldCount[space]++ == 0) tables.firstField[space] = field;
  }
}

bool paidAlike(const Frame& one, const Frame& two) {
  return one.money == two.money && one.valueChange == two.valueChange &&
         one.hasInstead == two.hasInstead && one.instead == two.instead;
}

bool beginAlike(const Tables& tables, const Opening& one, const Opening& two) {
  return tables.step(one.step) == tables.step(two.step) && one.owners == two.owners &&
         one.fieldEnergy == two.fieldEnergy && one.anyZone == two.anyZone;
}

// The first steps of a card: one, or one for every action of a joker.
std::vector<Opening> openingsOf(const Tables& tables, const ActionCard& card) {
  const Frame& frame = card.frame;
  const Step& first = tables.step(card.steps.first);
  if (first.op != Op::joker)
    return {{card.steps.first, frame.owners, frame.fieldEnergy, !frame.zoneBound || first.flag}};
  std::vector<Opening> openings;
  for (int i = 0; i < first.count; ++i) {
    const JokerAction& action = tables.action(first.first + i);
    openings.push_back({action.steps.first, action.owners, action.fieldEnergy,
                        !frame.zoneBound || tables.step(action.steps.first).flag});
  }
  return openings;
}

std::uint32_t cardsAlike(const Tables& tables, const Frame& frame, const Opening& opening) {
  std::uint32_t alike = 0;
  for (const CardIndex card : tables.content.actionCards.keys())
    for (const Opening& other : openingsOf(tables, tables.card(card)))
      if (paidAlike(frame, tables.card(card).frame) && beginAlike(tables, opening, other))
        alike |= bit32(card);
  return alike;
}

void openCards(Tables& tables) {
  for (const CardIndex card : tables.content.actionCards.keys()) {
    for (Opening opening : openingsOf(tables, tables.card(card))) {
      opening.alike = cardsAlike(tables, tables.card(card).frame, opening);
      tables.openings.push_back(opening);
    }
    tables.openingFrom[placeOf(card) + 1] = static_cast<std::uint16_t>(tables.openings.size());
  }
}

// Cards that one thing decides about, wherever they are played.
void sortCards(Tables& tables) {
  for (const CardIndex card : tables.content.actionCards.keys()) {
    const Frame& frame = tables.card(card).frame;
    for (std::size_t zone = 0; zone < kZones; ++zone)
      if ((frame.fields >> zone & 1U) != 0) tables.cardsForZone[zone] |= bit32(card);
    if (frame.money != FrameMoney::cost) tables.costlessCards |= bit32(card);
    for (const Opening& opening : tables.openingsOf(card)) {
      const Op op = tables.step(opening.step).op;
      if (op == Op::takeCapital) tables.capitalCards |= bit32(card);
      if (op == Op::fulfilContract && (tables.step(opening.step).kinds & kSolar) != 0)
        tables.solarCards |= bit32(card);
      if (!hasTarget(op)) tables.untargetedCards |= bit32(card);
    }
  }
  tables.freeCards = tables.costlessCards & tables.untargetedCards;
}

// The entry that is like this one, a new one if there is none yet.
template <class Item, class Alike>
Item& entryFor(std::vector<Item>& items, const Item& wanted, Alike alike) {
  const auto known =
      std::ranges::find_if(items, [&](const Item& item) { return alike(item, wanted); });
  return known != items.end() ? *known : *items.insert(known, wanted);
}

void addOpening(const Tables& tables, std::vector<Opening>& openings, Opening opening,
                CardIndex card) {
  opening.alike = 0;
  Opening& known = entryFor(openings, opening, [&tables](const Opening& one, const Opening& two) {
    return beginAlike(tables, one, two);
  });
  known.alike |= bit32(card);
}

void sortOpenings(Tables& tables) {
  for (const CardIndex card : tables.content.actionCards.keys())
    for (const Opening& opening : tables.openingsOf(card)) {
      const Op op = tables.step(opening.step).op;
      if (isBuilding(op)) addOpening(tables, tables.builders, opening, card);
      if (op == Op::fulfilContract) addOpening(tables, tables.buyers, opening, card);
      if (op == Op::sellAbroad) addOpening(tables, tables.sellers, opening, card);
    }
  for (const Opening& builder : tables.builders) tables.builderCards |= builder.alike;
  for (const Opening& buyer : tables.buyers) tables.buyerCards |= buyer.alike;
  for (const Opening& seller : tables.sellers) tables.sellerCards |= seller.alike;
}

void sortFees(Tables& tables) {
  for (const CardIndex card : tables.content.actionCards.keys()) {
    const Frame& frame = tables.card(card).frame;
    const bool takesMoney = frame.money == FrameMoney::cost;
    for (int most = kLeastSurcharge; most <= kMostSurcharge; ++most)
      if (!takesMoney || frame.valueChange <= most)
        tables.cardsWithin[static_cast<std::size_t>(most - kLeastSurcharge)] |= bit32(card);
  }
}

void sortAlternatives(Tables& tables) {
  for (const CardIndex card : tables.content.actionCards.keys()) {
    const Frame& frame = tables.card(card).frame;
    if (!frame.hasInstead) continue;
    tables.alternativeCards |= bit32(card);
    entryFor(
        tables.alternatives, Alternative{frame.instead, 0},
        [](const Alternative& one, const Alternative& two) { return one.prices == two.prices; })
        .cards |= bit32(card);
  }
}

// PA-EXPORT-01.
void priceForeignCards(Tables& tables) {
  const auto& cards = tables.content.foreignCards;
  for (std::size_t i = 0; i < cards.size(); ++i) tables.foreignBatteries[i] = cards[i].batteries;
}

// PA-TOWER-03, PA-TOWER-04.
void sortBonusFields(Tables& tables) {
  for (int field = 0; field < kBonusFields; ++field) {
    const auto at = static_cast<std::size_t>(field);
    const ZoneMask zone = zoneBit(tables.content.bonusFields[at].zone);
    for (std::size_t zones = 0; zones < kZoneSets; ++zones)
      if ((zones & zone) != 0) tables.bonusFieldsIn[zones] |= bit64(field);
    for (int other = 0; other < kBonusFields; ++other)
      if (areAdjacent(field, other)) tables.bonusFieldsBeside[at] |= bit64(other);
  }
}

// PA-CAPITAL-01.
void openCapital(Tables& tables) {
  const auto& areas = tables.content.grid.capitalAreas;
  for (std::size_t step = 0; step <= kTowers; ++step)
    for (std::size_t place = 0; place < areas.size(); ++place)
      if (areas[place] <= step)
        tables.capitalUpTo[step] =
            static_cast<std::uint8_t>(tables.capitalUpTo[step] | 1U << place);
}

std::vector<std::string> spotWords(const Tables& tables) {
  std::vector<std::string> words(static_cast<std::size_t>(kSpots));
  for (const SiteIndex site : tables.board.sites.keys())
    words[placeOf(site)] = tables.site(site).id;
  for (std::size_t i = 0; i < tables.board.parking.size(); ++i)
    words[kFirstParking + i] = tables.board.parking[i].id;
  words[kPublicArea] = "public";
  return words;
}

std::vector<std::string> lineWords(const Tables& tables) {
  std::vector<std::string> words = {"free"};
  for (const NetworkLine& line : tables.content.grid.lines) words.push_back(line.id);
  return words;
}

// Special action cards, then scoring cards: one number for both.
std::vector<std::string> specialWords(const Content& content) {
  std::vector<std::string> words = idsIn(content.actionCards);
  words.resize(kMaxActionCards);
  for (const ScoringCard& card : content.scoringCards) words.push_back(card.id);
  return words;
}

// The blank tiles come after all others.
std::vector<std::string> bonusTileWords(const Content& content) {
  std::vector<std::string> words = idsIn(content.towerTiles);
  words.emplace_back("blank");
  return words;
}

void nameEverything(Tables& tables) {
  const Content& content = tables.content;
  const std::pair<std::string_view, std::vector<std::string>> lists[] = {
      {"site", idsIn(tables.board.sites)},
      {"card", idsIn(content.actionCards)},
      {"field", idsIn(content.fields)},
      {"contract", idsIn(tables.board.places)},
      {"payment", {"money", "instead"}},
      {"transformer", idsIn(content.grid.spaces)},
      {"line", lineWords(tables)},
      {"bonus_field", idsIn(content.bonusFields)},
      {"slot", idsIn(content.towerTiles)},
      {"tower_tile", idsIn(content.towerTiles)},
      {"spot", spotWords(tables)},
      {"market", {"residential", "industry", "commerce", "recreation", "remote"}},
      {"special", specialWords(content)},
      {"connection_tile", idsIn(content.connectionTiles)},
      {"foreign", idsIn(content.foreignCards)},
      {"capital", countedFromOne(static_cast<int>(content.grid.capitalAreas.size()), "cap")},
      {"row", {"top", "bottom"}},
      {"scoring_card", idsIn(content.scoringCards)},
      {"scoring_tile", idsIn(content.scoringTiles)},
      {"connection", idsIn(tables.board.connections)},
      {"choice", countedFromOne(8)},
      {"rival_card", idsIn(content.solo.cards)},
      {"contract_tile", idsIn(content.contracts)},
      {"bonus_tile", bonusTileWords(content)},
      {"seat", countedFromOne(kMaxPlayers)},
      {"sector", idsIn(content.sectors)},
      {"stage", {kStageTexts.begin(), kStageTexts.end()}},
  };
  for (const auto& [type, words] : lists) tables.words.add(type, "unknown_word", words);
}

// Unions of what belongs to single zones and kinds, so that rules need not put them together.
template <std::size_t Count, std::size_t Sets>
std::array<std::uint64_t, Sets> unionsOf(const std::array<std::uint64_t, Count>& parts) {
  std::array<std::uint64_t, Sets> unions{};
  for (std::size_t set = 0; set < Sets; ++set)
    for (std::size_t i = 0; i < Count; ++i)
      if ((set >> i & 1U) != 0) unions[set] |= parts[i];
  return unions;
}

void uniteZonesAndKinds(Tables& tables) {
  tables.everywhere.fill(~std::uint64_t{0});
  tables.sitesInZones = unionsOf<kZones, kZoneSets>(tables.zoneSites);
  tables.placesInZones = unionsOf<kZones, kZoneSets>(tables.zonePlaces);
  tables.placesOfKinds = unionsOf<kContractKinds, kKindSets>(tables.kindPlaces);
}

void joinSolarNodes(Tables& tables) {
  for (const PlaceIndex arrow : tables.board.solarArrows) tables.solarStarts |= bit64(arrow);
  for (const PlaceIndex node : tables.board.places.keys())
    for (const PlaceIndex next : tables.place(node).next) tables.solarNext[node] |= bit64(next);
}

}  // namespace

// PA-EXPORT-02: no card lifts it.
void keepExportsInZoneB(Tables& tables) {
  for (ActionCard& card : tables.content.actionCards) {
    const auto sells = [&](int step) { return tables.step(step).op == Op::sellAbroad; };
    if (!tables.options.exportsNeedZoneB()) card.frame.fields = card.frame.fieldsInRevision1;
    for (int i = 0; tables.options.exportsNeedZoneB() && i < card.steps.count; ++i)
      if (sells(card.steps.first + i)) card.frame.fields &= zoneBit(Zone::b);
  }
}

Tables makeTables(const Content& content, const Options& options) {
  Tables tables;
  tables.content = content;
  tables.options = options;
  keepExportsInZoneB(tables);
  tables.companies = options.companies();
  tables.timeline = options.longerGame ? content.longerTimeline : content.standardTimeline;
  tables.board = boardFor(content, tables.companies);
  sortSites(tables);
  orderSites(tables);
  assignStartSites(tables);
  reachSectors(tables);
  sortPlaces(tables);
  joinPlaces(tables);
  uniteZonesAndKinds(tables);
  joinSolarNodes(tables);
  openMarkets(tables);
  joinTransformers(tables);
  indexFields(tables);
  openCards(tables);
  sortFees(tables);
  sortAlternatives(tables);
  sortCards(tables);
  sortOpenings(tables);
  openCapital(tables);
  priceForeignCards(tables);
  sortBonusFields(tables);
  for (int i = 0; i < kDealParts; ++i)
    tables.pools[static_cast<DealPart>(i)] = poolOf(tables, static_cast<DealPart>(i));
  nameEverything(tables);
  return tables;
}

}  // namespace spannung::pampero
