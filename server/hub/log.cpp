#include "server/hub/log.h"

#include <memory>

#include <fmt/format.h>
#include <spdlog/logger.h>
#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/stdout_sinks.h>

namespace spannung::server {
namespace {

spdlog::level::level_enum libraryLevel(LogLevel level) {
  switch (level) {
    case LogLevel::debug: return spdlog::level::debug;
    case LogLevel::info: return spdlog::level::info;
    case LogLevel::warning: return spdlog::level::warn;
    case LogLevel::error: return spdlog::level::err;
    case LogLevel::off: return spdlog::level::off;
  }
  return spdlog::level::off;
}

spdlog::logger& logger() {
  static spdlog::logger instance = [] {
    spdlog::logger made("spannung", std::make_shared<spdlog::sinks::stderr_sink_mt>());
    made.set_pattern("time=%Y-%m-%dT%H:%M:%S.%eZ level=%l %v", spdlog::pattern_time_type::utc);
    made.set_level(spdlog::level::warn);
    made.flush_on(spdlog::level::info);
    return made;
  }();
  return instance;
}

bool isPlain(std::string_view value) {
  return !value.empty() && value.find_first_of(" \"=\\\n\r\t") == std::string_view::npos;
}

// Quoted where it would not be one word, and always on one line.
std::string valueText(std::string_view value) {
  if (isPlain(value)) return std::string(value);
  std::string quoted = "\"";
  for (const char c : value) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
  }
  return quoted + '"';
}

}  // namespace

std::optional<LogLevel> parseLogLevel(std::string_view text) {
  constexpr std::pair<std::string_view, LogLevel> kLevels[] = {{"debug", LogLevel::debug},
                                                               {"info", LogLevel::info},
                                                               {"warning", LogLevel::warning},
                                                               {"error", LogLevel::error},
                                                               {"off", LogLevel::off}};
  for (const auto& [name, level] : kLevels)
    if (text == name) return level;
  return std::nullopt;
}

void setLogLevel(LogLevel level) { logger().set_level(libraryLevel(level)); }

void logEvent(LogLevel level, std::string_view event, LogFields fields) {
  const auto wanted = libraryLevel(level);
  if (!logger().should_log(wanted)) return;
  std::string line = fmt::format("event={}", event);
  for (const auto& [name, value] : fields) line += fmt::format(" {}={}", name, valueText(value));
  logger().log(wanted, line);
}

}  // namespace spannung::server
