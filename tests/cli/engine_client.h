// Talks to the engine as another program would, but without streams.
#pragma once

#include <cstdlib>
#include <initializer_list>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "games/library.h"
#include "protocol/protocol.h"

namespace spannung::testing {

namespace json = boost::json;

inline json::value parsed(const char* text) { return json::parse(text); }

inline const Library& testLibrary() {
  static const Expected<Library> kLibrary = openLibrary();
  if (!kLibrary) std::abort();
  return *kLibrary;
}

class EngineClient {
 public:
  json::object ask(std::string_view line) {
    const std::string reply = protocol_.answer({std::string(line)});
    return json::parse(reply).as_object();
  }
  json::object ask(const json::object& request) { return ask(json::serialize(request)); }
  // A game of Funkenschlag that is the same in every test.
  json::object begin(json::object options = {{"players", 3}}, json::object deal = {}) {
    return ask(json::object{{"op", "new"},
                            {"game", "funkenschlag"},
                            {"options", std::move(options)},
                            {"deal", std::move(deal)},
                            {"seed", "engine test"}});
  }
  json::object apply(std::string_view move) {
    return ask(json::object{{"op", "apply"}, {"move", move}});
  }
  json::object state(const json::value& view) {
    return ask(json::object{{"op", "state"}, {"view", view}}).at("state").as_object();
  }
  std::string record() { return std::string(ask(R"({"op":"record"})").at("record").as_string()); }

 private:
  EngineProtocol protocol_{testLibrary()};
};

inline bool isOk(const json::object& reply) { return reply.at("ok").as_bool(); }

// "ok", or the code of the error.
inline std::string outcome(const json::object& reply) {
  if (isOk(reply)) return "ok";
  return std::string(reply.at("error").at("code").as_string());
}

inline std::string detail(const json::object& reply, std::string_view name) {
  return std::string(reply.at("error").at("details").at(name).as_string());
}

inline std::string place(const json::object& reply) {
  return std::string(reply.at("error").at("place").as_string());
}

}  // namespace spannung::testing
