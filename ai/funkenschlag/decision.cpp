#include "ai/funkenschlag/decision.h"

#include "ai/funkenschlag/bidding.h"
#include "ai/funkenschlag/building.h"
#include "ai/funkenschlag/discard.h"
#include "ai/funkenschlag/purchase.h"
#include "ai/funkenschlag/running.h"
#include "engine/funkenschlag/vocabulary.h"

namespace spannung::funkenschlag::greedy {

Move decide(const Tables& tables, const State& state, Seat seat, const Judgement& judgement,
            Dice& dice) {
  const auto whole = [&] { return assess(tables, state, seat, judgement); };
  const auto fuelOnly = [&] { return assessFuel(tables, state, seat, judgement); };
  switch (state.stage) {
    case Stage::draftRegion: return chooseRegion(cheapestRegion(tables, state));
    case Stage::openAuction: return openAuction(whole(), dice);
    case Stage::openingBid:
    case Stage::bid: return answerBid(whole());
    case Stage::discardPlant: return giveUpPlant(whole());
    case Stage::discardResource: return giveUpFuel(fuelOnly());
    case Stage::buyResources: return buyFuel(whole());
    case Stage::build: return connectOrStop(whole());
    case Stage::runPlants: return runOrStop(fuelOnly());
    case Stage::finished: break;
  }
  return done();
}

}  // namespace spannung::funkenschlag::greedy
