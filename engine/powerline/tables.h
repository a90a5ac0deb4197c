// What the rules look up: the components, the map and the options of one game, with everything
// worked out that does not change while it is played.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/lexicon.h"
#include "engine/powerline/content.h"
#include "engine/powerline/options.h"
#include "engine/powerline/state.h"
#include "engine/powerline/ways.h"

namespace spannung::powerline {

// The pips of each line as it is walked from either end: by how many tiles stand already, too; 0
// behind the last segment.
using PipsByWay = Indexed<Way, std::array<std::uint8_t, kMaxLength + 1>, 2 * kMaxLines>;

// Where each line leads on, by the pips of the segment ahead; first those with any pips at all.
using AheadByPips = std::array<LinesAhead, kFaces + 1>;
inline constexpr std::size_t kAnyPips = 0;

// By set of columns: the most lines that a plan for one of these columns may use; -1 for none.
using MostLines = std::array<std::int8_t, 1U << kColumns>;

struct Tables {
  Components components;
  Map map;
  std::vector<Board> boards;
  Options options;

  Lexicon words{};  // of the notation

  // Derived.
  int lines = 0;
  Indexed<LineIndex, std::uint8_t, kMaxLines> lengths{};
  Indexed<PlantIndex, LineMask, kMaxPlants> linesOfPlant{};
  LineMask allLines = 0;
  std::vector<PipsByWay> pipsAhead{};     // by board
  std::vector<AheadByPips> linesAhead{};  // by board
  MostLines frontMostLines{};
  MostLines backMostLines{};

  const Line& line(LineIndex line) const { return map.lines[line]; }
  const Plant& plant(PlantIndex plant) const { return map.plants[plant]; }
  const ScoreCard& card(int card) const { return components.cards[static_cast<std::size_t>(card)]; }
  int seats() const { return options.players; }
  int length(LineIndex line) const { return lengths[line]; }
  // PL-VAR1-04: the building limits may hold for some players only.
  const WorkerTable& workerTable(Seat seat) const {
    return options.limited.contains(seat) ? components.back : components.front;
  }
  const MostLines& mostLines(Seat seat) const {
    return options.limited.contains(seat) ? backMostLines : frontMostLines;
  }
  bool isPrintedGame() const { return options.cards == CardChoice::printed; }
};

Tables makeTables(const Content& content, const Options& options);

}  // namespace spannung::powerline
