#include "ai/match.h"

namespace spannung {
namespace {

struct Chosen {
  Move move{};
  bool isLegal = true;
};

Chosen chosenBy(const AnyGame& rules, Bot& bot, const AnyState& state, Seat seat,
                const MoveList& moves, Dice& dice) {
  if (const int place = bot.chooseBlindly(moves, dice); place != Bot::kLooks)
    return {moves[static_cast<std::size_t>(place)]};
  const AnyState view = rules.redacted(state, Viewer::seat(seat));
  const Move move = bot.choose(view, seat, dice);
  return {move, rules.check(state, seat, move).fine()};
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
  EventSink sink(listen);
  statistics.begin();
  AnyState state = rules.opened(seeds.game, sink);
  MoveList moves;
  Seat seat = rules.active(state).first();
  rules.legal(state, seat, moves);
  int plies = 0;
  for (; !seat.isNone(); ++plies) {
    if (cancelled.load(std::memory_order_relaxed)) return std::nullopt;
    if (plies == mostPlies)
      return problem("simulation", "game_too_long", {{"plies", std::to_string(mostPlies)}});
    Bot& bot = *bots[static_cast<std::size_t>(seat.index())];
    const Chosen choice = chosenBy(rules, bot, state, seat, moves, dice);
    if (!choice.isLegal) return illegalMove(rules, bot, choice.move, plies + 1);
    seat = rules.advance(state, seat, choice.move, sink, moves);
  }
  const Outcome outcome{rules.result(state), statistics.rounds(), plies};
  statistics.finish(outcome.result);
  return outcome;
}

}  // namespace spannung
