// Everything that a content pack of Wasserkraft says: what the rules need and where it comes from.
// What things are called is in texts/wasserkraft.
#pragma once

#include <map>
#include <string>

#include "engine/wasserkraft/content.h"
#include "games/core/fingerprint.h"

namespace spannung::wasserkraft {

struct Provenance {
  std::string kind;  // "rulebook", "public" or "reconstructed"
  std::string note;  // may be empty
};

using Sources = std::map<std::string, Provenance>;  // by section

struct Pack {
  std::string edition;
  Components components;
  Map map;
  Sources sources;
  CanonicalContent canonical{};
};

}  // namespace spannung::wasserkraft
