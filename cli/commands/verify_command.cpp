#include "cli/commands/verify_command.h"

#include "base/value_text.h"
#include "cli/commands/record_file.h"
#include "cli/exit_code.h"
#include "cli/play/result_report.h"
#include "record/replay.h"

namespace spannung {
namespace {

void approve(const Terminal& terminal, const Session& session) {
  Args args{{"game", std::string(session.rules().name())},
            {"plies", std::to_string(session.plies().size())}};
  if (!session.finished()) return terminal.say("verify.open", args);
  const Seating seating = recordedSeating(session, terminal.language());
  const Result result = session.rules().result(session.state());
  args.emplace("who", winnersText(terminal, result, seating));
  terminal.say("verify.finished", args);
}

// A proved shuffle says nothing about what was not drawn.
void listGiven(const Terminal& terminal, const Values& deal) {
  if (deal.empty()) return;
  terminal.say("verify.given", {{"count", std::to_string(countWords(deal))}});
  for (const auto& [name, value] : deal)
    terminal.say("verify.given_value", {{"name", name}, {"value", value}});
}

}  // namespace

void VerifyArguments::declare(Flags& flags) { flags.record(file); }

int verifyCommand(const Library& library, const VerifyArguments& arguments,
                  const Terminal& terminal) {
  const auto record = readRecordFile(arguments.file);
  if (!record) {
    terminal.report(record.error());
    return record.error().code == "file_unreadable" ? kBadInput : kFailure;
  }
  const auto session = replay(library, *record);
  if (!session) {
    terminal.report(session.error(), record->game);
    return kFailure;
  }
  approve(terminal, *session);
  if (record->shuffle) terminal.say("verify.shuffle", {{"table", record->shuffle->table}});
  listGiven(terminal, session->game().deal());
  return kSuccess;
}

}  // namespace spannung
