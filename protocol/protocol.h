// The engine protocol without streams: a line in, a line out. `spannung engine` and the module for
// browsers (bindings/wasm) speak it; docs/engine-protocol.md describes it.
#pragma once

#include <string>

#include "protocol/line.h"
#include "protocol/operations.h"
#include "wire/request.h"

namespace spannung {

class EngineProtocol {
 public:
  explicit EngineProtocol(const Library& library) : operations_(library) {}

  // The reply, without a line break. Every line gets one, whatever is in it.
  std::string answer(const EngineLine& line);
  bool hasQuit() const { return hasQuit_; }

 private:
  boost::json::object refuseLine(Problem problem) const;
  boost::json::object answerRequest(Request request);
  Answer perform(Request& request);

  EngineOperations operations_;
  int lines_ = 0;
  bool hasQuit_ = false;
};

}  // namespace spannung
