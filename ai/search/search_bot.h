// A player that searches: one tree a thread, kept from move to move.
#pragma once

#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "ai/bot.h"
#include "ai/search/level.h"
#include "ai/search/tree_search.h"

namespace spannung::search {

template <SearchPolicy P>
class SearchBot final : public Bot {
 public:
  using State = typename P::Rules::State;

  SearchBot(P policy, const Level& level, std::string name)
      : policy_(std::move(policy)),
        level_(level),
        name_(std::move(name)),
        settings_{.rivals = level.rivals} {}

  std::string_view name() const override { return name_; }
  void limitTime(std::chrono::milliseconds time) override { limit_ = time; }

  Move choose(const AnyState& view, Seat seat, Dice& dice) override {
    if (trees_.empty()) plant(dice);
    const std::optional<Move> only = onlyOption(view.as<State>(), seat, dice);
    findings_ = only ? Findings{.moves = {Finding{.move = *only}}} : think(view.as<State>(), seat);
    return choiceOf(findings_, level_, dice);
  }

  bool thinksForATime() const override { return limitedBudget().time.has_value(); }
  void forget() override { trees_.clear(); }

  std::vector<Thought> thoughts() const override {
    std::vector<Thought> thoughts;
    for (const Finding& finding : findings_.moves) thoughts.push_back(thoughtOf(finding));
    return thoughts;
  }

 private:
  void plant(Dice& dice) {
    for (int i = 0; i < level_.threads; ++i) {
      Seed seed{};
      for (std::uint8_t& byte : seed) byte = static_cast<std::uint8_t>(dice.below(256));
      trees_.push_back(std::make_unique<TreeSearch<P>>(policy_, settings_, seed));
    }
  }

  std::optional<Move> onlyOption(State state, Seat seat, Dice& dice) const {
    policy_.rules().determinize(state, Viewer::seat(seat), dice);
    MoveList moves;
    policy_.options(state, seat, moves);
    return moves.size() == 1 ? std::optional(moves[0]) : std::nullopt;
  }

  Findings think(const State& view, Seat seat) {
    const Budget budget = limitedBudget();
    const auto work = [&](TreeSearch<P>& tree) {
      tree.ponder(view, seat);
      tree.run(budget);
    };
    {
      std::vector<std::jthread> others;
      for (std::size_t i = 1; i < trees_.size(); ++i)
        others.emplace_back([&work, &tree = *trees_[i]] { work(tree); });
      work(*trees_.front());
    }
    return gathered();
  }

  Budget limitedBudget() const {
    Budget budget = level_.budget;
    if (limit_) budget.time = std::min(budget.time.value_or(*limit_), *limit_);
    return budget;
  }

  Findings gathered() const {
    std::vector<Findings> findings;
    for (const auto& tree : trees_) findings.push_back(tree->findings());
    return merged(findings);
  }

  // What a move gains is measured against the mean of all that was simulated.
  Thought thoughtOf(const Finding& finding) const {
    Thought thought{.move = finding.move,
                    .visits = finding.visits,
                    .chance = finding.chance,
                    .score = finding.score()};
    const Appraisal usual = usualOutcome();
    const auto aspects = P::aspects();
    for (std::size_t i = 0; i < aspects.size(); ++i)
      thought.gains.push_back({aspects[i], finding.expected.parts[i] - usual.parts[i]});
    return thought;
  }

  Appraisal usualOutcome() const {
    std::vector<Findings> one;
    for (Finding finding : findings_.moves) {
      finding.move = {};
      one.push_back({.moves = {finding}});
    }
    const Findings all = merged(one);
    return all.moves.empty() ? Appraisal{} : all.moves.front().expected;
  }

  P policy_;
  Level level_;
  std::string name_;
  Settings settings_;
  std::optional<std::chrono::milliseconds> limit_;
  std::vector<std::unique_ptr<TreeSearch<P>>> trees_;
  Findings findings_;
};

}  // namespace spannung::search
