// What a search has to know about Kabel: little, because it can play each game to its end.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "ai/network/features.h"
#include "ai/search/appraisal.h"
#include "engine/kabel/rules.h"

namespace spannung::kabel {

class Policy {
 public:
  using Rules = Kabel;

  explicit Policy(const Kabel& rules) : rules_(rules) {}

  const Kabel& rules() const { return rules_; }
  void options(const State& state, Seat seat, MoveList& moves) const {
    rules_.legal(state, seat, moves);
  }
  void priors(const State&, Seat, const MoveList&, std::span<float> priors) const {
    std::ranges::fill(priors, 1.0F);
  }
  Move rollout(const State&, Seat, const MoveList& moves, Dice& dice) const {
    return moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
  }
  bool isSearched(Seat, Seat) const { return true; }

  int stage(const State& state) const { return state.seen.count(); }
  int horizon(const State&) const { return static_cast<int>(kMaxCards); }
  search::Appraisal appraise(const State& state, Seat seat) const {
    return {{static_cast<float>(state.player(seat).laid)}};
  }
  double spread(const State&) const { return 2; }
  static std::span<const std::string_view> aspects() {
    static constexpr std::array<std::string_view, 1> kAspects = {"laid"};
    return kAspects;
  }

  static network::FeatureNames featureNames(const Kabel& rules) {
    network::NameRow seat;
    network::NameRow table;
    addSeat(seat, rules, {}, Seat::of(0));
    addTable(table, {});
    return {seat.names(), table.names()};
  }
  void features(const State& state, network::Features& features) const {
    for (int i = 0; i < rules_.seats(); ++i) {
      network::ValueRow seat(features.seats[static_cast<std::size_t>(i)].data());
      addSeat(seat, rules_, state, Seat::of(i));
    }
    network::ValueRow table(features.table.data());
    addTable(table, state);
  }

 private:
  template <class Row>
  static void addSeat(Row& row, const Kabel& rules, const State& state, Seat seat) {
    const Player& player = state.player(seat);
    row.add("laid", static_cast<double>(player.laid) / rules.tables().content.distance);
    row.add("to_move", state.actor == seat ? 1 : 0);
    for (std::size_t i = 0; i < kHand; ++i)
      row.add("card", static_cast<int>(i), player.hand[i] / 10.0);
  }
  template <class Row>
  static void addTable(Row& row, const State& state) {
    row.add("seen", static_cast<double>(state.seen.size()) / kMaxCards);
  }

  const Kabel& rules_;
};

}  // namespace spannung::kabel
