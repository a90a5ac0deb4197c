// What a line is worth more with every tile while everything else stays as it is: the valuation of
// the greedy bot taken apart, so that plans can be added up instead of built.
#pragma once

#include <array>
#include <cstdint>

#include "ai/powerline/judgement.h"
#include "engine/powerline/tables.h"

namespace spannung::powerline::greedy {

class Growth {
 public:
  // All are kept as references.
  Growth(const Tables& tables, const State& state, const Player& player,
         const Judgement& judgement);

  // Compared with the tiles that stand on the line; with at most one more than that for each
  // worker.
  double gain(int line, int tiles);

 private:
  struct Entry {
    float gain = 0;
    bool isKnown = false;
  };

  double gainOf(int line, int tiles) const;
  double gainAtPlant(int plant, double growth, int tiles) const;
  double gainOfFinishing(int line) const;
  double priceOfOpen(int change) const;

  const Tables& tables_;
  const State& state_;
  const Player& player_;
  const Judgement& judgement_;
  int roundsLeft_;
  std::array<double, kMaxLines> shares_{};
  std::array<double, kMaxPlants> built_{};  // of the lines that end there, in tiles
  std::array<double, kMaxPlants> length_{};
  std::array<int, kMaxPlants> missing_{};  // tiles
  std::array<double, kMaxPlants> promise_{};
  std::array<std::array<Entry, kWorkers + 1>, kMaxLines> known_{};
};

}  // namespace spannung::powerline::greedy
