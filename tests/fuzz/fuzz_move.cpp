// Any text as a move, and any bytes as a move, on positions that the input plays its way to.
//
//   byte 0          which table
//   up to '\n'      a move as text
//   each further    a legal move to play; kAnyMove: a seat and the 8 bytes of a move to be checked
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/fuzz/fuzz_library.h"

namespace spannung::fuzz {
namespace {

constexpr unsigned char kAnyMove = 0xFF;
constexpr std::size_t kAnyMoveSize = 1 + sizeof(Move);

using GamePointer = std::shared_ptr<const LoadedGame>;

struct TableOptions {
  const char* game;
  Values options;
};

std::vector<GamePointer> loadTables() {
  // New ones at the end: the corpus counts on the order.
  const std::vector<TableOptions> all = {
      {"funkenschlag", {{"players", "2"}, {"map", "usa"}}},
      {"funkenschlag", {{"players", "3"}, {"regions", "draft"}, {"money", "concealed"}}},
      {"funkenschlag", {{"players", "5"}, {"regions", "draft"}, {"map", "usa"}}},
      {"funkenschlag", {{"players", "6"}}},
      {"wasserkraft", {{"players", "2"}, {"mode", "introductory"}}},
      {"wasserkraft", {{"players", "3"}, {"assignment", "random"}}},
      {"wasserkraft", {{"players", "4"}}},
      {"wasserkraft", {{"players", "4"}, {"assignment", "random"}, {"mixers", "6"}}},
      {"powerline", {{"players", "1"}}},
      {"powerline", {{"players", "3"}, {"limits", "on"}, {"island", "adventure"}}},
      {"powerline", {{"players", "6"}, {"cards", "mixed"}, {"limits", "2,3"}}},
      {"pampero", {{"players", "1"}}},
      {"pampero", {{"players", "2"}, {"rahdo", "on"}, {"contracts", "restricted"}}},
      {"pampero", {{"players", "4"}, {"scoring", "introductory"}}}};
  std::vector<GamePointer> tables;
  for (const TableOptions& table : all) {
    auto game = library().load(table.game, table.options, {});
    require(game.has_value());
    tables.push_back(*game);
  }
  return tables;
}

const AnyGame& tableOf(unsigned char byte) {
  static const std::vector<GamePointer> kTables = loadTables();
  return kTables[byte % kTables.size()]->rules();
}

ParsedMove parseBackAndForth(const AnyGame& rules, std::string_view text) {
  const ParsedMove parsed = rules.parse(text);
  require(parsed.at <= text.size());
  if (!parsed.fine()) return parsed;
  const ParsedMove again = rules.parse(rules.text(parsed.move));
  require(again.fine() && again.move == parsed.move);
  return parsed;
}

// `legal` and `check` never disagree, and a refusal always has its term.
void requireAgreement(const AnyGame& rules, const AnyState& state, Seat seat, Move move) {
  MoveList legal;
  rules.legal(state, seat, legal);
  const Verdict verdict = rules.check(state, seat, move);
  require(verdict.fine() == legal.contains(move));
  require(verdict.reason < rules.reasonTerms().size());
}

void checkAnyMove(const AnyGame& rules, const AnyState& state, std::string_view bytes) {
  Move move;
  std::memcpy(&move, bytes.data() + 1, sizeof(Move));
  // Also seats that this game does not have.
  requireAgreement(rules, state, Seat::of(static_cast<unsigned char>(bytes[0])), move);
  static_cast<void>(rules.text(move));
}

void playChosen(const AnyGame& rules, AnyState& state, unsigned char choice) {
  const Seat seat = rules.active(state).first();
  MoveList legal;
  rules.legal(state, seat, legal);
  require(legal.size() > 1);  // forced moves take themselves
  NoSink silence;
  rules.apply(state, seat, legal[choice % legal.size()], EventSink(silence));
}

void playAlong(const AnyGame& rules, const ParsedMove& parsed, std::string_view choices) {
  AnyState state = rules.initial(Seed{});
  while (!choices.empty() && !rules.finished(state)) {
    const auto choice = static_cast<unsigned char>(choices.front());
    choices.remove_prefix(1);
    if (choice == kAnyMove && choices.size() >= kAnyMoveSize) {
      checkAnyMove(rules, state, choices);
      choices.remove_prefix(kAnyMoveSize);
      continue;
    }
    playChosen(rules, state, choice);
    if (parsed.fine()) requireAgreement(rules, state, rules.active(state).first(), parsed.move);
  }
}

void fuzzMoves(std::string_view input) {
  if (input.empty()) return;
  const AnyGame& rules = tableOf(static_cast<unsigned char>(input.front()));
  input.remove_prefix(1);
  const std::string_view text = input.substr(0, input.find('\n'));
  const ParsedMove parsed = parseBackAndForth(rules, text);
  input.remove_prefix(text.size());
  if (!input.empty()) playAlong(rules, parsed, input.substr(1));
}

}  // namespace
}  // namespace spannung::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  spannung::fuzz::fuzzMoves({reinterpret_cast<const char*>(data), size});
  return 0;
}
