// Everything that a content pack of Wasserkraft says: what the rules need and where it comes from.
// What things are called is in texts/wasserkraft.
#pragma once

#include <string>

#include "engine/wasserkraft/content.h"
#include "games/core/content_fields.h"
#include "games/core/fingerprint.h"

namespace spannung::wasserkraft {

struct Pack {
  std::string edition;
  Components components;
  Map map;
  Sources sources;
  CanonicalContent canonical;
};

}  // namespace spannung::wasserkraft
