#include "texts/narrator.h"

#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/funkenschlag/vocabulary.h"
#include "games/library.h"

namespace spannung {
namespace {

namespace fs = funkenschlag;
using fs::EventKind;
using fs::Reason;

class NarratorTest : public ::testing::Test {
 protected:
  void SetUp() override { ASSERT_NE(game_, nullptr); }

  Narrator english() const { return {*game_, Language::english, {"Ada", "Grace"}}; }
  Narrator german() const { return {*game_, Language::german, {"Ada", "Grace"}}; }

  Move parsed(std::string_view text) const {
    const ParsedMove move = game_->rules().parse(text);
    EXPECT_TRUE(move.fine()) << text;
    return move.move;
  }
  int city(const std::string& id) const { return parsed("build " + id).a; }
  int plant(const std::string& number) const { return parsed("nominate " + number).a; }

  std::string labelOf(std::string_view text) const { return english().move(parsed(text)); }
  std::string labelInGermanOf(std::string_view text) const { return german().move(parsed(text)); }
  std::string parseProblemOf(std::string_view text) const {
    return english().parseProblem(game_->rules().parse(text), text);
  }

  // Reading the content is slow, and a loaded game never changes.
  static std::shared_ptr<const LoadedGame> loadGame() {
    const auto library = openLibrary();
    if (!library) return nullptr;
    return library->load("funkenschlag", {}, {}).value_or(nullptr);
  }
  static const std::shared_ptr<const LoadedGame>& sharedGame() {
    static const std::shared_ptr<const LoadedGame> kGame = loadGame();
    return kGame;
  }

