// Where an Automa builds: it narrows the candidates down, step by step, and says so (WK-AUTOMA-38
// to WK-AUTOMA-43).
#pragma once

#include "engine/wasserkraft/automa_criteria.h"

namespace spannung::wasserkraft {

// WK-AUTOMA-43: of the free sites in a basin one without a border, else the first.
inline int powerhouseSiteIn(const Tables& tables, const State& state, int basin) {
  int best = -1;
  for (int number = tables.basin(basin).powerhouses - 1; number >= 0; --number) {
    const int site = powerhouseAt(basin, number);
    if (!state.powerhouses[static_cast<std::size_t>(site)].isNone()) continue;
    const bool red = isRed(tables, Structure::powerhouse, site);
    if (best < 0 || !red || isRed(tables, Structure::powerhouse, best)) best = site;
  }
  return best;
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
  int choose(SiteMask candidates) {
    sites_ = candidates;
    play_.tell(EventKind::automaSeeks, search_.seat, static_cast<int>(search_.structure),
               std::popcount(sites_));
    if (search_.structure != Structure::elevation) keepCompleting();
    if (search_.structure == Structure::base) keepHighGround();
    applyCriteria();
    if (effect_.is(2, Structure::conduit)) keepStrongPipes();
    return besideBorder(siteOf(byNumber()), candidates);
  }

  // One of the conduits of equal productions (WK-AUTOMA-29).
  int chooseConduit(SiteMask candidates) {
    sites_ = candidates;
    applyCriteria();
    return byNumber();
  }

  // One of the own dams (WK-AUTOMA-72).
  int chooseDam(SiteMask candidates) { return chooseConduit(candidates); }

 private:
  bool isDecided() const { return std::popcount(sites_) == 1; }

  int siteOf(int candidate) const {
    if (search_.structure != Structure::powerhouse) return candidate;
    return powerhouseSiteIn(search_.tables, search_.state, candidate);
  }

  // Candidates that do not meet a criterion are out, unless nobody meets it.
  void keep(Criterion criterion, SiteMask kept) {
    if (isDecided()) return;
    const int met = std::popcount(kept);
    if (kept != 0) {
      for (SiteMask out = sites_ & ~kept; out != 0; out &= out - 1)
        play_.tell(EventKind::siteRuledOut, search_.seat,
                   firstPlace(search_.structure) + siteOf(std::countr_zero(out)),
                   static_cast<int>(criterion));
      sites_ = kept;
    }
    play_.tell(EventKind::automaCriterion, search_.seat, static_cast<int>(criterion), met,
               std::popcount(sites_));
  }

  void keepCompleting() {
    keep(Criterion::completesSystem,
         keepIf(sites_, [this](int site) { return completesSystem(search_, site); }));
  }

  SiteMask sitesIn(Area area) const {
    return keepIf(sites_, [this, area](int site) {
      return search_.tables.basin(basinOfCandidate(search_, site)).area == area;
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
    keep(Criterion::strongPipe, keepIf(sites_, [this](int site) {
           return conduitSite(search_.tables, site).value >= kStrong;
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
  int byNumber() {
    const bool pairs = search_.structure != Structure::conduit &&
                       search_.structure != Structure::powerhouse;  // two dam sites in a basin
    const int count = search_.structure == Structure::conduit ? kConduitSites : kBasins;
    for (int step = 0; step < count; ++step) {
      const int at = (column().start + step) % count;
      const SiteMask here = pairs ? sites_ & (SiteMask{3} << damAt(at, 0)) : sites_ & siteBit(at);
      if (here == 0) continue;
      keep(Criterion::number, here);
      if (!isDecided()) keep(Criterion::border, byBorder(here));
      break;
    }
    return std::countr_zero(sites_);
  }

  // WK-AUTOMA-42.
  SiteMask byBorder(SiteMask here) const {
    return keepIf(here, [this](int site) { return !isRed(search_.tables, Structure::base, site); });
  }

  // WK-AUTOMA-69: with the joker that pays for borders, the red site of the basin.
  int besideBorder(int site, SiteMask candidates) const {
    if (!effect_.isJokerOf(1) || search_.structure != Structure::base) return site;
    const SiteMask here = candidates & (SiteMask{3} << damAt(basinOfDam(site), 0));
    const SiteMask red = keepRedSites(search_, here);
    return red != 0 ? std::countr_zero(red) : site;
  }

  Play<Sink>& play_;
  Search search_;
  Tile effect_;
  SiteMask sites_ = 0;
};

}  // namespace spannung::wasserkraft
