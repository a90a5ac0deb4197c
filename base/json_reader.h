// Checked access to JSON that people edit. Every value knows its place, and a document remembers
// its first problem: reading code runs straight through and asks once, at the end.
//
//   JsonDocument document("maps/usa.json", text);
//   const JsonObject edge = document.root().object({"a", "b", "cost"});
//   const int cost = edge["cost"].integer(0, 254);
//   if (document.problem()) ...
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/value.hpp>

#include "base/problem.h"

namespace spannung {

class JsonReader;

class JsonDocument {
 public:
  JsonDocument(std::string file, std::string_view text);
  // Readers point to their document.
  JsonDocument(const JsonDocument&) = delete;
  JsonDocument& operator=(const JsonDocument&) = delete;

  JsonReader root();
  const std::string& file() const { return file_; }
  const std::optional<Problem>& problem() const { return problem_; }
  // Only the first is kept; later ones often merely follow from it.
  void report(std::string place, std::string code, std::map<std::string, std::string> details);

 private:
  void parse(std::string_view text);
  void reportSyntax(std::string_view before, std::string code);

  std::string file_;
  boost::json::value value_;
  std::optional<Problem> problem_;
};

class JsonObject;

// One value. Where it is missing or not what is asked for, that is reported, and a neutral value
// (0, nothing, the lower limit) stands in for it.
class JsonReader {
 public:
  JsonReader(JsonDocument& document, const boost::json::value* value, std::string path);

  // Fields beyond the named ones are a problem.
  JsonObject object(const std::vector<std::string>& fields) const;
  std::vector<JsonReader> array(std::size_t minCount, std::size_t maxCount) const;
  int integer(int min, int max) const;
  double number(double min, double max) const;
  bool boolean() const;
  // At least one byte, no control characters.
  std::string string(std::size_t maxBytes) const;
  // The place of a word among those allowed.
  std::size_t choice(const std::vector<std::string_view>& words) const;

  // File and path: "maps/usa.json: edges[3].cost".
  std::string place() const;
  // Reports that this value is wrong for a reason that only the caller knows.
  void refuse(std::string code, std::map<std::string, std::string> details = {}) const;

 private:
  friend class JsonObject;

  void refuseType(std::string code) const;
  void refuseCount(std::size_t min, std::size_t max) const;
  std::string childPath(std::string_view field) const;

  JsonDocument* document_;
  const boost::json::value* value_;  // null if it is missing, which has been reported
  std::string path_;                 // inside the document: "edges[3].cost"
};

class JsonObject {
 public:
  explicit JsonObject(JsonReader reader) : reader_(std::move(reader)) {}

  // A field that must be there.
  JsonReader operator[](std::string_view field) const;
  std::optional<JsonReader> find(std::string_view field) const;
  void refuse(std::string code, std::map<std::string, std::string> details = {}) const;

 private:
  const boost::json::value* valueOf(std::string_view field) const;

  JsonReader reader_;
};

}  // namespace spannung
