#include "base/json_reader.h"

#include <algorithm>
#include <utility>

#include <boost/json/serialize.hpp>
#include <boost/json/stream_parser.hpp>

#include "base/utf8.h"
#include "base/value_text.h"

namespace spannung {
namespace {

namespace json = boost::json;

constexpr std::size_t kMaxDepth = 16;
constexpr std::size_t kMaxQuoted = 40;  // bytes of a wrong value that a message repeats
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

bool isControl(char byte) { return static_cast<unsigned char>(byte) < 0x20U || byte == 0x7F; }

std::string quoted(const json::value& value) {
  if (value.is_object()) return "{…}";
  if (value.is_array()) return "[…]";
  return shortened(json::serialize(value), kMaxQuoted);
}

std::string numberText(double number) { return json::serialize(json::value(number)); }

std::string codeOf(const json::error_code& error) {
  return error == json::error::too_deep ? "json_too_deep" : "json_syntax";
}

bool isBlank(std::string_view text) {
  return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

}  // namespace

JsonDocument::JsonDocument(std::string file, std::string_view text) : file_(std::move(file)) {
  // Some editors put the mark in front of everything they save.
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  parse(text);
}

void JsonDocument::parse(std::string_view text) {
  if (isBlank(text)) return report(file_, "json_empty", {});
  json::parse_options options;
  options.max_depth = kMaxDepth;
  json::stream_parser parser({}, options);
  json::error_code error;
  const std::size_t used = parser.write_some(text.data(), text.size(), error);
  if (error) return reportSyntax(text.substr(0, used), codeOf(error));
  if (!isBlank(text.substr(used))) return reportSyntax(text.substr(0, used), "json_extra_text");
  parser.finish(error);
  if (error) return reportSyntax(text, "json_incomplete");
  value_ = parser.release();
}

void JsonDocument::reportSyntax(std::string_view before, std::string code) {
  const auto line = std::count(before.begin(), before.end(), '\n') + 1;
  const std::string_view start = before.substr(before.rfind('\n') + 1);
  const auto column = std::count_if(start.begin(), start.end(),
                                    [](char byte) { return !continuesCharacter(byte); }) +
                      1;
  const std::string lineText = std::to_string(line);
  const std::string columnText = std::to_string(column);
  report(file_ + ':' + lineText + ':' + columnText, std::move(code),
         {{"line", lineText}, {"column", columnText}});
}

JsonReader JsonDocument::root() { return {*this, problem_ ? nullptr : &value_, ""}; }

void JsonDocument::report(std::string place, std::string code,
                          std::map<std::string, std::string> details) {
  if (!problem_) problem_ = Problem{std::move(place), std::move(code), std::move(details)};
}

JsonReader::JsonReader(JsonDocument& document, const json::value* value, std::string path)
    : document_(&document), value_(value), path_(std::move(path)) {}

JsonObject JsonReader::object(const std::vector<std::string>& fields) const {
  if (value_ == nullptr) return JsonObject(*this);
  if (!value_->is_object()) {
    refuseType("json_not_an_object");
    return JsonObject({*document_, nullptr, path_});
  }
  for (const auto& field : value_->get_object()) {
    const std::string name(field.key());
    if (std::find(fields.begin(), fields.end(), name) == fields.end())
      JsonReader(*document_, &field.value(), childPath(shortened(name, kMaxQuoted)))
          .refuse("json_unknown_field", {{"known", joinWords(fields, ", ")}});
  }
  return JsonObject(*this);
}

std::vector<JsonReader> JsonReader::array(std::size_t minCount, std::size_t maxCount) const {
  if (value_ == nullptr) return {};
  if (!value_->is_array()) return refuseType("json_not_an_array"), std::vector<JsonReader>{};
  const json::array& items = value_->get_array();
  if (items.size() < minCount || items.size() > maxCount)
    return refuseCount(minCount, maxCount), std::vector<JsonReader>{};
  std::vector<JsonReader> readers;
  readers.reserve(items.size());
  for (std::size_t i = 0; i < items.size(); ++i)
    readers.emplace_back(*document_, &items[i], path_ + '[' + std::to_string(i) + ']');
  return readers;
}

int JsonReader::integer(int min, int max) const {
  if (value_ == nullptr) return min;
  if (!value_->is_int64() && !value_->is_uint64()) return refuseType("json_not_an_integer"), min;
  const bool fits = value_->is_int64() && value_->get_int64() >= min && value_->get_int64() <= max;
  if (fits) return static_cast<int>(value_->get_int64());
  refuse("json_out_of_range",
         {{"value", quoted(*value_)}, {"min", std::to_string(min)}, {"max", std::to_string(max)}});
  return min;
}

double JsonReader::number(double min, double max) const {
  if (value_ == nullptr) return min;
  if (!value_->is_number()) return refuseType("json_not_a_number"), min;
  const double number = value_->to_number<double>();
  if (number >= min && number <= max) return number;
  refuse("json_out_of_range",
         {{"value", quoted(*value_)}, {"min", numberText(min)}, {"max", numberText(max)}});
  return min;
}

bool JsonReader::boolean() const {
  if (value_ == nullptr) return false;
  if (!value_->is_bool()) return refuseType("json_not_a_boolean"), false;
  return value_->get_bool();
}

std::string JsonReader::string(std::size_t maxBytes) const {
  if (value_ == nullptr) return {};
  if (!value_->is_string()) return refuseType("json_not_a_string"), std::string();
  std::string text(value_->get_string());
  const bool fits = !text.empty() && text.size() <= maxBytes;
  if (fits && std::none_of(text.begin(), text.end(), isControl)) return text;
  refuse("json_bad_string", {{"value", quoted(*value_)}, {"max", std::to_string(maxBytes)}});
  return {};
}

std::size_t JsonReader::choice(const std::vector<std::string_view>& words) const {
  if (value_ == nullptr) return 0;
  if (!value_->is_string()) return refuseType("json_not_a_string"), 0;
  const auto found = std::find(words.begin(), words.end(), value_->get_string());
  if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
  refuse("json_unknown_word",
         {{"value", quoted(*value_)}, {"known", joinWords({words.begin(), words.end()}, ", ")}});
  return 0;
}

std::string JsonReader::place() const {
  return path_.empty() ? document_->file() : document_->file() + ": " + path_;
}

void JsonReader::refuse(std::string code, std::map<std::string, std::string> details) const {
  document_->report(place(), std::move(code), std::move(details));
}

void JsonReader::refuseType(std::string code) const {
  refuse(std::move(code), {{"value", quoted(*value_)}});
}

void JsonReader::refuseCount(std::size_t min, std::size_t max) const {
  const std::string count = std::to_string(value_->get_array().size());
  if (min == max)
    return refuse("json_not_exactly", {{"count", count}, {"needed", std::to_string(min)}});
  refuse("json_wrong_count",
         {{"count", count}, {"min", std::to_string(min)}, {"max", std::to_string(max)}});
}

std::string JsonReader::childPath(std::string_view field) const {
  return path_.empty() ? std::string(field) : path_ + '.' + std::string(field);
}

const json::value* JsonObject::valueOf(std::string_view field) const {
  return reader_.value_ == nullptr ? nullptr : reader_.value_->get_object().if_contains(field);
}

JsonReader JsonObject::operator[](std::string_view field) const {
  const JsonReader reader(*reader_.document_, valueOf(field), reader_.childPath(field));
  if (reader.value_ == nullptr && reader_.value_ != nullptr) reader.refuse("json_missing_field");
  return reader;
}

std::optional<JsonReader> JsonObject::find(std::string_view field) const {
  if (valueOf(field) == nullptr) return {};
  return (*this)[field];
}

void JsonObject::refuse(std::string code, std::map<std::string, std::string> details) const {
  reader_.refuse(std::move(code), std::move(details));
}

}  // namespace spannung
