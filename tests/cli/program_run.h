// The whole program with piped streams, as a shell would run it.
#pragma once

#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "cli/program.h"
#include "tests/cli/scratch.h"

namespace spannung {

struct ProgramRun {
  int exitCode = 0;
  std::string out;
  std::string err;
};

inline std::string times(int count, const std::string& text) {
  std::string all;
  for (int i = 0; i < count; ++i) all += text;
  return all;
}

inline std::string replaced(std::string text, const std::string& part, const std::string& other) {
  const std::size_t at = text.find(part);
  EXPECT_NE(at, std::string::npos) << part;
  return at == std::string::npos ? text : text.replace(at, part.size(), other);
}

inline ProgramRun runWith(const std::string& input, const std::vector<std::string>& words,
                          ScreenSize size = {}) {
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream err;
  Console console{in, out, err};
  console.size = size;
  // A finished game offers to be saved, and the rest of the input may be taken for a file name.
  const Scratch elsewhere;
  const auto home = std::filesystem::current_path();
  std::filesystem::current_path(elsewhere.path(""));
  const int code = runProgram(words, console);
  std::filesystem::current_path(home);
  return {code, out.str(), err.str()};
}

// The lines with the moves of a record.
inline std::string movesOf(const std::string& record) {
  const std::size_t begin = record.find("\nmoves\n");
  return record.substr(begin, record.find("\nend ") - begin);
}

}  // namespace spannung
