#include "ai/wasserkraft/glance.h"

#include <algorithm>
#include <array>

#include "ai/wasserkraft/resting_place.h"
#include "engine/wasserkraft/construction.h"
#include "engine/wasserkraft/production.h"
#include "engine/wasserkraft/tile_effect.h"
#include "engine/wasserkraft/vocabulary.h"

namespace spannung::wasserkraft {

Glance::Glance(const Chart& chart, const Habits& habits, const State& state, Seat seat)
    : chart_(chart),
      tables_(chart.tables),
      habits_(habits),
      state_(state),
      seat_(seat),
      player_(state.player(seat)),
      output_(chart, habits, state, seat),
      pipes_(chart, habits, state, seat),
      left_(kRounds - state.round) {
  const double ahead = partAhead(tables_, state, player_);
  hydro_ = habits.hydro.at(ahead);
  machine_ = habits.machine.at(ahead);
  worker_ = habits.worker.at(ahead);
  spent_ = habits.spent * machine_;
}

double Glance::of(Move move) const {
  switch (kindOf(move)) {
    case MoveKind::use: return ofSpace(move.a);
    case MoveKind::bank: return move.a * hydro_ - cost(move.a, 0) - habits_.deposit;
    case MoveKind::construct: return ofConstruction();
    case MoveKind::tile: return ofTile(Tile::of(move.a));
    case MoveKind::copy: return ofBestSite(Tile::of(move.a));
    case MoveKind::build: {
      const auto structure = static_cast<Structure>(move.a);
      return ofPiece(structure) + ofSite(structure, Place::of(move.b));
    }
    case MoveKind::pay: return -(move.a + move.b) * spent_ - move.c * hydro_;
    case MoveKind::produce: return ofProduction(move);
    case MoveKind::fulfil: return output_.ofContract(ContractIndex::of(move.a));
    case MoveKind::machine: return ofMachine(move.a);
    case MoveKind::drop: return ofDrop(move.a);
    case MoveKind::take: return ofOffer(ContractIndex::of(move.a));
    case MoveKind::discard: return -ofOffer(ContractIndex::of(move.a));
    case MoveKind::fill: return pipes_.asTheyAre(conduitAt(basinOf(DamSite::of(move.a)), 0)) + 0.5;
    case MoveKind::claim: return 1 + Tile::of(move.a).level();
    case MoveKind::salvage: return move.b + move.c;
    case MoveKind::boost:
    case MoveKind::margot:
    case MoveKind::operate: return 1;
    case MoveKind::mahiri:
    case MoveKind::architect: return 0.5;
    default: return 0;
  }
}

double Glance::ofSpace(int index) const {
  const SpaceTerms& space = tables_.terms(index);
  const double price = cost(space.workers, space.cost);
  const double rewards = chart_.spaces[static_cast<std::size_t>(index)].total();
  switch (space.board) {
    case Board::turbine:
      return output_.gain(output_.bestEnergy(space.red) + space.modifier) - habits_.waste - price;
    case Board::workshop: return ofTurns(tables_.space(index).rewards[0].amount) - price;
    case Board::machinery: return rewards * habits_.shop * machine_ - price;
    case Board::water: {
      const double use = player_.count(Structure::base) > 0 ? 1.0 : 0.3;
      return rewards * habits_.flow * use - price;
    }
    case Board::contracts: return ofOffice(tables_.space(index).contracts) - price;
    case Board::patents: return ofPatent(state_.patents[space.position]) - price * 0.8;
    case Board::works: return ofWork(state_.works[space.position]) - price;
    case Board::bank: break;
  }
  return rewards - price;
}

// Contracts beyond the limit are of no use, nor are those that there is no time for.
double Glance::ofOffice(int contracts) const {
  constexpr int kWorkersOfAProduction = 2;
  if (left_ == 0 && player_.workers <= kWorkersOfAProduction) return 0;
  const int room = tables_.components.contractLimit - player_.contracts.count();
  return habits_.offer * std::clamp(room, 0, contracts) + 0.2;
}

double Glance::ofPatent(Tile tile) const {
  return habits_.patentRound * left_ + habits_.patent + tile.level() * habits_.patentLevel +
         ofBonus(Bonus::tiles) + ofFirstUse(tile);
}

// The points of a tile that is not owned yet, as far as there will be an occasion for them.
double Glance::ofFirstUse(Tile tile) const {
  constexpr int kWorkersOfAPatent = 2;
  constexpr double kLater = 0.7;
  const double points =
      pointsOf(tile) + (tile.isJokerOf(3) ? tables_.components.tiles.pointsPerTile : 0);
  if (left_ > 0) return kLater * points;
  const bool goesOn = player_.workers - kWorkersOfAPatent >= nextConstruction().workers;
  return goesOn && ofBestPiece(tile) > 0 ? points : 0;
}

// What the tiles of level III score when they build.
double Glance::pointsOf(Tile tile) const {
  const TileNumbers& numbers = tables_.components.tiles;
  if (tile.is(3, Structure::elevation)) return numbers.pointsPerDam * elevatedDams(state_, seat_);
  if (tile.is(3, Structure::powerhouse))
    return numbers.pointsPerPowerhouse * (player_.count(Structure::powerhouse) + 1);
  return tile.isJokerOf(3) ? numbers.pointsPerTile * advancedTiles(player_) : 0;
}

double Glance::ofWork(WorkIndex work) const {
  if (work.isNone()) return 0;
  const ExternalWork& printed = tables_.components.leeghwater.works[work];
  return worthOf(printed.rewards).total() - (printed.excavators + printed.mixers) * machine_;
}

// What comes back with so many turns of the wheel, and what comes nearer.
double Glance::ofTurns(int count) const {
  double worth = 0;
  for (int ahead = 1; ahead < kSegments; ++ahead) {
    const Segment& segment =
        player_.wheel[static_cast<std::size_t>(player_.top + ahead) % kSegments];
    const double held = (segment.excavators + segment.mixers) * habits_.returned * machine_ +
                        (segment.tile.isNone() ? 0.0 : habits_.returnedTile * (machine_ + 0.1));
    worth += ahead <= count ? held : habits_.nearer * count * held;
  }
  return worth;
}

double Glance::ofProduction(Move move) const {
  const ProductionRules rules = currentRules(tables_, state_);
  const ConduitSite conduit = ConduitSite::of(move.b);
  const int energy = energyOf(rules, move.c, conduitSite(tables_, conduit).value);
  const double drop = damOn(state_, DamSite::of(move.a)).owner.is(seat_) ? habits_.drop : 0.0;
  const int fee = feeFor(tables_, state_, seat_, conduit, move.c);
  return output_.gain(energy) - move.c * drop - fee * (hydro_ + habits_.rival);
}

// A contract to take: worth it if the systems can fulfil it.
double Glance::ofOffer(ContractIndex contract) const {
  const double reach = habits_.reach + habits_.reachStep * player_.count(Structure::powerhouse);
  const double missing = std::max(0.0, tables_.contract(contract).requirement - reach);
  return output_.ofContract(contract) * std::max(0.2, 1.0 - habits_.distance * missing);
}

// A drop is welcome behind an own dam; behind that of a rival it is worse than none.
double Glance::ofDrop(int headstream) const {
  const DamSite site = restingPlace(tables_, state_, headstream);
  if (site.isNone()) return 0.1;
  const Owner owner = damOn(state_, site).owner;
  if (owner.is(seat_)) return 1.0 + 0.1 * pipes_.asTheyAre(conduitAt(basinOf(site), 0));
  return owner.isNeutral() ? 0.4 : -0.5;
}

// The type of which there are few is wanted more.
double Glance::ofMachine(int machine) const {
  constexpr double kEnough = 5;
  const bool excavator = machine == static_cast<int>(Machine::excavator);
  const int owned = excavator ? player_.excavators : player_.mixers;
  return (excavator ? 1.0 : 1.2) * kEnough / (kEnough + owned);
}

double Glance::ofConstruction() const {
  double best = 0;
  for (TileMask left = player_.tiles; left != 0; left &= left - 1)
    best = std::max(best, ofBestSite(firstTile(left)) + pointsOf(firstTile(left)));
  const WorkerSpace& space = nextConstruction();
  return best + habits_.construct - cost(space.workers, space.red ? tables_.redBorder() : 0);
}

const WorkerSpace& Glance::nextConstruction() const {
  const std::size_t used = std::min<std::size_t>(player_.constructions, kConstructionSpaces - 1U);
  return tables_.components.constructionSpaces[used];
}

double Glance::ofBestPiece(Tile tile) const {
  const Means means = meansOf(player_);
  double best = 0;
  for (const Structure structure : structuresOf(tile))
    if (isInReach(tables_, state_, seat_, tile, structure, means))
      best = std::max(best, ofPiece(structure));
  return best;
}

// The best that can be built with the tile: a piece that completes a system is worth more than one
// that stands alone.
double Glance::ofBestSite(Tile tile) const {
  double best = 0;
  forEachPiece(tables_, state_, seat_, tile, meansOf(player_),
               [&](Structure structure, Place place) {
                 best = std::max(best, ofPiece(structure) + ofSite(structure, place));
                 return true;
               });
  return best;
}

double Glance::ofTile(Tile tile) const {
  const double effect = std::max(habits_.level * tile.level(), pointsOf(tile));
  return ofBestSite(tile) + effect - (tile.isJoker() ? habits_.joker : 0.0);
}

// What a piece of the kind brings wherever it stands.
double Glance::ofPiece(Structure structure) const {
  static constexpr std::array<Bonus, kStructures> kCounted = {
      Bonus::bases, Bonus::elevations, Bonus::conduits, Bonus::powerhouses, Bonus::buildings};
  return anywhere(structure) + ofIncome(structure) + ofBonus(kCounted[indexOf(structure)]);
}

// One more of what a bonus tile counts, in this round and those to come.
double Glance::ofBonus(Bonus bonus) const {
  double worth = 0;
  for (std::size_t round = state_.round - 1U; round < kRounds; ++round)
    if (state_.bonuses[round] == bonus)
      worth += habits_.bonusLater * tables_.components.bonusPoints[indexOf(bonus)];
  return worth;
}

// At once and in all rounds to come; a part of it if the piece after this one reveals it.
double Glance::ofIncome(Structure structure) const {
  if (indexOf(structure) >= kIncomeStructures) return 0;
  const int ordinal = player_.count(structure) + 1;
  const auto& incomes = chart_.incomes[indexOf(player_.company)][indexOf(structure)];
  double worth = 0;
  for (std::size_t i = 0; i < kIncomes; ++i) {
    const double each = incomes[i].points + incomes[i].goods * habits_.incomeGoods;
    if (ordinal == kIncomeOrdinals[i]) worth += each * (1 + left_);
    if (ordinal + 1 == kIncomeOrdinals[i]) worth += habits_.nextIncome * each * left_;
  }
  return worth;
}

double Glance::anywhere(Structure structure) const {
  switch (structure) {
    case Structure::base: return habits_.base;
    case Structure::elevation: return habits_.elevation;
    case Structure::conduit: return habits_.conduit;
    case Structure::powerhouse: return habits_.powerhouse;
    case Structure::building: return habits_.building;
  }
  return 0;
}

double Glance::ofSite(Structure structure, Place place) const {
  const int border = isRed(tables_, structure, place) ? tables_.redBorder() : 0;
  return pipes_.gain(structure, place) - border * hydro_ - machinesFor(structure, place) * spent_;
}

// As far as it depends on the site.
int Glance::machinesFor(Structure structure, Place place) const {
  if (structure == Structure::powerhouse || structure == Structure::building) return 0;
  const int machines = officerPrice(tables_, state_, seat_, structure, place).machines();
  if (structure != Structure::conduit) return machines;
  const int value = conduitSite(tables_, conduitAt(place)).value;
  return std::min(machines, conduitMixers(tables_, state_, seat_, value).value_or(machines));
}

}  // namespace spannung::wasserkraft
