// VJ, the solo opponent: reveals a card a turn and does the first thing on it that is possible.
#pragma once

#include <optional>
#include <span>

#include "engine/pampero/company.h"

namespace spannung::pampero {

inline constexpr Seat kRivalSeat = Seat::of(1);
inline constexpr Seat kSoloSeat = Seat::of(0);

using SectorOrder = FixedVector<SectorIndex, kMaxSectors>;

// PA-SOLO-05.
inline SectorOrder sectorOrder(const Tables& tables, const State& state, const RivalCard& card) {
  SectorOrder order;
  const bool early = state.player(kRivalSeat).step() < tables.content.solo.zoneCTowers;
  for (const SectorIndex sector : card.sectors)
    if (!early || tables.zoneOfSector(sector) != Zone::c) order.push_back(sector);
  return order;
}

template <class Sink>
void moveMarker(Play<Sink>& play, int track) {
  std::uint8_t& position = play.state.rival.majority[static_cast<std::size_t>(track)];
  if (position == kMostOnTrack) return;
  ++position;
  if (track == kMarkets) return play.tell(EventKind::rivalNetwork, kRivalSeat, position);
  play.tell(EventKind::rivalMarker, kRivalSeat, track, position);
}

template <class Sink>
void moveMarkers(Play<Sink>& play, const Symbols& symbols) {
  for (const Symbol& symbol : symbols) moveMarker(play, static_cast<int>(symbol.market));
}

inline SiteIndex lowestSite(const Tables& tables, SiteMask sites) {
  for (const SiteIndex site : tables.sitesById)
    if (holds(sites, site)) return site;
  return SiteIndex::none();
}

// PA-SOLO-06: beside its own bulldozer, else on a site of the piece's own type, else mixed.
inline SiteIndex rivalSite(const Tables& tables, const State& state, const Step& step,
                           SectorIndex sector) {
  const SiteMask own = state.player(kRivalSeat).bulldozers;
  const SiteMask fitting =
      sitesForStep(tables, step) & ~builtSites(state) & tables.sectorSites[sector];
  if ((fitting & own) != 0) return lowestSite(tables, fitting & own);
  const SiteMask open = fitting & freeSites(tables, state);
  const SiteMask mixed = tables.towerSites & tables.windSites;
  const SiteMask pure = open & ~mixed;
  return lowestSite(tables, pure != 0 ? pure : open);
}

// PA-SOLO-08.
template <class Sink>
void resettleBulldozer(Play<Sink>& play, const SectorOrder& order, std::size_t builtIn, int from) {
  int to = kPublicArea;
  for (std::size_t i = 1; i <= order.size() && to == kPublicArea; ++i) {
    const SectorIndex sector = order[(builtIn + i) % order.size()];
    const SiteIndex site = lowestSite(
        play.tables, freeSites(play.tables, play.state) & play.tables.sectorSites[sector]);
    if (!site.isNone()) to = site.index();
  }
  if (from != to) putBulldozer(play, kRivalSeat, from, to);
}

inline std::size_t bonusSpace(int row, int column) {
  return static_cast<std::size_t>(row) * kBonusColumns + static_cast<std::size_t>(column);
}

inline bool isTileAt(const State& state, int row, int column) {
  return state.bonusTiles[bonusSpace(row, column)] != kNone;
}

template <class Sink>
void rivalTakesTile(Play<Sink>& play, const RivalCard& card, int row, int column) {
  std::uint8_t& here = play.state.bonusTiles[bonusSpace(row, column)];
  const std::uint8_t tile = here;
  here = kNone;
  ++play.state.rival.pile[tile];
  play.tell(EventKind::bonusTileTaken, kRivalSeat, tile, tile);
  const TowerTile& taken = play.tables.towerTile(tile);
  moveMarkers(play, taken.symbols);
  const Step& step = play.tables.step(taken.steps.first);
  if (step.op == Op::advanceIncome && step.flag) moveMarker(play, static_cast<int>(card.market));
}

// The highest column of a row at which `tiles` neighbouring tiles end, or -1.
inline int highestTiles(const State& state, int row, int columns, int tiles) {
  for (int column = columns - 1; column >= tiles - 1; --column)
    if (isTileAt(state, row, column) && (tiles == 1 || isTileAt(state, row, column - 1)))
      return column;
  return -1;
}

// PA-SOLO-07.
template <class Sink>
void rivalTakesTiles(Play<Sink>& play, const RivalCard& card, Zone zone) {
  const int columns = (static_cast<int>(zone) + 1) * kBonusColumns / kZones;
  for (const int tiles : {2, 1})
    for (int i = 0; i < kBonusRows; ++i) {
      const int row = (card.tileRow + i) % kBonusRows;
      const int column = highestTiles(play.state, row, columns, tiles);
      if (column < 0) continue;
      for (int k = 0; k < tiles; ++k) rivalTakesTile(play, card, row, column - k);
      return;
    }
}

inline Step stepOf(RivalAction action) {
  Step step;
  step.op = action == RivalAction::tower ? Op::buildTower : Op::buildWindFarm;
  return step;
}

template <class Sink>
void rivalPutsPiece(Play<Sink>& play, const RivalCard& card, const Step& step, SiteIndex site) {
  Player& player = play.state.player(kRivalSeat);
  if (!isTowerStep(step)) {
    player.windFarms |= bit64(site);
    play.tell(EventKind::windFarmBuilt, kRivalSeat, site);
    return moveMarker(play, kMarkets);
  }
  player.towers |= bit64(site);
  play.tell(EventKind::towerBuilt, kRivalSeat, site, player.step());
  moveMarker(play, kMarkets);
  rivalTakesTiles(play, card, play.tables.zoneOfSite(site));
}

template <class Sink>
bool rivalBuilds(Play<Sink>& play, const RivalCard& card, const Step& step) {
  const Player& player = play.state.player(kRivalSeat);
  if (!hasPieceLeft(play.tables, player, step)) return false;
  const SectorOrder order = sectorOrder(play.tables, play.state, card);
  for (std::size_t i = 0; i < order.size(); ++i) {
    const SiteIndex site = rivalSite(play.tables, play.state, step, order[i]);
    if (site.isNone()) continue;
    const bool onOwnSite = holds(player.bulldozers, site);
    const bool inPublicArea = player.inPublicArea > 0;
    rivalPutsPiece(play, card, step, site);
    if (onOwnSite) resettleBulldozer(play, order, i, site.index());
    if (inPublicArea) resettleBulldozer(play, order, i, kPublicArea);
    return true;
  }
  return false;
}

inline int arrowsOf(const Symbols& symbols) {
  int arrows = 0;
  for (const Symbol& symbol : symbols) arrows += symbol.arrows;
  return arrows;
}

inline bool anyTower(const Tables& tables, const State& state, SectorIndex sector) {
  return hasTower(tables, state, kSoloSeat, sector) || hasTower(tables, state, kRivalSeat, sector);
}

inline PlaceIndex mostArrows(const Tables& tables, const State& state, PlaceMask places) {
  PlaceIndex best;
  int most = -1;
  for (; places != 0; places &= places - 1) {
    const auto place = firstOf<PlaceIndex>(places);
    const int arrows = arrowsOf(tables.contract(state, place).symbols);
    if (arrows > most) best = place;
    most = std::max(most, arrows);
  }
  return best;
}

inline PlaceMask placesOfSector(const Tables& tables, const State& state, ContractKind kind,
                                SectorIndex sector) {
  PlaceMask places = 0;
  PlaceMask rest = state.available & tables.kindPlaces[static_cast<std::size_t>(kind)];
  for (; rest != 0; rest &= rest - 1)
    if (tables.place(firstOf<PlaceIndex>(rest)).sector == sector) places |= rest & (~rest + 1);
  return places;
}

template <class Sink>
void rivalTakesConnections(Play<Sink>& play, PlaceIndex place) {
  for (int space = 0; space < static_cast<int>(play.tables.board.connections.size()); ++space) {
    const bool joined = (play.tables.connectionsOf[place] >> space & 1U) != 0;
    if (!joined || !isOffered(play.tables, play.state, space)) continue;
    const std::uint8_t tile = play.state.connectionAt[static_cast<std::size_t>(space)];
    takeConnection(play, kRivalSeat, space);
    moveMarkers(play, play.tables.content.connectionTiles[tile].symbols);
  }
}

template <class Sink>
void rivalTakesContract(Play<Sink>& play, PlaceIndex place) {
  State& state = play.state;
  state.player(kRivalSeat).contracts |= bit64(place);
  state.available &= ~bit64(place);
  state.fulfilled |= bit64(place);
  play.tell(EventKind::rivalFulfilled, kRivalSeat, place);
  moveMarkers(play, play.tables.contract(state, place).symbols);
  rivalTakesConnections(play, place);
  removePartner(play, place);
}

// PA-SOLO-10.
template <class Sink>
bool rivalFulfils(Play<Sink>& play, const RivalCard& card, ContractKind kind) {
  State& state = play.state;
  for (const SectorIndex sector : sectorOrder(play.tables, state, card)) {
    if (!anyTower(play.tables, state, sector)) continue;
    const PlaceIndex place =
        mostArrows(play.tables, state, placesOfSector(play.tables, state, kind, sector));
    if (place.isNone()) continue;
    if (!hasTower(play.tables, state, kRivalSeat, sector)) {
      const int rent =
          play.tables.content.solo.towerRent[indexOf(play.tables.zoneOfSector(sector))];
      payMoney(play, kRivalSeat, std::min(rent, state.player(kRivalSeat).money), kSoloSeat);
    }
    rivalTakesContract(play, place);
    return true;
  }
  return false;
}

// PA-SOLO-11: to the right, at a split along the first branch that leads to a tile.
inline PlaceIndex firstSolarTile(const Tables& tables, const State& state, PlaceIndex node) {
  if (holds(state.available, node)) return node;
  for (const PlaceIndex next : tables.place(node).next)
    if (const PlaceIndex found = firstSolarTile(tables, state, next); !found.isNone()) return found;
  return PlaceIndex::none();
}

template <class Sink>
bool rivalTakesSolar(Play<Sink>& play, const RivalCard& card) {
  PlaceIndex node =
      firstSolarTile(play.tables, play.state, play.tables.board.solarArrows[card.solarArrow]);
  if (node.isNone()) {
    const PlaceMask reachable = reachableSolar(play.tables, play.state);
    if (reachable == 0) return false;
    node = firstOf<PlaceIndex>(reachable);
  }
  rivalTakesContract(play, node);
  return true;
}

// PA-SOLO-12.
template <class Sink>
bool rivalSells(Play<Sink>& play, const RivalCard& card) {
  const auto& open = play.state.foreign[card.country].open;
  if (open.empty()) return false;
  std::uint8_t best = open.front();
  for (const std::uint8_t candidate : open)
    if (foreignCard(play.tables, candidate).batteries > foreignCard(play.tables, best).batteries)
      best = candidate;
  const ForeignCard& sold = foreignCard(play.tables, best);
  const int money = sold.batteries * play.tables.content.solo.exportMoneyPerBattery;
  book(play.state.player(kRivalSeat), MoneySource::exports, money);
  play.tell(EventKind::foreignSold, kRivalSeat, best, sold.batteries, money);
  for (const Market market : sold.back) moveMarker(play, static_cast<int>(market));
  takeForeignCard(play, kRivalSeat, best);
  return true;
}

// PA-SOLO-13.
template <class Sink>
bool rivalTakesSpecial(Play<Sink>& play, const RivalCard& card) {
  const CardMarket& market =
      card.specialIsScoring ? play.state.specialScorings : play.state.specialActions;
  if (market.open.empty()) return false;
  drawSpecial(play, kRivalSeat,
              market.open.front() + (card.specialIsScoring ? kMaxActionCards : 0));
  gainMoney(play, kRivalSeat, play.tables.content.solo.specialMoney);
  return true;
}

template <class Sink>
bool rivalDoes(Play<Sink>& play, const RivalCard& card, RivalAction action) {
  switch (action) {
    case RivalAction::tower:
    case RivalAction::wind: return rivalBuilds(play, card, stepOf(action));
    case RivalAction::standard: return rivalFulfils(play, card, ContractKind::standard);
    case RivalAction::remote: return rivalFulfils(play, card, ContractKind::remote);
    case RivalAction::solar: return rivalTakesSolar(play, card);
    case RivalAction::sell: return rivalSells(play, card);
    case RivalAction::special: return rivalTakesSpecial(play, card);
  }
  return false;
}

template <class Sink>
void rivalHurries(Play<Sink>& play) {
  advanceTimeline(play, kRivalSeat);
  slideDisc(play, kRivalSeat);
}

// PA-SOLO-14.
template <class Sink>
void rivalPasses(Play<Sink>& play) {
  Rival& rival = play.state.rival;
  play.tell(EventKind::rivalPassed, kRivalSeat);
  if (rival.passUsed)
    gainMoney(play, kRivalSeat, play.tables.content.solo.passMoney);
  else
    rivalHurries(play);
  rival.passUsed = !rival.passUsed;
}

template <class Sink>
std::uint8_t revealRivalCard(Play<Sink>& play) {
  Rival& rival = play.state.rival;
  if (rival.deck.empty()) {  // PA-SOLO-02
    for (std::size_t i = 0; i < play.tables.content.solo.cards.size(); ++i)
      rival.deck.push_back(static_cast<std::uint8_t>(i));
    Dice dice(play.state.rng);
    shuffle(std::span<std::uint8_t>(rival.deck.begin(), rival.deck.end()), dice);
  }
  const std::uint8_t card = rival.deck.pop_back();
  play.tell(EventKind::rivalCard, kRivalSeat, card);
  return card;
}

// PA-SOLO-04.
template <class Sink>
void rivalTurn(Play<Sink>& play) {
  const RivalCard& card = play.tables.content.solo.cards[revealRivalCard(play)];
  bool done = false;
  for (const RivalAction action : card.actions) {
    done = rivalDoes(play, card, action);
    if (done) break;
  }
  if (!done) rivalPasses(play);
  if (card.retrieves) rivalHurries(play);
}

// PA-SOLO-15.
template <class Sink>
void rivalConsolidates(Play<Sink>& play) {
  int income = 0;
  for (std::size_t i = 0; i < kMarkets; ++i)
    income += play.tables.content.solo.trackIncome[play.state.rival.majority[i]];
  book(play.state.player(kRivalSeat), MoneySource::income, income);
  play.tell(EventKind::incomeReceived, kRivalSeat, income);
  advanceTimeline(play, kRivalSeat);
}

// PA-SOLO-09: after the player has used its bulldozer.
template <class Sink>
void rivalLeavesSite(Play<Sink>& play, SiteIndex site) {
  const SectorIndex sector = play.tables.site(site).sector;
  const SiteIndex next =
      lowestSite(play.tables, freeSites(play.tables, play.state) & play.tables.sectorSites[sector]);
  putBulldozer(play, kRivalSeat, site.index(), next.isNone() ? int{kPublicArea} : next.index());
}

// PA-SOLO-17.
template <class Sink>
void rivalFinalTiles(Play<Sink>& play) {
  int tiles = 0;
  for (std::size_t i = 0; i < play.tables.content.towerTiles.size(); ++i)
    if (play.tables.content.towerTiles[i].timing == Timing::final)
      tiles += play.state.rival.pile[i];
  gainMoney(play, kRivalSeat, tiles * play.tables.content.solo.finalTileMoney);
}

}  // namespace spannung::pampero
