#include <iterator>

#include <fmt/format.h>

#include "base/digest.h"
#include "record/record.h"
#include "record/seed.h"

namespace spannung {
namespace {

// Names and notes stay on their line, whatever somebody typed.
std::string oneLine(std::string_view text) {
  std::string line;
  for (const char c : text) line += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? ' ' : c;
  return line;
}

void writeShuffle(const Shuffle& shuffle, std::string& out) {
  auto to = std::back_inserter(out);
  fmt::format_to(to, "shuffle table {}\nshuffle commitment {}\nshuffle secret {}\n",
                 oneLine(shuffle.table), shuffle.commitment, shuffle.secret);
  for (std::size_t i = 0; i < shuffle.nonces.size(); ++i)
    fmt::format_to(to, "shuffle nonce {} {}\n", i + 1, oneLine(shuffle.nonces[i]));
}

void writeHeader(const Record& record, std::string& out) {
  auto to = std::back_inserter(out);
  fmt::format_to(to, "spannung-record 1\ngame {}\nrevision {}\ncontent {}\n", record.game,
                 record.revision, record.content);
  for (const auto& [name, value] : record.options)
    fmt::format_to(to, "option {} {}\n", name, value);
  for (const auto& [name, value] : record.deal) fmt::format_to(to, "deal {} {}\n", name, value);
  fmt::format_to(to, "seed {}\n", seedText(record.seed));
  if (record.shuffle) writeShuffle(*record.shuffle, out);
  for (std::size_t i = 0; i < record.seatNames.size(); ++i)
    fmt::format_to(to, "seat {} {}\n", i + 1, oneLine(record.seatNames[i]));
  for (const std::string& note : record.notes) fmt::format_to(to, "note {}\n", oneLine(note));
}

void writeMoves(const Record& record, std::string& out) {
  auto to = std::back_inserter(out);
  fmt::format_to(to, "moves\n");
  for (std::size_t i = 0; i < record.plies.size(); ++i)
    fmt::format_to(to, "{} {} {}\n", i + 1, record.plies[i].seat.index() + 1, record.plies[i].move);
  fmt::format_to(to, "end {} {}\n", record.plies.size(), record.finished ? "finished" : "open");
  for (const RecordedRank& rank : record.ranks)
    fmt::format_to(to, "rank {} {} {}\n", rank.seat.index() + 1, rank.rank, rank.score);
}

}  // namespace

std::string writeRecord(const Record& record) {
  std::string out;
  writeHeader(record, out);
  writeMoves(record, out);
  out += "digest " + hexText(sha256(out)) + '\n';
  return out;
}

}  // namespace spannung
