#include "games/funkenschlag/module.h"

#include <utility>

#include <fmt/format.h>

#include "engine/funkenschlag/notation.h"
#include "games/funkenschlag/best_run.h"
#include "games/funkenschlag/content_reader.h"
#include "games/funkenschlag/deal_text.h"
#include "games/funkenschlag/document.h"
#include "games/funkenschlag/options_text.h"

namespace spannung::funkenschlag {
namespace {

class LoadedFunkenschlag final : public LoadedGame {
 public:
  LoadedFunkenschlag(Funkenschlag game, const Deal& deal, const Pack& pack,
                     const ChosenOptions& chosen)
      : LoadedGame(optionValues(pack, chosen), dealValues(game.tables(), deal),
                   fingerprintOf(pack, chosen.map)),
        rules_(std::move(game), deal),
        names_(pack.names[chosen.map]) {}

  const AnyGame& rules() const override { return rules_; }

  std::optional<Problem> contradiction(const AnyState& state) const override {
    return contradictionOf(tables(), state.as<State>());
  }

  boost::json::object document(const AnyState& state) const override {
    return stateDocument(rules_.game(), state.as<State>());
  }

  std::string nameOf(std::string_view type, int value, Language language) const override {
    const auto at = static_cast<std::size_t>(value);
    if (type == "city" && at < names_.cities.size()) return names_.cities[at].names.in(language);
    if (type == "region" && at < names_.regions.size())
      return names_.regions[at].names.in(language);
    if (type == "plant" && value >= 0 && value < tables().plants())
      return fmt::format("{:02}", tables().number(Card::plant(value)));
    return {};
  }

  std::vector<std::string_view> componentTypes() const override { return {"plant"}; }

  std::optional<Phrase> about(std::string_view type, int value) const override {
    if (type != "plant" || value < 0 || value >= tables().plants()) return std::nullopt;
    const PlantCard& card = tables().card(Card::plant(value));
    return Phrase(fmt::format("funkenschlag.about.{}", plantKindText(card.kind)))
        .with("fuel", card.fuelNeeded)
        .with("cities", card.citiesPowered);
  }

  std::vector<Move> bestCourse(const AnyState& seen, Seat) const override {
    return bestRun(tables(), seen.as<State>());
  }

  std::optional<Phrase> forgone(const AnyState& seen, Seat, Move move) const override {
    const int money = incomeForgone(tables(), seen.as<State>(), move);
    if (money <= 0) return std::nullopt;
    return Phrase("funkenschlag.forgone.income").with("money", money);
  }

 private:
  const Tables& tables() const { return rules_.game().tables(); }

  ErasedGame<Funkenschlag> rules_;
  MapNames names_;
};

class Module final : public GameModule {
 public:
  explicit Module(Pack pack) : pack_(std::move(pack)) {}

  std::string_view name() const override { return Funkenschlag::kName; }
  int revision() const override { return Funkenschlag::kRevision; }
  std::vector<Choice> options() const override { return optionChoices(pack_); }
  std::vector<Choice> dealChoices() const override { return funkenschlag::dealChoices(); }

 private:
  Expected<std::shared_ptr<const LoadedGame>> loadRevision(const Values& options,
                                                           const Values& deal,
                                                           int revision) const override {
    auto chosen = parseOptions(pack_, options);
    if (!chosen) return tl::unexpected(chosen.error());
    chosen->options.revision = revision;
    Funkenschlag game(pack_.components, pack_.maps[chosen->map], chosen->options);
    const auto parsedDeal = parseDeal(game, deal);
    if (!parsedDeal) return tl::unexpected(parsedDeal.error());
    return std::make_shared<const LoadedFunkenschlag>(std::move(game), *parsedDeal, pack_, *chosen);
  }

  Pack pack_;
};

}  // namespace

Expected<std::unique_ptr<GameModule>> openModule(const ContentFiles& content) {
  auto pack = readPack(content);
  if (!pack) return tl::unexpected(pack.error());
  return std::make_unique<Module>(std::move(*pack));
}

}  // namespace spannung::funkenschlag
