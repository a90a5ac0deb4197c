#include "engine/powerline/setup.h"

#include <algorithm>
#include <span>

#include "engine/powerline/round.h"
#include "engine/powerline/vocabulary.h"

namespace spannung::powerline {
namespace {

template <class Items>
int firstRepeated(const Items& items) {
  for (std::size_t i = 0; i < items.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (items[i] == items[j]) return items[i];
  return -1;
}

Verdict checkBoards(const Tables& tables, const BoardsBySeat& boards) {
  if (boards.empty()) return {};
  if (!tables.options.boards.empty()) return refuse(Reason::dealBoardsNotRandom);
  if (boards.count() != tables.options.players)
    return refuse(Reason::dealBoardsCount, boards.count(), tables.options.players);
  const int twice = firstRepeated(boards);
  return twice < 0 ? Verdict{} : refuse(Reason::dealBoardTwice, twice);
}

// PL-VAR3-02: of each colour one, if that is how they are drawn.
Verdict checkCardColors(const Tables& tables, const CardSet& cards) {
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const ScoreCard& card = tables.card(cards[i]);
    if (!mayBeDrawn(card, tables.options.cards))
      return refuse(Reason::dealCardNotAllowed, cards[i]);
    for (std::size_t j = 0; j < i; ++j)
      if (tables.options.cards == CardChoice::onePerColor &&
          tables.card(cards[j]).color == card.color)
        return refuse(Reason::dealCardNotAllowed, cards[i]);
  }
  return {};
}

Verdict checkCards(const Tables& tables, const CardSet& cards) {
  if (cards.empty()) return {};
  if (!drawsCards(tables.options.cards)) return refuse(Reason::dealCardsNotRandom);
  if (!cards.full()) return refuse(Reason::dealCardsCount, cards.count(), kCardsInPlay);
  const int twice = firstRepeated(cards);
  if (twice >= 0) return refuse(Reason::dealCardTwice, twice);
  return checkCardColors(tables, cards);
}

Verdict checkDice(const Tables& tables, const Deal& deal) {
  const int limit = tables.components.rounds * kWorkers;
  if (deal.dice.count() > limit) return refuse(Reason::dealDiceTooMany, deal.dice.count(), limit);
  if (deal.dice.count() % kWorkers != 0) return refuse(Reason::dealDiceCount, deal.dice.count());
  for (const int face : deal.dice)
    if (face < 1 || face > kFaces) return refuse(Reason::dealDieFace, face);
  return {};
}

// PL-SETUP-04, PL-RUL-23. Drawn even if they are given, so that giving them leaves the rest.
BoardsBySeat drawBoards(const Tables& tables, const Deal& deal, Dice& dice) {
  FixedVector<std::uint8_t, kMaxBoards> all;
  for (std::size_t board = 0; board < tables.boards.size(); ++board)
    all.push_back(static_cast<std::uint8_t>(board));
  shuffle(std::span<std::uint8_t>(all.begin(), all.end()), dice);
  if (!tables.options.boards.empty()) return tables.options.boards;
  if (!deal.boards.empty()) return deal.boards;
  BoardsBySeat boards;
  for (int i = 0; i < tables.options.players; ++i)
    boards.push_back(all[static_cast<std::size_t>(i)]);
  return boards;
}

bool mayJoin(const Tables& tables, const CardSet& chosen, int card) {
  if (chosen.full() || !mayBeDrawn(tables.card(card), tables.options.cards)) return false;
  if (tables.options.cards != CardChoice::onePerColor) return true;
  return std::none_of(chosen.begin(), chosen.end(), [&tables, card](int other) {
    return tables.card(other).color == tables.card(card).color;
  });
}

// PL-VAR3-02, PL-VAR4-01.
CardSet drawCards(const Tables& tables, const Deal& deal, Dice& dice) {
  FixedVector<std::uint8_t, kMaxCards> all;
  for (std::size_t card = 0; card < tables.components.cards.size(); ++card)
    all.push_back(static_cast<std::uint8_t>(card));
  shuffle(std::span<std::uint8_t>(all.begin(), all.end()), dice);
  CardSet cards;
  for (const std::uint8_t card : all)
    if (mayJoin(tables, cards, card)) cards.push_back(card);
  if (tables.options.cards == CardChoice::given) cards = tables.options.givenCards;
  if (!deal.cards.empty()) cards = deal.cards;
  return inLetterOrder(cards);
}

void layOutPlayer(const Tables& tables, Player& player, Seat seat) {
  player.columns = tables.workerTable(seat).tiles;   // PL-SETUP-05, PL-SETUP-06
  player.score = tables.components.startScore;       // PL-SETUP-09
  player.jokers = tables.components.startJokers;     // PL-SETUP-10
  player.hasVacation = tables.options.vacationTile;  // PL-SETUP-11
}

}  // namespace

bool drawsCards(CardChoice choice) {
  return choice == CardChoice::onePerColor || choice == CardChoice::anyThree ||
         choice == CardChoice::mixed;
}

bool mayBeDrawn(const ScoreCard& card, CardChoice choice) {
  switch (choice) {
    case CardChoice::onePerColor:
    case CardChoice::anyThree: return card.color != CardColor::special;
    case CardChoice::special: return card.color == CardColor::special;
    case CardChoice::printed:
    case CardChoice::mixed:
    case CardChoice::given: break;
  }
  return true;
}

Verdict checkOutcomes(const Tables& tables, const Deal& deal) {
  if (const Verdict v = checkBoards(tables, deal.boards); !v.fine()) return v;
  if (const Verdict v = checkCards(tables, deal.cards); !v.fine()) return v;
  return checkDice(tables, deal);
}

State initialState(const Tables& tables, const Seed& seed, const Deal& deal) {
  State state;
  state.rng = Rng::fromSeed(seed);
  Dice dice(state.rng);
  const BoardsBySeat boards = drawBoards(tables, deal, dice);
  const CardSet cards = drawCards(tables, deal, dice);
  std::copy(cards.begin(), cards.end(), state.cards.begin());
  if (tables.isPrintedGame()) state.cards = tables.components.printedCards;
  for (int i = 0; i < tables.options.players; ++i) {
    layOutPlayer(tables, state.player(Seat::of(i)), Seat::of(i));
    state.player(Seat::of(i)).board = boards[static_cast<std::size_t>(i)];
  }
  for (std::size_t i = deal.dice.size(); i > 0; --i) state.givenDice.push_back(deal.dice[i - 1]);
  rollDice(state);
  return state;
}

}  // namespace spannung::powerline
