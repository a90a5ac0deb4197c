// The engine protocol for a browser: one request in memory, one reply in memory. Whoever loads the
// module calls _initialize once, writes a request to where spannung_room says, and reads the reply
// that spannung_answer leaves at spannung_reply.
#include <cstdlib>
#include <cstring>
#include <string>

#include "games/library.h"
#include "protocol/protocol.h"

namespace spannung {
namespace {

const Library& library() {
  static const Library kLibrary = [] {
    auto opened = openLibrary();
    if (!opened) std::abort();  // what is built in has been tested
    return std::move(*opened);
  }();
  return kLibrary;
}

struct Desk {
  EngineProtocol protocol{library()};
  std::string request{};
  std::string reply{};
};

Desk& desk() {
  static Desk kDesk;
  return kDesk;
}

}  // namespace
}  // namespace spannung

// The names by which JavaScript knows the functions.
#define SPANNUNG_EXPORT(name) extern "C" __attribute__((export_name(#name), used)) auto name

// Where a request of so many bytes is to be written; null for one that is too long, which is asked
// all the same.
SPANNUNG_EXPORT(spannung_room)(unsigned size)->char* {
  std::string& request = spannung::desk().request;
  request.clear();
  if (size > spannung::kMaxEngineLine) return nullptr;
  request.resize(size);
  return request.data();
}

// Answers the request that was written last; the size of the reply.
SPANNUNG_EXPORT(spannung_answer)(bool tooLong)->unsigned {
  spannung::Desk& desk = spannung::desk();
  desk.reply = desk.protocol.answer({std::move(desk.request), tooLong});
  return static_cast<unsigned>(desk.reply.size());
}

SPANNUNG_EXPORT(spannung_reply)()->const char* { return spannung::desk().reply.data(); }
