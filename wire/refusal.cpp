#include "wire/refusal.h"

#include <utility>

#include "base/utf8.h"
#include "texts/narrator.h"
#include "texts/problem_text.h"
#include "wire/operands.h"

namespace spannung {
namespace {

namespace json = boost::json;

Narrator narratorOf(const Session& session, Language language) {
  return {session.game(), language, session.seatNames()};
}

}  // namespace

json::object verdictObject(const Session& session, const Verdict& verdict, Language language) {
  if (verdict.fine()) return {{"legal", true}};
  const AnyGame& rules = session.rules();
  const Term& term = rules.reasonTerms()[verdict.reason];
  return {{"legal", false},
          {"reason", term.code},
          {"rule", term.rule},
          {"operands", operandsObject(rules, term, verdict.operands)},
          {"text", narratorOf(session, language).verdict(verdict)}};
}

Refusal unreadableMove(const Session& session, std::string_view text, const ParsedMove& parsed,
                       Language language) {
  return {{"move",
           "bad_move",
           {{"move", shortened(text)},
            {"reason", std::string(parsed.problem)},
            {"at", std::to_string(parsed.at)}}},
          narratorOf(session, language).parseProblem(parsed, text)};
}

Refusal illegalMove(const Session& session, std::string place, Move move, const Verdict& verdict,
                    Language language) {
  const AnyGame& rules = session.rules();
  const Term& term = rules.reasonTerms()[verdict.reason];
  return {{std::move(place),
           "illegal_move",
           {{"move", rules.text(move)},
            {"reason", std::string(term.code)},
            {"rule", std::string(term.rule)}}},
          narratorOf(session, language).verdict(verdict),
          verdictObject(session, verdict, language)};
}

json::object errorObject(const Refusal& refusal, Language language, std::string_view game) {
  Problem told = refusal.problem;
  if (!refusal.reason.empty()) told.details["reason"] = refusal.reason;
  // Whoever quotes a line may have cut it within a character.
  json::object details;
  for (const auto& [name, value] : refusal.problem.details) details[name] = wellFormed(value);
  return {{"place", wellFormed(refusal.problem.place)},
          {"code", refusal.problem.code},
          {"details", std::move(details)},
          {"text", wellFormed(problemText(told, language, game))}};
}

}  // namespace spannung
