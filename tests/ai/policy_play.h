// Searches and games for tests of what policies know.
#pragma once

#include <string>

#include "ai/search/tree_search.h"
#include "record/seed.h"

namespace spannung::testing {

// What a search by the seat to move finds, always from the same seed.
template <search::SearchPolicy P>
search::Findings found(const P& policy, const typename P::Rules::State& state,
                       std::uint32_t simulations, const search::Settings& settings = {}) {
  const Seat seat = policy.rules().active(state).first();
  search::TreeSearch<P> search(policy, settings, parseSeed("search"));
  search.ponder(policy.rules().redacted(state, Viewer::seat(seat)), seat);
  search.run({.simulations = simulations});
  return search.findings();
}

template <search::SearchPolicy P>
std::string bestMove(const P& policy, const typename P::Rules::State& state,
                     std::uint32_t simulations) {
  return policy.rules().text(found(policy, state, simulations).best());
}

// Plays a game of random options to its end, or until something failed, and shows each position to
// `look` before its move.
template <search::SearchPolicy P, class Look>
typename P::Rules::State randomGame(const P& policy, Dice& dice, Look look) {
  Seed seed{};
  for (std::uint8_t& byte : seed) byte = static_cast<std::uint8_t>(dice.below(256));
  auto state = policy.rules().initial(seed);
  NoSink silence;
  MoveList options;
  while (!policy.rules().finished(state) && !::testing::Test::HasFailure()) {
    const Seat seat = policy.rules().active(state).first();
    options.clear();
    policy.options(state, seat, options);
    look(state, seat, options);
    if (options.empty()) break;
    const auto any = dice.below(static_cast<std::uint32_t>(options.size()));
    policy.rules().apply(state, seat, options[any], silence);
  }
  return state;
}

}  // namespace spannung::testing
