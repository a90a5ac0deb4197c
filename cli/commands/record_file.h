// Records on disk.
#pragma once

#include <string>

#include "record/record.h"

namespace spannung {

// A file that cannot be read has the code "file_unreadable"; whatever else is wrong is in the
// record itself.
Expected<Record> readRecordFile(const std::string& path);

// All or nothing: whatever happens, the path holds either the old record or the new one.
Expected<void> writeRecordFile(const std::string& path, const Record& record);

}  // namespace spannung
