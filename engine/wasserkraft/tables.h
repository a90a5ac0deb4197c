// What the rules look up: the components, the map and the options of one game, with everything
// worked out that does not change while it is played.
#pragma once

#include <array>
#include <cstdint>

#include "engine/wasserkraft/content.h"
#include "engine/wasserkraft/options.h"
#include "engine/wasserkraft/state.h"

namespace spannung::wasserkraft {

struct Tables {
  Components components;
  Map map;
  Options options;

  // Derived.
  std::array<bool, kMaxSpaces> spaceInPlay{};
  std::array<int, kColours> firstOfColour{};  // the place of the first contract of each colour
  std::array<int, kColours> countOfColour{};
  // What the cheapest site of each kind costs in machines; powerhouses depend on their number.
  std::array<std::uint8_t, kStructures> cheapest{};

  int spaces() const { return static_cast<int>(components.spaces.size()); }
  int contracts() const { return static_cast<int>(components.contracts.size()); }
  const Space& space(int index) const { return components.spaces[static_cast<std::size_t>(index)]; }
  const Contract& contract(int index) const {
    return components.contracts[static_cast<std::size_t>(index)];
  }
  const Basin& basin(int index) const { return map.basins[static_cast<std::size_t>(index)]; }
  const CompanyBoard& board(Company company) const {
    return components.companies[indexOf(company)];
  }
  int redBorder() const { return components.costs.redBorder; }
};

Tables makeTables(const Components& components, const Map& map, const Options& options);

}  // namespace spannung::wasserkraft
