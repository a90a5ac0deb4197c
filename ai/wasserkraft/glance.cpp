#include "ai/wasserkraft/glance.h"

#include <algorithm>
#include <array>

#include "engine/wasserkraft/building_use.h"
#include "engine/wasserkraft/construction.h"
#include "engine/wasserkraft/contract.h"
#include "engine/wasserkraft/management.h"
#include "engine/wasserkraft/scoring.h"
#include "engine/wasserkraft/vocabulary.h"

namespace spannung::wasserkraft {
Glance::Glance(const Chart& chart, const Weights& weights, const State& state, Seat seat)
    : chart_(chart),
      tables_(chart.tables),
      state_(state),
      seat_(seat),
      player_(state.player(seat)),
      left_(kRounds - state.round) {
  const double ahead = (left_ + player_.workers / 12.0) / kRounds;
  hydro_ = weights.hydro.at(ahead);
  machine_ = weights.excavator.at(ahead);
  spent_ = 0.4 * machine_;
  worker_ = weights.workerCost;
}

double Glance::of(Move move) const {
  switch (kindOf(move)) {
    case MoveKind::use: return ofSpace(move.a);
    case MoveKind::bank: return move.a * hydro_ - cost(move.a, 0) - 0.5;
    case MoveKind::construct: return ofConstruction();
    case MoveKind::tile: return ofTile(Tile::of(move.a));
    case MoveKind::copy: return ofBestPiece(Tile::of(move.a));
    case MoveKind::build: {
      const auto structure = static_cast<Structure>(move.a);
      return ofPiece(structure) + ofSite(structure, move.b - firstPlace(structure));
    }
    case MoveKind::pay: return -(move.a + move.b) * spent_ - move.c * hydro_;
    case MoveKind::produce: return ofProduction(move);
    case MoveKind::fulfil: return ofContract(move.a);
    case MoveKind::machine: return ofMachine(move.a);
    case MoveKind::drop: return ofDrop(move.a);
    case MoveKind::take: return ofOffer(move.a);
    case MoveKind::discard: return -ofOffer(move.a);
    case MoveKind::boost: return 1;
    case MoveKind::mahiri: return 0.5;
    case MoveKind::architect: return 0.5;
    case MoveKind::margot: return 1;
    case MoveKind::operate: return 1;
    case MoveKind::fill: return pipeAsIs(conduitAt(basinOfDam(move.a), 0)) + 0.5;
    case MoveKind::claim: return 1 + Tile::of(move.a).level();
    case MoveKind::salvage: return move.b + move.c;
    default: return 0;
  }
}

double Glance::ofSpace(int index) const {
  const SpaceTerms& space = tables_.terms(index);
  const double price = cost(space.workers, space.cost);
  const double rewards = chart_.spaces[static_cast<std::size_t>(index)].total();
  switch (space.board) {
    case Board::turbine: return ofTurbine(space) - price;
    case Board::workshop: return ofTurns(tables_.space(index).rewards[0].amount) - price;
    case Board::machinery: return rewards * machine_ - price;
    case Board::water: return rewards * (player_.count(Structure::base) > 0 ? 1.0 : 0.3) - price;
    case Board::contracts: {
      const int room = tables_.components.contractLimit - player_.contracts.count();
      const double wanted = std::min<double>(tables_.space(index).contracts, std::max(room, 0));
      const bool soon = left_ > 0 || player_.workers >= space.workers + 2;
      return soon ? 1.8 * wanted + 0.2 - price : -price;
    }
    case Board::patents: {
      const Tile tile = state_.patents[space.position];
      return 0.9 * left_ + 1.0 + tile.level() * 0.5 - price * 0.8;
    }
    case Board::works: {
      const int work = state_.works[space.position];
      if (work >= kWorks) return -price;
      const ExternalWork& printed =
          tables_.components.leeghwater.works[static_cast<std::size_t>(work)];
      return worthOf(printed.rewards).total() - (printed.excavators + printed.mixers) * machine_ -
             price;
    }
    case Board::bank: break;
  }
  return rewards - price;
}

int Glance::bestEnergy(bool red) const {
  int& best = red ? energyRed_ : energyPlain_;
  if (best != kNotAsked) return best;
  const int hydro = player_.hydro - (red ? tables_.redBorder() : 0);
  const ProductionRules rules = actionRules(tables_, state_, seat_, 100, hydro);
  best = -100;
  forEachProduction(tables_, state_, rules, [&](int, int conduit, int drops) {
    best = std::max(best, energyOf(rules, drops, conduitSite(tables_, conduit).value) - 100);
    return true;
  });
  return best;
}

double Glance::ofTurbine(const SpaceTerms& space) const {
  const int energy = bestEnergy(space.red) + space.modifier;
  return energyGain(energy) + contractGain(energy) - 0.5;
}

// The round if it ended with this much energy, roughly.
double Glance::energyWorth(int energy) const {
  const EnergyTrack& track = tables_.components.energyTrack;
  double worth = energyPayout(tables_, energy) * hydro_ + 0.1 * energy;
  if (energy == 0) worth -= track.idlePenalty;
  int ahead = 0;
  for (int i = 0; i < tables_.options.players; ++i)
    ahead += Seat::of(i) != seat_ && state_.player(Seat::of(i)).energy >= energy ? 1 : 0;
  if (energy > 0 && ahead == 0) worth += 0.7 * track.firstPoints;
  if (energy > 0 && ahead == 1) worth += track.secondPoints;
  const int section = sectionOf(tables_, energy);
  if (section == 0) return worth;
  const Bonus bonus = state_.bonuses[state_.round - 1U];
  const int full = bonusCount(player_, bonus) * tables_.components.bonusPoints[indexOf(bonus)];
  const int behind = std::max(0, state_.round - section);
  return worth + std::max(0, full - behind * track.sectionPenalty);
}

double Glance::energyGain(int energy) const {
  return energyWorth(player_.energy + energy) - energyWorth(player_.energy);
}

double Glance::ofContract(int contract) const {
  const Worth& worth = chart_.contracts[static_cast<std::size_t>(contract)];
  return worth.points + worth.goods * (left_ > 0 ? 1.0 : 0.5) + 0.5;
}

double Glance::contractGain(int energy) const {
  const int discount =
      hasPower(tables_, player_, Company::france) ? tables_.components.powers.franceDiscount : 0;
  double best = 0;
  const auto look = [&](ContractIndex contract) {
    if (tables_.contract(contract).requirement - discount <= energy)
      best = std::max(best, ofContract(contract));
  };
  for (const ContractIndex contract : player_.contracts) look(contract);
  for (const ContractIndex contract : state_.national) look(contract);
  return best;
}

double Glance::ofProduction(Move move) const {
  const ProductionRules rules = currentRules(tables_, state_);
  const int energy = energyOf(rules, move.c, conduitSite(tables_, move.b).value);
  const double own = damOn(state_, move.a).owner.is(seat_) ? 0.4 : 0.0;
  const int fee = feeFor(tables_, state_, seat_, move.b, move.c);
  return energyGain(energy) + contractGain(energy) - move.c * own - fee * (hydro_ + 0.5);
}

// Contracts to take: worth it if the systems can fulfil them.
double Glance::ofOffer(int contract) const {
  const int energy = tables_.contract(contract).requirement;
  const int reach = 3 + 3 * player_.count(Structure::powerhouse);
  const double hope = energy <= reach ? 1.0 : std::max(0.2, 1.0 - 0.2 * (energy - reach));
  return ofContract(contract) * hope;
}

// What comes back with so many turns of the wheel, and what comes nearer.
double Glance::ofTurns(int count) const {
  double worth = 0;
  for (int ahead = 1; ahead < kSegments; ++ahead) {
    const Segment& segment =
        player_.wheel[static_cast<std::size_t>(player_.top + ahead) % kSegments];
    const double held = (segment.excavators + segment.mixers) * 0.5 * machine_ +
                        (segment.tile.isNone() ? 0.0 : 0.9 * (machine_ + 0.1));
    worth += ahead <= count ? held : 0.12 * count * held;
  }
  return worth;
}

// A drop is welcome behind an own dam and unwelcome behind those of others.
double Glance::ofDrop(int headstream) const {
  int basin = tables_.map.feeds[static_cast<std::size_t>(headstream)];
  for (; basin < kFirstExit; basin = tables_.basin(basin).riverTo)
    for (int side = 0; side < tables_.basin(basin).dams; ++side) {
      const Dam& dam = damOn(state_, damAt(basin, side));
      if (!dam.isThere() || dam.water >= capacityOf(tables_, state_, dam)) continue;
      if (dam.owner.is(seat_)) return 1.0 + 0.1 * pipeAsIs(damAt(basin, 0));
      return dam.owner.isNeutral() ? 0.4 : 0.0;
    }
  return 0.1;
}

double Glance::ofMachine(int machine) const {
  const bool excavator = machine == 0;
  const int owned = excavator ? player_.excavators : player_.mixers;
  return (excavator ? 1.0 : 1.2) * 5.0 / (5.0 + owned);
}

double Glance::ofTile(Tile tile) const {
  return ofBestPiece(tile) + 0.8 * tile.level() - (tile.isJoker() ? 0.7 : 0.0);
}

double Glance::ofConstruction() const {
  double best = 0;
  for (TileMask left = player_.tiles; left != 0; left &= left - 1)
    best = std::max(best, ofBestPiece(firstTile(left)));
  const WorkerSpace& space = tables_.components.constructionSpaces[std::min<std::size_t>(
      player_.constructions, kConstructionSpaces - 1U)];
  return best + 1.0 - cost(space.workers, space.red ? tables_.redBorder() : 0);
}

double Glance::ofBestPiece(Tile tile) const {
  const Means means = meansOf(player_);
  double best = 0;
  for (const Structure structure : kAllStructures)
    if (isInReach(tables_, state_, seat_, tile, structure, means))
      best = std::max(best, ofPiece(structure));
  return best;
}

// What a piece of the kind brings wherever it stands.
double Glance::ofPiece(Structure structure) const {
  static constexpr std::array<double, kStructures> kAnywhere = {1.5, 1.5, 1.5, 2.5, 2.0};
  const int ordinal = player_.count(structure) + 1;
  double worth = kAnywhere[indexOf(structure)];
  if (indexOf(structure) < kIncomeStructures)
    for (std::size_t i = 0; i < kIncomes; ++i) {
      const Worth& income = chart_.incomes[indexOf(player_.company)][indexOf(structure)][i];
      const double total = income.points + income.goods * 0.9;
      if (ordinal == kIncomeOrdinals[i]) worth += total * (1 + left_);
      if (ordinal + 1 == kIncomeOrdinals[i]) worth += 0.4 * total * left_;
    }
  static constexpr std::array<Bonus, kStructures> kCounted = {
      Bonus::bases, Bonus::elevations, Bonus::conduits, Bonus::powerhouses, Bonus::buildings};
  const Bonus bonus = kCounted[indexOf(structure)];
  for (std::size_t round = state_.round - 1U; round < kRounds; ++round)
    if (state_.bonuses[round] == bonus)
      worth += 0.7 * tables_.components.bonusPoints[indexOf(bonus)];
  return worth;
}

double Glance::damQuality(int basin) const {
  double quality = 0;
  for (int side = 0; side < tables_.basin(basin).dams; ++side) {
    const Dam& dam = damOn(state_, damAt(basin, side));
    if (dam.owner.is(seat_)) return 0.8 + 0.2 * dam.level;
    if (dam.owner.isNeutral()) quality = std::max(quality, 0.5);
    if (!dam.isThere()) quality = std::max(quality, 0.3);
  }
  return quality;
}

double Glance::ownerQuality(int conduit) const {
  const Owner owner = conduitOwner(state_, conduit);
  if (owner.isNone()) return 0.35;
  return owner.is(seat_) ? 1.0 : 0.5;
}

double Glance::powerhouseQuality(int basin) const {
  return ownsPowerhouseIn(state_, seat_, basin) ? 1.0 : 0.35;
}

double Glance::drops(int basin) const {
  return std::min(left_ + 1.0, 1.0 + 0.6 * left_) * (basin >= 0 ? 0.33 : 0.0);
}

double Glance::pipe(int conduit, double dam, double owner, double powerhouse) const {
  return conduitSite(tables_, conduit).value * dam * owner * powerhouse *
         drops(basinOfConduit(conduit));
}

double Glance::pipeAsIs(int conduit) const {
  return pipe(conduit, damQuality(basinOfConduit(conduit)), ownerQuality(conduit),
              powerhouseQuality(conduitSite(tables_, conduit).target));
}

double Glance::ofSite(Structure structure, int site) const {
  const auto gain = [this](int conduit, double dam, double owner, double powerhouse) {
    return pipe(conduit, dam, owner, powerhouse) - pipeAsIs(conduit);
  };
  const double price = isRed(tables_, structure, site) ? tables_.redBorder() * hydro_ : 0.0;
  double worth = 0;
  switch (structure) {
    case Structure::base:
    case Structure::elevation: {
      const int basin = basinOfDam(site);
      const double quality = structure == Structure::base ? 1.0 : damQuality(basin) + 0.25;
      for (int side = 0; side < kSidesPerBasin; ++side) {
        const int conduit = conduitAt(basin, side);
        if (conduitSite(tables_, conduit).value == 0) continue;
        worth += gain(conduit, quality, ownerQuality(conduit),
                      powerhouseQuality(conduitSite(tables_, conduit).target));
      }
      const int machines =
          structure == Structure::base
              ? tables_.components.costs.baseExcavators[indexOf(tables_.basin(basin).area)]
              : tables_.components.costs.elevationMixers[indexOf(tables_.basin(basin).area)];
      return worth - price - machines * spent_;
    }
    case Structure::conduit: {
      const Conduit& printed = conduitSite(tables_, site);
      worth = gain(site, damQuality(basinOfConduit(site)), 1.0, powerhouseQuality(printed.target));
      return worth - printed.value * 1.5 * spent_;
    }
    case Structure::powerhouse:
      for (const int conduit : chart_.pipesTo[static_cast<std::size_t>(basinOfPowerhouse(site))])
        worth += gain(conduit, damQuality(basinOfConduit(conduit)), ownerQuality(conduit), 1.0);
      return worth - price;
    case Structure::building: return 0;
  }
  return worth;
}

}  // namespace spannung::wasserkraft
