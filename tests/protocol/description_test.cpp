// The description of the engine protocol is true: every reply has the fields that it says and no
// others, and the types of the browser client are those that it gives.
#include "protocol/description.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/cli/engine_client.h"
#include "tests/cli/engine_pages.h"
#include "tests/protocol/types_page.h"

namespace spannung::testing {
namespace {

// What is wrong with a value, as lines; nothing if it is of the type.
class Inspection {
 public:
  void inspect(const json::value& value, std::string_view type, const std::string& path) {
    if (!isOneOf(value, type)) problems_ += fmt::format("{} is no {}\n", path, type);
  }
  void inspect(const json::object& object, std::string_view base,
               const std::vector<FieldShape>& fields, const std::string& path) {
    std::vector<FieldShape> all = fieldsOf(base);
    all.insert(all.end(), fields.begin(), fields.end());
    for (const FieldShape& field : all)
      if (const json::value* value = object.if_contains(field.name))
        inspect(*value, field.type, fmt::format("{}.{}", path, field.name));
      else if (!field.isOptional)
        problems_ += fmt::format("{} has no {}\n", path, field.name);
    for (const auto& entry : object)
      if (std::ranges::find(all, std::string_view(entry.key()), &FieldShape::name) == all.end())
        problems_ += fmt::format("{} has {}\n", path, std::string_view(entry.key()));
  }
  const std::string& problems() const { return problems_; }

 private:
  static const Shape* shapeNamed(std::string_view name) {
    const auto found = std::ranges::find(shapes(), name, &Shape::name);
    return found == shapes().end() ? nullptr : &*found;
  }
  static std::vector<FieldShape> fieldsOf(std::string_view name) {
    if (name.empty()) return {};
    const Shape* shape = shapeNamed(name);
    std::vector<FieldShape> fields = fieldsOf(shape->base);
    fields.insert(fields.end(), shape->fields.begin(), shape->fields.end());
    return fields;
  }

  bool isOneOf(const json::value& value, std::string_view types) {
    constexpr std::string_view kOr = " | ";
    const std::size_t end = types.find(kOr);
    if (is(value, types.substr(0, end))) return true;
    return end != std::string_view::npos && isOneOf(value, types.substr(end + kOr.size()));
  }

  bool is(const json::value& value, std::string_view type) {
    if (type.ends_with("[]")) {
      type.remove_suffix(2);
      return value.is_array() && std::ranges::all_of(value.get_array(), [&](const auto& item) {
               return is(item, type);
             });
    }
    if (type == "unknown") return true;
    if (type == "null") return value.is_null();
    if (type == "boolean") return value.is_bool();
    if (type == "number") return value.is_number();
    if (type == "string") return value.is_string();
    return value.is_object() && isShape(value.get_object(), *shapeNamed(type));
  }
  bool isShape(const json::object& object, const Shape& shape) {
    if (shape.entries.empty()) return inspect(object, shape.base, shape.fields, {}), true;
    return std::ranges::all_of(
        object, [&](const auto& entry) { return isOneOf(entry.value(), shape.entries); });
  }

  std::string problems_;
};

// Talks, and looks at every reply.
class Inspector {
 public:
  json::object ask(json::object request) {
    const std::string operation(request.at("op").as_string());
    json::object reply = client_.ask(request);
    Inspection inspection;
    json::object rest = reply;
    rest.erase("ok");
    if (isOk(reply)) {
      const OperationShape& shape = *operationNamed(operation);
      inspection.inspect(rest, shape.base, shape.reply, operation);
      answered_.insert(operation);
    } else {
      inspection.inspect(rest, "Failure", {}, operation);
    }
    EXPECT_EQ(inspection.problems(), "") << reply;
    return reply;
  }
  json::object firstMove() {
    return ask({{"op", "legal"}}).at("moves").as_array().front().as_object();
  }
  const std::set<std::string>& answered() const { return answered_; }

 private:
  EngineClient client_;
  std::set<std::string> answered_;
};

// A game to its end, always with the last move there is, and everything that can be asked on the
// way.
void converse(Inspector& inspector, const std::string& game) {
  ASSERT_TRUE(isOk(inspector.ask({{"op", "new"}, {"game", game}, {"seed", 1}})));
  for (int ply = 0; ply < 2000; ++ply) {
    const json::object legal = inspector.ask({{"op", "legal"}});
    if (legal.at("finished").as_bool()) break;
    const json::object move = legal.at("moves").as_array().back().as_object();
    const json::value& text = move.at("text");
    const json::value& seat = move.at("seat");
    if (ply % 16 == 0) {
      inspector.ask({{"op", "check"}, {"seat", seat}, {"move", text}});
      inspector.ask({{"op", "check"}, {"seat", seat}, {"move", "pass"}});
      inspector.ask({{"op", "foresee"}, {"seat", seat}, {"moves", json::array{text, text}}});
      inspector.ask({{"op", "suggest"}, {"seat", seat}, {"bot", "hard@8"}});
    }
    inspector.ask({{"op", "apply"}, {"seat", seat}, {"move", text}});
  }
  const json::object record = inspector.ask({{"op", "record"}});
  inspector.ask({{"op", "state"}, {"view", 1}});
  inspector.ask({{"op", "undo"}});
  inspector.ask({{"op", "amend"}, {"deal", json::object{}}});
  inspector.ask({{"op", "load"}, {"record", record.at("record")}});
}

TEST(Description, IsThatOfEveryReply) {
  Inspector inspector;
  inspector.ask({{"op", "games"}});
  for (const auto& module : testLibrary().modules())
    converse(inspector, std::string(module->name()));
  inspector.ask({{"op", "quit"}});
  for (const OperationShape& operation : operationShapes())
    EXPECT_TRUE(inspector.answered().contains(std::string(operation.name))) << operation.name;
}

TEST(Description, NoticesWhatIsMissingAndWhatIsTooMuch) {
  const auto problemsOf = [](const char* text) {
    Inspection inspection;
    inspection.inspect(json::parse(text), "Event", "event");
    return inspection.problems();
  };
  EXPECT_EQ(problemsOf(R"({"code": "x", "seat": null, "operands": {"a": 1, "b": "c"}})"), "");
  for (const char* wrong : {R"({"code": "x", "operands": {}})", R"({"code": "x", "seat": "1",
       "operands": {}})",
                            R"({"code": "x", "seat": 1, "operands": {"a": []}})",
                            R"({"code": "x", "seat": 1, "operands": {}, "more": 1})"})
    EXPECT_NE(problemsOf(wrong), "") << wrong;
}

TEST(Description, TheTypesOfTheClientAreUpToDate) {
  const char* const kPath = "web/src/device/protocol.ts";
  if (std::getenv("SPANNUNG_REGENERATE") != nullptr)
    std::ofstream(kPath, std::ios::binary) << TypesPage::text();
  else
    EXPECT_EQ(readPage(kPath), TypesPage::text()) << "scripts/regenerate-engine-docs";
}

}  // namespace
}  // namespace spannung::testing
