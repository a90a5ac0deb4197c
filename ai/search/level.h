// How well a searching opponent plays: how long it thinks and how often it errs.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "ai/search/budget.h"
#include "ai/search/findings.h"
#include "ai/search/settings.h"
#include "engine/core/rng.h"

namespace spannung::search {

struct Level {
  std::string_view name;
  Budget budget{};
  // Whoever errs takes a move that looks worse by this much (a chance of winning) as often as not.
  // 0: always the best one.
  double error = 0;
  Rivals rivals = Rivals::usual;
  int threads = 1;
};

using namespace std::chrono_literals;

// Weakest first.
inline constexpr std::array kLevels = {
    Level{.name = "easy", .budget = {.simulations = 60}, .error = 0.1},
    Level{.name = "medium", .budget = {.simulations = 100}, .error = 0.02},
    Level{.name = "hard", .budget = {.time = 1000ms}},
    Level{.name = "expert", .budget = {.time = 2000ms}},
};

// A name, or a name with a budget of its own: "hard", "expert@5s", "hard@250ms", "medium@3000"
// (simulations). Before the budget may stand how it expects rivals to choose, "hard+paranoid" or
// "hard+selfish"; "/2" behind it is a number of threads. Nothing if it is none of this.
std::optional<Level> levelOf(std::string_view text);

// The move that a player of this level makes after such a search.
Move choiceOf(const Findings& findings, const Level& level, Dice& dice);

}  // namespace spannung::search
