// A text that is kept once and found again by what it says.
#pragma once

#include <string>

namespace spannung {

struct KeptText {
  std::string digest;  // of `text`, in hexadecimal: says whether two are the same
  std::string text;
};

}  // namespace spannung
