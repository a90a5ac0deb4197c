#include "ai/funkenschlag/race.h"

#include <algorithm>
#include <array>

#include "ai/funkenschlag/ending.h"
#include "engine/funkenschlag/bureaucracy.h"

namespace spannung::funkenschlag::greedy {
namespace {

// A concealed purse is guessed: about one income.
int purseOf(const Tables& tables, const Player& player) {
  if (player.money != kConcealed) return player.money;
  const int output = demandOf(tables, player.plants, allOf(player.plants)).output;
  return payoutFor(tables, std::min(output, player.cities.count()));
}

bool hasHadTurn(const State& state, Seat seat, Stage stage) {
  if (state.stage != stage) return state.stage > stage;
  return static_cast<int>(state.order.find(seat)) > state.turn;  // reverse order
}

// Cheaper than looking at the map, and in most rounds enough to say no.
bool isNearEnd(const Tables& tables, const State& state) {
  for (int i = 0; i < tables.options.players; ++i) {
    const Player& player = state.player(Seat::of(i));
    const int affordable = purseOf(tables, player) / tables.components.slotFees[0];
    if (player.cities.count() + affordable >= tables.count.endCities) return true;
  }
  return false;
}

// What one player could reach in this round, alone on the board.
class Prospect {
 public:
  Prospect(const Tables& tables, const State& state, Seat seat)
      : tables_(tables),
        state_(state),
        player_(state.player(seat)),
        mayShop_(!hasHadTurn(state, seat, Stage::buyResources)) {
    player_.money = purseOf(tables, player_);
    if (!hasHadTurn(state, seat, Stage::build)) sites_ = cheapestSites(tables, state, player_);
  }

  Ending best() const { return ending(0).value_or(Ending{}); }
  std::optional<Ending> endingTheGame() const {
    const int missing = tables_.count.endCities - player_.cities.count();
    if (sites_.count() < missing) return {};
    return ending(tables_.count.endCities);
  }

 private:
  std::optional<Ending> ending(int cities) const {
    return bestEnding(tables_, state_, player_, sites_, mayShop_, cities);
  }

  const Tables& tables_;
  const State& state_;
  Player player_;
  bool mayShop_;
  Sites sites_;
};

// What everybody could reach.
class Prospects {
 public:
  Prospects(const Tables& tables, const State& state) : players_(tables.options.players) {
    for (int i = 0; i < players_; ++i) {
      const Prospect prospect(tables, state, Seat::of(i));
      best_[at(Seat::of(i))] = prospect.best();
      final_[at(Seat::of(i))] = prospect.endingTheGame();
    }
  }

  bool canEnd(Seat seat) const { return final_[at(seat)].has_value(); }

  bool winsByEnding(Seat seat) const {
    if (!canEnd(seat)) return false;
    for (int i = 0; i < players_; ++i)
      if (Seat::of(i) != seat && !final_[at(seat)]->beats(best_[at(Seat::of(i))])) return false;
    return true;
  }

 private:
  static std::size_t at(Seat seat) { return static_cast<std::size_t>(seat.index()); }

  int players_;
  std::array<Ending, kMaxPlayers> best_{};
  std::array<std::optional<Ending>, kMaxPlayers> final_{};
};

bool isEnded(const Tables& tables, const State& state) {
  for (int i = 0; i < tables.options.players; ++i)
    if (state.player(Seat::of(i)).cities.count() >= tables.count.endCities) return true;
  return false;
}

}  // namespace

Race judgeRace(const Tables& tables, const State& state, Seat seat, const Judgement& judgement) {
  const int end = tables.count.endCities;
  const Race goesOn{false, 0, end - 1};
  if (!isNearEnd(tables, state)) return goesOn;
  if (isEnded(tables, state)) return {true, 0, kMaxCitiesPerPlayer};
  const Prospects prospects(tables, state);
  const bool outOfPatience = state.round >= judgement.roundsOfPatience;
  if (prospects.winsByEnding(seat) || (outOfPatience && prospects.canEnd(seat)))
    return {true, end, kMaxCitiesPerPlayer};
  for (int i = 0; i < tables.options.players; ++i)
    if (prospects.winsByEnding(Seat::of(i))) return {true, 0, end - 1};
  return goesOn;
}

}  // namespace spannung::funkenschlag::greedy
