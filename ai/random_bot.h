// Picks any legal move, each equally likely.
#pragma once

#include "ai/core/bot.h"

namespace spannung {

class RandomBot final : public Bot {
 public:
  explicit RandomBot(const AnyGame& rules) : rules_(rules) {}
  std::string_view name() const override { return "random"; }
  Move choose(const AnyState& view, Seat seat, Dice& dice) override {
    MoveList moves;
    rules_.legal(view, seat, moves);
    return moves[static_cast<std::size_t>(chooseBlindly(moves, dice))];
  }
  int chooseBlindly(const MoveList& moves, Dice& dice) override {
    return static_cast<int>(dice.below(static_cast<std::uint32_t>(moves.size())));
  }

 private:
  const AnyGame& rules_;
};

}  // namespace spannung
