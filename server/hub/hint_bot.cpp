#include "server/hub/hint_bot.h"

#include <algorithm>

#include <fmt/format.h>

#include "ai/bots.h"

namespace spannung::server {

HintBot hintBotAt(const Table& table, std::chrono::milliseconds usual) {
  std::chrono::milliseconds time = usual;
  for (const Chair& chair : table.chairs())
    if (chair.kind == SeatKind::bot || chair.resigned)
      time = std::max(time, demandOf(chair.bot).time.value_or(usual));
  std::string name = botNames(table.game().rules().name()).back();
  // Where the strongest bot thinks for a time, it is given this one.
  if (demandOf(name).time) name = fmt::format("{}@{}ms", name, time.count());
  return {std::move(name), time};
}

}  // namespace spannung::server
