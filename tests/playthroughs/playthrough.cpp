#include "tests/playthroughs/playthrough.h"

#include <iterator>
#include <optional>
#include <vector>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "base/value_text.h"
#include "record/seed.h"

namespace spannung::testing {
namespace {

namespace json = boost::json;

// "bid 7" -> "bid" and 7; texts without a number at the end have none.
struct Numbered {
  std::string stem;
  std::optional<int> number;
};

Numbered splitNumber(const std::string& text) {
  const std::size_t blank = text.rfind(' ');
  if (blank == std::string::npos) return {text, std::nullopt};
  const std::optional<int> number = parseNumber(std::string_view(text).substr(blank + 1));
  return number ? Numbered{text.substr(0, blank), number} : Numbered{text, std::nullopt};
}

// Runs of one stem with consecutive numbers become "bid 7..31".
std::string listText(const AnyGame& rules, const MoveList& moves) {
  std::vector<std::string> items;
  for (std::size_t i = 0; i < moves.size();) {
    const std::string text = rules.text(moves[i]);
    const Numbered first = splitNumber(text);
    std::size_t end = i + 1;
    for (; first.number && end < moves.size(); ++end) {
      const Numbered next = splitNumber(rules.text(moves[end]));
      if (next.stem != first.stem || next.number != *first.number + static_cast<int>(end - i))
        break;
    }
    items.push_back(end - i > 2
                        ? fmt::format("{}..{}", text, *first.number + static_cast<int>(end - i) - 1)
                        : text);
    i = end - i > 2 ? end : i + 1;
  }
  return joinWords(items, ", ");
}

class Playthrough {
 public:
  Playthrough(const LoadedGame& game, std::string_view seed)
      : game_(game),
        rules_(game.rules()),
        state_(rules_.initial(parseSeed(seed))),
        rng_(Rng::fromSeed(derivedSeed(parseSeed(seed), "playthrough", 0))),
        dice_(rng_) {
    print("game {} revision {}\n", rules_.name(), rules_.revision());
    for (const auto& [name, value] : game.options()) print("option {} {}\n", name, value);
    print("seed {}\n", seed);
  }

  std::string play() {
    for (int ply = 1; !rules_.finished(state_); ++ply) playPly(ply);
    print("\nend\n");
    printChanges();
    printResult();
    return std::move(text_);
  }

 private:
  template <class... Args>
  void print(fmt::format_string<Args...> format, Args&&... args) {
    fmt::format_to(std::back_inserter(text_), format, std::forward<Args>(args)...);
  }

  void playPly(int ply) {
    print("\nply {}\n", ply);
    printChanges();
    const SeatMask active = rules_.active(state_);
    MoveList moves;
    for (int i = 0; i < rules_.seats(); ++i) {
      if (!active.contains(Seat::of(i))) continue;
      rules_.legal(state_, Seat::of(i), moves);
      print("  seat {} may: {}\n", i + 1, listText(rules_, moves));
    }
    const Seat seat = active.first();
    rules_.legal(state_, seat, moves);
    apply(seat, moves[dice_.below(static_cast<std::uint32_t>(moves.size()))]);
  }

  void apply(Seat seat, Move move) {
    print("  seat {} plays: {}\n", seat.index() + 1, rules_.text(move));
    auto listen = [this](const Event& event) { printEvent(event); };
    rules_.apply(state_, seat, move, EventSink(listen));
  }

  // The first state in full, later what changed.
  void printChanges() {
    json::object document = game_.document(state_);
    for (const auto& [name, value] : document) {
      const auto* before = document_.if_contains(name);
      if (before == nullptr || *before != value) printField(name, before, value);
    }
    document_ = std::move(document);
  }

  // Of a list of objects, such as the players, only those that changed.
  void printField(std::string_view name, const json::value* before, const json::value& value) {
    const auto* items = value.if_array();
    const auto* old = before != nullptr ? before->if_array() : nullptr;
    const bool isList = items != nullptr && !items->empty() && items->front().is_object();
    if (!isList || old == nullptr || old->size() != items->size())
      return print("  {}: {}\n", name, json::serialize(value));
    for (std::size_t i = 0; i < items->size(); ++i)
      if ((*items)[i] != (*old)[i])
        print("  {}[{}]: {}\n", name, i + 1, json::serialize((*items)[i]));
  }

  void printEvent(const Event& event) {
    const Term& term = rules_.eventTerms()[event.kind];
    print("    - {}", term.code);
    if (!event.seat.isNone()) print(" seat={}", event.seat.index() + 1);
    for (std::size_t i = 0; i < term.operands.size(); ++i)
      if (term.operands[i].used())
        print(" {}={}", term.operands[i].name,
              rules_.operandText(term.operands[i].type, event.operands[i]));
    print("\n");
  }

  void printResult() {
    const Result result = rules_.result(state_);
    print("  decided by {}\n", result.decidedBy);
    for (const Standing& standing : result.standings)
      print("  rank {}: seat {} with {}\n", standing.rank, standing.seat.index() + 1,
            standing.score);
    for (const BreakdownLine& line : result.breakdown) {
      print("  {}:", line.code);
      for (int i = 0; i < rules_.seats(); ++i)
        print(" {}", line.bySeat[static_cast<std::size_t>(i)]);
      print("\n");
    }
  }

  const LoadedGame& game_;
  const AnyGame& rules_;
  AnyState state_;
  Rng rng_;
  Dice dice_;
  json::object document_;
  std::string text_;
};

}  // namespace

std::string playthrough(const LoadedGame& game, std::string_view seed) {
  return Playthrough(game, seed).play();
}

}  // namespace spannung::testing
