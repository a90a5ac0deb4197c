// What players will have in the end if they go on as simulated players do. Rivals are asked for in
// every simulation and hardly change, so the answers are remembered.
#pragma once

#include "ai/powerline/judgement.h"
#include "ai/powerline/memory.h"
#include "engine/powerline/tables.h"

namespace spannung::powerline {

class Prospects {
 public:
  Prospects(const Tables& tables, const greedy::Judgement& judgement)
      : tables_(tables), judgement_(judgement) {}

  // Depends on the board of `seat`, and on its plan and the dice only if it is ready.
  float of(const State& state, Seat seat);

 private:
  struct Key {
    Player player{};
    std::array<std::uint8_t, kCardsInPlay> cards{};
    std::array<std::uint8_t, kWorkers> dice{};
    std::uint8_t round = 0;
    Seat seat = Seat::none();

    bool operator==(const Key&) const = default;
  };

  float simulated(State state, Seat seat) const;

  const Tables& tables_;
  greedy::Judgement judgement_;
  Memory<Key, float, 32> memory_;
};

}  // namespace spannung::powerline
