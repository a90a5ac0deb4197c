// One function a content file. They run in this order: boards and components refer to the map.
#pragma once

#include "base/json_reader.h"
#include "games/powerline/pack.h"

namespace spannung::powerline {

void readMap(const JsonReader& root, Pack& pack);
void readBoards(const JsonReader& root, Pack& pack);
void readComponents(const JsonReader& root, Pack& pack);

// The field "notice", if it is there.
inline void readNotice(const JsonObject& object, std::vector<Names>& notices) {
  if (const auto notice = object.find("notice"))
    notices.push_back(readNames(*notice, kMaxNoteBytes));
}

}  // namespace spannung::powerline
