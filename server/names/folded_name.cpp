#include "server/names/folded_name.h"

namespace spannung::server {
namespace {

unsigned byteOf(char c) { return static_cast<unsigned char>(c); }

bool isBetween(unsigned point, unsigned first, unsigned last) {
  return point >= first && point <= last;
}

// Of characters that take two bytes in UTF-8, and stay so in lower case.
unsigned lowered(unsigned point) {
  if (isBetween(point, 0xC0, 0xDE) && point != 0xD7) return point + 0x20;
  if (isBetween(point, 0x100, 0x137) && point != 0x130) return point | 1U;
  if (isBetween(point, 0x139, 0x148)) return point + (point & 1U);
  if (isBetween(point, 0x14A, 0x177)) return point | 1U;
  if (point == 0x178) return 0xFF;
  if (isBetween(point, 0x179, 0x17E)) return point + (point & 1U);
  if (isBetween(point, 0x391, 0x3A9)) return point + 0x20;
  if (isBetween(point, 0x400, 0x40F)) return point + 0x50;
  if (isBetween(point, 0x410, 0x42F)) return point + 0x20;
  return point;
}

}  // namespace

std::string foldedName(std::string_view name) {
  std::string folded;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const unsigned byte = byteOf(name[i]);
    if (isBetween(byte, 'A', 'Z')) {
      folded += static_cast<char>(byte + 0x20);
    } else if (isBetween(byte, 0xC3, 0xD1) && i + 1 < name.size()) {
      const unsigned point = lowered((byte & 0x1FU) << 6U | (byteOf(name[++i]) & 0x3FU));
      folded += static_cast<char>(0xC0U | point >> 6U);
      folded += static_cast<char>(0x80U | (point & 0x3FU));
    } else {
      folded += name[i];
    }
  }
  return folded;
}

}  // namespace spannung::server
