#include "engine/funkenschlag/setup.h"

#include <algorithm>
#include <bit>
#include <span>

#include "engine/funkenschlag/auction.h"
#include "engine/funkenschlag/turn.h"

namespace spannung::funkenschlag {
namespace {

Verdict checkRegions(const Tables& tables, RegionMask regions) {
  if (regions == 0) return {};
  if (tables.options.regionChoice != RegionChoice::random)
    return refuse(Reason::dealRegionsNotRandom);
  if (std::popcount(regions) != tables.count.regions)
    return refuse(Reason::dealRegionsCount, std::popcount(regions), tables.count.regions);
  if (!isContiguous(regions, tables.neighbours)) return refuse(Reason::dealRegionsNotContiguous);
  return {};
}

Verdict checkOrder(const Tables& tables, const FixedVector<Seat, kMaxSeats>& order) {
  if (order.empty()) return {};
  SeatMask seen;
  for (const Seat seat : order)
    if (seat.index() < kMaxSeats) seen.add(seat);
  const bool complete = seen == SeatMask::firstSeats(tables.options.players);
  if (!complete || order.count() != tables.options.players)
    return refuse(Reason::dealOrder, order.count(), tables.options.players);
  return {};
}

// Plants that are shuffled: neither in the initial market nor put on top (FS-SETUP-07).
PlantMask shuffledPlants(const Tables& tables) {
  return tables.allPlants & ~tables.initialMarket & ~plantBit(tables.topOfPile);
}

template <class Cards>
Verdict takeOnce(const Cards& cards, PlantMask allowed, PlantMask& taken) {
  for (const Card card : cards) {
    if (!card.isPlant() || (allowed & plantBit(card)) == 0)
      return refuse(Reason::dealPlantNotInPile, card.index());
    if ((taken & plantBit(card)) != 0) return refuse(Reason::dealPlantTwice, card.index());
    taken |= plantBit(card);
  }
  return {};
}

// Plant 13 is on top, known to everybody; it can be neither removed nor deeper down (FS-AMB-05).
Verdict checkCards(const Tables& tables, const Deal& deal) {
  const PlantMask shuffled = shuffledPlants(tables);
  const int pileSize = std::popcount(shuffled) - tables.count.plantsRemoved + 1;
  if (deal.removed.count() > tables.count.plantsRemoved)
    return refuse(Reason::dealRemovedCount, deal.removed.count(), tables.count.plantsRemoved);
  if (deal.pile.count() > pileSize)
    return refuse(Reason::dealPileLength, deal.pile.count(), pileSize);
  if (!deal.pile.empty() && deal.pile.front() != tables.topOfPile)
    return refuse(Reason::dealPileTop, deal.pile.front().index(), tables.topOfPile.index());
  PlantMask taken = 0;
  if (const Verdict v = takeOnce(deal.removed, shuffled, taken); !v.fine()) return v;
  return takeOnce(deal.pile, shuffled | plantBit(tables.topOfPile), taken);
}

Verdict checkStep3Pile(const Tables& tables, const Deal& deal) {
  PlantMask removed = 0;
  for (const Card card : deal.removed) removed |= plantBit(card);
  PlantMask taken = 0;
  return takeOnce(deal.step3Pile, tables.allPlants & ~removed, taken);
}

// Every outcome is drawn from the seed even if it is given, so that giving one leaves the others.
RegionMask drawRegions(const Tables& tables, const Deal& deal, Dice& dice) {
  const auto sets = static_cast<std::uint32_t>(tables.areas.size());
  const RegionMask drawn = tables.areas[dice.below(sets)].regions;
  switch (tables.options.regionChoice) {
    case RegionChoice::drafted: return 0;
    case RegionChoice::given: return tables.options.givenRegions;
    case RegionChoice::random: return deal.regions != 0 ? deal.regions : drawn;
  }
  return drawn;
}

void drawOrder(const Tables& tables, const Deal& deal, Dice& dice, State& state) {
  for (int seat = 0; seat < tables.options.players; ++seat) state.order.push_back(Seat::of(seat));
  shuffle(std::span<Seat>(state.order.begin(), state.order.end()), dice);
  if (!deal.order.empty()) state.order = deal.order;
}

PlantMask plantsKept(const Tables& tables, const Deal& deal) {
  PlantMask kept = 0;
  if (tables.options.keepsStep3Plants())
    for (const Card card : deal.step3Pile) kept |= plantBit(card);
  return kept;
}

// The last card that need not be kept; simply the last if all of them should be.
Card takeUnneeded(FixedVector<Card, kMaxPlants>& cards, PlantMask kept) {
  for (std::size_t i = cards.size(); i > 0; --i)
    if ((kept & plantBit(cards[i - 1])) == 0) return cards.eraseAt(i - 1);
  return cards.pop_back();
}

// FS-SETUP-07: the given plants lie where the deal says, the others keep their shuffled order.
void dealPlants(const Tables& tables, const Deal& deal, Dice& dice, State& state) {
  FixedVector<Card, kMaxPlants> rest;
  const PlantMask shuffled = shuffledPlants(tables);
  for (int i = 0; i < tables.plants(); ++i)
    if ((shuffled & plantBit(Card::plant(i))) != 0) rest.push_back(Card::plant(i));
  shuffle(std::span<Card>(rest.begin(), rest.end()), dice);
  for (const Card card : deal.removed) rest.erase(card);
  for (const Card card : deal.pile) rest.erase(card);

  for (const Card card : deal.removed) state.removedUnseen |= plantBit(card);
  while (std::popcount(state.removedUnseen) < tables.count.plantsRemoved)
    state.removedUnseen |= plantBit(takeUnneeded(rest, plantsKept(tables, deal)));

  state.pile.push_back(Card::step3());
  for (const Card card : rest) state.pile.push_back(card);
  for (std::size_t i = deal.pile.size(); i > 0; --i) state.pile.push_back(deal.pile[i - 1]);
  if (deal.pile.empty()) state.pile.push_back(tables.topOfPile);
  state.step3Order = deal.step3Pile;
}

void layOutMarkets(const Tables& tables, State& state) {
  for (const int number : tables.components.initialMarket)
    state.market.push_back(tables.plantNumbered(number));
  for (const Resource resource : kAllResources) {
    const ResourceTrack& track = tables.track(resource);
    state.onMarket[resource] = track.initialCount;
    state.supply[resource] = static_cast<std::uint8_t>(track.tokens - track.initialCount);
  }
}

}  // namespace

Verdict checkOutcomes(const Tables& tables, const Deal& deal) {
  if (const Verdict v = checkRegions(tables, deal.regions); !v.fine()) return v;
  if (const Verdict v = checkOrder(tables, deal.order); !v.fine()) return v;
  if (const Verdict v = checkCards(tables, deal); !v.fine()) return v;
  return checkStep3Pile(tables, deal);
}

State initialState(const Tables& tables, const Seed& seed, const Deal& deal) {
  State state;
  state.rng = Rng::fromSeed(seed);
  Dice dice(state.rng);
  state.regions = drawRegions(tables, deal, dice);
  drawOrder(tables, deal, dice, state);
  dealPlants(tables, deal, dice, state);
  layOutMarkets(tables, state);
  for (int seat = 0; seat < tables.options.players; ++seat)
    state.player(Seat::of(seat)).money = tables.components.startingMoney;
  if (tables.options.regionChoice == RegionChoice::drafted)
    beginForward(state, Stage::draftRegion);
  else
    beginAuctions(state);  // FS-SETUP-08
  return state;
}

}  // namespace spannung::funkenschlag
