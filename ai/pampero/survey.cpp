#include "ai/pampero/survey.h"

#include <algorithm>
#include <bit>

#include "ai/pampero/symbol_counts.h"
#include "engine/pampero/consolidation.h"
#include "engine/pampero/counting.h"
#include "engine/pampero/scoring_phase.h"
#include "engine/pampero/year.h"

namespace spannung::pampero {
namespace {

int arrowsOn(const ContractTile& tile) {
  int arrows = 0;
  for (const Symbol& symbol : tile.symbols) arrows += symbol.arrows;
  return arrows;
}

const ScoringTile& tileAt(const Survey& survey, std::size_t place) {
  return survey.tables().content.scoringTiles[survey.state.scoringTiles[place]];
}

PlaceMask firstTiles(const Tables& tables) {
  return tables.kindPlaces[static_cast<std::size_t>(ContractKind::standard)] |
         tables.kindPlaces[static_cast<std::size_t>(ContractKind::remote)];
}

// Counts the plays that are listed to it.
struct PlayCounter {
  const CardKinds& kinds;
  PlaysByKind& plays;
  bool add(Move move) {
    return ++plays[static_cast<std::size_t>(kinds.of(CardIndex::of(move.a)))], true;
  }
};

int bestIncome(const Tables& tables, const Player& player, MarketMask markets) {
  int best = 0;
  for (int i = 0; i < kMarkets; ++i)
    if (isListed(markets, i))
      best = std::max(best, incomeOf(tables, player, static_cast<Market>(i)));
  return best;
}

int moneyOf(const Survey& survey, Seat seat, const Step& step) {
  const Tables& tables = survey.tables();
  const Player& player = survey.state.player(seat);
  switch (step.op) {
    case Op::gainMoney: return step.amount;
    case Op::gainMoneyPer:
      return step.amount * countOf(tables, survey.state, seat, tables.criterion(step.first));
    case Op::takeIncome:
    case Op::flipIncome: return bestIncome(tables, player, step.markets);
    case Op::takeForeignIncome: return bestIncome(tables, player, foreignMarkets(tables, player));
    case Op::capitalRelief:
      return player.capital != 0 ? tables.content.grid.repay - step.amount : 0;
    default: return 0;
  }
}

int moneyOf(const Survey& survey, Seat seat, const StepList& list) {
  int money = 0;
  for (int i = 0; i < list.count; ++i)
    money += moneyOf(survey, seat, survey.tables().step(list.first + i));
  return money;
}

void addOp(Op op, int times, Pending& pending) {
  const auto at = static_cast<std::size_t>(op);
  if (at < pending.ops.size()) pending.ops[at] += times;
}

void addOps(const Tables& tables, const Task& task, Pending& pending) {
  switch (task.stage) {
    case Stage::runSteps:
      for (int i = 0; i < task.a; ++i) addOp(tables.step(task.step + i).op, 1, pending);
      return;
    case Stage::chooseSite:
    case Stage::chooseContract:
    case Stage::choosePrice:
    case Stage::sellAbroad:
    case Stage::chooseCapital:
    case Stage::choosePayment:
    case Stage::fulfilLinked: return addOp(tables.step(task.step).op, 1, pending);
    case Stage::advance: return addOp(Op::advanceIncome, task.b, pending);
    default: return;
  }
}

// A card that is not paid yet: its first step waits for a target or for the payment.
void addPayment(const Survey& survey, Seat seat, Pending& pending) {
  const Tables& tables = survey.tables();
  const Resolution& card = survey.state.resolution;
  const Frame& frame = tables.card(card.card).frame;
  const OperationField& field = tables.field(card.field);
  if (frame.money == FrameMoney::cost)
    pending.cost = zoneCost(tables, survey.state.player(seat), frame, field);
  if (frame.money == FrameMoney::bonus) pending.cost = -field.value;
  if (tables.opening(card.card, card.action).fieldEnergy) pending.energy = field.energy;
}

bool isAboutToBegin(const State& state, Seat seat) {
  return state.actor() == seat && state.task().stage == Stage::takeTurn;
}

}  // namespace

Groundwork::Groundwork(const Tables& what) : tables(what), kinds(what) {
  for (std::size_t i = 0; i < tables.content.contracts.size(); ++i)
    arrows[i] = static_cast<std::uint8_t>(arrowsOn(tables.content.contracts[i]));
}

Survey::Survey(const Groundwork& work, const State& position)
    : ground(work),
      state(position),
      pieces(piecesOf(position)),
      free(work.tables.normalSites & ~(pieces.towers | pieces.windFarms | pieces.bulldozers)),
      solar(reachableSolar(work.tables, position)),
      slowest(work.tables.timeline.last()) {
  for (int i = 0; i < tables().companies; ++i) {
    const Player& player = state.player(Seat::of(i));
    slowest = std::min<int>(slowest, player.timeline);
    fastest = std::max<int>(fastest, player.timeline);
  }
  for (std::size_t place = 1; place < kScoringPlaces; ++place)
    for (int i = 0; isLowerToCome(place) && i < tables().companies; ++i)
      compared[place - 1][static_cast<std::size_t>(i)] =
          comparedCount(tables(), state, Seat::of(i), tables().criterion(lower(place).criterion));
}

bool Survey::isUpperToCome(std::size_t place) const {
  if (place == 0) return state.scoringsDone == 0 && !tables().options.introTiles;
  return place >= 2;
}

bool Survey::isLowerToCome(std::size_t place) const {
  if (place == 1) return state.scoringsDone < 2 && !tables().options.introTiles;
  return place >= 2;
}

const ScoringHalf& Survey::upper(std::size_t place) const { return tileAt(*this, place).upper; }
const ScoringHalf& Survey::lower(std::size_t place) const { return tileAt(*this, place).lower; }

int Survey::lead(std::size_t place, Seat seat) const {
  const auto& counts = compared[place - 1];
  int best = 0;
  for (int i = 0; i < tables().companies; ++i)
    if (Seat::of(i) != seat) best = std::max(best, counts[static_cast<std::size_t>(i)]);
  return counts[static_cast<std::size_t>(seat.index())] - best;
}

Reachable reachableFor(const Survey& survey, const Player& player) {
  const Tables& tables = survey.tables();
  const auto served = placesServed(tables, dividedBy(player.towers, survey.pieces.towers));
  const auto step = static_cast<std::size_t>(player.step());
  const PlaceMask there = survey.state.available & firstTiles(tables);
  const PlaceMask open = there & survey.state.openAt[step];
  const PlaceMask soon = there & survey.state.openAt[std::min<std::size_t>(step + 1, kTowers)];
  const PlaceMask any = served.own | served.others;
  return {open & served.own, open & any, soon & any, there & ~open & served.own};
}

int mostArrowsOf(const Survey& survey, PlaceMask places) {
  std::uint8_t most = 0;
  for (; places != 0; places &= places - 1) {
    const auto place = firstOf<PlaceIndex>(places);
    most = std::max(most, survey.ground.arrows[survey.state.tileOf[place]]);
  }
  return most;
}

NextFields nextFieldsOf(const Tables& tables, const Player& player) {
  NextFields next;
  next.cost.fill(kNone);
  for (int row = 0; row < kRows; ++row) {
    const int space = leftmostFree(player, row);
    if (space == kNone) continue;
    const int first = tables.firstField[static_cast<std::size_t>(space)].index();
    for (int i = first; i < first + tables.fieldCount[static_cast<std::size_t>(space)]; ++i) {
      const OperationField& field = tables.field(FieldIndex::of(i));
      const std::size_t zone = indexOf(field.zone);
      next.cost[zone] = std::min(next.cost[zone], std::max(0, zoneValue(tables, player, field)));
      next.energy[zone] = std::max<int>(next.energy[zone], field.energy);
    }
  }
  return next;
}

PlaysByKind playsOf(const Survey& survey, Seat seat) {
  PlaysByKind plays{};
  PlayCounter counter{survey.ground.kinds, plays};
  listPlayableCards(survey.tables(), survey.state, seat, counter);
  return plays;
}

Abroad abroadOf(const Survey& survey, const Player& player) {
  const Tables& tables = survey.tables();
  Abroad abroad;
  for (const CardMarket& market : survey.state.foreign)
    for (const std::uint8_t card : market.open) {
      int money = 0;
      for (const Market sold : foreignCard(tables, card).incomes)
        money += incomeOf(tables, player, sold);
      const int batteries = tables.foreignBatteries[card];
      if (batteries <= player.batteries) abroad.now = std::max(abroad.now, money);
      if (money <= abroad.most) continue;
      abroad.most = money;
      abroad.batteries = batteries;
    }
  return abroad;
}

int capitalNow(const Tables& tables, const Player& player) {
  int best = 0;
  for (unsigned rest = openCapital(tables, player); rest != 0; rest &= rest - 1) {
    const auto place = static_cast<std::size_t>(std::countr_zero(rest));
    best =
        std::max(best, bestIncomeInArea(tables, player, tables.content.grid.capitalAreas[place]));
  }
  return best;
}

int scoringCardsNow(const Survey& survey, Seat seat) {
  int sum = 0;
  for (std::uint32_t rest = survey.state.player(seat).scoringCards; rest != 0; rest &= rest - 1) {
    int best = 0;
    for (const StepList& option : scoringCard(survey.tables(), std::countr_zero(rest)).options)
      best = std::max(best, moneyOf(survey, seat, option));
    sum += best;
  }
  return sum;
}

int finalTilesNow(const Survey& survey, Seat seat) {
  const Tables& tables = survey.tables();
  int sum = 0;
  for (std::size_t i = 0; i < tables.content.towerTiles.size(); ++i) {
    const std::uint8_t tile = survey.state.player(seat).slots[i];
    if (tables.isRival(seat) && tables.content.towerTiles[i].timing == Timing::final)
      sum += survey.state.rival.pile[i] * tables.content.solo.finalTileMoney;
    else if (tile != kNone && tables.towerTile(tile).timing == Timing::final)
      sum += moneyOf(survey, seat, tables.towerTile(tile).steps);
  }
  return sum;
}

int introNow(const Survey& survey, Seat seat) {
  const Tables& tables = survey.tables();
  if (!tables.options.introTiles || survey.state.scoringsDone > 0) return 0;
  const Step& step = tables.step(tables.content.introTiles[0].first);
  int money = 0;
  for (int i = 0; i < kMarkets; ++i)
    if (isListed(step.markets, i))
      money += zoneASymbols(tables, survey.state, seat, static_cast<Market>(i)) *
               marketIncome(tables, survey.state, seat, static_cast<Market>(i));
  return money;
}

int introMajoritiesNow(const Survey& survey, Seat seat) {
  const Tables& tables = survey.tables();
  if (!tables.options.introTiles || survey.state.scoringsDone > 1) return 0;
  int money = 0;
  for (int i = 0; i < kMarkets; ++i) {
    const auto market = static_cast<Market>(i);
    const auto symbols = [&](Seat of) { return symbolsOf(tables, survey.state, of, market); };
    if (majorityOf(tables, survey.state, symbols) == seat)
      money += marketIncome(tables, survey.state, seat, market);
  }
  return money;
}

Pending pendingFor(const Survey& survey, Seat seat) {
  Pending pending;
  bool isUnpaid = false;
  for (const Task& task : survey.state.agenda) {
    if (task.seat != seat) continue;
    if (task.stage < Stage::finished) ++pending.decisions[static_cast<std::size_t>(task.stage)];
    addOps(survey.tables(), task, pending);
    isUnpaid |= task.isFirst;
  }
  if (isUnpaid) addPayment(survey, seat, pending);
  return pending;
}

int placeInOrder(const State& state, Seat seat) {
  const auto* const place = std::find(state.order.begin(), state.order.end(), seat);
  return static_cast<int>(place - state.order.begin());
}

int turnsLeft(const State& state, Seat seat) {
  if (state.phase != Phase::actions) return 0;
  const bool had = placeInOrder(state, seat) < state.turn && !isAboutToBegin(state, seat);
  return kActionRounds - state.round - (had ? 1 : 0);
}

}  // namespace spannung::pampero
