#include "cli/play/save_file.h"

#include <filesystem>
#include <system_error>

#include <fmt/format.h>

#include "base/digest.h"
#include "cli/commands/record_file.h"
#include "cli/terminal/text_width.h"
#include "record/seed.h"

namespace spannung {

std::string SaveFile::pathFor(const Session& session) const {
  if (!path_.empty()) return path_;
  constexpr std::size_t kDigits = 8;  // a prefix of the digest, which does not betray the seed
  const std::string mark = hexText(sha256(seedText(session.seed()))).substr(0, kDigits);
  return fmt::format("{}-{}.spannung", session.rules().name(), mark);
}

void SaveFile::markSaved(const Session& session) { saved_ = writeRecord(session.record()); }

bool SaveFile::isCurrent(const Session& session) const {
  return saved_ == writeRecord(session.record());
}

bool SaveFile::save(const Terminal& terminal, const Session& session, const std::string& path) {
  std::error_code error;
  const bool isOurs = path == path_ && !saved_.empty();
  if (!isOurs && std::filesystem::exists(path, error) &&
      !terminal.confirm(terminal.text("save.replace", {{"path", printable(path)}})))
    return false;
  if (!write(terminal, session, path)) return false;
  terminal.sayPainted(kGood, "save.done", {{"path", printable(path)}});
  return true;
}

void SaveFile::saveAutomatically(const Terminal& terminal, const Session& session) {
  if (automatic_ && !isCurrent(session)) write(terminal, session, path_);
}

bool SaveFile::write(const Terminal& terminal, const Session& session, const std::string& path) {
  if (const auto written = writeRecordFile(path, session.record()); !written) {
    terminal.report(written.error());
    return false;
  }
  path_ = path;
  markSaved(session);
  return true;
}

}  // namespace spannung
