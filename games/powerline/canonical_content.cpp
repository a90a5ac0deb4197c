#include <sstream>

#include "engine/powerline/notation.h"
#include "games/powerline/content_reader.h"

namespace spannung::powerline {
namespace {

template <class Numbers>
void writeList(std::ostream& out, std::string_view title, const Numbers& numbers) {
  out << title;
  for (const int number : numbers) out << ' ' << number;
  out << '\n';
}

void writeTable(std::ostream& out, std::string_view title, const WorkerTable& table) {
  out << title << '\n';
  writeList(out, "tiles", table.tiles);
  writeList(out, "jokers", table.jokers);
  writeList(out, "lines", table.maxLines);
}

void writeCard(std::ostream& out, const ScoreCard& card) {
  out << "card " << card.id << ' ' << static_cast<int>(card.color) << ' '
      << static_cast<int>(card.counting) << ' ' << card.perItem << ' ' << int{card.columns} << ' '
      << int{card.line};
  writeList(out, " tiers", card.tiers);
  for (const auto& row : card.points) writeList(out, "points", row);
}

void writeComponents(std::ostream& out, const Components& components) {
  out << "rounds " << int{components.rounds} << " score " << components.startScore << '\n';
  writeList(out, "scorings", components.scoringRounds);
  writeTable(out, "front", components.front);
  writeTable(out, "back", components.back);
  out << "jokers " << int{components.startJokers} << '\n';
  writeList(out, "grants", components.jokersAfterScoring);
  writeList(out, "contracts", components.jokersAfterContractScoring);
  out << "island " << int{components.islandLoss} << '\n';
  writeList(out, "stack", components.stackLoss);
  for (const ScoreCard& card : components.cards) writeCard(out, card);
  writeList(out, "printed", components.printedCards);
  writeList(out, "unfinished", components.unfinishedLoss);
  out << "further " << int{components.furtherLoss} << '\n';
  writeList(out, "ratings", components.ratings);
}

// The order of plants, lines and boards decides how moves are listed and what a seed deals.
void writeMap(std::ostream& out, const Map& map) {
  for (const Plant& plant : map.plants)
    out << "plant " << plant.id << ' ' << plantKindText(plant.kind) << ' ' << int{plant.points}
        << '\n';
  for (const Line& line : map.lines)
    out << "line " << line.id << ' ' << int{line.length} << ' ' << int{line.ends[0]} << ' '
        << int{line.ends[1]} << ' ' << int{line.points} << ' ' << featureText(line.feature) << '\n';
}

void writeBoard(std::ostream& out, const Board& board, std::size_t lines) {
  out << "board " << board.id << '\n';
  for (std::size_t line = 0; line < lines; ++line) writeList(out, "pips", board.pips[line]);
}

}  // namespace

std::string canonicalContent(const Content& content) {
  std::ostringstream out;
  out.imbue(std::locale::classic());
  out << "powerline\n";
  writeComponents(out, content.components);
  writeMap(out, content.map);
  for (const Board& board : content.boards) writeBoard(out, board, content.map.lines.size());
  return std::move(out).str();
}

}  // namespace spannung::powerline
