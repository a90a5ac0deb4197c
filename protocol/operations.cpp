#include "protocol/operations.h"

#include <utility>

#include <fmt/format.h>

#include "ai/bots.h"
#include "base/utf8.h"
#include "base/value_text.h"
#include "protocol/amend.h"
#include "protocol/foresee.h"
#include "protocol/reply.h"
#include "record/replay.h"
#include "record/seed.h"
#include "wire/reply.h"
#include "wire/thoughts.h"

namespace spannung {
namespace {

namespace json = boost::json;

tl::unexpected<Refusal> refused(Problem problem) {
  return tl::unexpected(Refusal{std::move(problem)});
}

Problem wrongSeat(std::string_view field, std::string value, const AnyGame& rules) {
  return {std::string(field),
          "wrong_seat",
          {{"value", std::move(value)}, {"seats", fmt::format("1–{}", rules.seats())}}};
}

Problem tooManyNames(std::size_t names, const AnyGame& rules) {
  return {"seats",
          "too_many_names",
          {{"names", std::to_string(names)}, {"seats", std::to_string(rules.seats())}}};
}

// Events as they come, and what took itself between them if that is wanted.
class EventList {
 public:
  EventList(const AnyGame& rules, bool tellsForced) : rules_(rules), tellsForced_(tellsForced) {}

  void operator()(const Event& event) { events_.push_back(eventObject(rules_, event)); }
  void tookItself(Seat seat, Move move) {
    if (tellsForced_)
      events_.push_back({{"code", "forced"},
                         {"seat", seat.index() + 1},
                         {"operands", json::object{{"move", rules_.text(move)}}}});
  }
  json::array take() { return std::move(events_); }

