#include "ai/games_file.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <iterator>
#include <vector>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "ai/figures_json.h"
#include "base/value_text.h"

namespace spannung {
namespace {

namespace json = boost::json;

constexpr int kNoDescriptor = -1;

Expected<std::string> contentOf(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(file), {}};
  if (!file.is_open() || file.bad()) return problem("", "file_unreadable", {{"path", path}});
  return text;
}

// A header of earlier versions calls the same content by another fingerprint.
json::object renamed(json::object header, const LoadedGame& game) {
  if (const json::value* content = header.if_contains("content"))
    if (content->is_string() && game.isPlayedWith(content->get_string()))
      header["content"] = game.fingerprint();
  return header;
}

std::string shortText(const json::value& value) {
  constexpr std::size_t kMostBytes = 48;
  std::string text = json::serialize(value);
  return text.size() <= kMostBytes ? text : text.substr(0, kMostBytes) + "…";
}

// "seed: "1" → "2"" for everything that is there and other than wanted; objects are gone through.
void compare(const std::string& path, const json::object& found, const json::object& wanted,
             std::vector<std::string>& differences) {
  for (const auto& field : wanted) {
    const std::string place = path + std::string(field.key());
    const json::value* other = found.if_contains(field.key());
    if (other != nullptr && *other == field.value()) continue;
    if (other != nullptr && other->is_object() && field.value().is_object())
      compare(place + '.', other->get_object(), field.value().get_object(), differences);
    else
      differences.push_back(place + ": " + (other != nullptr ? shortText(*other) : "–") + " → " +
                            shortText(field.value()));
  }
  for (const auto& field : found)
    if (!wanted.contains(field.key()))
      differences.push_back(path + std::string(field.key()) + ": " + shortText(field.value()) +
                            " → –");
}

}  // namespace

json::object headerFields(std::string_view kind, int format, const LoadedGame& game) {
  return {{kind, format},
          {"game", game.rules().name()},
          {"revision", game.rules().revision()},
          {"content", game.fingerprint()},
          {"options", optionsDocument(game.options())}};
}

Problem inLineOf(const std::string& path, int line, Problem problem) {
  const std::string inside = problem.place.empty() ? "" : ", " + problem.place;
  problem.place = path + ", line " + std::to_string(line) + inside;
  return problem;
}

std::string GamesHeader::line() const { return json::serialize(fields) + '\n'; }

Expected<void> GamesHeader::check(std::string_view line) const {
  json::error_code error;
  const json::value found = json::parse(line, error);
  if (error || !found.is_object() || !found.get_object().contains(fields.begin()->key()))
    return problem("", "games_file_foreign");
  std::vector<std::string> differences;
  compare("", renamed(found.get_object(), game), fields, differences);
  if (differences.empty()) return {};
  return problem("", "games_file_differs", {{"differences", joinWords(differences, "; ")}});
}

GamesFile::GamesFile(GamesFile&& other) noexcept
    : path_(std::move(other.path_)),
      descriptor_(std::exchange(other.descriptor_, kNoDescriptor)),
      broken_(other.broken_),
      numbers_(std::move(other.numbers_)) {}

// Closing gives up the lock as well.
GamesFile::~GamesFile() {
  if (descriptor_ != kNoDescriptor) close(descriptor_);
}

Expected<GamesFile> GamesFile::open(const std::string& path, const GamesHeader& header,
                                    const ReadLine& read) {
  constexpr int kReadAndWrite = 0644;
  const int descriptor =
      ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, kReadAndWrite);
  GamesFile file(path, descriptor);
  if (descriptor < 0) return file.unwritable();
  if (flock(descriptor, LOCK_EX | LOCK_NB) != 0)
    return problem("", "games_file_in_use", {{"path", path}});
  if (const auto loaded = file.load(header, read); !loaded) return tl::unexpected(loaded.error());
  return file;
}

Expected<void> GamesFile::load(const GamesHeader& header, const ReadLine& read) {
  const auto text = contentOf(path_);
  if (!text) return tl::unexpected(text.error());
  const std::string first = header.line();
  // Empty, or ended while the first line was being written.
  if (text->size() < first.size() && first.starts_with(*text)) {
    if (const auto cut = cutTo(0); !cut) return cut;
    return append(first);
  }
  const std::size_t end = std::min(text->find('\n'), text->size());
  if (const auto checked = header.check(text->substr(0, end)); !checked)
    return tl::unexpected(inLineOf(path_, 1, checked.error()));
  return loadGames(*text, end + 1, header.games, read);
}

Expected<void> GamesFile::loadGames(const std::string& text, std::size_t begin, int games,
                                    const ReadLine& read) {
  int line = 2;
  for (std::size_t end = text.find('\n', begin); end != std::string::npos;
       begin = end + 1, end = text.find('\n', begin), ++line) {
    const auto number = read(std::string_view(text).substr(begin, end - begin));
    if (!number) return tl::unexpected(inLineOf(path_, line, number.error()));
    if (const auto fine = note(*number, games); !fine)
      return tl::unexpected(inLineOf(path_, line, fine.error()));
  }
  return begin < text.size() ? cutTo(begin) : Expected<void>{};
}

// A game that is not wanted, or is there twice.
Expected<void> GamesFile::note(int number, int games) {
  if (number >= games)
    return problem("game", "game_number_beyond",
                   {{"value", std::to_string(number)}, {"games", std::to_string(games)}});
  if (!numbers_.insert(number).second)
    return problem("game", "game_number_twice", {{"value", std::to_string(number)}});
  return {};
}

Expected<void> GamesFile::append(const std::string& line) {
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

Expected<void> GamesFile::cutTo(std::size_t size) {
  if (ftruncate(descriptor_, static_cast<off_t>(size)) != 0) return unwritable();
  return {};
}

tl::unexpected<Problem> GamesFile::unwritable() const {
  return problem("", "file_unwritable", {{"path", path_}});
}

}  // namespace spannung
