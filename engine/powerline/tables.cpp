#include "engine/powerline/tables.h"

namespace spannung::powerline {
namespace {

void indexMap(Tables& tables) {
  tables.lines = static_cast<int>(tables.map.lines.size());
  tables.plants = static_cast<int>(tables.map.plants.size());
  tables.allLines = static_cast<LineMask>((1U << tables.lines) - 1U);
  for (int line = 0; line < tables.lines; ++line) {
    tables.lengths[static_cast<std::size_t>(line)] = tables.line(line).length;
    for (const std::uint8_t plant : tables.line(line).ends)
      tables.linesOfPlant[plant] =
          static_cast<LineMask>(tables.linesOfPlant[plant] | lineBit(line));
  }
}

// Each line as it is walked from either end.
void layOutPips(Tables& tables) {
  tables.pipsAhead.resize(tables.boards.size());
  for (std::size_t board = 0; board < tables.boards.size(); ++board)
    for (std::size_t line = 0; line < tables.map.lines.size(); ++line) {
      const std::size_t length = tables.map.lines[line].length;
      for (std::size_t segment = 0; segment < length; ++segment) {
        const std::uint8_t pips = tables.boards[board].pips[line][segment];
        tables.pipsAhead[board][2 * line][segment] = pips;
        tables.pipsAhead[board][2 * line + 1][length - 1 - segment] = pips;
      }
    }
}

void indexEnds(Tables& tables) {
  tables.endLines.resize(tables.boards.size());
  for (std::size_t board = 0; board < tables.boards.size(); ++board)
    for (int way = 0; way < 2 * tables.lines; ++way) {
      const std::uint8_t pips = tables.pipsAhead[board][static_cast<std::size_t>(way)][0];
      tables.endLines[board][static_cast<std::size_t>(way % 2)][pips] |= lineBit(way / 2);
    }
}

}  // namespace

Tables makeTables(const Content& content, const Options& options) {
  Tables tables{content.components, content.map, content.boards, options};
  indexMap(tables);
  layOutPips(tables);
  indexEnds(tables);
  return tables;
}

}  // namespace spannung::powerline
