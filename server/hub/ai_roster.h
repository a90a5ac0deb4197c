// The bots of ai/ for tables, which do not know them.
#pragma once

#include "ai/bots.h"
#include "server/table/bot_roster.h"

namespace spannung::server {

class AiRoster final : public BotRoster {
 public:
  std::vector<std::string> names(std::string_view game) const override { return botNames(game); }
  bool knows(std::string_view bot, std::string_view game) const override {
    return isBot(bot, game);
  }
  std::string usual(std::string_view game) const override { return usualBot(game); }
};

}  // namespace spannung::server
