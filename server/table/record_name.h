// What the record of a table is called as a file.
#pragma once

#include <string>

#include "server/table/table.h"

namespace spannung::server {

// Game, day and players, without an ending: "funkenschlag-2026-03-01-Ada-Jürgen". Nothing but
// letters, digits, hyphens and underscores, whatever people call themselves.
std::string recordName(const Table& table);

// The header that makes a browser keep a reply as a file of this name.
std::string attachmentHeader(const std::string& name);

}  // namespace spannung::server
