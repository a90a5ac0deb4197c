// A player that searches: one tree a thread, kept from move to move.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "ai/core/bot.h"
#include "ai/core/threads.h"
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
    begin(view, seat, dice);
    growTogether();
    return chosen(dice);
  }

  void begin(const AnyState& view, Seat seat, Dice& dice) override {
    if (trees_.empty()) plant(dice);
    view_ = view.as<State>();
    seat_ = seat;
    lookAtOptions(dice);
    for (Growing& tree : trees_) tree.progress.reset();
  }

  // One tree after the other, so that together they take no longer than one would.
  bool thinkOn(std::chrono::milliseconds slice) override {
    if (!hasChoice_) return false;
    const auto count = static_cast<int>(trees_.size());
    Budget budget = limitedBudget();
    if (budget.time) *budget.time /= count;
    bool goesOn = false;
    for (Growing& tree : trees_) goesOn |= grow(tree, budget, Clock::duration(slice) / count);
    return goesOn;
  }

  Move chosen(Dice& dice) override {
    findings_ = gathered();
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
  struct Growing {
    std::unique_ptr<TreeSearch<P>> search;
    std::optional<Progress> progress{};  // nothing before it has looked at the position
  };

  void plant(Dice& dice) {
    for (int i = 0; i < level_.threads; ++i) {
      Seed seed{};
      for (std::uint8_t& byte : seed) byte = static_cast<std::uint8_t>(dice.below(256));
      trees_.push_back({std::make_unique<TreeSearch<P>>(policy_, settings_, seed)});
    }
  }

  void lookAtOptions(Dice& dice) {
    State state = *view_;
    policy_.rules().determinize(state, Viewer::seat(seat_), dice);
    MoveList moves;
    policy_.options(state, seat_, moves);
    firstOption_ = moves[0];
    hasChoice_ = moves.size() > 1;
  }

  void growTogether() {
    if (!hasChoice_) return;
    Budget budget = limitedBudget();
    if (budget.time && !kHasThreads) *budget.time /= static_cast<int>(trees_.size());
    together(trees_.size(),
             [&](std::size_t i) { grow(trees_[i], budget, Clock::duration::max()); });
  }

  // False when there is nothing more to do.
  bool grow(Growing& tree, const Budget& budget, Clock::duration slice) const {
    if (!tree.progress) {
      tree.search->ponder(*view_, seat_);
      tree.progress.emplace();
    }
    return tree.search->runOn(*tree.progress, budget, slice);
  }

  Budget limitedBudget() const {
    Budget budget = level_.budget;
    if (limit_) budget.time = std::min(budget.time.value_or(*limit_), *limit_);
    return budget;
  }

  Findings gathered() const {
    std::vector<Findings> findings;
    for (const Growing& tree : trees_)
      if (tree.progress) findings.push_back(tree.search->findings());
    Findings all = merged(findings);
    if (all.moves.empty()) all.moves.push_back({.move = firstOption_});
    return all;
  }

  // What a move gains is measured against the mean of all that was simulated.
  Thought thoughtOf(const Finding& finding) const {
    Thought thought{.move = finding.move,
                    .visits = finding.visits,
                    .chance = finding.chance,
                    .score = finding.score,
                    .deviation = finding.deviation};
    const int seats = policy_.rules().seats();
    thought.chances.assign(finding.chances.begin(), finding.chances.begin() + seats);
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
  std::vector<Growing> trees_;
  // What is thought about.
  std::optional<State> view_;
  Seat seat_ = Seat::none();
  Move firstOption_{};
  bool hasChoice_ = false;
  Findings findings_;
};

}  // namespace spannung::search
