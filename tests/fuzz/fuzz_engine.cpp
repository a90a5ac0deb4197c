// Any bytes as the input of `spannung engine`: every line gets one JSON object as its answer.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <sstream>
#include <string>

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "base/entropy.h"
#include "cli/commands/engine_command.h"
#include "tests/fuzz/fuzz_library.h"

namespace spannung {

// A game without a seed must be the same each time, or a finding could not be repeated.
void fillWithEntropy(std::span<std::uint8_t> bytes) { std::ranges::fill(bytes, std::uint8_t{7}); }

}  // namespace spannung

namespace spannung::fuzz {
namespace {

std::size_t requireAnswers(const std::string& output) {
  std::size_t count = 0;
  std::istringstream lines(output);
  for (std::string line; std::getline(lines, line); ++count) {
    const boost::json::value reply = boost::json::parse(line);
    require(reply.at("ok").is_bool());
    require(reply.at("ok").get_bool() != reply.as_object().contains("error"));
  }
  return count;
}

std::size_t linesOf(const std::string& input) {
  std::size_t count = 0;
  std::istringstream lines(input);
  for (std::string line; std::getline(lines, line);) ++count;
  return count;
}

void converse(const std::string& input) {
  std::istringstream in(input);
  std::ostringstream out;
  require(engineCommand(library(), in, out) == 0);
  const bool readAll = in.rdbuf()->in_avail() <= 0;  // else a request said "quit"
  const std::size_t answers = requireAnswers(out.str());
  require(readAll ? answers == linesOf(input) : answers < linesOf(input));
}

}  // namespace
}  // namespace spannung::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  spannung::fuzz::converse({reinterpret_cast<const char*>(data), size});
  return 0;
}
