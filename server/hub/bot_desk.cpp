#include "server/hub/bot_desk.h"

#include <chrono>
#include <utility>

#include <boost/asio/post.hpp>

#include "ai/bot.h"
#include "record/seed.h"

namespace spannung::server {
namespace {

Expected<Move> moveOf(const BotJob& job) {
  auto bot = makeBot(job.bot, *job.game);
  if (!bot) return tl::unexpected(bot.error());
  // Never from the seed of the game: whoever knows the bot's dice must not learn about the cards.
  Rng rng = Rng::fromSeed(randomSeed());
  Dice dice(rng);
  return (*bot)->choose(job.view, job.seat, dice);
}

}  // namespace

void BotDesk::think(BotJob job, Done done) {
  ++waiting_;
  boost::asio::post(threads_, [this, job = std::move(job), done = std::move(done)] {
    const auto began = std::chrono::steady_clock::now();
    auto move = moveOf(job);
    metrics_.botThought(std::chrono::steady_clock::now() - began);
    --waiting_;
    done(std::move(move));
  });
}

}  // namespace spannung::server
