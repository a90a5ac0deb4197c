// Where an Automa builds: it narrows the candidates down, step by step, and says so (WK-AUTOMA-38
// to WK-AUTOMA-43).
#pragma once

#include "engine/wasserkraft/automa_criteria.h"

namespace spannung::wasserkraft {

// WK-AUTOMA-43: of the free sites in a basin one without a border, else the first.
inline PowerhouseSite powerhouseSiteIn(const Tables& tables, const State& state, BasinIndex basin) {
  PowerhouseSite best;
  for (int number = tables.basin(basin).powerhouses - 1; number >= 0; --number) {
    const PowerhouseSite site = powerhouseAt(basin, number);
    if (!state.powerhouses[site].isNone()) continue;
    const bool red = isRed(tables, site);
    if (best.isNone() || !red || isRed(tables, best)) best = site;
  }
  return best;
}

constexpr SiteMask bothSitesOf(BasinIndex basin) {
  return SiteMask{3} << candidateAt(damAt(basin, 0)).index();
}

template <class Sink>
class Placement {
 public:
  // `effect`: of the tile it builds with, because some change the choice.
  Placement(Play<Sink>& play, Seat seat, Structure structure, Tile effect = Tile::none())
      : play_(play),
        search_{play.tables, play.state, seat, structure, criteriaTile(play.tables, play.state)},
        effect_(effect) {}

  // A site for a piece, out of the candidates.
  Place choose(SiteMask candidates) {
    sites_ = candidates;
    play_.tell(EventKind::automaSeeks, search_.seat, search_.structure, std::popcount(sites_));
    if (search_.structure != Structure::elevation) keepCompleting();
    if (search_.structure == Structure::base) keepHighGround();
    applyCriteria();
    if (effect_.is(2, Structure::conduit)) keepStrongPipes();
    return placeOfCandidate(besideBorder(byNumber(), candidates));
  }

  // One of the conduits of equal productions (WK-AUTOMA-29).
  ConduitSite chooseConduit(SiteMask candidates) { return conduitAt(chooseAmong(candidates)); }

  // One of the own dams (WK-AUTOMA-72).
  DamSite chooseDam(SiteMask candidates) { return damAt(chooseAmong(candidates)); }

 private:
  bool isDecided() const { return std::popcount(sites_) == 1; }

  Candidate chooseAmong(SiteMask candidates) {
    sites_ = candidates;
    applyCriteria();
    return byNumber();
  }

  Place placeOfCandidate(Candidate candidate) const {
    if (search_.structure == Structure::conduit) return placeAt(conduitAt(candidate));
    if (search_.structure != Structure::powerhouse) return placeAt(damAt(candidate));
    return placeAt(powerhouseSiteIn(search_.tables, search_.state, basinAt(candidate)));
  }

  // Candidates that do not meet a criterion are out, unless nobody meets it.
  void keep(Criterion criterion, SiteMask kept) {
    if (isDecided()) return;
    const int met = std::popcount(kept);
    if (kept != 0) {
      for (SiteMask out = sites_ & ~kept; out != 0; out &= out - 1)
        play_.tell(EventKind::siteRuledOut, search_.seat, placeOfCandidate(firstCandidate(out)),
                   criterion);
      sites_ = kept;
    }
    play_.tell(EventKind::automaCriterion, search_.seat, criterion, met, std::popcount(sites_));
  }

  void keepCompleting() {
    keep(Criterion::completesSystem,
         keepIf(sites_, [this](Candidate site) { return completesSystem(search_, site); }));
  }

  SiteMask sitesIn(Area area) const {
    return keepIf(sites_, [this, area](Candidate site) {
      return search_.tables.basin(basinOf(search_, site)).area == area;
    });
  }

  // WK-AUTOMA-73.
  void keepHighGround() {
    const Player& player = search_.state.player(search_.seat);
    if (!isAutoma(player) || !search_.tables.traits(player.officer).automa.seeksHighGround) return;
    const SiteMask mountains = sitesIn(Area::mountain);
    keep(Criterion::highGround, mountains != 0 ? mountains : sitesIn(Area::hill));
  }

  // WK-AUTOMA-67.
  void keepStrongPipes() {
    constexpr int kStrong = 3;
    keep(Criterion::strongPipe, keepIf(sites_, [this](Candidate site) {
           return conduitSite(search_.tables, conduitAt(site)).value >= kStrong;
         }));
  }

  const CriteriaColumn& column() const {
    if (search_.structure == Structure::conduit) return search_.tile.conduit;
    return search_.structure == Structure::powerhouse ? search_.tile.powerhouse : search_.tile.dam;
  }

  // WK-AUTOMA-40.
  void applyCriteria() {
    for (const Criterion criterion : column().criteria)
      if (!isDecided()) keep(criterion, keepBy(search_, criterion, sites_));
  }

  // WK-AUTOMA-41: upwards from the printed number, and round to the lowest.
  Candidate byNumber() {
    const bool pairs = search_.structure != Structure::conduit &&
                       search_.structure != Structure::powerhouse;  // two dam sites in a basin
    const int count = search_.structure == Structure::conduit ? kConduitSites : kBasins;
    for (int step = 0; step < count; ++step) {
      const int at = (column().start + step) % count;
      const SiteMask here =
          pairs ? sites_ & bothSitesOf(BasinIndex::of(at)) : sites_ & siteBit(Candidate::of(at));
      if (here == 0) continue;
      keep(Criterion::number, here);
      if (!isDecided()) keep(Criterion::border, byBorder(here));  // WK-AUTOMA-42
      break;
    }
    return firstCandidate(sites_);
  }

  // WK-AUTOMA-42.
  SiteMask byBorder(SiteMask here) const {
    return keepIf(here, [this](Candidate site) { return !isRed(search_.tables, damAt(site)); });
  }

  // WK-AUTOMA-69: with the joker that pays for borders, the red site of the basin.
  Candidate besideBorder(Candidate site, SiteMask candidates) const {
    if (!effect_.isJokerOf(1) || search_.structure != Structure::base) return site;
    const SiteMask here = candidates & bothSitesOf(basinOf(damAt(site)));
    const SiteMask red = keepRedSites(search_, here);
    return red != 0 ? firstCandidate(red) : site;
  }

  Play<Sink>& play_;
  Search search_;
  Tile effect_;
  SiteMask sites_ = 0;
};

}  // namespace spannung::wasserkraft
