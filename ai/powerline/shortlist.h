// The plans of a round that deserve a thought. Finding them takes milliseconds, and a search asks
// for them in every simulation, so they are remembered.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "ai/powerline/foresight.h"
#include "ai/powerline/memory.h"
#include "ai/powerline/plan_search.h"

namespace spannung::powerline {

using Shortlist = std::vector<greedy::RatedPlan>;  // best first

class Shortlists {
 public:
  // Plans are rated by foresight if there is any, else by judgement.
  Shortlists(const Tables& tables, const greedy::Judgement& judgement, int plansOfEachSize,
             std::shared_ptr<const Foresight> foresight)
      : tables_(tables),
        judgement_(judgement),
        plansOfEachSize_(plansOfEachSize),
        foresight_(std::move(foresight)) {}

  // At least one of them goes on from what `seat` has planned so far. Depends on nothing but what
  // this seat knows; may be asked by several threads.
  std::shared_ptr<const Shortlist> of(const State& state, Seat seat);

 private:
  // What the plans depend on.
  struct Key {
    Player player{};
    std::array<std::uint8_t, kWorkers> dice{};
    std::array<std::uint8_t, kCardsInPlay> cards{};
    std::uint8_t round = 0;
    Seat seat = Seat::none();

    bool operator==(const Key&) const = default;
  };
  std::shared_ptr<const Shortlist> remembered(const State& state, Seat seat, const Plan& draft);
  std::shared_ptr<const Shortlist> searched(State state, Seat seat, const Plan& draft) const;
  Shortlist judged(const State& state, Seat seat) const;
  Shortlist foreseen(const State& state, Seat seat) const;

  const Tables& tables_;
  greedy::Judgement judgement_;
  int plansOfEachSize_;
  std::shared_ptr<const Foresight> foresight_;
  Memory<Key, std::shared_ptr<const Shortlist>, 8> memory_;
};

}  // namespace spannung::powerline
