#include "games/pampero/canonical_content.h"

#include <algorithm>
#include <array>
#include <map>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

namespace spannung::pampero {
namespace {

namespace json = boost::json;

constexpr std::array<std::string_view, 10> kForPeople = {
    "names", "note", "provenance", "edition", "x", "y", "polygon", "outline", "river", "schema"};

// A corrected card is still the card of earlier records: what differs goes by the revision.
void keepEarlierFields(std::map<std::string, json::value>& fields) {
  const auto earlier = fields.find("fields_in_revision_1");
  if (earlier == fields.end()) return;
  fields["fields"] = earlier->second;
  fields.erase(earlier);
}

// Fields in the order of their names; lists keep theirs, which decides what a seed deals.
json::value stripped(const json::value& value) {
  if (const auto* list = value.if_array()) {
    json::array copy;
    for (const json::value& item : *list) copy.push_back(stripped(item));
    return copy;
  }
  const auto* object = value.if_object();
  if (object == nullptr) return value;
  std::map<std::string, json::value> fields;
  for (const auto& [name, field] : *object)
    if (std::ranges::find(kForPeople, std::string_view(name)) == kForPeople.end())
      fields.emplace(name, stripped(field));
  keepEarlierFields(fields);
  json::object copy;
  for (const auto& [name, field] : fields) copy[name] = field;
  return copy;
}

}  // namespace

std::string canonicalContent(std::string_view text) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  return json::serialize(stripped(json::parse(text))) + '\n';
}

}  // namespace spannung::pampero
