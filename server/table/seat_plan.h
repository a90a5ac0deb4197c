// Seats as somebody wants them, checked.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/table/bot_roster.h"
#include "server/table/log_entry.h"
#include "server/table/words.h"

namespace spannung::server {

// With everything that does not belong to its kind removed. A person can only seat itself.
Expected<SeatPlan> checkedPlan(const std::string& place, const SeatPlan& plan,
                               const PersonId& person, std::string_view game,
                               const BotRoster& bots);

Expected<void> checkBot(const std::string& place, std::string_view bot, std::string_view game,
                        const BotRoster& bots);

// A name for one more bot at a table with these seats.
std::string freeBotName(const std::vector<SeatPlan>& seats);

}  // namespace spannung::server
