// Games on disk while more of them are played: a line of JSON that says what is played, then a line
// for each finished game. A line is written in one piece, so whatever ends the program, all lines
// but the last are whole; a last line without its end is forgotten and its game played again.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include <boost/json/object.hpp>

#include "base/problem.h"
#include "games/game_module.h"

namespace spannung {

// What is played: two files with the same header belong together.
struct GamesHeader {
  boost::json::object fields;  // the first one tells such files from others
  const LoadedGame& game;
  int games = 0;  // not among the fields, since a file may be made longer

  std::string line() const;
  // A problem that names all differences between the first line of a file and this one.
  Expected<void> check(std::string_view line) const;
};

// The fields that all such files have: their kind with the number of its format, and the game.
boost::json::object headerFields(std::string_view kind, int format, const LoadedGame& game);

// Where a problem with a line of a file is: "games.jsonl, line 7, ranks[1]".
Problem inLineOf(const std::string& path, int line, Problem problem);

class GamesFile {
 public:
  // Reads the line of a finished game and gives its number. A place inside the line is the path of
  // the value that is wrong.
  using ReadLine = std::function<Expected<int>(std::string_view line)>;

  // Begins the file, or continues it if it is there and has the same header. Nobody else can open
  // it meanwhile.
  static Expected<GamesFile> open(const std::string& path, const GamesHeader& header,
                                  const ReadLine& read);
  GamesFile(GamesFile&& other) noexcept;
  GamesFile& operator=(GamesFile&&) = delete;
  ~GamesFile();

  // The games that were there when it was opened.
  const std::set<int>& numbers() const { return numbers_; }
  // With its line break. Numbers are not looked at again.
  Expected<void> append(const std::string& line);

 private:
  GamesFile(std::string path, int descriptor) : path_(std::move(path)), descriptor_(descriptor) {}

  Expected<void> load(const GamesHeader& header, const ReadLine& read);
  Expected<void> loadGames(const std::string& text, std::size_t begin, int games,
                           const ReadLine& read);
  Expected<void> note(int number, int games);
  Expected<void> cutTo(std::size_t size);
  tl::unexpected<Problem> unwritable() const;

  std::string path_;
  int descriptor_;
  bool broken_ = false;  // a line may have remained in pieces: nothing may follow it
  std::set<int> numbers_;
};

}  // namespace spannung
