#include "protocol/description.h"

#include <algorithm>

namespace spannung {
namespace {

constexpr bool kOptional = true;
constexpr std::string_view kForced = "'tell' | 'silent'";
constexpr std::string_view kWord = "string | number";

const std::vector<FieldShape>& forEveryRequest() {
  static const std::vector<FieldShape> kFields = {
      {"op", "string"}, {"id", "unknown", kOptional}, {"lang", "'en' | 'de'", kOptional}};
  return kFields;
}

std::vector<Shape> wordShapes() {
  return {{"Words", "", {}, "string"},
          {"Values", "", {}, "string | number | boolean | string[] | number[]"},
          {"Operands", "", {}, "string | number"},
          {"Numbers", "", {}, "number[]"},
          {"Figures", "", {}, "unknown"},
          {"Document", "", {}, "unknown"}};
}

std::vector<Shape> gameShapes() {
  return {
      {"Choice",
       "",
       {{"name", "string"}, {"default", "string"}, {"values", "string[]"}, {"format", "string"}}},
      {"Module", "", {{"name", "string"}, {"options", "Choice[]"}, {"deal", "Choice[]"}}},
      {"Standing", "", {{"seat", "number"}, {"rank", "number"}, {"score", "number"}}},
      {"Result",
       "",
       {{"standings", "Standing[]"}, {"decided_by", "string"}, {"breakdown", "Numbers"}}},
      {"Position",
       "",
       {{"ply", "number"},
        {"active", "number[]"},
        {"finished", "boolean"},
        {"result", "Result", kOptional}}},
      {"Game",
       "Position",
       {{"protocol", "number"},
        {"game", "string"},
        {"revision", "number"},
        {"content", "string"},
        {"options", "Words"},
        {"deal", "Words"},
        {"seed", "string"},
        {"seats", "string[]"}}}};
}

std::vector<Shape> moveShapes() {
  return {{"Move",
           "",
           {{"seat", "number"}, {"text", "string"}, {"kind", "string"}, {"operands", "Operands"}}},
          {"Event", "", {{"code", "string"}, {"seat", "number | null"}, {"operands", "Operands"}}},
          {"Verdict",
           "",
           {{"legal", "boolean"},
            {"reason", "string", kOptional},
            {"rule", "string", kOptional},
            {"operands", "Operands", kOptional},
            {"text", "string", kOptional}}},
          {"Step",
           "Verdict",
           {{"move", "string"},
            {"certain", "boolean", kOptional},
            {"events", "Event[]", kOptional},
            {"figures", "Figures", kOptional}}},
          {"Gain", "", {{"aspect", "string"}, {"label", "string"}, {"score", "number"}}},
          {"Thought",
           "",
           {{"move", "string"},
            {"label", "string"},
            {"visits", "number"},
            {"chance", "number", kOptional},
            {"score", "number", kOptional},
            {"reasons", "Gain[]"}}},
          {"Trouble",
           "",
           {{"place", "string"}, {"code", "string"}, {"details", "Words"}, {"text", "string"}}},
          {"Failure", "", {{"error", "Trouble"}, {"verdict", "Verdict", kOptional}}}};
}

std::vector<Shape> allShapes() {
  std::vector<Shape> all;
  for (const auto& some : {wordShapes(), gameShapes(), moveShapes()})
    all.insert(all.end(), some.begin(), some.end());
  return all;
}

std::vector<OperationShape> withoutGame() {
  return {{"games", false, {}, "", {{"protocol", "number"}, {"games", "Module[]"}}},
          {"new",
           false,
           {{"game", "string"},
            {"options", "Values", kOptional},
            {"deal", "Values", kOptional},
            {"seed", kWord, kOptional},
            {"seats", "string[]", kOptional},
            {"forced", kForced, kOptional}},
           "Game",
           {{"events", "Event[]"}}},
          {"load", false, {{"record", "string"}, {"forced", kForced, kOptional}}, "Game"}};
}

std::vector<OperationShape> withGame() {
  return {
      {"legal", true, {{"seat", "number", kOptional}}, "Position", {{"moves", "Move[]"}}},
      {"check", true, {{"seat", "number", kOptional}, {"move", "string"}}, "Verdict"},
      {"foresee",
       true,
       {{"seat", "number", kOptional}, {"moves", "string[]"}},
       "",
       {{"seat", "number"}, {"steps", "Step[]"}, {"state", "Document"}}},
      {"apply",
       true,
       {{"seat", "number", kOptional}, {"move", "string"}, {"forced", kForced, kOptional}},
       "Position",
       {{"seat", "number"}, {"move", "string"}, {"revealed", "boolean"}, {"events", "Event[]"}}},
      {"undo", true, {{"plies", "number", kOptional}}, "Position"},
      {"amend", true, {{"deal", "Values"}}, "Game"},
      {"state", true, {{"view", kWord, kOptional}}, "Position", {{"state", "Document"}}},
      {"record", true, {}, "", {{"record", "string"}}},
      {"suggest",
       true,
       {{"seat", "number", kOptional},
        {"bot", "string", kOptional},
        {"count", "number", kOptional},
        {"seed", kWord, kOptional}},
       "",
       {{"seat", "number"}, {"move", "string"}, {"thoughts", "Thought[]"}}}};
}

std::vector<OperationShape> allOperations() {
  std::vector<OperationShape> all = withoutGame();
  for (OperationShape& operation : withGame()) all.push_back(operation);
  all.push_back({"quit", false, {}, ""});
  return all;
}

}  // namespace

std::span<const FieldShape> commonFields() { return forEveryRequest(); }

std::span<const Shape> shapes() {
  static const std::vector<Shape> kShapes = allShapes();
  return kShapes;
}

std::span<const OperationShape> operationShapes() {
  static const std::vector<OperationShape> kOperations = allOperations();
  return kOperations;
}

const OperationShape* operationNamed(std::string_view name) {
  const auto all = operationShapes();
  const auto found = std::ranges::find(all, name, &OperationShape::name);
  return found == all.end() ? nullptr : &*found;
}

}  // namespace spannung
