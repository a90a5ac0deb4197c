#include "ai/powerline/growth.h"

#include "ai/powerline/valuation.h"
#include "engine/powerline/scoring.h"

namespace spannung::powerline::greedy {

Growth::Growth(const Tables& tables, const State& state, const Player& player,
               const Judgement& judgement)
    : tables_(tables),
      state_(state),
      player_(player),
      judgement_(judgement),
      roundsLeft_(tables.components.rounds - state.round) {
  for (const LineIndex line : tables.map.lines.keys()) {
    shares_[line] = shareOf(tables, line, player.lines[line].tiles(), roundsLeft_, judgement);
    for (const PlantIndex plant : tables.line(line).ends) {
      built_[plant] += shares_[line] * tables.length(line);
      length_[plant] += tables.length(line);
      missing_[plant] += tables.length(line) - player.lines[line].tiles();
    }
  }
  for (const PlantIndex plant : tables.map.plants.keys())
    promise_[plant] = plantPromise(tables.plant(plant).points, built_[plant] / length_[plant],
                                   missing_[plant], roundsLeft_, judgement_);
}

double Growth::gain(LineIndex line, int tiles) {
  Entry& entry = known_[line][static_cast<std::size_t>(tiles - player_.lines[line].tiles())];
  if (!entry.isKnown) entry = {static_cast<float>(gainOf(line, tiles)), true};
  return entry.gain;
}

double Growth::gainOf(LineIndex line, int tiles) const {
  const double growth = shareOf(tables_, line, tiles, roundsLeft_, judgement_) - shares_[line];
  const int added = tiles - player_.lines[line].tiles();
  const bool isFinished = tiles == tables_.length(line);
  const double weight = judgement_.lineWeight;
  double gain =
      tables_.line(line).points * (isFinished ? 1 - weight * shares_[line] : weight * growth);
  for (const PlantIndex plant : tables_.line(line).ends)
    gain += gainAtPlant(plant, growth * tables_.length(line), added);
  if (isFinished) gain += gainOfFinishing(line);
  const bool wasOpen = !player_.lines[line].isUntouched();
  return gain - priceOfOpen((isFinished ? 0 : 1) - (wasOpen ? 1 : 0));
}

double Growth::gainAtPlant(PlantIndex plant, double growth, int tiles) const {
  constexpr double kAlmostAll = 1 - 1e-9;
  const int points = tables_.plant(plant).points;
  const double share = (built_[plant] + growth) / length_[plant];
  const int missing = missing_[plant] - tiles;
  const double now =
      share >= kAlmostAll ? points : plantPromise(points, share, missing, roundsLeft_, judgement_);
  return now - promise_[plant];
}

double Growth::gainOfFinishing(LineIndex line) const {
  Player finished = player_;
  LineWork& work = finished.lines[line];
  while (work.tiles() < tables_.length(line)) work.extend(0);
  return cardsValue(tables_, state_, finished, judgement_) -
         cardsValue(tables_, state_, player_, judgement_);
}

double Growth::priceOfOpen(int change) const {
  if (change == 0) return 0;
  if (roundsLeft_ > 0) return openLinePrice(tables_, roundsLeft_, judgement_) * change;
  const int open = unfinishedLines(tables_, player_);
  return lossForUnfinished(tables_, open + change) - lossForUnfinished(tables_, open);
}

}  // namespace spannung::powerline::greedy
