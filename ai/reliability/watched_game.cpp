#include "ai/reliability/watched_game.h"

#include <utility>

namespace spannung {
namespace {

class Watch {
 public:
  Watch(const WatchPlan& plan, Bot& bot, const MatchSeeds& seeds)
      : plan_(plan),
        rules_(plan.game->rules()),
        bot_(bot),
        rng_(Rng::fromSeed(seeds.bots)),
        dice_(rng_),
        state_(rules_.initial(seeds.game)) {}

  Expected<std::optional<WatchedGame>> play(const std::atomic<bool>& cancelled) {
    while (!rules_.finished(state_)) {
      if (cancelled.load(std::memory_order_relaxed)) return std::nullopt;
      const Seat seat = rules_.active(state_).first();
      const Move move = think(seat);
      if (!rules_.check(state_, seat, move).fine())
        return problem("bots", "illegal_bot_move",
                       {{"name", plan_.bot},
                        {"move", rules_.text(move)},
                        {"ply", std::to_string(plies_ + 1)}});
      apply(seat, move);
      if (++plies_ == kMostPlies)
        return problem("simulation", "game_too_long", {{"plies", std::to_string(kMostPlies)}});
    }
    addVictories();
    return std::move(watched_);
  }

 private:
  Move think(Seat seat) {
    const AnyState view = rules_.redacted(state_, Viewer::seat(seat));
    const std::vector<Thought> thoughts = thoughtsOf(view, seat);
    if (isForecast(thoughts)) {
      const bool again = watched_.forecasts.size() % static_cast<std::size_t>(plan_.every) == 0;
      watched_.forecasts.push_back(
          {.mover = seat, .chances = thoughts.front().chances, .isNarrow = isNarrow(thoughts)});
      if (again && plan_.runs > 1) watched_.forecasts.back().repetition = repeated(view, seat);
    }
    return thoughts.front().move;
  }

  // A tree that was kept would know more than what is said of this decision.
  std::vector<Thought> thoughtsOf(const AnyState& view, Seat seat) {
    bot_.forget();
    const Move move = bot_.choose(view, seat, dice_);
    std::vector<Thought> thoughts = bot_.thoughts();
    if (thoughts.empty()) thoughts.push_back({.move = move});
    return thoughts;
  }

  // Where there is but one move worth a thought, nothing was simulated.
  static bool isForecast(const std::vector<Thought>& thoughts) {
    return thoughts.front().visits > 0 && !thoughts.front().chances.empty();
  }

  Repetition repeated(const AnyState& view, Seat seat) {
    std::vector<std::vector<Thought>> runs;
    for (int i = 0; i < plan_.runs; ++i) runs.push_back(thoughtsOf(view, seat));
    return repetitionOf(runs);
  }

  void apply(Seat seat, Move move) {
    const Terms terms = rules_.eventTerms();
    bool revealed = false;
    auto listen = [&](const Event& event) { revealed |= terms[event.kind].reveals; };
    rules_.apply(state_, seat, move, EventSink(listen));
    if (revealed && !watched_.forecasts.empty()) watched_.forecasts.back().revealed = true;
  }

  void addVictories() {
    const Result result = rules_.result(state_);
    watched_.victories.assign(static_cast<std::size_t>(rules_.seats()), 0);
    double winners = 0;
    for (const Standing& standing : result.standings) winners += standing.rank == 1 ? 1 : 0;
    for (const Standing& standing : result.standings)
      if (standing.rank == 1)
        watched_.victories[static_cast<std::size_t>(standing.seat.index())] = 1 / winners;
  }

  const WatchPlan& plan_;
  const AnyGame& rules_;
  Bot& bot_;
  Rng rng_;
  Dice dice_;
  AnyState state_;
  WatchedGame watched_;
  int plies_ = 0;
};

}  // namespace

Expected<std::optional<WatchedGame>> watchGame(const WatchPlan& plan, const MatchSeeds& seeds,
                                               const std::atomic<bool>& cancelled) {
  const auto bot = makeBot(plan.bot, *plan.game);
  if (!bot) return tl::unexpected(bot.error());
  return Watch(plan, **bot, seeds).play(cancelled);
}

}  // namespace spannung
