// What a search has to know about Kabel: little, because it can play each game to its end.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

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

 private:
  const Kabel& rules_;
};

}  // namespace spannung::kabel
