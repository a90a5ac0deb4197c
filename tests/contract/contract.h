// The test suite that every game gets in one call: plays random games and checks at every
// position what the contract (engine/core/game.h) promises.
//
//   for (each option set)
//     expectContract(game, {.label = "usa, 3 players", .games = 5, .plies = 20'000, .laws = …});
#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/core/game.h"
#include "tests/contract/allocations.h"

namespace spannung::testing {

template <Game G>
struct ContractPlan {
  std::string label;
  int games = 3;
  int plies = 20'000;  // every game ends within so many
  // What the game conserves; called at every position and fails the test itself.
  std::function<void(const G&, const typename G::State&)> laws = {};
  // Operands of illegal moves are tried exhaustively in [-2, sweep[i]) at some positions.
  std::array<int, 3> sweep = {70, 6, 5};
};

template <Game G>
class ContractRun {
 public:
  using State = typename G::State;

  ContractRun(const G& game, const ContractPlan<G>& plan, std::uint32_t seed)
      : game_(game), plan_(plan), rng_{{seed, 0x5EED}, 0}, dice_(rng_) {}

  void playGame(const Seed& seed) {
    State state = game_.initial(seed, {});
    EXPECT_EQ(state, game_.initial(seed, {})) << "the same seed must give the same start";
    int ply = 0;
    for (; !game_.finished(state) && ply < plan_.plies && !::testing::Test::HasFailure(); ++ply)
      playPly(state, ply);
    EXPECT_TRUE(game_.finished(state)) << plan_.label << ": no end after " << ply << " plies";
    if (game_.finished(state)) expectEnd(state);
  }

 private:
  void playPly(State& state, int ply) {
    SCOPED_TRACE(plan_.label + ", ply " + std::to_string(ply));
    const SeatMask active = game_.active(state);
    ASSERT_FALSE(active.empty()) << "somebody must be active";
    const Seat seat = pickSeat(state, active);
    expectLegality(state, active);
    if (ply % 17 == 0) expectSweep(state, seat);
    expectViews(state);
    if (plan_.laws) plan_.laws(game_, state);
    MoveList moves;
    game_.legal(state, seat, moves);
    const Move move = moves[dice_.below(static_cast<std::uint32_t>(moves.size()))];
    expectNotation(moves);
    expectNoAllocation(state, seat, move);
    applyTwice(state, seat, move);
  }

  // Somebody the game waits for; now and then somebody else who has a move.
  Seat pickSeat(const State& state, SeatMask active) {
    std::vector<Seat> seats;
    std::vector<Seat> others;
    MoveList moves;
    for (int i = 0; i < game_.seats(); ++i) {
      game_.legal(state, Seat::of(i), moves);
      if (active.contains(Seat::of(i)))
        seats.push_back(Seat::of(i));
      else if (!moves.empty())
        others.push_back(Seat::of(i));
    }
    constexpr std::uint32_t kSeldom = 8;
    if (!others.empty() && dice_.below(kSeldom) == 0) seats = others;
    return seats[dice_.below(static_cast<std::uint32_t>(seats.size()))];
  }

  // legal <=> check, no duplicates, a stable order. A seat that the game waits for has a choice;
  // others may have a move or none.
  void expectLegality(const State& state, SeatMask active) {
    for (int i = 0; i < game_.seats(); ++i) {
      const Seat seat = Seat::of(i);
      MoveList moves;
      game_.legal(state, seat, moves);
      if (active.contains(seat)) {
        EXPECT_GE(moves.size(), 2U) << "a forced continuation must resolve itself";
      } else if (moves.empty()) {
        expectRefusedWithRule(state, seat, Move{});
      }
      expectSameAgain(state, seat, moves);
      expectUniqueAndFine(state, seat, moves);
      for (int k = 0; k < 20; ++k) expectAgreement(state, seat, moves, randomMove());
    }
  }

  void expectSameAgain(const State& state, Seat seat, const MoveList& moves) {
    MoveList again;
    game_.legal(state, seat, again);
    EXPECT_TRUE(std::equal(moves.begin(), moves.end(), again.begin(), again.end()));
  }

  void expectUniqueAndFine(const State& state, Seat seat, const MoveList& moves) {
    const auto less = [](Move l, Move r) {
      return std::tie(l.kind, l.a, l.b, l.c) < std::tie(r.kind, r.a, r.b, r.c);
    };
    std::vector<Move> sorted(moves.begin(), moves.end());
    std::sort(sorted.begin(), sorted.end(), less);
    EXPECT_EQ(std::adjacent_find(sorted.begin(), sorted.end()), sorted.end()) << "duplicate move";
    for (const Move move : moves)
      EXPECT_TRUE(game_.check(state, seat, move).fine()) << game_.text(move);
  }

