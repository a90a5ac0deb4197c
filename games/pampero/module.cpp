#include "games/pampero/module.h"

#include <utility>

#include "games/pampero/component_words.h"
#include "games/pampero/content_reader.h"
#include "games/pampero/deal_text.h"
#include "games/pampero/document.h"
#include "games/pampero/effect_words.h"
#include "games/pampero/move_effect.h"
#include "games/pampero/options_text.h"
#include "games/pampero/place_numbers.h"
#include "games/pampero/place_words.h"
#include "games/pampero/preview.h"

namespace spannung::pampero {
namespace {

class LoadedPampero final : public LoadedGame {
 public:
  LoadedPampero(Pampero game, const Deal& deal, const Pack& pack)
      : LoadedGame(optionValues(pack, game.tables().options), dealValues(game.tables(), deal),
                   pack.fingerprint),
        rules_(std::move(game), deal),
        names_(pack.names),
        stepPlaces_(pack.stepPlaces),
        placeNumbers_(placeNumbers(tables())) {}

  const AnyGame& rules() const override { return rules_; }

  std::string opponent(Seat seat) const override { return tables().isRival(seat) ? "vj" : ""; }

  boost::json::object document(const AnyState& state) const override {
    auto document = stateDocument(rules_.game(), state.as<State>(), stepPlaces_);
    document["place_numbers"] = placeNumbers_;
    return document;
  }

  std::optional<Phrase> effectOf(const AnyState& seen, Move move) const override {
    return moveEffect(tables(), seen.as<State>(), move);
  }

  Preview preview(const AnyState& seen, Move move) const override {
    return previewOf(rules_, tables(), seen.as<State>(), move);
  }

  std::vector<std::string_view> componentTypes() const override { return describedTypes(); }

  std::optional<Phrase> about(std::string_view type, int value) const override {
    return componentPhrase(tables(), type, value);
  }

  std::optional<Phrase> placeOf(std::string_view type, int value) const override {
    return placePhrase(tables(), type, value);
  }

  std::string nameOf(std::string_view type, int value, Language language) const override {
    const auto list = names_.find(std::string(type));
    if (list == names_.end()) return {};
    const auto name = list->second.find(rules_.game().operandText(type, value));
    return name == list->second.end() ? std::string() : name->second.in(language);
  }

 private:
  const Tables& tables() const { return rules_.game().tables(); }

  ErasedGame<Pampero> rules_;
  std::map<std::string, std::map<std::string, Names>> names_;
  std::vector<std::string> stepPlaces_;
  boost::json::object placeNumbers_;
};

class Module final : public GameModule {
 public:
  explicit Module(Pack pack) : pack_(std::move(pack)) {}

  std::string_view name() const override { return Pampero::kName; }
  int revision() const override { return Pampero::kRevision; }
  std::vector<Choice> options() const override { return optionChoices(pack_); }
  std::vector<Choice> dealChoices() const override { return pampero::dealChoices(); }
  std::map<std::string, Phrase> effects() const override {
    return effectPhrases(makeTables(pack_.content, Options{}), pack_);
  }
  // PA-ALT-03, PA-ALT-04
  Values firstGame() const override {
    return {{"players", "2"}, {"scoring", "introductory"}, {"towers", "fixed"}};
  }

  std::vector<std::string> notices(Language language) const override {
    if (!pack_.isReconstructed()) return {};
    if (language == Language::german)
      return {
          "Manche Karten, Plättchen und Pläne sind nachgebildet; wer das Spiel besitzt, kann sie "
          "berichtigen."};
    return {
        "Some cards, tiles and boards are reconstructed; an owner of the game can correct them."};
  }

 private:
  Expected<std::shared_ptr<const LoadedGame>> loadRevision(const Values& options,
                                                           const Values& deal,
                                                           int revision) const override {
    auto chosen = parseOptions(pack_, options);
    if (!chosen) return tl::unexpected(chosen.error());
    chosen->revision = revision;
    Pampero game(pack_.content, *chosen);
    const auto parsedDeal = parseDeal(game, deal);
    if (!parsedDeal) return tl::unexpected(parsedDeal.error());
    return std::make_shared<const LoadedPampero>(std::move(game), *parsedDeal, pack_);
  }

  Pack pack_;
};

}  // namespace

Expected<std::unique_ptr<GameModule>> openModule(const ContentFiles& content) {
  auto pack = readPack(content);
  if (!pack) return tl::unexpected(pack.error());
  return std::make_unique<Module>(std::move(*pack));
}

}  // namespace spannung::pampero
