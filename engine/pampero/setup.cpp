#include "engine/pampero/setup.h"

#include <algorithm>
#include <span>

#include "engine/pampero/ledger.h"
#include "engine/pampero/vocabulary.h"

namespace spannung::pampero {
namespace {

constexpr std::array<DealPart, kZones> kTowerParts = {DealPart::towersA, DealPart::towersB,
                                                      DealPart::towersC};

void addRange(Drawn& pool, std::size_t from, std::size_t to) {
  for (std::size_t i = from; i < to; ++i) pool.push_back(static_cast<std::uint8_t>(i));
}

void addContracts(Drawn& pool, const Content& content, ContractKind kind) {
  for (std::size_t i = 0; i < content.contracts.size(); ++i)
    if (content.contracts[i].kind == kind) pool.push_back(static_cast<std::uint8_t>(i));
}

void addForeign(Drawn& pool, const Content& content, int country) {
  for (std::size_t i = 0; i < content.foreignCards.size(); ++i)
    if (content.foreignCards[i].country == country) pool.push_back(static_cast<std::uint8_t>(i));
}

void addConnections(Drawn& pool, const Content& content, TileSet set) {
  for (std::size_t i = 0; i < content.connectionTiles.size(); ++i)
    if (content.connectionTiles[i].set == set) pool.push_back(static_cast<std::uint8_t>(i));
}

void addScoringTiles(Drawn& pool, const Content& content, bool secondSet) {
  for (std::size_t i = 0; i < content.scoringTiles.size(); ++i)
    if (content.scoringTiles[i].isSecondSet == secondSet)
      pool.push_back(static_cast<std::uint8_t>(i));
}

void addTowerTiles(Drawn& pool, const Content& content, Zone zone) {
  for (std::size_t i = 0; i < content.towerTiles.size(); ++i)
    for (int copy = 0; content.towerTiles[i].zone == zone && copy < content.towerTiles[i].copies;
         ++copy)
      pool.push_back(static_cast<std::uint8_t>(i));
  for (int i = 0; i < content.blanksPerZone; ++i)
    pool.push_back(static_cast<std::uint8_t>(content.towerTiles.size()));
}

int countSpaces(const Tables& tables, TileSet set) {
  return static_cast<int>(std::ranges::count(tables.board.connections, set, &ConnectionSpace::set));
}

int countPlaces(const Tables& tables, ContractKind kind) {
  return std::popcount(tables.kindPlaces[static_cast<std::size_t>(kind)]);
}

// The given items in front, the others in the order in which they were drawn.
void putInFront(Drawn& drawn, const Drawn& given) {
  if (given.empty()) return;
  Drawn arranged = given;
  for (const std::uint8_t item : given) drawn.erase(item);
  for (const std::uint8_t item : drawn) arranged.push_back(item);
  drawn = arranged;
}

class Setup {
 public:
  Setup(const Tables& tables, const Seed& seed, const Deal& deal) : tables_(tables), deal_(deal) {
    state_.rng = Rng::fromSeed(seed);
  }

  State make() {
    Dice dice(state_.rng);
    for (int i = 0; i < kDealParts; ++i) draw(static_cast<DealPart>(i), dice);
    layOutCards();
    layOutContracts();
    layOutConnections();
    layOutScoringTiles();
    layOutTowerTiles();
    seatPlayers();
    setTimeline();
    return state_;
  }

 private:
  // Every part is drawn from the seed even if it is given, so that giving one leaves the others.
  void draw(DealPart part, Dice& dice) {
    if (part == DealPart::rivalCards && !tables_.options.solo()) return;
    Drawn pool = tables_.pools[part];
    if (part == DealPart::earlyTiles) removeFinalTiles(pool);
    if (part == DealPart::finalTileOne || part == DealPart::finalTileTwo) keepEarlyTiles(pool);
    shuffle(std::span<std::uint8_t>(pool.begin(), pool.end()), dice);
    putInFront(pool, deal_[part]);
    drawn_[part] = pool;
  }
  void removeFinalTiles(Drawn& pool) {
    pool.erase(drawn_[DealPart::finalTileOne].front());
    pool.erase(drawn_[DealPart::finalTileTwo].front());
  }
  void keepEarlyTiles(Drawn& pool) {
    for (const std::uint8_t tile : deal_[DealPart::earlyTiles]) pool.erase(tile);
  }

  // The first cards are open, the rest a face-down deck with its top at the end.
  static CardMarket openMarket(const Drawn& cards, int open) {
    CardMarket market;
    for (int i = 0; i < open && i < cards.count(); ++i)
      market.open.push_back(cards[static_cast<std::size_t>(i)]);
    for (std::size_t i = cards.size(); i > market.open.size(); --i)
      market.deck.push_back(cards[i - 1]);
    return market;
  }

