// The words of moves (engine/core/notation.h):
//
//   region west            pass                 buy coal 3
//   nominate 13            discard plant 5      build essen
//   bid 15                 discard coal         run 7
//   done                                        run 5 coal 1 oil 1
#pragma once

#include <string_view>

#include "engine/core/lexicon.h"
#include "engine/funkenschlag/content.h"
#include "engine/funkenschlag/state.h"

namespace spannung::funkenschlag {

std::string_view resourceText(Resource resource);
std::string_view plantKindText(PlantKind kind);
std::string_view stageText(Stage stage);
// What everything is called.
Lexicon wordsOf(const Components& components, const Map& map, int players);

}  // namespace spannung::funkenschlag
