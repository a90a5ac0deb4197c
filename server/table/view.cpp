#include "server/table/view.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "base/utf8.h"
#include "record/seed.h"
#include "server/table/legal_moves.h"
#include "server/table/status_text.h"
#include "wire/refusal.h"
#include "wire/reply.h"
#include "wire/thoughts.h"

namespace spannung::server {
namespace {

namespace json = boost::json;

constexpr std::size_t kMaxPositions = 200;

json::value seatOrNull(int number) { return number == 0 ? json::value(nullptr) : number; }

json::value textOrNull(const std::string& text) {
  return text.empty() ? json::value(nullptr) : json::value(json::string(text));
}

std::string_view noticeCode(NoticeKind kind) {
  switch (kind) {
    case NoticeKind::given: return "given";
    case NoticeKind::imported: return "imported";
    case NoticeKind::undone: return "undone";
    case NoticeKind::undoneSeen: return "undone_seen";
    case NoticeKind::undoRefused: return "undo_refused";
    case NoticeKind::abandonRefused: return "abandon_refused";
    case NoticeKind::resigned: return "resigned";
    case NoticeKind::resignedLast: return "resigned_last";
    case NoticeKind::timedOut: return "timed_out";
    case NoticeKind::hinted: return "hinted";
    case NoticeKind::abandonedAgreed: return "abandoned_agreed";
    case NoticeKind::abandoned: break;
  }
  return "abandoned";
}

std::string_view roleText(LineRole role) {
  switch (role) {
    case LineRole::part: return "part";
    case LineRole::total: return "total";
    case LineRole::fact: break;
  }
  return "fact";
}

// Who was never seated has no name that a line could tell.
std::string textCode(const Notice& notice) {
  const std::string code(noticeCode(notice.kind));
  return notice.kind == NoticeKind::abandoned && !notice.name.empty() ? "abandoned_by" : code;
}

constexpr const char* kStoreTrouble = "store_trouble";

// Towards zero would call somebody overdue a second late.
std::int64_t wholeSeconds(Milliseconds time) {
  return time >= 0 ? time / 1000 : -((-time + 999) / 1000);
}

// Who sits here is called as everywhere at this table.
std::string speakerName(const Table& table, const ChatLine& line) {
  const auto seats = static_cast<int>(table.chairs().size());
  if (line.seat < 1 || line.seat > seats) return line.name;
  const Chair& chair = table.chairs()[static_cast<std::size_t>(line.seat - 1)];
  return line.name == chair.name ? chair.shownName() : line.name;
}

}  // namespace

json::object problemObject(const Problem& problem, Language language, std::string_view game,
                           const std::string& reason) {
  if (problem.code.starts_with("store_") && problem.code != kStoreTrouble)
    return problemObject({"", kStoreTrouble, {}}, language);
  // A form marks the field that `place` names, but who reads about a line of a record must find it.
  const bool isField = problem.place.find(' ') == std::string::npos;
  Problem told = problem;
  if (isField) told.place.clear();
  json::object object = errorObject(Refusal{std::move(told), reason}, language, game);
  object["place"] = wellFormed(problem.place);
  return object;
}

Expected<Eyes> eyesFor(const Table& table, const PersonId& person, const EyesRequest& request) {
  const bool isOwnOnly = !request.open && request.seat != 0;
  if (!isOwnOnly && !table.isOver()) return problem("seat", "not_open_yet");
  if (request.open) return Eyes::open();
  const auto viewer = table.isOver() && request.seat
                          ? table.viewerNumbered(*request.seat)
                          : table.viewerFor(person, request.seat.value_or(0));
  return viewer.map(Eyes::of);
}

// Open eyes of a game that is not over see what a spectator sees, whoever made them.
TableView::TableView(const Table& table, const PersonId& person, Eyes eyes, Language language)
    : table_(table),
      person_(table.concerns(person) ? person : PersonId()),
      eyes_(eyes.isOpen() && !table.isOver() ? Eyes::of(Viewer::spectator()) : eyes),
      language_(language),
      narrator_(table.game(), language, table.seatNames()) {}

AnyState TableView::seen(const AnyState& state) const {
  return eyes_.isOpen() ? state : table_.game().rules().redacted(state, eyes_.viewer());
}

json::object TableView::tableMessage(int logFrom, bool withChat, Milliseconds now) const {
  const LoadedGame& game = table_.game();
  json::object message{{"type", "table"},
                       {"table", table_.id()},
                       {"version", table_.version()},
                       {"game", game.rules().name()},
                       {"pack", table_.pack()},
                       {"revision", table_.game().rules().revision()},
                       {"options", valuesObject(game.options())},
                       {"deal", valuesObject(game.deal())},
                       {"public", table_.isPublic()},
                       {"created", table_.createdAt()},
                       {"status", statusText(table_.status())},
                       {"owner", !person_.empty() && person_ == table_.owner()},
                       {"archive", table_.isArchive()},
                       {"seats", seatObjects()},
                       {"clock", clockObject(now)},
                       {"ask", questionObject()},
                       {"shuffle", shuffleObject()},
                       {"hints", hintRuleText(table_.hintRule())},
                       {"rematch", textOrNull(table_.rematch())},
                       {"rematch_by", textOrNull(table_.rematchBy())},
                       {"ending", endingObject()}};
  if (withChat) message["chat"] = chatLines(table_, 0);
  if (table_.hasGame()) addGame(message, logFrom);
  return message;
}

void TableView::addGame(json::object& message, int logFrom) const {
  const Session& session = table_.session();
  message["ply"] = table_.ply();
  message["active"] = seatNumbers(table_.active());
  message["finished"] = table_.status() == TableStatus::finished;
  message["eyes"] = eyes_.isOpen() ? json::value("open") : seatNumber(eyes_.viewer().seat());
  message["state"] = table_.game().document(seen(session.state()));
  message["moves"] = legalMoves();
  message["undo"] = undoObject();
  message["resigning_ends"] = table_.endsByResigning();
  json::array lines = logLines(logFrom);
  if (tellsOnlyLastPly(logFrom, lines))
    if (json::array steps = stepObjects(); !steps.empty()) message["steps"] = std::move(steps);
  message["log"] = {{"from", logFrom}, {"lines", std::move(lines)}};
  if (session.finished()) message["result"] = resultObject();
  if (const auto& ending = table_.ending(); ending && ending->kind == EndKind::resigned)
    message["result"] = resignationObject(*ending);
}

// Whoever has seen everything before the last move may see that one step by step, as may who has
// seen nothing before the first. What others planned in private was nothing to be seen.
bool TableView::tellsOnlyLastPly(int logFrom, const json::array& lines) const {
  if (lines.empty() || (logFrom == 0 && table_.ply() > 0)) return false;
  return lines.front().at("ply") == table_.ply();
}

json::array TableView::stepObjects() const {
  const LoadedGame& game = table_.game();
  const Session& session = table_.session();
  json::array steps;
  const auto look = [&](std::size_t line, const Event& event, const AnyState& state) {
    if (game.pausesAt(event))
      steps.push_back({{"line", line}, {"state", game.document(seen(state))}});
  };
  if (table_.ply() == 0) {
    session.lookAtOpening(look);
    return steps;
  }
  const auto last = static_cast<std::size_t>(table_.ply() - 1);
  const auto events = session.events(last, last + 1).front();
  const auto pauses = [&game](const Event& event) { return game.pausesAt(event); };
  if (std::any_of(events.begin(), events.end(), pauses)) session.look(last, look);
  return steps;
}

std::string TableView::seatNameOf(const Chair& chair, Seat seat) const {
  return chair.kind == SeatKind::rules ? narrator_.seatName(seat) : chair.shownName();
}

json::array TableView::seatObjects() const {
  json::array seats;
  for (const Chair& chair : table_.chairs())
    seats.push_back({{"seat", static_cast<int>(seats.size()) + 1},
                     {"kind", seatKindText(chair.kind)},
                     {"name", seatNameOf(chair, Seat::of(static_cast<int>(seats.size())))},
                     {"holder", holderText(table_, chair)},
                     {"host", hostOf(table_, Seat::of(static_cast<int>(seats.size())))},
                     {"bot", textOrNull(chair.bot)},
                     {"yours", chair.isPerson() && !person_.empty() && chair.person == person_},
                     {"resigned", chair.resigned},
                     {"hints", chair.hints}});
  return seats;
}

std::string_view holderText(const Table& table, const Chair& chair) {
  if (table.isArchive() && chair.isPerson()) return "record";
  if (!chair.isPerson()) return seatKindText(chair.kind);
  if (!chair.account) return "person";
  return *chair.account ? "account" : "guest";
}

json::value hostOf(const Table& table, Seat seat) {
  const Chair& chair = table.chair(seat);
  if (!chair.isPerson()) return nullptr;
  const std::vector<int> seats = table.seatsOf(chair.person);
  const bool isFirst = seats.empty() || seats.front() == seat.index() + 1;  // empty: in an archive
  return isFirst ? json::value(nullptr) : seats.front();
}

json::object clockRuleObject(const ClockRule& clock) {
  return {{"kind", clock.kind == ClockKind::move ? "move" : "game"},
          {"seconds", clock.seconds},
          {"on_timeout", clock.onTimeout == OnTimeout::warn ? "warn" : "bot"}};
}

json::value TableView::clockObject(Milliseconds now) const {
  const auto& clock = table_.clock();
  if (!clock) return nullptr;
  json::array left;
  for (int i = 0; i < static_cast<int>(table_.chairs().size()); ++i) {
    const auto time = table_.clocks().left(*clock, Seat::of(i), now);
    left.push_back(time ? json::value(wholeSeconds(*time)) : json::value(nullptr));
  }
  json::object object = clockRuleObject(*clock);
  object["left"] = std::move(left);
  object["running"] = seatNumbers(table_.active());
  object["at"] = now;
  return object;
}

json::value TableView::questionObject() const {
  const auto& question = table_.question();
  if (!question) return nullptr;
  json::array waiting;
  for (const PersonId& person : question->waiting)
    for (const int seat : table_.seatsOf(person)) waiting.push_back(seat);
  const bool isYours =
      !person_.empty() && std::find(question->waiting.begin(), question->waiting.end(), person_) !=
                              question->waiting.end();
  return json::object{{"kind", question->kind == AskKind::undo ? "undo" : "abandon"},
                      {"by", question->name},
                      {"to", question->to},
                      {"waiting", std::move(waiting)},
                      {"yours", isYours},
                      {"mine", !person_.empty() && person_ == question->by}};
}

json::object TableView::shuffleObject() const {
  const bool isOver = table_.isOver() && table_.hasGame();
  json::array nonces;
  if (table_.hasGame() && !table_.isImported())
    for (const Chair& chair : table_.chairs()) nonces.push_back(json::string(chair.nonce));
  json::object shuffle{{"commitment", table_.commitment()},
                       {"nonces", std::move(nonces)},
                       {"secret", nullptr},
                       {"seed", nullptr},
                       {"imported", table_.isImported()},
                       {"given", table_.givenOutcomes()},
                       {"seen", table_.shuffleSeen()}};
  if (!isOver) return shuffle;
  shuffle["secret"] = textOrNull(table_.secret());
  shuffle["seed"] = seedText(table_.session().seed());
  return shuffle;
}

json::value TableView::undoObject() const {
  const auto offer = table_.undoOffer(person_, eyes_.viewer().seat());
  if (!offer) return nullptr;
  json::object undo{{"to", offer->to},
                    {"free", offer->isFree},
                    {"asks", !offer->isFree && table_.hasOthers(person_)},
                    {"label", labelOfPly(offer->to)}};
  if (offer->move) undo["move"] = table_.game().rules().text(*offer->move);
  return undo;
}

// As it was offered in the position before it.
std::string TableView::labelOfPly(int ply) const {
  const auto at = static_cast<std::size_t>(ply);
  const Move move = table_.session().plies()[at].move;
  std::string label;
  table_.session().walk(at, [&](std::size_t number, const AnyState& state) {
    if (number == at) label = narrator_.move(seen(state), move);
  });
  return label;
}

json::object TableView::resultObject() const {
  const AnyGame& rules = table_.game().rules();
  const Result result = rules.result(table_.session().state());
  const Catalogue& texts = catalogue(language_);
  json::array breakdown;
  for (const BreakdownLine& line : result.breakdown)
    breakdown.push_back(
        {{"name", line.code},
         {"label", texts.text(fmt::format("{}.result.{}", rules.name(), line.code))},
         {"role", roleText(line.role)},
         {"values", json::array(line.bySeat.begin(), line.bySeat.begin() + rules.seats())}});
  return {{"standings", standingObjects(result)},
          {"decided_by", result.decidedBy},
          {"decided_label",
           texts.text(fmt::format("{}.result.decided_by.{}", rules.name(), result.decidedBy))},
          {"breakdown", std::move(breakdown)},
          {"rounds", table_.game().statistics(allEvents())}};
}

json::object TableView::resignationObject(const Ending& ending) const {
  return {{"standings", resignedStandings(table_)},
          {"decided_by", "resignation"},
          {"decided_label",
           catalogue(language_).text("server.result.resigned", {{"who", ending.name}})},
          {"breakdown", json::array()},
          {"rounds", table_.game().statistics(allEvents())}};
}

json::value TableView::endingObject() const {
  const auto& ending = table_.ending();
  if (!ending) return nullptr;
  return json::object{{"kind", ending->kind == EndKind::resigned ? "resigned" : "stopped"},
                      {"by", textOrNull(ending->name)},
                      {"seat", seatOrNull(ending->seat)},
                      {"agreed", ending->agreed}};
}

std::vector<Event> TableView::allEvents() const {
  std::vector<Event> all = table_.session().opening();
  for (const auto& events : table_.session().events(0, static_cast<std::size_t>(table_.ply())))
    all.insert(all.end(), events.begin(), events.end());
  return all;
}

json::object TableView::noticeLine(const Notice& notice) const {
  const std::string_view code = noticeCode(notice.kind);
  const std::string count = std::to_string(notice.count);
  return {{"ply", notice.ply},
          {"seat", seatOrNull(notice.seat)},
          {"code", fmt::format("table.{}", code)},
          {"operands", json::object()},
          {"text", catalogue(language_).text(fmt::format("server.log.{}", textCode(notice)),
                                             {{"who", notice.name}, {"count", count}})}};
}

json::object TableView::eventLine(int ply, const Event& event) const {
  json::object line = eventObject(table_.game().rules(), event);
  line["ply"] = ply;
  line["text"] = narrator_.event(event);
  return line;
}

json::array TableView::logLines(int from) const {
  json::array lines;
  if (!table_.hasGame()) return lines;
  const int first = std::max(from, 0);
  const auto begin = static_cast<std::size_t>(std::clamp(first - 1, 0, table_.ply()));
  const auto events = table_.session().events(begin, static_cast<std::size_t>(table_.ply()));
  if (first == 0)
    for (const Event& event : table_.session().opening()) lines.push_back(eventLine(0, event));
  for (int ply = first; ply <= table_.ply(); ++ply) {
    if (ply > 0)
      for (const Event& event : events[static_cast<std::size_t>(ply - 1) - begin])
        lines.push_back(eventLine(ply, event));
    for (const Notice& notice : table_.notices())
      if (notice.ply == ply) lines.push_back(noticeLine(notice));
  }
  return lines;
}

json::array TableView::legalMoves() const {
  if (table_.status() != TableStatus::running || eyes_.viewer().isSpectator()) return {};
  return legalMoveObjects(table_.game(), narrator_, table_.viewOf(eyes_.viewer()),
                          eyes_.viewer().seat());
}

Expected<json::object> TableView::check(int seat, std::string_view text) const {
  if (table_.status() != TableStatus::running)
    return problem("table", table_.isOver() ? "table_over" : "not_started");
  const auto viewer = table_.viewerFor(person_, seat);
  if (!viewer) return tl::unexpected(viewer.error());
  if (viewer->isSpectator()) return problem("seat", "not_seated");
  const AnyGame& rules = table_.game().rules();
  const ParsedMove parsed = rules.parse(text);
  if (!parsed.fine())
    return problem("move", "bad_move",
                   {{"move", shortened(text)},
                    {"reason", std::string(parsed.problem)},
                    {"at", std::to_string(parsed.at)}});
  const Verdict verdict = rules.check(table_.viewOf(*viewer), viewer->seat(), parsed.move);
  return verdictObject(table_.session(), verdict, language_);
}

Expected<json::array> TableView::positions(const std::vector<int>& plies) const {
  if (!table_.hasGame()) return problem("table", "not_started");
  if (plies.size() > kMaxPositions)
    return problem("plies", "too_many_plies", {{"max", std::to_string(kMaxPositions)}});
  for (const int ply : plies)
    if (ply < 0 || ply > table_.ply())
      return problem("plies", "no_such_ply",
                     {{"value", std::to_string(ply)}, {"max", std::to_string(table_.ply())}});
  json::array positions;
  positions.resize(plies.size());
  const int last = plies.empty() ? 0 : *std::max_element(plies.begin(), plies.end());
  table_.session().walk(static_cast<std::size_t>(last), [&](std::size_t at, const AnyState& state) {
    for (std::size_t i = 0; i < plies.size(); ++i)
      if (static_cast<std::size_t>(plies[i]) == at) positions[i] = position(plies[i], state);
  });
  return positions;
}

json::object TableView::position(int ply, const AnyState& state) const {
  return {{"ply", ply},
          {"state", table_.game().document(seen(state))},
          {"active", seatNumbers(table_.game().rules().active(state))}};
}

std::string TableView::moveLabel(Move move) const {
  return narrator_.move(table_.viewOf(eyes_.viewer()), move);
}

json::array TableView::thoughts(const std::vector<Thought>& thoughts) const {
  constexpr std::size_t kFavourites = 3;
  return thoughtObjects(table_.game(), narrator_, language_, table_.viewOf(eyes_.viewer()),
                        thoughts, kFavourites);
}

// A refusal of the rules in words needs the game, which a problem does not carry.
std::string TableView::reasonOf(const Problem& problem) const {
  const auto move = problem.details.find("move");
  if (move == problem.details.end() || !table_.hasGame()) return {};
  const AnyGame& rules = table_.game().rules();
  const ParsedMove parsed = rules.parse(move->second);
  if (!parsed.fine()) return narrator_.parseProblem(parsed, move->second);
  const auto seat = problem.details.find("seat");
  if (problem.code != "illegal_move" || seat == problem.details.end()) return {};
  const Seat actor = Seat::of(std::stoi(seat->second) - 1);
  return narrator_.verdict(rules.check(table_.viewOf(Viewer::seat(actor)), actor, parsed.move));
}

json::object TableView::errorObject(const Problem& problem) const {
  return problemObject(problem, language_, table_.game().rules().name(), reasonOf(problem));
}

json::array resignedStandings(const Table& table) {
  json::array standings;
  const int loser = table.ending()->seat;
  for (int seat = 1; seat <= static_cast<int>(table.chairs().size()); ++seat)
    if (seat != loser) standings.push_back({{"seat", seat}, {"rank", 1}, {"score", nullptr}});
  standings.push_back({{"seat", loser}, {"rank", 2}, {"score", nullptr}});
  return standings;
}

json::array chatLines(const Table& table, std::size_t from) {
  json::array lines;
  for (std::size_t i = from; i < table.chat().size(); ++i) {
    const ChatLine& line = table.chat()[i];
    lines.push_back({{"at", line.at},
                     {"name", speakerName(table, line)},
                     {"seat", seatOrNull(line.seat)},
                     {"account", line.account ? json::value(*line.account) : json::value(nullptr)},
                     {"text", line.text}});
  }
  return lines;
}

}  // namespace spannung::server
