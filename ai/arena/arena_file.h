// A tournament on disk while it goes on: a line of JSON that says what is played, then a line for
// each finished game. A line is written in one piece, so whatever ends the program, all lines but
// the last are whole; a last line without its end is forgotten and its game played again.
#pragma once

#include <string>
#include <vector>

#include "ai/arena/arena.h"

namespace spannung {

class ArenaFile {
 public:
  // Begins the file, or continues it if it is there and belongs to the same tournament. Nobody else
  // can open it meanwhile.
  static Expected<ArenaFile> open(const std::string& path, const ArenaPlan& plan);
  ArenaFile(ArenaFile&& other) noexcept;
  ArenaFile& operator=(ArenaFile&&) = delete;
  ~ArenaFile();

  // That were there when it was opened, in the order in which they ended.
  const std::vector<SimulatedGame>& games() const { return games_; }
  Expected<void> append(const SimulatedGame& game);

 private:
  ArenaFile(std::string path, int descriptor, int seats)
      : path_(std::move(path)), descriptor_(descriptor), seats_(seats) {}

  Expected<void> load(const ArenaPlan& plan);
  Expected<void> loadGames(const std::string& text, std::size_t begin, const ArenaPlan& plan);
  Expected<void> write(const std::string& line);
  Expected<void> cutTo(std::size_t size);
  tl::unexpected<Problem> unwritable() const;

  std::string path_;
  int descriptor_;
  int seats_;
  bool broken_ = false;  // a line may have remained in pieces: nothing may follow it
  std::vector<SimulatedGame> games_;
};

}  // namespace spannung