  std::shared_ptr<const LoadedGame> game_ = sharedGame();
};

constexpr int kCoal = static_cast<int>(fs::Resource::coal);

TEST_F(NarratorTest, LabelsMoves) {
  EXPECT_EQ(labelOf("bid 15"), "Bid 15");
  EXPECT_EQ(labelOf("build essen"), "Connect Essen");
  EXPECT_EQ(labelOf("nominate 5"), "Nominate plant 05");
  EXPECT_EQ(labelOf("buy coal 3"), "Buy 3 coal");
  EXPECT_EQ(labelOf("done"), "Done");
}

TEST_F(NarratorTest, LabelsMovesInGerman) {
  EXPECT_EQ(labelInGermanOf("bid 15"), "15 bieten");
  EXPECT_EQ(labelInGermanOf("build essen"), "Essen anschließen");
  EXPECT_EQ(labelInGermanOf("buy garbage 1"), "1 Müll kaufen");
}

TEST_F(NarratorTest, MentionsOnlyTheFuelThatBurns) {
  EXPECT_EQ(labelOf("run 5 coal 1 oil 1"), "Run plant 05 with 1 coal and 1 oil");
  EXPECT_EQ(labelOf("run 5 coal 2 oil 0"), "Run plant 05 with 2 coal");
  EXPECT_EQ(labelOf("run 5 coal 0 oil 2"), "Run plant 05 with 2 oil");
  EXPECT_EQ(labelOf("run 4"), "Run plant 04");
}

TEST_F(NarratorTest, SaysWhyWithTheRule) {
  const Verdict full = refuse(Reason::cityFull, city("essen"), 1, 1);
  EXPECT_EQ(english().verdict(full),
            "Essen is full: 1 house stands there and step 1 allows no more. (FS-BUILD-03)");
  EXPECT_EQ(german().verdict(full),
            "Essen ist voll: 1 Häuschen steht dort, und mehr erlaubt Stufe 1 nicht. (FS-BUILD-03)");
}

TEST_F(NarratorTest, SaysWhyInThePlural) {
  EXPECT_EQ(english().verdict(refuse(Reason::cityFull, city("essen"), 2, 2)),
            "Essen is full: 2 houses stand there and step 2 allows no more. (FS-BUILD-03)");
}

TEST_F(NarratorTest, SaysWhyWithTheNumbers) {
  EXPECT_EQ(german().verdict(refuse(Reason::bidNotHigher, 12, 12)),
            "Das Gebot von 12 Elektro muss über dem höchsten Gebot von 12 Elektro liegen. "
            "(FS-AUCTION-06)");
}

TEST_F(NarratorTest, NamesSeats) {
  EXPECT_EQ(english().verdict(refuse(Reason::notYourTurn, 1)),
            "It is not your turn but Grace’s. (FS-ROUND-02)");
  EXPECT_EQ(english().seatName(Seat::of(2)), "Seat 3");
  EXPECT_EQ(german().seatName(Seat::of(2)), "Sitz 3");
}

TEST_F(NarratorTest, AFineVerdictNeedsNoWords) { EXPECT_EQ(english().verdict({}), ""); }

TEST_F(NarratorTest, TellsWhatHappenedToASeat) {
  const Event bought = makeEvent(EventKind::plantBought, Seat::of(0), plant("4"), 7);
  EXPECT_EQ(english().event(bought), "Ada buys plant 04 for 7 Elektro.");
  const Event ordered = makeEvent(EventKind::orderSet, Seat::of(1), 2);
  EXPECT_EQ(english().event(ordered), "Grace is in position 2.");
  EXPECT_EQ(german().event(ordered), "Grace steht auf Position 2.");
}

TEST_F(NarratorTest, TellsWhatHappenedToNobodyInParticular) {
  EXPECT_EQ(german().event(makeEvent(EventKind::stepStarted, Seat::none(), 2)), "Stufe 2 beginnt.");
}

TEST_F(NarratorTest, NothingReadsSensibly) {
  const Event some = makeEvent(EventKind::resourceRefilled, Seat::none(), kCoal, 3);
  EXPECT_EQ(english().event(some), "The resource market receives 3 coal.");
  const Event none = makeEvent(EventKind::resourceRefilled, Seat::none(), kCoal, 0);
  EXPECT_EQ(english().event(none), "The resource market receives no coal.");
  EXPECT_EQ(german().event(none), "Bei Kohle erhält der Rohstoffmarkt keinen Nachschub.");
}

TEST_F(NarratorTest, PointsAtTheWordThatCouldNotBeRead) {
  EXPECT_EQ(parseProblemOf("build atlantis"), "There is no city “atlantis” on this map.");
  EXPECT_EQ(parseProblemOf("build"), "The city is missing.");
  EXPECT_EQ(parseProblemOf("bid many"), "“many” is not a number.");
  EXPECT_EQ(parseProblemOf("done now please"), "The move is already complete before “now”.");
}

TEST_F(NarratorTest, ShowsWhatTheGameDoesNotKnow) {
  EXPECT_EQ(english().verdict({999, {}}), "[funkenschlag.reason.unknown]");
  EXPECT_EQ(english().event({999, Seat::none(), {}}), "[funkenschlag.event.unknown]");
  EXPECT_EQ(english().move({999, 0, 0, 0}), "[funkenschlag.move.unknown]");
}

TEST_F(NarratorTest, SaysProblemsOfItsGame) {
  const Problem problem{"deal.order", "deal_order", {{"given", "1"}, {"players", "4"}}};
  EXPECT_EQ(german().problem(problem),
            "deal.order: Die Spielerreihenfolge muss jeden der 4 Sitze genau einmal nennen; "
            "vorgegeben ist 1.");
}

// Plays a game of arbitrary moves to its end and collects all that is said about it.
std::vector<std::string> narrateGame(const AnyGame& rules, const Narrator& narrator) {
  std::vector<std::string> said;
  auto tell = [&](const Event& event) { said.push_back(narrator.event(event)); };
  AnyState state = rules.initial(Seed{});
  MoveList moves;
  for (std::size_t ply = 0; !rules.finished(state) && ply < 5000; ++ply) {
    const Seat seat = rules.active(state).first();
    rules.legal(state, seat, moves);
    const Move move = moves[ply * 7919 % moves.size()];
    said.push_back(narrator.move(move));
    rules.apply(state, seat, move, tell);
  }
  return said;
}

TEST_F(NarratorTest, TellsAWholeGameWithoutGapsOrMissingTexts) {
  for (const Narrator& narrator : {english(), german()}) {
    const auto said = narrateGame(game_->rules(), narrator);
    EXPECT_GT(said.size(), 100U);
    for (const std::string& text : said)
      EXPECT_EQ(text.find_first_of("[{"), std::string::npos) << text;
  }
}

}  // namespace
}  // namespace spannung
