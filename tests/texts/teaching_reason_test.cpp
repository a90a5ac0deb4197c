// A refusal teaches: it names a number or a thing of the position. Random games are walked through,
// moves of other moments are tried, and every reason is read in both languages.
#include <algorithm>
#include <cctype>
#include <map>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "games/library.h"
#include "texts/narrator.h"

namespace spannung {
namespace {

// Reasons that have nothing to name, and why.
const std::map<std::string, std::string, std::less<>>& unnamed() {
  static const std::map<std::string, std::string, std::less<>> kReasons = {
      {"unknown_move", "no move at all, so it touches nothing"},
      {"company_not_offered", "what is on offer lies beside it"},
      {"start_not_offered", "what is on offer lies beside it"},
      {"nothing_to_take", "the display is empty"},
      {"not_mahiri", "the text names whose space it is"},
      {"not_margot", "the text names whose space it is"},
      {"no_architect", "the text names the Architect"},
      {"no_further_action", "about an action that nobody has named"},
      {"officer_not_in_play", "the officers in play lie beside it"},
      {"must_copy_tile", "the text names Anton Krylov"},
      {"nothing_to_copy", "an empty wheel holds nothing to name"},
      {"nothing_to_decline", "there is nothing to name"},
      {"must_place_water", "the text names the drop"},
      {"bad_salvage", "the text says how many"},
      {"none_left_to_build", "nothing of the kind is left"},
      {"no_alternative", "the card has one price"},
      {"must_not_skip", "about what is due, which the prompt names"},
      {"must_buy_in_round_one", "the text names the round"},
      {"city_not_in_play", "the city is none of this game"},
      {"no_joker", "Powerline: none is left to name"},
      {"plan_finished", "Powerline: the text says how to go on"},
      {"plan_not_finished", "Powerline: about the plan as a whole"},
      {"all_workers_placed", "Powerline: none is left to name"},
      {"no_worker_placed", "Powerline: none is there to name"},
      {"nothing_to_take_back", "Powerline: the plan is empty"},
      {"no_vacation_tile", "the text names the tile"},
      {"nobody_on_island", "the text names island and tile"},
  };
  return kReasons;
}

// Reasons that name only what the move names, because what they say of it is all there is to know.
const std::set<std::string, std::less<>>& aboutTheMove() {
  static const std::set<std::string, std::less<>> kReasons = {"already_connected",
                                                              "already_run",
                                                              "bulldozer_moved",
                                                              "card_impossible",
                                                              "card_needs_bulldozer",
                                                              "card_not_in_hand",
                                                              "contract_in_other_zone",
                                                              "contract_not_on_display",
                                                              "contract_not_yours",
                                                              "discard_not_owned",
                                                              "field_not_next",
                                                              "field_outside_zones",
                                                              "foreign_not_open",
                                                              "line_covered",
                                                              "no_bulldozer_there",
                                                              "no_tile_to_discard",
                                                              "not_joined",
                                                              "not_your_building",
                                                              "plant_in_future_market",
                                                              "plant_not_in_market",
                                                              "region_not_adjacent",
                                                              "region_taken",
                                                              "run_not_owned",
                                                              "site_for_towers",
                                                              "site_for_wind_farms",
                                                              "site_not_for_start",
                                                              "site_taken",
                                                              "spot_not_free",
                                                              "start_city_occupied",
                                                              "start_with_red_or_black",
                                                              "tile_builds_nothing",
                                                              "tile_needs_no_space",
                                                              "tile_needs_space",
                                                              "tile_not_available",
                                                              "tile_not_owned",
                                                              "transformer_gone"};
  return kReasons;
}

// What was named does not exist, or nothing of the position can be named.
bool mayStaySilent(const std::string& code) {
  return code.starts_with("no_such_") || unnamed().contains(code) || aboutTheMove().contains(code);
}

bool same(unsigned char l, unsigned char r) { return std::tolower(l) == std::tolower(r); }

bool hasDigit(std::string_view text) {
  return std::any_of(text.begin(), text.end(),
                     [](unsigned char c) { return std::isdigit(c) != 0; });
}

// The sentence without the id of the rule at its end.
std::string_view withoutRule(std::string_view text) { return text.substr(0, text.rfind(" (")); }

class ReasonWalk {
 public:
  ReasonWalk(const std::string& game, const Values& options, unsigned seed)
      : game_(openLibrary()->load(game, options, {}).value()), dice_(seed) {}

  // Codes of refusals that name nothing, with what they say.
  std::map<std::string, std::string> silent() {
    AnyState state = rules().initial(Seed{static_cast<std::uint8_t>(dice_())});
    for (int ply = 0; ply < 250 && !rules().finished(state); ++ply) {
      const Seat seat = rules().active(state).first();
      MoveList moves;
      rules().legal(state, seat, moves);
      for (const Move move : moves)
        if (dice_() % 4 == 0) pool_.push_back(move);
      for (int i = 0; i < 60; ++i) attempt(state, seat, pool_[dice_() % pool_.size()]);
      auto ignore = [](const Event&) {};
      rules().apply(state, seat, moves[dice_() % moves.size()], EventSink(ignore));
      if (pool_.empty()) break;
    }
    return silent_;
  }
  int refusals() const { return refusals_; }