  // PA-SETUP-02, PA-SETUP-03.
  void layOutCards() {
    const StartValues& start = tables_.content.start;
    state_.specialActions = openMarket(drawn_[DealPart::specialActions], start.specialDisplay);
    state_.specialScorings = openMarket(drawn_[DealPart::specialScorings], start.specialDisplay);
    state_.foreign[0] = openMarket(drawn_[DealPart::firstCountry], start.foreignDisplay);
    state_.foreign[1] = openMarket(drawn_[DealPart::secondCountry], start.foreignDisplay);
    const Drawn& rival = drawn_[DealPart::rivalCards];
    // PA-SOLO-02.
    for (std::size_t i = rival.size(); i > 0; --i) state_.rival.deck.push_back(rival[i - 1]);
  }

  // PA-SETUP-04, PA-SETUP-08, PA-SETUP-09.
  void layOutContracts() {
    state_.tileOf.fill(kNone);
    std::size_t remote = 0;
    std::size_t solar = 0;
    for (const PlaceIndex at : tables_.board.places.keys()) {
      const Place& place = tables_.place(at);
      std::uint8_t tile = place.tile;
      if (place.kind == ContractKind::remote) tile = drawn_[DealPart::remote][remote++];
      if (place.kind == ContractKind::solar) tile = drawn_[DealPart::solar][solar++];
      state_.tileOf[at] = tile;
      state_.available |= bit64(at);
      // PA-GRID-02.
      state_.openAt[std::max(tables_.zoneStep[at], tables_.tileStep[tile])] |= bit64(at);
    }
    openForAllAbove();  // PA-GRID-02
  }
  // What is open with a tower stays open with the next.
  void openForAllAbove() {
    for (std::size_t step = 1; step <= kTowers; ++step)
      state_.openAt[step] |= state_.openAt[step - 1];
  }

  // PA-SETUP-05.
  void layOutConnections() {
    state_.connectionAt.fill(kNone);
    std::size_t a = 0;
    std::size_t bc = 0;
    for (std::size_t i = 0; i < tables_.board.connections.size(); ++i)
      state_.connectionAt[i] = tables_.board.connections[i].set == TileSet::a
                                   ? drawn_[DealPart::connectionsA][a++]
                                   : drawn_[DealPart::connectionsBC][bc++];
  }

  // PA-SETUP-06; PA-ALT-03: introductory tiles take the place of the first two.
  void layOutScoringTiles() {
    const Drawn& early = drawn_[DealPart::earlyTiles];
    state_.scoringTiles = {early[0], early[1], drawn_[DealPart::finalTileOne].front(),
                           drawn_[DealPart::finalTileTwo].front()};
    if (tables_.options.introTiles) state_.scoringTiles[0] = state_.scoringTiles[1] = kNone;
  }

  // PA-SETUP-07, PA-ALT-04: blanks leave their fields empty.
  void layOutTowerTiles() {
    std::array<std::size_t, kZones> next{};
    for (std::size_t i = 0; i < kBonusFields; ++i) {
      const std::size_t zone = indexOf(tables_.content.bonusFields[i].zone);
      const std::uint8_t tile = drawn_[kTowerParts[zone]][next[zone]++];
      state_.bonusTiles[i] = tile < tables_.content.towerTiles.size() ? tile : kNone;
      if (tables_.options.fixedLayout) state_.bonusTiles[i] = tables_.content.fixedLayout[i];
    }
  }

  // PA-SETUP-10, PA-SETUP-12 to PA-SETUP-14, PA-SETUP-17.
  void seatPlayers() {
    const StartValues& start = tables_.content.start;
    state_.batteries = static_cast<std::uint8_t>(start.batteriesPerPlayer * tables_.companies);
    state_.overlays = tables_.content.overlays;
    for (Player& player : state_.players) clear(player);
    for (int i = 0; i < tables_.companies; ++i) {
      Player& player = state_.player(Seat::of(i));
      const auto at = static_cast<std::size_t>(i);
      player.towers = bit64(tables_.startTowers[at]);
      player.windFarms = bit64(tables_.startWindFarms[at]);
      if (tables_.isRival(Seat::of(i)))
        // PA-SOLO-02.
        book(player, MoneySource::start,
             tables_.content.solo.startMoney[tables_.options.difficulty]);
      else
        equip(player);
    }
  }

  static void clear(Player& player) {
    player.tileAt.fill(kNone);
    player.slots.fill(kNone);
  }

  void equip(Player& player) {
    const StartValues& start = tables_.content.start;
    book(player, MoneySource::start, start.money);
    player.energy = start.energy;
    player.batteries = start.batteries;
    state_.batteries = static_cast<std::uint8_t>(state_.batteries - start.batteries);
    player.hand = bit32(tables_.content.basicCards) - 1U;
    player.connectionTiles = static_cast<std::uint16_t>(1U << tables_.startTile());
    player.tileAt[static_cast<std::size_t>(tables_.startTile())] = kTileAvailable;
    player.income.fill(tables_.content.grid.startColumn);
  }

