// How an Automa compares sites: each criterion of its tiles keeps some of them (WK-AUTOMA-44 to
// WK-AUTOMA-56).
#pragma once

#include <bit>

#include "engine/wasserkraft/automa_flow.h"
#include "engine/wasserkraft/automa_tiles.h"

namespace spannung::wasserkraft {

// Candidates, one bit each: dam or conduit sites, or the basins of powerhouses (WK-AUTOMA-38).
using SiteMask = std::uint32_t;
static_assert(kDamSites <= 32 && kConduitSites <= 32);

using Candidate = Index<struct CandidateTag>;

constexpr SiteMask siteBit(Candidate candidate) { return SiteMask{1} << candidate.index(); }
constexpr Candidate firstCandidate(SiteMask sites) {
  return Candidate::of(std::countr_zero(sites));
}

constexpr Candidate candidateAt(DamSite dam) { return Candidate::of(dam.index()); }
constexpr Candidate candidateAt(ConduitSite conduit) { return Candidate::of(conduit.index()); }
constexpr Candidate candidateAt(BasinIndex basin) { return Candidate::of(basin.index()); }
constexpr DamSite damAt(Candidate candidate) { return DamSite::of(candidate.index()); }
constexpr ConduitSite conduitAt(Candidate candidate) { return ConduitSite::of(candidate.index()); }
constexpr BasinIndex basinAt(Candidate candidate) { return BasinIndex::of(candidate.index()); }

template <class Holds>
SiteMask keepIf(SiteMask sites, Holds holds) {
  SiteMask kept = 0;
  for (SiteMask left = sites; left != 0; left &= left - 1)
    if (const Candidate site = firstCandidate(left); holds(site)) kept |= siteBit(site);
  return kept;
}

// Who looks for a place, for what, and with which criteria.
struct Search {
  const Tables& tables;
  const State& state;
  Seat seat;
  Structure structure = Structure::base;
  const AutomaTile& tile;
};

inline BasinIndex basinOf(const Search& search, Candidate candidate) {
  return search.structure == Structure::powerhouse ? basinAt(candidate) : basinOf(damAt(candidate));
}

enum class Party : std::uint8_t { own, neutral, opponent };

inline bool belongsTo(Owner owner, Seat seat, Party party) {
  if (party == Party::own) return owner.is(seat);
  if (party == Party::neutral) return owner.isNeutral();
  return owner.isSeat() && !owner.is(seat);
}

inline bool hasDam(const Search& search, BasinIndex basin, Party party) {
  for (int side = 0; side < kSidesPerBasin; ++side)
    if (belongsTo(damOn(search.state, damAt(basin, side)).owner, search.seat, party)) return true;
  return false;
}

inline bool hasUsableDam(const Search& search, BasinIndex basin) {
  return hasDam(search, basin, Party::own) || hasDam(search, basin, Party::neutral);
}

inline bool hasPowerhouse(const Search& search, BasinIndex basin, Party party) {
  for (int number = 0; number < kPowerhousesPerBasin; ++number) {
    const Owner owner = search.state.powerhouses[powerhouseAt(basin, number)];
    if (belongsTo(owner, search.seat, party)) return true;
  }
  return false;
}

// Over the printed pipes that leave a basin, built or not.
template <class Holds>
bool anyPipeFrom(const Search& search, BasinIndex basin, Holds holds) {
  for (int side = 0; side < kSidesPerBasin; ++side) {
    const Conduit& pipe = conduitSite(search.tables, conduitAt(basin, side));
    if (pipe.value > 0 && holds(pipe.target)) return true;
  }
  return false;
}

// Over the conduits that are built: holds(site, printed).
template <class Visit>
void forEachBuiltConduit(const Search& search, Visit visit) {
  for (const ConduitSite conduit : all<ConduitSite>(kConduitSites))
    if (!conduitOwner(search.state, conduit).isNone())
      visit(conduit, conduitSite(search.tables, conduit));
}

// WK-AUTOMA-44, WK-AUTOMA-53: the strongest built conduit at a candidate; of equal ones the own.
inline SiteMask keepStrongestConduit(const Search& search, SiteMask sites) {
  unsigned wanted = 0;  // basins of candidates
  for (SiteMask left = sites; left != 0; left &= left - 1)
    wanted |= 1U << basinOf(search, firstCandidate(left)).index();
  const bool atTarget = search.structure == Structure::powerhouse;
  int best = 0;
  unsigned basins = 0;
  forEachBuiltConduit(search, [&](ConduitSite conduit, const Conduit& pipe) {
    const int end = (atTarget ? pipe.target : basinOf(conduit)).index();
    if ((wanted >> end & 1U) == 0) return;
    const int rank = 2 * pipe.value + (conduitOwner(search.state, conduit).is(search.seat) ? 1 : 0);
    if (rank < best) return;
    if (rank > best) basins = 0;
    best = rank;
    basins |= 1U << end;
  });
  return keepIf(
      sites, [&](Candidate site) { return (basins >> basinOf(search, site).index() & 1U) != 0; });
}

// WK-AUTOMA-45.
inline SiteMask keepLinkedToPowerhouse(const Search& search, SiteMask sites) {
  return keepIf(sites, [&](Candidate site) {
    return anyPipeFrom(search, basinOf(search, site), [&](BasinIndex target) {
      return hasPowerhouse(search, target, Party::own);
    });
  });
}

// The dam sites that water leaving a powerhouse comes to, up to and with the first dam.
inline SiteMask reachedFrom(const Search& search, BasinIndex basin) {
  SiteMask reached = 0;
  for (; !isExit(basin); basin = search.tables.basin(basin).riverTo)
    for (int side = 0; side < search.tables.basin(basin).dams; ++side) {
      reached |= siteBit(candidateAt(damAt(basin, side)));
      if (damOn(search.state, damAt(basin, side)).isThere()) return reached;
    }
  return reached;
}

inline SiteMask reachedFromAll(const Search& search, Party party) {
  SiteMask reached = 0;
  for (const BasinIndex basin : all<BasinIndex>(kBasins))
    if (hasPowerhouse(search, basin, party)) reached |= reachedFrom(search, basin);
  return reached;
}

// WK-AUTOMA-46, WK-RULE-45: whose powerhouse it is counts only if the table wants it to.
inline SiteMask keepBelowPowerhouse(const Search& search, SiteMask sites) {
  const SiteMask own = sites & reachedFromAll(search, Party::own);
  const SiteMask opponent = sites & reachedFromAll(search, Party::opponent);
  if (!search.tables.options.readings.iconOrder) return own | opponent;
  const SiteMask first = search.tile.ownIconFirst ? own : opponent;
  return first != 0 ? first : own | opponent;
}

// WK-AUTOMA-47; an elevation stands on the site of its dam.
inline SiteMask keepRedSites(const Search& search, SiteMask sites) {
  return keepIf(sites, [&](Candidate site) { return isRed(search.tables, damAt(site)); });
}

// WK-AUTOMA-48, WK-RULE-37: otherwise no pipe may lead to somebody else's dam.
inline SiteMask keepAboveOwnDam(const Search& search, SiteMask sites) {
  const auto leadsTo = [&](Candidate site, Party party) {
    return anyPipeFrom(search, basinOf(search, site),
                       [&](BasinIndex target) { return hasDam(search, target, party); });
  };
  const SiteMask own = keepIf(sites, [&](Candidate site) { return leadsTo(site, Party::own); });
  if (own != 0) return own;
  return keepIf(sites, [&](Candidate site) { return !leadsTo(site, Party::opponent); });
}

// The most of some count; all of them if nobody has any.
template <class Count>
SiteMask keepMost(SiteMask sites, Count count) {
  int most = 0;
  for (SiteMask left = sites; left != 0; left &= left - 1)
    most = std::max(most, count(firstCandidate(left)));
  return keepIf(sites, [&](Candidate site) { return count(site) == most; });
}

// WK-AUTOMA-49, WK-RULE-38: what waits on the headstreams flows for once, and every drop that comes
// to a site counts, whether there is room or not.
inline SiteMask keepMostWater(const Search& search, SiteMask sites) {
  State future = search.state;
  std::array<Indexed<DamSite, std::uint8_t, kDamSites>, kHeadstreams> arrivals{};
  for (std::size_t i = 0; i < kHeadstreams; ++i) {
    FlowWitness witness(search.seat);
    Play<FlowWitness> play{search.tables, future, witness};
    for (int drop = 0; drop < search.state.headwater[i]; ++drop)
      flowFromHeadstream(play, static_cast<int>(i));
    for (const DamSite dam : all<DamSite>(kDamSites))
      arrivals[i][dam] = static_cast<std::uint8_t>(witness.arrivals(stationOfDam(dam)));
  }
  SiteMask kept = keepMost(sites, [&](Candidate site) {
    int sum = 0;
    for (const auto& fromOne : arrivals) sum += fromOne[damAt(site)];
    return sum;
  });
  for (const std::uint8_t headstream : search.tile.headstreams)
    kept = keepMost(kept, [&](Candidate site) { return int{arrivals[headstream][damAt(site)]}; });
  return kept;
}

// WK-AUTOMA-50: of the highest value, or of the second highest if there are two.
inline SiteMask keepByValue(const Search& search, SiteMask sites, bool second) {
  const auto valueOf = [&](Candidate site) {
    return int{conduitSite(search.tables, conduitAt(site)).value};
  };
  const SiteMask strongest = keepMost(sites, valueOf);
  const SiteMask others = sites & ~strongest;
  return second && others != 0 ? keepMost(others, valueOf) : strongest;
}

// The first of some parties of which there is a candidate.
template <std::size_t N, class Holds>
SiteMask keepByParty(SiteMask sites, const std::array<Party, N>& parties, Holds holds) {
  for (const Party party : parties)
    if (const SiteMask kept = keepIf(sites, [&](Candidate site) { return holds(site, party); });
        kept != 0)
      return kept;
  return 0;
}

// WK-AUTOMA-51.
inline SiteMask keepBesideDam(const Search& search, SiteMask sites, bool ownFirst) {
  constexpr std::array kOwnFirst = {Party::own, Party::neutral, Party::opponent};
  constexpr std::array kOpponentFirst = {Party::opponent, Party::neutral, Party::own};
  return keepByParty(
      sites, ownFirst ? kOwnFirst : kOpponentFirst,
      [&](Candidate site, Party party) { return hasDam(search, basinOf(conduitAt(site)), party); });
}

// WK-AUTOMA-52.
inline SiteMask keepLeadingToPowerhouse(const Search& search, SiteMask sites, bool ownFirst) {
  constexpr std::array kOwnFirst = {Party::own, Party::opponent};
  constexpr std::array kOpponentFirst = {Party::opponent, Party::own};
  return keepByParty(
      sites, ownFirst ? kOwnFirst : kOpponentFirst, [&](Candidate site, Party party) {
        return hasPowerhouse(search, conduitSite(search.tables, conduitAt(site)).target, party);
      });
}

// WK-AUTOMA-54.
inline SiteMask keepLinkedToDam(const Search& search, SiteMask sites) {
  unsigned linked = 0;
  for (const BasinIndex basin : all<BasinIndex>(kBasins))
    if (hasDam(search, basin, Party::own))
      anyPipeFrom(search, basin, [&](BasinIndex target) {
        linked |= siteBit(candidateAt(target));
        return false;
      });
  return sites & linked;
}

inline SiteMask keepPlains(const Search& search, SiteMask sites) {
  return keepIf(sites, [&](Candidate site) {
    return search.tables.basin(basinAt(site)).area == Area::plain;
  });
}

// WK-AUTOMA-56, WK-RULE-36: full or not.
inline Owner firstDamBelow(const Search& search, BasinIndex basin) {
  const SiteMask reached = reachedFrom(search, basin);
  for (SiteMask left = reached; left != 0; left &= left - 1)
    if (const Dam& dam = damOn(search.state, damAt(firstCandidate(left))); dam.isThere())
      return dam.owner;
  return Owner::none();
}

// WK-AUTOMA-56.
inline SiteMask keepByOutflow(const Search& search, SiteMask sites, bool ownFirst) {
  const SiteMask own = keepIf(
      sites, [&](Candidate site) { return firstDamBelow(search, basinAt(site)).is(search.seat); });
  const SiteMask harmless =
      keepIf(sites, [&](Candidate site) { return !firstDamBelow(search, basinAt(site)).isSeat(); });
  if (!ownFirst && search.tables.options.ownDamIsNoOpponent()) return own | harmless;
  const SiteMask first = ownFirst ? own : harmless;
  return first != 0 ? first : own | harmless;
}

// WK-AUTOMA-39, WK-RULE-35: a usable dam, a conduit of anybody and an own powerhouse, one of which
// is the piece to be built.
inline bool completesSystem(const Search& search, Candidate candidate) {
  bool completes = false;
  if (search.structure == Structure::conduit)
    return hasUsableDam(search, basinOf(conduitAt(candidate))) &&
           hasPowerhouse(search, conduitSite(search.tables, conduitAt(candidate)).target,
                         Party::own);
  const BasinIndex basin = basinOf(search, candidate);
  forEachBuiltConduit(search, [&](ConduitSite conduit, const Conduit& pipe) {
    const BasinIndex source = basinOf(conduit);
    completes |= search.structure == Structure::powerhouse
                     ? pipe.target == basin && hasUsableDam(search, source)
                     : source == basin && hasPowerhouse(search, pipe.target, Party::own);
  });
  return completes;
}

// What a printed criterion keeps; nothing if no candidate meets it.
inline SiteMask keepBy(const Search& search, Criterion criterion, SiteMask sites) {
  switch (criterion) {
    case Criterion::damStrongestConduit:
    case Criterion::powerhouseStrongestConduit: return keepStrongestConduit(search, sites);
    case Criterion::damOwnPowerhouse: return keepLinkedToPowerhouse(search, sites);
    case Criterion::damBelowPowerhouse: return keepBelowPowerhouse(search, sites);
    case Criterion::damRedSite: return keepRedSites(search, sites);
    case Criterion::damOwnDamBelow: return keepAboveOwnDam(search, sites);
    case Criterion::damMostWater: return keepMostWater(search, sites);
    case Criterion::conduitStrongest: return keepByValue(search, sites, false);
    case Criterion::conduitSecondStrongest: return keepByValue(search, sites, true);
    case Criterion::conduitOwnDam: return keepBesideDam(search, sites, true);
    case Criterion::conduitOpponentDam: return keepBesideDam(search, sites, false);
    case Criterion::conduitOwnPowerhouse: return keepLeadingToPowerhouse(search, sites, true);
    case Criterion::conduitOpponentPowerhouse: return keepLeadingToPowerhouse(search, sites, false);
    case Criterion::powerhouseOwnDam: return keepLinkedToDam(search, sites);
    case Criterion::powerhousePlains: return keepPlains(search, sites);
    case Criterion::powerhouseBasin5: return sites & siteBit(Candidate::of(4));
    case Criterion::powerhouseBasin6: return sites & siteBit(Candidate::of(5));
    case Criterion::powerhouseBasin7: return sites & siteBit(Candidate::of(6));
    case Criterion::powerhouseFeedsOwnDam: return keepByOutflow(search, sites, true);
    case Criterion::powerhouseSparesOpponents: return keepByOutflow(search, sites, false);
    default: return sites;
  }
}

}  // namespace spannung::wasserkraft
