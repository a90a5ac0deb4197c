#include "games/funkenschlag/common_fields.h"

#include <limits>
#include <vector>

namespace spannung::funkenschlag {
namespace {

constexpr int kSchema = 1;
const std::vector<std::string_view> kProvenances = {"rulebook", "public", "reconstructed"};

}  // namespace

void checkSchema(const JsonObject& file) {
  const JsonReader field = file["schema"];
  const int schema = field.integer(1, std::numeric_limits<int>::max());
  if (schema != kSchema)
    field.refuse("content_schema",
                 {{"schema", std::to_string(schema)}, {"known", std::to_string(kSchema)}});
}

Source readSource(const JsonObject& object) {
  Source source;
  source.provenance = kProvenances[object["provenance"].choice(kProvenances)];
  if (const auto note = object.find("note")) source.note = note->string(kMaxNoteBytes);
  return source;
}

std::uint8_t readByte(const JsonReader& value, int min, int max) {
  return static_cast<std::uint8_t>(value.integer(min, max));
}

}  // namespace spannung::funkenschlag
