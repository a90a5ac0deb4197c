#include "ai/wasserkraft/candidates.h"

#include <algorithm>

#include "engine/wasserkraft/vocabulary.h"

namespace spannung::wasserkraft {
namespace {

class Sieve {
 public:
  Sieve(const Chart& chart, const State& state, const MoveList& moves)
      : chart_(chart), state_(state), moves_(moves) {
    for (const Move move : moves)
      if (kindOf(move) == MoveKind::use) usable_ |= SpaceMask{1} << move.a;
  }

  bool keeps(Move move) const {
    switch (kindOf(move)) {
      case MoveKind::use:
        return (chart_.betterSpaces[static_cast<std::size_t>(move.a)] & usable_) == 0 &&
               !turnsNothing(move.a);
      case MoveKind::bank: return isSensibleDeposit(move.a);
      case MoveKind::build: return isFirstOfItsKind(move);
      case MoveKind::pay: return isSensiblePayment(move);
      case MoveKind::decline: return state_.stage != Stage::fulfil && state_.stage != Stage::boost;
      default: return true;
    }
  }

 private:
  // An empty wheel may be turned (WK-WHEEL-04), but the bank pays for the same workers.
  bool turnsNothing(int space) const {
    if (chart_.tables.terms(space).board != Board::workshop) return false;
    const auto isEmpty = [](const Segment& segment) { return segment == Segment{}; };
    return std::ranges::all_of(state_.acting().wheel, isEmpty);
  }

  // One worker to win time, or all that nothing else is left for.
  bool isSensibleDeposit(int workers) const {
    return workers <= 2 || workers == state_.acting().workers;
  }

  // Sites of powerhouses in a basin differ in nothing but their border, and that counts only for
  // the objective of red sites.
  bool isFirstOfItsKind(Move move) const {
    if (static_cast<Structure>(move.a) != Structure::powerhouse) return true;
    const PowerhouseSite site = powerhouseAt(Place::of(move.b));
    const bool red = isRed(chart_.tables, site);
    const bool redCounts = state_.objective == Objective::redSites;
    for (const Move other : moves_) {
      if (other.kind != move.kind || other.a != move.a) continue;
      const PowerhouseSite place = powerhouseAt(Place::of(other.b));
      if (basinOf(place) != basinOf(site) || place == site) continue;
      const bool otherRed = isRed(chart_.tables, place);
      if (red == otherRed ? place < site : red && !redCounts) return false;
    }
    return true;
  }

  // Machines come back and Hydro does not: no more of it than another payment asks for, unless it
  // saves all machines of a type.
  bool isSensiblePayment(Move move) const {
    if (move.c == 0) return true;
    const bool saves = move.a == 0 || move.b == 0;
    const bool all = move.a == 0 && move.b == 0;
    const auto cheaper = [move](Move other) { return other.c < move.c; };
    return std::none_of(moves_.begin(), moves_.end(), cheaper) || all || (saves && move.c <= 3);
  }

  const Chart& chart_;
  const State& state_;
  const MoveList& moves_;
  SpaceMask usable_ = 0;
};

}  // namespace

void keepCandidates(const Chart& chart, const State& state, MoveList& moves) {
  if (moves.size() < 2) return;
  const Sieve sieve(chart, state, moves);
  MoveList kept;
  for (const Move move : moves)
    if (sieve.keeps(move)) kept.add(move);
  if (kept.empty() || kept.size() == moves.size()) return;
  moves.clear();
  for (const Move move : kept) moves.add(move);
}

}  // namespace spannung::wasserkraft
