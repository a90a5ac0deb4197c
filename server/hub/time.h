// What time it is, in the server's unit.
#pragma once

#include <chrono>

#include "server/table/summary.h"

namespace spannung::server {

inline Milliseconds wallTime() {
  using std::chrono::duration_cast, std::chrono::milliseconds, std::chrono::system_clock;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

// The clock on the wall, which may be set at any moment, and one beside it that only goes on, while
// the machine is awake.
struct ClockReading {
  Milliseconds wall = 0;
  Milliseconds steady = 0;
};

inline ClockReading readClocks() {
  using std::chrono::duration_cast, std::chrono::milliseconds, std::chrono::steady_clock;
  return {wallTime(), duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count()};
}

// Goes by the wall when it is set, and steadily from then on.
class SteadyTime {
 public:
  void set(const ClockReading& reading) { start_ = reading; }
  Milliseconds at(const ClockReading& reading) const {
    return start_.wall + (reading.steady - start_.steady);
  }
  // By how much the wall has been set since; the little that clocks differ by does not count.
  Milliseconds jump(const ClockReading& reading) const {
    constexpr Milliseconds kLittle = 1000;
    const Milliseconds by = reading.wall - at(reading);
    return by > -kLittle && by < kLittle ? 0 : by;
  }

 private:
  ClockReading start_;
};

}  // namespace spannung::server
