#include "texts/phrase_text.h"

namespace spannung {

std::string phraseText(const Phrase& phrase, const Catalogue& texts, const SeatNames& names) {
  Args args(phrase.labels().begin(), phrase.labels().end());
  for (const auto& [gap, number] : phrase.numbers()) args.emplace(gap, std::to_string(number));
  for (const auto& [gap, seat] : phrase.seats()) args.emplace(gap, names(seat));
  for (std::size_t i = 0; i < phrase.parts().size(); ++i)
    args.emplace(phrase.gaps()[i], phraseText(phrase.parts()[i], texts, names));
  return texts.text(phrase.key(), args);
}

}  // namespace spannung
