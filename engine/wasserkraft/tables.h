// What the rules look up: the components, the map and the options of one game, with everything
// worked out that does not change while it is played.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/core/lexicon.h"
#include "engine/wasserkraft/content.h"
#include "engine/wasserkraft/officer_traits.h"
#include "engine/wasserkraft/options.h"
#include "engine/wasserkraft/state.h"

namespace spannung::wasserkraft {

inline constexpr int kMostAsked = 127;  // content allows no dearer space

// What decides whether a space can be used, packed tightly: every turn asks all of them.
struct SpaceTerms {
  std::uint8_t workers = 0;
  std::uint8_t cost = 0;  // Hydro, the red border included
  Board board = Board::turbine;
  std::int8_t modifier = 0;
  std::uint8_t position = 0;
  bool red = false;
  bool inPlay = false;
};

// A set of management spaces, a bit each.
using SpaceMask = std::uint64_t;
static_assert(kMaxSpaces <= 64);

struct Tables {
  Components components;
  Map map;
  Options options;

  Lexicon words{};  // of the notation

  // Derived.
  bool hasAutomas = false;
  std::array<OfficerTraits, kOfficers + 1> officers{};  // nobody last
  std::array<SpaceTerms, kMaxSpaces> spaceTerms{};
  // The spaces in play that so many workers suffice for, and those that so much Hydro pays.
  std::array<SpaceMask, kMostAsked + 1> spacesByWorkers{};
  std::array<SpaceMask, kMostAsked + 1> spacesByCost{};
  std::array<SpaceMask, kBoards> spacesOfBoard{};
  SpaceMask alwaysUseful = 0;                 // spaces whose action needs nothing of the table
  std::array<int, kColours> firstOfColour{};  // the place of the first contract of each colour
  std::array<int, kColours> countOfColour{};
  // The sites that the board has for each kind of piece.
  std::array<FixedVector<Place, kPowerhouseSites>, kStructures> sites{};
  // The lowest prices: no site of the kind costs fewer machines.
  std::uint8_t cheapestBase = 0;
  std::uint8_t cheapestElevation = 0;
  std::uint8_t lowestConduit = 0;  // value

  int seats() const { return options.players; }
  int spaces() const { return static_cast<int>(components.spaces.size()); }
  int contracts() const { return static_cast<int>(components.contracts.size()); }
  const Space& space(int index) const { return components.spaces[static_cast<std::size_t>(index)]; }
  const SpaceTerms& terms(int index) const { return spaceTerms[static_cast<std::size_t>(index)]; }
  SpaceMask spacesOf(Board board) const { return spacesOfBoard[indexOf(board)]; }
  // In play, and paid for with these workers and this Hydro.
  SpaceMask affordable(int workers, int hydro) const {
    return spacesByWorkers[static_cast<std::size_t>(std::min(workers, kMostAsked))] &
           spacesByCost[static_cast<std::size_t>(std::min(hydro, kMostAsked))];
  }
  const Contract& contract(ContractIndex index) const { return components.contracts[index]; }
  const Basin& basin(BasinIndex index) const { return map.basins[index]; }
  const CompanyBoard& board(Company company) const {
    return components.companies[indexOf(company)];
  }
  const OfficerTraits& traits(Officer officer) const { return officers[indexOf(officer)]; }
  int redBorder() const { return components.costs.redBorder; }
};

Tables makeTables(const Components& components, const Map& map, const Options& options);

}  // namespace spannung::wasserkraft