 private:
  const AnyGame& rules_;
  bool tellsForced_;
  json::array events_;
};

}  // namespace

std::string_view EngineOperations::gameName() const {
  return session_ ? session_->rules().name() : std::string_view{};
}

Answer EngineOperations::games(Request&) const {
  json::array games;
  for (const auto& module : library_.modules()) games.push_back(moduleObject(*module));
  return json::object{{"protocol", kEngineProtocolVersion}, {"games", std::move(games)}};
}

Answer EngineOperations::newGame(Request& request) {
  const std::string name = request.text("game");
  const Values options = request.values("options");
  const Values deal = request.values("deal");
  const std::vector<std::string> seats = request.names("seats");
  const std::optional<std::string> seed = request.word("seed");
  const bool tellsForced = forcedField(request, false);
  if (request.problem()) return refused(*request.problem());
  auto game = library_.load(name, options, deal);
  if (!game) return refused(game.error());
  const AnyGame& rules = (*game)->rules();
  if (static_cast<int>(seats.size()) > rules.seats())
    return refused(tooManyNames(seats.size(), rules));
  Session session(std::move(*game), seed ? parseSeed(*seed) : randomSeed(), seats);
  if (auto problem = session.game().contradiction(session.state()))
    return refused(std::move(*problem));
  session_ = std::move(session);
  tellsForced_ = tellsForced;
  EventList events(session_->rules(), tellsForced_);
  session_->rules().opened(session_->seed(), EventSink(events));
  json::object reply = gameObject(*session_);
  reply["events"] = events.take();
  return reply;
}

Answer EngineOperations::load(Request& request) {
  const std::string text = request.text("record");
  const bool tellsForced = forcedField(request, false);
  if (request.problem()) return refused(*request.problem());
  const auto record = readRecord(text);
  if (!record) return refused(record.error());
  auto session = replay(library_, *record);
  if (!session) return refused(session.error());
  session_ = std::move(*session);
  tellsForced_ = tellsForced;
  return gameObject(*session_);
}

Answer EngineOperations::legal(Request& request) const {
  const std::optional<Seat> asked = seatField(request);
  if (request.problem()) return refused(*request.problem());
  const AnyGame& rules = session_->rules();
  json::array moves;
  MoveList list;
  for (int i = 0; i < rules.seats(); ++i) {
    if (asked && *asked != Seat::of(i)) continue;
    rules.legal(session_->state(), Seat::of(i), list);
    for (const Move move : list) moves.push_back(moveObject(rules, Seat::of(i), move));
  }
  json::object reply = positionObject(*session_);
  reply["moves"] = std::move(moves);
  return reply;
}

tl::expected<EngineOperations::Attempt, Refusal> EngineOperations::attempt(Request& request) const {
  const Language language = request.language();
  const Seat seat = actingSeat(request);
  const std::string text = request.text("move");
  if (request.problem()) return refused(*request.problem());
  const ParsedMove parsed = session_->rules().parse(text);
  if (!parsed.fine()) return tl::unexpected(unreadableMove(*session_, text, parsed, language));
  const Verdict verdict = session_->rules().check(session_->state(), seat, parsed.move);
  return Attempt{seat, parsed.move, verdict};
}

Answer EngineOperations::check(Request& request) const {
  const auto tried = attempt(request);
  if (!tried) return tl::unexpected(tried.error());
  return verdictObject(*session_, tried->verdict, request.language());
}

tl::expected<std::vector<Move>, Refusal> EngineOperations::movesField(Request& request) const {
  const std::vector<std::string> texts = request.names("moves");
  if (!request.has("moves")) request.refuse({"moves", "missing_field", {{"field", "moves"}}});
  if (request.problem()) return refused(*request.problem());
  std::vector<Move> moves;
  for (const std::string& text : texts) {
    const ParsedMove parsed = session_->rules().parse(text);
    if (!parsed.fine()) {
      Refusal refusal = unreadableMove(*session_, text, parsed, request.language());
      refusal.problem.place = fmt::format("moves[{}]", moves.size());
      return tl::unexpected(std::move(refusal));
    }
    moves.push_back(parsed.move);
  }
  return moves;
}

Answer EngineOperations::foresee(Request& request) const {
  const Language language = request.language();
  const Seat seat = actingSeat(request);
  const auto moves = movesField(request);
  if (!moves) return tl::unexpected(moves.error());
  return foresightObject(*session_, seat,
                         spannung::foresee(session_->game(), session_->state(), seat, *moves),
                         language);
}

Answer EngineOperations::apply(Request& request) {
  if (session_->finished()) return refused({"", "game_finished"});
  const bool tellsForced = forcedField(request, tellsForced_);
  const auto tried = attempt(request);
  if (!tried) return tl::unexpected(tried.error());
  if (!tried->verdict.fine())
    return tl::unexpected(
        illegalMove(*session_, "move", tried->move, tried->verdict, request.language()));
  return play(tried->seat, tried->move, tellsForced);
}

// The session keeps no decisions that took themselves, so the move is looked at once more.
json::object EngineOperations::play(Seat seat, Move move, bool tellsForced) {
  const AnyGame& rules = session_->rules();
  EventList events(rules, tellsForced);
  AnyState looked = session_->state();
  rules.apply(looked, seat, move, EventSink(events));
  const Ply& ply = session_->play(seat, move);
  json::object reply = positionObject(*session_);
  reply["seat"] = seat.index() + 1;
  reply["move"] = rules.text(move);
  reply["revealed"] = ply.revealed;
  reply["events"] = events.take();
  return reply;
}

Answer EngineOperations::undo(Request& request) {
  const int plies = request.integer("plies").value_or(1);
  if (plies < 1) request.refuseType("plies", "integer ≥ 1");
  if (request.problem()) return refused(*request.problem());
  const std::size_t played = session_->plies().size();
  if (played == 0) return refused({"", "nothing_to_undo"});
  if (static_cast<std::size_t>(plies) > played)
    return refused({"plies", "undo_too_far", {{"plies", std::to_string(played)}}});
  session_->rewind(played - static_cast<std::size_t>(plies));
  return positionObject(*session_);
}

Answer EngineOperations::amend(Request& request) {
  const Language language = request.language();
  const Values learned = request.values("deal");
  if (!request.has("deal")) request.refuse({"deal", "missing_field", {{"field", "deal"}}});
  if (request.problem()) return refused(*request.problem());
  auto session = amended(library_, *session_, learned, language);
  if (!session) return tl::unexpected(session.error());
  session_ = std::move(*session);
  return gameObject(*session_);
}

Answer EngineOperations::state(Request& request) const {
  const AnyState shown = viewedState(request);
  if (request.problem()) return refused(*request.problem());
  json::object reply = positionObject(*session_);
  reply["state"] = session_->game().document(shown);
  return reply;
}

Answer EngineOperations::record(Request&) const {
  return json::object{{"record", writeRecord(session_->record())}};
}

// The same question in the same position gets the same answer from bots that count simulations.
Answer EngineOperations::suggest(Request& request) const {
  if (session_->finished()) return refused({"", "game_finished"});
  const Language language = request.language();
  const Seat seat = actingSeat(request);
  const AnyGame& rules = session_->rules();
  const std::string name = request.word("bot").value_or(botNames(rules.name()).back());
  const int count = request.integer("count").value_or(3);
  const std::optional<std::string> seed = request.word("seed");
  if (count < 1) request.refuseType("count", "integer ≥ 1");
  if (request.problem()) return refused(*request.problem());
  if (!rules.active(session_->state()).contains(seat)) return refused({"seat", "not_your_turn"});
  auto bot = makeBot(name, session_->game());
  if (!bot) return refused({"bot", bot.error().code, bot.error().details});
  Rng rng = seed ? Rng::fromSeed(parseSeed(*seed)) : Rng{};
  Dice dice(rng);
  const AnyState seen = rules.redacted(session_->state(), Viewer::seat(seat));
  const Move move = (*bot)->choose(seen, seat, dice);
  const Narrator narrator(session_->game(), language, session_->seatNames());
  json::object reply{{"seat", seat.index() + 1}, {"move", rules.text(move)}};
  reply["thoughts"] = thoughtObjects(session_->game(), narrator, language, seen, (*bot)->thoughts(),
                                     static_cast<std::size_t>(count));
  return reply;
}

AnyState EngineOperations::viewedState(Request& request) const {
  const AnyGame& rules = session_->rules();
  const AnyState& state = session_->state();
  const std::string view = request.word("view").value_or("full");
  if (view == "full") return state;
  if (view == "spectator") return rules.redacted(state, Viewer::spectator());
  const std::optional<int> seat = parseNumber(view);
  if (seat && *seat >= 1 && *seat <= rules.seats())
    return rules.redacted(state, Viewer::seat(Seat::of(*seat - 1)));
  request.refuse(wrongSeat("view", shortened(view), rules));
  return state;
}

bool EngineOperations::forcedField(Request& request, bool otherwise) const {
  const std::optional<std::string> wish = request.word("forced");
  if (!wish) return otherwise;
  if (*wish != "tell" && *wish != "silent") request.refuseType("forced", "\"tell\" | \"silent\"");
  return *wish == "tell";
}

std::optional<Seat> EngineOperations::seatField(Request& request) const {
  const std::optional<int> number = request.integer("seat");
  if (!number) return std::nullopt;
  if (*number >= 1 && *number <= session_->rules().seats()) return Seat::of(*number - 1);
  request.refuse(wrongSeat("seat", std::to_string(*number), session_->rules()));
  return std::nullopt;
}

Seat EngineOperations::actingSeat(Request& request) const {
  if (const std::optional<Seat> seat = seatField(request)) return *seat;
  const SeatMask active = session_->rules().active(session_->state());
  if (active.count() != 1) request.refuse({"seat", "missing_field", {{"field", "seat"}}});
  return active.first();
}

}  // namespace spannung
