#include "ai/funkenschlag/greedy_bot.h"

#include "ai/funkenschlag/bidding.h"
#include "ai/funkenschlag/building.h"
#include "ai/funkenschlag/discard.h"
#include "ai/funkenschlag/purchase.h"
#include "ai/funkenschlag/running.h"

namespace spannung::funkenschlag {

Move GreedyBot::choose(const AnyState& view, Seat seat, Dice& dice) {
  using namespace greedy;
  const auto& state = view.as<State>();
  if (state.stage == Stage::draftRegion) return chooseRegion(cheapestRegion(tables_, state));
  const Situation situation = assess(tables_, state, seat, judgement_);
  switch (state.stage) {
    case Stage::openAuction: return openAuction(situation, dice);
    case Stage::openingBid:
    case Stage::bid: return answerBid(situation);
    case Stage::discardPlant: return giveUpPlant(situation);
    case Stage::discardResource: return giveUpFuel(situation);
    case Stage::buyResources: return buyFuel(situation);
    case Stage::build: return connectOrStop(situation);
    case Stage::runPlants: return runOrStop(situation);
    case Stage::draftRegion:
    case Stage::finished: break;
  }
  return done();
}

}  // namespace spannung::funkenschlag
