#include "cli/commands/replay_command.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "base/value_text.h"
#include "cli/boards/board_painter.h"
#include "cli/commands/record_file.h"
#include "cli/exit_code.h"
#include "cli/play/chronicle.h"
#include "cli/play/result_report.h"
#include "cli/terminal/text_width.h"
#include "record/replay.h"

namespace spannung {
namespace {

// Everything is shown: whoever has the record has all of the game.
class Replayer {
 public:
  Replayer(const Terminal& terminal, Session session)
      : terminal_(terminal),
        session_(std::move(session)),
        whole_(session_),
        seating_(recordedSeating(session_, terminal.language())),
        narrator_(session_.game(), terminal.language(), seating_.names()),
        chronicle_(terminal, narrator_, session_),
        painter_(makeBoardPainter(session_.game(), terminal, seating_)) {}

  std::size_t plies() const { return whole_.plies().size(); }

  void showLog() const {
    terminal_.print(terminal_.paint(kDim, headline()));
    terminal_.print(chronicle_.linesSince(0));
    showResult();
  }

  void showBoard(std::size_t ply) {
    goTo(ply);
    terminal_.clearScreen();
    if (ply > 0) terminal_.print(chronicle_.lines(ply - 1, ply));
    terminal_.print("");
    terminal_.print(painter_->board({session_.state(), Seat::none()}));
    terminal_.print("");
    terminal_.print(terminal_.paint(kDim, headline()));
    showResult();
  }

  // Enter goes on, b back, a number to that ply.
  void walk(std::size_t ply) {
    for (;;) {
      showBoard(ply);
      const auto line = terminal_.ask(terminal_.text("replay.walk") + ' ');
      if (!line || *line == "q") return;
      ply = next(ply, *line);
    }
  }

 private:
  std::size_t next(std::size_t ply, const std::string& line) const {
    if (const auto number = parseNumber(line))
      return std::min(static_cast<std::size_t>(*number), plies());
    if (line == "b" || line == "z") return ply > 0 ? ply - 1 : 0;
    return std::min(ply + 1, plies());
  }

  void goTo(std::size_t ply) {
    if (session_.plies().size() > ply) session_.rewind(ply);
    for (std::size_t i = session_.plies().size(); i < ply; ++i)
      session_.play(whole_.plies()[i].seat, whole_.plies()[i].move);
  }

  std::string headline() const {
    return terminal_.text("replay.headline",
                          {{"game", std::string(session_.rules().name())},
                           {"ply", std::to_string(session_.plies().size())},
                           {"plies", std::to_string(plies())},
                           {"names", joinWords(seating_.recordedNames(), ", ")}});
  }

  void showResult() const {
    if (!session_.finished()) return;
    terminal_.print("");
    terminal_.print(resultReport(terminal_, session_, seating_));
  }

  const Terminal& terminal_;
  Session session_;  // as far as it has been replayed
  const Session whole_;
  Seating seating_;
  Narrator narrator_;
  Chronicle chronicle_;
  std::unique_ptr<BoardPainter> painter_;
};

Expected<Session> load(const Library& library, const ReplayArguments& arguments) {
  const auto record = readRecordFile(arguments.file);
  if (!record) return tl::unexpected(record.error());
  auto session = replay(library, *record);
  if (!session) return session;
  const auto plies = static_cast<int>(session->plies().size());
  if (arguments.ply.value_or(0) < 0 || arguments.ply.value_or(0) > plies)
    return problem("--ply", "ply_out_of_range",
                   {{"value", std::to_string(*arguments.ply)}, {"last", std::to_string(plies)}});
  return session;
}

}  // namespace

void ReplayArguments::declare(Flags& flags) {
  flags.record(file);
  flags.number("--ply", ply, "ply");
  flags.sets("--step", step, "step");
}

int replayCommand(const Library& library, const ReplayArguments& arguments,
                  const Terminal& terminal) {
  auto session = load(library, arguments);
  if (!session) {
    terminal.report(session.error());
    return kBadInput;
  }
  Replayer replayer(terminal, std::move(*session));
  const auto ply = static_cast<std::size_t>(arguments.ply.value_or(0));
  if (arguments.step)
    replayer.walk(ply);
  else if (arguments.ply)
    replayer.showBoard(ply);
  else
    replayer.showLog();
  return kSuccess;
}

}  // namespace spannung
