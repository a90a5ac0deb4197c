// The printed components of Powerline as typed tables. Filled from content/powerline/*.json by
// games/powerline/content_reader.*, which also validates them; rules trust what is here.
//
// Edition: Queen Games 2022, with the four variants of its rulebook.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/fixed_vector.h"
#include "engine/core/index.h"

namespace spannung::powerline {

inline constexpr int kMinPlayers = 1;
inline constexpr int kMaxPlayers = 6;
inline constexpr int kMaxLines = 16;   // on a map: a set of lines is one 16-bit word
inline constexpr int kMaxLength = 15;  // segments of a line
inline constexpr int kMaxPlants = 16;
inline constexpr int kMaxBoards = 12;
inline constexpr int kMaxRounds = 20;
inline constexpr int kMaxCards = 16;
inline constexpr int kMaxTiers = 4;
inline constexpr int kColumns = 6;  // of the worker table: one for each number of workers
inline constexpr int kFaces = 6;    // of a die
inline constexpr int kScorings = 3;
inline constexpr int kCardsInPlay = 3;

using LineIndex = Index<struct LineTag>;
using PlantIndex = Index<struct PlantTag>;

// Workers and dice, in the order in which they stand on the board.
enum class Worker : std::uint8_t { red, yellow, blue, green, white, black };
inline constexpr int kWorkers = 6;

enum class PlantKind : std::uint8_t { wind, hydro, solar, biogas };
enum class Feature : std::uint8_t { none, opera, church };
enum class CardColor : std::uint8_t { red, green, yellow, special };

// What a score card looks at.
enum class Counting : std::uint8_t {
  poweredCities,
  operaCities,
  churchCities,
  completedPlants,
  solarPlants,
  biogasPlants,
  jokers,
  emptyColumns,  // 1 if all columns that the card names are empty
  tilesOnLine,
  windAndHydro,  // 0 none, 1 one kind only, 2 one of each, 3 both kinds and a third
  islandTiles,
};

struct ScoreCard {
  std::string id;  // the printed letter
  CardColor color = CardColor::red;
  Counting counting = Counting::poweredCities;
  bool perItem = false;                        // the only tier pays for each thing counted
  FixedVector<std::uint8_t, kMaxTiers> tiers;  // lowest count of each tier, ascending
  std::array<std::array<std::uint8_t, kMaxTiers>, kScorings> points{};
  std::uint8_t columns = 0;  // with Counting::emptyColumns, one bit each
  LineIndex line;            // with Counting::tilesOnLine
};

// Columns by the number of workers, less one.
template <class T>
using ByColumn = std::array<T, kColumns>;

struct WorkerTable {
  ByColumn<std::uint8_t> tiles{};
  ByColumn<std::uint8_t> jokers{};    // under each tile
  ByColumn<std::uint8_t> maxLines{};  // that so many workers may build on in one round
};

using ByScoring = std::array<std::uint8_t, kScorings>;

struct Components {
  std::uint8_t rounds = 0;
  ByScoring scoringRounds{};  // the rounds after which there is a scoring, ascending
  std::int16_t startScore = 0;
  WorkerTable front;  // the green worker table
  WorkerTable back;   // the blue one: building limits
  std::uint8_t startJokers = 0;
  ByScoring jokersAfterScoring{};          // with the printed cards
  ByScoring jokersAfterContractScoring{};  // with drawn or given cards
  std::uint8_t islandLoss = 0;             // for each worker on the island
  FixedVector<std::uint8_t, 8> stackLoss;  // adventure island: of the n-th tile of a stack; the
                                           // last value goes for all further ones
  std::vector<ScoreCard> cards;            // in the order of their letters
  std::array<std::uint8_t, kCardsInPlay> printedCards{};
  FixedVector<std::uint8_t, 8> unfinishedLoss;  // by number of unfinished lines, from 0
  std::uint8_t furtherLoss = 0;                 // for each line beyond the table
  std::vector<std::uint8_t> ratings;            // solo: the highest score of each but the best
};

struct Plant {
  std::string id;
  PlantKind kind = PlantKind::wind;
  std::uint8_t points = 0;
};

// Segment 0 is next to plant ends[0], the last one next to ends[1].
struct Line {
  std::string id;
  std::uint8_t length = 0;
  std::array<PlantIndex, 2> ends{};
  std::uint8_t points = 0;  // of its city
  Feature feature = Feature::none;
};

struct Map {
  Listed<PlantIndex, Plant> plants;
  Listed<LineIndex, Line> lines;
};

// All boards show the same map; the pips differ.
struct Board {
  std::string id;
  Indexed<LineIndex, std::array<std::uint8_t, kMaxLength>, kMaxLines> pips{};  // by segment, too
};

struct Content {
  Components components;
  Map map;
  std::vector<Board> boards;
};

}  // namespace spannung::powerline
