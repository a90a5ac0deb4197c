// The engine protocol as data: every operation with its fields and what the objects in it are made
// of. The protocol reads its requests by it, replies are compared with it by a test, and the types
// of the browser client (web/src/device/protocol.ts) are written from it.
//
// A type is written as in TypeScript: `number`, `string`, `boolean`, `unknown`, the name of a
// shape, a literal in single quotes, any of these with `[]`, and alternatives with ` | ` between.
#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace spannung {

struct FieldShape {
  std::string_view name;
  std::string_view type;
  bool isOptional = false;
};

// An object with the fields of another one and its own, or one that has any names.
struct Shape {
  std::string_view name;
  std::string_view base;  // empty: none
  std::vector<FieldShape> fields;
  std::string_view entries{};  // instead of fields: the type of whatever is in it
};

struct OperationShape {
  std::string_view name;
  bool needsGame = false;
  std::vector<FieldShape> request;  // beyond those of every request
  std::string_view base;            // of the reply
  std::vector<FieldShape> reply{};
};

// Fields that every request has.
std::span<const FieldShape> commonFields();
// Shapes come after those they mention.
std::span<const Shape> shapes();
std::span<const OperationShape> operationShapes();
// Null if there is no such operation.
const OperationShape* operationNamed(std::string_view name);

}  // namespace spannung
