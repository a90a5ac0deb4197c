#include "games/pampero/move_effect.h"

#include "games/pampero/payment_words.h"
#include "games/pampero/step_words.h"

namespace spannung::pampero {
namespace {

const StepList* optionSteps(const Tables& tables, const Task& task, int number) {
  if (task.stage != Stage::chooseOption) return nullptr;
  const Step& step = tables.step(task.step);
  return number >= 0 && number < step.count ? &tables.list(step.first + number) : nullptr;
}

const StepList* acceptedSteps(const Tables& tables, const Task& task) {
  if (task.stage != Stage::askOptional) return nullptr;
  return &tables.list(tables.step(task.step).first);
}

const StepList* actionSteps(const Tables& tables, const State& state, int number) {
  if (state.task().stage != Stage::chooseAction) return nullptr;
  const Step& joker = tables.step(tables.card(state.resolution.card).steps.first);
  return number >= 0 && number < joker.count ? &tables.action(joker.first + number).steps : nullptr;
}

const StepList* scoringSteps(const Tables& tables, int card, int number) {
  const auto& cards = tables.content.scoringCards;
  if (card < 0 || card >= static_cast<int>(cards.size())) return nullptr;
  const auto& options = cards[static_cast<std::size_t>(card)].options;
  if (number < 0 || number >= static_cast<int>(options.count())) return nullptr;
  return &options[static_cast<std::size_t>(number)];
}

const StepList* stepsOf(const Tables& tables, const State& state, Move move) {
  switch (kindOf(move)) {
    case MoveKind::option: return optionSteps(tables, state.task(), move.a);
    case MoveKind::accept: return acceptedSteps(tables, state.task());
    case MoveKind::action: return actionSteps(tables, state, move.a);
    case MoveKind::score: return scoringSteps(tables, move.a, move.b);
    default: return nullptr;
  }
}

}  // namespace

std::optional<Phrase> moveEffect(const Tables& tables, const State& state, Move move) {
  if (state.agenda.empty()) return std::nullopt;
  const StepList* steps = stepsOf(tables, state, move);
  if (steps == nullptr) return paymentPhrase(tables, state, move);
  return stepsPhrase(tables, *steps);
}

}  // namespace spannung::pampero
