// What a player's lines power: cities and plants. Worked out from the tiles, never kept.
#pragma once

#include "engine/powerline/tables.h"

namespace spannung::powerline {

inline bool isComplete(const Tables& tables, const LineWorks& lines, LineIndex line) {
  return lines[line].tiles() == tables.length(line);
}

// PL-LINE-01.
inline LineMask completeLines(const Tables& tables, const LineWorks& lines) {
  LineMask complete = 0;
  for (const LineIndex line : tables.map.lines.keys())
    if (isComplete(tables, lines, line)) complete = static_cast<LineMask>(complete | lineBit(line));
  return complete;
}

inline LineMask startedLines(const Tables& tables, const LineWorks& lines) {
  LineMask started = 0;
  for (const LineIndex line : tables.map.lines.keys())
    if (!lines[line].isUntouched()) started = static_cast<LineMask>(started | lineBit(line));
  return started;
}

// PL-PLANT-01: all lines that end there are complete.
inline bool isPlantComplete(const Tables& tables, PlantIndex plant, LineMask complete) {
  const LineMask needed = tables.linesOfPlant[plant];
  return needed != 0 && (complete & needed) == needed;
}

}  // namespace spannung::powerline
