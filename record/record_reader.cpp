#include <array>
#include <optional>

#include <fmt/format.h>

#include "base/digest.h"
#include "base/value_text.h"
#include "record/record.h"
#include "record/seed.h"

namespace spannung {
namespace {

// "word rest of the line" -> both parts.
struct Field {
  std::string_view name;
  std::string_view value;
};

Field splitField(std::string_view line) {
  const std::size_t blank = line.find(' ');
  if (blank == std::string_view::npos) return {line, {}};
  return {line.substr(0, blank), line.substr(blank + 1)};
}

// Enough to recognise a line by, cut between characters.
std::string beginning(std::string_view line) {
  constexpr std::size_t kMaxBytes = 60;
  if (line.size() <= kMaxBytes) return std::string(line);
  std::size_t end = kMaxBytes;
  while (end > 0 && (static_cast<unsigned char>(line[end]) & 0xC0U) == 0x80U) --end;
  return std::string(line.substr(0, end));
}

// A company may end in debt.
std::optional<int> parseScore(std::string_view text) {
  const bool negative = text.starts_with('-');
  const std::optional<int> amount = parseNumber(negative ? text.substr(1) : text);
  if (!amount || !negative) return amount;
  return *amount == 0 ? std::nullopt : std::optional(-*amount);
}

// As it was written: mails and editors may have changed its line ends since.
std::string withPlainLineEnds(std::string_view text) {
  std::string plain;
  plain.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i)
    if (text[i] != '\r' || text.substr(i + 1, 1) != "\n") plain += text[i];
  return plain;
}

struct ShuffleField {
  const char* name;
  std::string* value;
};

std::array<ShuffleField, 3> shuffleFields(Shuffle& shuffle) {
  return {{{"table", &shuffle.table},
           {"commitment", &shuffle.commitment},
           {"secret", &shuffle.secret}}};
}

class RecordReader {
 public:
  explicit RecordReader(std::string_view text) : text_(text) {}

  Expected<Record> read() {
    readVersion();
    while (!problem_ && section_ == Section::header && nextLine()) readHeaderLine();
    while (!problem_ && section_ == Section::moves && nextLine()) readMoveLine();
    while (!problem_ && section_ == Section::tail && nextLine()) readTailLine();
    if (!problem_ && section_ == Section::closed && nextLine()) fail("record_after_end");
    if (!problem_ && section_ != Section::closed) fail("record_truncated");
    if (!problem_) requireFields();
    if (problem_) return tl::unexpected(*problem_);
    return std::move(record_);
  }

 private:
  enum class Section { header, moves, tail, closed };

  bool nextLine() {
    if (at_ >= text_.size()) return false;
    lineAt_ = at_;
    const std::size_t end = text_.find('\n', at_);
    // A last line without its line break was cut off.
    if (end == std::string_view::npos) return ++line_, fail("record_truncated"), false;
    current_ = text_.substr(at_, end - at_);
    if (!current_.empty() && current_.back() == '\r') current_.remove_suffix(1);
    at_ = end + 1;
    ++line_;
    return true;
  }

  void readVersion() {
    if (!nextLine()) return fail("record_truncated");
    const Field field = splitField(current_);
    if (field.name != "spannung-record")
      return fail("record_bad_header", {{"line", beginning(current_)}});
    if (field.value != "1")
      return fail("record_unknown_version", {{"version", std::string(field.value)}});
  }

  void readHeaderLine() {
    const Field field = splitField(current_);
    if (current_ == "moves") return void(section_ = Section::moves);
    if (field.name == "option") return putValue(record_.options, "option", field.value);
    if (field.name == "deal") return putValue(record_.deal, "deal", field.value);
    if (field.name == "seat") return readSeatName(field.value);
    if (field.name == "note") return record_.notes.emplace_back(field.value), void();
    if (field.name == "shuffle") return readShuffleLine(splitField(field.value));
    if (field.name == "game") return putOnce(record_.game, field);
    if (field.name == "content") return putOnce(record_.content, field);
    if (field.name == "seed") return putOnce(seed_, field);
    if (field.name == "revision") return putOnce(revision_, field);
    fail("record_unknown_field", {{"field", std::string(field.name)}});
  }

  void readShuffleLine(const Field& field) {
    if (!record_.shuffle) record_.shuffle.emplace();
    Shuffle& shuffle = *record_.shuffle;
    if (field.name == "nonce") return readNonce(shuffle, splitField(field.value));
    for (const auto& [name, target] : shuffleFields(shuffle))
      if (field.name == name) return putOnce(*target, field);
    fail("record_unknown_field", {{"field", fmt::format("shuffle {}", field.name)}});
  }

  void readNonce(Shuffle& shuffle, const Field& field) {
    const std::optional<int> seat = parseNumber(field.name);
    if (!seat || *seat != static_cast<int>(shuffle.nonces.size()) + 1 || *seat > kMaxSeats)
      return fail("record_bad_seat", {{"value", std::string(field.name)}});
    shuffle.nonces.emplace_back(field.value);
  }

