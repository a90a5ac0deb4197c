#include "server/table/legal_moves.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <boost/json/object.hpp>
#include <fmt/format.h>

#include "games/touches.h"
#include "wire/operands.h"
#include "wire/reply.h"

namespace spannung::server {
namespace {

namespace json = boost::json;

constexpr std::size_t kShortestRange = 4;

using Operands = std::array<std::int32_t, 3>;

Operands operandsOf(Move move) { return {move.a, move.b, move.c}; }

json::array touchArray(const AnyGame& rules, Move move) {
  const std::vector<std::string> touches = touchesOf(rules, move);
  return json::array(touches.begin(), touches.end());
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos;
       at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

// Moves that differ in one operand only, which counts up without gaps.
struct Run {
  std::span<const Move> moves;
  std::size_t operand = 0;

  std::int32_t valueOf(Move move) const { return operandsOf(move)[operand]; }
};

class MoveWriter {
 public:
  MoveWriter(const LoadedGame& game, const Narrator& narrator, const AnyState& seen)
      : game_(game), rules_(game.rules()), narrator_(narrator), seen_(seen) {}

  json::array write(std::span<const Move> moves) const {
    json::array objects;
    while (!moves.empty()) {
      const Run run = longestRun(moves);
      const auto range = isRange(run) ? rangeObject(run) : std::nullopt;
      objects.push_back(range ? *range : moveObject(moves.front()));
      moves = moves.subspan(range ? run.moves.size() : 1);
    }
    return objects;
  }

 private:
  const Term& termOf(Move move) const { return rules_.moveTerms()[move.kind]; }

  // Moves with figures of their own stay apart.
  bool isRange(const Run& run) const {
    return run.moves.size() >= kShortestRange &&
           game_.preview(seen_, run.moves.front()).figures.empty();
  }

  // From the first move on.
  Run longestRun(std::span<const Move> moves) const {
    Run longest{moves.first(1)};
    const Term& term = termOf(moves.front());
    for (std::size_t i = 0; i < term.operands.size(); ++i)
      if (term.operands[i].used() && isPlainOperand(term.operands[i].type))
        if (const std::size_t length = runLength(moves, i); length > longest.moves.size())
          longest = {moves.first(length), i};
    return longest;
  }

  static std::size_t runLength(std::span<const Move> moves, std::size_t operand) {
    Operands expected = operandsOf(moves.front());
    std::size_t length = 1;
    for (; length < moves.size(); ++length) {
      ++expected[operand];
      if (moves[length].kind != moves.front().kind || operandsOf(moves[length]) != expected) break;
    }
    return length;
  }

  json::object moveObject(Move move) const {
    const Term& term = termOf(move);
    json::object object{{"text", rules_.text(move)},
                        {"kind", term.code},
                        {"label", narrator_.move(seen_, move)},
                        {"operands", operandsObject(rules_, term, operandsOf(move))},
                        {"touches", touchArray(rules_, move)}};
    if (const Preview preview = game_.preview(seen_, move); !preview.empty())
      object["preview"] = previewObject(preview);
    return object;
  }

  json::object previewObject(const Preview& preview) const {
    json::object object = preview.figures;
    object["events"] = eventObjects(rules_, preview.events);
    return object;
  }

  // Nothing if text or label do not follow the number in so simple a way.
  std::optional<json::object> rangeObject(const Run& run) const {
    const Term& term = termOf(run.moves.front());
    const std::string_view name = term.operands[run.operand].name;
    const auto text = patternOf(run, [this](Move move) { return rules_.text(move); });
    const auto label = patternOf(run, [this](Move move) { return narrator_.move(seen_, move); });
    if (!text || !label) return std::nullopt;
    json::object object = moveObject(run.moves.front());
    object["text"] = *text;
    object["label"] = *label;
    object.erase("preview");  // each move of a range leads to something else
    object.at("operands").get_object().erase(name);
    object["range"] = {{"operand", name},
                       {"from", run.valueOf(run.moves.front())},
                       {"to", run.valueOf(run.moves.back())}};
    return object;
  }

  // "bid {bid}": such that the number in place of the gap gives what `say` says, for every move.
  template <class Say>
  std::optional<std::string> patternOf(const Run& run, Say say) const {
    const std::string gap =
        fmt::format("{{{}}}", termOf(run.moves.front()).operands[run.operand].name);
    const std::string number = std::to_string(run.valueOf(run.moves.front()));
    const std::string first = say(run.moves.front());
    for (std::size_t at = first.find(number); at != std::string::npos;
         at = first.find(number, at + 1)) {
      std::string pattern = first;
      pattern.replace(at, number.size(), gap);
      if (fits(run, pattern, gap, say)) return pattern;
    }
    return std::nullopt;
  }

  template <class Say>
  bool fits(const Run& run, const std::string& pattern, const std::string& gap, Say say) const {
    for (const Move move : run.moves)
      if (replaced(pattern, gap, std::to_string(run.valueOf(move))) != say(move)) return false;
    return true;
  }

  const LoadedGame& game_;
  const AnyGame& rules_;
  const Narrator& narrator_;
  const AnyState& seen_;
};

}  // namespace

json::array legalMoveObjects(const LoadedGame& game, const Narrator& narrator, const AnyState& seen,
                             Seat seat) {
  const AnyGame& rules = game.rules();
  MoveList moves;
  rules.legal(seen, seat, moves);
  return MoveWriter(game, narrator, seen).write({moves.begin(), moves.end()});
}

}  // namespace spannung::server
