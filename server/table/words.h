// Words that people send, checked: plain text of a sensible length, and nothing that could be
// mistaken for something else. `place` is the field that a problem names.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/problem.h"

namespace spannung::server {

inline constexpr std::size_t kMaxNameCharacters = 40;
inline constexpr std::size_t kMaxChatCharacters = 500;
inline constexpr std::size_t kMaxNonce = 64;
inline constexpr std::size_t kMaxRequestBytes = 64;

// 1 to 40 characters; blanks around are cut off, characters that nobody can see are refused.
// Nor does it look like one with the mark of a seat or a bot.
Expected<std::string> checkedName(const std::string& place, std::string_view text);
// The same for a name that a record has, where bots are marked.
Expected<std::string> recordedName(const std::string& place, std::string_view text);
// 1 to 500 characters; line breaks become blanks.
Expected<std::string> checkedChat(const std::string& place, std::string_view text);
// 1 to 64 letters and digits.
Expected<std::string> checkedNonce(const std::string& place, std::string_view text);

// In characters as Unicode counts them; the text must be UTF-8.
std::size_t characterCount(std::string_view text);

}  // namespace spannung::server
