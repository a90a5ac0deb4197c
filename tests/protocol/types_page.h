// The engine protocol as types of TypeScript, from its description.
#pragma once

#include <string>
#include <string_view>

#include <fmt/format.h>

#include "protocol/description.h"

namespace spannung::testing {

class TypesPage {
 public:
  static std::string text() {
    std::string text = kHead;
    for (const FieldShape& field : commonFields().subspan(1)) text += line(field);
    text += "}\n";
    for (const Shape& shape : shapes()) text += shape.entries.empty() ? object(shape) : map(shape);
    for (const OperationShape& operation : operationShapes()) {
      const std::string request = named(operation, "Request");
      const std::string reply = named(operation, "Reply");
      text += object({request, "Asked", operation.request});
      text += object({reply, operation.base, operation.reply});
    }
    return text + operations();
  }

 private:
  static constexpr const char* kHead =
      "// What can be asked of the rules, and what they answer. Written by the program from\n"
      "// protocol/description.cpp: scripts/regenerate-engine-docs. What everything means is in\n"
      "// docs/engine-protocol.md.\n\nexport interface Asked {\n";

  static std::string line(const FieldShape& field) {
    return fmt::format("  {}{}: {};\n", field.name, field.isOptional ? "?" : "", field.type);
  }

  static std::string named(const OperationShape& operation, std::string_view what) {
    std::string name = fmt::format("{}{}", operation.name, what);
    name.front() = static_cast<char>(name.front() - 'a' + 'A');
    return name;
  }

  static std::string map(const Shape& shape) {
    return fmt::format("\nexport type {} = Record<string, {}>;\n", shape.name, shape.entries);
  }

  static std::string object(const Shape& shape) {
    if (shape.fields.empty())
      return fmt::format("\nexport type {} = {};\n", shape.name,
                         shape.base.empty() ? "object" : shape.base);
    std::string text = fmt::format("\nexport interface {}", shape.name);
    if (!shape.base.empty()) text += fmt::format(" extends {}", shape.base);
    text += " {\n";
    for (const FieldShape& field : shape.fields) text += line(field);
    return text + "}\n";
  }

  static std::string operations() {
    std::string text = "\nexport interface Operations {\n";
    for (const OperationShape& operation : operationShapes()) {
      text += fmt::format("  {}: {{ request: {}; reply: {} }};\n", operation.name,
                          named(operation, "Request"), named(operation, "Reply"));
    }
    return text + "}\n";
  }
};

}  // namespace spannung::testing
