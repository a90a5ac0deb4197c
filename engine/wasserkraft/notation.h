// The words of moves (engine/core/notation.h):
//
//   company usa              tile base-1              fulfil green-10
//   start start-2            copy joker-2             boost
//   use turbine-plus2-left   build base 5-upper       machine mixer
//   bank 3                   build conduit 5-left     drop a
//   construct                build powerhouse 10-2    take yellow-4
//   mahiri anton             pay 4 0 6                discard red-7
//   mahiri none              produce 5-upper 5-left 2 pass
//   decline                  decline piece            decline water
//
// and with Leeghwater:
//
//   use works-2              operate wind-farm        claim base-2
//   build building row-3     margot loan-agency       retrieve conduit
//   order work-a3            fill 5-upper             salvage 2 3 1
//   architect                bind                     scrap
#pragma once

#include <string>
#include <string_view>

#include "engine/core/lexicon.h"
#include "engine/wasserkraft/vocabulary.h"

namespace spannung::wasserkraft {

std::string_view companyText(Company company);
std::string_view officerText(Officer officer);
std::string_view structureText(Structure structure);
std::string_view bonusText(Bonus bonus);
std::string_view objectiveText(Objective objective);
std::string_view areaText(Area area);
std::string_view colourText(Colour colour);
std::string_view boardText(Board board);
std::string_view stageText(Stage stage);
std::string_view levelText(Level level);
std::string_view actionText(AutomaAction action);
std::string_view columnText(AutomaColumn column);
std::string_view criterionText(Criterion criterion);
std::string_view obstacleText(Obstacle obstacle);
std::string tileText(Tile tile);
std::string damText(DamSite dam);
std::string conduitText(ConduitSite conduit);
std::string placeText(Place place);

// What everything is called.
Lexicon wordsOf(const Components& components, int players);

}  // namespace spannung::wasserkraft
