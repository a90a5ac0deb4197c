#include "cli/play/play_table.h"

#include <algorithm>
#include <utility>

#include "record/seed.h"

namespace spannung {

PlayTable::PlayTable(Session session, Seating seating, std::vector<std::unique_ptr<Bot>> bots,
                     std::unique_ptr<Bot> adviser)
    : session_(std::move(session)),
      seating_(std::move(seating)),
      bots_(std::move(bots)),
      adviser_(std::move(adviser)) {}

void PlayTable::playBots() {
  for (Seat seat = actor(); !seat.isNone() && !seating_.isPerson(seat); seat = actor())
    session_.play(seat, choice(*bots_[static_cast<std::size_t>(seat.index())], seat, "bots"));
}

// A level that errs now and then errs when it plays, not when it is asked.
Move PlayTable::advice(Seat seat) const {
  const Move move = choice(*adviser_, seat, "advice");
  const std::vector<Thought> thoughts = adviser_->thoughts();
  return thoughts.empty() ? move : thoughts.front().move;
}

bool PlayTable::hasSecretsBetween(Seat left, Seat right) const {
  return !rules().equal(viewOf(left), viewOf(right));
}

Move PlayTable::choice(Bot& bot, Seat seat, std::string_view purpose) const {
  Rng rng = Rng::fromSeed(derivedSeed(session_.seed(), purpose, session_.plies().size()));
  Dice dice(rng);
  bot.forget();
  return bot.choose(viewOf(seat), seat, dice);
}

Expected<std::unique_ptr<PlayTable>> makePlayTable(Session session, Seating seating,
                                                   std::string_view adviser) {
  const LoadedGame& game = session.game();
  std::vector<std::unique_ptr<Bot>> bots;
  for (const Chair& chair : seating.chairs()) {
    bots.emplace_back();
    if (!chair.isBot()) continue;
    auto bot = makeBot(chair.bot, game);
    if (!bot) return tl::unexpected(bot.error());
    bots.back() = std::move(*bot);
  }
  auto helper = makeBot(adviser, game);
  if (!helper) return tl::unexpected(helper.error());
  return std::make_unique<PlayTable>(std::move(session), std::move(seating), std::move(bots),
                                     std::move(*helper));
}

}  // namespace spannung
