// What the server tells its operator: one line an event, as key=value. Never secrets, cookies,
// passwords or hidden cards. The library stays inside log.cpp.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace spannung::server {

enum class LogLevel { debug, info, warning, error, off };

using LogFields = std::initializer_list<std::pair<std::string_view, std::string_view>>;

std::optional<LogLevel> parseLogLevel(std::string_view text);
void setLogLevel(LogLevel level);
void logEvent(LogLevel level, std::string_view event, LogFields fields = {});

}  // namespace spannung::server
