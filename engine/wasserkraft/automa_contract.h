// Which contracts an Automa fulfils: open ones of the contract office and national ones, never any
// of its own (WK-AUTOMA-05, WK-AUTOMA-30).
#pragma once

#include "engine/wasserkraft/contract.h"

namespace spannung::wasserkraft {

// WK-AUTOMA-30: open contracts from left to right, the national ones last (WK-RULE-54).
template <class Visit>
void forEachOpenContract(const State& state, bool national, Visit visit) {
  for (const auto& row : state.display)
    for (const ContractIndex shown : row)
      if (!shown.isNone()) visit(shown);
  if (!national) return;
  for (const ContractIndex contract : state.national) visit(contract);
}

// The highest requirement up to a limit; of equal ones the one further right.
inline ContractIndex highestContract(const Tables& tables, const State& state, int limit,
                                     bool national) {
  ContractIndex best;
  forEachOpenContract(state, national, [&](ContractIndex contract) {
    const int needed = tables.contract(contract).requirement;
    if (needed > limit) return;
    if (best.isNone() || needed >= tables.contract(best).requirement) best = contract;
  });
  return best;
}

// WK-RULE-56: whatever its requirement.
inline ContractIndex rightmostContract(const Tables& tables, const State& state, int limit) {
  ContractIndex best;
  forEachOpenContract(state, true, [&](ContractIndex contract) {
    if (tables.contract(contract).requirement <= limit) best = contract;
  });
  return best;
}

// What the energy of this turn may reach, France's discount included.
inline int reachOf(const Tables& tables, const State& state) {
  return state.turn.produced + discountFor(tables, state);
}

// WK-AUTOMA-80: the most contracts within a reach, given those further right than `from`.
struct ContractSet {
  int count = 0;
  int sum = 0;
  ContractIndex highest;  // to begin with

  constexpr bool isBetterThan(const ContractSet& other) const {
    return count != other.count ? count > other.count : sum >= other.sum;
  }
};

inline ContractSet mostContracts(const Tables& tables, const State& state, int reach) {
  FixedVector<ContractIndex, kStackColours * kDisplayPerColour> open;
  forEachOpenContract(state, false, [&](ContractIndex contract) { open.push_back(contract); });
  ContractSet best;
  for (unsigned chosen = 1; chosen < 1U << open.size(); ++chosen) {
    ContractSet set;
    for (std::size_t i = 0; i < open.size(); ++i) {
      if ((chosen >> i & 1U) == 0) continue;
      const int needed = tables.contract(open[i]).requirement;
      ++set.count;
      set.sum += needed;
      if (set.highest.isNone() || needed >= tables.contract(set.highest).requirement)
        set.highest = open[i];
    }
    if (set.sum <= reach && set.isBetterThan(best)) best = set;
  }
  return best;
}

inline ContractIndex highestNational(const Tables& tables, const State& state, int limit) {
  ContractIndex best;
  for (const ContractIndex contract : state.national)
    if (const int needed = tables.contract(contract).requirement;
        needed <= limit && (best.isNone() || needed >= tables.contract(best).requirement))
      best = contract;
  return best;
}

}  // namespace spannung::wasserkraft
