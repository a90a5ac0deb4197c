// A game's decisions as a table: one row for each kind of decision in the stages in which it may be
// taken, with how it is listed, checked and performed. What follows from the rows is written once:
// all legal moves of a stage, whether a move belongs to it, its verdict, and doing it.
//
//   struct Nominate : Decision<MoveKind::nominate, Stage::openAuction> {
//     static bool list(const Tables&, const State&, auto& moves);   // false: enough; may be void
//     static Verdict check(const Tables&, const State&, Move);      // none: always fine
//     static void perform(auto& play, Move);
//   };
//
// A row that lists nothing of its own has no operands and is listed if it is fine. A kind has
// several rows where stages differ in what it means: passing an auction, passing a bid. Rows stand
// in the order in which legal moves are listed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <utility>

#include "engine/core/move.h"
#include "engine/core/verdict.h"

namespace spannung {

template <class Stage>
class StageSet {
 public:
  constexpr StageSet(std::initializer_list<Stage> stages) {
    for (const Stage stage : stages) bits_ |= bitOf(stage);
  }
  constexpr bool contains(Stage stage) const { return (bits_ & bitOf(stage)) != 0; }

 private:
  static constexpr std::uint64_t bitOf(Stage stage) {
    return std::uint64_t{1} << static_cast<unsigned>(stage);
  }
  std::uint64_t bits_ = 0;
};

template <auto kKindOfRow, auto kFirstStage, auto... kMoreStages>
struct Decision {
  static constexpr auto kKind = kKindOfRow;
  static constexpr StageSet<decltype(kFirstStage)> kStages = {kFirstStage, kMoreStages...};
};

// What a row that says nothing of it means: always fine, and no operands.
template <class Row, class Tables, class State>
Verdict checkRow(const Tables& tables, const State& state, Move move) {
  if constexpr (requires { Row::check(tables, state, move); })
    return Row::check(tables, state, move);
  else
    return {};
}

template <class Row, class Tables, class State, class Collector>
bool listRow(const Tables& tables, const State& state, Collector& moves) {
  if constexpr (requires { bool{Row::list(tables, state, moves)}; }) {
    return Row::list(tables, state, moves);
  } else if constexpr (requires { Row::list(tables, state, moves); }) {
    return Row::list(tables, state, moves), true;
  } else {
    constexpr Move kPlain{static_cast<std::uint16_t>(Row::kKind)};
    return !checkRow<Row>(tables, state, kPlain).fine() || moves.add(kPlain);
  }
}

template <class Tables, class State, class Stage, std::size_t kKinds, std::size_t kStages,
          class... Rows>
class DecisionTable {
 public:
  static bool belongsTo(Move move, Stage stage) { return (isRow<Rows>(move, stage) || ...); }

  // All legal moves of a stage, until the collector has enough.
  template <class Collector>
  static void list(const Tables& tables, const State& state, Stage stage, Collector& moves) {
    static constexpr auto kListers = listers<Collector>(std::make_index_sequence<kStages>{});
    kListers[static_cast<std::size_t>(stage)](tables, state, moves);
  }

  // The verdict on a move that belongs to the stage.
  static Verdict check(const Tables& tables, const State& state, Stage stage, Move move) {
    Verdict verdict;
    ((isRow<Rows>(move, stage) && (verdict = checkRow<Rows>(tables, state, move), true)) || ...);
    return verdict;
  }

  template <class Play>
  static void perform(Play& play, Stage stage, Move move) {
    static constexpr auto kPerformers = performers<Play>(std::make_index_sequence<kKinds>{});
    kPerformers[move.kind](play, stage, move);
  }

 private:
  template <class Row>
  static bool isRow(Move move, Stage stage) {
    return move.kind == static_cast<std::uint16_t>(Row::kKind) && Row::kStages.contains(stage);
  }

  template <Stage kStage, class Row, class Collector>
  static bool listRowAt(const Tables& tables, const State& state, Collector& moves) {
    if constexpr (Row::kStages.contains(kStage))
      return listRow<Row>(tables, state, moves);
    else
      return true;
  }

  template <Stage kStage, class Collector>
  static void listStage(const Tables& tables, const State& state, Collector& moves) {
    static_cast<void>((listRowAt<kStage, Rows>(tables, state, moves) && ...));
  }

  template <class Collector, std::size_t... S>
  static constexpr auto listers(std::index_sequence<S...>) {
    using Lister = void (*)(const Tables&, const State&, Collector&);
    return std::array<Lister, kStages>{&listStage<static_cast<Stage>(S), Collector>...};
  }

  template <std::size_t kKind, class Row, class Play>
  static bool performRow(Play& play, Stage stage, Move move) {
    if constexpr (static_cast<std::size_t>(Row::kKind) == kKind) {
      if (Row::kStages.contains(stage)) return Row::perform(play, move), true;
    }
    return false;
  }

  template <std::size_t kKind, class Play>
  static void performKind(Play& play, Stage stage, Move move) {
    static_cast<void>((performRow<kKind, Rows>(play, stage, move) || ...));
  }

  template <class Play, std::size_t... K>
  static constexpr auto performers(std::index_sequence<K...>) {
    using Performer = void (*)(Play&, Stage, Move);
    return std::array<Performer, kKinds>{&performKind<K, Play>...};
  }
};

}  // namespace spannung
