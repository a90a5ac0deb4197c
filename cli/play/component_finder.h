// Printed things by their name or number, with their text: plants, officers, tiles, contracts.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "texts/narrator.h"

namespace spannung {

class ComponentFinder {
 public:
  // Both must outlive it.
  ComponentFinder(const LoadedGame& game, Language language, const Narrator& narrator);

  // A sentence for each that fits. Whatever is called by the words beats what has them in its text.
  std::vector<std::string> find(std::string_view typed) const;

 private:
  struct Component {
    std::vector<std::string> names;  // words that it is called by
    std::vector<std::string> words;  // of all that is said about it
    std::string text;
  };

  void collect(const LoadedGame& game, Language language, const Narrator& narrator,
               std::string_view type);

  std::vector<Component> components_;
};

}  // namespace spannung
