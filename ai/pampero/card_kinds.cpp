#include "ai/pampero/card_kinds.h"

namespace spannung::pampero {
namespace {

CardKind kindOfContracts(KindMask kinds) {
  if ((kinds & kindBit(ContractKind::standard)) != 0) return CardKind::standard;
  return (kinds & kRemote) != 0 ? CardKind::remote : CardKind::solar;
}

}  // namespace

CardKind kindOf(const Tables& tables, const ActionCard& card) {
  const Step& step = tables.step(card.steps.first);
  switch (step.op) {
    case Op::buildWindFarm: return CardKind::wind;
    case Op::buildTower: return CardKind::tower;
    case Op::fulfilContract: return kindOfContracts(step.kinds);
    case Op::sellAbroad: return CardKind::abroad;
    case Op::takeCapital: return CardKind::capital;
    case Op::joker: return CardKind::joker;
    default: return CardKind::other;
  }
}

CardKinds::CardKinds(const Tables& tables) {
  for (const CardIndex card : tables.content.actionCards.keys()) {
    kinds_[card] = kindOf(tables, tables.card(card));
    cards_[static_cast<std::size_t>(kinds_[card])] |= bit32(card.index());
  }
}

}  // namespace spannung::pampero
