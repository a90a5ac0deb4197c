#include "ai/pampero/greedy_bot.h"

#include <algorithm>
#include <vector>

#include "ai/pampero/evaluation.h"

namespace spannung::pampero {
namespace {

constexpr int kLongestTurn = 40;  // decisions; a turn has far fewer
constexpr std::size_t kThoughtOver = 4;

bool isMyTurn(const State& state, Seat seat) {
  return !state.finished() && state.actor() == seat && state.task().stage == Stage::takeTurn;
}

// Something of this seat's own turn is still to be decided.
bool isSameTurn(const State& state, Seat seat) {
  return !state.finished() && state.actor() == seat && !isMyTurn(state, seat);
}

}  // namespace

Move GreedyBot::choose(const AnyState& view, Seat seat, Dice& dice) {
  State state = view.as<State>();
  game_.determinize(state, Viewer::seat(seat), dice);
  std::vector<Candidate> candidates = candidatesOf(state, seat);
  if (isMyTurn(state, seat)) thinkOver(candidates, seat);
  return std::ranges::max_element(candidates, {}, &Candidate::value)->move;
}

std::vector<GreedyBot::Candidate> GreedyBot::candidatesOf(const State& state, Seat seat) const {
  MoveList moves;
  game_.legal(state, seat, moves);
  std::vector<Candidate> candidates;
  candidates.reserve(moves.size());
  for (const Move move : moves) {
    candidates.push_back({move, state, 0});
    finishTurn(candidates.back().after, seat, move);
    candidates.back().value = valueOf(candidates.back().after, seat);
  }
  return candidates;
}

// Only the best of them are worth it; the others drop out.
void GreedyBot::thinkOver(std::vector<Candidate>& candidates, Seat seat) const {
  std::ranges::stable_sort(candidates, std::greater{}, &Candidate::value);
  if (candidates.size() > kThoughtOver) candidates.resize(kThoughtOver);
  for (Candidate& candidate : candidates) candidate.value = bestNextTurn(candidate.after, seat);
}

double GreedyBot::bestNextTurn(State state, Seat seat) const {
  waitForTurn(state, seat);
  if (!isMyTurn(state, seat)) return valueOf(state, seat);
  double most = 0;
  const std::vector<Candidate> candidates = candidatesOf(state, seat);
  for (std::size_t i = 0; i < candidates.size(); ++i)
    if (i == 0 || candidates[i].value > most) most = candidates[i].value;
  return most;
}

// What the others will do nobody knows; they do the least.
void GreedyBot::waitForTurn(State& state, Seat seat) const {
  NoSink silence;
  for (int i = 0; i < kLongestTurn && !state.finished() && !isMyTurn(state, seat); ++i) {
    MoveList moves;
    game_.legal(state, state.actor(), moves);
    game_.apply(state, state.actor(), moves[0], silence);
  }
}

double GreedyBot::valueOf(const State& state, Seat seat) const {
  return greedy::evaluate(game_.tables(), state, seat, judgement_);
}

void GreedyBot::finishTurn(State& state, Seat seat, Move move) const {
  NoSink silence;
  game_.apply(state, seat, move, silence);
  for (int i = 0; i < kLongestTurn && isSameTurn(state, seat); ++i)
    game_.apply(state, seat, bestAtOnce(state, seat), silence);
}

Move GreedyBot::bestAtOnce(const State& state, Seat seat) const {
  NoSink silence;
  MoveList moves;
  game_.legal(state, seat, moves);
  Move best = moves[0];
  double most = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    State after = state;
    game_.apply(after, seat, moves[i], silence);
    const double value = valueOf(after, seat);
    if (i > 0 && value <= most) continue;
    most = value;
    best = moves[i];
  }
  return best;
}

}  // namespace spannung::pampero
