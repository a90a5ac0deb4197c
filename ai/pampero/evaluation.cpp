#include "ai/pampero/evaluation.h"

#include <algorithm>
#include <bit>

#include "ai/pampero/symbol_counts.h"
#include "engine/pampero/consolidation.h"
#include "engine/pampero/scoring_phase.h"

namespace spannung::pampero::greedy {
namespace {

class Appraisal {
 public:
  Appraisal(const Tables& tables, const State& state, Seat seat, const Judgement& judgement)
      : tables_(tables),
        state_(state),
        seat_(seat),
        player_(state.player(seat)),
        judgement_(judgement),
        years_(yearsLeft(tables, state, judgement)),
        fading_(std::clamp(years_ / 4, judgement.lastTurns, 1.0)),
        symbols_(tables, state, seat) {}

  Worth worth() const {
    Worth worth{.money = static_cast<double>(player_.money)};
    if (state_.finished()) return worth;
    worth.grid = grid();
    worth.stock = stock();
    worth.company = company();
    worth.scorings = scorings();
    worth.finalTiles = finalTiles();
    worth.debts = debts();
    return worth;
  }

  double total() const { return worth().total() - (state_.finished() ? 0 : rivals()); }

 private:
  // Income that will be paid, and room for more of it.
  double grid() const {
    const double income = wholeIncome(tables_, player_);
    const int last = tables_.lastColumn[static_cast<std::size_t>(player_.step())];
    double room = 0;
    for (const std::uint8_t column : player_.income) room += last - column;
    const double towers = judgement_.tower * (player_.step() - 1);
    return years_ * (income + towers + judgement_.room * room +
                     judgement_.gear * (gearsOf(tables_, player_) + player_.production));
  }

  double stock() const {
    constexpr int kForAFewContracts = 7;
    constexpr int kForAnExport = 4;
    const int energy = std::min<int>(player_.energy, kForAFewContracts);
    const int batteries = std::min<int>(player_.batteries, kForAnExport);
    return fading_ * (judgement_.energy * energy + judgement_.battery * batteries +
                      judgement_.spareEnergy * (player_.energy - energy) +
                      judgement_.spareBattery * (player_.batteries - batteries));
  }

  double company() const {
    const int special = std::popcount(player_.hand >> tables_.content.basicCards);
    int lying = 0;
    for (const CardIndex card : player_.cards)
      if (!card.isNone() && card.index() >= tables_.content.basicCards) ++lying;
    const SiteMask ready = player_.bulldozers & ~builtSites(state_);
    const double assets = judgement_.specialAction * (special + lying) + bulldozers() +
                          judgement_.siteReady * std::popcount(ready) +
                          judgement_.connectionTile * std::popcount(player_.connectionTiles) +
                          judgement_.overlay * player_.overlays + judgement_.modifier * modifiers();
    const double front = state_.lowerRow.contains(seat_) ? judgement_.frontOfTurnOrder : 0;
    return fading_ * hand() + years_ * assets + front;
  }

  // What could be done at once: a card that lies on the board has to come back first.
  double hand() const {
    double sum = 0;
    for (std::uint32_t rest = player_.hand; rest != 0; rest &= rest - 1)
      sum += cardInHand(tables_.card(firstOf<CardIndex>(rest)));
    return sum;
  }

  double cardInHand(const ActionCard& card) const {
    switch (tables_.step(card.steps.first).op) {
      case Op::buildTower: return player_.step() < kTowers ? judgement_.towerCard : 0;
      case Op::buildWindFarm: return judgement_.windCard;
      case Op::fulfilContract: return judgement_.contractCard;
      case Op::joker: return judgement_.jokerCard;
      default: return judgement_.otherCard;
    }
  }

  // Whoever parks the last one cannot build any more.
  double bulldozers() const {
    const int mobile = std::popcount(player_.bulldozers) + player_.inPublicArea;
    const int first = std::min(mobile, 2);
    return judgement_.bulldozer * first + judgement_.spareBulldozer * (mobile - first);
  }

  double modifiers() const {
    double sum = player_.windFarmEnergy;
    for (const std::int8_t change : player_.zoneValue) sum -= change;
    for (const std::int8_t change : player_.contractEnergy) sum -= change;
    return sum;
  }

  // What the tiles would bring now, and the cards in hand at least.
  double scorings() const {
    double sum = judgement_.scoringCard * std::popcount(player_.scoringCards);
    if (state_.scoringsDone < 1 && !tables_.options.introTiles)
      sum += upper(state_.scoringTiles[0]);
    if (state_.scoringsDone < 2 && !tables_.options.introTiles)
      sum += lower(state_.scoringTiles[1]);
    for (const std::size_t place : {2U, 3U})
      sum += upper(state_.scoringTiles[place]) + lower(state_.scoringTiles[place]);
    return sum + judgement_.symbol * symbols_.all();
  }

