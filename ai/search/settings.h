// How a search weighs trying against knowing. The same for all games.
#pragma once

#include <cstddef>

namespace spannung::search {

// How seats other than the thinking one are expected to choose.
enum class Rivals {
  usual,     // as suits the game: searched for their own good, or just simulated
  selfish,   // searched, each for its own good (max^n)
  paranoid,  // searched, all against the thinking seat
};

struct Settings {
  double exploration = 1.2;    // weight of the prior against what was found
  double pessimism = 0.15;     // a move never tried counts as worse than its siblings by this much
  double leastRange = 0.02;    // differences below this are noise and are not magnified
  double widening = 2.0;       // a node tries this many moves at first,
  double wideningPower = 0.5;  // and more with this power of its visits
  int firstChildrenAt = 2;     // visits after which a node gets children
  int longestRollout = 600;    // moves
  int longestUnrest = 40;      // moves before the outlook of a position is asked for
  std::size_t mostNodes = std::size_t{1} << 20U;  // 40 MiB; a full tree is refined, not extended
  Rivals rivals = Rivals::usual;
};

}  // namespace spannung::search
