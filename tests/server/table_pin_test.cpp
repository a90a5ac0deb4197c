// A table is played with the rules and the content it began with.
#include <gtest/gtest.h>

#include "base/version.h"
#include "record/replay.h"
#include "tests/games/changed_content.h"
#include "tests/server/table_play.h"

namespace spannung::server::testing {
namespace {

using spannung::testing::correctedLibrary;

Created createdBy(const Play& play) {
  return std::get<Created>(readEntry("entry 0", play.log().front()).value());
}

void playToTheEnd(Play& play, const std::string& seed) {
  TestDice dice(seed);
  while (play.table().status() == TableStatus::running) ASSERT_EQ(play.playsAny(*dice), "ok");
}

class Pinned : public ::testing::Test {
 protected:
  Pinned() : play_(gathered("ada", {person("ada", "Ada"), bot()})) {
    EXPECT_EQ(play_.starts("ada"), "ok");
  }

  Play play_;
};

TEST_F(Pinned, namesRevisionContentAndProgram) {
  const Created created = createdBy(play_);
  ASSERT_TRUE(created.pin.has_value());
  EXPECT_EQ(created.pin->revision, library().find("funkenschlag")->revision());
  EXPECT_EQ(created.pin->pack, packOf(embeddedContent("funkenschlag")).digest);
  EXPECT_EQ(created.pin->program, kVersion);
}

TEST_F(Pinned, goesOnWithItsOwnContentAfterACorrection) {
  playToTheEnd(play_, "to the end");
  const Library corrected = correctedLibrary();
  GameShelf later(corrected, roster());
  const auto missing = Table::open(later, "table1", play_.log());
  ASSERT_FALSE(missing.has_value());
  EXPECT_EQ(missing.error().code, "pack_missing");

  ASSERT_TRUE(later.add("funkenschlag", library().pack("funkenschlag")).has_value());
  const auto opened = Table::open(later, "table1", play_.log());
  ASSERT_TRUE(opened.has_value()) << opened.error().code;
  EXPECT_EQ(writeRecord(opened->record()), writeRecord(play_.table().record()));
  EXPECT_TRUE(replay(library(), opened->record()).has_value());
  EXPECT_EQ(replay(corrected, opened->record()).error().code, "record_content_differs");
}

TEST_F(Pinned, newTablesGetTheCorrection) {
  const Library corrected = correctedLibrary();
  GameShelf later(corrected, roster());
  const auto created = decideCreate(later, gathered("ada", {person("ada", "Ada"), bot()}));
  ASSERT_TRUE(created.has_value());
  const GamePin pin = std::get<Created>(*created).pin.value();
  EXPECT_EQ(pin.pack, corrected.pack("funkenschlag").digest);
  EXPECT_NE(pin.pack, createdBy(play_).pin->pack);
}

TEST_F(Pinned, aLogWithoutAPinIsOfTheFirstRevisionWithTheBuiltInContent) {
  Created created = createdBy(play_);
  created.pin.reset();
  const Library corrected = correctedLibrary();
  GameShelf later(corrected, roster());
  const auto table = Table::open(later, "table1", created);
  ASSERT_TRUE(table.has_value()) << table.error().code;
  EXPECT_EQ(table->game().rules().revision(), 1);
  const TableView view(*table, "", Eyes::of(Viewer::spectator()), Language::english);
  EXPECT_EQ(view.tableMessage(0, false, 1).at("revision"), 1);
  EXPECT_EQ(table->game().fingerprint(), play_.table().game().fingerprint());
}

TEST_F(Pinned, aRevisionOfALaterProgramIsRefusedByItsName) {
  Created created = createdBy(play_);
  created.pin->revision = 99;
  created.pin->program = "7.1.0";
  const auto table = Table::open(shelf(), "table1", created);
  ASSERT_FALSE(table.has_value());
  EXPECT_EQ(table.error().code, "table_needs_program");
  EXPECT_EQ(table.error().details.at("program"), "7.1.0");
  EXPECT_EQ(table.error().details.at("revision"), "99");
}

TEST_F(Pinned, aLaterRevisionIsRefusedBeforeItsContentIsLookedFor) {
  Created created = createdBy(play_);
  created.pin = GamePin{99, "0123", "7.1.0"};
  const auto table = Table::open(shelf(), "table1", created);
  ASSERT_FALSE(table.has_value());
  EXPECT_EQ(table.error().code, "table_needs_program");
  created.pin->revision = 1;
  EXPECT_EQ(Table::open(shelf(), "table1", created).error().code, "pack_missing");
}

TEST_F(Pinned, whatALaterProgramHasAddedToALogIsNoDamage) {
  std::vector<std::string> log = play_.log();
  const auto opened = [&](const std::string& program) {
    Created created = createdBy(play_);
    created.pin->program = program;
    log.front() = writeEntry(created);
    return Table::open(shelf(), "table1", log);
  };
  Created created = createdBy(play_);
  created.pin->program = "7.1.0";
  created.options["weather"] = "fair";
  EXPECT_EQ(Table::open(shelf(), "table1", created).error().code, "table_needs_program");
  log.back().insert(1, R"("mood":"good",)");
  EXPECT_EQ(opened("0.10.0").error().code, "table_needs_program");
  EXPECT_EQ(opened("0.10.0").error().details.at("program"), "0.10.0");
  EXPECT_EQ(opened(std::string(kVersion)).error().code, "log_damaged");
  EXPECT_EQ(opened("0.1.9").error().code, "log_damaged");
  log.front().insert(1, R"("weather":"fair",)");
  EXPECT_EQ(Table::open(shelf(), "table1", log).error().code, "log_damaged") << "of 0.1.9";
}

TEST(GameShelf, refusesAPackThatIsNotWhatItsNameSays) {
  GameShelf fresh(library(), roster());
  ContentPack forged = correctedLibrary().pack("funkenschlag");
  forged.digest = library().pack("funkenschlag").digest;
  EXPECT_EQ(fresh.add("funkenschlag", forged).error().code, "content_pack_damaged");
  EXPECT_EQ(fresh.add("funkenschlag", {"x", "["}).error().code, "content_pack_damaged");
}

// A rule that was changed behind a switch: what began before it is played on as it was.
TEST(Revisions, aTableKeepsTheRulesItBeganWith) {
  Creation wanted = gathered("ada", {person("ada", "Ada")}, {{"automas", "1"}});
  wanted.game = "wasserkraft";
  wanted.options["players"] = "2";
  Created created = std::get<Created>(decideCreate(shelf(), wanted).value());
  ASSERT_GT(created.pin->revision, 1);
  created.pin->revision = 1;
  Play play{LogEntry(created)};
  ASSERT_EQ(play.starts("ada"), "ok");
  EXPECT_EQ(play.table().game().rules().revision(), 1);
  playToTheEnd(play, "old rules");
  const Record record = play.table().record();
  EXPECT_EQ(record.revision, 1);
  EXPECT_TRUE(replay(library(), record).has_value());
}

}  // namespace
}  // namespace spannung::server::testing
