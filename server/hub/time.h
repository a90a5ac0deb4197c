// The clock on the wall, in the server's unit.
#pragma once

#include <chrono>

#include "server/table/summary.h"

namespace spannung::server {

inline Milliseconds wallTime() {
  using std::chrono::duration_cast, std::chrono::milliseconds, std::chrono::system_clock;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

}  // namespace spannung::server
