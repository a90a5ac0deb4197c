// One function a content file. They run in this order: later files refer to earlier ones.
#pragma once

#include <string>

#include "base/json_reader.h"
#include "games/pampero/pack.h"

namespace spannung::pampero {

void readGameFile(const JsonReader& root, Pack& pack);
void readTilesFile(const JsonReader& root, Pack& pack);
void readCompanyFile(const JsonReader& root, Pack& pack);
void readGridFile(const JsonReader& root, Pack& pack);
void readCardsFile(const JsonReader& root, Pack& pack);
void readContractsFile(const JsonReader& root, Pack& pack);
void readSoloFile(const JsonReader& root, Pack& pack);
// `side` 0 is for 1 and 2, 1 for 3 and 4 players.
void readBoardFile(const JsonReader& root, Pack& pack, std::size_t side);

}  // namespace spannung::pampero
