#include "games/pampero/decision.h"

#include <bit>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "engine/pampero/company.h"
#include "games/seat_number.h"

namespace spannung::pampero {
namespace {

namespace json = boost::json;

json::object priceObject(const Price& price) {
  return {{"money", price.money}, {"energy", price.energy}, {"batteries", price.batteries}};
}

class Decision {
 public:
  Decision(const Tables& tables, const State& state, const std::vector<std::string>& stepPlaces)
      : tables_(tables), state_(state), task_(state.task()), stepPlaces_(stepPlaces) {}

  json::value document() const {
    switch (task_.stage) {
      case Stage::takeTurn: return json::object{{"plays", plays()}};
      case Stage::chooseSite: return sites();
      case Stage::choosePayment: return payment();
      case Stage::choosePrice: return prices();
      case Stage::layTile:
      case Stage::fulfilLinked: return json::object{{"contract", word("contract", task_.a)}};
      case Stage::takeConnection: return json::object{{"connection", word("connection", task_.a)}};
      case Stage::secondField: return json::object{{"field", word("bonus_field", task_.b)}};
      case Stage::chooseSlot: return json::object{{"tower_tile", word("tower_tile", task_.a)}};
      case Stage::moveBulldozer: return bulldozer();
      case Stage::leaveSite: return json::object{{"from", word("spot", task_.a)}};
      case Stage::advanceMarket: return json::object{{"steps", task_.b}, {"left", task_.c}};
      case Stage::takeMarket:
      case Stage::flipMarket: return json::object{{"times", task_.b}};
      case Stage::majorityMarket: return json::object{{"symbols", task_.b}};
      case Stage::takeSpecial:
      case Stage::playTile:
      case Stage::retrieveCard: return json::object{{"left", task_.a}};
      case Stage::chooseOption: return json::object{{"effect", effect()}, {"left", task_.b}};
      case Stage::askOptional: return json::object{{"effect", effect()}};
      default: return nullptr;
    }
  }

 private:
  json::string word(std::string_view type, int value) const {
    return json::string(tables_.words.text(type, value));
  }
  json::string effect() const { return json::string(stepPlaces_[task_.step]); }

  // What a card would cost and bring on a field, whether or not it can be played there.
  json::object paymentOn(CardIndex card, FieldIndex field) const {
    const Frame& frame = tables_.card(card).frame;
    const OperationField& shown = tables_.field(field);
    const int cost = zoneCost(tables_, state_.player(task_.seat), frame, shown);
    return {{"cost", frame.money == FrameMoney::cost ? cost : 0},
            {"bonus", frame.money == FrameMoney::bonus ? int{shown.value} : 0},
            {"energy", frame.fieldEnergy ? int{shown.energy} : 0},
            {"instead", frame.hasInstead ? json::value(priceObject(insteadOf(frame, shown)))
                                         : json::value(nullptr)}};
  }

  json::object payment() const {
    json::object terms = paymentOn(state_.resolution.card, state_.resolution.field);
    terms["to"] = payee(state_.resolution.owner);
    return terms;
  }
  json::value payee(Seat owner) const { return seatNumber(payeeOf(task_.seat, owner)); }

  // Who would be paid for building where a bulldozer of another company stands.
  json::value sites() const {
    if (!task_.isFirst) return nullptr;
    json::object terms = paymentOn(state_.resolution.card, state_.resolution.field);
    json::object payees;
    for (const SiteIndex site : tables_.board.sites.keys())
      if (const Seat owner = bulldozerOwner(tables_, state_, site);
          !owner.isNone() && owner != task_.seat)
        payees[word("site", site.index())] = payee(owner);
    terms["payees"] = std::move(payees);
    return terms;
  }

  json::object paymentsOn(CardIndex card, int space) const {
    json::object fields;
    const auto at = static_cast<std::size_t>(space);
    for (int i = 0; i < tables_.fieldCount[at]; ++i) {
      const auto field = FieldIndex::of(tables_.firstField[at].index() + i);
      fields[word("field", field.index())] = paymentOn(card, field);
    }
    return fields;
  }

  // By card and field, for the spaces that are next.
  json::object plays() const {
    const Player& player = state_.player(task_.seat);
    json::object cards;
    for (std::uint32_t rest = player.hand; rest != 0; rest &= rest - 1) {
      const auto card = firstOf<CardIndex>(rest);
      json::object fields;
      for (int row = 0; row < kRows; ++row)
        if (const int space = leftmostFree(player, row); space != kNone)
          for (auto& [field, payment] : paymentsOn(card, space)) fields[field] = payment;
      cards[word("card", card.index())] = std::move(fields);
    }
    return cards;
  }

  json::object prices() const {
    json::array list;
    for (const Price& price : pricesOf(tables_, state_, state_.player(task_.seat),
                                       PlaceIndex::of(task_.a), tables_.step(task_.step).amount))
      list.push_back(priceObject(price));
    return {{"contract", word("contract", task_.a)}, {"prices", std::move(list)}};
  }

  // One that is on its way, or how many may begin.
  json::object bulldozer() const {
    if (task_.c > 0) return {{"from", word("spot", task_.d)}, {"arrows", task_.c}};
    return {{"bulldozers", task_.a}, {"arrows", task_.b}};
  }

  const Tables& tables_;
  const State& state_;
  const Task& task_;
  const std::vector<std::string>& stepPlaces_;
};

}  // namespace

json::value decisionDocument(const Tables& tables, const State& state,
                             const std::vector<std::string>& stepPlaces) {
  return state.agenda.empty() ? nullptr : Decision(tables, state, stepPlaces).document();
}

}  // namespace spannung::pampero
