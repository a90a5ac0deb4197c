#include "games/core/fingerprint.h"

#include <algorithm>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "base/digest.h"

namespace spannung {
namespace {

namespace json = boost::json;
using FieldNames = std::vector<std::string_view>;

const FieldNames kForPeople = {"schema", "edition", "provenance", "note",        "notice",
                               "names",  "x",       "y",          "aspect_ratio"};

bool contains(const FieldNames& names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

// Fields in the order of their names; lists keep theirs, which decides what a seed deals.
json::value stripped(const json::value& value, const FieldNames& forPeople) {
  if (const auto* list = value.if_array()) {
    json::array copy;
    for (const json::value& item : *list) copy.push_back(stripped(item, forPeople));
    return copy;
  }
  const auto* object = value.if_object();
  if (object == nullptr) return value;
  std::map<std::string_view, const json::value*> fields;
  for (const auto& [name, field] : *object)
    if (!contains(kForPeople, name) && !contains(forPeople, name)) fields.emplace(name, &field);
  json::object copy;
  for (const auto& [name, field] : fields) copy[name] = stripped(*field, forPeople);
  return copy;
}

json::value parsed(std::string_view text) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  return json::parse(text);
}

}  // namespace

CanonicalContent::CanonicalContent(const ContentFiles& files, const FieldNames& forPeople) {
  for (const auto& [path, text] : files.texts())
    texts_[path] = json::serialize(stripped(parsed(text), forPeople)) + '\n';
}

std::string CanonicalContent::fingerprint(const std::vector<std::string_view>& paths) const {
  constexpr std::size_t kDigits = 16;  // enough to tell packs apart, short enough to read
  std::string all;
  for (const std::string_view path : paths) all += texts_.find(path)->second;
  return hexText(sha256(all)).substr(0, kDigits);
}

bool wasCalled(std::string_view fingerprint, std::string_view earlier) {
  static const json::value kEarlier = parsed(embeddedText("earlier_fingerprints.json"));
  const json::value* names = kEarlier.as_object().if_contains(fingerprint);
  return names != nullptr &&
         std::ranges::find(names->as_array(), json::value(earlier)) != names->as_array().end();
}

}  // namespace spannung
