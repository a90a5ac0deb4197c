#include "wire/request.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <boost/json/serialize.hpp>
#include <boost/json/stream_parser.hpp>

#include "base/language.h"
#include "base/utf8.h"
#include "base/value_text.h"

namespace spannung {
namespace {

namespace json = boost::json;

// The reasons have a text of their own in texts/engine.
std::string reasonOf(const json::error_code& error) {
  if (error == json::error::incomplete) return "json_incomplete";
  if (error == json::error::extra_data) return "json_extra_data";
  if (error == json::error::too_deep) return "json_too_deep";
  return "json_syntax";
}

tl::unexpected<Problem> malformed(std::string reason, std::size_t column) {
  return problem("", "json_malformed",
                 {{"reason", std::move(reason)}, {"column", std::to_string(column)}});
}

// JSON has no word for infinity, so a number that became one could not be echoed.
bool isFinite(const json::value& value) {
  if (value.is_double()) return std::isfinite(value.get_double());
  if (value.is_array())
    return std::all_of(value.get_array().begin(), value.get_array().end(), isFinite);
  if (value.is_object())
    return std::all_of(value.get_object().begin(), value.get_object().end(),
                       [](const auto& entry) { return isFinite(entry.value()); });
  return true;
}

// What options and deals may be made of.
std::optional<std::string> atomText(const json::value& value) {
  if (value.is_string()) return std::string(value.get_string());
  if (value.is_int64() || value.is_uint64() || value.is_bool()) return json::serialize(value);
  return std::nullopt;
}

std::optional<std::string> valueText(const json::value& value) {
  if (!value.is_array()) return atomText(value);
  std::vector<std::string> words;
  for (const json::value& item : value.get_array()) {
    std::optional<std::string> word = atomText(item);
    if (!word) return std::nullopt;
    words.push_back(std::move(*word));
  }
  return joinWords(words);
}

}  // namespace

Expected<json::object> parseRequest(std::string_view line) {
  if (!isUtf8(line)) return problem("", "not_utf8");
  json::stream_parser parser;
  json::error_code error;
  const std::size_t used = parser.write(line.data(), line.size(), error);
  if (!error) parser.finish(error);
  if (error) return malformed(reasonOf(error), used + 1);
  json::value value = parser.release();
  if (!value.is_object()) return malformed("json_no_object", 1);
  if (!isFinite(value)) return malformed("json_huge_number", 1);
  return std::move(value.get_object());
}

void Request::refuse(Problem problem) {
  if (!problem_) problem_ = std::move(problem);
}

std::string Request::placeOf(std::string_view field) const {
  return place_.empty() ? std::string(field) : place_ + '.' + std::string(field);
}

void Request::refuseType(std::string_view field, std::string expected) {
  refuse({placeOf(field),
          "wrong_type",
          {{"field", std::string(field)}, {"expected", std::move(expected)}}});
}

void Request::allowOnly(const std::vector<std::string_view>& known) {
  for (const auto& entry : fields_) {
    const std::string_view name(entry.key());
    if (std::find(known.begin(), known.end(), name) != known.end()) continue;
    const std::string field = shortened(name);
    refuse({placeOf(field),
            "unknown_field",
            {{"field", field}, {"known", joinWords({known.begin(), known.end()}, ", ")}}});
  }
}

Language Request::language() {
  const json::value* value = fields_.if_contains("lang");
  if (value == nullptr) return Language::english;
  for (const Language language : {Language::english, Language::german})
    if (value->is_string() && value->get_string() == languageCode(language)) return language;
  refuseType("lang", R"("en", "de")");
  return Language::english;
}

std::string Request::text(std::string_view field) {
  const json::value* value = fields_.if_contains(field);
  if (value == nullptr)
    return refuse({placeOf(field), "missing_field", {{"field", std::string(field)}}}), "";
  if (!value->is_string()) return refuseType(field, "string"), "";
  return std::string(value->get_string());
}

std::optional<std::string> Request::word(std::string_view field) {
  const json::value* value = fields_.if_contains(field);
  if (value == nullptr) return std::nullopt;
  std::optional<std::string> word = value->is_bool() ? std::nullopt : atomText(*value);
  if (!word) refuseType(field, "string, integer");
  return word;
}

std::optional<int> Request::integer(std::string_view field) {
  const json::value* value = fields_.if_contains(field);
  if (value == nullptr) return std::nullopt;
  if (value->is_int64() && std::in_range<int>(value->get_int64()))
    return static_cast<int>(value->get_int64());
  refuseType(field, "integer");
  return std::nullopt;
}

std::optional<bool> Request::boolean(std::string_view field) {
  const json::value* value = fields_.if_contains(field);
  if (value == nullptr) return std::nullopt;
  if (value->is_bool()) return value->get_bool();
  refuseType(field, "boolean");
  return std::nullopt;
}

std::vector<int> Request::integers(std::string_view field) {
  const json::value* value = fields_.if_contains(field);
  if (value == nullptr) return {};
  const auto isNumber = [](const json::value& item) {
    return item.is_int64() && std::in_range<int>(item.get_int64());
  };
  if (!value->is_array() ||
      !std::all_of(value->get_array().begin(), value->get_array().end(), isNumber))
    return refuseType(field, "array of integers"), std::vector<int>{};
  std::vector<int> numbers;
  for (const json::value& number : value->get_array())
    numbers.push_back(static_cast<int>(number.get_int64()));
  return numbers;
}

std::optional<Request> Request::object(std::string_view field) {
  json::value* value = fields_.if_contains(field);
  if (value == nullptr || value->is_null()) return std::nullopt;
  if (value->is_object()) return Request(value->get_object(), placeOf(field));
  refuseType(field, "object");
  return std::nullopt;
}

std::vector<Request> Request::objects(std::string_view field) {
  const json::value* value = fields_.if_contains(field);
  if (value == nullptr) return {};
  const auto isObject = [](const json::value& item) { return item.is_object(); };
  if (!value->is_array() ||
      !std::all_of(value->get_array().begin(), value->get_array().end(), isObject))
    return refuseType(field, "array of objects"), std::vector<Request>{};
  std::vector<Request> requests;
  for (const json::value& item : value->get_array())
    requests.emplace_back(item.get_object(),
                          placeOf(field) + '[' + std::to_string(requests.size()) + ']');
  return requests;
}

std::vector<std::string> Request::names(std::string_view field) {
  const json::value* value = fields_.if_contains(field);
  if (value == nullptr) return {};
  const auto isString = [](const json::value& item) { return item.is_string(); };
  if (!value->is_array() ||
      !std::all_of(value->get_array().begin(), value->get_array().end(), isString))
    return refuseType(field, "array of strings"), std::vector<std::string>{};
  std::vector<std::string> names;
  for (const json::value& name : value->get_array()) names.emplace_back(name.get_string());
  return names;
}

Values Request::values(std::string_view field) {
  const json::value* value = fields_.if_contains(field);
  if (value == nullptr) return {};
  if (!value->is_object()) return refuseType(field, "object"), Values{};
  Values values;
  for (const auto& entry : value->get_object()) {
    const std::string name(entry.key());
    if (std::optional<std::string> text = valueText(entry.value()))
      values.emplace(name, std::move(*text));
    else
      refuseType(std::string(field) + '.' + shortened(name),
                 "string, integer, boolean, array of these");
  }
  return values;
}

}  // namespace spannung
