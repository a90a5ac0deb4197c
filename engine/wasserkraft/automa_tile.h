// The twenty tiles that tell an Automa what to do: actions on one side, criteria on the other.
#pragma once

#include "engine/wasserkraft/kinds.h"

namespace spannung::wasserkraft {

inline constexpr int kAutomaTiles = 20;
inline constexpr int kMaxAutomaEntries = 8;

enum class AutomaAction : std::uint8_t {
  produce,
  water,
  discard,  // contracts, for energy
  construct,
  work,
  workshop,
  machinery,
  patent,
  bank,
};
inline constexpr int kAutomaActions = 9;

enum class AutomaColumn : std::uint8_t { left, middle, right };
inline constexpr int kAutomaColumns = 3;

// One line of an action side. Fields that an action does not use are 0.
struct AutomaEntry {
  AutomaAction action = AutomaAction::bank;
  AutomaColumn column = AutomaColumn::right;
  std::uint8_t workers = 1;
  bool dashed = false;            // a further action follows
  std::uint8_t points = 0;        // lost
  std::int8_t modifier = 0;       // production
  Colour colour = Colour::green;  // production, contracts
  std::uint8_t energy = 0;        // contracts
  std::uint8_t drops = 0;
  bool flows = false;
  Structure structure = Structure::base;  // construction, patent
  AreaMask areas = kAnyArea;
  std::uint8_t lowestValue = 0;  // of a conduit
  bool upwards = false;          // rows of private buildings from the bottom
  std::array<std::uint8_t, kWorkPositions> positions{};
  std::uint8_t rotations = 0;
  std::uint8_t excavators = 0;
  std::uint8_t mixers = 0;
  std::uint8_t machines = 0;  // of either type
};

// What narrows the sites down: the criteria of the tiles, then what is not printed on them.
enum class Criterion : std::uint8_t {
  damStrongestConduit,
  damOwnPowerhouse,
  damBelowPowerhouse,
  damRedSite,
  damOwnDamBelow,
  damMostWater,
  conduitStrongest,
  conduitSecondStrongest,
  conduitOwnDam,
  conduitOpponentDam,
  conduitOwnPowerhouse,
  conduitOpponentPowerhouse,
  powerhouseStrongestConduit,
  powerhouseOwnDam,
  powerhousePlains,
  powerhouseBasin5,
  powerhouseBasin6,
  powerhouseBasin7,
  powerhouseFeedsOwnDam,
  powerhouseSparesOpponents,
  // Not printed.
  completesSystem,
  highGround,  // Wilhelm
  strongPipe,  // conduit II
  neutralDam,  // equal productions
  number,      // the printed basin and what follows
  border,      // of two sites in a basin
};
inline constexpr int kPrintedCriteria = 20;
inline constexpr int kCriteria = 26;

inline constexpr int kCriteriaPerColumn = 3;

struct CriteriaColumn {
  std::array<Criterion, kCriteriaPerColumn> criteria{};
  std::uint8_t start = 0;  // a basin, or the site of a conduit
};

struct AutomaTile {
  FixedVector<AutomaEntry, kMaxAutomaEntries> actions;
  CriteriaColumn dam;
  CriteriaColumn conduit;
  CriteriaColumn powerhouse;
  std::array<std::uint8_t, kHeadstreams> headstreams{};
  bool ownIconFirst = true;  // of the two powerhouses in damBelowPowerhouse (WK-RULE-45)
};

struct AutomaBox {
  std::array<AutomaTile, kAutomaTiles> tiles{};
  // The spaces of each board in the order in which Automas occupy them.
  std::array<FixedVector<std::uint8_t, kMaxSpaces>, kBoards> occupied{};
  std::uint8_t startPoints = 0;
  std::uint8_t objectivePoints = 0;  // on top
};

}  // namespace spannung::wasserkraft
