// What boards and plans promise, as a network has learned it from games.
#pragma once

#include "ai/network/value_network.h"
#include "ai/powerline/plan_search.h"
#include "ai/search/outlook.h"
#include "engine/powerline/tables.h"

namespace spannung::powerline {

// Every seat is looked at as if it played alone: players share nothing but the dice.
class Foresight {
 public:
  Foresight(const Tables& tables, const greedy::Judgement& judgement, network::ValueNetwork network)
      : tables_(tables), judgement_(judgement), network_(std::move(network)) {}

  // The final score that a seat may expect that is ready, or has not begun to plan yet.
  float score(const State& state, Seat seat) const;
  // The same with a look at the round to come, which it plans as well as it can with the dice of
  // this state, or with the next ones if it is ready.
  float scoreAhead(State state, Seat seat) const;
  // What `seat` may expect if it carries out `plan`, whatever it has planned so far.
  greedy::RatedPlan rated(const State& state, Seat seat, const Plan& plan) const;

 private:
  float bestOfRound(const State& state, Seat seat) const;

  const Tables& tables_;
  greedy::Judgement judgement_;  // which plans are looked at
  network::ValueNetwork network_;
};

}  // namespace spannung::powerline
