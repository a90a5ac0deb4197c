// Mahiri Sekibo: for workers she takes a further action with the ability of another officer.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/wasserkraft/action.h"

namespace spannung::wasserkraft {

// WK-OFF-07, WK-SETUP-18, WK-AUTOMA-79.
inline OfficerTraits mahiriTraits(const OfficerNumbers& numbers) {
  return {
      .startHydro = numbers.mahiriHydro, .copiesOfficers = true, .automa = {.leadsPeople = true}};
}

inline bool canBuildWorkerFree(const Tables& tables, const State& state) {
  return canConstruct(tables, state, state.actor, true, meansOf(state.acting()));
}

using OfficerMask = std::uint32_t;
constexpr OfficerMask officerBit(Officer officer) { return OfficerMask{1} << indexOf(officer); }

// WK-OFF-09: nobody, officers of others, and those that were laid out for her.
inline OfficerMask copyableOfficers(const Tables& tables, const State& state) {
  OfficerMask officers = officerBit(Officer::none);
  for (const Officer officer : state.extraOfficers) officers |= officerBit(officer);
  for (int i = 0; i < tables.options.players; ++i)
    officers |= officerBit(state.player(Seat::of(i)).officer);
  return officers & ~officerBit(Officer::mahiri);
}

// WK-OFF-08: after paying, a further action must be possible. The bank always is, but who copies
// Anton has to build with the copy (WK-OFF-11).
inline bool hasFurtherAction(const Tables& tables, const State& after) {
  if (copiesAnton(after))
    return canBuildWorkerFree(tables, after) || checkConstruct(tables, after).fine();
  return after.acting().workers > 0 || canBuildWorkerFree(tables, after);
}

inline void payForMahiri(const Tables& tables, State& state, Officer officer) {
  Player& player = state.acting();
  const WorkerSpace& space = tables.components.officers.mahiriSpaces[player.officerUses];
  placeWorkers(player, space.workers, borderOf(tables, space));
  ++player.officerUses;
  state.turn.further = true;
  state.turn.copied = officer;
}

inline Verdict checkMahiriSpace(const Tables& tables, const State& state) {
  const Player& player = state.acting();
  if (player.officer != Officer::mahiri || state.turn.further) return refuse(Reason::notMahiri);
  if (player.officerUses >= kOfficerSpaces)
    return refuse(Reason::noOfficerSpace, player.officerUses);
  const WorkerSpace& space = tables.components.officers.mahiriSpaces[player.officerUses];
  return checkMeans(player, space.workers, borderOf(tables, space));
}

inline bool canFollow(const Tables& tables, const State& state, Officer copied) {
  const WorkerSpace& space = tables.components.officers.mahiriSpaces[state.acting().officerUses];
  const bool anything = !tables.traits(copied).copiesTilesOnly;
  if (anything && state.acting().workers > space.workers) return true;  // the bank
  State after = state;
  payForMahiri(tables, after, copied);
  return hasFurtherAction(tables, after);
}

inline Verdict checkMahiri(const Tables& tables, const State& state, int officer) {
  if (const Verdict v = checkMahiriSpace(tables, state); !v.fine()) return v;
  if (officer < 0 || officer > kOfficers || (copyableOfficers(tables, state) >> officer & 1U) == 0)
    return refuse(Reason::officerNotInPlay);
  if (!canFollow(tables, state, static_cast<Officer>(officer)))
    return refuse(Reason::noFurtherAction);
  return {};
}

template <class Collector>
bool listMahiri(const Tables& tables, const State& state, Collector& moves) {
  if (!checkMahiriSpace(tables, state).fine()) return true;
  for (OfficerMask left = copyableOfficers(tables, state); left != 0; left &= left - 1)
    if (const int officer = std::countr_zero(left);
        canFollow(tables, state, static_cast<Officer>(officer)) &&
        !moves.add(makeMove(MoveKind::mahiri, officer)))
      return false;
  return true;
}

template <class Sink>
void useMahiri(Play<Sink>& play, Officer officer) {
  State& state = play.state;
  const std::uint8_t uses = state.acting().officerUses;
  const WorkerSpace& space = play.tables.components.officers.mahiriSpaces[uses];
  payForMahiri(play.tables, state, officer);
  play.tell(EventKind::mahiriUsed, state.actor, uses + 1, borderOf(play.tables, space),
            static_cast<int>(officer));
  state.stage = Stage::action;
}

}  // namespace spannung::wasserkraft
