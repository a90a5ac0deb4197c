// JSON of plain structs that Boost.Describe knows. A struct is an object with a field for each
// member, an enumerator its name, a std::optional null or the value.
//
// Writing appends to a string. Reading is strict, since what it reads we have written ourselves or
// have promised to check: an unknown or missing field or a value of the wrong type is a problem
// that names its path. Only a std::optional may be missing.
#pragma once

#include <concepts>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <boost/describe.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <boost/mp11.hpp>

#include "base/problem.h"

namespace spannung {

template <class T>
using MembersOf = boost::describe::describe_members<T, boost::describe::mod_public>;

template <class T>
inline constexpr bool isOptional = false;
template <class T>
inline constexpr bool isOptional<std::optional<T>> = true;

// --- writing ---

inline void writeJson(std::string& out, bool value) { out += value ? "true" : "false"; }

template <std::integral Number>
  requires(!std::same_as<Number, bool>)
void writeJson(std::string& out, Number value) {
  out += std::to_string(value);
}

inline void writeJson(std::string& out, const std::string& text) {
  out += boost::json::serialize(boost::json::string_view(text));
}

template <class Enum>
  requires std::is_enum_v<Enum>
void writeJson(std::string& out, Enum value) {
  out += '"';
  out += boost::describe::enum_to_string(value, "");
  out += '"';
}

template <class T>
  requires boost::describe::has_describe_members<T>::value
void writeJson(std::string& out, const T& object);

template <class T>
void writeJson(std::string& out, const std::optional<T>& value) {
  if (value)
    writeJson(out, *value);
  else
    out += "null";
}

template <class T>
void writeJson(std::string& out, const std::vector<T>& items) {
  out += '[';
  for (const T& item : items) {
    if (out.back() != '[') out += ',';
    writeJson(out, item);
  }
  out += ']';
}

template <class T>
void writeJson(std::string& out, const std::map<std::string, T>& items) {
  out += '{';
  for (const auto& [key, value] : items) {
    if (out.back() != '{') out += ',';
    writeJson(out, key);
    out += ':';
    writeJson(out, value);
  }
  out += '}';
}

// Without the braces, so that a "type" can stand in front of them.
template <class T>
void writeMembers(std::string& out, const T& object) {
  bool isFirst = true;
  boost::mp11::mp_for_each<MembersOf<T>>([&](auto member) {
    if (!std::exchange(isFirst, false)) out += ',';
    out += '"';
    out += member.name;
    out += "\":";
    writeJson(out, object.*member.pointer);
  });
}

template <class T>
  requires boost::describe::has_describe_members<T>::value
void writeJson(std::string& out, const T& object) {
  out += '{';
  writeMembers(out, object);
  out += '}';
}

// --- reading ---

// Remembers the first problem; `place` is put in front of every path.
class DescribedReader {
 public:
  explicit DescribedReader(std::string place) : place_(std::move(place)) {}
  const std::optional<Problem>& problem() const { return problem_; }

  void refuse(const std::string& path, std::string code,
              std::map<std::string, std::string> details) {
    if (!problem_) problem_ = Problem{place_ + ": " + path, std::move(code), std::move(details)};
  }
  void refuseType(const std::string& path, std::string expected) {
    refuse(path, "wrong_type", {{"field", path}, {"expected", std::move(expected)}});
  }

  void read(const boost::json::value& value, const std::string& path, bool& out) {
    if (!value.is_bool()) return refuseType(path, "boolean");
    out = value.get_bool();
  }

  template <std::integral Number>
    requires(!std::same_as<Number, bool>)
  void read(const boost::json::value& value, const std::string& path, Number& out) {
    if (!value.is_int64() || !std::in_range<Number>(value.get_int64()))
      return refuseType(path, "integer");
    out = static_cast<Number>(value.get_int64());
  }

  void read(const boost::json::value& value, const std::string& path, std::string& out) {
    if (!value.is_string()) return refuseType(path, "string");
    out = value.get_string();
  }

  template <class Enum>
    requires std::is_enum_v<Enum>
  void read(const boost::json::value& value, const std::string& path, Enum& out) {
    const std::string word = value.is_string() ? std::string(value.get_string()) : std::string();
    if (!boost::describe::enum_from_string(word.c_str(), out)) refuseType(path, wordsOf<Enum>());
  }

  template <class T>
  void read(const boost::json::value& value, const std::string& path, std::optional<T>& out) {
    if (!value.is_null()) read(value, path, out.emplace());
  }

  template <class T>
  void read(const boost::json::value& value, const std::string& path, std::vector<T>& out) {
    if (!value.is_array()) return refuseType(path, "array");
    for (const boost::json::value& item : value.get_array()) {
      const std::string place = path + '[' + std::to_string(out.size()) + ']';
      read(item, place, out.emplace_back());
    }
  }

  template <class T>
  void read(const boost::json::value& value, const std::string& path,
            std::map<std::string, T>& out) {
    if (!value.is_object()) return refuseType(path, "object");
    for (const auto& entry : value.get_object())
      read(entry.value(), below(path, entry.key()), out[entry.key()]);
  }

  template <class T>
    requires boost::describe::has_describe_members<T>::value
  void read(const boost::json::value& value, const std::string& path, T& out) {
    if (!value.is_object()) return refuseType(path, "object");
    readMembers(value.get_object(), path, out, {});
  }

  // `also` is a field that somebody else reads.
  template <class T>
  void readMembers(const boost::json::object& object, const std::string& path, T& out,
                   std::string_view also) {
    refuseUnknown<T>(object, path, also);
    boost::mp11::mp_for_each<MembersOf<T>>([&](auto member) {
      readMember(object, below(path, member.name), member.name, out.*member.pointer);
    });
  }

 private:
  static std::string below(const std::string& path, std::string_view field) {
    return path.empty() ? std::string(field) : path + '.' + std::string(field);
  }

  template <class Enum>
  static std::string wordsOf() {
    std::string words;
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<Enum>>(
        [&words](auto item) { words += (words.empty() ? "" : ", ") + std::string(item.name); });
    return words;
  }

  template <class T>
  void refuseUnknown(const boost::json::object& object, const std::string& path,
                     std::string_view also) {
    for (const auto& entry : object) {
      const std::string_view key = entry.key();
      bool isKnown = key == also;
      boost::mp11::mp_for_each<MembersOf<T>>(
          [&](auto member) { isKnown = isKnown || key == member.name; });
      if (!isKnown) refuse(below(path, key), "unknown_field", {{"field", std::string(key)}});
    }
  }

  template <class M>
  void readMember(const boost::json::object& object, const std::string& path, const char* name,
                  M& out) {
    if (const boost::json::value* value = object.if_contains(name)) return read(*value, path, out);
    if constexpr (!isOptional<M>) refuse(path, "missing_field", {{"field", name}});
  }

  std::string place_;
  std::optional<Problem> problem_;
};

}  // namespace spannung
