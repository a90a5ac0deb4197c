// The JSON files with the printed components of one game, built in or from anywhere.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/problem.h"

namespace spannung {

class ContentFiles {
 public:
  // By path inside the game's folder: "components.json", "maps/usa.json".
  using Texts = std::map<std::string, std::string, std::less<>>;

  ContentFiles() = default;
  explicit ContentFiles(Texts texts) : texts_(std::move(texts)) {}

  const Texts& texts() const& { return texts_; }
  Texts texts() && { return std::move(texts_); }
  // Null if there is no such file.
  const std::string* find(std::string_view path) const;
  void put(std::string path, std::string text);

 private:
  Texts texts_;
};

// Empty if the program has no content for such a game.
ContentFiles embeddedContent(std::string_view game);

// A built-in file that belongs to no game.
std::string_view embeddedText(std::string_view path);

// A misspelt file name would otherwise be a correction without effect.
Expected<void> refuseStrayFiles(const ContentFiles& files,
                                const std::vector<std::string_view>& known);

}  // namespace spannung
