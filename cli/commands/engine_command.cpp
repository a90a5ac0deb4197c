#include "cli/commands/engine_command.h"

#include <istream>
#include <optional>
#include <ostream>

#include "cli/commands/engine_lines.h"
#include "protocol/protocol.h"

namespace spannung {

int engineCommand(const Library& library, std::istream& in, std::ostream& out) {
  EngineProtocol protocol(library);
  while (!protocol.hasQuit()) {
    const std::optional<EngineLine> line = readEngineLine(in);
    if (!line) break;
    out << protocol.answer(*line) << '\n' << std::flush;
    if (!out) return 1;  // nobody listens any more
  }
  return 0;
}

}  // namespace spannung
