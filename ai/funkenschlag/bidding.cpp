#include "ai/funkenschlag/bidding.h"

#include <algorithm>
#include <limits>

#include "ai/funkenschlag/best_choice.h"
#include "ai/funkenschlag/valuation.h"
#include "engine/funkenschlag/auction.h"

namespace spannung::funkenschlag::greedy {
namespace {

// FS-STEP3-05: whether the next auctions are certain to offer the whole market. Phase 5 draws a
// card, and so does phase 2, with or without a sale (FS-AUCTION-13).
bool willMarketOpen(const State& state) {
  if (state.step == kSteps) return false;
  if (state.step3Card != Step3Card::inPile) return true;
  const int before = state.pile.count() - 1 - static_cast<int>(state.pile.find(Card::step3()));
  return before < (state.boughtPlant.empty() ? 2 : 1);
}

// What the second best plant of the market will add for its number: somebody else wants the best.
int gainOfNextPlant(const Situation& situation, const Player& player) {
  const int now = futureOf(situation, player.plants);
  int best = 0;
  int second = 0;
  for (const Card card : situation.state.market) {
    if (!card.isPlant() || player.plants.contains(card) || card == situation.state.onOffer)
      continue;
    const int number = situation.tables.number(card);
    if (number > player.money) continue;
    const Player after = afterBuying(situation, player, card, number);
    const int gain =
        futureOf(situation, after.plants) - now - situation.judgement.moneyPercent * number;
    second = std::max(second, std::min(best, gain));
    best = std::max(best, gain);
  }
  return second;
}

// A plant that the next one will replace is worth little.
int worthInAuctions(const Situation& situation, const Player& player) {
  const int worth = worthOf(situation, player);
  if (situation.race.isLastRound || !willMarketOpen(situation.state)) return worth;
  return worth + gainOfNextPlant(situation, player);
}

int worthAfterBuying(const Situation& situation, Card plant, int price) {
  return worthInAuctions(situation, afterBuying(situation, situation.me(), plant, price));
}

int worthWithoutPlant(const Situation& situation) {
  // FS-AUCTION-10: going without is no choice in round 1.
  if (situation.state.round == 1) return std::numeric_limits<int>::min() / 2;
  return worthInAuctions(situation, situation.me()) + situation.judgement.improvement;
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