  double upper(int tile) const {
    const ScoringHalf& half = tables_.content.scoringTiles[static_cast<std::size_t>(tile)].upper;
    return half.amount * ownCount(tables_.criterion(half.criterion));
  }

  double lower(int tile) const {
    const ScoringHalf& half = tables_.content.scoringTiles[static_cast<std::size_t>(tile)].lower;
    return half.amount * chanceOfMajority(tables_.criterion(half.criterion));
  }

  int ownCount(const Criterion& criterion) const {
    if (criterion.what == Count::marketSymbols) return symbols_.of(criterion.markets);
    return countOf(tables_, state_, seat_, criterion);
  }

  double chanceOfMajority(const Criterion& criterion) const {
    const int own = compared(seat_, criterion);
    int best = 0;
    for (int i = 0; i < tables_.companies; ++i)
      if (Seat::of(i) != seat_) best = std::max(best, compared(Seat::of(i), criterion));
    return std::clamp(0.35 + 0.12 * (own - best), 0.0, 0.9);
  }

  int compared(Seat seat, const Criterion& criterion) const {
    if (criterion.what != Count::marketSymbols)
      return comparedCount(tables_, state_, seat, criterion);
    const SymbolCounts symbols = seat == seat_ ? symbols_ : SymbolCounts(tables_, state_, seat);
    return symbols.of(criterion.markets) + addedByCrowns(state_.player(seat), criterion.markets);
  }

  static int addedByCrowns(const Player& player, MarketMask markets) {
    int sum = player.extraAny;
    for (int i = 0; i < kMarkets; ++i)
      if (isListed(markets, i)) sum += player.extraSymbols[static_cast<std::size_t>(i)];
    return sum;
  }

  // Whatever the final tiles would bring now.
  double finalTiles() const {
    double sum = 0;
    for (const std::uint8_t tile : player_.slots)
      if (tile != kNone && tables_.towerTile(tile).timing == Timing::final)
        sum += finalTile(tables_.step(tables_.towerTile(tile).steps.first));
    return sum;
  }

  double finalTile(const Step& step) const {
    switch (step.op) {
      case Op::gainMoneyPer: return step.amount * ownCount(tables_.criterion(step.first));
      case Op::takeIncome: return best(step.markets);
      case Op::takeForeignIncome: return best(foreignMarkets(tables_, player_));
      case Op::capitalRelief:
        return player_.capital != 0 ? tables_.content.grid.repay - step.amount : 0;
      default: return 0;
    }
  }

  double best(MarketMask markets) const {
    int most = 0;
    for (int i = 0; i < kMarkets; ++i)
      if (isListed(markets, i))
        most = std::max(most, incomeOf(tables_, player_, static_cast<Market>(i)));
    return most;
  }

  // A long game is no good if the others earn more in it.
  double rivals() const {
    double sum = 0;
    for (int i = 0; i < tables_.companies; ++i)
      if (Seat::of(i) != seat_) sum += prospectsOf(tables_, state_, Seat::of(i), judgement_);
    return judgement_.rivalry * sum / (tables_.companies - 1);
  }

  double debts() const { return std::popcount(player_.capital) * tables_.content.grid.repay; }

  const Tables& tables_;
  const State& state_;
  Seat seat_;
  const Player& player_;
  const Judgement& judgement_;
  double years_;
  double fading_;
  SymbolCounts symbols_;
};

}  // namespace

double yearsLeft(const Tables& tables, const State& state, const Judgement& judgement) {
  int slowest = tables.timeline.last();
  for (int i = 0; i < tables.companies; ++i)
    slowest = std::min<int>(slowest, state.player(Seat::of(i)).timeline);
  return (tables.timeline.last() - slowest) * judgement.yearsPerSpace;
}

Worth worthOf(const Tables& tables, const State& state, Seat seat, const Judgement& judgement) {
  return Appraisal(tables, state, seat, judgement).worth();
}

double prospectsOf(const Tables& tables, const State& state, Seat rival,
                   const Judgement& judgement) {
  double income = judgement.rivalPace;
  for (int i = 0; i < kMarkets; ++i)
    income += marketIncome(tables, state, rival, static_cast<Market>(i));
  return state.player(rival).money + yearsLeft(tables, state, judgement) * income;
}

double evaluate(const Tables& tables, const State& state, Seat seat, const Judgement& judgement) {
  return Appraisal(tables, state, seat, judgement).total();
}

}  // namespace spannung::pampero::greedy
