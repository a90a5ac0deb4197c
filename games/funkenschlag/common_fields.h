// Fields that every content file has.
#pragma once

#include <cstdint>
#include <string>

#include "base/json_reader.h"
#include "games/funkenschlag/pack.h"

namespace spannung::funkenschlag {

inline constexpr std::size_t kMaxNameBytes = 80;
inline constexpr std::size_t kMaxNoteBytes = 1000;

// Refuses files made for another version of the format.
void checkSchema(const JsonObject& file);
// The fields "provenance" and, if it is there, "note".
Source readSource(const JsonObject& object);
std::uint8_t readByte(const JsonReader& value, int min, int max);

}  // namespace spannung::funkenschlag
