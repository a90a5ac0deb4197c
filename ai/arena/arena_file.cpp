#include "ai/arena/arena_file.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <iterator>
#include <set>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "ai/arena/arena_lines.h"

namespace spannung {
namespace {

constexpr int kNoDescriptor = -1;

Expected<std::string> contentOf(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(file), {}};
  if (!file.is_open() || file.bad()) return problem("", "file_unreadable", {{"path", path}});
  return text;
}

Problem at(const std::string& path, int line, Problem problem) {
  const std::string inside = problem.place.empty() ? "" : ", " + problem.place;
  problem.place = path + ", line " + std::to_string(line) + inside;
  return problem;
}

// A game that cannot be in this tournament, or is there twice.
Expected<void> checkIndex(int index, const ArenaPlan& plan, std::set<int>& known) {
  if (index >= plan.games)
    return problem("game", "arena_game_beyond",
                   {{"value", std::to_string(index)}, {"games", std::to_string(plan.games)}});
  if (!known.insert(index).second)
    return problem("game", "arena_game_twice", {{"value", std::to_string(index)}});
  return {};
}

}  // namespace

ArenaFile::ArenaFile(ArenaFile&& other) noexcept
    : path_(std::move(other.path_)),
      descriptor_(std::exchange(other.descriptor_, kNoDescriptor)),
      seats_(other.seats_),
      games_(std::move(other.games_)) {}

// Closing gives up the lock as well.
ArenaFile::~ArenaFile() {
  if (descriptor_ != kNoDescriptor) close(descriptor_);
}

Expected<ArenaFile> ArenaFile::open(const std::string& path, const ArenaPlan& plan) {
  constexpr int kReadAndWrite = 0644;
  const int descriptor =
      ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, kReadAndWrite);
  ArenaFile file(path, descriptor, plan.seats());
  if (descriptor < 0) return file.unwritable();
  if (flock(descriptor, LOCK_EX | LOCK_NB) != 0)
    return problem("", "arena_file_in_use", {{"path", path}});
  if (const auto loaded = file.load(plan); !loaded) return tl::unexpected(loaded.error());
  return file;
}

Expected<void> ArenaFile::load(const ArenaPlan& plan) {
  const auto text = contentOf(path_);
  if (!text) return tl::unexpected(text.error());
  const std::string header = headerLine(plan);
  // Empty, or ended while the first line was being written.
  if (text->size() < header.size() && header.starts_with(*text)) {
    if (const auto cut = cutTo(0); !cut) return cut;
    return write(header);
  }
  const std::size_t end = std::min(text->find('\n'), text->size());
  if (const auto checked = checkHeader(text->substr(0, end), plan); !checked)
    return tl::unexpected(at(path_, 1, checked.error()));
  return loadGames(*text, end + 1, plan);
}

Expected<void> ArenaFile::loadGames(const std::string& text, std::size_t begin,
                                    const ArenaPlan& plan) {
  std::set<int> known;
  int line = 2;
  for (std::size_t end = text.find('\n', begin); end != std::string::npos;
       begin = end + 1, end = text.find('\n', begin), ++line) {
    const auto game = readGameLine(std::string_view(text).substr(begin, end - begin), plan);
    if (!game) return tl::unexpected(at(path_, line, game.error()));
    if (const auto fine = checkIndex(game->index, plan, known); !fine)
      return tl::unexpected(at(path_, line, fine.error()));
    games_.push_back(*game);
  }
  return begin < text.size() ? cutTo(begin) : Expected<void>{};
}

Expected<void> ArenaFile::append(const SimulatedGame& game) {
  return write(gameLine(game, seats_));
}

Expected<void> ArenaFile::write(const std::string& line) {
  if (std::exchange(broken_, true)) return unwritable();
  std::size_t written = 0;
  while (written < line.size()) {
    const ssize_t count = ::write(descriptor_, line.data() + written, line.size() - written);
    if (count < 0 && errno != EINTR) return unwritable();
    written += static_cast<std::size_t>(std::max<ssize_t>(count, 0));
  }
  broken_ = false;
  return {};
}

Expected<void> ArenaFile::cutTo(std::size_t size) {
  if (ftruncate(descriptor_, static_cast<off_t>(size)) != 0) return unwritable();
  return {};
}

tl::unexpected<Problem> ArenaFile::unwritable() const {
  return problem("", "file_unwritable", {{"path", path_}});
}

}  // namespace spannung
