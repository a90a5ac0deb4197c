// What a move would lead to, told before it is made.
#pragma once

#include <vector>

#include <boost/json/object.hpp>

#include "engine/core/event.h"

namespace spannung {

struct Preview {
  std::vector<Event> events;    // what would happen at once
  boost::json::object figures;  // what the game adds to it, in the words of its state document

  bool empty() const { return events.empty() && figures.empty(); }
};

}  // namespace spannung
