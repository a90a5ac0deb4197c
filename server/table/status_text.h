// Words of the protocol for what a table and its seats are.
#pragma once

#include <string_view>

#include "server/table/log_entry.h"
#include "server/table/summary.h"
#include "server/table/table.h"

namespace spannung::server {

constexpr std::string_view statusText(TableStatus status) {
  switch (status) {
    case TableStatus::gathering: return "gathering";
    case TableStatus::running: return "running";
    case TableStatus::finished: return "finished";
    case TableStatus::abandoned: break;
  }
  return "abandoned";
}

constexpr std::string_view hintRuleText(HintRule rule) {
  switch (rule) {
    case HintRule::free: return "free";
    case HintRule::told: return "told";
    case HintRule::off: break;
  }
  return "off";
}

constexpr std::string_view seatKindText(SeatKind kind) {
  switch (kind) {
    case SeatKind::person: return "person";
    case SeatKind::bot: return "bot";
    case SeatKind::rules: return "rules";
    case SeatKind::open: break;
  }
  return "open";
}

}  // namespace spannung::server
