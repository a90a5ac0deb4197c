// `spannung verify`: plays a record again and says whether every move of it is legal.
#pragma once

#include <string>

#include "cli/flags.h"
#include "cli/terminal/terminal.h"
#include "games/library.h"

namespace spannung {

struct VerifyArguments {
  std::string file;

  void declare(Flags& flags);
};

int verifyCommand(const Library& library, const VerifyArguments& arguments,
                  const Terminal& terminal);

}  // namespace spannung
