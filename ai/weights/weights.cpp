#include "ai/weights/weights.h"

#include <cstdlib>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "ai/weights/shipped_text.h"
#include "base/json_reader.h"

namespace spannung {
namespace {

std::vector<std::string> namesOf(const Parameters& parameters) {
  std::vector<std::string> names;
  for (const Parameter& parameter : parameters) names.push_back(parameter.name);
  return names;
}

}  // namespace

Expected<Parameters> readWeights(const std::string& file, std::string_view text,
                                 const WeightsOwner& owner, Parameters known) {
  JsonDocument document(file, text);
  const JsonObject root = document.root().object({"game", "bot", "weights"});
  root["game"].choice({owner.game});
  root["bot"].choice({owner.bot});
  const JsonObject values = root["weights"].object(namesOf(known));
  for (Parameter& parameter : known)
    parameter.value = values[parameter.name].number(parameter.low, parameter.high);
  if (document.problem()) return tl::unexpected(*document.problem());
  return known;
}

std::string writeWeights(const WeightsOwner& owner, const Parameters& parameters) {
  std::string text = fmt::format("{{\n  \"game\": \"{}\",\n  \"bot\": \"{}\",\n  \"weights\": {{\n",
                                 owner.game, owner.bot);
  for (std::size_t i = 0; i < parameters.size(); ++i)
    text += fmt::format("    \"{}\": {}{}\n", parameters[i].name, parameters[i].value,
                        i + 1 < parameters.size() ? "," : "");
  return text + "  }\n}\n";
}

Parameters shippedWeights(const WeightsOwner& owner, Parameters known) {
  const std::string file = fmt::format("{}/{}.json", owner.game, owner.bot);
  auto weights = readWeights(file, shippedText(file).value_or(""), owner, std::move(known));
  if (!weights) std::abort();  // a test reads them all
  return *weights;
}

}  // namespace spannung
