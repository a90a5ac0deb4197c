#include "ai/weights/weight_list.h"

#include <cmath>
#include <cstddef>

#include <fmt/format.h>

namespace spannung {

void WeightList::addAll(std::string_view prefix, const WeightList& inner) {
  for (Entry entry : inner.entries_) {
    entry.name = fmt::format("{}_{}", prefix, entry.name);
    entries_.push_back(std::move(entry));
  }
}

Parameters WeightList::parameters() const {
  Parameters parameters;
  for (const Entry& entry : entries_) {
    const auto value = [](const auto* field) { return static_cast<double>(*field); };
    parameters.push_back({entry.name, std::visit(value, entry.field), entry.low, entry.high});
  }
  return parameters;
}

void WeightList::assign(const Parameters& parameters) const {
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    const double value = parameters[i].value;
    if (double* const* const field = std::get_if<double*>(&entries_[i].field))
      **field = value;
    else
      *std::get<int*>(entries_[i].field) = static_cast<int>(std::lround(value));
  }
}

}  // namespace spannung
