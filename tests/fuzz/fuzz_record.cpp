// Any bytes as a record: refused with a problem, or replayed; what replays, is written and replays
// again to the same text.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "record/record.h"
#include "record/replay.h"
#include "tests/fuzz/fuzz_library.h"

namespace spannung::fuzz {
namespace {

void requireSameForm(const Record& record) {
  const std::string text = writeRecord(record);
  const auto again = readRecord(text);
  require(again.has_value() && writeRecord(*again) == text);
}

void requireSameGame(const Session& session) {
  const std::string text = writeRecord(session.record());
  const auto record = readRecord(text);
  require(record.has_value());
  const auto again = replay(library(), *record);
  require(again.has_value());
  require(session.rules().equal(session.state(), again->state()));
  require(writeRecord(again->record()) == text);
}

// Else every correction of the content would make the corpus worthless.
void adoptContent(Record& record) {
  const auto game = library().load(record.game, record.options, record.deal);
  if (!game) return;
  record.revision = (*game)->rules().revision();
  record.content = (*game)->fingerprint();
}

void readAndReplay(std::string_view text) {
  auto record = readRecord(text);
  if (!record) return;
  requireSameForm(*record);
  adoptContent(*record);
  if (const auto session = replay(library(), *record)) requireSameGame(*session);
}

}  // namespace
}  // namespace spannung::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  spannung::fuzz::readAndReplay({reinterpret_cast<const char*>(data), size});
  return 0;
}
