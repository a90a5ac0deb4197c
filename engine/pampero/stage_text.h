// What the decisions are called where they are written down.
#pragma once

#include <array>
#include <string_view>

#include "engine/pampero/state.h"

namespace spannung::pampero {

inline constexpr std::array<std::string_view, kDecisions> kStageTexts = {
    "place_bulldozer",    "take_turn",      "choose_action",  "choose_site",  "choose_contract",
    "choose_tower",       "choose_payment", "choose_price",   "lay_tile",     "take_connection",
    "fulfil_linked",      "first_field",    "second_field",   "choose_slot",  "discard_tile",
    "move_bulldozer",     "leave_site",     "advance_market", "take_market",  "flip_market",
    "majority_market",    "choose_option",  "take_special",   "play_tile",    "retrieve_card",
    "sell_abroad",        "choose_capital", "ask_optional",   "retrieve_row", "play_crowns",
    "play_scoring_cards", "finished"};

}  // namespace spannung::pampero