  // PA-SETUP-11: the first in turn order is on top of the stack.
  void setTimeline() {
    for (const std::uint8_t seat : drawn_[DealPart::order]) state_.order.push_back(Seat::of(seat));
    for (std::size_t i = 0; i < state_.order.size(); ++i)
      state_.player(state_.order[i]).height =
          static_cast<std::uint8_t>(state_.order.size() - 1 - i);
  }

  const Tables& tables_;
  const Deal& deal_;
  Deal drawn_;
  State state_;
};

Verdict checkPart(const Tables& tables, const Deal& deal, DealPart part) {
  const Drawn& given = deal[part];
  const int limit = drawsOf(tables, part);
  if (given.count() > limit) return refuse(Reason::dealTooMany, given.count(), limit);
  Drawn pool = tables.pools[part];
  for (const std::uint8_t item : given)
    if (!pool.erase(item)) return refuse(Reason::dealUnknown);
  return {};
}

// The first two scoring tiles cannot be final ones too.
Verdict checkEarlyTiles(const Deal& deal) {
  for (const std::uint8_t tile : deal[DealPart::earlyTiles])
    if (deal[DealPart::finalTileOne].contains(tile) || deal[DealPart::finalTileTwo].contains(tile))
      return refuse(Reason::dealUnknown);
  return {};
}

}  // namespace

Drawn poolOf(const Tables& tables, DealPart part) {
  const Content& content = tables.content;
  Drawn pool;
  switch (part) {
    case DealPart::specialActions:
      addRange(pool, content.basicCards, content.actionCards.size());
      break;
    case DealPart::specialScorings: addRange(pool, 0, content.scoringCards.size()); break;
    case DealPart::firstCountry: addForeign(pool, content, 0); break;
    case DealPart::secondCountry: addForeign(pool, content, 1); break;
    case DealPart::solar: addContracts(pool, content, ContractKind::solar); break;
    case DealPart::connectionsA: addConnections(pool, content, TileSet::a); break;
    case DealPart::connectionsBC: addConnections(pool, content, TileSet::bc); break;
    case DealPart::finalTileOne: addScoringTiles(pool, content, false); break;
    case DealPart::finalTileTwo: addScoringTiles(pool, content, true); break;
    case DealPart::earlyTiles: addRange(pool, 0, content.scoringTiles.size()); break;
    case DealPart::towersA: addTowerTiles(pool, content, Zone::a); break;
    case DealPart::towersB: addTowerTiles(pool, content, Zone::b); break;
    case DealPart::towersC: addTowerTiles(pool, content, Zone::c); break;
    case DealPart::remote: addContracts(pool, content, ContractKind::remote); break;
    case DealPart::order: addRange(pool, 0, static_cast<std::size_t>(tables.companies)); break;
    case DealPart::rivalCards: addRange(pool, 0, content.solo.cards.size()); break;
  }
  return pool;
}

int drawsOf(const Tables& tables, DealPart part) {
  switch (part) {
    case DealPart::solar: return countPlaces(tables, ContractKind::solar);
    case DealPart::remote: return countPlaces(tables, ContractKind::remote);
    case DealPart::connectionsA: return countSpaces(tables, TileSet::a);
    case DealPart::connectionsBC: return countSpaces(tables, TileSet::bc);
    case DealPart::finalTileOne:
    case DealPart::finalTileTwo: return 1;
    case DealPart::earlyTiles: return 2;
    case DealPart::rivalCards: return tables.options.solo() ? tables.pools[part].count() : 0;
    default: return tables.pools[part].count();
  }
}

std::string_view wordTypeOf(DealPart part) {
  switch (part) {
    case DealPart::specialActions: return "card";
    case DealPart::specialScorings: return "scoring_card";
    case DealPart::firstCountry:
    case DealPart::secondCountry: return "foreign";
    case DealPart::solar:
    case DealPart::remote: return "contract_tile";
    case DealPart::connectionsA:
    case DealPart::connectionsBC: return "connection_tile";
    case DealPart::finalTileOne:
    case DealPart::finalTileTwo:
    case DealPart::earlyTiles: return "scoring_tile";
    case DealPart::towersA:
    case DealPart::towersB:
    case DealPart::towersC: return "bonus_tile";
    case DealPart::order: return "seat";
    case DealPart::rivalCards: return "rival_card";
  }
  return "";
}

Verdict checkOutcomes(const Tables& tables, const Deal& deal) {
  for (int i = 0; i < kDealParts; ++i)
    if (const Verdict v = checkPart(tables, deal, static_cast<DealPart>(i)); !v.fine()) return v;
  const int order = deal[DealPart::order].count();
  if (order != 0 && order != tables.companies)
    return refuse(Reason::dealOrder, order, tables.companies);
  return checkEarlyTiles(deal);
}

State initialState(const Tables& tables, const Seed& seed, const Deal& deal) {
  return Setup(tables, seed, deal).make();
}

}  // namespace spannung::pampero
