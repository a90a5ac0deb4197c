#include <exception>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/program.h"
#include "cli/terminal/console.h"

int main(int count, char** words) {
  constexpr int kBug = 3;
  try {
    return spannung::runProgram(std::vector<std::string>(words + 1, words + count),
                                spannung::standardConsole());
  } catch (const std::exception& bug) {
    fmt::print(stderr, "spannung: {}\n", bug.what());
    return kBug;
  }
}
