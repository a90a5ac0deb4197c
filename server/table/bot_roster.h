// The bots that may sit at a table, by name. What they are is nothing to a table: whoever puts the
// server together says who there is.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace spannung::server {

// May be used from any thread.
class BotRoster {
 public:
  BotRoster() = default;
  BotRoster(const BotRoster&) = delete;
  BotRoster& operator=(const BotRoster&) = delete;
  virtual ~BotRoster() = default;

  // All that can play a game, weakest first.
  virtual std::vector<std::string> names(std::string_view game) const = 0;
  // One of these, or one of them with a budget of its own.
  virtual bool knows(std::string_view bot, std::string_view game) const = 0;
  // Who plays where nobody has chosen.
  virtual std::string usual(std::string_view game) const = 0;
};

}  // namespace spannung::server
