// One request, read field by field.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "base/problem.h"
#include "games/game_module.h"

namespace spannung {

// The object in a line, or why there is none. The place is left to the caller, who counts lines.
Expected<boost::json::object> parseRequest(std::string_view line);

// The fields of a request. What is missing or of the wrong type is remembered as the problem and
// read as nothing, so that a command reads all its fields and asks once.
class Request {
 public:
  // `place` is where the fields are inside a larger request: "seats[1]".
  explicit Request(boost::json::object fields, std::string place = {})
      : fields_(std::move(fields)), place_(std::move(place)) {}

  // Only the first is kept; later ones often merely follow from it.
  const std::optional<Problem>& problem() const { return problem_; }
  void refuse(Problem problem);
  void refuseType(std::string_view field, std::string expected);
  // Of a field, as a problem names it.
  std::string placeOf(std::string_view field) const;
  void allowOnly(const std::vector<std::string_view>& known);

  bool has(std::string_view field) const { return fields_.contains(field); }
  // Null if there is none.
  const boost::json::value* id() const { return fields_.if_contains("id"); }
  Language language();
  // Must be there.
  std::string text(std::string_view field);
  // A string, or a whole number in decimal digits.
  std::optional<std::string> word(std::string_view field);
  std::optional<int> integer(std::string_view field);
  std::optional<bool> boolean(std::string_view field);
  std::vector<std::string> names(std::string_view field);
  std::vector<int> integers(std::string_view field);
  // Objects inside: null and a missing one are nothing. Their problems are their own; hand them to
  // refuse() of this request.
  std::optional<Request> object(std::string_view field);
  std::vector<Request> objects(std::string_view field);
  // Strings, whole numbers, booleans, and arrays of them, which become words with blanks between.
  Values values(std::string_view field);

 private:
  boost::json::object fields_;
  std::string place_;
  std::optional<Problem> problem_;
};

}  // namespace spannung
