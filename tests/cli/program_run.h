// The whole program with piped streams, as a shell would run it.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "cli/program.h"

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

inline bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

inline std::string replaced(std::string text, const std::string& part, const std::string& other) {
  const std::size_t at = text.find(part);
  EXPECT_NE(at, std::string::npos) << part;
  return at == std::string::npos ? text : text.replace(at, part.size(), other);
}

// A directory of its own for each test, gone afterwards.
class Scratch {
 public:
  Scratch() {
    std::string pattern = (std::filesystem::temp_directory_path() / "spannung-XXXXXX").string();
    directory_ = mkdtemp(pattern.data());
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  ~Scratch() { std::filesystem::remove_all(directory_); }

  std::string path(const std::string& name) const { return (directory_ / name).string(); }

 private:
  std::filesystem::path directory_;
};

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

inline std::string readFile(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

inline void writeFile(const std::string& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

// The lines with the moves of a record.
inline std::string movesOf(const std::string& record) {
  const std::size_t begin = record.find("\nmoves\n");
  return record.substr(begin, record.find("\nend ") - begin);
}

}  // namespace spannung
