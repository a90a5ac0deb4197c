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
  double gain(LineIndex line, int tiles);

 private:
  struct Entry {
    float gain = 0;
    bool isKnown = false;
  };

  double gainOf(LineIndex line, int tiles) const;
  double gainAtPlant(PlantIndex plant, double growth, int tiles) const;
  double gainOfFinishing(LineIndex line) const;
  double priceOfOpen(int change) const;

  const Tables& tables_;
  const State& state_;
  const Player& player_;
  const Judgement& judgement_;
  int roundsLeft_;
  Indexed<LineIndex, double, kMaxLines> shares_{};
  Indexed<PlantIndex, double, kMaxPlants> built_{};  // of the lines that end there, in tiles
  Indexed<PlantIndex, double, kMaxPlants> length_{};
  Indexed<PlantIndex, int, kMaxPlants> missing_{};  // tiles
  Indexed<PlantIndex, double, kMaxPlants> promise_{};
  Indexed<LineIndex, std::array<Entry, kWorkers + 1>, kMaxLines> known_{};
};

}  // namespace spannung::powerline::greedy
