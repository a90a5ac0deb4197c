#include "cli/play/play_loop.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "base/value_text.h"
#include "cli/commands/suggestion_lines.h"
#include "cli/exit_code.h"
#include "cli/play/result_report.h"
#include "cli/play/rule_pages.h"
#include "cli/play/undo_plan.h"
#include "cli/terminal/text_width.h"
#include "texts/phrase_text.h"

namespace spannung {
namespace {

// All words of a line as numbers, or nothing if one of them is none.
std::vector<int> numbersIn(const std::string& line) {
  std::vector<int> numbers;
  for (const std::string& word : splitWords(line)) {
    const auto number = parseNumber(word);
    if (!number) return {};
    numbers.push_back(*number);
  }
  return numbers;
}

// What is typed to play, and surely no name of a file.
bool isCommand(const std::string& line) {
  const TypedLine typed = parseTyped(line);
  return (typed.word != PlayWord::none && typed.rest.empty()) || !numbersIn(line).empty();
}

}  // namespace

PlayLoop::PlayLoop(const Terminal& terminal, PlayTable& table, SaveFile file)
    : terminal_(terminal),
      table_(table),
      file_(std::move(file)),
      narrator_(table.session().game(), terminal.language(), table.seating().names()),
      chronicle_(terminal, narrator_, table.session()),
      reader_(table.rules(), narrator_),
      components_(table.session().game(), terminal.language(), narrator_),
      painter_(makeBoardPainter(table.session().game(), terminal, table.seating())),
      screen_(terminal, table, *painter_, narrator_, chronicle_),
      preface_(welcome()) {}

int PlayLoop::run() {
  if (!file_.isAutomatic()) file_.markSaved(table_.session());
  for (;;) {
    file_.saveAutomatically(terminal_, table_.session());  // before a bot begins to think
    table_.playBots();
    file_.saveAutomatically(terminal_, table_.session());
    if (table_.session().finished()) return finish();
    const Outcome outcome = takeTurn(table_.actor());
    if (outcome != Outcome::turnOver) return leave(outcome);
  }
}

PlayLoop::Outcome PlayLoop::takeTurn(Seat seat) {
  if (needsCover(seat) && !cover(seat)) return Outcome::endOfInput;
  lastViewer_ = seat;
  advice_.reset();
  const Turn turn(table_, seat);
  screen_.show(turn, preface_);
  preface_.clear();
  for (;;) {
    const auto line = terminal_.ask("> ");
    if (!line) return Outcome::endOfInput;
    if (const Outcome outcome = answer(turn, *line); outcome != Outcome::ask) return outcome;
  }
}

PlayLoop::Outcome PlayLoop::answer(const Turn& turn, const std::string& line) {
  if (line.empty()) return Outcome::ask;
  if (const auto numbers = numbersIn(line); !numbers.empty()) return pickNumber(turn, numbers);
  const TypedLine typed = parseTyped(line);
  return typed.word == PlayWord::none ? readMove(turn, line) : obey(turn, typed);
}

PlayLoop::Outcome PlayLoop::obey(const Turn& turn, const TypedLine& typed) {
  switch (typed.word) {
    case PlayWord::none: break;
    case PlayWord::why: explain(turn, typed.rest); break;
    case PlayWord::undo: return undo(turn.seat());
    case PlayWord::save: save(typed.rest); break;
    case PlayWord::hint: advise(turn); break;
    case PlayWord::accept: return acceptAdvice(turn);
    case PlayWord::log: showLog(); break;
    case PlayWord::rules: showRule(typed.rest); break;
    case PlayWord::map: terminal_.print(painter_->map(turn.scene())); break;
    case PlayWord::board: screen_.showWholeBoard(turn); break;
    case PlayWord::cost: showCost(turn, typed.rest); break;
    case PlayWord::help: showHelp(); break;
    case PlayWord::quit: return Outcome::quit;
  }
  return Outcome::ask;
}

// --- moves ---------------------------------------------------------------------------------------

// A number of the menu, or the amount of the only range if no entry has that number: whoever is
// asked for a bid may just type it.
PlayLoop::Outcome PlayLoop::pickNumber(const Turn& turn, const std::vector<int>& numbers) {
  const MenuEntry* entry = turn.menu().entry(numbers[0]);
  const MenuEntry* range = turn.menu().onlyRange();
  if (numbers.size() == 1 && entry != nullptr) return pickFrom(turn, *entry);
  if (numbers.size() == 1 && range != nullptr)
    return tryMove(turn, withCount(table_.rules(), range->first, numbers[0]));
  if (numbers.size() == 2 && entry != nullptr && entry->isRange())
    return tryMove(turn, withCount(table_.rules(), entry->first, numbers[1]));
  terminal_.sayPainted(kAlert, "play.no_such_number", {{"number", std::to_string(numbers[0])}});
  return Outcome::ask;
}

PlayLoop::Outcome PlayLoop::pickFrom(const Turn& turn, const MenuEntry& entry) {
  if (entry.isCourse()) return makeCourse(turn, entry.course);
  if (!entry.isRange()) return tryMove(turn, entry.first);
  const int usual = painter_->usualCount(entry);
  const auto line =
      terminal_.ask(terminal_.text("play.how_many", {{"move", screen_.label(turn, entry)},
                                                     {"lowest", std::to_string(entry.lowest)},
                                                     {"highest", std::to_string(entry.highest)},
                                                     {"usual", std::to_string(usual)}}) +
                    ' ');
  if (!line) return Outcome::endOfInput;
  const auto number = line->empty() ? usual : parseNumber(*line);
  if (!number) return answer(turn, *line);
  return tryMove(turn, withCount(table_.rules(), entry.first, *number));
}

PlayLoop::Outcome PlayLoop::readMove(const Turn& turn, const std::string& text) {
  const Meaning meaning = reader_.read(text, turn.view(), turn.legal());
  if (meaning.isClear()) return tryMove(turn, meaning.moves[0]);
  if (meaning.moves.empty()) {
    sayProblem(meaning);
    return Outcome::ask;
  }
  const int number = turn.menu().numberOf(meaning.moves[0]);
  const bool isOneEntry = std::all_of(meaning.moves.begin(), meaning.moves.end(), [&](Move move) {
    return turn.menu().numberOf(move) == number;
  });
  if (isOneEntry && number > 0) return pickFrom(turn, *turn.menu().entry(number));
  listCandidates(turn, meaning.moves);
  return Outcome::ask;
}

void PlayLoop::sayProblem(const Meaning& meaning) const {
  for (const std::string& line : wrapped(meaning.problem, terminal_.size().columns))
    terminal_.print(terminal_.paint(kAlert, line));
  if (!meaning.suggestion.empty())
    terminal_.say("play.did_you_mean", {{"name", meaning.suggestion}});
}

void PlayLoop::listCandidates(const Turn& turn, const std::vector<Move>& moves) const {
  constexpr std::size_t kMost = 8;
  std::vector<std::string> labels;
  for (std::size_t i = 0; i < moves.size() && i < kMost; ++i)
    labels.push_back(narrator_.move(turn.view(), moves[i]));
  if (moves.size() > kMost) labels.emplace_back("…");
  terminal_.sayPainted(kAlert, "play.which_one", {{"moves", joinWords(labels, "; ")}});
}

PlayLoop::Outcome PlayLoop::tryMove(const Turn& turn, Move move) {
  const Verdict verdict = table_.rules().check(table_.session().state(), turn.seat(), move);
  if (!verdict.fine()) {
    terminal_.print(terminal_.paint(kAlert, narrator_.verdict(verdict)));
    return Outcome::ask;
  }
  return isSure(turn, move) ? makeMove(turn, move) : Outcome::ask;
}

// Whoever gives something up for certain is asked.
bool PlayLoop::isSure(const Turn& turn, Move move) const {
  const auto forgone = table_.session().game().forgone(turn.view(), turn.seat(), move);
  return !forgone || terminal_.confirm(terminal_.text(
                         "play.forgone", {{"what", phraseText(*forgone, terminal_.texts())}}));
}

PlayLoop::Outcome PlayLoop::makeMove(const Turn& turn, Move move) {
  table_.session().play(turn.seat(), move);
  return Outcome::turnOver;
}

// As far as each of its moves is still legal when it comes to it.
PlayLoop::Outcome PlayLoop::makeCourse(const Turn& turn, const std::vector<Move>& moves) {
  const std::size_t before = table_.session().plies().size();
  for (const Move move : moves)
    if (table_.rules().check(table_.session().state(), turn.seat(), move).fine())
      makeMove(turn, move);
  courses_.push_back({turn.seat(), before, table_.session().plies().size() - before});
  return Outcome::turnOver;
}

// --- questions -----------------------------------------------------------------------------------

Meaning PlayLoop::meaningOf(const Turn& turn, const std::string& text) const {
  const auto numbers = numbersIn(text);
  const MenuEntry* entry = numbers.empty() ? nullptr : turn.menu().entry(numbers[0]);
  if (entry != nullptr) return {{entry->first}};
  return reader_.read(text, turn.view(), turn.legal());
}

void PlayLoop::explain(const Turn& turn, const std::string& text) const {
  if (text.empty()) return terminal_.say("play.why_what");
  const Meaning meaning = meaningOf(turn, text);
  if (meaning.moves.empty()) return sayProblem(meaning);
  if (!meaning.isClear()) return listCandidates(turn, meaning.moves);
  const Move move = meaning.moves[0];
  const Verdict verdict = table_.rules().check(table_.session().state(), turn.seat(), move);
  if (verdict.fine())
    return terminal_.sayPainted(kGood, "play.why_fine",
                                {{"move", narrator_.move(turn.view(), move)}});
  terminal_.print(terminal_.paint(kAlert, narrator_.verdict(verdict)));
  const std::string_view rule = table_.rules().reasonTerms()[verdict.reason].rule;
  if (!rule.empty()) showRule(std::string(rule));
}

void PlayLoop::advise(const Turn& turn) {
  advice_ = table_.advice(turn.seat());
  terminal_.sayPainted(
      kGood, "play.hint",
      {{"move", narrator_.move(turn.view(), *advice_)}, {"text", table_.rules().text(*advice_)}});
  constexpr std::size_t kFavourites = 3;
  const std::vector<Thought> thoughts = table_.thoughts();
  if (thoughts.size() > 1)
    terminal_.print(suggestionLines(terminal_, table_.session(), narrator_, thoughts, kFavourites));
}

PlayLoop::Outcome PlayLoop::acceptAdvice(const Turn& turn) {
  if (advice_) return makeMove(turn, *advice_);  // whoever asked for it is sure
  terminal_.say("play.no_hint_yet");
  return Outcome::ask;
}

void PlayLoop::showLog() const {
  constexpr std::size_t kPlies = 30;
  const std::size_t all = table_.session().plies().size();
  if (all == 0) return terminal_.say("play.log_empty");
  terminal_.print(chronicle_.lines(all > kPlies ? all - kPlies : 0, all));
}

// A rule by its id, printed things by their name, or whatever rules speak of the words.
void PlayLoop::showRule(const std::string& words) const {
  const std::string_view game = table_.rules().name();
  std::vector<std::string> found;
  if (const auto rule = ruleText(game, words, terminal_.language())) found = {*rule};
  if (found.empty()) found = components_.find(words);
  if (found.empty()) found = rulesMentioning(game, words, terminal_.language());
  if (found.empty())
    return terminal_.say("play.no_such_rule",
                         {{"id", printable(words)}, {"example", firstRuleId(game)}});
  constexpr std::size_t kMost = 8;
  for (std::size_t i = 0; i < std::min(kMost, found.size()); ++i)
    for (const std::string& line : wrapped(found[i], terminal_.size().columns, 2))
      terminal_.print(terminal_.paint(kDim, line));
  if (found.size() > kMost)
    terminal_.say("play.more_found", {{"count", std::to_string(found.size() - kMost)}});
}

void PlayLoop::showHelp() const {
  std::vector<std::pair<std::string, std::string>> rows = {
      {terminal_.text("help.move_word"), terminal_.text("help.move")}};
  for (const PlayWordKey& word : playWordKeys()) {
    if (word.word == PlayWord::cost && !painter_->quotesCosts()) continue;
    const std::string words = terminal_.text(fmt::format("word.{}", word.key));
    rows.emplace_back(words.substr(0, words.find(' ')),
                      terminal_.text(fmt::format("help.{}", word.key)));
  }
  constexpr int kGap = 2;
  int width = 0;
  for (const auto& [word, meaning] : rows) width = std::max(width, displayWidth(word) + kGap);
  for (const auto& [word, meaning] : rows)
    terminal_.print(wrapped(padRight(word, width) + meaning, terminal_.size().columns, width));
}

void PlayLoop::showCost(const Turn& turn, const std::string& text) const {
  if (!painter_->quotesCosts()) return terminal_.say("play.no_costs");
  terminal_.print(painter_->cost(turn.scene(), text));
}

// --- taking back ---------------------------------------------------------------------------------

PlayLoop::Outcome PlayLoop::undo(Seat seat) {
  const auto plan = planUndo(table_.session(), table_.seating(), seat, courses_);
  if (!plan) {
    terminal_.say("undo.nothing");
    return Outcome::ask;
  }
  if (!everybodyAgrees(*plan, seat)) return Outcome::ask;
  if (plan->crossesReveal && !terminal_.confirm(terminal_.text("undo.revealed")))
    return Outcome::ask;
  const std::size_t before = table_.session().plies().size();
  if (plan->crossesReveal)
    table_.session().addNote(
        terminal_.text("undo.note", {{"who", table_.seating().at(seat).name},
                                     {"from", std::to_string(before)},
                                     {"to", std::to_string(plan->remaining)}}));
  table_.session().rewind(plan->remaining);
  std::erase_if(courses_, [&](const Course& it) { return it.first >= plan->remaining; });
  const Args taken{{"count", std::to_string(before - plan->remaining)}};
  preface_ = {terminal_.paint(kGood, terminal_.text("undo.done", taken)), ""};
  return Outcome::turnOver;
}

bool PlayLoop::everybodyAgrees(const UndoPlan& plan, Seat seat) const {
  return std::all_of(plan.others.begin(), plan.others.end(), [&](Seat other) {
    return terminal_.confirm(terminal_.text(
        "undo.agree",
        {{"who", table_.seating().at(seat).name}, {"other", table_.seating().at(other).name}}));
  });
}

// --- beginning and end ---------------------------------------------------------------------------

std::vector<std::string> PlayLoop::welcome() const {
  const std::vector<std::string> names = table_.seating().recordedNames();
  const std::string game(table_.rules().name());
  const bool hasOwn = terminal_.texts().has(fmt::format("cli.{}.welcome", game));
  const std::string text = terminal_.text(
      fmt::format("{}.welcome", hasOwn ? game : "plain"),
      {{"game", terminal_.texts().text(game + ".title")}, {"names", joinWords(names, ", ")}});
  std::vector<std::string> lines = wrapped(text, terminal_.size().columns);
  lines.emplace_back();
  return lines;
}

bool PlayLoop::needsCover(Seat seat) const {
  if (lastViewer_ == seat) return false;
  for (int i = 0; i < table_.rules().seats(); ++i) {
    const Seat other = Seat::of(i);
    if (other != seat && table_.seating().isPerson(other) && table_.hasSecretsBetween(seat, other))
      return true;
  }
  return false;
}

bool PlayLoop::cover(Seat seat) {
  terminal_.clearEverything();
  const auto ready =
      terminal_.ask(terminal_.text("play.cover", {{"who", table_.seating().at(seat).name}}) + ' ');
  terminal_.clearEverything();
  return ready.has_value();
}

int PlayLoop::leave(Outcome outcome) {
  if (outcome == Outcome::endOfInput) terminal_.say("play.end_of_input");
  const bool isCurrent = file_.isCurrent(table_.session());
  if (!isCurrent && outcome == Outcome::quit) offerSaving();
  if (!file_.isCurrent(table_.session()))
    terminal_.say("play.not_saved");
  else if (!table_.session().plies().empty())
    terminal_.say("play.resume", {{"path", printable(file_.pathFor(table_.session()))}});
  return kSuccess;
}

void PlayLoop::save(const std::string& name) {
  if (isCommand(name) && !terminal_.confirm(terminal_.text("save.command_name", {{"name", name}})))
    return;
  file_.save(terminal_, table_.session(), name.empty() ? file_.pathFor(table_.session()) : name);
}

// Whoever types a command here does not mean a file of that name, and is asked again.
void PlayLoop::offerSaving() {
  const std::string path = file_.pathFor(table_.session());
  for (;;) {
    const auto answer =
        terminal_.ask(terminal_.text("save.offer", {{"path", printable(path)}}) + ' ');
    if (!answer) return;
    const bool agreed =
        answer->empty() || isYes(*answer) || parseTyped(*answer).word == PlayWord::save;
    if (!agreed && isCommand(*answer)) {
      terminal_.say("save.no_command", {{"name", printable(*answer)}});
      continue;
    }
    if (!isNo(*answer)) file_.save(terminal_, table_.session(), agreed ? path : *answer);
    return;
  }
}

int PlayLoop::finish() {
  const std::vector<std::string> report =
      resultReport(terminal_, table_.session(), table_.seating());
  Scene scene{table_.session().state(), Seat::none()};
  if (const int rows = terminal_.size().rows; rows > 0)
    scene.rows = std::max(1, rows - static_cast<int>(report.size()) - 2);
  terminal_.clearScreen();
  terminal_.print(painter_->board(scene));
  terminal_.print("");
  terminal_.print(report);
  if (!file_.isCurrent(table_.session())) offerSaving();
  return kSuccess;
}

}  // namespace spannung
