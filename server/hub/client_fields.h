// Fields that several requests have, or that are more than a word.
#pragma once

#include <optional>
#include <string>

#include "server/hub/hub.h"
#include "server/hub/limits.h"
#include "server/store/store.h"
#include "server/table/view.h"
#include "wire/request.h"

namespace spannung::server {

int requiredInteger(Request& request, std::string_view field);
bool requiredBoolean(Request& request, std::string_view field);
// A string, or empty if it is missing.
std::string optionalText(Request& request, std::string_view field);
// From 1; 0 if none is named.
int seatField(Request& request);
// A seat, 0 for a spectator, or "open".
EyesRequest eyesField(Request& request);

// A bot by its name; whether it plays the game in question turns out at the table.
std::string botField(Request& request, const Limits& limits);
// A seat as `create` and `seat` describe it. `nonce` counts if the person takes it.
SeatPlan seatPlan(Request& seat, const Person& person, const std::string& nonce,
                  const Limits& limits);
// Everything that `create` says.
TableOrder tableOrder(Request& request, const Person& person, const std::string& nonce,
                      const Limits& limits);

}  // namespace spannung::server
