#include "games/powerline/module.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "engine/powerline/building.h"
#include "games/powerline/card_words.h"
#include "games/powerline/content_reader.h"
#include "games/powerline/deal_text.h"
#include "games/powerline/document.h"
#include "games/powerline/options_text.h"

namespace spannung::powerline {
namespace {

class LoadedPowerline final : public LoadedGame {
 public:
  LoadedPowerline(std::shared_ptr<const Pack> pack, Powerline game, const Deal& deal)
      : LoadedGame(optionValues(pack->content, game.tables().options),
                   dealValues(pack->content, deal), pack->fingerprint),
        pack_(std::move(pack)),
        rules_(std::move(game), deal) {}

  const AnyGame& rules() const override { return rules_; }

  // A scoring is worth seeing with the board as it was built, before new dice or the end cover it.
  bool pausesAt(const Event& event) const override {
    return static_cast<EventKind>(event.kind) == EventKind::scoringStarted;
  }

  boost::json::object document(const AnyState& state) const override {
    return stateDocument(rules_.game(), state.as<State>());
  }

  std::vector<std::string_view> componentTypes() const override {
    return {"card", "plant", "line"};
  }

  std::optional<Phrase> about(std::string_view type, int value) const override {
    const auto at = static_cast<std::size_t>(value);
    if (value < 0) return std::nullopt;
    if (type == "card" && at < pack_->cards.size()) return cardPhrase(tables().card(value));
    if (type == "plant" && at < plants().size())
      return plantPhrase(tables().plant(PlantIndex::of(value)));
    if (type == "line" && at < lines().size())
      return cityPhrase(tables().line(LineIndex::of(value)));
    return std::nullopt;
  }

  // Only in the last round the vacation tile is good for nothing else.
  std::optional<Phrase> forgone(const AnyState& seen, Seat seat, Move move) const override {
    const State& state = seen.as<State>();
    Player player = state.player(seat);
    const bool last = state.stage == Stage::plan && state.round == tables().components.rounds;
    if (!last || kindOf(move) != MoveKind::done || !player.hasVacation) return std::nullopt;
    const int points = std::min(int{player.score}, islandCost(tables(), state, player));
    if (points == 0) return std::nullopt;
    return Phrase("powerline.forgone.points").with("points", points);
  }

  std::string nameOf(std::string_view type, int value, Language language) const override {
    const auto at = static_cast<std::size_t>(value);
    if (value < 0) return {};
    if (type == "line" && at < lines().size())
      return lines()[LineIndex::of(value)].city.in(language);
    if (type == "way" && at / 2 < lines().size()) return wayName(Way::of(value), language);
    if (type == "plant" && at < plants().size())
      return plants()[PlantIndex::of(value)].names.in(language);
    if (type == "board" && at < pack_->boards.size()) return pack_->boards[at].in(language);
    if (type == "rating" && at < pack_->ratings.size()) return pack_->ratings[at].in(language);
    if (type == "card" && at < pack_->cards.size())
      return fmt::format("{} ({})", tables().card(value).id, pack_->cards[at].in(language));
    return {};
  }

 private:
  const Tables& tables() const { return rules_.game().tables(); }
  const Listed<LineIndex, LineLooks>& lines() const { return pack_->looks.lines; }
  const Listed<PlantIndex, PlantLooks>& plants() const { return pack_->looks.plants; }

  std::string wayName(Way way, Language language) const {
    const PlantIndex from = tables().line(way.line()).ends[static_cast<std::size_t>(way.end())];
    return fmt::format("{} → {}", plants()[from].names.in(language),
                       lines()[way.line()].city.in(language));
  }

  std::shared_ptr<const Pack> pack_;
  ErasedGame<Powerline> rules_;
};

class Module final : public GameModule {
 public:
  explicit Module(Pack pack) : pack_(std::make_shared<const Pack>(std::move(pack))) {}

  std::string_view name() const override { return Powerline::kName; }
  int revision() const override { return Powerline::kRevision; }
  std::vector<Choice> options() const override { return optionChoices(); }
  std::vector<Choice> dealChoices() const override { return powerline::dealChoices(); }

  std::vector<std::string> notices(Language language) const override {
    std::vector<std::string> texts;
    for (const Names& notice : pack_->notices) texts.push_back(notice.in(language));
    return texts;
  }

 private:
  Expected<std::shared_ptr<const LoadedGame>> loadRevision(const Values& options,
                                                           const Values& deal,
                                                           int revision) const override {
    auto chosen = parseOptions(pack_->content, options);
    if (!chosen) return tl::unexpected(chosen.error());
    chosen->revision = revision;
    Powerline game(pack_->content, *chosen);
    const auto parsedDeal = parseDeal(pack_->content, game, deal);
    if (!parsedDeal) return tl::unexpected(parsedDeal.error());
    return std::make_shared<const LoadedPowerline>(pack_, std::move(game), *parsedDeal);
  }

  std::shared_ptr<const Pack> pack_;
};

}  // namespace

Expected<std::unique_ptr<GameModule>> openModule(const ContentFiles& content) {
  auto pack = readPack(content);
  if (!pack) return tl::unexpected(pack.error());
  return std::make_unique<Module>(std::move(*pack));
}

}  // namespace spannung::powerline
