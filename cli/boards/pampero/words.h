// What stands on the terminal's tables of Pampero, in words and as lines of its width.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/terminal/lines.h"
#include "cli/terminal/terminal.h"
#include "engine/pampero/content.h"
#include "games/game_module.h"
#include "texts/template.h"

namespace spannung::pampero {

class PamperoWords {
 public:
  // Both must outlive the words.
  PamperoWords(const LoadedGame& loaded, const Terminal& terminal)
      : loaded_(loaded), terminal_(terminal) {}

  // A text of the board: pampero.board.<key>.
  std::string text(std::string_view key, const Args& args = {}) const;
  std::string name(std::string_view type, int value) const;
  std::string names(std::string_view type, std::uint64_t set) const;
  std::string zone(Zone zone) const;
  // What it does; empty if there is nothing to say.
  std::string about(std::string_view type, int value) const;
  // Its name with that.
  std::string described(std::string_view type, int value) const;

  std::string title(std::string_view key, const Args& args = {}) const;
  // A line below a title.
  Lines inset(const std::string& line) const;
  Lines folded(const std::string& line, int indent) const;

 private:
  const LoadedGame& loaded_;
  const Terminal& terminal_;
};

}  // namespace spannung::pampero
