#include "protocol/protocol.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "base/utf8.h"
#include "base/value_text.h"
#include "protocol/description.h"

namespace spannung {
namespace {

namespace json = boost::json;

using Operation = Answer (*)(EngineOperations&, Request&);

template <auto kMethod>
Answer call(EngineOperations& operations, Request& request) {
  return (operations.*kMethod)(request);
}

Answer quit(EngineOperations&, Request&) { return json::object{}; }

struct NamedOperation {
  std::string_view name;
  Operation run;
};

constexpr auto kOperations = [] {
  using E = EngineOperations;
  return std::array{NamedOperation{"games", call<&E::games>},
                    NamedOperation{"new", call<&E::newGame>},
                    NamedOperation{"load", call<&E::load>},
                    NamedOperation{"legal", call<&E::legal>},
                    NamedOperation{"check", call<&E::check>},
                    NamedOperation{"foresee", call<&E::foresee>},
                    NamedOperation{"apply", call<&E::apply>},
                    NamedOperation{"undo", call<&E::undo>},
                    NamedOperation{"amend", call<&E::amend>},
                    NamedOperation{"state", call<&E::state>},
                    NamedOperation{"record", call<&E::record>},
                    NamedOperation{"suggest", call<&E::suggest>},
                    NamedOperation{"quit", quit}};
}();

// Every operation that is described has one: a test asks for each.
Operation operationOf(std::string_view name) {
  return std::ranges::find(kOperations, name, &NamedOperation::name)->run;
}

Problem unknownCommand(std::string_view name) {
  std::vector<std::string> known;
  for (const OperationShape& operation : operationShapes()) known.emplace_back(operation.name);
  return {"op", "unknown_command", {{"name", shortened(name)}, {"known", joinWords(known, ", ")}}};
}

std::vector<std::string_view> fieldsOf(const OperationShape& operation) {
  std::vector<std::string_view> fields;
  for (const FieldShape& field : commonFields()) fields.push_back(field.name);
  for (const FieldShape& field : operation.request) fields.push_back(field.name);
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
  const OperationShape* shape = operationNamed(name);
  if (shape == nullptr) request.refuse(unknownCommand(name));
  if (request.problem()) return tl::unexpected(Refusal{*request.problem()});
  request.allowOnly(fieldsOf(*shape));
  if (shape->needsGame && !operations_.hasGame()) request.refuse({"", "no_game"});
  if (request.problem()) return tl::unexpected(Refusal{*request.problem()});
  const Operation run = operationOf(name);
  Answer answer = run(operations_, request);
  hasQuit_ = answer && run == quit;
  return answer;
}

}  // namespace spannung
