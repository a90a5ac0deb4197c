#include "games/funkenschlag/document.h"

#include <array>
#include <bit>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include "engine/funkenschlag/building.h"
#include "engine/funkenschlag/notation.h"
#include "engine/funkenschlag/plant_market.h"
#include "engine/funkenschlag/resource_market.h"
#include "engine/funkenschlag/scoring.h"
#include "games/funkenschlag/options_text.h"

namespace spannung::funkenschlag {
namespace {

namespace json = boost::json;

json::value seatValue(Seat seat) {
  return seat.isNone() ? json::value(nullptr) : json::value(seat.index() + 1);
}

json::value cardValue(const Tables& tables, Card card) {
  if (card.isStep3()) return "step3";
  if (card.isUnknown()) return nullptr;
  return tables.number(card);
}

json::array seatsOf(SeatMask mask, int players) {
  json::array seats;
  for (int i = 0; i < players; ++i)
    if (mask.contains(Seat::of(i))) seats.push_back(i + 1);
  return seats;
}

json::array plantsOf(const Tables& tables, PlantMask mask) {
  json::array plants;
  for (; mask != 0; mask &= mask - 1)
    plants.push_back(tables.number(Card::plant(std::countr_zero(mask))));
  return plants;
}

json::array regionsOf(const Tables& tables, RegionMask mask) {
  json::array regions;
  for (const std::string& id : regionIds(tables.map, mask)) regions.push_back(json::string(id));
  return regions;
}

json::object marketOf(const Tables& tables, const State& state) {
  json::array current;
  json::array future;
  for (int place = 0; place < state.market.count(); ++place) {
    const Card card = state.market[static_cast<std::size_t>(place)];
    (place < currentMarket(tables, state) ? current : future).push_back(cardValue(tables, card));
  }
  return {{"current", std::move(current)}, {"future", std::move(future)}};
}

json::object pileOf(const Tables& tables, const State& state) {
  json::array cards;
  for (std::size_t i = state.pile.size(); i > 0; --i)
    cards.push_back(cardValue(tables, state.pile[i - 1]));
  return {{"size", state.pile.count()}, {"cards", std::move(cards)}};
}

// A redacted state knows the removed plants only once they can be deduced (FS-INFO-03).
json::value removedOf(const Tables& tables, const State& state) {
  const bool hidden = state.removedUnseen == 0 && tables.count.plantsRemoved > 0;
  return hidden ? json::value(nullptr) : json::value(plantsOf(tables, state.removedUnseen));
}

json::object resourcesOf(const Tables& tables, const State& state) {
  json::object resources;
  for (const Resource resource : kAllResources) {
    const int count = state.onMarket[resource];
    resources[resourceText(resource)] = {
        {"market", count},
        {"supply", state.supply[resource]},
        {"price", count > 0 ? json::value(priceOfTokens(tables, state, resource, 1)) : nullptr}};
  }
  return resources;
}

json::object playerOf(const Tables& tables, const State& state, Seat seat) {
  const Player& player = state.player(seat);
  json::array plants;
  for (const Card plant : player.plants) plants.push_back(tables.number(plant));
  json::object stored;
  for (const Resource resource : kAllResources)
    stored[resourceText(resource)] = player.stored[resource];
  json::array cities;
  for (const CityIndex city : player.cities)
    cities.push_back(json::string(tables.map.cities[city].id));
  return {{"seat", seat.index() + 1},
          {"money", player.money == kConcealed ? json::value(nullptr) : player.money},
          {"plants", std::move(plants)},
          {"resources", std::move(stored)},
          {"cities", std::move(cities)},
          {"can_power", mostPowered(tables, player)}};
}

json::object housesOf(const Tables& tables, const State& state) {
  json::object cities;
  for (const CityIndex city : tables.map.cities.keys()) {
    const Houses& houses = state.houses[city];
    if (houses.count() == 0) continue;
    json::array owners;
    for (int slot = 0; slot < houses.count(); ++slot)
      owners.push_back(houses.owner(slot).index() + 1);
    cities[tables.map.cities[city].id] = std::move(owners);
  }
  return cities;
}

json::value auctionOf(const Tables& tables, const State& state) {
  if (phaseOf(state.stage) != 2) return nullptr;
  const int players = tables.options.players;
  // Whoever has to discard has bought: that auction is over.
  const bool open = state.stage == Stage::openingBid || state.stage == Stage::bid;
  const bool bids = open && state.highestBid > 0;
  return json::object{{"may_buy", seatsOf(state.mayBuyPlant, players)},
                      {"bought", seatsOf(state.boughtPlant, players)},
                      {"plant", open ? cardValue(tables, state.onOffer) : json::value(nullptr)},
                      {"bidders", seatsOf(open ? state.bidders : SeatMask{}, players)},
                      {"highest_bid", bids ? json::value(state.highestBid) : nullptr},
                      {"highest_bidder", seatValue(bids ? state.highestBidder : Seat::none())}};
}

json::value runOf(const Tables& tables, const State& state) {
  if (state.stage != Stage::runPlants) return nullptr;
  json::array plants;
  const Player& player = state.player(state.actor);
  for (std::size_t place = 0; place < player.plants.size(); ++place)
    if ((state.plantsRun >> place & 1U) != 0) plants.push_back(tables.number(player.plants[place]));
  return json::object{{"plants", std::move(plants)}, {"output", state.output}};
}

// What each reachable city would cost the actor now: the number a builder looks at first.
json::value pricesOf(const Tables& tables, const State& state) {
  if (state.stage != Stage::build) return nullptr;
  json::object prices;
  const Player& player = state.player(state.actor);
  for (const CityIndex city : tables.map.cities.keys()) {
    const int path = pathCostTo(tables, state, player, city);
    const Verdict verdict = checkBuild(tables, state, city, path);
    if (verdict.fine() || reasonOf(verdict) == Reason::cityUnaffordable)
      prices[tables.map.cities[city].id] = path + slotFee(tables, housesIn(state, city));
  }
  return prices;
}

}  // namespace

json::object stateDocument(const Funkenschlag& game, const State& state) {
  const Tables& tables = game.tables();
  json::array order;
  for (const Seat seat : state.order) order.push_back(seat.index() + 1);
  json::array players;
  for (int i = 0; i < tables.options.players; ++i)
    players.push_back(playerOf(tables, state, Seat::of(i)));
  return {{"game", json::string(Funkenschlag::kName)},
          {"map", json::string(tables.map.id)},
          {"regions", regionsOf(tables, state.regions)},
          {"round", state.round},
          {"step", state.step},
          {"phase", phaseOf(state.stage)},
          {"stage", json::string(stageText(state.stage))},
          {"actor", seatValue(state.actor)},
          {"order", std::move(order)},
          {"market", marketOf(tables, state)},
          {"pile", pileOf(tables, state)},
          {"step3_pending", state.step3Pending},
          {"out_of_game", plantsOf(tables, state.outOfGame)},
          {"removed_unseen", removedOf(tables, state)},
          {"resources", resourcesOf(tables, state)},
          {"houses", housesOf(tables, state)},
          {"players", std::move(players)},
          {"auction", auctionOf(tables, state)},
          {"run", runOf(tables, state)},
          {"city_prices", pricesOf(tables, state)}};
}

}  // namespace spannung::funkenschlag
