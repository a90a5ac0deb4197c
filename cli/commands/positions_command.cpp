#include "cli/commands/positions_command.h"

#include <cmath>
#include <ostream>

#include "ai/learning/positions.h"
#include "cli/commands/number_check.h"
#include "cli/exit_code.h"
#include "cli/terminal/figure_text.h"
#include "texts/catalogue.h"
#include "texts/problem_text.h"

namespace spannung {
namespace {

Expected<learning::PositionCount> write(const Library& library, const PositionsOptions& options) {
  if (const auto every = checkNumber("every", options.every, 1); !every)
    return tl::unexpected(every.error());
  if (options.files.empty()) return problem("positions", "argument_games_missing");
  if (options.out.empty()) return problem("--out", "argument_out_missing");
  return learning::writePositions(library,
                                  {options.files, options.out, options.every, options.judge});
}

void printJudgement(const learning::Judgement& judgement, Language language, std::ostream& out) {
  const FigureText figures(language);
  out << catalogue(language).text("positions.judged",
                                  {{"loss", figures.number(judgement.logLoss, 4)},
                                   {"constant", figures.number(judgement.constantLogLoss, 4)},
                                   {"error", figures.number(std::sqrt(judgement.squaredError), 2)}})
      << '\n';
}

}  // namespace

void PositionsOptions::declare(Flags& flags) {
  flags.words("files", files, "positions_files");
  flags.number("--every", every, "positions_every");
  flags.word("--out", out, "positions_out", "type.file");
  flags.word("--judge", judge, "positions_judge", "type.file");
}

int positionsCommand(const Library& library, const PositionsOptions& options, Language language,
                     std::ostream& out, std::ostream& err) {
  const auto written = write(library, options);
  if (!written) {
    err << problemText(written.error(), language) << '\n';
    return kBadInput;
  }
  out << catalogue(language).text("positions.written",
                                  {{"games", std::to_string(written->games)},
                                   {"positions", std::to_string(written->positions)},
                                   {"path", options.out}})
      << '\n';
  if (written->judgement) printJudgement(*written->judgement, language, out);
  return kSuccess;
}

}  // namespace spannung
