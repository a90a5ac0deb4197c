// Where a game is kept, and whether what is there is up to date.
#pragma once

#include <string>

#include "cli/terminal/terminal.h"
#include "record/session.h"

namespace spannung {

class SaveFile {
 public:
  // `path` may be empty. With `automatic`, every move is saved without asking.
  SaveFile(std::string path, bool automatic) : path_(std::move(path)), automatic_(automatic) {}

  bool isAutomatic() const { return automatic_; }
  // A name to offer if there is none yet.
  std::string pathFor(const Session& session) const;
  // What was read from the path, or nothing worth keeping: there is nothing to lose so far.
  void markSaved(const Session& session);
  bool isCurrent(const Session& session) const;

  // Into `path`, which becomes the file of this game; asks before it replaces somebody else's.
  bool save(const Terminal& terminal, const Session& session, const std::string& path);
  // Says something only if it fails.
  void saveAutomatically(const Terminal& terminal, const Session& session);

 private:
  bool write(const Terminal& terminal, const Session& session, const std::string& path);

  std::string path_;
  bool automatic_;
  std::string saved_;  // the text of the record as last written or read
};

}  // namespace spannung
