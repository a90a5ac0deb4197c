#include "cli/engine/protocol.h"

#include <utility>
#include <vector>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "base/utf8.h"
#include "base/value_text.h"

namespace spannung {
namespace {

namespace json = boost::json;

using Operation = Answer (*)(EngineOperations&, Request&);

template <auto kMethod>
Answer call(EngineOperations& operations, Request& request) {
  return (operations.*kMethod)(request);
}

Answer quit(EngineOperations&, Request&) { return json::object{}; }

enum class Needs { nothing, game };

struct NamedOperation {
  std::string_view name;
  Needs needs;
  Operation run;
  std::vector<std::string_view> fields{};  // beyond op, id and lang
};

const std::vector<NamedOperation>& commands() {
  using E = EngineOperations;
  static const std::vector<NamedOperation> kCommands = {
      {"games", Needs::nothing, call<&E::games>},
      {"new",
       Needs::nothing,
       call<&E::newGame>,
       {"game", "options", "deal", "seed", "seats", "forced"}},
      {"load", Needs::nothing, call<&E::load>, {"record", "forced"}},
      {"legal", Needs::game, call<&E::legal>, {"seat"}},
      {"check", Needs::game, call<&E::check>, {"seat", "move"}},
      {"apply", Needs::game, call<&E::apply>, {"seat", "move", "forced"}},
      {"undo", Needs::game, call<&E::undo>, {"plies"}},
      {"amend", Needs::game, call<&E::amend>, {"deal"}},
      {"state", Needs::game, call<&E::state>, {"view"}},
      {"record", Needs::game, call<&E::record>},
      {"suggest", Needs::game, call<&E::suggest>, {"seat", "bot", "count"}},
      {"quit", Needs::nothing, quit}};
  return kCommands;
}

const NamedOperation* findCommand(std::string_view name) {
  for (const NamedOperation& command : commands())
    if (command.name == name) return &command;
  return nullptr;
}

Problem unknownCommand(std::string_view name) {
  std::vector<std::string> known;
  for (const NamedOperation& command : commands()) known.emplace_back(command.name);
  return {"op", "unknown_command", {{"name", shortened(name)}, {"known", joinWords(known, ", ")}}};
}

std::vector<std::string_view> fieldsOf(const NamedOperation& command) {
  std::vector<std::string_view> fields = {"op", "id", "lang"};
  fields.insert(fields.end(), command.fields.begin(), command.fields.end());
  return fields;
}

json::object failure(const Refusal& refusal, Language language, std::string_view game) {
  json::object reply{{"ok", false}, {"error", errorObject(refusal, language, game)}};
  if (!refusal.verdict.empty()) reply["verdict"] = refusal.verdict;
  return reply;
}

}  // namespace

std::string EngineProtocol::answer(const EngineLine& line) {
  ++lines_;
  if (line.tooLong)
    return json::serialize(
        refuseLine({"", "line_too_long", {{"limit", std::to_string(kMaxEngineLine)}}}));
  auto fields = parseRequest(line.text);
  if (!fields) return json::serialize(refuseLine(std::move(fields.error())));
  return json::serialize(answerRequest(Request(std::move(*fields))));
}

json::object EngineProtocol::refuseLine(Problem problem) const {
  problem.place = fmt::format("line {}", lines_);
  return failure({std::move(problem)}, Language::english, operations_.gameName());
}

json::object EngineProtocol::answerRequest(Request request) {
  json::object reply;
  if (const json::value* id = request.id()) reply["id"] = *id;
  const Language language = request.language();
  const Answer answer = perform(request);
  if (answer) reply["ok"] = true;
  const json::object rest =
      answer ? *answer : failure(answer.error(), language, operations_.gameName());
  for (const auto& field : rest) reply.insert(field);
  return reply;
}

Answer EngineProtocol::perform(Request& request) {
  const std::string name = request.text("op");
  const NamedOperation* command = findCommand(name);
  if (command == nullptr) request.refuse(unknownCommand(name));
  if (request.problem()) return tl::unexpected(Refusal{*request.problem()});
  request.allowOnly(fieldsOf(*command));
  if (command->needs == Needs::game && !operations_.hasGame()) request.refuse({"", "no_game"});
  if (request.problem()) return tl::unexpected(Refusal{*request.problem()});
  Answer answer = command->run(operations_, request);
  hasQuit_ = answer && command->run == quit;
  return answer;
}

}  // namespace spannung
