#include "cli/boards/pampero/words.h"

#include <array>
#include <bit>

#include <fmt/format.h>

#include "cli/terminal/text_width.h"
#include "texts/narrator.h"
#include "texts/phrase_text.h"

namespace spannung::pampero {

std::string PamperoWords::text(std::string_view key, const Args& args) const {
  return terminal_.texts().text(fmt::format("pampero.board.{}", key), args);
}

std::string PamperoWords::name(std::string_view type, int value) const {
  return Narrator(loaded_, terminal_.language(), {}).nameOf(type, value);
}

std::string PamperoWords::names(std::string_view type, std::uint64_t set) const {
  std::string list;
  for (; set != 0; set &= set - 1)
    list += (list.empty() ? "" : ", ") + name(type, std::countr_zero(set));
  return list;
}

std::string PamperoWords::zone(Zone zone) const {
  constexpr std::array<std::string_view, kZones> kWords = {"a", "b", "c"};
  return terminal_.texts().text(fmt::format("pampero.zone.{}", kWords[indexOf(zone)]));
}

std::string PamperoWords::about(std::string_view type, int value) const {
  const auto phrase = loaded_.about(type, value);
  return phrase ? phraseText(*phrase, terminal_.texts()) : std::string{};
}

std::string PamperoWords::described(std::string_view type, int value) const {
  const std::string what = about(type, value);
  return what.empty() ? name(type, value) : fmt::format("{}: {}", name(type, value), what);
}

std::string PamperoWords::title(std::string_view key, const Args& args) const {
  return terminal_.paint(kStrong, text(key, args));
}

Lines PamperoWords::inset(const std::string& line) const {
  return indented(line, terminal_.size().columns, 2, 4);
}

Lines PamperoWords::folded(const std::string& line, int indent) const {
  return wrapped(line, terminal_.size().columns, indent);
}

}  // namespace spannung::pampero
