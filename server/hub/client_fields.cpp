#include "server/hub/client_fields.h"

#include <utility>

#include <fmt/format.h>

#include "ai/bots.h"
#include "base/value_text.h"
#include "server/hub/random_text.h"

namespace spannung::server {
namespace {

void refuseMissing(Request& request, std::string_view field) {
  request.refuse({std::string(field), "missing_field", {{"field", std::string(field)}}});
}

// One of the words allowed; the first stands in for what is none of them.
std::size_t choiceField(Request& request, std::string_view field,
                        const std::vector<std::string>& words) {
  const std::string word = request.text(field);
  for (std::size_t i = 0; i < words.size(); ++i)
    if (word == words[i]) return i;
  if (!request.problem()) request.refuseType(field, joinWords(words, ", "));
  return 0;
}

// "10", or "1.5".
std::string secondsText(std::chrono::milliseconds time) {
  return fmt::format("{}", std::chrono::duration<double>(time).count());
}

ClockRule clockRule(Request& clock) {
  clock.allowOnly({"kind", "seconds", "on_timeout"});
  ClockRule rule;
  rule.kind = choiceField(clock, "kind", {"move", "game"}) == 0 ? ClockKind::move : ClockKind::game;
  rule.seconds = requiredInteger(clock, "seconds");
  rule.onTimeout =
      choiceField(clock, "on_timeout", {"warn", "bot"}) == 0 ? OnTimeout::warn : OnTimeout::bot;
  return rule;
}

}  // namespace

int requiredInteger(Request& request, std::string_view field) {
  if (!request.has(field)) refuseMissing(request, field);
  return request.integer(field).value_or(0);
}

bool requiredBoolean(Request& request, std::string_view field) {
  if (!request.has(field)) refuseMissing(request, field);
  return request.boolean(field).value_or(false);
}

std::string optionalText(Request& request, std::string_view field) {
  return request.has(field) ? request.text(field) : std::string();
}

int seatField(Request& request) {
  const std::optional<int> seat = request.integer("seat");
  if (seat && (*seat < 1 || *seat > kMaxSeats))
    request.refuseType("seat", "1–" + std::to_string(kMaxSeats));
  return seat.value_or(0);
}

EyesRequest eyesField(Request& request) {
  if (request.word("seat") == "open") return {.seat = {}, .open = true};
  const std::optional<int> seat = request.integer("seat");
  if (seat && (*seat < 0 || *seat > kMaxSeats))
    request.refuseType("seat", "0–" + std::to_string(kMaxSeats) + R"(, "open")");
  return {.seat = seat, .open = false};
}

// A level that is not given a time of its own takes what it gets.
std::string botField(Request& request, const Limits& limits) {
  std::string bot = request.text("bot");
  const BotDemand demand = demandOf(bot);
  const bool asksForTime = demand.time && bot.find('@') != std::string::npos;
  const std::string place = request.placeOf("bot");
  if (asksForTime && *demand.time > limits.thinking)
    request.refuse(
        {place, "bot_thinks_long", {{"name", bot}, {"limit", secondsText(limits.thinking)}}});
  if (demand.threads > 1) request.refuse({place, "bot_threads", {{"name", bot}}});
  return bot;
}

SeatPlan seatPlan(Request& seat, const Person& person, const std::string& nonce,
                  const Limits& limits) {
  switch (choiceField(seat, "kind", {"open", "bot", "me"})) {
    case 1:
      return {.kind = SeatKind::bot,
              .name = optionalText(seat, "name"),
              .bot = botField(seat, limits),
              .nonce = randomNonce()};
    case 2: {
      std::string name = optionalText(seat, "name");
      if (name.empty()) name = person.name;
      const bool isAccountName = person.isAccount() && name == person.name;
      return {.kind = SeatKind::person,
              .name = std::move(name),
              .person = person.id,
              .bot = {},
              .nonce = nonce,
              .account = isAccountName};
    }
    default: return {};
  }
}

TableOrder tableOrder(Request& request, const Person& person, const std::string& nonce,
                      const Limits& limits) {
  TableOrder order;
  Creation& creation = order.creation;
  if (request.has("record")) {
    order.record = request.text("record");
    order.ply = request.integer("ply");
    for (const std::string_view field : {"game", "options", "deal"})
      if (request.has(field)) request.refuse({std::string(field), "not_with_record", {}});
  } else {
    creation.game = request.text("game");
    creation.options = request.values("options");
    creation.deal = request.values("deal");
    if (request.has("ply")) request.refuse({"ply", "only_with_record", {}});
  }
  // A record alone is to be looked at; whoever wants to play says who.
  order.isToLookAt = order.record && !request.has("seats");
  if (order.isToLookAt) {
    for (const std::string_view field : {"ply", "public", "clock"})
      if (request.has(field)) request.refuse({std::string(field), "only_with_seats", {}});
    return order;
  }
  if (!request.has("seats")) refuseMissing(request, "seats");
  for (Request& seat : request.objects("seats")) {
    seat.allowOnly({"kind", "bot", "name"});
    creation.seats.push_back(seatPlan(seat, person, nonce, limits));
    if (seat.problem()) request.refuse(*seat.problem());
  }
  creation.isPublic = request.boolean("public").value_or(false);
  creation.hints = request.boolean("hints").value_or(false);
  if (std::optional<Request> clock = request.object("clock")) {
    creation.clock = clockRule(*clock);
    if (clock->problem()) request.refuse(*clock->problem());
  }
  return order;
}

}  // namespace spannung::server
