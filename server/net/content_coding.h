// In which form something is sent: as it is, or compressed in a way the other side understands.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace spannung::server {

enum class Coding { identity, gzip, brotli };

// As in Content-Encoding.
std::string_view codingName(Coding coding);

// How much the header Accept-Encoding wants a coding, from 0 (not at all) to 1000. What cannot be
// read is not wanted.
int codingWeight(std::string_view acceptEncoding, Coding coding);

// The best of what there is; the smaller one if the other side does not mind.
struct CodingChoice {
  bool hasGzip = false;
  bool hasBrotli = false;
};
Coding chosenCoding(std::string_view acceptEncoding, CodingChoice there);

}  // namespace spannung::server
