// Random tables: people who do random things, sensible or not.
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/value_text.h"
#include "record/replay.h"
#include "tests/contract/scale.h"
#include "tests/server/table_play.h"

namespace spannung::server::testing {
namespace {

namespace json = boost::json;
using spannung::testing::scaled;

const std::vector<PersonId> kPeople = {"ada", "grace", "hedy", "mallory"};

class RandomTable {
 public:
  explicit RandomTable(const std::string& seed) : dice_(seed), play_(randomCreation()) {}

  const Play& play() const { return play_; }
  void act() {
    const Table& table = play_.table();
    if (table.status() == TableStatus::running && dice_.below(4) > 0 && !table.active().empty() &&
        play_.playsAny(*dice_) == "ok")
      return;
    const std::string done = play_.does(randomDecision());
    (done == "ok" ? accepted_ : refused_)++;
  }
  int accepted() const { return accepted_; }
  int refused() const { return refused_; }

 private:
  const PersonId& anybody() { return kPeople[static_cast<std::size_t>(dice_.below(4))]; }

  Creation randomCreation() {
    std::vector<SeatPlan> seats;
    const int count = 2 + dice_.below(3);
    for (int i = 0; i < count; ++i) {
      const int kind = dice_.below(3);
      seats.push_back(kind == 0   ? openSeat()
                      : kind == 1 ? person("ada", "Ada" + std::to_string(i))
                                  : bot());
    }
    Creation wanted =
        creation("ada", seats, {{"money", dice_.below(2) == 0 ? "open" : "concealed"}});
    wanted.hints = dice_.below(2) == 0;
    if (dice_.below(2) == 0)
      wanted.clock = ClockRule{dice_.below(2) == 0 ? ClockKind::move : ClockKind::game, 5,
                               dice_.below(2) == 0 ? OnTimeout::bot : OnTimeout::warn};
    return wanted;
  }

  Expected<LogEntry> randomDecision() {
    const Table& table = play_.table();
    const PersonId who = anybody();
    const int seat = dice_.below(6) - 1;
    const Milliseconds at = play_.later(dice_.below(9000));
    switch (dice_.below(table.hasGame() ? 12 : 5)) {
      case 0: return table.decideJoin(who, seat, who, "nonce", at);
      case 1: return table.decideLeave(who, seat, at);
      case 2: return table.decideSeat("ada", seat, dice_.below(3) == 0 ? openSeat() : bot(), at);
      case 3: return table.decideStart(who, at);
      case 4: return table.decideChat(who, who, "blah", at);
      case 5:
      case 6: return table.decideUndo(who, table.ply(), table.ply() - 1 - dice_.below(4), at);
      case 7:
      case 8: return table.decideAnswer(who, dice_.below(3) > 0, at);
      case 9: return timeout(at);
      case 10: return hint(who, seat, at);
      default:
        if (dice_.below(8) > 0) return table.decideMove(who, table.ply(), seat, "pass", "r", at);
        return dice_.below(2) == 0 ? table.decideResign(who, seat, "", at)
                                   : table.decideAbandon(who, at);
    }
  }

  Expected<LogEntry> hint(const PersonId& who, int seat, Milliseconds at) {
    const auto decided = play_.table().decideHint(who, seat, at);
    if (!decided) return tl::unexpected(decided.error());
    return *decided ? Expected<LogEntry>(**decided) : problem("", "told_nobody");
  }

  Expected<LogEntry> timeout(Milliseconds at) {
    const Table& table = play_.table();
    if (table.active().empty()) return problem("", "nobody");
    return table.decideTimeout(table.ply(), play_.actor().index() + 1, play_.anyMove(*dice_), at);
  }

