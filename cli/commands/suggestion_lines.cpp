#include "cli/commands/suggestion_lines.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/value_text.h"
#include "cli/terminal/text_width.h"
#include "wire/thoughts.h"

namespace spannung {
namespace {

constexpr int kIndent = 3;

std::string headOf(const Terminal& terminal, const Session& session, const Narrator& narrator,
                   const Thought& thought, std::size_t place) {
  constexpr double kPercent = 100;
  if (thought.visits == 0)
    return terminal.text(
        "suggest.unsearched",
        {{"place", std::to_string(place)}, {"move", narrator.move(session.state(), thought.move)}});
  return terminal.text("suggest.line",
                       {{"place", std::to_string(place)},
                        {"move", narrator.move(session.state(), thought.move)},
                        {"chance", fmt::format("{:.0f}", kPercent * thought.chance)},
                        {"score", fmt::format("{:.1f}", thought.score)},
                        {"visits", std::to_string(thought.visits)}});
}

std::string reasonsOf(const Terminal& terminal, const LoadedGame& game, const Thought& thought) {
  std::vector<std::string> reasons;
  for (const Thought::Gain& gain : mainReasons(thought))
    reasons.push_back(
        fmt::format("{:+.1f} {}", gain.score, aspectName(game, terminal.language(), gain.aspect)));
  if (reasons.empty()) return {};
  return terminal.text("suggest.compared", {{"reasons", joinWords(reasons, ", ")}});
}

}  // namespace

std::vector<std::string> suggestionLines(const Terminal& terminal, const Session& session,
                                         const Narrator& narrator,
                                         const std::vector<Thought>& thoughts, std::size_t count) {
  const int columns = terminal.size().columns;
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < std::min(count, thoughts.size()); ++i) {
    const std::string head = headOf(terminal, session, narrator, thoughts[i], i + 1);
    for (std::string& line : wrapped(head, columns)) lines.push_back(std::move(line));
    for (const std::string& line :
         wrapped(reasonsOf(terminal, session.game(), thoughts[i]), columns - kIndent))
      lines.push_back(std::string(kIndent, ' ') + line);
  }
  return lines;
}

}  // namespace spannung
