// Any text as a move, and any bytes as a move, on positions that the input plays its way to.
//
//   bytes 0, 1      which game, which of its options
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

// Any value of each option; what does not go together becomes the usual game.
Values optionsOf(const GameModule& module, unsigned char byte) {
  std::uint32_t number = byte;
  Values options;
  for (const Choice& choice : module.options()) {
    number = number * 1'664'525U + 1'013'904'223U;
    if (!choice.values.empty())
      options[choice.name] = choice.values[(number >> 16U) % choice.values.size()];
  }
  return options;
}

std::shared_ptr<const LoadedGame> tableOf(unsigned char game, unsigned char options) {
  const auto& modules = library().modules();
  const GameModule& module = *modules[game % modules.size()];
  auto table = module.load(optionsOf(module, options), {});
  if (!table) table = module.load({}, {});
  require(table.has_value());
  return *table;
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
  if (input.size() < 2) return;
  const auto table =
      tableOf(static_cast<unsigned char>(input[0]), static_cast<unsigned char>(input[1]));
  const AnyGame& rules = table->rules();
  input.remove_prefix(2);
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
