#include "ai/powerline/plan_steps.h"

namespace spannung::powerline {

bool isPrefix(const Plan& draft, const Plan& plan) {
  if (draft.placements.size() > plan.placements.size()) return false;
  if (!draft.placements.empty() && draft.fromBlack != plan.fromBlack) return false;
  for (std::size_t i = 0; i < draft.placements.size(); ++i)
    if (!(draft.placements[i] == plan.placements[i])) return false;
  return true;
}

Move nextStep(const Plan& plan, int placed) {
  if (placed == plan.placements.count()) return plan.usesVacation ? doneWithVacation() : done();
  const Worker worker = plan.workerAt(placed);
  const Placement placement = plan.placements[static_cast<std::size_t>(placed)];
  if (placement.isIsland()) return sendToIsland(worker);
  return placement.hasJoker() ? placeWithJoker(worker, placement.way())
                              : place(worker, placement.way());
}

}  // namespace spannung::powerline
