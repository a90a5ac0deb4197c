#include "cli/terminal/figure_text.h"

#include <cmath>

#include <fmt/format.h>

namespace spannung {

std::string FigureText::number(double value, int decimals) const {
  if (std::isnan(value)) return "–";
  std::string digits = fmt::format("{:.{}f}", value, decimals);
  if (const auto point = digits.find('.');
      point != std::string::npos && language_ == Language::german)
    digits[point] = ',';
  return digits.starts_with('-') ? "−" + digits.substr(1) : digits;
}

std::string FigureText::change(double value, int decimals) const {
  const std::string size = number(std::abs(value), decimals);
  // What rounds to nothing has lost its direction.
  const bool isNothing = size.find_first_of("123456789") == std::string::npos;
  return (value < 0 && !isNothing ? "−" : "+") + size;
}

std::string FigureText::percent(double share, int decimals) const {
  return number(100 * share, decimals) + " %";
}

std::string FigureText::percentInterval(const Share& share) const {
  return percent(share.low) + " – " + percent(share.high);
}

}  // namespace spannung
