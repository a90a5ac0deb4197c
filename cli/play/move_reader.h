// Finds the move a person means: in notation, abbreviated, or in the words of the menu.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/any_game.h"
#include "texts/narrator.h"

namespace spannung {

// Exactly one move, or several that fit, or none and why nothing could be read.
struct Meaning {
  std::vector<Move> moves;
  std::string problem{};     // a sentence fit to be printed
  std::string suggestion{};  // a name that may have been meant

  bool isClear() const { return moves.size() == 1; }
};

class MoveReader {
 public:
  // Both must outlive the reader.
  MoveReader(const AnyGame& rules, const Narrator& narrator);

  // The move need not be legal, but among moves that the text may stand for, legal ones win. `seen`
  // is the position that they are legal in.
  Meaning read(std::string_view text, const AnyState& seen, const MoveList& legal) const;

 private:
  // A name in a move: how people call it, and how notation does.
  struct Name {
    std::vector<std::string> words;
    std::string id;
    std::string called{};
  };

  std::vector<std::string> wordsOf(Move move, const std::string& label) const;
  std::vector<Move> candidates(const std::vector<std::string>& typed, const AnyState& seen,
                               const MoveList& legal) const;
  template <class LabelOf>
  std::vector<Move> fitting(const std::vector<std::string>& typed, const MoveList& legal,
                            LabelOf labelOf) const;
  ParsedMove parseExpanded(const std::vector<std::string>& typed) const;
  ParsedMove parseWithoutVerb(const std::vector<std::string>& typed, const MoveList& legal) const;
  std::string expandedVerb(const std::string& typed) const;
  std::string expandedName(const std::vector<std::string>& typed) const;
  std::string suggestion(const std::vector<std::string>& typed) const;
  void collectVerbs();
  void collectNames(const Operand& operand);

  const AnyGame& rules_;
  const Narrator& narrator_;
  std::vector<std::string> verbs_;
  std::vector<Name> names_;
};

}  // namespace spannung
