#include "texts/phrase_text.h"

namespace spannung {

std::string phraseText(const Phrase& phrase, const Catalogue& texts) {
  Args args(phrase.labels().begin(), phrase.labels().end());
  for (const auto& [gap, number] : phrase.numbers()) args.emplace(gap, std::to_string(number));
  for (std::size_t i = 0; i < phrase.parts().size(); ++i)
    args.emplace(phrase.gaps()[i], phraseText(phrase.parts()[i], texts));
  return texts.text(phrase.key(), args);
}

}  // namespace spannung
