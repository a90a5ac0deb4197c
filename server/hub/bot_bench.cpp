#include "server/hub/bot_bench.h"

#include <algorithm>
#include <utility>

namespace spannung::server {

std::unique_ptr<Bot> BotBench::take(std::string_view table, Seat seat, std::string_view bot) {
  const std::scoped_lock lock(mutex_);
  const auto found = std::ranges::find_if(places_, [&](const Place& place) {
    return place.table == table && place.seat == seat && place.bot->name() == bot;
  });
  if (found == places_.end()) return nullptr;
  std::unique_ptr<Bot> taken = std::move(found->bot);
  places_.erase(found);
  return taken;
}

void BotBench::put(const std::string& table, Seat seat, std::shared_ptr<const LoadedGame> game,
                   std::unique_ptr<Bot> bot) {
  const std::scoped_lock lock(mutex_);
  places_.push_front({table, seat, std::move(game), std::move(bot)});
  if (places_.size() > kMostBots) places_.pop_back();
}

}  // namespace spannung::server
