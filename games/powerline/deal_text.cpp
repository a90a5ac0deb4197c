#include "games/powerline/deal_text.h"

#include "games/core/deal_reader.h"
#include "games/powerline/options_text.h"

namespace spannung::powerline {
namespace {

std::optional<std::uint8_t> parseFace(const std::string& word) {
  const std::optional<int> face = parseNumber(word);
  if (!face || *face < 1 || *face > kFaces) return std::nullopt;
  return static_cast<std::uint8_t>(*face);
}

// The part of the deal that a refusal is about, for the place of the problem.
std::string partOf(const Verdict& verdict) {
  switch (reasonOf(verdict)) {
    case Reason::dealBoardsNotRandom:
    case Reason::dealBoardsCount:
    case Reason::dealBoardTwice: return "deal.boards";
    case Reason::dealDiceCount:
    case Reason::dealDiceTooMany:
    case Reason::dealDieFace: return "deal.dice";
    default: return "deal.cards";
  }
}

}  // namespace

std::vector<Choice> dealChoices() {
  return {{"boards", "", {}, "ids of boards by seat"},
          {"cards", "", {}, "letters of three cards"},
          {"dice", "", {}, "faces of the first rounds, six a round from red to black"}};
}

Expected<Deal> parseDeal(const Content& content, const Powerline& game, const Values& values) {
  DealReader reader(dealChoices(), values);
  Deal deal;
  if (const std::string* boards = reader.text("boards"))
    reader.put(parseBoards(content, "deal.boards", *boards), deal.boards);
  if (const std::string* cards = reader.text("cards"))
    reader.put(parseCards(content, "deal.cards", *cards), deal.cards);
  reader.list("dice", deal.dice, parseFace);
  if (reader.text("dice") != nullptr && deal.dice.empty()) reader.refuseValue("dice", "");
  return reader.result(game, deal, partOf);
}

Values dealValues(const Content& content, const Deal& deal) {
  Values values;
  if (!deal.boards.empty()) values["boards"] = boardsText(content, deal.boards);
  if (!deal.cards.empty()) values["cards"] = cardsText(content, deal.cards);
  putList(values, "dice", deal.dice, [](int face) { return std::to_string(face); });
  return values;
}

}  // namespace spannung::powerline
