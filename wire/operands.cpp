#include "wire/operands.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include <boost/json/value.hpp>

#include "base/value_text.h"

namespace spannung {
namespace {

namespace json = boost::json;

json::value operandValue(const AnyGame& rules, std::string_view type, int value) {
  if (type == "number" || type == "money") return value;
  if (type == "seat") return value + 1;
  const std::string id = rules.operandText(type, value);
  const std::optional<int> number = parseNumber(id);
  return number ? json::value(*number) : json::value(json::string(id));
}

}  // namespace

json::object operandsObject(const AnyGame& rules, const Term& term,
                            const std::array<std::int32_t, 3>& values) {
  json::object operands;
  for (std::size_t i = 0; i < values.size(); ++i)
    if (const Operand& operand = term.operands[i]; operand.used())
      operands[operand.name] = operandValue(rules, operand.type, values[i]);
  return operands;
}

}  // namespace spannung
