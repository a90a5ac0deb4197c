// Over random games: a prompt offers nothing that is not legal, and the texts are all there.
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/boards/board_painter.h"
#include "engine/wasserkraft/state.h"
#include "games/library.h"
#include "record/seed.h"
#include "tests/contract/scale.h"

namespace spannung {
namespace {

using ::testing::ContainsRegex;
using ::testing::Not;

// Words of a prompt and the move that they offer.
struct Claim {
  const char* game;
  const char* english;
  const char* german;
  const char* move;
};

constexpr Claim kClaims[] = {
    {"funkenschlag", "or pass", "oder passe", "pass"},
    {"funkenschlag", "nominate a plant", "wähle ein Kraftwerk", "nominate"},
    {"funkenschlag", "border on those", "an die schon gewählten grenzen", "region"},
    {"funkenschlag", "bid at least", "biete mindestens", "bid"},
    {"funkenschlag", "connect cities", "schließe Städte an", "build"},
    {"funkenschlag", "buy resources", "kaufe Rohstoffe", "buy"},
    {"funkenschlag", "run the plants", "lass die Kraftwerke laufen", "run"},
    {"funkenschlag", "finish your turn", "beende dann deinen Zug", "done"},
    {"wasserkraft", "or pass", "oder passe", "pass"},
    {"wasserkraft", "fulfil a contract?", "erfüllst du einen Vertrag?", "fulfil"},
    {"wasserkraft", "choose dam", "wähle Staumauer", "produce"},
    {"wasserkraft", "take a contract", "nimm einen Vertrag", "take"},
    {"powerline", "place the next worker", "setze den nächsten Arbeiter", "island"},
    {"powerline", "place your workers", "setze deine Arbeiter", "island"},
    {"powerline", "be done with", "schließ den Plan ab", "done"},
    {"powerline", "; be done, or", "; schließ ihn ab", "done"},
    {"powerline", "take the last", "nimm den letzten", "take_back"},
    {"pampero", "play a card", "spiel eine Karte", "play"},
    {"pampero", "take back all cards", "nimm alle Karten zurück", "retrieve"},
    {"pampero", "take a battery", "nimm eine Batterie", "battery"},
    {"pampero", "or stop", "oder hör auf", "skip"},
    {"pampero", "or go on", "oder mach weiter", "skip"},
    {"pampero", "or leave it", "oder lässt du es liegen", "skip"},
    {"pampero", "linked contract too?", "verbundenen Vertrag auch?", "skip"},
    {"pampero", "do you want this effect", "möchtest du diese Wirkung", "accept"},
};

class RandomTable {
 public:
  RandomTable(const Library& library, const char* game, const Values& options, Language language)
      : game_(*library.load(game, options, {})),
        console_{in_, out_, out_},
        terminal_(console_, language),
        seating_(besideOpponents(seated(), *game_, language)),
        painter_(makeBoardPainter(*game_, terminal_, seating_)),
        language_(language) {}

  std::vector<std::string> remarksOnLoans() const {
    AnyState state = rules().initial(parseSeed("loans"));
    auto& loan = state.as<wasserkraft::State>();
    loan.actor = loan.order[0];
    loan.stage = wasserkraft::Stage::loan;
    loan.acting().hydro = 60;
    MoveList legal;
    rules().legal(state, loan.actor, legal);
    const MoveMenu menu(rules(), legal, {});
    const Scene scene{state, loan.actor, &menu};
    std::vector<std::string> remarks;
    for (const MenuEntry& entry : menu.entries()) remarks.push_back(painter_->remark(scene, entry));
    return remarks;
  }

