#include "ai/funkenschlag/greedy_bot.h"

#include "ai/funkenschlag/decision.h"

namespace spannung::funkenschlag {

Move GreedyBot::choose(const AnyState& view, Seat seat, Dice& dice) {
  return greedy::decide(tables_, view.as<State>(), seat, judgement_, dice);
}

}  // namespace spannung::funkenschlag
