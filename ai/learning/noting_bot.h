// A bot under observation: what it decides is noted, with the chances that it told, and now and
// then it makes a random move instead.
#pragma once

#include <cstdint>
#include <memory>
#include <numeric>
#include <string_view>
#include <utility>
#include <vector>

#include "ai/core/bot.h"
#include "ai/random_bot.h"

namespace spannung::learning {

struct NotedDecision {
  Seat seat;
  Move move;
  std::vector<double> chances;  // of every seat; empty if nothing was said
};

class NotingBot final : public Bot {
 public:
  NotingBot(std::unique_ptr<Bot> bot, const AnyGame& rules, int randomPercent,
            std::vector<NotedDecision>& notes)
      : bot_(std::move(bot)),
        random_(rules),
        randomPercent_(static_cast<std::uint32_t>(randomPercent)),
        notes_(notes) {}

  std::string_view name() const override { return bot_->name(); }

  Move choose(const AnyState& view, Seat seat, Dice& dice) override {
    constexpr std::uint32_t kAll = 100;
    if (dice.below(kAll) < randomPercent_)
      return noted({seat, random_.choose(view, seat, dice), {}});
    const Move move = bot_->choose(view, seat, dice);
    return noted({seat, move, chances()});
  }

 private:
  Move noted(NotedDecision decision) {
    notes_.push_back(std::move(decision));
    return notes_.back().move;
  }

  // A favourite that was found earlier and not looked at again has none.
  std::vector<double> chances() const {
    const std::vector<Thought> thoughts = bot_->thoughts();
    if (thoughts.empty()) return {};
    const std::vector<double>& chances = thoughts.front().chances;
    const bool isSaid = std::accumulate(chances.begin(), chances.end(), 0.0) > 0;
    return isSaid ? chances : std::vector<double>{};
  }

  std::unique_ptr<Bot> bot_;
  RandomBot random_;
  std::uint32_t randomPercent_;
  std::vector<NotedDecision>& notes_;
};

}  // namespace spannung::learning