  TestDice dice_;
  Play play_;
  int accepted_ = 0;
  int refused_ = 0;
};

std::string allViews(const Table& table) {
  std::string bytes;
  std::vector<Eyes> eyes{Eyes::of(Viewer::spectator()), Eyes::open()};
  for (int i = 0; i < static_cast<int>(table.chairs().size()); ++i)
    eyes.push_back(Eyes::of(Viewer::seat(Seat::of(i))));
  for (const PersonId& who : kPeople)
    for (const Eyes& one : eyes)
      bytes += json::serialize(
          TableView(table, who, one, Language::german).tableMessage(0, true, 2'000'000));
  const TableSummary summary = table.summary();
  return bytes + summary.line + std::to_string(summary.deadline) +
         std::to_string(summary.changedAt);
}

TEST(RandomTables, theLogAloneGivesTheSameTable) {
  int accepted = 0;
  int refused = 0;
  for (int game = 0; game < scaled(12); ++game) {
    RandomTable random("log " + std::to_string(game));
    for (int step = 0; step < 250; ++step) {
      random.act();
      if (step % 50 != 49) continue;
      const auto again = Table::open(shelf(), "table1", random.play().log());
      ASSERT_TRUE(again.has_value()) << again.error().place << " " << again.error().code;
      EXPECT_EQ(again->version(), random.play().log().size());
      ASSERT_EQ(allViews(*again), allViews(random.play().table())) << "game " << game;
    }
    accepted += random.accepted();
    refused += random.refused();
  }
  EXPECT_GT(accepted, scaled(100));
  EXPECT_GT(refused, scaled(100));
}

TEST(RandomTables, everyRecordReplays) {
  for (int game = 0; game < scaled(15); ++game) {
    RandomTable random("record " + std::to_string(game));
    for (int step = 0; step < 300; ++step) random.act();
    const Table& table = random.play().table();
    if (!table.hasGame()) continue;
    const auto record = readRecord(writeRecord(table.record()));
    ASSERT_TRUE(record.has_value());
    const auto session = replay(library(), *record);
    ASSERT_TRUE(session.has_value()) << session.error().code;
    EXPECT_TRUE(session->rules().equal(session->state(), table.session().state()));
    EXPECT_EQ(record->shuffle.has_value(), table.isOver());
  }
}

// The pile of a table from the top, which only the server knows.
std::vector<std::string> pileOf(const Table& table) {
  std::vector<std::string> pile;
  const json::object state = table.game().document(table.session().state());
  for (const json::value& card : state.at("pile").at("cards").as_array())
    if (card.is_int64()) pile.push_back(std::to_string(card.as_int64()));
  return pile;
}

Play dealt(const Values& deal) {
  Play play(gathered("ada", {person("ada", "Ada"), person("grace", "Grace"), bot()},
                     {{"money", "concealed"}}, deal));
  EXPECT_EQ(play.starts("ada"), "ok");
  return play;
}

json::value marketOf(const Table& table) {
  return table.game().document(table.session().state()).at("market");
}

// What a client gets, without the deal, in which the tables differ on purpose.
std::string masked(const Play& play, const PersonId& who) {
  json::object message = play.view(who);
  message.erase("deal");
  return json::serialize(message);
}

// Two tables with the same upper half of the pile and another lower one. As long as none of those
// cards has come up, nobody may be able to tell them apart, by any byte.
TEST(RandomTables, whatIsHiddenChangesNoByteOfAnyMessage) {
  int compared = 0;
  for (int game = 0; game < scaled(6); ++game) {
    std::vector<std::string> pile = pileOf(dealt({}).table());
    Play one = dealt({{"pile", joinWords(pile)}});
    std::reverse(pile.begin() + static_cast<std::ptrdiff_t>(pile.size() / 2), pile.end());
    Play two = dealt({{"pile", joinWords(pile)}});
    TestDice dice("hidden " + std::to_string(game));
    ASSERT_NE(pileOf(one.table()), pileOf(two.table()));
    while (marketOf(one.table()) == marketOf(two.table())) {
      for (const PersonId who : {"ada", "grace", "hedy"})
        ASSERT_EQ(masked(one, who), masked(two, who)) << "ply " << one.table().ply();
      ++compared;
      const Move move = one.anyMove(*dice);
      for (Play* play : {&one, &two}) {
        const int seat = play->actor().index() + 1;
        const Chair& chair = play->table().chair(play->actor());
        const std::string text = play->table().game().rules().text(move);
        ASSERT_EQ(chair.isPerson() ? play->moves(chair.person, text, seat)
                                   : play->does(play->table().decideBotMove(
                                         play->table().ply(), seat, move, play->later())),
                  "ok");
      }
    }
  }
  EXPECT_GT(compared, scaled(100));
}

TEST(RandomTables, concealedMoneyIsSeenByItsOwnerAlone) {
  Play play = dealt({});
  TestDice dice("money");
  for (int i = 0; i < 200 && play.table().status() == TableStatus::running; ++i) {
    const json::array ada = play.view("ada").at("state").at("players").as_array();
    EXPECT_TRUE(ada[0].at("money").is_int64());
    EXPECT_TRUE(ada[1].at("money").is_null());
    const json::array hedy = play.view("hedy").at("state").at("players").as_array();
    for (const json::value& player : hedy) EXPECT_TRUE(player.at("money").is_null());
    ASSERT_EQ(play.playsAny(*dice), "ok");
  }
}

TEST(Memory, ATableInTheMiddleOfAGameIsSmall) {
  Play play(creation("ada", {person("ada", "Ada"), bot(), bot(), bot()}));
  ASSERT_EQ(play.starts("ada"), "ok");
  TestDice dice("memory");
  for (int i = 0; i < 300 && play.table().status() == TableStatus::running; ++i)
    ASSERT_EQ(play.playsAny(*dice), "ok");
  EXPECT_LT(play.table().memory(), 20U * 1024U);
  RecordProperty("bytes", static_cast<int>(play.table().memory()));
}

}  // namespace
}  // namespace spannung::server::testing
