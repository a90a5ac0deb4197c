#include "engine/funkenschlag/notation.h"

#include <array>
#include <limits>
#include <optional>

#include "engine/core/word_reader.h"
#include "engine/funkenschlag/vocabulary.h"

namespace spannung::funkenschlag {
namespace {

constexpr std::array<std::string_view, kResources> kResourceTexts = {"coal", "oil", "garbage",
                                                                     "uranium"};
constexpr std::array<std::string_view, 7> kPlantKindTexts = {"coal",   "oil", "garbage", "uranium",
                                                             "hybrid", "eco", "fusion"};

constexpr std::array<std::string_view, 10> kStageTexts = {
    "draft_region",     "open_auction",  "opening_bid", "bid",        "discard_plant",
    "discard_resource", "buy_resources", "build",       "run_plants", "finished"};

std::string join(std::string_view verb, const std::string& object) {
  return std::string(verb) + ' ' + object;
}

std::string runText(const Tables& tables, Move move) {
  std::string text = join("run", operandText(tables, "plant", move.a));
  if (move.b == 0 && move.c == 0) return text;
  return text + " coal " + std::to_string(move.b) + " oil " + std::to_string(move.c);
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
    if (verb == "region") return chooseRegion(region());
    if (verb == "nominate") return makeMove(MoveKind::nominate, plant());
    if (verb == "bid") return bid(number());
    if (verb == "pass") return pass();
    if (verb == "discard") return readDiscard();
    if (verb == "buy") return readBuy();
    if (verb == "build") return build(city());
    if (verb == "run") return readRun();
    if (verb == "done") return done();
    return fail(verb.empty() ? "empty_move" : "unknown_verb"), Move{};
  }

  Move readDiscard() {
    const std::string_view what = words_.word();
    if (what == "plant") return makeMove(MoveKind::discardPlant, plant());
    return makeMove(MoveKind::discardResource, resourceNamed(what));
  }

  Move readBuy() {
    const int resource = resourceNamed(words_.word());
    return makeMove(MoveKind::buy, resource, number());
  }

  Move readRun() {
    const int runPlant = plant();
    if (words_.atEnd()) return makeMove(MoveKind::run, runPlant);
    expect("coal");
    const int coal = number();
    expect("oil");
    return makeMove(MoveKind::run, runPlant, coal, number());
  }

  void expect(std::string_view word) {
    if (words_.word() != word) fail("expected_coal_and_oil");
  }

  int number() {
    const std::optional<int> value = words_.number();
    if (!value) return fail("expected_number");
    if (*value < 0 || *value > std::numeric_limits<std::int16_t>::max())
      return fail("number_out_of_range");
    return *value;
  }

  int plant() {
    const std::optional<int> number = words_.number();
    if (!number) return fail("expected_plant_number");
    const Card card = tables_.plantNumbered(*number);
    return card.isPlant() ? card.index() : fail("unknown_plant");
  }

  int city() {
    const std::string_view id = words_.word();
    for (std::size_t i = 0; i < tables_.map.cities.size(); ++i)
      if (tables_.map.cities[i].id == id) return static_cast<int>(i);
    return fail("unknown_city");
  }

  int region() {
    const std::string_view id = words_.word();
    for (std::size_t i = 0; i < tables_.map.regions.size(); ++i)
      if (tables_.map.regions[i].id == id) return static_cast<int>(i);
    return fail("unknown_region");
  }

  int resourceNamed(std::string_view id) {
    for (std::size_t i = 0; i < kResourceTexts.size(); ++i)
      if (kResourceTexts[i] == id) return static_cast<int>(i);
    return fail("unknown_resource");
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

std::string_view resourceText(Resource resource) { return kResourceTexts[indexOf(resource)]; }

std::string_view plantKindText(PlantKind kind) {
  return kPlantKindTexts[static_cast<std::size_t>(kind)];
}

std::string_view stageText(Stage stage) { return kStageTexts[static_cast<std::size_t>(stage)]; }

std::string operandText(const Tables& tables, std::string_view type, int value) {
  const auto at = static_cast<std::size_t>(value);
  if (value < 0) return std::to_string(value);
  if (type == "seat") return std::to_string(value + 1);  // people count seats from 1
  if (type == "plant" && value < tables.plants())
    return std::to_string(tables.number(Card::plant(value)));
  if (type == "city" && at < tables.map.cities.size()) return tables.map.cities[at].id;
  if (type == "region" && at < tables.map.regions.size()) return tables.map.regions[at].id;
  if (type == "resource" && value < kResources) return std::string(kResourceTexts[at]);
  if (type == "need" && at < moveTerms().size()) return std::string(moveTerms()[at].code);
  if (type == "stage" && at < kStageTexts.size()) return std::string(kStageTexts[at]);
  return std::to_string(value);
}

std::string moveText(const Tables& tables, Move move) {
  switch (kindOf(move)) {
    case MoveKind::region: return join("region", operandText(tables, "region", move.a));
    case MoveKind::nominate: return join("nominate", operandText(tables, "plant", move.a));
    case MoveKind::bid: return join("bid", std::to_string(move.a));
    case MoveKind::pass: return "pass";
    case MoveKind::discardPlant: return join("discard plant", operandText(tables, "plant", move.a));
    case MoveKind::discardResource: return join("discard", operandText(tables, "resource", move.a));
    case MoveKind::buy:
      return join("buy", operandText(tables, "resource", move.a)) + ' ' + std::to_string(move.b);
    case MoveKind::build: return join("build", operandText(tables, "city", move.a));
    case MoveKind::run: return runText(tables, move);
    case MoveKind::done: return "done";
  }
  return "?";
}

ParsedMove parseMove(const Tables& tables, std::string_view text) {
  return MoveReader(tables, text).read();
}

}  // namespace spannung::funkenschlag
