#include "server/hub/bot_desk.h"

#include <algorithm>
#include <utility>

#include <boost/asio/post.hpp>

#include "record/seed.h"

namespace spannung::server {

using namespace std::chrono_literals;

// When more bots want to think than there are threads, all of them think less, so that nobody waits
// much longer than on an idle server.
std::chrono::milliseconds BotDesk::fairShare() const {
  constexpr auto kMost = 60'000ms;
  constexpr auto kUsual = 2000ms;
  constexpr auto kLeast = 20ms;
  const auto jobs = static_cast<std::size_t>(std::max(1, waiting_.load()));
  if (jobs <= workers_) return kMost;
  return std::max<std::chrono::milliseconds>(kLeast, kUsual * workers_ / jobs);
}

Expected<BotAnswer> BotDesk::answer(const BotJob& job) {
  auto bot = bench_.take(job.table, job.seat, job.bot);
  if (!bot) {
    auto made = makeBot(job.bot, *job.game);
    if (!made) return tl::unexpected(made.error());
    bot = std::move(*made);
  }
  bot->limitTime(std::min(job.time.value_or(fairShare()), fairShare()));
  // Never from the seed of the game: whoever knows the bot's dice must not learn about the cards.
  Rng rng = Rng::fromSeed(randomSeed());
  Dice dice(rng);
  BotAnswer answer{bot->choose(job.view, job.seat, dice), bot->thoughts()};
  if (!job.table.empty()) bench_.put(job.table, job.seat, job.game, std::move(bot));
  return answer;
}

void BotDesk::think(BotJob job, Done done) {
  ++waiting_;
  boost::asio::post(threads_, [this, job = std::move(job), done = std::move(done)] {
    const auto began = std::chrono::steady_clock::now();
    auto result = answer(job);
    metrics_.botThought(std::chrono::steady_clock::now() - began);
    --waiting_;
    done(std::move(result));
  });
}

}  // namespace spannung::server
