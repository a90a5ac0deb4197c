#include "cli/play/component_finder.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "cli/terminal/folded_words.h"
#include "texts/phrase_text.h"

namespace spannung {
namespace {

using Strings = std::vector<std::string>;

Strings spellingsOf(std::string_view text) {
  Strings words = foldedWords(text, Umlaut::twoLetters);
  for (std::string& word : foldedWords(text, Umlaut::oneLetter)) words.push_back(std::move(word));
  return words;
}

bool containsAll(const Strings& words, const Strings& typed, bool abbreviated) {
  return std::all_of(typed.begin(), typed.end(), [&](const std::string& one) {
    return std::any_of(words.begin(), words.end(), [&](const std::string& word) {
      return one == word || (abbreviated && abbreviates(one, word));
    });
  });
}

// "plant 05" where the name alone says too little.
std::string titleOf(const Catalogue& texts, std::string_view game, std::string_view type,
                    const std::string& name) {
  const std::string key = fmt::format("{}.{}_named", game, type);
  return texts.has(key) ? texts.text(key, {{std::string(type), name}}) : name;
}

std::string sentence(std::string text, const std::string& about) {
  if (!about.empty()) text += ": " + about;
  if (!text.ends_with('.')) text += '.';
  return text;
}

}  // namespace

ComponentFinder::ComponentFinder(const LoadedGame& game, Language language,
                                 const Narrator& narrator) {
  for (const std::string_view type : game.componentTypes()) collect(game, language, narrator, type);
}

void ComponentFinder::collect(const LoadedGame& game, Language language, const Narrator& narrator,
                              std::string_view type) {
  constexpr int kMost = 256;
  const Catalogue& texts = catalogue(language);
  for (int value = 0; value < kMost; ++value) {
    const std::string id = game.rules().operandText(type, value);
    if (id == std::to_string(value)) return;  // nothing more is called by a name
    const std::string title =
        titleOf(texts, game.rules().name(), type, narrator.nameOf(type, value));
    const auto about = game.about(type, value);
    std::string text = sentence(title, about ? phraseText(*about, texts) : "");
    Strings names = spellingsOf(title.substr(0, title.find(" (")));
    for (std::string& word : foldedWords(id)) names.push_back(std::move(word));
    components_.push_back({std::move(names), spellingsOf(text), std::move(text)});
  }
}

std::vector<std::string> ComponentFinder::find(std::string_view typed) const {
  const Strings wanted = foldedWords(typed);
  std::vector<std::string> found;
  if (wanted.empty()) return found;
  for (const bool abbreviated : {false, true})
    for (const auto& part : {&Component::names, &Component::words}) {
      for (const Component& component : components_)
        if (containsAll(component.*part, wanted, abbreviated)) found.push_back(component.text);
      if (!found.empty()) return found;
    }
  return found;
}

}  // namespace spannung
