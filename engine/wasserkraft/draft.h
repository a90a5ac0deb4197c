// The draft: in reverse turn order everybody takes a company with its officer and a starting
// contract (WK-SETUP-15, WK-SETUP-16).
#pragma once

#include "engine/wasserkraft/play.h"
#include "engine/wasserkraft/turn.h"

namespace spannung::wasserkraft {

inline int offeredSet(const State& state, int company) {
  for (int i = 0; i < state.offeredSets.count(); ++i)
    if (static_cast<int>(state.offeredSets[static_cast<std::size_t>(i)].company) == company)
      return i;
  return -1;
}

inline Verdict checkCompany(const State& state, int company) {
  return offeredSet(state, company) >= 0 ? Verdict{} : refuse(Reason::companyNotOffered);
}

inline Verdict checkStart(const State& state, ContractIndex contract) {
  for (const ContractIndex offered : state.offeredContracts)
    if (offered == contract) return {};
  return refuse(Reason::startNotOffered);
}

template <class Collector>
bool listCompanies(const State& state, Collector& moves) {
  for (const CompanySet& set : state.offeredSets)
    if (!moves.add(makeMove(MoveKind::company, static_cast<int>(set.company)))) return false;
  return true;
}

template <class Collector>
bool listStarts(const State& state, Collector& moves) {
  for (const ContractIndex contract : state.offeredContracts)
    if (!moves.add(makeMove(MoveKind::start, contract))) return false;
  return true;
}

template <class Sink>
void chooseCompany(Play<Sink>& play, int company) {
  State& state = play.state;
  const CompanySet set =
      state.offeredSets.eraseAt(static_cast<std::size_t>(offeredSet(state, company)));
  state.acting().company = set.company;
  state.acting().officer = set.officer;
  state.stage = Stage::chooseContract;
  play.tell(EventKind::companyChosen, state.actor, company, static_cast<int>(set.officer));
}

template <class Sink>
void chooseStart(Play<Sink>& play, ContractIndex contract) {
  State& state = play.state;
  state.offeredContracts.erase(contract);
  state.acting().contracts.push_back(contract);
  state.stage = Stage::settled;
  play.tell(EventKind::startChosen, state.actor, contract);
}

// The next to choose stands one place further ahead in the turn order; false if all have chosen.
// Automas stand in front and take what is left (WK-SETUP-26).
inline bool continueDraft(const Tables& tables, State& state) {
  if (state.offeredSets.count() <= tables.options.automas()) return false;
  --state.turnPosition;
  state.actor = seatAt(state, state.turnPosition);
  state.stage = Stage::chooseCompany;
  return true;
}

}  // namespace spannung::wasserkraft
