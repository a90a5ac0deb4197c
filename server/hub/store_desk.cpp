#include "server/hub/store_desk.h"

#include "server/hub/log.h"

namespace spannung::server {

void logStoreTrouble(const Problem& problem) {
  if (!problem.code.starts_with("store_")) return;
  const auto reason = problem.details.find("reason");
  logEvent(LogLevel::error, "store_trouble",
           {{"code", problem.code},
            {"place", problem.place},
            {"reason", reason == problem.details.end() ? std::string_view() : reason->second}});
}

}  // namespace spannung::server
