// Money, energy and batteries: what a company has, gains and pays.
#pragma once

#include <algorithm>

#include "engine/pampero/ledger.h"
#include "engine/pampero/play.h"

namespace spannung::pampero {

struct Funds {
  int money = 0;
  int energy = 0;
  int batteries = 0;
};

inline Funds fundsOf(const Player& player) {
  return {player.money, player.energy, player.batteries};
}
inline bool covers(const Funds& funds, const Price& price) {
  return funds.money >= price.money && funds.energy >= price.energy &&
         funds.batteries >= price.batteries;
}
inline Funds without(const Funds& funds, const Price& price) {
  return {funds.money - price.money, funds.energy - price.energy,
          funds.batteries - price.batteries};
}

template <class Sink>
void gainMoney(Play<Sink>& play, Seat seat, int amount) {
  if (amount == 0) return;
  book(play.state.player(seat), sourceNow(play.state, MoneySource::bonuses), amount);
  play.tell(EventKind::moneyGained, seat, amount);
}

// PA-ENERGY-01: what goes beyond the end of the track is lost.
template <class Sink>
void gainEnergy(Play<Sink>& play, Seat seat, int amount) {
  Player& player = play.state.player(seat);
  const int gained = std::min(amount, kMostEnergy - player.energy);
  if (gained <= 0) return;
  player.energy = static_cast<std::uint8_t>(player.energy + gained);
  play.tell(EventKind::energyGained, seat, gained, player.energy);
}

// PA-BATTERY-01: limited by the supply.
template <class Sink>
void gainBatteries(Play<Sink>& play, Seat seat, int amount) {
  Player& player = play.state.player(seat);
  const int gained = std::min<int>(amount, play.state.batteries);
  if (gained <= 0) return;
  play.state.batteries = static_cast<std::uint8_t>(play.state.batteries - gained);
  player.batteries = static_cast<std::uint8_t>(player.batteries + gained);
  play.tell(EventKind::batteriesGained, seat, gained, player.batteries);
}

// PA-CARD-09: to the bank, or to the owner of the piece that was used.
template <class Sink>
void payMoney(Play<Sink>& play, Seat seat, int amount, Seat to) {
  if (amount == 0) return;
  book(play.state.player(seat), MoneySource::spent, -amount);
  if (to.isNone()) return play.tell(EventKind::moneyPaid, seat, amount);
  book(play.state.player(to), MoneySource::rent, amount);
  play.tell(EventKind::moneyPaidTo, seat, amount, to.index());
}

template <class Sink>
void payEnergy(Play<Sink>& play, Seat seat, int amount) {
  if (amount == 0) return;
  Player& player = play.state.player(seat);
  player.energy = static_cast<std::uint8_t>(player.energy - amount);
  play.tell(EventKind::energyPaid, seat, amount, player.energy);
}

// PA-CARD-09; PA-SOLO-09: the solo opponent keeps no batteries.
template <class Sink>
void payBatteries(Play<Sink>& play, Seat seat, int amount, Seat to) {
  if (amount == 0) return;
  State& state = play.state;
  Player& player = state.player(seat);
  player.batteries = static_cast<std::uint8_t>(player.batteries - amount);
  if (to.isNone() || play.tables.isRival(to)) {
    state.batteries = static_cast<std::uint8_t>(state.batteries + amount);
    return play.tell(EventKind::batteriesPaid, seat, amount, player.batteries);
  }
  Player& owner = state.player(to);
  owner.batteries = static_cast<std::uint8_t>(owner.batteries + amount);
  play.tell(EventKind::batteriesPaidTo, seat, amount, to.index());
}

template <class Sink>
void pay(Play<Sink>& play, Seat seat, const Price& price, Seat to = Seat::none()) {
  payMoney(play, seat, price.money, to);
  payEnergy(play, seat, price.energy);
  payBatteries(play, seat, price.batteries, to);
}

}  // namespace spannung::pampero
