// Phase 2: buying plants.
#pragma once

#include "engine/funkenschlag/plant_market.h"
#include "engine/funkenschlag/storage.h"
#include "engine/funkenschlag/turn.h"

namespace spannung::funkenschlag {

inline bool isPlantIndex(const Tables& tables, int plant) {
  return plant >= 0 && plant < tables.plants();
}

// FS-AUCTION-03, FS-AUCTION-04.
inline Verdict checkNominate(const Tables& tables, const State& state, int plant) {
  if (!isPlantIndex(tables, plant)) return refuse(Reason::noSuchPlant);
  const Card card = Card::plant(plant);
  const auto place = static_cast<int>(state.market.find(card));
  if (place == state.market.count()) return refuse(Reason::plantNotInMarket, plant);
  if (place >= currentMarket(tables, state)) return refuse(Reason::plantInFutureMarket, plant);
  const int money = state.player(state.actor).money;
  if (tables.number(card) > money)
    return refuse(Reason::plantTooExpensive, plant, tables.number(card), money);
  return {};
}

// FS-AUCTION-10: opening cannot be declined in round 1 …
inline Verdict checkDecline(const State& state) {
  return state.round == 1 ? refuse(Reason::mustBuyInRoundOne) : Verdict{};
}

// … and whoever named a plant must bid for it (FS-AUCTION-03).
inline Verdict checkPassBid(const State& state) {
  return state.stage == Stage::openingBid
             ? refuse(Reason::mustBidOnNomination, state.onOffer.index())
             : Verdict{};
}

inline int lowestBid(const Tables& tables, const State& state) {
  return state.stage == Stage::openingBid ? tables.number(state.onOffer) : state.highestBid + 1;
}

inline int highestBid(const State& state) {
  return std::min(state.player(state.actor).money, kHighestBid);
}

// FS-AUCTION-03, FS-AUCTION-06: above the last bid (or at least the plant's number), never more
// than one owns (FS-AMB-17).
inline Verdict checkBid(const Tables& tables, const State& state, int amount) {
  const int lowest = lowestBid(tables, state);
  if (amount < lowest)
    return state.stage == Stage::openingBid
               ? refuse(Reason::openingBidTooLow, amount, lowest)
               : refuse(Reason::bidNotHigher, amount, state.highestBid);
  if (amount > state.player(state.actor).money)
    return refuse(Reason::bidOverMoney, amount, state.player(state.actor).money);
  if (amount > kHighestBid) return refuse(Reason::bidOverLimit, amount, kHighestBid);
  return {};
}

// FS-AUCTION-11: any plant but the new one, which is the last.
inline Verdict checkDiscardPlant(const Tables& tables, const State& state, int plant) {
  if (!isPlantIndex(tables, plant)) return refuse(Reason::noSuchPlant);
  const Player& player = state.player(state.actor);
  if (!player.plants.contains(Card::plant(plant))) return refuse(Reason::discardNotOwned, plant);
  if (player.plants.back() == Card::plant(plant)) return refuse(Reason::discardNewest, plant);
  return {};
}

inline bool isResource(int resource) { return resource >= 0 && resource < kResources; }

// FS-PLANT-08: one token of what overflows. Asked only where both coal and oil do.
inline Verdict checkDiscardResource(int resource) {
  if (!isResource(resource)) return refuse(Reason::noSuchResource);
  const bool overflows = static_cast<Resource>(resource) <= Resource::oil;
  return overflows ? Verdict{} : refuse(Reason::resourceNotInExcess, resource);
}

template <class Collector>
bool listNominations(const Tables& tables, const State& state, Collector& moves) {
  for (int place = 0; place < currentMarket(tables, state); ++place) {
    const Card card = state.market[static_cast<std::size_t>(place)];
    if (checkNominate(tables, state, card.index()).fine() && !moves.add(nominate(card)))
      return false;
  }
  return true;
}

template <class Collector>
bool listBids(const Tables& tables, const State& state, Collector& moves) {
  const int highest = highestBid(state);
  for (int amount = lowestBid(tables, state); amount <= highest; ++amount)
    if (!moves.add(bid(amount))) return false;
  return true;
}

template <class Collector>
bool listPlantDiscards(const Tables& tables, const State& state, Collector& moves) {
  for (const Card plant : state.player(state.actor).plants)
    if (checkDiscardPlant(tables, state, plant.index()).fine() && !moves.add(discardPlant(plant)))
      return false;
  return true;
}

template <class Collector>
bool listResourceDiscards(Collector& moves) {
  return moves.add(discardResource(Resource::coal)) && moves.add(discardResource(Resource::oil));
}

// FS-AUCTION-02: the best player who has neither bought nor passed out.
inline void callOpener(State& state) {
  state.stage = Stage::openAuction;
  state.actor = Seat::none();
  for (const Seat seat : state.order)
    if (state.mayBuyPlant.contains(seat)) {
      state.actor = seat;
      return;
    }
}

// FS-AUCTION-14: with an empty market there is nothing to open.
inline void beginAuctions(State& state) {
  state.mayBuyPlant = SeatMask::firstSeats(state.order.count());
  callOpener(state);
  if (!hasPlantInMarket(state)) state.actor = Seat::none();
}

inline void clearAuction(State& state) {
  state.bidders = {};
  state.onOffer = {};
  state.highestBidder = {};
  state.highestBid = 0;
}

// FS-AUCTION-09: the replacement is turned up only after the buyer's discards (FS-AMB-20).
template <class Sink>
void completeSale(Play<Sink>& play) {
  clearAuction(play.state);
  drawReplacement(play);
  callOpener(play.state);
}

// FS-AUCTION-07.
template <class Sink>
void sell(Play<Sink>& play, Seat buyer, int price) {
  State& state = play.state;
  Player& player = state.player(buyer);
  state.market.erase(state.onOffer);
  player.money -= price;
  player.plants.push_back(state.onOffer);
  state.mayBuyPlant.remove(buyer);
  state.boughtPlant.add(buyer);
  play.tell(EventKind::plantBought, buyer, state.onOffer.index(), price);
  if (player.plants.count() <= play.tables.count.plantLimit) return completeSale(play);
  state.stage = Stage::discardPlant;
  state.actor = buyer;
}

template <class Sink>
void declineAuction(Play<Sink>& play) {
  State& state = play.state;
  play.tell(EventKind::auctionDeclined, state.actor);
  state.mayBuyPlant.remove(state.actor);  // FS-AUCTION-05
  callOpener(state);
}

// FS-AUCTION-08: without rivals the plant costs its number.
template <class Sink>
void nominatePlant(Play<Sink>& play, Card plant) {
  State& state = play.state;
  state.onOffer = plant;
  play.tell(EventKind::plantNominated, state.actor, plant.index());
  if (state.mayBuyPlant.count() == 1) return sell(play, state.actor, play.tables.number(plant));
  state.stage = Stage::openingBid;
  state.bidders = state.mayBuyPlant;
}

// FS-AUCTION-06: clockwise by seat, whatever the turn order (FS-AMB-25).
template <class Sink>
void callNextBidder(Play<Sink>& play) {
  State& state = play.state;
  if (state.bidders.count() == 1) return sell(play, state.highestBidder, state.highestBid);
  state.stage = Stage::bid;
  state.actor = state.bidders.nextClockwise(state.actor, play.tables.options.players);
}

template <class Sink>
void makeBid(Play<Sink>& play, int amount) {
  State& state = play.state;
  state.highestBid = amount;
  state.highestBidder = state.actor;
  play.tell(EventKind::bidMade, state.actor, state.onOffer.index(), amount);
  callNextBidder(play);
}

template <class Sink>
void passBid(Play<Sink>& play) {
  State& state = play.state;
  play.tell(EventKind::bidPassed, state.actor, state.onOffer.index());
  state.bidders.remove(state.actor);
  callNextBidder(play);
}

template <class Sink>
void loseTokens(Play<Sink>& play, Resource resource, int count) {
  if (count <= 0) return;
  State& state = play.state;
  std::uint8_t& stored = state.player(state.actor).stored[resource];
  stored = static_cast<std::uint8_t>(stored - count);
  std::uint8_t& supply = state.supply[resource];
  supply = static_cast<std::uint8_t>(supply + count);
  play.tell(EventKind::resourceLost, state.actor, static_cast<int>(resource), count);
}

// Told token by token, as it would be decided: other programs write it down like that.
template <class Sink>
void loseWithoutChoice(Play<Sink>& play, Resource resource, int count) {
  for (int i = 0; i < count; ++i) play.sink.tookItself(play.state.actor, discardResource(resource));
  loseTokens(play, resource, count);
}

// FS-PLANT-08: what leaves no choice goes by itself; asks only between coal and oil.
template <class Sink>
void resolveExcess(Play<Sink>& play) {
  State& state = play.state;
  const Player& player = state.player(state.actor);
  const Storage storage = storageOf(play.tables, player);
  loseWithoutChoice(play, Resource::garbage, overflow(storage, player, Resource::garbage));
  loseWithoutChoice(play, Resource::uranium, overflow(storage, player, Resource::uranium));
  const Excess excess = excessOf(storage, player);
  if (excess.isChoice()) {
    state.stage = Stage::discardResource;
    return;
  }
  loseWithoutChoice(play, Resource::coal, excess.forcedCoal());
  loseWithoutChoice(play, Resource::oil, excess.forcedOil());
  completeSale(play);
}

template <class Sink>
void giveUpPlant(Play<Sink>& play, Card plant) {
  State& state = play.state;
  state.player(state.actor).plants.erase(plant);
  state.outOfGame |= plantBit(plant);
  play.tell(EventKind::plantDiscarded, state.actor, plant.index());
  resolveExcess(play);
}

template <class Sink>
void giveUpToken(Play<Sink>& play, Resource resource) {
  loseTokens(play, resource, 1);
  resolveExcess(play);
}

}  // namespace spannung::funkenschlag
