// The contract. A game is an immutable object made from content and options; everything it knows
// how to do is a pure function over a small, trivially copyable state.
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/core/event.h"
#include "engine/core/move.h"
#include "engine/core/parsed_move.h"
#include "engine/core/result.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/core/term.h"
#include "engine/core/verdict.h"

namespace spannung {

template <class G>
concept Game = requires(const G& game, typename G::State& state, const typename G::State& seen,
                        const typename G::Deal& deal, const Seed& seed, Seat seat, Viewer viewer,
                        Move move, MoveList& moves, NoSink& silence, EventSink& listener,
                        Dice& dice, std::string_view text) {
  requires std::is_trivially_copyable_v<typename G::State>;
  requires std::equality_comparable<typename G::State>;

  // The first state. Outcomes that the deal gives are taken from it, all others from the seed.
  // `checkDeal` says whether a deal is possible; `initial` trusts it.
  { game.checkDeal(deal) } -> std::same_as<Verdict>;
  { game.initial(seed, deal) } -> std::same_as<typename G::State>;

  // Whom the game waits for; nobody once it is finished. Where several are waited for at once, they
  // act in any order. A seat that is not waited for may still have a move, such as reopening a plan
  // that it has finished while others are planning: `legal` lists it.
  { game.active(seen) } -> std::same_as<SeatMask>;
  // All legal moves of a seat, without duplicates and in a stable order.
  { game.legal(seen, seat, moves) } -> std::same_as<void>;
  // Fine exactly for the moves that `legal` lists; otherwise the rule that forbids, with numbers.
  // Takes any move whatever, also one with senseless operands.
  { game.check(seen, seat, move) } -> std::same_as<Verdict>;
  // Does it, and every forced continuation after it. Trusts that `check` was fine. Every event is
  // for everybody: what must stay secret for now is told when it is revealed. In a game with moves
  // that take back (Term::takesBack) one without any event is its seat's own business: it changes
  // nothing that another seat may do, and can be taken back by a move.
  { game.apply(state, seat, move, silence) } -> std::same_as<void>;
  { game.apply(state, seat, move, listener) } -> std::same_as<void>;

  // The same for whoever plays on at once: the seat that is asked next (none at the end) and all
  // its legal moves, so that nothing is listed twice.
  { game.advance(state, seat, move, silence, moves) } -> std::same_as<Seat>;
  { game.advance(state, seat, move, listener, moves) } -> std::same_as<Seat>;

  { game.finished(seen) } -> std::same_as<bool>;
  { game.result(seen) } -> std::same_as<Result>;

  // The same state with everything blanked that the viewer may not know.
  { game.redacted(seen, viewer) } -> std::same_as<typename G::State>;
  // Fills in what the viewer cannot know with a guess that is consistent with what it does know.
  // Works on full and on redacted states and gives the same for both.
  { game.determinize(state, viewer, dice) } -> std::same_as<void>;

  // Text of a move, and back: parse(text(m)) == m for every legal move.
  { game.text(move) } -> std::same_as<std::string>;
  { game.parse(text) } -> std::same_as<ParsedMove>;
  // What a number of a given operand type is called in notation: city 7 -> "berlin".
  { game.operandText(text, 0) } -> std::same_as<std::string>;

  { game.seats() } -> std::same_as<int>;
  { G::kName } -> std::convertible_to<std::string_view>;
  // The newest revision of the rules, and the one that this game is played by. It is raised
  // whenever the same record would play differently than before; all since 1 can still be played.
  { G::kRevision } -> std::convertible_to<int>;
  { game.revision() } -> std::same_as<int>;
  { G::moveTerms() } -> std::same_as<Terms>;
  { G::reasonTerms() } -> std::same_as<Terms>;
  { G::eventTerms() } -> std::same_as<Terms>;
};

// A game in which something may happen before anybody decides. It is told while it happens to the
// state, so that a listener can look at it.
template <class G>
concept TellsOpening =
    Game<G> && requires(const G& game, const typename G::Deal& deal, const Seed& seed,
                        typename G::State& state,
                        EventSink& listener) { game.open(state, seed, deal, listener); };

}  // namespace spannung
