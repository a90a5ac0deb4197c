// A move as text, and back:
//
//   company usa              tile base-1              fulfil green-10
//   start start-2            copy joker-2             boost
//   use turbine-plus2-left   build base 5-upper       machine mixer
//   bank 3                   build conduit 5-left     drop a
//   construct                build powerhouse 10-2    take yellow-4
//   mahiri anton             pay 4 0 6                discard red-7
//   mahiri none              produce 5-upper 5-left 2 pass
//   decline                  decline piece            decline water
#pragma once

#include <string>
#include <string_view>

#include "engine/core/parsed_move.h"
#include "engine/wasserkraft/tables.h"

namespace spannung::wasserkraft {

std::string_view companyText(Company company);
std::string_view officerText(Officer officer);
std::string_view structureText(Structure structure);
std::string_view bonusText(Bonus bonus);
std::string_view objectiveText(Objective objective);
std::string_view areaText(Area area);
std::string_view boardText(Board board);
std::string_view stageText(Stage stage);
std::string tileText(Tile tile);
std::string damText(int dam);
std::string conduitText(int conduit);
std::string placeText(int place);

std::string moveText(const Tables& tables, Move move);
ParsedMove parseMove(const Tables& tables, std::string_view text);
// A number of a given operand type in words of the notation.
std::string operandText(const Tables& tables, std::string_view type, int value);

}  // namespace spannung::wasserkraft
