// Content packs with a mistake in them, and what is said about it.
#pragma once

#include <string>

#include <gtest/gtest.h>

#include "games/content_files.h"
#include "games/problem.h"

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

template <class Pack>
void expectProblem(const Expected<Pack>& pack, const std::string& place, const std::string& code) {
  ASSERT_FALSE(pack.has_value());
  EXPECT_EQ(pack.error().place, place);
  EXPECT_EQ(pack.error().code, code);
}

}  // namespace spannung::testing