  // Syntactically valid, mostly senseless.
  Move randomMove() {
    const auto kinds = static_cast<std::uint32_t>(G::moveTerms().size());
    const auto operand = [this](int limit) {
      if (dice_.below(8) == 0) return static_cast<std::int16_t>(dice_.word());
      return static_cast<std::int16_t>(
          static_cast<int>(dice_.below(static_cast<std::uint32_t>(limit + 2))) - 1);
    };
    Move move;
    move.kind = static_cast<std::uint16_t>(dice_.below(kinds + 1));
    move.a = operand(plan_.sweep[0]);
    if (dice_.below(2) == 0) move.b = operand(plan_.sweep[1]);
    if (dice_.below(3) == 0) move.c = operand(plan_.sweep[2]);
    return move;
  }

  void expectAgreement(const State& state, Seat seat, const MoveList& moves, Move move) {
    const Verdict verdict = game_.check(state, seat, move);
    EXPECT_EQ(verdict.fine(), moves.contains(move))
        << "kind " << move.kind << " a " << move.a << " b " << move.b << " c " << move.c;
    if (!verdict.fine()) expectRule(verdict);
  }

  void expectRefusedWithRule(const State& state, Seat seat, Move move) {
    const Verdict verdict = game_.check(state, seat, move);
    EXPECT_FALSE(verdict.fine());
    if (!verdict.fine()) expectRule(verdict);
  }

  void expectRule(const Verdict& verdict) {
    ASSERT_LT(verdict.reason, G::reasonTerms().size());
    EXPECT_FALSE(G::reasonTerms()[verdict.reason].rule.empty()) << "a refusal must name its rule";
  }

  // Every move of a small operand space: check is fine for exactly the legal ones among them.
  void expectSweep(const State& state, Seat seat) {
    MoveList moves;
    game_.legal(state, seat, moves);
    std::size_t fine = 0;
    std::size_t listed = 0;
    const auto inSweep = [this](Move m) {
      return m.a < plan_.sweep[0] && m.b < plan_.sweep[1] && m.c < plan_.sweep[2];
    };
    for (const Move move : moves) listed += inSweep(move) ? 1U : 0U;
    for (std::size_t kind = 0; kind <= G::moveTerms().size(); ++kind)
      for (int a = -2; a < plan_.sweep[0]; ++a)
        for (int b = -2; b < plan_.sweep[1]; ++b)
          for (int c = -2; c < plan_.sweep[2]; ++c) {
            const Move move{static_cast<std::uint16_t>(kind), static_cast<std::int16_t>(a),
                            static_cast<std::int16_t>(b), static_cast<std::int16_t>(c)};
            fine += game_.check(state, seat, move).fine() ? 1U : 0U;
          }
    EXPECT_EQ(fine, listed) << "check accepts moves that legal does not list";
  }

  // Hidden things leave only through redacted, for every seat and for spectators.
  void expectViews(const State& state) {
    expectView(state, Viewer::spectator());
    for (int i = 0; i < game_.seats(); ++i) expectView(state, Viewer::seat(Seat::of(i)));
  }

  void expectView(const State& state, Viewer viewer) {
    const State view = game_.redacted(state, viewer);
    EXPECT_EQ(game_.redacted(view, viewer), view) << "redacting twice changes nothing";
    State guess = state;
    State blindGuess = view;
    const Rng before = rng_;
    Dice first(rng_);
    game_.determinize(guess, viewer, first);
    Rng same = before;
    Dice second(same);
    game_.determinize(blindGuess, viewer, second);
    EXPECT_EQ(guess, blindGuess) << "determinize must not look at what is hidden";
    EXPECT_EQ(game_.redacted(guess, viewer), view) << "reshuffling hidden things changed the view";
    if (!viewer.isSpectator()) expectSameChoices(state, view, guess, viewer.seat());
  }

  void expectSameChoices(const State& state, const State& view, const State& guess, Seat seat) {
    MoveList real;
    MoveList seen;
    MoveList guessed;
    game_.legal(state, seat, real);
    game_.legal(view, seat, seen);
    game_.legal(guess, seat, guessed);
    EXPECT_TRUE(std::equal(real.begin(), real.end(), seen.begin(), seen.end()));
    EXPECT_TRUE(std::equal(real.begin(), real.end(), guessed.begin(), guessed.end()));
  }

  void expectNotation(const MoveList& moves) {
    const std::size_t stride = 1 + moves.size() / 40;
    for (std::size_t i = 0; i < moves.size(); i += stride) {
      const std::string text = game_.text(moves[i]);
      const ParsedMove parsed = game_.parse(text);
      EXPECT_TRUE(parsed.fine()) << text << ": " << parsed.problem;
      EXPECT_EQ(parsed.move, moves[i]) << text;
    }
  }

  void expectNoAllocation(State state, Seat seat, Move move) {
    NoSink silence;
    MoveList moves;
    const std::size_t before = allocations();
    game_.legal(state, seat, moves);
    const bool fine = game_.check(state, seat, move).fine();
    game_.apply(state, seat, move, silence);
    EXPECT_EQ(allocations() - before, 0U) << "the hot path must not touch the heap";
    EXPECT_TRUE(fine);
  }

