#include "games/pampero/payment_words.h"

#include <string>
#include <utility>
#include <vector>

#include "engine/pampero/company.h"

namespace spannung::pampero {
namespace {

Phrase paid(std::string_view code) { return Phrase("pampero.pays." + std::string(code)); }

Price moneyOnly(int money) { return {static_cast<std::uint8_t>(money), 0, 0}; }

// PA-CARD-09.
Phrase paidTo(Phrase price, Seat payee) {
  if (payee.isNone()) return paid("bank").with("price", std::move(price));
  return paid("owner").with("price", std::move(price)).withSeat("owner", payee);
}

// PA-SOLO-09: the solo opponent keeps no batteries.
Phrase paidToRival(const Price& price, Seat rival) {
  if (price.batteries == 0) return paidTo(pricePhrase(price), rival);
  return paid("supply").with("price", pricePhrase(price));
}

// What the card that is being resolved takes: money, something instead, or either.
std::vector<Price> pricesOfCard(const Tables& tables, const State& state, Payment payment) {
  const Resolution& card = state.resolution;
  const Frame& frame = tables.card(card.card).frame;
  const OperationField& field = tables.field(card.field);
  const Player& player = state.player(state.actor());
  std::vector<Price> prices;
  if (payment != Payment::instead && frame.money == FrameMoney::cost)
    prices.push_back(moneyOnly(zoneCost(tables, player, frame, field)));
  if (payment != Payment::money && frame.hasInstead) prices.push_back(insteadOf(frame, field));
  return prices;
}

Phrase costOfCard(const Tables& tables, const State& state, Seat owner, Payment payment) {
  const Seat payee = payeeOf(state.actor(), owner);
  const bool toRival = !payee.isNone() && tables.isRival(payee);
  std::vector<Phrase> prices;
  for (const Price& price : pricesOfCard(tables, state, payment)) {
    if (price == Price{}) return paid("nothing");
    prices.push_back(toRival ? paidToRival(price, payee) : pricePhrase(price));
  }
  if (prices.empty()) return paid("nothing");
  Phrase either = anyOf(std::move(prices));
  return toRival ? either : paidTo(std::move(either), payee);
}

std::optional<Phrase> costOfSite(const Tables& tables, const State& state, int site) {
  const SiteIndex at = tables.board.sites.within(site);
  // What a bonus builds is paid for by nobody.
  if (state.task().stage != Stage::chooseSite || !state.task().isFirst || at.isNone())
    return std::nullopt;
  return costOfCard(tables, state, bulldozerOwner(tables, state, at), Payment::any);
}

std::optional<Phrase> costOfTower(const Tables& tables, const State& state, int owner) {
  const bool exists = owner >= 0 && owner < tables.companies;
  if (state.task().stage != Stage::chooseTower || !exists) return std::nullopt;
  return costOfCard(tables, state, Seat::of(owner), Payment::any);
}

std::optional<Phrase> costOfPayment(const Tables& tables, const State& state, int number) {
  if (state.task().stage != Stage::choosePayment || number < 0 || number > 1) return std::nullopt;
  return costOfCard(tables, state, state.resolution.owner, static_cast<Payment>(number));
}

std::optional<Phrase> costOfContract(const Tables& tables, const State& state, int number) {
  const Task& task = state.task();
  if (task.stage != Stage::choosePrice) return std::nullopt;
  const Prices prices = pricesOf(tables, state, state.player(task.seat), PlaceIndex::of(task.a),
                                 tables.step(task.step).amount);
  if (number < 0 || number >= prices.count()) return std::nullopt;
  return pricePhrase(prices[static_cast<std::size_t>(number)]);
}

}  // namespace

Phrase pricePhrase(const Price& price) {
  return Phrase("pampero.about.price")
      .with("money", price.money)
      .with("energy", price.energy)
      .with("batteries", price.batteries);
}

std::optional<Phrase> paymentPhrase(const Tables& tables, const State& state, Move move) {
  switch (kindOf(move)) {
    case MoveKind::build: return costOfSite(tables, state, move.a);
    case MoveKind::tower: return costOfTower(tables, state, move.a);
    case MoveKind::pay: return costOfPayment(tables, state, move.a);
    case MoveKind::price: return costOfContract(tables, state, move.a);
    default: return std::nullopt;
  }
}

}  // namespace spannung::pampero
