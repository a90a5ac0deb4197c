#include "server/table/log_entry.h"

#include <array>
#include <cstddef>
#include <utility>

#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parse.hpp>

#include "base/utf8.h"
#include "wire/described.h"

namespace spannung::server {

BOOST_DESCRIBE_ENUM(SeatKind, open, person, bot, rules)
BOOST_DESCRIBE_ENUM(ClockKind, move, game)
BOOST_DESCRIBE_ENUM(OnTimeout, warn, bot)
BOOST_DESCRIBE_ENUM(Mover, person, bot, timeout)
BOOST_DESCRIBE_ENUM(AskKind, undo, abandon)

BOOST_DESCRIBE_STRUCT(SeatPlan, (), (kind, name, person, bot, nonce, account))
BOOST_DESCRIBE_STRUCT(ClockRule, (), (kind, seconds, onTimeout))
BOOST_DESCRIBE_STRUCT(PlannedMove, (), (seat, move))
BOOST_DESCRIBE_STRUCT(GamePin, (), (revision, pack, program))
BOOST_DESCRIBE_STRUCT(Created, (),
                      (by, at, game, pin, options, deal, seats, isPublic, clock, secret, seed,
                       moves, isArchive, hints))
BOOST_DESCRIBE_STRUCT(Joined, (), (seat, person, name, nonce, at, account))
BOOST_DESCRIBE_STRUCT(Left, (), (seat, at))
BOOST_DESCRIBE_STRUCT(SeatChanged, (), (seat, plan, at))
BOOST_DESCRIBE_STRUCT(Started, (), (at))
BOOST_DESCRIBE_STRUCT(Moved, (), (ply, seat, move, by, request, at))
BOOST_DESCRIBE_STRUCT(Rewound, (), (to, by, at))
BOOST_DESCRIBE_STRUCT(Asked, (), (kind, by, to, at))
BOOST_DESCRIBE_STRUCT(Answered, (), (by, agrees, at))
BOOST_DESCRIBE_STRUCT(Resigned, (), (seat, bot, at, ends))
BOOST_DESCRIBE_STRUCT(Abandoned, (), (by, at))
BOOST_DESCRIBE_STRUCT(Said, (), (by, name, seat, text, at, account))
BOOST_DESCRIBE_STRUCT(Rematched, (), (table, at, by))
BOOST_DESCRIBE_STRUCT(Hinted, (), (seat, at))
BOOST_DESCRIBE_STRUCT(ClockShifted, (), (by, at))

namespace {

namespace json = boost::json;

// In the order of the variant.
constexpr std::array<std::string_view, std::variant_size_v<LogEntry>> kTypes = {
    "created",   "joined",  "left",      "seat_changed", "started",
    "moved",     "rewound", "asked",     "answered",     "resigned",
    "abandoned", "said",    "rematched", "hinted",       "clock_shifted"};

template <std::size_t kIndex = 0>
void readType(DescribedReader& reader, const json::object& object, std::string_view type,
              LogEntry& entry) {
  if constexpr (kIndex < kTypes.size()) {
    if (type != kTypes[kIndex]) return readType<kIndex + 1>(reader, object, type, entry);
    reader.readMembers(object, "", entry.emplace<kIndex>(), "type");
  } else {
    reader.refuse("type", "unknown_entry", {{"type", shortened(type)}});
  }
}

void readObject(DescribedReader& reader, const json::value& value, LogEntry& entry) {
  if (!value.is_object()) return reader.refuseType("", "object");
  const json::value* type = value.get_object().if_contains("type");
  if (type == nullptr) return reader.refuse("type", "missing_field", {{"field", "type"}});
  if (!type->is_string()) return reader.refuseType("type", "string");
  readType(reader, value.get_object(), type->get_string(), entry);
}

}  // namespace

std::string writeEntry(const LogEntry& entry) {
  std::string out = R"({"type":")";
  out += kTypes[entry.index()];
  out += "\",";
  std::visit([&out](const auto& one) { writeMembers(out, one); }, entry);
  return out += '}';
}

Expected<LogEntry> readEntry(const std::string& place, std::string_view text) {
  if (!isUtf8(text)) return problem(place, "not_utf8");
  std::array<unsigned char, 4096> room;
  json::monotonic_resource memory(room.data(), room.size());
  json::error_code error;
  const json::value value = json::parse({text.data(), text.size()}, error, &memory);
  if (error) return problem(place, "json_malformed", {{"reason", error.message()}});
  DescribedReader reader(place);
  LogEntry entry;
  readObject(reader, value, entry);
  if (reader.problem()) return tl::unexpected(*reader.problem());
  return entry;
}

bool changesPeople(const LogEntry& entry) {
  return std::holds_alternative<Created>(entry) || std::holds_alternative<Joined>(entry) ||
         std::holds_alternative<Left>(entry) || std::holds_alternative<SeatChanged>(entry);
}

Milliseconds timeOf(const LogEntry& entry) {
  return std::visit([](const auto& one) { return one.at; }, entry);
}

}  // namespace spannung::server
