// Monte-Carlo tree search over what a seat knows (information sets).
//
// Every simulation guesses what is hidden, follows the tree as far as it goes, plays on by the
// policy's rollouts until the horizon, and credits the path with how content each seat would be. A
// policy that foresees what positions promise is asked at once instead. Forced moves have no nodes.
// The same view, seed and number of simulations give the same tree.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <vector>

#include "ai/search/budget.h"
#include "ai/search/findings.h"
#include "ai/search/policy.h"
#include "ai/search/tree.h"
#include "ai/search/utility.h"

namespace spannung::search {

template <SearchPolicy P>
class TreeSearch {
 public:
  using State = typename P::Rules::State;

  // Keeps a reference to the policy.
  TreeSearch(const P& policy, const Settings& settings, const Seed& seed)
      : policy_(policy),
        settings_(settingsFor(policy, settings)),
        foresees_(isForeseeing(policy)),
        rng_(Rng::fromSeed(seed)),
        dice_(rng_),
        tree_(settings_) {}
  TreeSearch(const TreeSearch&) = delete;
  TreeSearch& operator=(const TreeSearch&) = delete;

  // What is thought about next. Keeps what is known about it from thinking about earlier positions.
  void ponder(const State& view, Seat seat) {
    const std::optional<NodeIndex> known = view_ && seat == seat_ ? nodeOf(view) : std::nullopt;
    if (known)
      tree_.keepOnly(*known);
    else
      tree_.clear();
    view_ = view;
    seat_ = seat;
    horizon_ = policy_.horizon(view);
    spread_ = policy_.spread(view);
    if (!known || !foresees_) reference_ = usualScore();  // a tree that is kept was grown by it
    accounts_.clear();
    simulations_ = 0;
  }

  // Until the budget is used up, or before if hardly any other move can win any more.
  void run(const Budget& budget) {
    Progress progress;
    runOn(progress, budget, Clock::duration::max());
  }

  // The same in slices of about this length: whatever they are, the simulations are the same ones.
  // False when the run is over.
  bool runOn(Progress& progress, const Budget& budget, Clock::duration slice) {
    const bool isTimed = budget.time || slice != Clock::duration::max();
    const auto before = progress.time;
    const auto began = isTimed ? Clock::now() : Clock::time_point{};
    while (!isOver(budget, progress)) {
      simulate();
      ++progress.simulations;
      if (!isTimed) continue;  // no clock where nobody asks for the time
      progress.time = before + (Clock::now() - began);
      if (progress.time - before >= slice) return !isOver(budget, progress);
    }
    return false;
  }

  Findings findings() const {
    Findings found;
    found.simulations = simulations_;
    tree_.forEachChild(Tree::root(), [&](NodeIndex child, const Node& node) {
      if (node.visits > 0 && isPossible(node.move)) found.moves.push_back(findingOf(child, node));
    });
    return merged(std::span(&found, 1));  // sorted
  }

  const Tree& tree() const { return tree_; }

 private:
  // Where a simulation has come to.
  struct Ending {
    BySeat contentment{};
    BySeat chances{};  // of winning, as they are told
    double score = 0;  // of the seat that thinks
  };

  // What the simulations that began with a move led to, for the seat that thinks.
  struct Account {
    NodeIndex node;
    std::uint32_t simulations = 0;
    double score = 0;  // all of these are sums
    BySeat chances{};
    double squares = 0;  // of the chance of the seat that thinks
    std::uint32_t appraisals = 0;
    Appraisal appraised{};

    void add(const Ending& ending, Seat seat) {
      ++simulations;
      score += ending.score;
      for (std::size_t i = 0; i < chances.size(); ++i) chances[i] += ending.chances[i];
      const double chance = ending.chances[static_cast<std::size_t>(seat.index())];
      squares += chance * chance;
    }
    void add(const Appraisal& own) {
      ++appraisals;
      appraised += own;
    }
  };

  bool isOver(const Budget& budget, const Progress& progress) const {
    const std::uint32_t done = progress.simulations;
    if (budget.simulations && done >= *budget.simulations) return true;
    if (!budget.time) return false;
    if (done == 0) return false;
    if (progress.time >= *budget.time) return true;
    constexpr std::uint32_t kNowAndThen = 64;
    return done % kNowAndThen == 0 && isDecided(shareOf(progress.time, *budget.time), done);
  }

  static double shareOf(Clock::duration passed, Clock::duration whole) {
    return static_cast<double>(passed.count()) / static_cast<double>(whole.count());
  }

  // A tree that was kept may know moves that other guesses about hidden things allowed.
  bool isPossible(Move move) const { return policy_.rules().check(*view_, seat_, move).fine(); }

  // The move that leads is further ahead than the rest of the time is likely to change: hardly ever
  // does a single rival get more than half of it.
  bool isDecided(double share, std::uint32_t done) const {
    constexpr double kForOneRival = 0.5;
    const double left = share <= 0 ? done : done * (1 - share) / share;
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    tree_.forEachChild(Tree::root(), [&](NodeIndex, const Node& node) {
      second = std::max(second, std::min(first, node.visits));
      first = std::max(first, node.visits);
    });
    return first - second > kForOneRival * left;
  }

