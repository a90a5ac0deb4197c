// The words of moves (engine/core/notation.h):
//
//   place red gullmeadow wind_north     on the line to Gullmeadow, built from that plant
//   joker yellow highmark hydro_dam     the same, with a joker
//   island blue
//   take back
//   done
//   done vacation
//   reopen
#pragma once

#include <string>
#include <string_view>

#include "engine/core/lexicon.h"
#include "engine/powerline/content.h"

namespace spannung::powerline {

std::string_view workerText(Worker worker);
std::string_view plantKindText(PlantKind kind);
std::string_view featureText(Feature feature);
// What everything is called.
Lexicon wordsOf(const Content& content);
// The same for one number, and for dice and places, which go by no list.
std::string operandText(const Lexicon& words, std::string_view type, int value);

}  // namespace spannung::powerline
