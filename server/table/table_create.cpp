#include <algorithm>

#include "base/value_text.h"
#include "record/replay.h"
#include "record/seed.h"
#include "server/table/seat_plan.h"
#include "server/table/table.h"
#include "server/table/words.h"
#include "texts/bot_names.h"
#include "texts/opponent_name.h"

namespace spannung::server {
namespace {

constexpr int kMinClock = 5;
constexpr int kMaxClock = 90 * 24 * 60 * 60;

bool hasName(const std::vector<SeatPlan>& seats, std::string_view name) {
  return std::any_of(seats.begin(), seats.end(),
                     [name](const SeatPlan& seat) { return seat.name == name; });
}

Expected<void> checkClock(const std::optional<ClockRule>& clock) {
  if (!clock || (clock->seconds >= kMinClock && clock->seconds <= kMaxClock)) return {};
  return problem("clock.seconds", "clock_range",
                 {{"min", std::to_string(kMinClock)}, {"max", std::to_string(kMaxClock)}});
}

// What the rules add to the shuffle where nobody could: a nonce that everybody knows beforehand.
constexpr const char* kRulesNonce = "rules";

// The names at a table are the same for all; a view says them in the language of its reader.
void seatOpponents(std::vector<SeatPlan>& seats, const LoadedGame& game) {
  for (int i = 0; i < game.rules().seats(); ++i)
    if (game.isRuled(Seat::of(i)))
      seats.insert(seats.begin() + i, {.kind = SeatKind::rules,
                                       .name = opponentName(game, Seat::of(i), Language::english),
                                       .nonce = kRulesNonce});
}

Expected<void> checkSeats(Creation& creation, const LoadedGame& game, const BotRoster& bots) {
  const std::size_t needed = game.playedSeats().size();
  if (creation.seats.size() != needed)
    return problem(
        "seats", "seats_count",
        {{"given", std::to_string(creation.seats.size())}, {"needed", std::to_string(needed)}});
  for (std::size_t i = 0; i < creation.seats.size(); ++i) {
    const std::string place = "seats[" + std::to_string(i) + "]";
    const PersonId& person = creation.isRematch ? creation.seats[i].person : creation.by;
    auto checked = checkedPlan(place, creation.seats[i], person, game.rules().name(), bots);
    if (!checked) return tl::unexpected(checked.error());
    creation.seats[i] = std::move(*checked);
  }
  // People choose their names before bots do.
  for (SeatPlan& seat : creation.seats)
    if (seat.kind == SeatKind::bot && seat.name.empty()) seat.name = freeBotName(creation.seats);
  seatOpponents(creation.seats, game);
  return {};
}

Created createdBy(Creation creation, const LoadedGame& game) {
  Created created;
  created.by = std::move(creation.by);
  created.at = creation.at;
  created.game = game.rules().name();
  created.options = game.options();
  created.deal = game.deal();
  created.seats = std::move(creation.seats);
  created.isPublic = creation.isPublic;
  created.clock = creation.clock;
  created.hints = creation.hints;
  return created;
}

// Strangers trust that nobody has chosen what they are dealt.
Expected<void> checkDeal(const Creation& creation, const LoadedGame& game) {
  if (creation.isPublic && !game.deal().empty()) return problem("deal", "deal_public");
  return {};
}

// And that nobody knows it: the seed stands in the record, and may have been chosen for its deal.
Expected<void> checkImport(const Creation& creation) {
  if (creation.isPublic) return problem("public", "import_public");
  return {};
}

// All of them were legal; is there still something to decide?
Expected<void> checkOpen(const Session& session) {
  if (session.finished()) return problem("ply", "import_finished");
  return {};
}

Expected<std::size_t> pliesOf(const Record& record, std::optional<int> ply) {
  if (!ply) return record.plies.size();
  if (*ply < 0 || static_cast<std::size_t>(*ply) > record.plies.size())
    return problem("ply", "no_such_ply",
                   {{"value", std::to_string(*ply)}, {"max", std::to_string(record.plies.size())}});
  return static_cast<std::size_t>(*ply);
}

struct Imported {
  Record record;
  std::shared_ptr<const LoadedGame> game;
  Session session;
};

Expected<Imported> imported(GameShelf& shelf, std::string_view text, std::optional<int> ply) {
  auto record = readRecord(text);
  if (!record) return tl::unexpected(record.error());
  auto game = gameOf(shelf.library(), *record);
  if (!game) return tl::unexpected(game.error());
  const auto count = pliesOf(*record, ply);
  if (!count) return tl::unexpected(count.error());
  auto session = replay(*game, *record, *count);
  if (!session) return tl::unexpected(session.error());
  return Imported{std::move(*record), std::move(*game), std::move(*session)};
}

Created continuing(GameShelf& shelf, Creation creation, const Imported& from) {
  Created created = createdBy(std::move(creation), *from.game);
  created.pin = shelf.pinOf(created.game);
  created.pin->revision = from.record.revision;
  created.seed = seedText(from.session.seed());
  for (const RecordedPly& one : from.session.record().plies)
    created.moves.push_back({one.seat.index() + 1, one.move});
  return created;
}

// A name that no person could have chosen here is left out; the seat is then called by its number.
std::vector<SeatPlan> recordedSeats(const Imported& from) {
  std::vector<SeatPlan> seats;
  for (const Seat seat : from.game->playedSeats()) {
    const auto at = static_cast<std::size_t>(seat.index());
    const std::vector<std::string>& names = from.record.seatNames;
    seats.push_back({.kind = SeatKind::person,
                     .name = at < names.size() ? recordedName("", names[at]).value_or("") : ""});
  }
  seatOpponents(seats, *from.game);
  return seats;
}

}  // namespace

std::string freeBotName(const std::vector<SeatPlan>& seats) {
  for (const char* name : kBotNames)
    if (!hasName(seats, name)) return name;
  return "Bot";
}

Expected<void> checkBot(const std::string& place, std::string_view bot, std::string_view game,
                        const BotRoster& bots) {
  if (bots.knows(bot, game)) return {};
  return problem(place, "unknown_bot",
                 {{"name", std::string(bot)}, {"known", joinWords(bots.names(game), ", ")}});
}

Expected<SeatPlan> checkedPlan(const std::string& place, const SeatPlan& plan,
                               const PersonId& person, std::string_view game,
                               const BotRoster& bots) {
  if (plan.kind == SeatKind::open) return SeatPlan{};
  if (plan.kind == SeatKind::rules) return problem(place, "seat_ruled");
  if (plan.kind == SeatKind::person && plan.person != person)
    return problem(place, "not_your_seat");
  if (plan.kind == SeatKind::bot)
    if (const auto known = checkBot(place + ".bot", plan.bot, game, bots); !known)
      return tl::unexpected(known.error());
  SeatPlan checked = plan;
  const auto nonce = checkedNonce(place + ".nonce", plan.nonce);
  if (!nonce) return tl::unexpected(nonce.error());
  if (plan.kind == SeatKind::person || !plan.name.empty()) {
    auto name = checkedName(place + ".name", plan.name);
    if (!name) return tl::unexpected(name.error());
    checked.name = std::move(*name);
  }
  (plan.kind == SeatKind::person ? checked.bot : checked.person).clear();
  if (plan.kind != SeatKind::person) checked.account.reset();
  return checked;
}

Expected<LogEntry> decideCreate(GameShelf& shelf, Creation creation) {
  if (const auto known = shelf.library().module(creation.game); !known)
    return tl::unexpected(known.error());
  const GamePin pin = shelf.pinOf(creation.game);
  const auto game = shelf.load(creation.game, creation.options, creation.deal, pin);
  if (!game) return tl::unexpected(game.error());
  if (const auto fine = checkDeal(creation, **game); !fine) return tl::unexpected(fine.error());
  if (const auto fine = checkClock(creation.clock); !fine) return tl::unexpected(fine.error());
  if (const auto fine = checkSeats(creation, **game, shelf.bots()); !fine)
    return tl::unexpected(fine.error());
  std::string secret = std::move(creation.secret);
  Created created = createdBy(std::move(creation), **game);
  created.pin = pin;
  created.secret = std::move(secret);
  return created;
}

Expected<LogEntry> decideImport(GameShelf& shelf, Creation creation, std::string_view text,
                                std::optional<int> ply) {
  const auto from = imported(shelf, text, ply);
  if (!from) return tl::unexpected(from.error());
  const LoadedGame& game = *from->game;
  if (const auto open = checkOpen(from->session); !open) return tl::unexpected(open.error());
  if (const auto fine = checkImport(creation); !fine) return tl::unexpected(fine.error());
  if (const auto fine = checkClock(creation.clock); !fine) return tl::unexpected(fine.error());
  if (const auto fine = checkSeats(creation, game, shelf.bots()); !fine)
    return tl::unexpected(fine.error());
  return continuing(shelf, std::move(creation), *from);
}

Expected<LogEntry> decideArchive(GameShelf& shelf, Creation creation, std::string_view text) {
  const auto from = imported(shelf, text, std::nullopt);
  if (!from) return tl::unexpected(from.error());
  creation.seats = recordedSeats(*from);
  Created created = continuing(shelf, std::move(creation), *from);
  created.isArchive = true;
  return created;
}

}  // namespace spannung::server