  State determinized() {
    State state = *view_;
    policy_.rules().determinize(state, Viewer::seat(seat_), dice_);
    if constexpr (GuessesRivals<P>) policy_.guess(state, seat_);
    return state;
  }

  void simulate() {
    state_ = determinized();
    path_.clear();
    followTree();
    playOn();
    settle();
    ++simulations_;
  }

  // The seat that thinks goes first where several may.
  Seat moverOf(const State& state) const {
    const SeatMask active = policy_.rules().active(state);
    return active.contains(seat_) ? seat_ : active.first();
  }
  bool isSearched(Seat mover) const {
    return settings_.rivals != Rivals::usual || policy_.isSearched(mover, seat_);
  }
  bool hasHorizon() const { return !foresees_ || StopsAtHorizon<P>; }
  bool isAtHorizon(const State& state) const {
    if (policy_.rules().finished(state)) return true;
    return hasHorizon() && policy_.stage(state) >= horizon_;
  }
  void apply(State& state, Seat mover, Move move) const {
    NoSink silence;
    policy_.rules().apply(state, mover, move, silence);
  }

  void followTree() {
    NodeIndex node = Tree::root();
    while (!isAtHorizon(state_) && tree_.isRipe(node)) {
      const Seat mover = moverOf(state_);
      listOptions(state_, mover);
      if (moves_.size() > 1 && isSearched(mover)) {
        if (!hasChildren(node, mover)) return;
        node = tree_.choose(node);
        path_.push_back(node);
        apply(state_, mover, tree_.node(node).move);
      } else {
        apply(state_, mover, playedMove(mover));
      }
    }
  }

  void listOptions(const State& state, Seat mover) {
    moves_.clear();
    policy_.options(state, mover, moves_);
  }

  Move playedMove(Seat mover) {
    return moves_.size() == 1 ? moves_[0] : policy_.rollout(state_, mover, moves_, dice_);
  }

  bool hasChildren(NodeIndex node, Seat mover) {
    if (tree_.match(node, moves_)) return true;
    if (tree_.isFull()) return false;
    const auto priors = std::span(priors_).first(moves_.size());
    policy_.priors(state_, mover, moves_, priors);
    tree_.grow(node, mover, moves_, priors);
    return true;
  }

  void playOn() {
    const int most = foresees_ ? settings_.longestUnrest : settings_.longestRollout;
    for (int i = 0; i < most && !isAtHorizon(state_) && !isRestful(); ++i) {
      const Seat mover = moverOf(state_);
      apply(state_, mover, moveAfterTree(mover));
    }
  }

  // Where a policy needs no options to choose from, they are not listed.
  Move moveAfterTree(Seat mover) {
    if constexpr (RollsOutByItself<P>) {
      return policy_.rollout(state_, mover, dice_);
    } else {
      listOptions(state_, mover);
      return playedMove(mover);
    }
  }

  // Whether what is foreseen of this position can be trusted.
  bool isRestful() const {
    if constexpr (WaitsForRest<P>)
      return foresees_ && policy_.isRestful(state_);
    else
      return foresees_;
  }

  void settle() {
    if (foresees_)
      settleByOutlook();
    else
      settleByAppraisal();
  }

  void settleByAppraisal() {
    const Appraisal own = policy_.appraise(state_, seat_);
    const BySeat ended = chances(own);
    tree_.credit(path_, ended, seat_);
    if (path_.empty()) return;
    Account& account = accountOf(path_.front());
    account.add({ended, ended, own.total()}, seat_);
    account.add(own);
  }

  // Appraisals only give reasons here, so a few of them will do.
  void settleByOutlook() {
    constexpr std::uint32_t kOneOf = 16;
    const Ending ending = foreseen();
    tree_.credit(path_, ending.contentment, seat_);
    if (path_.empty()) return;
    Account& account = accountOf(path_.front());
    if (account.simulations % kOneOf == 0) account.add(policy_.appraise(state_, seat_));
    account.add(ending, seat_);
  }

  Ending foreseen() const {
    const Outlook outlook = outlookAtEnd();
    const int seats = policy_.rules().seats();
    const BySeat contentment = contentmentOf(outlook, seats, spread_, reference_);
    return {contentment, seats == 1 ? contentment : outlook.chances,
            outlook.scores[static_cast<std::size_t>(seat_.index())]};
  }

  Outlook outlookAtEnd() const {
    if constexpr (LooksOn<P>)
      if (!policy_.rules().finished(state_)) return policy_.outlookFor(state_, seat_);
    return outlookOn(state_);
  }

