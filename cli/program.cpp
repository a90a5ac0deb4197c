#include "cli/program.h"

#include "cli/arguments.h"
#include "cli/exit_code.h"
#include "cli/terminal/terminal.h"
#include "games/content_directory.h"

namespace spannung {
namespace {

int fail(const Console& console, Language language, const Problem& problem) {
  Terminal(console, language).report(problem);
  return kBadInput;
}

}  // namespace

int runProgram(const std::vector<std::string>& words, Console console) {
  const auto language = requestedLanguage(words);
  if (!language) return fail(console, systemLanguage(), language.error());
  const auto builtIn = openLibrary();
  if (!builtIn) return fail(console, *language, builtIn.error());
  const auto arguments = parseArguments(words, *builtIn, *language);
  if (!arguments) return fail(console, *language, arguments.error());
  console.colours = wantsColours(arguments->colour, console.screen);
  const Terminal terminal(console, *language);
  const auto run = [&](const Library& library) {
    return arguments->run({library, console, terminal, arguments->content});
  };
  if (!arguments->content) return run(*builtIn);
  const auto library = openLibrary(arguments->content);
  if (!library) return fail(console, *language, library.error());
  return run(*library);
}

}  // namespace spannung
