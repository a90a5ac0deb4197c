#include "server/table/later_program.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

#include <boost/json/parse.hpp>

#include "base/version.h"

namespace spannung::server {
namespace {

namespace json = boost::json;

// "1.12.3"; what cannot be read counts as 0.
std::array<int, 3> numbersOf(std::string_view version) {
  std::array<int, 3> numbers{};
  for (int& number : numbers) {
    const std::string_view part = version.substr(0, version.find('.'));
    std::from_chars(part.data(), part.data() + part.size(), number);
    version.remove_prefix(std::min(part.size() + 1, version.size()));
  }
  return numbers;
}

std::string textIn(const json::object& object, std::string_view name) {
  const json::value* value = object.if_contains(name);
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : "";
}

}  // namespace

bool isLaterProgram(std::string_view version) { return numbersOf(version) > numbersOf(kVersion); }

PinnedGame pinnedIn(std::string_view firstEntry) {
  json::error_code error;
  const json::value value = json::parse({firstEntry.data(), firstEntry.size()}, error);
  if (error || !value.is_object()) return {};
  PinnedGame pinned{.game = textIn(value.get_object(), "game")};
  const json::value* pin = value.get_object().if_contains("pin");
  if (pin == nullptr || !pin->is_object()) return pinned;
  pinned.pin.program = textIn(pin->get_object(), "program");
  if (const json::value* revision = pin->get_object().if_contains("revision"))
    if (const std::int64_t* number = revision->if_int64())
      pinned.pin.revision = static_cast<int>(*number);
  return pinned;
}

Problem orNeedsProgram(const Library& library, const PinnedGame& pinned, Problem reason) {
  if (!isLaterProgram(pinned.pin.program)) return reason;
  const auto module = library.module(pinned.game);
  return {"table",
          "table_needs_program",
          {{"program", pinned.pin.program},
           {"revision", std::to_string(pinned.pin.revision)},
           {"known", std::to_string(module ? (*module)->revision() : 0)}}};
}

}  // namespace spannung::server
