// A person (seat 0) against an Automa (seat 1), with the tiles that the Automa will turn:
//
//   Duel d(Level::hard);
//   d.automaTurn(3, 1);  // the action side of tile 3, the criteria side of tile 1
//   EXPECT_THAT(d.deeds(), ElementsAre("construct-base"));
//   EXPECT_EQ(d.builtAt(), "2-lower");
//
// The map is empty. The person puts one worker into the bank, and the Automa has its turn.
#pragma once

#include <string>
#include <vector>

#include "tests/wasserkraft/position.h"

namespace spannung::wasserkraft::testing {

Options duelOptions(Level level, bool leeghwater = false);

class Duel : public Position {
 public:
  explicit Duel(Level level = Level::normal, bool leeghwater = false);
  explicit Duel(const Options& options);

  // What was told of the last turn.
  std::vector<std::string> deeds() const;
  std::vector<std::string> skipped() const;   // "produce: no_system"
  std::vector<std::string> applied() const;   // criteria that ruled something out
  std::vector<std::string> ruledOut() const;  // places
  std::string builtAt() const;                // the last piece, or ""
  std::vector<std::string> fulfilled() const;
  std::vector<std::string> drops() const;    // headstreams
  std::vector<std::string> blocked() const;  // spaces

  Player& automa() { return player(1); }

 private:
  template <class Text>
  std::vector<std::string> texts(EventKind kind, Text text) const;
  std::string word(std::string_view type, int value) const;
};

// Tiles whose first possible action, with an empty map, builds the piece.
constexpr int kBase = 17;
constexpr int kElevation = 8;
constexpr int kConduit = 19;
constexpr int kPowerhouse = 20;

// The Automa has machines for everything it may want to build.
struct Rich : Duel {
  explicit Rich(Level level = Level::normal) : Duel(level) { machines(1, 30, 30); }
  explicit Rich(const Options& options) : Duel(options) { machines(1, 30, 30); }
};

}  // namespace spannung::wasserkraft::testing
