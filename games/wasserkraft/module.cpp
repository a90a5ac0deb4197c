#include "games/wasserkraft/module.h"

#include <utility>

#include <fmt/format.h>

#include "engine/wasserkraft/notation.h"
#include "games/wasserkraft/content_reader.h"
#include "games/wasserkraft/deal_text.h"
#include "games/wasserkraft/document.h"
#include "games/wasserkraft/options_text.h"
#include "games/wasserkraft/preview.h"
#include "games/wasserkraft/site_names.h"
#include "games/wasserkraft/statistics.h"

namespace spannung::wasserkraft {
namespace {

class LoadedWasserkraft final : public LoadedGame {
 public:
  LoadedWasserkraft(Wasserkraft game, const Deal& deal, std::string fingerprint)
      : LoadedGame(optionValues(game.tables().options), dealValues(game.tables(), deal),
                   std::move(fingerprint)),
        rules_(std::move(game), deal) {}

  const AnyGame& rules() const override { return rules_; }

  std::string opponent(Seat seat) const override {
    const Options& options = tables().options;
    return options.isAutoma(seat) ? "automa_" + std::string(levelText(options.levelOf(seat))) : "";
  }

  bool pausesAt(const Event& event) const override {
    const auto kind = static_cast<EventKind>(event.kind);
    return kind == EventKind::automaTurned || kind == EventKind::automaActs;
  }

  boost::json::object document(const AnyState& state) const override {
    return stateDocument(rules_.game(), state.as<State>());
  }

  Preview preview(const AnyState& seen, Move move) const override {
    return previewOf(rules_.game(), seen.as<State>(), move);
  }

  boost::json::value statistics(const std::vector<Event>& events) const override {
    return statisticsOf(tables(), events);
  }

  std::vector<std::string_view> componentTypes() const override {
    return {"company", "officer", "tile", "contract", "building", "work", "bonus"};
  }

  std::optional<Phrase> about(std::string_view type, int value) const override {
    const auto text = [&](std::string_view group) {
      return Phrase(fmt::format("wasserkraft.{}.{}", group, tables().words.text(type, value)));
    };
    if (value < 0) return std::nullopt;
    if (type == "company" && value < kCompanies) return text("power");
    if (type == "officer" && value < kOfficers) return text("ability");
    if (type == "bonus" && value < kBonuses)
      return Phrase("wasserkraft.about.bonus")
          .with("points", tables().components.bonusPoints[static_cast<std::size_t>(value)]);
    const bool tile = type == "tile" && value < kTiles;
    if (tile && (Tile::of(value).isAdvanced() || !Tile::of(value).isPrinted()))
      return text("effect");
    return std::nullopt;
  }

  std::optional<Phrase> forgone(const AnyState& seen, Seat, Move move) const override {
    const State& state = seen.as<State>();
    if (kindOf(move) == MoveKind::decline && state.stage == Stage::boost)
      return Phrase("wasserkraft.reward.energy")
          .with("amount", tables().components.powers.italyEnergy);
    return std::nullopt;
  }

  // Companies, officers, tiles and the like are named in texts/wasserkraft.
  std::string nameOf(std::string_view type, int value, Language language) const override {
    return siteName(type, value, language);
  }

 private:
  const Tables& tables() const { return rules_.game().tables(); }

  ErasedGame<Wasserkraft> rules_;
};

class Module final : public GameModule {
 public:
  explicit Module(Pack pack) : pack_(std::move(pack)) {}

  std::string_view name() const override { return Wasserkraft::kName; }
  int revision() const override { return Wasserkraft::kRevision; }
  std::vector<Choice> options() const override { return optionChoices(); }
  std::vector<Choice> dealChoices() const override { return wasserkraft::dealChoices(); }
  std::optional<int> fewestPeople() const override { return 1; }  // WK-SETUP-02: and Automas
  Values firstGame() const override {
    return {{"players", "2"}, {"mode", "introductory"}, {"assignment", "rulebook"}};
  }

 private:
  Expected<std::shared_ptr<const LoadedGame>> loadRevision(const Values& options,
                                                           const Values& deal,
                                                           int revision) const override {
    auto chosen = parseOptions(options);
    if (!chosen) return tl::unexpected(chosen.error());
    chosen->revision = revision;
    Wasserkraft game(pack_.components, pack_.map, *chosen);
    const auto parsedDeal = parseDeal(game, deal);
    if (!parsedDeal) return tl::unexpected(parsedDeal.error());
    return std::make_shared<const LoadedWasserkraft>(std::move(game), *parsedDeal,
                                                     fingerprintOf(pack_, *chosen));
  }

  Pack pack_;
};

}  // namespace

Expected<std::unique_ptr<GameModule>> openModule(const ContentFiles& content) {
  auto pack = readPack(content);
  if (!pack) return tl::unexpected(pack.error());
  return std::make_unique<Module>(std::move(*pack));
}

}  // namespace spannung::wasserkraft
