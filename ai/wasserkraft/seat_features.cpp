#include "ai/wasserkraft/seat_features.h"

#include <utility>

namespace spannung::wasserkraft {

SeatFeatures::SeatFeatures(const Scene& scene, Seat seat)
    : scene_(scene),
      tables_(scene.tables),
      state_(scene.state),
      seat_(seat),
      player_(state_.player(seat)),
      systems_(systemsOf(scene, seat)) {}

// Whoever has passed has no further turn; that is told apart by itself.
int SeatFeatures::turnsUntil() const {
  int turns = 0;
  const int seats = state_.order.count();
  for (int i = 0; i < seats; ++i) {
    const auto at = static_cast<std::size_t>((state_.turnPosition + i) % seats);
    const Seat seat = state_.order[at];
    if (seat == seat_) break;
    turns += state_.player(seat).passed ? 0 : 1;
  }
  return turns;
}

int SeatFeatures::place() const { return static_cast<int>(state_.order.find(seat_)); }

std::array<double, kTiles> SeatFeatures::nearTiles() const {
  constexpr double kStep = 0.15;
  std::array<double, kTiles> near{};
  for (TileMask left = player_.tiles; left != 0; left &= left - 1)
    near[static_cast<std::size_t>(firstTile(left).index())] = 1;
  for (int ahead = 1; ahead < kSegments; ++ahead)
    if (const Tile tile = segmentAhead(ahead).tile; !tile.isNone())
      near[static_cast<std::size_t>(tile.index())] = 1 - kStep * ahead;
  return near;
}

int SeatFeatures::mostOfOthers() const {
  int most = 0;
  for (int i = 0; i < tables_.seats(); ++i)
    if (Seat::of(i) != seat_) most = std::max<int>(most, state_.player(Seat::of(i)).energy);
  return most;
}

int SeatFeatures::bestObjectiveOfOthers() const {
  int best = 0;
  for (int i = 0; i < tables_.seats(); ++i)
    if (Seat::of(i) != seat_)
      best = std::max(best, scene_.objectiveCounts[static_cast<std::size_t>(i)]);
  return best;
}

void SeatFeatures::addIncomes(Worth& sum) const {
  if (!hasBoard(player_)) return;
  for (std::size_t structure = 0; structure < kIncomeStructures; ++structure)
    for (std::size_t i = 0; i < kIncomes; ++i) {
      if (player_.built[structure] < kIncomeOrdinals[i]) continue;
      const Worth& worth = scene_.chart.incomes[indexOf(player_.company)][structure][i];
      sum.points += worth.points;
      sum.goods += worth.goods;
    }
}

// What the piece of this number reveals.
double SeatFeatures::incomeOf(int structure, int ordinal) const {
  if (!hasBoard(player_)) return 0;
  const auto& incomes =
      scene_.chart.incomes[indexOf(player_.company)][static_cast<std::size_t>(structure)];
  for (std::size_t i = 0; i < kIncomes; ++i)
    if (kIncomeOrdinals[i] == ordinal) return incomes[i].total();
  return 0;
}

int SeatFeatures::damsFrom(int level) const {
  int count = 0;
  for (const Dam& dam : state_.dams) count += dam.owner.is(seat_) && dam.level >= level ? 1 : 0;
  return count;
}

// The easiest first.
FixedVector<ContractIndex, kMaxOpenContracts> SeatFeatures::openContracts() const {
  FixedVector<ContractIndex, kMaxOpenContracts> sorted;
  const auto key = [this](ContractIndex contract) {
    return std::pair<int, int>(tables_.contract(contract).requirement, contract.index());
  };
  for (const ContractIndex contract : player_.contracts) {
    std::size_t place = 0;
    while (place < sorted.size() && key(sorted[place]) < key(contract)) ++place;
    sorted.insertAt(place, contract);
  }
  return sorted;
}

// The most that a contract brings which so much energy fulfils.
double SeatFeatures::bestContract(double energy) const {
  double best = 0;
  const auto look = [&](const auto& contracts) {
    for (const ContractIndex contract : contracts)
      if (tables_.contract(contract).requirement <= energy)
        best = std::max(best, scene_.chart.contracts[contract].total());
  };
  look(player_.contracts);
  look(state_.national);
  return best;
}

bool SeatFeatures::canBuild(Structure structure, const Means& means) const {
  for (TileMask left = player_.tiles; left != 0; left &= left - 1) {
    const Tile tile = firstTile(left);
    if (tile.builds(structure) && isInReach(tables_, state_, seat_, tile, structure, means))
      return true;
  }
  return false;
}

int SeatFeatures::piecesLeft() const {
  int left = 0;
  for (std::size_t i = 0; i < kStructures; ++i)
    left += tables_.components.costs.pieces[i] - player_.built[i];
  return left;
}

double SeatFeatures::bonusAhead(int ahead) const {
  const std::size_t round = state_.round - 1U + static_cast<std::size_t>(ahead);
  if (round >= kRounds) return 0;
  const Bonus bonus = state_.bonuses[round];
  return bonusCount(player_, bonus) * tables_.components.bonusPoints[indexOf(bonus)];
}

}  // namespace spannung::wasserkraft
