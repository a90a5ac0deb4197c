// What a name looks like, and what in it cannot be seen. The tables are Unicode's (UTS 39), by ICU,
// which stays inside name_skeleton.cpp.
#pragma once

#include <string>
#include <string_view>

namespace spannung::server {

// Equal for names that people could take for each other: in another case or width, with or without
// blanks, with letters that look alike (a Cyrillic а, a capital I for an l). For comparing only,
// and not for ever: a newer ICU may know more.
std::string nameSkeleton(std::string_view name);

// Characters that cannot be seen or that change the direction of others, in valid UTF-8. What joins
// pictures to one is no such character between them. A text of blanks alone cannot be seen either.
bool hasUnseen(std::string_view text);

}  // namespace spannung::server