  // Only of a policy that foresees.
  Outlook outlookOn(const State& state) const {
    if (policy_.rules().finished(state)) return outlookOf(policy_.rules().result(state));
    if constexpr (Foresees<P>)
      return policy_.outlook(state);
    else
      return {};
  }

  static Settings settingsFor(const P& policy, Settings settings) {
    if constexpr (SaysHowWidely<P>) settings.exploration *= policy.exploration();
    return settings;
  }

  static bool isForeseeing(const P& policy) {
    if constexpr (Foresees<P>)
      return policy.hasOutlook();
    else
      return false;
  }

  // What whoever plays alone competes with.
  double usualScore() {
    if (!foresees_) return policy_.appraise(determinized(), seat_).total();
    return policy_.rules().seats() == 1 ? outlookOn(determinized()).scores.front() : 0;
  }

  BySeat chances(const Appraisal& own) const {
    const int seats = policy_.rules().seats();
    if (policy_.rules().finished(state_))
      return chancesOf(policy_.rules().result(state_), seats, spread_, reference_);
    BySeat scores{};
    for (int i = 0; i < seats; ++i)
      scores[static_cast<std::size_t>(i)] =
          Seat::of(i) == seat_ ? own.total() : scoreOfRival(Seat::of(i));
    return chancesOf(scores, seats, spread_, reference_);
  }

  float scoreOfRival(Seat rival) const {
    if constexpr (GlancesAtRivals<P>)
      return policy_.glance(state_, rival);
    else
      return policy_.appraise(state_, rival).total();
  }

  Account& accountOf(NodeIndex node) {
    const auto found = std::ranges::find(accounts_, node, &Account::node);
    return found != accounts_.end() ? *found : accounts_.emplace_back(Account{node});
  }

  Finding findingOf(NodeIndex child, const Node& node) const {
    Finding finding{.move = node.move, .visits = node.visits, .chance = node.mean()};
    const auto found = std::ranges::find(accounts_, child, &Account::node);
    if (found == accounts_.end()) return finding;
    const auto simulations = static_cast<float>(found->simulations);
    finding.score = found->score / simulations;
    for (std::size_t i = 0; i < kMostAspects && found->appraisals > 0; ++i)
      finding.expected.parts[i] = found->appraised.parts[i] / static_cast<float>(found->appraisals);
    for (std::size_t i = 0; i < finding.chances.size(); ++i)
      finding.chances[i] = found->chances[i] / simulations;
    const double mean = finding.chances[static_cast<std::size_t>(seat_.index())];
    finding.deviation = std::sqrt(std::max(0.0, found->squares / simulations - mean * mean));
    return finding;
  }

  // Where the game has got to in the old tree, if only moves led there and no chance.
  std::optional<NodeIndex> nodeOf(const State& view) {
    if (hasHorizon() && policy_.horizon(view) != horizon_) return std::nullopt;
    int tries = kMostTries;
    return descendantOf(Tree::root(), determinized(), view, tries);
  }

  std::optional<NodeIndex> descendantOf(NodeIndex node, const State& state, const State& view,
                                        int& tries) {
    if (policy_.rules().redacted(state, Viewer::seat(seat_)) == view) return node;
    if (policy_.rules().finished(state) || tries <= 0) return std::nullopt;
    const Seat mover = moverOf(state);
    listOptions(state, mover);
    if (moves_.size() > 1 && !isSearched(mover)) return std::nullopt;
    if (moves_.size() == 1) return descendantAfter(node, state, mover, moves_[0], view, --tries);
    for (const NodeIndex child : visitedChildren(node)) {
      const Move move = tree_.node(child).move;
      if (!policy_.rules().check(state, mover, move).fine()) continue;
      if (const auto found = descendantAfter(child, state, mover, move, view, --tries))
        return found;
    }
    return std::nullopt;
  }

  std::optional<NodeIndex> descendantAfter(NodeIndex node, State state, Seat mover, Move move,
                                           const State& view, int& tries) {
    apply(state, mover, move);
    return descendantOf(node, state, view, tries);
  }

  std::vector<NodeIndex> visitedChildren(NodeIndex node) const {
    std::vector<NodeIndex> children;
    tree_.forEachChild(node, [&](NodeIndex child, const Node& it) {
      if (it.visits > 0) children.push_back(child);
    });
    std::ranges::stable_sort(children, std::ranges::greater{},
                             [this](NodeIndex child) { return tree_.node(child).visits; });
    return children;
  }

  static constexpr int kMostTries = 200;

  const P& policy_;
  Settings settings_;
  bool foresees_;
  Rng rng_;
  Dice dice_;
  Tree tree_;

  std::optional<State> view_;
  Seat seat_ = Seat::none();
  int horizon_ = 0;
  double spread_ = 1;
  double reference_ = 0;

  State state_{};  // of the simulation
  MoveList moves_;
  std::array<float, MoveList::kCapacity> priors_{};
  std::vector<NodeIndex> path_;
  std::vector<Account> accounts_;
  std::uint64_t simulations_ = 0;
};

}  // namespace spannung::search
