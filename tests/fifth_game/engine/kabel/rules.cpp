#include "engine/kabel/rules.h"

#include <algorithm>

#include "engine/core/decision.h"
#include "engine/core/play.h"
#include "engine/core/ranking.h"
#include "engine/core/sequential_rules.h"

namespace spannung::kabel {

enum class Stage : std::uint8_t { turn };

template <class Sink>
using Play = PlayOf<Tables, State, EventKind, Sink>;

namespace {

Verdict checkHolds(const State& state, Move move) {
  const auto& hand = state.player(state.actor).hand;
  const bool holds = move.a > 0 && std::find(hand.begin(), hand.end(), move.a) != hand.end();
  return holds ? Verdict{} : refuse(Reason::noSuchCard, move.a);
}

// What a row makes of the cards in hand.
template <class Row>
bool listHand(const Tables& tables, const State& state, auto& moves) {
  const auto& hand = state.player(state.actor).hand;
  for (std::size_t i = 0; i < kHand; ++i) {
    const Move move = makeMove(Row::kKind, hand[i]);
    const bool isAnother = i == 0 || hand[i] != hand[0];
    if (isAnother && Row::check(tables, state, move).fine() && !moves.add(move)) return false;
  }
  return true;
}

Player& actorIn(auto& play) { return play.state.player(play.state.actor); }

void end(auto& play) {
  play.state.isOver = true;
  play.tellAll(EventKind::gameEnded);
}

// The card is gone; another one takes its place.
void endTurn(auto& play, Move move) {
  State& state = play.state;
  auto& hand = actorIn(play).hand;
  *std::find(hand.begin(), hand.end(), move.a) = state.deck.pop_back();
  state.seen.push_back(static_cast<Card>(move.a));
  if (actorIn(play).laid == play.tables.content.distance || state.deck.empty()) return end(play);
  state.actor = Seat::of((state.actor.index() + 1) % play.tables.seats());
  if (state.actor.index() == 0) play.tellAll(EventKind::roundStarted, ++state.round);
}

}  // namespace

struct Lay : Decision<MoveKind::lay, Stage::turn> {
  static bool list(const Tables& tables, const State& state, auto& moves) {
    return listHand<Lay>(tables, state, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    const int left = tables.content.distance - state.player(state.actor).laid;
    const Verdict verdict = checkHolds(state, move);
    return verdict.fine() && move.a > left ? refuse(Reason::tooLong, move.a, left) : verdict;
  }
  static void perform(auto& play, Move move) {
    actorIn(play).laid = static_cast<std::uint8_t>(actorIn(play).laid + move.a);
    play.tell(EventKind::laid, play.state.actor, move.a, actorIn(play).laid);
    endTurn(play, move);
  }
};

struct Discard : Decision<MoveKind::discard, Stage::turn> {
  static bool list(const Tables& tables, const State& state, auto& moves) {
    return listHand<Discard>(tables, state, moves);
  }
  static Verdict check(const Tables&, const State& state, Move move) {
    return checkHolds(state, move);
  }
  static void perform(auto& play, Move move) {
    play.tell(EventKind::discarded, play.state.actor, move.a);
    endTurn(play, move);
  }
};

Result scoreGame(const Tables& tables, const State& state) {
  const auto laid = [&state](Seat seat) { return int{state.player(seat).laid}; };
  Result result;
  rankSeats(result, tables.seats(), "laid", "", [&](Seat seat) { return RankingKeys{laid(seat)}; });
  breakDown(result, "laid", tables.seats(), laid);
  return result;
}

struct Course : PlainCourse {
  using Decisions = DecisionTable<Tables, State, Stage, kMoveKinds, 1, Lay, Discard>;
  template <class Sink>
  using Play = kabel::Play<Sink>;

  static Stage stageOf(const State&) { return Stage::turn; }
  static bool goOn(auto&) { return false; }
  static Verdict elsewhere(const State&, Move) { return refuse(Reason::unknownMove); }
};

}  // namespace spannung::kabel

template class spannung::SequentialGame<spannung::kabel::Nouns>;
