// What a position promises to every seat.
#pragma once

#include "ai/search/appraisal.h"

namespace spannung::search {

struct Outlook {
  BySeat chances{};  // of winning; 1 for a seat that plays alone
  BySeat scores{};   // expected at the end
};

}  // namespace spannung::search
