// One function a content file. They run in this order: later files refer to earlier ones.
#pragma once

#include <string>

#include "base/json_reader.h"
#include "games/pampero/pack.h"

namespace spannung::pampero {

void readGame(const JsonReader& root, Pack& pack);
void readTiles(const JsonReader& root, Pack& pack);
void readCompany(const JsonReader& root, Pack& pack);
void readGrid(const JsonReader& root, Pack& pack);
void readCards(const JsonReader& root, Pack& pack);
void readContracts(const JsonReader& root, Pack& pack);
void readSolo(const JsonReader& root, Pack& pack);
// `side` 0 is for 1 and 2, 1 for 3 and 4 players.
void readBoard(const JsonReader& root, Pack& pack, std::size_t side);

}  // namespace spannung::pampero
