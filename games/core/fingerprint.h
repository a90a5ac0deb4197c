// Which printed values a game is played with, as 16 hexadecimal digits. Everything in the content
// files counts but what only people look at, so that no value can be forgotten.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "games/content_files.h"

namespace spannung {

class CanonicalContent {
 public:
  CanonicalContent() = default;
  // Files that have been read without a problem; and the fields that decide nothing in this game,
  // beside those that decide nothing in any, like names and sources.
  explicit CanonicalContent(const ContentFiles& files,
                            const std::vector<std::string_view>& forPeople = {});

  // Of these files.
  std::string fingerprint(const std::vector<std::string_view>& paths) const;

 private:
  std::map<std::string, std::string, std::less<>> texts_;  // by path
};

// Whether earlier versions of the program called the values of this fingerprint by that one.
// content/earlier_fingerprints.json knows it for the content that came with them.
bool wasCalled(std::string_view fingerprint, std::string_view earlier);

}  // namespace spannung
