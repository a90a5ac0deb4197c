#include "cli/boards/plain_board.h"

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "cli/terminal/lines.h"
#include "cli/terminal/text_width.h"

namespace spannung {

Lines PlainBoard::board(const Scene& scene) const {
  Lines lines = map(scene);
  if (const auto rows = static_cast<std::size_t>(scene.rows); rows > 0 && rows < lines.size())
    lines.resize(rows);
  return lines;
}

Lines PlainBoard::map(const Scene& scene) const {
  Lines lines;
  for (const auto& [name, value] : game_.document(scene.state))
    append(lines,
           wrapped(fmt::format("{}: {}", std::string_view(name), boost::json::serialize(value)),
                   terminal_.size().columns));
  return lines;
}

std::string PlainBoard::prompt(const Scene& scene) const {
  if (scene.viewer.isNone()) return {};
  return terminal_.text("plain.prompt", {{"who", seating_.at(scene.viewer).name}});
}

}  // namespace spannung
