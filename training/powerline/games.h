// Games of one seat that plays plans instead of moves, which takes a few milliseconds a game.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "ai/network/value_network.h"
#include "ai/powerline/foresight.h"
#include "engine/powerline/rules.h"
#include "games/library.h"
#include "training/powerline/samples.h"

namespace spannung::rehearsal {

// A kind of table, and how often it is played.
struct Kind {
  std::shared_ptr<const LoadedGame> game;
  const powerline::Powerline* rules = nullptr;
  int share = 0;
};

// The printed game most of all, and each of the variants. The first one is the printed game.
std::vector<Kind> allKinds(const Library& library);

// The numbers of a board, seat before table.
std::vector<float> numbersOf(const powerline::Tables& tables, const powerline::State& state);

class Games {
 public:
  // Without a network plans are chosen by the shipped taste of quick plans.
  Games(const std::vector<Kind>& kinds, const std::optional<network::ValueNetwork>& network);

  // Any kind of game. Until some round plans are odd now and then, so that boards are seen that
  // good players avoid; from there on the best plan is taken, so that scores are those of good
  // play.
  void play(const Seed& seed, Samples& samples) const;
  // The printed game without anything odd; gives its score.
  int playWell(const Seed& seed) const;

 private:
  std::vector<powerline::Plan> bestPlans(std::size_t kind, const powerline::State& state) const;
  void playRound(std::size_t kind, powerline::State& state, const powerline::Plan& plan) const;
  const powerline::Tables& tables(std::size_t kind) const { return kinds_[kind].rules->tables(); }

  const std::vector<Kind>& kinds_;
  std::vector<powerline::Foresight> foresights_;  // by kind, if there are any
};

}  // namespace spannung::rehearsal
