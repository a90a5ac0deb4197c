#include "ai/funkenschlag/policy.h"

#include <algorithm>
#include <array>

#include "ai/funkenschlag/bidding.h"
#include "ai/funkenschlag/building.h"
#include "ai/funkenschlag/discard.h"
#include "ai/funkenschlag/plan.h"
#include "ai/funkenschlag/purchase.h"
#include "ai/funkenschlag/running.h"
#include "ai/funkenschlag/valuation.h"
#include "engine/funkenschlag/auction.h"

namespace spannung::funkenschlag {

using namespace greedy;

// Bids rise by one: whoever wants to pay more can do so in the next step.
void Policy::options(const State& state, Seat seat, MoveList& moves) const {
  switch (state.stage) {
    case Stage::openingBid: moves.add(bid(lowestBid(rules_.tables(), state))); return;
    case Stage::bid:
      moves.add(pass());
      if (lowestBid(rules_.tables(), state) <= highestBid(state))
        moves.add(bid(lowestBid(rules_.tables(), state)));
      return;
    case Stage::runPlants:
    case Stage::discardResource: {
      const Situation situation = assess(rules_.tables(), state, seat, judgement_);
      moves.add(state.stage == Stage::runPlants ? runOrStop(situation) : giveUpFuel(situation));
      return;
    }
    case Stage::build: {
      const Situation situation = assess(rules_.tables(), state, seat, judgement_);
      moves.add(done());
      const Move best = connectOrStop(situation);
      if (!(best == done())) moves.add(best);
      if (!situation.sites.empty() && !(build(situation.sites.front().city) == best))
        moves.add(build(situation.sites.front().city));
      return;
    }
    case Stage::buyResources: {
      const Situation situation = assess(rules_.tables(), state, seat, judgement_);
      const Move best = buyFuel(situation);
      moves.add(best);
      if (!(best == done())) moves.add(done());
      return;
    }
    default: rules_.legal(state, seat, moves);
  }
}

Move Policy::usual(const State& state, Seat seat, Dice& dice) const {
  if (state.stage == Stage::draftRegion)
    return chooseRegion(cheapestRegion(rules_.tables(), state));
  const Situation situation = assess(rules_.tables(), state, seat, judgement_);
  switch (state.stage) {
    case Stage::openAuction: return openAuction(situation, dice);
    case Stage::openingBid:
    case Stage::bid: return answerBid(situation);
    case Stage::discardPlant: return giveUpPlant(situation);
    case Stage::discardResource: return giveUpFuel(situation);
    case Stage::buyResources: return buyFuel(situation);
    case Stage::build: return connectOrStop(situation);
    default: return runOrStop(situation);
  }
}

void Policy::priors(const State& state, Seat seat, const MoveList& moves,
                    std::span<float> priors) const {
  Rng rng{};
  Dice dice(rng);
  const Move favourite = usual(state, seat, dice);
  for (std::size_t i = 0; i < moves.size(); ++i) priors[i] = moves[i] == favourite ? 3.0F : 1.0F;
}

Move Policy::rollout(const State& state, Seat seat, const MoveList& moves, Dice& dice) const {
  const Move move = usual(state, seat, dice);
  return moves.contains(move) ? move : moves[moves.size() - 1];
}

search::Appraisal Policy::appraise(const State& state, Seat seat) const {
  search::Appraisal appraisal;
  const Player& player = state.player(seat);
  const Situation situation = assess(rules_.tables(), state, seat, judgement_);
  constexpr float kPrice = 3000;  // cents of a city
  appraisal.parts[0] = static_cast<float>(player.cities.count());
  appraisal.parts[1] = static_cast<float>(futureOf(situation, player.plants)) / kPrice;
  appraisal.parts[2] = static_cast<float>(player.money) * 100 / kPrice;
  return appraisal;
}

std::span<const std::string_view> Policy::aspects() {
  static constexpr std::array<std::string_view, 3> kAspects = {"cities", "plants", "money"};
  return kAspects;
}

}  // namespace spannung::funkenschlag