 private:
  const AnyGame& rules() const { return game_->rules(); }

  void attempt(const AnyState& state, Seat seat, Move move) {
    const Verdict verdict = rules().check(state, seat, move);
    if (verdict.fine()) return;
    ++refusals_;
    for (const Language language : {Language::english, Language::german}) {
      const Narrator narrator(*game_, language, {});
      const std::string text = narrator.verdict(verdict);
      const Term& term = rules().reasonTerms()[verdict.reason];
      if (!hasDigit(withoutOwn(narrator, move, std::string(withoutRule(text)))) &&
          !namesMore(narrator, term, verdict, move, withoutRule(text)))
        silent_.emplace(term.code, text);
    }
  }

  // Whoever hears the names of the move again has learnt nothing.
  std::string withoutOwn(const Narrator& narrator, Move move, std::string text) const {
    const Term& term = rules().moveTerms()[move.kind];
    const int values[] = {move.a, move.b, move.c};
    for (std::size_t i = 0; i < term.operands.size(); ++i) {
      if (!term.operands[i].used() || term.operands[i].type == "number") continue;
      const std::string name = narrator.nameOf(term.operands[i].type, values[i]);
      const auto at = std::search(text.begin(), text.end(), name.begin(), name.end(), same);
      if (!name.empty() && at != text.end())
        text.erase(at, at + static_cast<std::ptrdiff_t>(name.size()));
    }
    return text;
  }

  bool isOwn(Move move, std::string_view type, int value) const {
    const Term& term = rules().moveTerms()[move.kind];
    const int values[] = {move.a, move.b, move.c};
    for (std::size_t i = 0; i < term.operands.size(); ++i)
      if (term.operands[i].used() && term.operands[i].type == type && values[i] == value)
        return true;
    return false;
  }

  bool namesMore(const Narrator& narrator, const Term& term, const Verdict& verdict, Move move,
                 std::string_view text) const {
    for (std::size_t i = 0; i < term.operands.size(); ++i)
      if (const Operand& operand = term.operands[i];
          operand.used() && !isOwn(move, operand.type, verdict.operands[i]))
        if (const std::string name = narrator.nameOf(operand.type, verdict.operands[i]);
            !name.empty() && contains(text, name))
          return true;
    return false;
  }

  static bool contains(std::string_view text, std::string_view name) {
    return std::search(text.begin(), text.end(), name.begin(), name.end(), same) != text.end();
  }

  std::shared_ptr<const LoadedGame> game_;
  std::mt19937 dice_;
  std::vector<Move> pool_ = {Move{}};
  std::map<std::string, std::string> silent_;
  int refusals_ = 0;
};

struct Walked {
  const char* name;
  const char* game;
  Values options;
};

class TeachingReasons : public ::testing::TestWithParam<Walked> {};

TEST_P(TeachingReasons, NameANumberOrAThingOfThePosition) {
  int refusals = 0;
  for (unsigned seed = 1; seed <= 4; ++seed) {
    ReasonWalk walk(GetParam().game, GetParam().options, seed);
    for (const auto& [code, text] : walk.silent())
      EXPECT_TRUE(mayStaySilent(code)) << code << ": " << text;
    refusals += walk.refusals();
  }
  EXPECT_GT(refusals, 1000);
}

INSTANTIATE_TEST_SUITE_P(
    EveryGame, TeachingReasons,
    ::testing::Values(Walked{"funkenschlag", "funkenschlag", {{"players", "3"}}},
                      Walked{"funkenschlagDraft", "funkenschlag", {{"regions", "draft"}}},
                      Walked{"pampero", "pampero", {{"players", "2"}}},
                      Walked{"powerline", "powerline", {{"players", "2"}}},
                      Walked{"wasserkraft", "wasserkraft", {{"players", "3"}}},
                      Walked{"leeghwater",
                             "wasserkraft",
                             {{"players", "4"}, {"leeghwater", "yes"}, {"automas", "1"}}}),
    [](const auto& walked) { return std::string(walked.param.name); });

// What whoever plays for the first time runs into.
TEST(FirstRefusal, WK_PROD_01_the_first_production_fails_for_want_of_a_powerhouse) {
  const auto game =
      openLibrary()->load("wasserkraft", {{"players", "2"}, {"mode", "introductory"}}, {}).value();
  const AnyState state = game->rules().initial(Seed{1});
  const Seat seat = game->rules().active(state).first();
  const Move move = game->rules().parse("use turbine-zero-left").move;
  const Verdict verdict = game->rules().check(state, seat, move);
  EXPECT_EQ(Narrator(*game, Language::german, {}).verdict(verdict).substr(0, 31),
            "Du hast noch kein Turbinenhaus.");
  EXPECT_EQ(game->rules().reasonTerms()[verdict.reason].rule, "WK-PROD-01");
}

}  // namespace
}  // namespace spannung
