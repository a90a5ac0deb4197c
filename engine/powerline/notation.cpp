#include "engine/powerline/notation.h"

#include <array>

#include "engine/core/word_reader.h"
#include "engine/powerline/vocabulary.h"

namespace spannung::powerline {
namespace {

constexpr std::array<std::string_view, kWorkers> kWorkerTexts = {"red",   "yellow", "blue",
                                                                 "green", "white",  "black"};
constexpr std::array<std::string_view, 4> kPlantKindTexts = {"wind", "hydro", "solar", "biogas"};
constexpr std::array<std::string_view, 3> kFeatureTexts = {"none", "opera", "church"};

std::string join(std::string_view verb, const std::string& object) {
  return std::string(verb) + ' ' + object;
}

std::string placeText(const Tables& tables, std::string_view verb, Move move) {
  return join(verb, operandText(tables, "worker", move.a)) + ' ' +
         operandText(tables, "way", move.b);
}

std::string wayText(const Tables& tables, int value) {
  const Way way = Way::of(value);
  const Line& line = tables.line(way.line());
  return line.id + ' ' + tables.plant(line.ends[static_cast<std::size_t>(way.end())]).id;
}

// 361524 -> "3 6 1 5 2 4".
std::string rollText(int code) {
  std::string text = std::to_string(code);
  for (std::size_t i = text.size() - 1; i > 0; --i) text.insert(i, 1, ' ');
  return text;
}

// Reads the operands of one move; the first thing that does not fit stops it.
class MoveReader {
 public:
  MoveReader(const Tables& tables, std::string_view text) : tables_(tables), words_(text) {}

  ParsedMove read() {
    const Move move = readMove();
    if (problem_.empty() && !words_.atEnd()) {
      words_.word();
      fail("trailing_text");
    }
    return problem_.empty() ? ParsedMove{move} : ParsedMove{{}, problem_, at_};
  }

 private:
  Move readMove() {
    const std::string_view verb = words_.word();
    if (verb == "place") return readPlace(MoveKind::place);
    if (verb == "joker") return readPlace(MoveKind::joker);
    if (verb == "island") return makeMove(MoveKind::island, worker());
    if (verb == "take") return expect("back", "expected_back"), takeBack();
    if (verb == "done") return readDone();
    if (verb == "reopen") return reopen();
    return fail(verb.empty() ? "empty_move" : "unknown_verb"), Move{};
  }

  Move readPlace(MoveKind kind) {
    const int placed = worker();
    return makeMove(kind, placed, way());
  }

  Move readDone() {
    if (words_.atEnd()) return done();
    expect("vacation", "expected_vacation");
    return doneWithVacation();
  }

  void expect(std::string_view word, std::string_view problem) {
    if (words_.word() != word) fail(problem);
  }

  int worker() {
    const std::string_view id = words_.word();
    for (std::size_t i = 0; i < kWorkerTexts.size(); ++i)
      if (kWorkerTexts[i] == id) return static_cast<int>(i);
    return fail("unknown_worker");
  }

  int way() {
    const int at = line();
    if (!problem_.empty()) return 0;
    const std::string_view id = words_.word();
    for (int end = 0; end < 2; ++end)
      if (tables_.plant(tables_.line(at).ends[static_cast<std::size_t>(end)]).id == id)
        return Way(at, end).value();
    return fail("unknown_end");
  }

  int line() {
    const std::string_view id = words_.word();
    for (int i = 0; i < tables_.lines; ++i)
      if (tables_.line(i).id == id) return i;
    return fail("unknown_line");
  }

  // Keeps the first problem and its place.
  int fail(std::string_view problem) {
    if (problem_.empty()) {
      problem_ = problem;
      at_ = words_.place();
    }
    return 0;
  }

  const Tables& tables_;
  WordReader words_;
  std::string_view problem_{};
  std::size_t at_ = 0;
};

}  // namespace

std::string_view workerText(Worker worker) {
  return kWorkerTexts[static_cast<std::size_t>(worker)];
}

std::string_view plantKindText(PlantKind kind) {
  return kPlantKindTexts[static_cast<std::size_t>(kind)];
}

std::string_view featureText(Feature feature) {
  return kFeatureTexts[static_cast<std::size_t>(feature)];
}

std::string operandText(const Tables& tables, std::string_view type, int value) {
  const auto at = static_cast<std::size_t>(value);
  if (value < 0) return std::to_string(value);
  if (type == "seat") return std::to_string(value + 1);  // people count seats from 1
  if (type == "worker" && at < kWorkerTexts.size()) return std::string(kWorkerTexts[at]);
  if (type == "way" && value < 2 * tables.lines) return wayText(tables, value);
  if (type == "line" && value < tables.lines) return tables.line(value).id;
  if (type == "plant" && value < tables.plants) return tables.plant(value).id;
  if (type == "card" && at < tables.components.cards.size()) return tables.card(value).id;
  if (type == "board" && at < tables.boards.size()) return tables.boards[at].id;
  if (type == "rating") return std::to_string(value + 1);
  if (type == "roll") return rollText(value);
  return std::to_string(value);
}

std::string moveText(const Tables& tables, Move move) {
  switch (kindOf(move)) {
    case MoveKind::place: return placeText(tables, "place", move);
    case MoveKind::joker: return placeText(tables, "joker", move);
    case MoveKind::island: return join("island", operandText(tables, "worker", move.a));
    case MoveKind::takeBack: return "take back";
    case MoveKind::done: return "done";
    case MoveKind::vacation: return "done vacation";
    case MoveKind::reopen: return "reopen";
  }
  return "?";
}

ParsedMove parseMove(const Tables& tables, std::string_view text) {
  return MoveReader(tables, text).read();
}

}  // namespace spannung::powerline
