// Content packs with a mistake in them, and what is said about it.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "base/problem.h"
#include "games/content_files.h"
#include "games/library.h"

namespace spannung::testing {

// The built-in pack with one text replaced by another.
inline ContentFiles changedContent(const std::string& game, const std::string& file,
                                   const std::string& from, const std::string& to) {
  ContentFiles files = embeddedContent(game);
  std::string text = *files.find(file);
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  if (at != std::string::npos) text.replace(at, from.size(), to);
  files.put(file, text);
  return files;
}

// A program whose content was corrected: the first cities that are powered bring more.
inline Library correctedLibrary() {
  const ContentFiles files =
      changedContent("funkenschlag", "components.json", "[10, 22, 33,", "[11, 23, 34,");
  std::vector<Library::Opened> games;
  games.push_back({openGame("funkenschlag", files).value(), packOf(files)});
  return Library(std::move(games));
}

template <class Pack>
void expectProblem(const Expected<Pack>& pack, const std::string& place, const std::string& code) {
  ASSERT_FALSE(pack.has_value());
  EXPECT_EQ(pack.error().place, place);
  EXPECT_EQ(pack.error().code, code);
}

}  // namespace spannung::testing
