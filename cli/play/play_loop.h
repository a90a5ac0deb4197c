// A game at the terminal from the first decision to the result.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/play/chronicle.h"
#include "cli/play/component_finder.h"
#include "cli/play/move_reader.h"
#include "cli/play/play_words.h"
#include "cli/play/save_file.h"
#include "cli/play/turn_screen.h"
#include "cli/play/undo_plan.h"

namespace spannung {

class PlayLoop {
 public:
  // The terminal and the table must outlive the loop.
  PlayLoop(const Terminal& terminal, PlayTable& table, SaveFile file);

  // The exit code of the program.
  int run();

 private:
  // What a line that was typed led to.
  enum class Outcome { ask, turnOver, quit, endOfInput };

  Outcome takeTurn(Seat seat);
  Outcome answer(const Turn& turn, const std::string& line);
  Outcome obey(const Turn& turn, const TypedLine& typed);
  Outcome pickNumber(const Turn& turn, const std::vector<int>& numbers);
  Outcome pickFrom(const Turn& turn, const MenuEntry& entry);
  Outcome readMove(const Turn& turn, const std::string& text);
  Outcome tryMove(const Turn& turn, Move move);
  Outcome makeMove(const Turn& turn, Move move);
  Outcome makeCourse(const Turn& turn, const std::vector<Move>& moves);
  Outcome undo(Seat seat);
  Outcome acceptAdvice(const Turn& turn);

  Meaning meaningOf(const Turn& turn, const std::string& text) const;
  void sayProblem(const Meaning& meaning) const;
  void listCandidates(const Turn& turn, const std::vector<Move>& moves) const;
  void explain(const Turn& turn, const std::string& text) const;
  bool isSure(const Turn& turn, Move move) const;
  bool everybodyAgrees(const UndoPlan& plan, Seat seat) const;
  void advise(const Turn& turn);
  void showLog() const;
  void showRule(const std::string& words) const;
  void showHelp() const;
  void showCost(const Turn& turn, const std::string& text) const;

  std::vector<std::string> welcome() const;
  bool needsCover(Seat seat) const;
  bool cover(Seat seat);
  int leave(Outcome outcome);
  void save(const std::string& name);
  void offerSaving();
  int finish();

  const Terminal& terminal_;
  PlayTable& table_;
  SaveFile file_;
  Narrator narrator_;
  Chronicle chronicle_;
  MoveReader reader_;
  ComponentFinder components_;
  std::unique_ptr<BoardPainter> painter_;
  TurnScreen screen_;
  std::vector<std::string> preface_;
  std::vector<Course> courses_;     // that were made and not taken back
  std::optional<Move> advice_;      // given for the decision at hand
  Seat lastViewer_ = Seat::none();  // the person who saw the screen last
};

}  // namespace spannung
