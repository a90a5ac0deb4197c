// The tables of a tournament for the terminal.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "ai/arena/standings.h"
#include "games/game_module.h"

namespace spannung {

std::string gameTitle(const Arena& arena, Language language);
// What one should know before reading the figures: how many games, from which seed, and whether
// they can be repeated. One sentence a line.
std::vector<std::string> arenaNotes(const Arena& arena, Language language);
// How the figures are counted.
std::vector<std::string> arenaMethods(Language language);
// What a contestant is called in the language.
std::string contestantText(const std::string& name, Language language);

void printArena(const Arena& arena, const Standings& standings, Language language,
                std::ostream& out);

}  // namespace spannung
