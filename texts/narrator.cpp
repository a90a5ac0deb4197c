#include "texts/narrator.h"

#include <utility>

#include <fmt/format.h>

#include "texts/opponent_name.h"
#include "texts/phrase_text.h"

namespace spannung {
namespace {

// Stands in for a term that the game does not have, and shows as a missing key.
constexpr Term kUnknownTerm{"unknown"};

const Term& termAt(Terms terms, std::size_t index) {
  return index < terms.size() ? terms[index] : kUnknownTerm;
}

char capital(char letter) {
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

std::string_view wordAt(std::string_view text, std::size_t at) {
  if (at >= text.size()) return {};
  const std::string_view rest = text.substr(at);
  return rest.substr(0, rest.find(' '));
}

}  // namespace

Narrator::Narrator(const LoadedGame& game, Language language, std::vector<std::string> seatNames)
    : game_(game),
      language_(language),
      catalogue_(catalogue(language)),
      seatNames_(std::move(seatNames)) {
  seatNames_.resize(static_cast<std::size_t>(game.rules().seats()));
  for (int i = 0; i < game.rules().seats(); ++i)
    if (game.isRuled(Seat::of(i)))
      seatNames_[static_cast<std::size_t>(i)] = opponentName(game, Seat::of(i), language);
}

std::string Narrator::verdict(const Verdict& verdict) const {
  if (verdict.fine()) return {};
  const Term& term = termAt(game_.rules().reasonTerms(), verdict.reason);
  const std::string sentence = say("reason", term, verdict.operands);
  return term.rule.empty() ? sentence : fmt::format("{} ({})", sentence, term.rule);
}

std::string Narrator::event(const Event& event) const {
  Args args;
  if (!event.seat.isNone()) args.emplace("who", seatName(event.seat));
  const Term& term = termAt(game_.rules().eventTerms(), event.kind);
  return say("event", term, event.operands, std::move(args));
}

std::string Narrator::move(Move move) const {
  return say("move", termAt(game_.rules().moveTerms(), move.kind), {move.a, move.b, move.c});
}

std::string Narrator::move(const AnyState& seen, Move made) const {
  const auto effect = game_.effectOf(seen, made);
  if (!effect) return move(made);
  const auto names = [this](Seat seat) { return seatName(seat); };
  return catalogue_.text("move.with_effect", {{"move", move(made)},
                                              {"effect", phraseText(*effect, catalogue_, names)}});
}

std::string Narrator::problem(const Problem& problem) const {
  return problemText(problem, language_, game_.rules().name());
}

std::string Narrator::parseProblem(const ParsedMove& parsed, std::string_view text) const {
  if (parsed.fine()) return {};
  return catalogue_.text(key("parse", parsed.problem),
                         {{"word", std::string(wordAt(text, parsed.at))}});
}

std::string Narrator::seatName(Seat seat) const {
  const auto at = static_cast<std::size_t>(seat.index());
  if (at < seatNames_.size() && !seatNames_[at].empty()) return seatNames_[at];
  return catalogue_.text("seat.unnamed", {{"number", std::to_string(at + 1)}});
}

std::string Narrator::nameOf(std::string_view type, int value) const {
  if (type == "number" || type == "money") return std::to_string(value);
  if (type == "seat") return seatName(Seat::of(value));
  if (std::string name = game_.nameOf(type, value, language_); !name.empty()) return name;
  if (const auto place = game_.placeOf(type, value)) return phraseText(*place, catalogue_);
  std::string id = game_.rules().operandText(type, value);
  const std::string nameKey = key(type, id);
  return catalogue_.has(nameKey) ? catalogue_.text(nameKey) : id;
}

std::string Narrator::key(std::string_view group, std::string_view code) const {
  return fmt::format("{}.{}.{}", game_.rules().name(), group, code);
}

std::string Narrator::say(std::string_view group, const Term& term, const Values3& values,
                          Args args) const {
  for (std::size_t i = 0; i < values.size(); ++i)
    if (const Operand& operand = term.operands[i]; operand.used())
      args.emplace(operand.name, nameOf(operand.type, values[i]));
  std::string text = catalogue_.text(key(group, term.code), args);
  // People are called as they call themselves; what a thing is called begins a sentence like any
  // other word.
  const auto who = args.find("who");
  if (who == args.end() || !text.starts_with(who->second)) text[0] = capital(text[0]);
  return text;
}

}  // namespace spannung
