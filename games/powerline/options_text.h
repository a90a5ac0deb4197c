// Options of Powerline as text, and back.
#pragma once

#include <string>
#include <vector>

#include "engine/powerline/options.h"
#include "games/game_module.h"
#include "games/powerline/pack.h"

namespace spannung::powerline {

std::vector<Choice> optionChoices();
Expected<Options> parseOptions(const Content& content, const Values& values);
Values optionValues(const Content& content, const Options& options);

// Lists of ids, from options and from deals; the problem names the first unknown or repeated one.
Expected<BoardsBySeat> parseBoards(const Content& content, const std::string& place,
                                   const std::string& value);
Expected<CardSet> parseCards(const Content& content, const std::string& place,
                             const std::string& value);
std::string boardsText(const Content& content, const BoardsBySeat& boards);
std::string cardsText(const Content& content, const CardSet& cards);

}  // namespace spannung::powerline
