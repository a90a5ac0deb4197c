// Printed components from a directory, for whoever corrects them.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string_view>

#include "games/content_files.h"
#include "games/library.h"

namespace spannung {

// Larger than any pack needs; stops us from reading a disk image into memory.
inline constexpr std::size_t kMaxContentFileSize = std::size_t{4} << 20;

// All *.json files below directory/game.
Expected<ContentFiles> readContentDirectory(const std::filesystem::path& directory,
                                            std::string_view game);

// The content built into this program with files of a directory in their place, if there is one: a
// folder a game with the same file names. What is not there stays as it is built in; the whole is
// validated, and its digest is that of the whole.
Expected<Library> openLibrary(const std::optional<std::filesystem::path>& contentDirectory);

}  // namespace spannung
