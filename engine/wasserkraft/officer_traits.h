// What officers change about the rules, in the terms of the rules: these ask for a trait and know
// no officer by name. Each officer says its own in officer_<name>.h; officers.h has them all.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/wasserkraft/state.h"

namespace spannung::wasserkraft {

// How an Automa with the officer plays.
struct AutomaHabits {
  bool takesMixers = false;           // whenever it may take either machine
  bool seeksHighGround = false;       // for what it builds
  bool savesWater = false;            // where one drop does
  bool leadsPeople = false;           // the tiles decide the first turn of each person
  std::optional<Structure> builds{};  // rather than what its tile says
};

struct OfficerTraits {
  std::optional<std::uint8_t> baseExcavators{};   // what a base costs, wherever it stands
  std::optional<std::uint8_t> highestCapacity{};  // drops behind an own dam of the highest level
  std::optional<std::uint8_t> leastEnergy{};      // of the drops of a production
  std::optional<std::uint8_t> conduitMixers{};    // may pay a conduit, for each point of value
  std::optional<std::uint8_t> hydroPerMachine{};  // may be paid instead of one
  std::optional<std::uint8_t> openContracts{};    // at the same time
  std::optional<std::uint8_t> startHydro{};
  Tile tile{};                   // of the officer's own
  bool fulfilsSeveral = false;   // contracts with one production
  bool hasArchitect = false;     // a worker who may go alone, and another turn follows
  bool bindsMachines = false;    // of external works, onto the wheel with the own tile
  bool copiesOfficers = false;   // and needs some to copy
  bool copiesTilesOnly = false;  // whoever copies the officer does nothing else
  AutomaHabits automa{};
};

}  // namespace spannung::wasserkraft
