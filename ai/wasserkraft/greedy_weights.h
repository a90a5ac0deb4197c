// The weights of the greedy player by name; their values are in weights/wasserkraft/greedy.json.
#pragma once

#include "ai/tuning/weight_table.h"
#include "ai/wasserkraft/judgement.h"

namespace spannung::wasserkraft::greedy {

inline constexpr WeightTable<Judgement, 24> kWeights = {{
    {"hydro", &Judgement::hydro, 0, 1.5},
    {"excavator", &Judgement::excavator, 0, 4},
    {"mixer", &Judgement::mixer, 0, 4},
    {"plenty", &Judgement::plenty, 0, 1},
    {"enough", &Judgement::enough, 1, 16},
    {"bound", &Judgement::bound, 0, 1},
    {"per_turn", &Judgement::perTurn, 0, 1},
    {"worker", &Judgement::worker, 0, 2},
    {"tile", &Judgement::tile, 0, 4},
    {"advanced_tile", &Judgement::advancedTile, 0, 10},
    {"energy", &Judgement::energy, 0, 1},
    {"planned_energy", &Judgement::plannedEnergy, 0, 1.5},
    {"water_at_hand", &Judgement::waterAtHand, 0, 1},
    {"neutral_water", &Judgement::neutralWater, 0, 1},
    {"foreign_conduit", &Judgement::foreignConduit, 0, 1},
    {"two_of_three", &Judgement::twoOfThree, 0, 1},
    {"one_of_three", &Judgement::oneOfThree, 0, 1},
    {"second_conduit", &Judgement::secondConduit, 0, 1},
    {"reachable", &Judgement::reachable, 0, 1},
    {"distant", &Judgement::distant, 0, 1},
    {"income", &Judgement::income, 0, 2},
    {"bonus", &Judgement::bonus, 0, 2},
    {"objective", &Judgement::objective, 0, 1},
    {"power", &Judgement::power, 0, 6},
}};

// Names, ranges and the built-in values.
Parameters shippedParameters();
const Judgement& shippedJudgement();

}  // namespace spannung::wasserkraft::greedy
