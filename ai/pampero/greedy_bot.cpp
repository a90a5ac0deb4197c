#include "ai/pampero/greedy_bot.h"

#include <algorithm>
#include <array>
#include <vector>

#include "ai/pampero/evaluation.h"

namespace spannung::pampero {
namespace {

constexpr int kLongestTurn = 40;  // decisions; a turn has far fewer
// How many ways to begin a turn are thought over, by the number of turns still to follow.
constexpr std::array<std::size_t, 2> kThoughtOver = {3, 4};
constexpr int kTurnsAhead = kThoughtOver.size();

bool isMyTurn(const State& state, Seat seat) {
  return !state.finished() && state.actor() == seat && state.task().stage == Stage::takeTurn;
}

// Something of this seat's own turn is still to be decided.
bool isSameTurn(const State& state, Seat seat) {
  return !state.finished() && state.actor() == seat && !isMyTurn(state, seat);
}

// A step that is half decided shows nothing of what it is worth: two fields of the tower bonus
// board count together, and what a contract brings can be seen once it lies on the grid board.
bool isHalfDecided(const State& state, Seat seat) {
  if (!isSameTurn(state, seat)) return false;
  const Stage stage = state.task().stage;
  return stage == Stage::secondField || stage == Stage::layTile;
}

}  // namespace

Move GreedyBot::choose(const AnyState& view, Seat seat, Dice& dice) {
  State state = view.as<State>();
  game_.determinize(state, Viewer::seat(seat), dice);
  std::vector<Candidate> candidates = candidatesOf(state, seat);
  if (isMyTurn(state, seat)) thinkOver(candidates, seat, kTurnsAhead);
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
  if (!isMyTurn(state, seat)) return valueOf(state, seat);
  std::vector<Candidate> candidates = candidatesOf(state, seat);
  if (turns > 0) thinkOver(candidates, seat, turns);
  return std::ranges::max_element(candidates, {}, &Candidate::value)->value;
}

// What the others will do nobody knows; they do the least.
void GreedyBot::waitForTurn(State& state, Seat seat) const {
  NoSink silence;
  for (int i = 0; i < kLongestTurn && !state.finished() && !isMyTurn(state, seat); ++i) {
    const Seat actor = state.actor();
    game_.apply(state, actor, actor == seat ? bestAtOnce(state, seat) : firstMove(state), silence);
  }
}

Move GreedyBot::firstMove(const State& state) const {
  MoveList moves;
  game_.legal(state, state.actor(), moves);
  return moves[0];
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
    while (isHalfDecided(after, seat)) game_.apply(after, seat, bestAtOnce(after, seat), silence);
    const double value = valueOf(after, seat);
    if (i > 0 && value <= most) continue;
    most = value;
    best = moves[i];
  }
  return best;
}

}  // namespace spannung::pampero