  // On a copy and on the original, with and without a listener: the same state.
  void applyTwice(State& state, Seat seat, Move move) {
    State copy = state;
    NoSink silence;
    game_.apply(copy, seat, move, silence);
    const Terms terms = G::eventTerms();
    int told = 0;
    auto listen = [&](const Event& event) {
      EXPECT_LT(event.kind, terms.size());
      ++told;
    };
    EventSink sink(listen);
    const State before = state;
    game_.apply(state, seat, move, sink);
    EXPECT_EQ(copy, state);
    expectAdvance(before, seat, move, state, told);
    const Terms moves = G::moveTerms();
    const bool canBePrivate =
        std::any_of(moves.begin(), moves.end(), [](const Term& term) { return term.takesBack; });
    if (told == 0 && canBePrivate) expectOwnBusiness(before, state, seat, move);
  }

  // Playing on at once comes to the same position, tells as much, and asks for the same.
  void expectAdvance(const State& before, Seat seat, Move move, const State& after, int told) {
    int heard = 0;
    auto listen = [&heard](const Event&) { ++heard; };
    EventSink sink(listen);
    NoSink silence;
    const Seat asked = game_.active(after).first();
    MoveList moves;
    game_.legal(after, asked, moves);
    const auto expectSame = [&](auto& listener) {
      State state = before;
      MoveList next;
      EXPECT_EQ(game_.advance(state, seat, move, listener, next), asked);
      EXPECT_EQ(state, after);
      if (asked.isNone()) return;
      EXPECT_TRUE(std::equal(moves.begin(), moves.end(), next.begin(), next.end()));
    };
    expectSame(silence);
    expectSame(sink);
    EXPECT_EQ(heard, told);
  }

  // What nobody is told of changes nothing for the others, and can be taken back.
  void expectOwnBusiness(const State& before, const State& after, Seat mover, Move move) {
    for (int i = 0; i < game_.seats(); ++i) {
      MoveList earlier;
      MoveList later;
      game_.legal(before, Seat::of(i), earlier);
      game_.legal(after, Seat::of(i), later);
      if (Seat::of(i) == mover)
        EXPECT_TRUE(takesBack(move) || std::any_of(later.begin(), later.end(), takesBack));
      else
        EXPECT_TRUE(std::equal(earlier.begin(), earlier.end(), later.begin(), later.end()));
    }
  }

  static bool takesBack(Move move) { return G::moveTerms()[move.kind].takesBack; }

  void expectEnd(const State& state) {
    EXPECT_TRUE(game_.active(state).empty());
    expectNoMoves(state);
    expectRefusedWithRule(state, Seat::of(0), Move{});
    const Result result = game_.result(state);
    ASSERT_EQ(result.standings.count(), game_.seats());
    EXPECT_EQ(result.standings.front().rank, 1);
    EXPECT_FALSE(result.decidedBy.empty());
    EXPECT_FALSE(result.breakdown.empty());
    for (std::size_t i = 1; i < result.standings.size(); ++i)
      EXPECT_LE(result.standings[i - 1].rank, result.standings[i].rank);
    expectSums(result);
  }

  // A player must be able to add up where the score came from.
  static void expectSums(const Result& result) {
    for (const Standing& standing : result.standings) {
      const auto sumOf = [&](LineRole role) {
        int sum = 0;
        for (const BreakdownLine& line : result.breakdown)
          if (line.role == role)
            sum += line.bySeat[static_cast<std::size_t>(standing.seat.index())];
        return sum;
      };
      const auto isTotal = [](const BreakdownLine& line) { return line.role == LineRole::total; };
      if (std::none_of(result.breakdown.begin(), result.breakdown.end(), isTotal)) continue;
      EXPECT_EQ(sumOf(LineRole::total), standing.score);
      EXPECT_EQ(sumOf(LineRole::part), standing.score);
    }
  }

  void expectNoMoves(const State& state) {
    MoveList moves;
    for (int i = 0; i < game_.seats(); ++i) {
      game_.legal(state, Seat::of(i), moves);
      EXPECT_TRUE(moves.empty()) << "nobody moves after the end";
    }
  }

  const G& game_;
  const ContractPlan<G>& plan_;
  Rng rng_;
  Dice dice_;
};

template <Game G>
void expectContract(const G& game, const ContractPlan<G>& plan) {
  for (int i = 0; i < plan.games && !::testing::Test::HasFailure(); ++i) {
    Seed seed{};
    seed[0] = static_cast<std::uint8_t>(i);
    seed[1] = static_cast<std::uint8_t>(std::hash<std::string>{}(plan.label));
    ContractRun<G>(game, plan, static_cast<std::uint32_t>(i)).playGame(seed);
  }
}

}  // namespace spannung::testing
