// What a game tells the search beyond its rules. One implementation a game, in ai/<game>/policy.*;
// everything that the search knows about a game's sense is there.
#pragma once

#include <concepts>
#include <span>
#include <string_view>

#include "ai/search/outlook.h"
#include "engine/core/game.h"

namespace spannung::search {

template <class P>
concept SearchPolicy = requires(const P& policy, const typename P::Rules::State& state, Seat seat,
                                MoveList& moves, std::span<float> priors, Dice& dice) {
  requires Game<typename P::Rules>;
  { policy.rules() } -> std::same_as<const typename P::Rules&>;

  // The legal moves that deserve a thought, at least one. Moves that only differ in their order
  // from others that are listed are left out.
  { policy.options(state, seat, moves) } -> std::same_as<void>;
  // How promising each of these moves looks at a glance: positive, on any scale.
  { policy.priors(state, seat, moves, priors) } -> std::same_as<void>;
  // One of these moves for a simulated player: sensible, quick, and not always the same.
  { policy.rollout(state, seat, moves, dice) } -> std::same_as<Move>;
  // Whether a decision of `seat` is searched for a search by `root`, or just played.
  { policy.isSearched(seat, seat) } -> std::same_as<bool>;

  // A count that never falls during a game, such as the rounds. A simulation ends when it reaches
  // the horizon of the position that is thought about, and the position is appraised.
  { policy.stage(state) } -> std::same_as<int>;
  { policy.horizon(state) } -> std::same_as<int>;
  { policy.appraise(state, seat) } -> std::same_as<Appraisal>;

  // A lead that makes a win likely (73 %), in units of the final score.
  { policy.spread(state) } -> std::convertible_to<double>;
  // Codes of the parts of an appraisal.
  { P::aspects() } -> std::same_as<std::span<const std::string_view>>;
};

// A policy may also play on without being told the options. Whatever legal move it makes will do,
// and where options take long to list, simulations become much quicker.
template <class P>
concept RollsOutByItself =
    SearchPolicy<P> &&
    requires(const P& policy, const typename P::Rules::State& state, Seat seat, Dice& dice) {
      { policy.rollout(state, seat, dice) } -> std::same_as<Move>;
    };

// The rules imagine anything that is possible for what is hidden. A policy may replace it by what
// is likely where that matters: the secret plan of somebody who wants to win, say.
template <class P>
concept GuessesRivals =
    SearchPolicy<P> && requires(const P& policy, typename P::Rules::State& state, Seat root) {
      { policy.guess(state, root) } -> std::same_as<void>;
    };

// Where an appraisal takes long, a policy may look less closely at the seats that do not think.
template <class P>
concept GlancesAtRivals =
    SearchPolicy<P> && requires(const P& policy, const typename P::Rules::State& state, Seat seat) {
      { policy.glance(state, seat) } -> std::same_as<float>;  // the expected final score
    };

// A policy that has learned what positions promise. Then a simulation ends where the tree does, and
// nobody has to play on to see what comes of it.
template <class P>
concept Foresees =
    SearchPolicy<P> && requires(const P& policy, const typename P::Rules::State& state) {
      // Whether it has, for this kind of table.
      { policy.hasOutlook() } -> std::same_as<bool>;
      // Of a position that is not finished.
      { policy.outlook(state) } -> std::same_as<Outlook>;
    };

// In the middle of a chain of moves an outlook may mean little. Such positions are played on for a
// few moves first.
template <class P>
concept WaitsForRest =
    Foresees<P> && requires(const P& policy, const typename P::Rules::State& state) {
      { policy.isRestful(state) } -> std::same_as<bool>;
    };

// A policy may look on a little for the seat that thinks before it foresees, with chance as it
// comes.
template <class P>
concept LooksOn =
    Foresees<P> && requires(const P& policy, const typename P::Rules::State& state, Seat root) {
      { policy.outlookFor(state, root) } -> std::same_as<Outlook>;
    };

// Where nothing but chance and the others come after the horizon, a policy may let the tree end
// there all the same: what it foresees of such positions tells more than moves that never repeat.
template <class P>
concept StopsAtHorizon = Foresees<P> && P::kStopsAtHorizon;

// How good priors are differs from game to game. A policy may say how many times as much as usual
// moves are to be tried that they do not favour.
template <class P>
concept SaysHowWidely = SearchPolicy<P> && requires(const P& policy) {
  { policy.exploration() } -> std::same_as<double>;
};

}  // namespace spannung::search