  void readMoveLine() {
    const Field field = splitField(current_);
    if (field.name == "end") return readEnd(field.value);
    const std::optional<int> ply = parseNumber(field.name);
    const auto expected = static_cast<int>(record_.plies.size()) + 1;
    if (!ply || *ply != expected)
      return fail("record_bad_ply",
                  {{"found", std::string(field.name)}, {"expected", std::to_string(expected)}});
    const Field move = splitField(field.value);
    const std::optional<Seat> seat = parseSeat(move.name);
    if (seat) record_.plies.push_back({*seat, std::string(move.value), line_});
  }

  void readEnd(std::string_view value) {
    const Field field = splitField(value);
    const std::optional<int> plies = parseNumber(field.name);
    if (!plies || *plies != static_cast<int>(record_.plies.size()))
      return fail("record_bad_ply", {{"found", std::string(field.name)},
                                     {"expected", std::to_string(record_.plies.size())}});
    if (field.value != "finished" && field.value != "open")
      return fail("record_unknown_field", {{"field", std::string(field.value)}});
    record_.finished = field.value == "finished";
    section_ = Section::tail;
  }

  void readTailLine() {
    const Field field = splitField(current_);
    if (field.name == "rank") return readRank(field.value);
    if (field.name == "digest") return readDigest(field.value);
    fail("record_unknown_field", {{"field", std::string(field.name)}});
  }

  void readRank(std::string_view value) {
    const std::vector<std::string> words = splitWords(value);
    if (words.size() != 3) return fail("record_missing", {{"field", "rank"}});
    const std::optional<Seat> seat = parseSeat(words[0]);
    const std::optional<int> rank = parseNumber(words[1]);
    const std::optional<int> score = parseScore(words[2]);
    if (!rank || !score) return fail("record_missing", {{"field", "rank"}});
    if (seat) record_.ranks.push_back({*seat, *rank, *score});
  }

  // "none" is for records written by hand.
  void readDigest(std::string_view value) {
    if (value != "none" && value != hexText(sha256(withPlainLineEnds(text_.substr(0, lineAt_)))))
      return fail("record_digest");
    section_ = Section::closed;
  }

  void readSeatName(std::string_view value) {
    const Field field = splitField(value);
    const std::optional<int> number = parseNumber(field.name);
    if (!number || *number != static_cast<int>(record_.seatNames.size()) + 1 || *number > kMaxSeats)
      return fail("record_bad_seat", {{"value", std::string(field.name)}});
    record_.seatNames.emplace_back(field.value);
  }

  std::optional<Seat> parseSeat(std::string_view text) {
    const std::optional<int> number = parseNumber(text);
    if (number && *number >= 1 && *number <= kMaxSeats) return Seat::of(*number - 1);
    fail("record_bad_seat", {{"value", std::string(text)}});
    return std::nullopt;
  }

  void putValue(Values& values, std::string_view kind, std::string_view text) {
    const Field field = splitField(text);
    if (!values.emplace(field.name, field.value).second)
      fail("record_duplicate", {{"field", fmt::format("{} {}", kind, field.name)}});
  }

  void putOnce(std::string& target, const Field& field) {
    if (!target.empty()) return fail("record_duplicate", {{"field", std::string(field.name)}});
    if (field.value.empty()) return fail("record_missing", {{"field", std::string(field.name)}});
    target = field.value;
  }

  void requireFields() {
    line_ = 0;
    const auto require = [this](const std::string& value, const char* name) {
      if (value.empty()) fail("record_missing", {{"field", name}});
    };
    require(record_.game, "game");
    require(revision_, "revision");
    require(record_.content, "content");
    require(seed_, "seed");
    if (record_.shuffle)
      for (const auto& [name, value] : shuffleFields(*record_.shuffle)) require(*value, name);
    const std::optional<int> revision = parseNumber(revision_);
    if (!revision) return fail("record_missing", {{"field", "revision"}});
    record_.revision = *revision;
    record_.seed = parseSeed(seed_);
    if (seedText(record_.seed) != seed_) return fail("bad_seed", {{"value", seed_}});
  }

  void fail(std::string code, std::map<std::string, std::string> details = {}) {
    if (problem_) return;
    const std::string place = line_ > 0 ? fmt::format("line {}", line_) : "header";
    problem_ = Problem{place, std::move(code), std::move(details)};
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t lineAt_ = 0;
  std::string_view current_;
  int line_ = 0;
  Section section_ = Section::header;
  std::string revision_;
  std::string seed_;
  Record record_;
  std::optional<Problem> problem_;
};

}  // namespace

Expected<Record> readRecord(std::string_view text) {
  if (text.size() > kMaxRecordBytes)
    return problem("record", "record_too_large", {{"limit", std::to_string(kMaxRecordBytes)}});
  return RecordReader(text).read();
}

}  // namespace spannung
