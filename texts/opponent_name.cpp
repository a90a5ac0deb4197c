#include "texts/opponent_name.h"

#include <fmt/format.h>

#include "texts/catalogue.h"

namespace spannung {

std::string opponentName(std::string_view game, std::string_view word, int number,
                         Language language) {
  return catalogue(language).text(fmt::format("{}.opponent.{}", game, word),
                                  {{"number", std::to_string(number)}});
}

int opponentNumber(const LoadedGame& game, Seat seat) {
  int number = 0;
  int all = 0;
  for (int i = 0; i < game.rules().seats(); ++i) {
    if (!game.isRuled(Seat::of(i))) continue;
    ++all;
    if (i <= seat.index()) ++number;
  }
  return all == 1 ? 0 : number;
}

std::string opponentName(const LoadedGame& game, Seat seat, Language language) {
  return opponentName(game.rules().name(), game.opponent(seat), opponentNumber(game, seat),
                      language);
}

}  // namespace spannung
