// One function a content file. They run in this order: the expansion and the Automa add to the
// components, whose spaces they name.
#pragma once

#include "base/json_reader.h"
#include "games/wasserkraft/pack.h"

namespace spannung::wasserkraft {

void readComponents(const JsonReader& root, Pack& pack);
void readMap(const JsonReader& root, Pack& pack);
void readLeeghwater(const JsonReader& root, Pack& pack);
void readAutoma(const JsonReader& root, Pack& pack);

}  // namespace spannung::wasserkraft
