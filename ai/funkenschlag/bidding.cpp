#include "ai/funkenschlag/bidding.h"

#include <limits>

#include "ai/funkenschlag/best_choice.h"
#include "ai/funkenschlag/valuation.h"
#include "engine/funkenschlag/auction.h"

namespace spannung::funkenschlag::greedy {
namespace {

int worthAfterBuying(const Situation& situation, Card plant, int price) {
  return worthOf(situation, afterBuying(situation, plant, price));
}

int worthWithoutPlant(const Situation& situation) {
  // FS-AUCTION-10: going without is no choice in round 1.
  if (situation.state.round == 1) return std::numeric_limits<int>::min() / 2;
  return worthOf(situation, situation.me()) + situation.judgement.improvement;
}

// Something as good could still be had for its number if somebody else took the plant on offer.
bool hasAlternative(const Situation& situation, int worth) {
  const State& state = situation.state;
  for (int place = 0; place < currentMarket(situation.tables, state); ++place) {
    const Card card = state.market[static_cast<std::size_t>(place)];
    const int number = situation.tables.number(card);
    if (card == state.onOffer || number > situation.me().money) continue;
    if (worthAfterBuying(situation, card, number) >= worth) return true;
  }
  return false;
}

}  // namespace

Move openAuction(const Situation& situation, Dice& dice) {
  BestChoice<Move> best(pass(), worthWithoutPlant(situation));
  const State& state = situation.state;
  for (int place = 0; place < currentMarket(situation.tables, state); ++place) {
    const Card card = state.market[static_cast<std::size_t>(place)];
    if (!checkNominate(situation.tables, state, card.index()).fine()) continue;
    const int price = situation.tables.number(card);
    best.offer(nominate(card), worthAfterBuying(situation, card, price), dice);
  }
  return best.choice();
}

Move answerBid(const Situation& situation) {
  const int price = lowestBid(situation.tables, situation.state);
  if (situation.state.stage == Stage::openingBid) return bid(price);
  const int bought = worthAfterBuying(situation, situation.state.onOffer, price);
  const bool isWanted = bought > worthWithoutPlant(situation) && !hasAlternative(situation, bought);
  return isWanted ? bid(price) : pass();
}

}  // namespace spannung::funkenschlag::greedy
