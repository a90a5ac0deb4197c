#include "cli/terminal/progress_bar.h"

#include <cstdint>
#include <iostream>
#include <string_view>

#include <fmt/format.h>
#include <unistd.h>

#include "texts/catalogue.h"

namespace spannung {
namespace {

constexpr int kBarWidth = 30;
constexpr std::string_view kStartOfLine = "\r";
constexpr std::string_view kWipeRest = "\x1b[K";

std::string barOf(int done, int total) {
  const int filled = static_cast<int>(std::int64_t{kBarWidth} * done / total);
  return fmt::format("[{}{}]", std::string(static_cast<std::size_t>(filled), '#'),
                     std::string(static_cast<std::size_t>(kBarWidth - filled), '.'));
}

std::string durationText(double seconds) {
  const auto whole = static_cast<std::int64_t>(seconds + 0.5);
  if (whole < 3600) return fmt::format("{}:{:02}", whole / 60, whole % 60);
  return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
}

}  // namespace

bool isWatched(const std::ostream& stream) {
  return &stream == &std::cerr && isatty(STDERR_FILENO) == 1;
}

std::string progressText(Language language, int done, int total, double seconds, int before) {
  const double rate = seconds > 0 ? (done - before) / seconds : 0;
  // Games of bots that think take minutes.
  const bool slow = rate > 0 && rate < 1;
  constexpr double kSecondsAMinute = 60;
  const Args args = {
      {"done", std::to_string(done)},
      {"total", std::to_string(total)},
      {"rate", fmt::format("{:.{}f}", slow ? rate * kSecondsAMinute : rate, slow ? 1 : 0)},
      {"left", rate > 0 ? durationText((total - done) / rate) : "?"}};
  return barOf(done, total) + ' ' +
         catalogue(language).text(slow ? "simulate.progress_slow" : "simulate.progress", args);
}

ProgressBar::ProgressBar(std::ostream& out, Language language, int total, int before)
    : out_(out),
      language_(language),
      total_(total),
      before_(before),
      began_(std::chrono::steady_clock::now()) {}

ProgressBar::~ProgressBar() { out_ << kStartOfLine << kWipeRest << std::flush; }

void ProgressBar::show(int done) {
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - began_;
  out_ << kStartOfLine << progressText(language_, done, total_, spent.count(), before_) << kWipeRest
       << std::flush;
}

}  // namespace spannung
