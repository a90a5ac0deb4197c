// Games to learn from, on disk; docs/learning.md describes the lines.
#pragma once

#include <fstream>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include <boost/json/object.hpp>

#include "ai/games_file.h"
#include "ai/learning/selfplay.h"

namespace spannung::learning {

// What is played, and by which weights. All shards of the same games have the same header.
GamesHeader selfplayHeader(const SelfplayPlan& plan);

std::string selfplayLine(const SelfplayGame& game, int seats);
Expected<SelfplayGame> readSelfplayLine(std::string_view line);

// While more of them are played.
class SelfplayFile {
 public:
  static Expected<SelfplayFile> open(const std::string& path, const SelfplayPlan& plan);

  const std::set<int>& numbers() const { return file_.numbers(); }
  Expected<void> append(const SelfplayGame& game) {
    return file_.append(selfplayLine(game, seats_));
  }

 private:
  SelfplayFile(GamesFile file, int seats) : file_(std::move(file)), seats_(seats) {}

  GamesFile file_;
  int seats_;
};

// One game after the other, of a file that nobody continues meanwhile.
class SelfplayReader {
 public:
  static Expected<SelfplayReader> open(const std::string& path);

  const boost::json::object& header() const { return header_; }
  // Nothing at the end of the file. What breaks off there is not a game yet.
  Expected<std::optional<SelfplayGame>> next();
  // A problem with the game that came last.
  Problem inLine(Problem problem) const;

 private:
  SelfplayReader(std::string path, std::ifstream file)
      : path_(std::move(path)), file_(std::move(file)) {}

  bool readLine();

  std::string path_;
  std::ifstream file_;
  std::string text_;
  int line_ = 0;
  boost::json::object header_;
};

}  // namespace spannung::learning
