#include <span>
#include <sstream>

#include "games/wasserkraft/content_reader.h"

namespace spannung::wasserkraft {
namespace {

template <class Numbers>
void writeList(std::ostream& out, std::string_view title, const Numbers& numbers) {
  out << title;
  for (const int number : numbers) out << ' ' << number;
  out << '\n';
}

void writeRewards(std::ostream& out, const Rewards& rewards) {
  // A single piece is the rule; only more of them are worth a number.
  const auto amount = [](const Reward& reward) {
    return reward.kind == RewardKind::piece && reward.amount == 1 ? 0 : int{reward.amount};
  };
  for (const Reward& reward : rewards)
    out << " [" << static_cast<int>(reward.kind) << ' ' << amount(reward) << ' '
        << static_cast<int>(reward.structure) << ' ' << int{reward.areas} << ' '
        << int{reward.highestValue} << ']';
  out << '\n';
}

void writeSpaces(std::ostream& out, const Components& components) {
  for (const Space& space : components.spaces) {
    out << "space " << space.id << ' ' << static_cast<int>(space.board) << ' ' << int{space.workers}
        << ' ' << int{space.hydro} << ' ' << space.red << ' ' << int{space.fromPlayers} << ' '
        << int{space.modifier} << ' ' << int{space.contracts} << ' ' << int{space.position};
    writeRewards(out, space.rewards);
  }
  for (const WorkerSpace& space : components.constructionSpaces)
    out << "construction " << int{space.workers} << ' ' << space.red << '\n';
}

void writeContracts(std::ostream& out, const Components& components) {
  out << "limit " << int{components.contractLimit} << '\n';
  for (const Contract& contract : components.contracts) {
    out << "contract " << contract.id << ' ' << static_cast<int>(contract.colour) << ' '
        << int{contract.requirement};
    writeRewards(out, contract.rewards);
  }
}

void writeIncomes(std::ostream& out, const CompanyBoard& board) {
  for (const auto& structure : board.incomes)
    for (const Rewards& income : structure) out << "income", writeRewards(out, income);
}

void writeCompanies(std::ostream& out, const Components& components) {
  for (std::size_t i = 0; i < kBaseCompanies; ++i) writeIncomes(out, components.companies[i]);
  for (const FixedSet& set : components.fixedSets)
    out << "set " << static_cast<int>(set.company) << ' ' << static_cast<int>(set.officer) << ' '
        << int{set.contract} << '\n';
}

void writeSetup(std::ostream& out, const Components& components) {
  const Start& start = components.start;
  writeList(out, "start",
            std::initializer_list<int>{start.hydro, start.excavators, start.mixers,
                                       start.printedMixers, start.workers, start.points});
  for (const auto& tile : components.headstreamTiles) writeList(out, "headstream", tile);
  for (const NeutralDam& dam : components.neutralDams)
    out << "neutral " << static_cast<int>(dam.area) << ' ' << int{dam.level} << ' '
        << int{dam.water} << '\n';
  writeList(out, "bonus", std::span(components.bonusPoints).first<kBaseBonuses>());
}

void writeCosts(std::ostream& out, const Costs& costs) {
  writeList(out, "base", costs.baseExcavators);
  writeList(out, "elevation", costs.elevationMixers);
  writeList(out, "powerhouse", costs.powerhouseMixers);
  writeList(out, "pieces", std::span(costs.pieces).first<kBaseStructures>());
  writeList(out, "costs",
            std::initializer_list<int>{costs.conduitExcavators, costs.redBorder, costs.conduitFee,
                                       costs.conduitPoints, costs.highestDam});
}

void writeOfficers(std::ostream& out, const OfficerNumbers& officers) {
  writeList(
      out, "officers",
      std::initializer_list<int>{officers.wilhelmExcavators, officers.grazianoCapacity,
                                 officers.viktorMinimum, officers.jillMixers, officers.solomonHydro,
                                 officers.mahiriHydro, officers.mahiriOfficers});
  for (const WorkerSpace& space : officers.mahiriSpaces)
    out << "mahiri " << int{space.workers} << ' ' << space.red << '\n';
}

void writeNumbers(std::ostream& out, const Components& components) {
  const TileNumbers& tiles = components.tiles;
  writeList(out, "tiles",
            std::initializer_list<int>{tiles.hydroPerValue, tiles.conduitCap, tiles.energyPerValue,
                                       tiles.productionBonus, tiles.pointsPerDam,
                                       tiles.pointsPerPowerhouse, tiles.pointsPerTile});
  const CompanyNumbers& powers = components.powers;
  writeList(out, "bonuses", powers.productionBonus);
  writeList(out, "powers",
            std::initializer_list<int>{powers.powerAt, powers.usaEnergy, powers.italyEnergy,
                                       powers.franceDiscount});
}

void writeScoring(std::ostream& out, const Components& components) {
  const EnergyTrack& track = components.energyTrack;
  for (const PayoutStep& step : track.payout)
    out << "payout " << int{step.fromEnergy} << ' ' << int{step.hydro} << '\n';
  writeList(out, "sections", track.sections);
  writeList(out, "track",
            std::initializer_list<int>{track.idlePenalty, track.firstPoints, track.secondPoints,
                                       track.sharedSecondPoints, track.sectionPenalty});
  writeList(out, "objective", components.finalScoring.objectivePoints);
  out << "end " << int{components.finalScoring.resourcesPerPoint} << ' '
      << int{components.finalScoring.pointsPerDrop} << '\n';
}

void writeMap(std::ostream& out, const Map& map) {
  writeList(out, "feeds", map.feeds);
  for (const Basin& basin : map.basins) {
    out << "basin " << static_cast<int>(basin.area) << ' ' << int{basin.riverTo} << ' '
        << int{basin.dams} << ' ' << int{basin.redDams} << ' ' << int{basin.powerhouses} << ' '
        << int{basin.redPowerhouses};
    for (const Conduit& conduit : basin.conduits)
      out << ' ' << int{conduit.value} << '>' << int{conduit.target};
    out << '\n';
  }
}

void writeLeeghwater(std::ostream& out, const Components& components) {
  writeIncomes(out, components.companies[indexOf(Company::netherlands)]);
  writeList(out, "leeghwater",
            std::initializer_list<int>{
                components.powers.netherlandsDrops, components.officers.simoneContracts,
                components.officers.margotSpace.workers, components.officers.margotSpace.red,
                components.costs.pieces[indexOf(Structure::building)]});
  writeList(out, "bonus", std::span(components.bonusPoints).subspan<kBaseBonuses>());
  for (const ExternalWork& work : components.leeghwater.works) {
    out << "work " << work.id << ' ' << int{work.excavators} << ' ' << int{work.mixers};
    writeRewards(out, work.rewards);
  }
  for (const BuildingSlot& slot : components.leeghwater.slots)
    out << "slot " << slot.red << ' ' << int{slot.fromPlayers} << '\n';
  for (const PrivateBuilding& building : components.leeghwater.buildings) {
    out << "building " << building.id << ' ' << int{building.excavators} << ' '
        << int{building.mixers} << ' ' << int{building.points} << ' ' << int{building.hydro};
    for (const WorkerSpace& space : building.spaces)
      out << ' ' << int{space.workers} << ' ' << space.red;
    writeRewards(out, building.action);
  }
}

void writeEntry(std::ostream& out, const AutomaEntry& entry) {
  writeList(out, "entry",
            std::initializer_list<int>{static_cast<int>(entry.action),
                                       entry.workers,
                                       entry.dashed,
                                       entry.points,
                                       entry.modifier,
                                       static_cast<int>(entry.colour),
                                       entry.energy,
                                       entry.drops,
                                       entry.flows,
                                       static_cast<int>(entry.structure),
                                       entry.areas,
                                       entry.lowestValue,
                                       entry.upwards,
                                       entry.positions[0],
                                       entry.positions[1],
                                       entry.positions[2],
                                       entry.rotations,
                                       entry.excavators,
                                       entry.mixers,
                                       entry.machines});
}

void writeColumn(std::ostream& out, const CriteriaColumn& column) {
  out << "column " << int{column.start};
  for (const Criterion criterion : column.criteria) out << ' ' << static_cast<int>(criterion);
  out << '\n';
}

void writeAutoma(std::ostream& out, const AutomaBox& box) {
  writeList(out, "automa", std::initializer_list<int>{box.startPoints, box.objectivePoints});
  for (const auto& board : box.occupied) writeList(out, "occupied", board);
  for (const AutomaTile& tile : box.tiles) {
    for (const AutomaEntry& entry : tile.actions) writeEntry(out, entry);
    for (const CriteriaColumn& column : {tile.dam, tile.conduit, tile.powerhouse})
      writeColumn(out, column);
    writeList(out, "headstreams", tile.headstreams);
    out << "icons " << tile.ownIconFirst << '\n';
  }
}

}  // namespace

std::string canonicalContent(const Components& components, const Map& map, const Options& options) {
  std::ostringstream out;
  out.imbue(std::locale::classic());
  out << "wasserkraft\n";
  writeSetup(out, components);
  writeContracts(out, components);
  writeSpaces(out, components);
  writeCompanies(out, components);
  writeCosts(out, components.costs);
  writeOfficers(out, components.officers);
  writeNumbers(out, components);
  writeScoring(out, components);
  writeMap(out, map);
  if (options.leeghwater) writeLeeghwater(out, components);
  if (options.hasAutomas()) writeAutoma(out, components.automa);
  return std::move(out).str();
}

}  // namespace spannung::wasserkraft
