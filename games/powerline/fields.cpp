#include "games/powerline/fields.h"

#include <limits>

namespace spannung::powerline {
namespace {

constexpr int kSchema = 1;
constexpr std::size_t kMaxIdBytes = 40;
const std::vector<std::string_view> kProvenances = {"rulebook", "public", "reconstructed"};

bool isIdCharacter(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; }

void checkOrder(const JsonReader& item, int value, int previous, Order order) {
  const std::map<std::string, std::string> details = {{"value", std::to_string(value)},
                                                      {"previous", std::to_string(previous)}};
  if (order == Order::rising && value <= previous) item.refuse("content_not_ascending", details);
  if (order == Order::notFalling && value < previous) item.refuse("content_falling", details);
}

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

Names readNames(const JsonReader& item) {
  const JsonObject names = item.object({"de", "en"});
  return {names["de"].string(kMaxNameBytes), names["en"].string(kMaxNameBytes)};
}

void readNotice(const JsonObject& object, std::vector<Names>& notices) {
  const auto notice = object.find("notice");
  if (!notice) return;
  const JsonObject names = notice->object({"de", "en"});
  notices.push_back({names["de"].string(kMaxNoteBytes), names["en"].string(kMaxNoteBytes)});
}

std::uint8_t readByte(const JsonReader& value, int min, int max) {
  return static_cast<std::uint8_t>(value.integer(min, max));
}

std::string readId(const JsonReader& item) {
  std::string id = item.string(kMaxIdBytes);
  if (!std::ranges::all_of(id, isIdCharacter)) item.refuse("content_bad_id", {{"id", id}});
  return id;
}

Point readPoint(const JsonObject& object) {
  return {object["x"].number(0, 1), object["y"].number(0, 1)};
}

std::vector<std::uint8_t> readSeries(const JsonReader& list, std::size_t minCount,
                                     std::size_t maxCount, int max, Order order) {
  std::vector<std::uint8_t> values;
  for (const JsonReader& item : list.array(minCount, maxCount)) {
    const std::uint8_t value = readByte(item, 0, max);
    if (!values.empty()) checkOrder(item, value, values.back(), order);
    values.push_back(value);
  }
  return values;
}

}  // namespace spannung::powerline
