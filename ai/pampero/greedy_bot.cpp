#include "ai/pampero/greedy_bot.h"

#include <algorithm>
#include <array>
#include <vector>

namespace spannung::pampero {
namespace {

constexpr int kLongestWait = 40;  // decisions
// How many ways to begin a turn are thought over, by the number of turns still to follow.
constexpr std::array<std::size_t, 2> kThoughtOver = {3, 4};
constexpr int kTurnsAhead = kThoughtOver.size();

}  // namespace

Move GreedyBot::choose(const AnyState& view, Seat seat, Dice& dice) {
  State state = view.as<State>();
  game_.determinize(state, Viewer::seat(seat), dice);
  std::vector<Candidate> candidates = candidatesOf(state, seat);
  if (beginsTurn(state, seat)) thinkOver(candidates, seat, kTurnsAhead);
  return std::ranges::max_element(candidates, {}, &Candidate::value)->move;
}

std::vector<GreedyBot::Candidate> GreedyBot::candidatesOf(const State& state, Seat seat) const {
  MoveList moves;
  game_.legal(state, seat, moves);
  std::vector<Candidate> candidates;
  candidates.reserve(moves.size());
  for (const Move move : moves) {
    candidates.push_back({move, state, 0});
    lookahead().finishTurn(candidates.back().after, seat, move);
    candidates.back().value = lookahead().valueOf(candidates.back().after, seat);
  }
  return candidates;
}

// Only the best of them are worth it; the others drop out.
void GreedyBot::thinkOver(std::vector<Candidate>& candidates, Seat seat, int turns) const {
  const std::size_t kept = kThoughtOver[static_cast<std::size_t>(turns - 1)];
  std::ranges::stable_sort(candidates, std::greater{}, &Candidate::value);
  if (candidates.size() > kept) candidates.resize(kept);
  for (Candidate& candidate : candidates)
    candidate.value = bestFollowing(candidate.after, seat, turns - 1);
}

// After the best turn that could follow, with `turns` more of them thought over.
double GreedyBot::bestFollowing(State state, Seat seat, int turns) const {
  waitForTurn(state, seat);
  if (!beginsTurn(state, seat)) return lookahead().valueOf(state, seat);
  std::vector<Candidate> candidates = candidatesOf(state, seat);
  if (turns > 0) thinkOver(candidates, seat, turns);
  return std::ranges::max_element(candidates, {}, &Candidate::value)->value;
}

// What the others will do nobody knows; they do the least.
void GreedyBot::waitForTurn(State& state, Seat seat) const {
  NoSink silence;
  for (int i = 0; i < kLongestWait && !state.finished() && !beginsTurn(state, seat); ++i) {
    const Seat actor = state.actor();
    const Move move = actor == seat ? lookahead().bestAtOnce(state, seat) : firstMove(state);
    game_.apply(state, actor, move, silence);
  }
}

Move GreedyBot::firstMove(const State& state) const {
  MoveList moves;
  game_.legal(state, state.actor(), moves);
  return moves[0];
}

}  // namespace spannung::pampero