  void play(int number) {
    Rng rng = Rng::fromSeed(parseSeed("prompts " + std::to_string(number)));
    Dice dice(rng);
    AnyState state = rules().initial(parseSeed("prompted " + std::to_string(number)));
    auto ignore = [](const Event&) {};
    while (!rules().finished(state)) {
      const Seat seat = rules().active(state).first();
      MoveList legal;
      rules().legal(state, seat, legal);
      check(rules().redacted(state, Viewer::seat(seat)), seat, legal);
      rules().apply(state, seat, legal[dice.below(static_cast<std::uint32_t>(legal.size()))],
                    EventSink(ignore));
    }
  }

 private:
  const AnyGame& rules() const { return game_->rules(); }

  Seating seated() const {
    std::vector<Chair> chairs;
    for (std::size_t i = 0; i < game_->playedSeats().size(); ++i)
      chairs.push_back({std::string(1, static_cast<char>('P' + i))});
    return Seating(chairs);
  }

  void check(const AnyState& seen, Seat seat, const MoveList& legal) {
    const MoveMenu menu(rules(), legal, game_->bestCourse(seen, seat));
    const Scene scene{seen, seat, &menu};
    const std::string prompt = painter_->prompt(scene);
    EXPECT_EQ(prompt.find('['), std::string::npos) << prompt;
    for (const Claim& claim : kClaims) {
      const char* words = language_ == Language::german ? claim.german : claim.english;
      const bool claimed = claim.game == rules().name() && prompt.find(words) != std::string::npos;
      EXPECT_TRUE(!claimed || hasMove(legal, claim.move)) << prompt;
    }
    for (const MenuEntry& entry : menu.entries()) checkRemark(scene, entry);
  }

  // The texts are there, and no id stands for one.
  void checkRemark(const Scene& scene, const MenuEntry& entry) {
    const std::string remark = painter_->remark(scene, entry);
    EXPECT_EQ(remark.find('['), std::string::npos) << remark;
    if (rules().name() != "wasserkraft") return;
    EXPECT_THAT(remark, Not(ContainsRegex("(green|yellow|red|national|start)-[0-9]")));
  }

  bool hasMove(const MoveList& legal, std::string_view code) const {
    return std::any_of(legal.begin(), legal.end(),
                       [&](Move move) { return rules().moveTerms()[move.kind].code == code; });
  }

  std::shared_ptr<const LoadedGame> game_;
  std::istringstream in_;
  std::ostringstream out_;
  Console console_;
  Terminal terminal_;
  Seating seating_;
  std::unique_ptr<BoardPainter> painter_;
  Language language_;
};

struct Kind {
  const char* game;
  Values options;
};

TEST(Prompt, OffersNothingThatIsNotLegal) {
  SPANNUNG_SKIP_IN_A_SAMPLE();
  const std::vector<Kind> kinds = {
      {"funkenschlag", {{"players", "3"}, {"regions", "draft"}}},
      {"wasserkraft", {{"players", "3"}, {"leeghwater", "yes"}}},
      {"wasserkraft", {{"players", "2"}, {"automas", "1"}}},
      {"powerline", {{"players", "2"}, {"limits", "on"}}},
      {"pampero", {{"players", "2"}}},
      {"pampero", {{"players", "1"}}},
  };
  const auto library = openLibrary();
  constexpr int kGames = 4;
  for (const Kind& kind : kinds)
    for (const Language language : {Language::english, Language::german})
      for (int number = 0; number < kGames; ++number)
        RandomTable(*library, kind.game, kind.options, language).play(number);
}

// Random games do not come to the Loan Agency (WK-LWP-15).
TEST(Remark, TellsWhatALoanCosts) {
  const auto library = openLibrary();
  const Values options = {{"players", "2"}, {"leeghwater", "yes"}};
  const std::vector<std::string> remarks =
      RandomTable(*library, "wasserkraft", options, Language::english).remarksOnLoans();
  ASSERT_FALSE(remarks.empty());
  for (const std::string& remark : remarks)
    EXPECT_THAT(remark, ContainsRegex("^[1-9][0-9]* Hydro$"));
}

}  // namespace
}  // namespace spannung
