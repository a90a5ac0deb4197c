// A table in a test, with people who do things at it. Every entry goes through its JSON, as it
// would through the store.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "record/seed.h"
#include "server/hub/ai_roster.h"
#include "server/table/table.h"
#include "server/table/view.h"

namespace spannung::server::testing {

inline const Library& library() {
  static const Library kLibrary = openLibrary().value();
  return kLibrary;
}

inline const BotRoster& roster() {
  static const AiRoster kRoster;
  return kRoster;
}

inline GameShelf& shelf() {
  static GameShelf kShelf(library(), roster());
  return kShelf;
}

inline SeatPlan person(const PersonId& id, const std::string& name) {
  std::string nonce = "nonce" + name;
  std::erase(nonce, ' ');
  return {SeatKind::person, name, id, "", nonce};
}
inline SeatPlan bot(const std::string& kind = "random") {
  return {SeatKind::bot, "", "", kind, "botnonce"};
}
inline SeatPlan openSeat() { return {}; }

inline const std::string kSecret(64, 'a');

inline Creation creation(const PersonId& by, std::vector<SeatPlan> seats, Values options = {},
                         Values deal = {}) {
  Creation wanted{by, "funkenschlag", std::move(options), std::move(deal)};
  wanted.options["players"] = std::to_string(seats.size());
  wanted.seats = std::move(seats);
  wanted.secret = kSecret;
  wanted.at = 1'000'000;
  return wanted;
}

// As after everybody has joined.
inline Creation gathered(const PersonId& by, std::vector<SeatPlan> seats, Values options = {},
                         Values deal = {}) {
  Creation wanted = creation(by, std::move(seats), std::move(options), std::move(deal));
  wanted.isRematch = true;
  return wanted;
}

class Play {
 public:
  explicit Play(const Creation& wanted, std::string id = "table1")
      : Play(decideCreate(shelf(), wanted).value(), std::move(id)) {}
  explicit Play(const LogEntry& created, std::string id = "table1")
      : log_{writeEntry(created)},
        table_(Table::open(shelf(), std::move(id), created).value()),
        now_(timeOf(created)) {}

  const Table& table() const { return table_; }
  const std::vector<std::string>& log() const { return log_; }
  Milliseconds now() const { return now_; }
  Milliseconds later(Milliseconds by = 1000) { return now_ += by; }

  // Applies what was decided; the problem's code if nothing was.
  std::string does(const Expected<LogEntry>& decided) {
    if (!decided) return decided.error().code;
    const std::string body = writeEntry(*decided);
    const auto read = readEntry("entry", body);
    EXPECT_TRUE(read.has_value()) << body;
    EXPECT_EQ(*read, *decided) << body;
    const auto applied = table_.apply(*read);
    EXPECT_TRUE(applied.has_value()) << body;
    log_.push_back(body);
    return "ok";
  }

  std::string starts(const PersonId& who) { return does(table_.decideStart(who, later())); }
  std::string moves(const PersonId& who, const std::string& move, int seat = 0,
                    const std::string& request = {}) {
    return does(table_.decideMove(who, table_.ply(), seat, move, request, later()));
  }
  std::string undoes(const PersonId& who, int to) {
    return does(table_.decideUndo(who, table_.ply(), to, later()));
  }
  std::string answers(const PersonId& who, bool agrees) {
    return does(table_.decideAnswer(who, agrees, later()));
  }

  Seat actor() const { return table_.active().first(); }
  // A legal move of whoever is to act, chosen by the dice.
  Move anyMove(Dice& dice) const {
    MoveList moves;
    table_.game().rules().legal(table_.session().state(), actor(), moves);
    return moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
  }
  // Whoever is to act does something, person or bot.
  std::string playsAny(Dice& dice) {
    const Move move = anyMove(dice);
    const int seat = actor().index() + 1;
    const Chair& chair = table_.chair(actor());
    if (chair.kind == SeatKind::bot)
      return does(table_.decideBotMove(table_.ply(), seat, move, later()));
    return moves(chair.person, table_.game().rules().text(move), seat);
  }

  boost::json::object view(const PersonId& who, Language language = Language::english,
                           int logFrom = 0) const {
    return TableView(table_, who, Eyes::of(table_.defaultViewer(who)), language)
        .tableMessage(logFrom, true, now_);
  }

 private:
  std::vector<std::string> log_;
  Table table_;
  Milliseconds now_;
};

// Dice for what people do, not for the game.
class TestDice {
 public:
  explicit TestDice(const std::string& seed) : rng_(Rng::fromSeed(parseSeed(seed))), dice_(rng_) {}
  TestDice(const TestDice&) = delete;
  TestDice& operator=(const TestDice&) = delete;
  Dice& operator*() { return dice_; }
  int below(int bound) { return static_cast<int>(dice_.below(static_cast<std::uint32_t>(bound))); }

 private:
  Rng rng_;
  Dice dice_;
};

}  // namespace spannung::server::testing
