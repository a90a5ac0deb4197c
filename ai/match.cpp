#include "ai/match.h"

namespace spannung {
namespace {

Move chosenMove(const AnyGame& rules, const BotsBySeat& bots, const AnyState& state, Seat seat,
                Dice& dice) {
  const AnyState view = rules.redacted(state, Viewer::seat(seat));
  return bots[static_cast<std::size_t>(seat.index())]->choose(view, seat, dice);
}

tl::unexpected<Problem> illegalMove(const AnyGame& rules, const Bot& bot, Move move, int ply) {
  return problem("bots", "illegal_bot_move",
                 {{"name", std::string(bot.name())},
                  {"move", rules.text(move)},
                  {"ply", std::to_string(ply)}});
}

}  // namespace

Expected<BotsBySeat> makeBots(const std::vector<std::string>& names, const LoadedGame& game) {
  BotsBySeat bots;
  for (const std::string& name : names) {
    if (game.isRuled(Seat::of(static_cast<int>(bots.size())))) {
      bots.emplace_back();
      continue;
    }
    auto bot = makeBot(name, game);
    if (!bot) return tl::unexpected(bot.error());
    bots.push_back(std::move(*bot));
  }
  return bots;
}

Expected<std::optional<Outcome>> playMatch(const AnyGame& rules, const BotsBySeat& bots,
                                           const MatchSeeds& seeds, GameStatistics& statistics,
                                           const std::atomic<bool>& cancelled, int mostPlies) {
  Rng rng = Rng::fromSeed(seeds.bots);
  Dice dice(rng);
  auto listen = [&statistics](const Event& event) { statistics.observe(event); };
  statistics.begin();
  AnyState state = rules.opened(seeds.game, EventSink(listen));
  int plies = 0;
  for (; !rules.finished(state); ++plies) {
    if (cancelled.load(std::memory_order_relaxed)) return std::nullopt;
    if (plies == mostPlies)
      return problem("simulation", "game_too_long", {{"plies", std::to_string(mostPlies)}});
    const Seat seat = rules.active(state).first();
    const Move move = chosenMove(rules, bots, state, seat, dice);
    if (!rules.check(state, seat, move).fine())
      return illegalMove(rules, *bots[static_cast<std::size_t>(seat.index())], move, plies + 1);
    rules.apply(state, seat, move, EventSink(listen));
  }
  const Outcome outcome{rules.result(state), statistics.rounds(), plies};
  statistics.finish(outcome.result);
  return outcome;
}

}  // namespace spannung
