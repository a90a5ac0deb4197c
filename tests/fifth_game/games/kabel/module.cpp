#include "games/kabel/module.h"

#include <array>
#include <utility>

#include <boost/json/array.hpp>

#include "engine/kabel/rules.h"
#include "games/core/deal_reader.h"
#include "games/core/fingerprint.h"
#include "games/core/options_reader.h"
#include "games/core/pack_reader.h"

namespace spannung::kabel {
namespace {

namespace json = boost::json;

constexpr int kFarthest = 99;
constexpr int kLongest = 9;

struct Pack {
  Content content;
  std::string fingerprint;
};

void readComponents(const JsonReader& reader, Pack& pack) {
  const JsonObject root = reader.object({"distance", "cards"});
  pack.content.distance = root["distance"].integer(1, kFarthest);
  for (const JsonReader& item : root["cards"].array(1, kLongest)) {
    const JsonObject kind = item.object({"length", "count"});
    const int length = kind["length"].integer(1, kLongest);
    for (int i = kind["count"].integer(1, static_cast<int>(kMaxCards)); i > 0; --i)
      if (!pack.content.cards.full()) pack.content.cards.push_back(static_cast<Card>(length));
  }
}

constexpr std::array kFiles = {PackFile<Pack>{"components.json", readComponents}};

json::object playerDocument(const Player& player) {
  json::array hand;
  for (const Card card : player.hand) hand.push_back(card == 0 ? json::value() : card);
  return {{"laid", player.laid}, {"hand", std::move(hand)}};
}

class LoadedKabel final : public LoadedGame {
 public:
  LoadedKabel(const Kabel& game, const std::string& fingerprint)
      : LoadedGame({{"players", std::to_string(game.seats())}}, {}, fingerprint),
        rules_(game, {}) {}

  const AnyGame& rules() const override { return rules_; }
  std::string nameOf(std::string_view, int, Language) const override { return {}; }

  json::object document(const AnyState& any) const override {
    const State& state = any.as<State>();
    json::array players;
    for (int i = 0; i < rules_.seats(); ++i)
      players.push_back(playerDocument(state.player(Seat::of(i))));
    return {{"round", state.round},
            {"distance", rules_.game().tables().content.distance},
            {"deck", state.deck.size()},
            {"players", std::move(players)}};
  }

 private:
  ErasedGame<Kabel> rules_;
};

class Module final : public GameModule {
 public:
  explicit Module(Pack pack) : pack_(std::move(pack)) {}

  std::string_view name() const override { return Kabel::kName; }
  int revision() const override { return Kabel::kRevision; }
  std::vector<Choice> options() const override { return {{"players", "2", {"2", "3", "4"}}}; }
  std::vector<Choice> dealChoices() const override { return {}; }

 private:
  Expected<std::shared_ptr<const LoadedGame>> loadRevision(const Values& options,
                                                           const Values& deal,
                                                           int revision) const override {
    OptionsReader reader(this->options(), options);
    const auto chosen = reader.result(Options{reader.players(2, kMaxPlayers), revision});
    if (!chosen) return tl::unexpected(chosen.error());
    const Kabel game(pack_.content, *chosen);
    const auto dealt = DealReader(dealChoices(), deal).result(game, Deal{});
    if (!dealt) return tl::unexpected(dealt.error());
    return std::make_shared<const LoadedKabel>(game, pack_.fingerprint);
  }

  Pack pack_;
};

}  // namespace

Expected<std::unique_ptr<GameModule>> openModule(const ContentFiles& content) {
  auto pack = readPackFiles<Pack>(content, kFiles);
  if (!pack) return tl::unexpected(pack.error());
  pack->fingerprint = CanonicalContent(content).fingerprint(pathsOf(kFiles));
  return std::make_unique<Module>(std::move(*pack));
}

}  // namespace spannung::kabel
