#include "games/core/content_fields.h"

#include <limits>

namespace spannung {
namespace {

constexpr int kSchema = 1;
constexpr double kWidestAspect = 10;
const std::vector<std::string_view> kProvenances = {"rulebook", "public", "reconstructed"};

bool isIdCharacter(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; }

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

JsonObject readSection(const JsonObject& file, const std::string& name,
                       std::vector<std::string> fields, Sources& sources) {
  fields.insert(fields.end(), {"provenance", "note"});
  JsonObject object = file[name].object(fields);
  sources[name] = readSource(object);
  return object;
}

Names readNames(const JsonReader& value, std::size_t maxBytes) {
  const JsonObject names = value.object({"de", "en"});
  return {names["de"].string(maxBytes), names["en"].string(maxBytes)};
}

std::uint8_t readByte(const JsonReader& value, int min, int max) {
  return static_cast<std::uint8_t>(value.integer(min, max));
}

double readAspectRatio(const JsonReader& value) {
  return value.number(1 / kWidestAspect, kWidestAspect);
}

Point readPoint(const JsonObject& object) {
  return {object["x"].number(0, 1), object["y"].number(0, 1)};
}

std::vector<Point> readPoints(const JsonReader& list, std::size_t minCount, std::size_t maxCount) {
  std::vector<Point> points;
  for (const JsonReader& item : list.array(minCount, maxCount)) {
    const auto pair = item.array(2, 2);
    if (pair.size() == 2) points.push_back({pair[0].number(0, 1), pair[1].number(0, 1)});
  }
  return points;
}

std::string readAnyId(const JsonReader& value) { return value.string(kMaxIdBytes); }

std::string readWordId(const JsonReader& value) {
  std::string id = readAnyId(value);
  if (!std::ranges::all_of(id, isIdCharacter)) value.refuse("content_bad_id", {{"id", id}});
  return id;
}

void checkOrder(const JsonReader& item, int value, int previous, Order order) {
  const std::map<std::string, std::string> details = {{"value", std::to_string(value)},
                                                      {"previous", std::to_string(previous)}};
  if (order == Order::rising && value <= previous) item.refuse("content_not_ascending", details);
  if (order == Order::notFalling && value < previous) item.refuse("content_falling", details);
}

std::vector<std::uint8_t> readSeries(const JsonReader& list, const SeriesLimits& limits) {
  std::vector<std::uint8_t> values;
  for (const JsonReader& item : list.array(limits.minCount, limits.maxCount)) {
    const std::uint8_t value = readByte(item, limits.minValue, limits.maxValue);
    if (!values.empty()) checkOrder(item, value, values.back(), limits.order);
    values.push_back(value);
  }
  return values;
}

}  // namespace spannung
