// The best a player can do if the game ends with this round (FS-END-02).
#pragma once

#include <optional>

#include "ai/funkenschlag/expansion.h"
#include "ai/funkenschlag/fuel.h"
#include "engine/funkenschlag/tables.h"

namespace spannung::funkenschlag::greedy {

struct Ending {
  int powered = 0;
  int money = 0;
  Shopping shopping;  // on the way there
  int newCities = 0;  // on the way there

  // FS-END-03.
  bool beats(const Ending& other) const {
    return powered != other.powered ? powered > other.powered : money > other.money;
  }
};

// `sites` are the cities that the player could still connect. Nothing if that does not make
// `minimumCities`.
std::optional<Ending> bestEnding(const Tables& tables, const State& state, const Player& player,
                                 const Sites& sites, bool mayShop, int minimumCities = 0);

}  // namespace spannung::funkenschlag::greedy
