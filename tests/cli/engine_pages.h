// Pages of docs/ that tests hold to their word: the fenced blocks in them, and their programs.
#pragma once

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <unistd.h>

#include "tests/cli/engine_client.h"

namespace spannung::testing {

inline std::string readPage(const std::string& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return std::move(text).str();
}

// What stands behind the fence, and the lines up to the next one.
struct Block {
  std::string title;
  std::string text;
};

inline std::vector<Block> blocksOf(const std::string& page) {
  std::vector<Block> blocks;
  bool inside = false;
  std::istringstream lines(page);
  for (std::string line; std::getline(lines, line);) {
    const bool fence = line.starts_with("```");
    if (fence && !inside) blocks.push_back({line.substr(3), ""});
    if (!fence && inside) blocks.back().text += line + '\n';
    if (fence) inside = !inside;
  }
  return blocks;
}

// The page with the content fingerprint of today: a corrected card shall not make it wrong.
inline std::string upToDate(const std::string& page) {
  std::smatch found;
  if (!std::regex_search(page, found, std::regex("content\\W+([0-9a-f]{16})\\W"))) return page;
  const std::string written = found[1];
  EngineClient client;
  const std::string today(client.begin().at("content").as_string());
  return std::regex_replace(page, std::regex(written), today);
}

// Digests depend on the fingerprint.
inline std::string withoutDigests(const std::string& text) {
  return std::regex_replace(text, std::regex("digest [0-9a-f]{64}"), "digest none");
}

// What a command prints, and how it ends.
struct Outcome {
  std::string output;
  int status = -1;
};

inline Outcome runCommand(const std::string& command) {
  Outcome outcome;
  FILE* pipe = ::popen(command.c_str(), "r");
  if (pipe == nullptr) return outcome;
  std::array<char, 256> buffer{};
  while (std::fgets(buffer.data(), buffer.size(), pipe) != nullptr) outcome.output += buffer.data();
  outcome.status = ::pclose(pipe);
  return outcome;
}

inline bool hasPython() { return runCommand("python3 --version").status == 0; }

// Runs the Python program of a page.
inline Outcome runPython(const std::string& page, const std::string& arguments = "") {
  namespace fs = std::filesystem;
  const std::string name = "spannung_page_" + std::to_string(::getpid()) + ".py";
  const fs::path path = fs::temp_directory_path() / name;
  std::ofstream file(path);
  for (const Block& block : blocksOf(page))
    if (block.title == "python") file << block.text;
  file.close();
  Outcome outcome = runCommand("python3 " + path.string() + ' ' + arguments);
  fs::remove(path);
  return outcome;
}

}  // namespace spannung::testing
