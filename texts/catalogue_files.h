// The catalogue files inside the program: texts/<area>/<language>.json, each a flat object.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "games/game_module.h"

namespace spannung {

// Message templates by key.
using Templates = std::map<std::string, std::string, std::less<>>;

struct CatalogueFile {
  std::string_view path;
  std::string_view bytes;
  Templates templates;
};

std::vector<CatalogueFile> catalogueFiles(Language language);

}  // namespace spannung
