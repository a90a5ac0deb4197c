#include "games/powerline/deal_text.h"

#include "base/value_text.h"
#include "games/powerline/options_text.h"

namespace spannung::powerline {
namespace {

using GivenDice = decltype(Deal::dice);

Expected<GivenDice> parseDice(const std::string& value) {
  GivenDice dice;
  for (const std::string& word : splitWords(value)) {
    const std::optional<int> face = parseNumber(word);
    if (!face || *face < 1 || *face > kFaces || dice.full())
      return problem("deal.dice", "bad_deal_value", {{"name", "dice"}, {"value", word}});
    dice.push_back(static_cast<std::uint8_t>(*face));
  }
  if (dice.empty())
    return problem("deal.dice", "bad_deal_value", {{"name", "dice"}, {"value", ""}});
  return dice;
}

Expected<void> readInto(const Content& content, const std::string& name, const std::string& value,
                        Deal& deal) {
  const auto keep = [](auto parsed, auto& target) -> Expected<void> {
    if (!parsed) return tl::unexpected(parsed.error());
    target = *parsed;
    return {};
  };
  if (name == "boards") return keep(parseBoards(content, "deal.boards", value), deal.boards);
  if (name == "cards") return keep(parseCards(content, "deal.cards", value), deal.cards);
  if (name == "dice") return keep(parseDice(value), deal.dice);
  return problem("deal." + name, "unknown_deal",
                 {{"name", name}, {"known", "boards, cards, dice"}});
}

// The part of the deal that a refusal is about, for the place of the problem.
std::string partOf(Reason reason) {
  switch (reason) {
    case Reason::dealBoardsNotRandom:
    case Reason::dealBoardsCount:
    case Reason::dealBoardTwice: return "deal.boards";
    case Reason::dealDiceCount:
    case Reason::dealDiceTooMany:
    case Reason::dealDieFace: return "deal.dice";
    default: return "deal.cards";
  }
}

Problem refusal(const Powerline& game, const Verdict& verdict) {
  const Term& term = Powerline::reasonTerms()[verdict.reason];
  Problem refused{
      partOf(reasonOf(verdict)), std::string(term.code), {{"rule", std::string(term.rule)}}};
  for (std::size_t i = 0; i < term.operands.size(); ++i)
    if (const Operand& operand = term.operands[i]; operand.used())
      refused.details.emplace(operand.name, game.operandText(operand.type, verdict.operands[i]));
  return refused;
}

}  // namespace

std::vector<Choice> dealChoices() {
  return {{"boards", "", {}, "ids of boards by seat"},
          {"cards", "", {}, "letters of three cards"},
          {"dice", "", {}, "faces of the first rounds, six a round from red to black"}};
}

Expected<Deal> parseDeal(const Content& content, const Powerline& game, const Values& values) {
  Deal deal;
  for (const auto& [name, value] : values)
    if (const auto read = readInto(content, name, value, deal); !read)
      return tl::unexpected(read.error());
  if (const Verdict verdict = game.checkDeal(deal); !verdict.fine())
    return tl::unexpected(refusal(game, verdict));
  return deal;
}

Values dealValues(const Content& content, const Deal& deal) {
  Values values;
  if (!deal.boards.empty()) values["boards"] = boardsText(content, deal.boards);
  if (!deal.cards.empty()) values["cards"] = cardsText(content, deal.cards);
  std::vector<std::string> dice;
  for (const int face : deal.dice) dice.push_back(std::to_string(face));
  if (!dice.empty()) values["dice"] = joinWords(dice);
  return values;
}

}  // namespace spannung::powerline
