#include "texts/problem_text.h"

#include <map>
#include <set>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "texts/catalogue.h"

namespace spannung {
namespace {

using ::testing::IsSubsetOf;

// The problems of the layers that know no particular game, with what they may mention.
const std::map<std::string, std::set<std::string>>& generalProblems() {
  static const std::map<std::string, std::set<std::string>> kProblems = {
      {"unknown_game", {"name", "known"}},
      {"unknown_option", {"name", "known"}},
      {"bad_option_value", {"name", "value", "allowed"}},
      {"players_out_of_range", {"value", "min", "max"}},
      {"solo_needs_automas", {"max", "automas"}},
      {"content_unknown_folder", {"name", "known"}},
      {"content_misspelt_folder", {"name", "meant"}},
      {"content_no_game", {"known"}},
      {"too_many_automas", {"automas", "players"}},
      {"option_needs_full_game", {"name"}},
      {"unknown_map", {"value", "known"}},
      {"regions_unknown", {"value", "known"}},
      {"region_repeated", {"value", "known"}},
      {"regions_count", {"given", "needed"}},
      {"regions_not_contiguous", {"regions"}},
      {"unknown_deal", {"name", "known"}},
      {"bad_deal_value", {"name", "value"}},
      {"deal_refused", {"reason", "rule"}},
      {"bad_seed", {"value"}},
      {"record_too_large", {"limit"}},
      {"record_bad_header", {"line"}},
      {"record_unknown_version", {"version"}},
      {"record_missing", {"field"}},
      {"record_duplicate", {"field"}},
      {"record_unknown_field", {"field"}},
      {"record_unknown_revision", {"revision", "known"}},
      {"record_content_differs", {"record", "here"}},
      {"record_bad_ply", {"found", "expected"}},
      {"record_bad_seat", {"value"}},
      {"record_bad_move", {"move", "reason"}},
      {"record_illegal_move", {"move", "reason"}},
      {"record_truncated", {}},
      {"record_digest", {}},
      {"record_after_end", {}},
      {"record_result_differs", {"found", "expected"}},
      {"file_unreadable", {"path"}},
      {"file_unwritable", {"path"}},
      {"json_malformed", {"reason"}},
      {"missing_field", {"field"}},
      {"unknown_field", {"field"}},
      {"wrong_type", {"field", "expected"}},
      {"line_too_long", {"limit"}},
      {"not_utf8", {}},
      {"unknown_command", {"name", "known"}},
      {"no_game", {}},
      {"wrong_seat", {"value", "seats"}},
      {"game_finished", {}},
      {"deal_step3_contradicts", {"plant"}},
      {"nothing_to_undo", {}},
      {"undo_too_far", {"plies"}},
      {"internal", {}},
      {"shuffle_nonces", {"found", "expected"}},
      {"shuffle_commitment", {"found", "expected"}},
      {"shuffle_seed", {"found", "expected"}},
      {"unknown_entry", {"type"}},
      {"log_damaged", {"reason", "at"}},
      {"table_needs_program", {"program", "revision", "known"}},
      {"pack_missing", {"pack"}},
      {"deal_public", {}},
      {"content_pack_damaged", {}},
      {"unknown_revision", {"revision", "known"}},
      {"no_such_table", {}},
      {"not_your_seat", {}},
      {"bot_failed", {}},
      {"bot_threads", {"name"}},
      {"bot_thinks_long", {"name", "limit"}},
      {"not_seated", {}},
      {"not_owner", {}},
      {"seat_ruled", {}},
      {"seat_taken", {"seat"}},
      {"no_open_seat", {}},
      {"seats_open", {}},
      {"seats_count", {"given", "needed"}},
      {"already_started", {}},
      {"not_started", {}},
      {"table_over", {}},
      {"not_over", {}},
      {"not_open_yet", {}},
      {"stale_ply", {"ply"}},
      {"question_open", {}},
      {"undo_by_move", {}},
      {"no_question", {}},
      {"hints_off", {}},
      {"not_your_answer", {}},
      {"not_overdue", {"seat"}},
      {"rematch_exists", {"table"}},
      {"text_length", {"min", "max"}},
      {"name_marked", {}},
      {"text_invisible", {}},
      {"bad_nonce", {"max"}},
      {"request_too_long", {"max"}},
      {"clock_range", {"min", "max"}},
      {"import_finished", {}},
      {"only_with_seats", {}},
      {"no_such_ply", {"value", "max"}},
      {"too_many_plies", {"max"}},
      {"bad_host_name", {"value"}},
      {"bad_origin", {"value"}},
      {"foreign_host", {"host"}},
      {"bad_network", {"value"}},
      {"bad_network_prefix", {"value", "most"}},
      {"network_beyond_prefix", {"value", "network"}},
      {"no_account", {}},
      {"name_taken", {"name"}},
      {"name_of_bot", {"name"}},
      {"wrong_password", {}},
      {"chat_full", {"lines", "characters"}},
      {"chat_full_watching", {}},
      {"store_trouble", {}},
      {"store_address", {"address"}},
      {"store_unreachable", {"reason"}},
      {"store_failed", {"reason"}},
      {"store_newer", {"found", "known"}},
      {"store_foreign", {}},
      {"store_damaged", {"path", "reason"}},
      {"store_in_use", {"path"}},
      {"store_read_only", {"path", "reason"}},
  };
  return kProblems;
}

TEST(ProblemText, EveryGeneralProblemHasASentence) {
  for (const Language language : {Language::english, Language::german})
    for (const auto& [code, details] : generalProblems()) {
      const std::string key = "problem." + code;
      const Templates& templates = catalogue(language).templates();
      ASSERT_TRUE(templates.contains(key)) << key;
      EXPECT_THAT(gapNames(templates.find(key)->second), IsSubsetOf(details)) << key;
    }
}

TEST(ProblemText, SaysPlaceAndSentence) {
  const Problem problem{
      "options.players", "players_out_of_range", {{"value", "9"}, {"min", "2"}, {"max", "6"}}};
  EXPECT_EQ(problemText(problem, Language::english),
            "options.players: “9” is not a possible number of players; the game takes 2 to 6.");
  EXPECT_EQ(problemText(problem, Language::german),
            "options.players: „9“ ist keine mögliche Spielerzahl; das Spiel ist für 2 bis 6 "
            "Spieler.");
}

TEST(ProblemText, APlaceMayBeAbsent) {
  EXPECT_EQ(problemText({"", "no_game"}, Language::english),
            "No game is going on; start one first.");
}

TEST(ProblemText, TheWordsOfAPlaceAreTranslated) {
  const Problem problem{"line 12, ply 3", "record_truncated"};
  EXPECT_EQ(problemText(problem, Language::english),
            "line 12, move 3: The record breaks off before its end.");
  EXPECT_EQ(problemText(problem, Language::german),
            "Zeile 12, Zug 3: Die Aufzeichnung bricht vor ihrem Ende ab.");
  EXPECT_EQ(problemText({"header", "record_digest"}, Language::german).substr(0, 6), "Kopf: ");
}

TEST(ProblemText, AnyOtherPlaceStaysAsItIs) {
  for (const std::string place : {"options.players", "line x", "lines", "a, , b"})
    EXPECT_EQ(problemText({place, "no_game"}, Language::german).substr(0, place.size() + 2),
              place + ": ");
}

TEST(ProblemText, AnEmptyValueIsNotQuoted) {
  const Problem problem{"", "regions_unknown", {{"value", ""}, {"known", "east, west"}}};
  EXPECT_EQ(problemText(problem, Language::english),
            "No region is named. The regions of this map are: east, west.");
}

TEST(ProblemText, AReasonOfAGameIsAProblemToo) {
  const Problem problem{
      "deal.pile", "deal_pile_top", {{"plant", "20"}, {"top", "13"}, {"rule", "FS-SETUP-07"}}};
  EXPECT_EQ(problemText(problem, Language::english),
            "deal.pile: Plant 13 always lies on top of the pile, so the pile cannot begin with "
            "plant 20. (FS-SETUP-07)");
}

TEST(ProblemText, AReasonInsideAProblemIsSpeltOut) {
  const Problem problem{"line 9",
                        "record_illegal_move",
                        {{"move", "bid 12"},
                         {"reason", "bid_not_higher"},
                         {"rule", "FS-AUCTION-06"},
                         {"bid", "12"},
                         {"highest", "12"}}};
  EXPECT_EQ(problemText(problem, Language::german, "funkenschlag"),
            "Zeile 9: Der Zug „bid 12“ ist nicht erlaubt: Das Gebot von 12 Elektro muss über dem "
            "höchsten Gebot von 12 Elektro liegen. (FS-AUCTION-06)");
}

TEST(ProblemText, ARuleIsNamedOnce) {
  const Problem problem{
      "", "deal_refused", {{"reason", "Not so. (FS-SETUP-07)"}, {"rule", "FS-SETUP-07"}}};
  EXPECT_EQ(problemText(problem, Language::english),
            "This deal is not possible: Not so. (FS-SETUP-07)");
}

TEST(ProblemText, IdsOfAGameAreNamedInTheLanguage) {
  const Problem problem{"", "no_storage", {{"resource", "coal"}, {"count", "3"}, {"room", "2"}}};
  EXPECT_EQ(problemText(problem, Language::german, "funkenschlag"),
            "Du willst 3 Kohle, auf deinen Kraftwerken ist aber nur noch Platz für 2.");
}

TEST(ProblemText, AMoveStaysAsItWasWritten) {
  const Problem problem{"", "record_bad_move", {{"move", "pass"}, {"reason", "so"}}};
  EXPECT_EQ(problemText(problem, Language::german, "funkenschlag"),
            "Der Zug „pass“ ist nicht lesbar: so");
}

TEST(ProblemText, AReasonWithoutItsNumbersStaysACode) {
  const Problem problem{"", "record_illegal_move", {{"move", "bid 1"}, {"reason", "city_full"}}};
  EXPECT_EQ(problemText(problem, Language::english), "The move “bid 1” is not allowed: city_full");
}

TEST(ProblemText, AnUnknownCodeIsShown) {
  EXPECT_EQ(problemText({"here", "no_such_code"}, Language::english),
            "here: [problem.no_such_code]");
}

}  // namespace
}  // namespace spannung
