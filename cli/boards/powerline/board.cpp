#include "cli/boards/powerline/board.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "cli/terminal/text_width.h"
#include "engine/powerline/building.h"
#include "engine/powerline/notation.h"
#include "engine/powerline/planning.h"
#include "engine/powerline/scoring.h"
#include "texts/phrase_text.h"

namespace spannung::powerline {
namespace {

// Told apart by their initials, too, where there are no colours.
constexpr std::array<Ink, kWorkers> kWorkerInks = {Ink{"1;31"}, Ink{"1;33"}, Ink{"1;34"},
                                                   Ink{"1;32"}, Ink{"1;37"}, Ink{"1;90"}};

// What the lines leave of a narrow screen for the names of plants.
int plantWidth(int columns) {
  constexpr int kEverythingElse = 62;
  constexpr int kLeast = 9;
  constexpr int kMost = 30;
  return std::clamp((columns - kEverythingElse) / 2, kLeast, kMost);
}

constexpr int kCityWidth = 12;

int scoreAfter(const Tables& tables, State state, Seat seat) {
  NoSink silence;
  Play<NoSink> play{tables, state, silence};
  buildPlan(play, seat);
  return state.player(seat).score;
}

// The round after which points are counted next.
int nextScoring(const Tables& tables, int round) {
  for (const std::uint8_t scoring : tables.components.scoringRounds)
    if (scoring >= round) return scoring;
  return round;
}

}  // namespace

TerminalBoard::TerminalBoard(const Powerline& game, const LoadedGame& loaded,
                             const Terminal& terminal, const Seating& seating)
    : game_(game), loaded_(loaded), terminal_(terminal), seating_(seating) {}

Lines TerminalBoard::board(const Scene& scene) const {
  const State& state = scene.state.as<State>();
  Lines drawn = header(state);
  append(drawn, lines(state.player(ownerOf(scene))));
  append(drawn, planText(state, ownerOf(scene)));
  const auto fits = [&scene](const Lines& drawing) {
    return scene.rows == 0 || static_cast<int>(drawing.size()) <= scene.rows;
  };
  Lines some = drawn;
  append(some, players(state));
  Lines all = some;
  append(all, openThings(state, ownerOf(scene)));
  append(all, cardLines(state));
  return fits(all) ? all : fits(some) ? some : drawn;
}

// Everybody's lines lie open, and each board has pips of its own.
Lines TerminalBoard::map(const Scene& scene) const {
  const State& state = scene.state.as<State>();
  Lines drawn;
  for (int i = 0; i < tables().options.players; ++i) {
    const Seat seat = Seat::of(i);
    if (tables().options.players > 1)
      drawn.push_back(terminal_.paint(seatInk(seat), seating_.at(seat).name));
    append(drawn, lines(state.player(seat)));
    append(drawn, openThings(state, seat));
  }
  append(drawn, cardLines(state));
  for (const std::string& line : wrapped(text("line_legend"), terminal_.size().columns))
    drawn.push_back(terminal_.paint(kDim, line));
  return drawn;
}

std::string TerminalBoard::prompt(const Scene& scene) const {
  const char* stage = scene.state.as<State>().stage == Stage::plan ? "plan" : "finished";
  return terminal_.texts().text(fmt::format("powerline.prompt.{}", stage),
                                {{"who", seating_.at(ownerOf(scene)).name},
                                 {"done", scene.offers(MoveKind::done)},
                                 {"more", scene.offers(MoveKind::island)}});
}

// The segment that a worker would build.
std::string TerminalBoard::remark(const Scene& scene, const MenuEntry& entry) const {
  const bool builds =
      kindOf(entry.first) == MoveKind::place || kindOf(entry.first) == MoveKind::joker;
  if (!builds) return {};
  const Way way = Way::of(entry.first.b);
  const Draft draft = draftOf(scene.state.as<State>().player(ownerOf(scene)));
  const int built = draft.lines[way.line()].tiles();
  return fmt::format("{}/{}", built + 1, tables().length(way.line()));
}

// --- time and dice -------------------------------------------------------------------------------

Lines TerminalBoard::header(const State& state) const {
  const std::string time =
      game_.finished(state)
          ? text("time_end")
          : text("time", {{"round", std::to_string(state.round)},
                          {"rounds", std::to_string(tables().components.rounds)},
                          {"scoring", std::to_string(nextScoring(tables(), state.round))}});
  const std::string dice = diceText(state);
  const bool fits = displayWidth(time) + 3 + displayWidth(dice) <= terminal_.size().columns;
  Lines drawn{terminal_.paint(kTitle, time)};
  if (fits)
    drawn[0] += "   " + dice;
  else
    drawn.push_back(dice);
  for (const std::string& line : wrapped(cardsText(state), terminal_.size().columns))
    drawn.push_back(terminal_.paint(kDim, line));
  return drawn;
}

std::string TerminalBoard::diceText(const State& state) const {
  Lines dice;
  for (std::size_t i = 0; i < kWorkers; ++i)
    dice.push_back(terminal_.paint(
        kWorkerInks[i], fmt::format("{} {}", workerName(static_cast<Worker>(i)), state.dice[i])));
  return fmt::format("{}", fmt::join(dice, "  "));
}

std::string TerminalBoard::cardsText(const State& state) const {
  Lines cards;
  for (const int card : state.cards) cards.push_back(name("card", card));
  return text("cards", {{"cards", fmt::format("{}", fmt::join(cards, ", "))}});
}

// --- players -------------------------------------------------------------------------------------

Lines TerminalBoard::players(const State& state) const {
  TextTable table({Align::left, Align::right, Align::right, Align::left, Align::right, Align::right,
                   Align::left});
  Lines titles;
  for (const char* column : {"player", "score", "jokers", "columns", "cities", "plants"})
    titles.push_back(terminal_.paint(kDim, text(fmt::format("column.{}", column))));
  table.add(titles);
  for (int i = 0; i < tables().options.players; ++i) table.add(playerRow(state, Seat::of(i)));
  return table.lines();
}

Lines TerminalBoard::playerRow(const State& state, Seat seat) const {
  constexpr int kLongestName = 14;
  const Player& player = state.player(seat);
  const bool isReady = state.ready.contains(seat);
  return {terminal_.paint(seatInk(seat), clipped(seating_.at(seat).name, kLongestName)),
          std::to_string(player.score),
          std::to_string(player.jokers),
          columnsText(player),
          std::to_string(poweredCities(tables(), player)),
          std::to_string(completedPlants(tables(), player)),
          game_.finished(state) ? "" : text(isReady ? "ready" : "planning")};
}

std::string TerminalBoard::columnsText(const Player& player) {
  Lines tiles;
  for (const int count : player.columns) tiles.push_back(std::to_string(count));
  return fmt::format("{}", fmt::join(tiles, " "));
}

Lines TerminalBoard::openThings(const State& state, Seat seat) const {
  const Player& player = state.player(seat);
  const int unfinished = unfinishedLines(tables(), player);
  std::string open =
      text("unfinished", {{"lines", std::to_string(unfinished)},
                          {"points", std::to_string(lossForUnfinished(tables(), unfinished))}});
  if (player.hasVacation) open += ' ' + text("vacation");
  Lines drawn = wrapped(open, terminal_.size().columns, 2);
  if (keepsIslandTiles(tables(), state))
    append(drawn, wrapped(islandText(player), terminal_.size().columns, 2));
  return drawn;
}

// Stack by stack where each has a price of its own.
std::string TerminalBoard::islandText(const Player& player) const {
  if (!tables().options.adventureIsland)
    return text("island", {{"tiles", std::to_string(player.islandTiles[0])}});
  Lines tiles;
  Lines prices;
  for (int die = 1; die <= kFaces; ++die) {
    tiles.push_back(std::to_string(player.islandTiles[static_cast<std::size_t>(die - 1)]));
    prices.push_back(std::to_string(islandPrice(tables(), player, die)));
  }
  return text("island_stacks", {{"tiles", fmt::format("{}", fmt::join(tiles, " "))},
                                {"prices", fmt::format("{}", fmt::join(prices, " "))}});
}

// --- lines ---------------------------------------------------------------------------------------

Seat TerminalBoard::ownerOf(const Scene& scene) {
  return scene.viewer.isNone() ? Seat::of(0) : scene.viewer;
}

// What the cards in play pay, scoring by scoring.
Lines TerminalBoard::cardLines(const State& state) const {
  Lines drawn;
  for (const int card : state.cards)
    if (const auto about = loaded_.about("card", card))
      append(drawn, wrapped(text("card", {{"card", name("card", card)},
                                          {"about", phraseText(*about, terminal_.texts())}}),
                            terminal_.size().columns, 2));
  return drawn;
}

Lines TerminalBoard::lines(const Player& player) const {
  TextTable table({Align::left, Align::right, Align::right, Align::left, Align::left});
  for (const LineIndex line : tables().map.lines.keys()) table.add(lineRow(player, line));
  return table.lines();
}

Lines TerminalBoard::lineRow(const Player& player, LineIndex line) const {
  const Line& printed = tables().line(line);
  const int width = plantWidth(terminal_.size().columns);
  const bool isDone = player.lines[line].tiles() == printed.length;
  return {
      terminal_.paint(isDone ? kGood : kStrong, clipped(name("line", line.index()), kCityWidth)),
      std::to_string(printed.points), clipped(name("plant", printed.ends[0].index()), width),
      segmentsText(player, line), clipped(name("plant", printed.ends[1].index()), width)};
}

// "# # [4] 3 1": built, planned, and the pips of what is open.
std::string TerminalBoard::segmentsText(const Player& player, LineIndex line) const {
  const LineWork draft = draftOf(player).lines[line];
  const int built = player.lines[line].tiles();
  Lines segments;
  for (int i = 0; i < tables().length(line); ++i) {
    const int fromStart = draft.end() == 0 ? i : tables().length(line) - 1 - i;
    const int pips = tables().boards[player.board].pips[line][static_cast<std::size_t>(i)];
    if (fromStart < built)
      segments.push_back(terminal_.paint(kGood, "#"));
    else if (fromStart < draft.tiles())
      segments.push_back(terminal_.paint(kAlert, fmt::format("[{}]", pips)));
    else
      segments.push_back(std::to_string(pips));
  }
  return fmt::format("{}", fmt::join(segments, " "));
}

Lines TerminalBoard::planText(const State& state, Seat seat) const {
  const Plan& plan = state.player(seat).plan;
  if (plan.placements.empty()) return {};
  return {text("plan", {{"workers", std::to_string(plan.placements.count())},
                        {"score", std::to_string(scoreAfter(tables(), state, seat))}})};
}

// --- words ---------------------------------------------------------------------------------------

std::string TerminalBoard::text(std::string_view key, const Args& args) const {
  return terminal_.text(fmt::format("powerline.{}", key), args);
}

std::string TerminalBoard::name(std::string_view type, int value) const {
  return loaded_.nameOf(type, value, terminal_.language());
}

std::string TerminalBoard::workerName(Worker worker) const {
  return terminal_.texts().text(fmt::format("powerline.worker.{}", workerText(worker)));
}

}  // namespace spannung::powerline
