#include "engine/powerline/vocabulary.h"

#include "engine/core/term_table.h"

namespace spannung::powerline {
namespace {

constexpr Operand kWorker{"worker", "worker"};
constexpr Operand kWay{"way", "way"};
constexpr Operand kLine{"line", "line"};
constexpr Operand kPlant{"plant", "plant"};
constexpr Operand kCard{"card", "card"};
constexpr Operand kBoard{"board", "board"};

constexpr Operand number(std::string_view name) { return {name, "number"}; }
constexpr Operand kPoints = number("points");
constexpr Operand kWorkersUsed = number("workers");

using M = MoveKind;
constexpr auto kMoveTerms = termTable<M>({
    {M::place, {"place", {kWorker, kWay}}},
    {M::joker, {"joker", {kWorker, kWay}}},
    {M::island, {"island", {kWorker}}},
    {M::takeBack, spelt("take back", {.code = "take_back", .takesBack = true})},
    {M::done, {"done"}},
    {M::vacation, spelt("done vacation", {"vacation"})},
    {M::reopen, {.code = "reopen", .takesBack = true}},
});

using R = Reason;
constexpr auto kReasonTerms = termTable<R>({
    {R::fine, {"fine"}},
    {R::gameOver, {"game_over", {}, "PL-ROUND-02"}},
    {R::notSeated, {"not_seated", {}, "PL-SETUP-04"}},
    {R::unknownMove, {"unknown_move", {}, "PL-DEC-04"}},
    {R::planFinished, {"plan_finished", {}, "PL-SIM-04"}},
    {R::planNotFinished, {"plan_not_finished", {}, "PL-SIM-04"}},

    {R::noSuchWorker, {"no_such_worker", {}, "PL-PLAN-01"}},
    {R::allWorkersPlaced, {"all_workers_placed", {}, "PL-PLAN-03"}},
    {R::startWithRedOrBlack, {"start_with_red_or_black", {kWorker}, "PL-PLAN-01"}},
    {R::nextWorkerIs, {"next_worker_is", {kWorker, {"next", "worker"}}, "PL-PLAN-02"}},

    {R::noSuchWay, {"no_such_way", {}, "PL-PLAN-05"}},
    {R::lineComplete, {"line_complete", {kLine}, "PL-PLAN-12"}},
    {R::wrongDirection, {"wrong_direction", {kLine, kPlant}, "PL-PLAN-08"}},
    {R::pipsDiffer, {"pips_differ", {kWorker, number("die"), number("pips")}, "PL-PLAN-04"}},
    {R::jokerNotNeeded, {"joker_not_needed", {number("die")}, "PL-JOKER-08"}},
    {R::noJoker, {"no_joker", {number("jokers")}, "PL-JOKER-03"}},
    {R::tooManyLines, {"too_many_lines", {number("lines"), number("limit")}, "PL-PLAN-10"}},
    {R::tooManyLinesForWorkers,
     {"too_many_lines_for_workers",
      {number("lines"), number("limit"), kWorkersUsed},
      "PL-VAR1-02"}},
    {R::noTileForLines, {"no_tile_for_lines", {number("lines"), number("limit")}, "PL-VAR1-02"}},

    {R::noTileForMore, {"no_tile_for_more", {kWorkersUsed}, "PL-TABLE-04"}},
    {R::noTileForThat, {"no_tile_for_that", {kWorkersUsed}, "PL-TABLE-02"}},
    {R::noWorkerPlaced, {"no_worker_placed", {}, "PL-PLAN-03"}},
    {R::nothingToTakeBack, {"nothing_to_take_back", {}, "PL-PLAN-14"}},

    {R::noVacationTile, {"no_vacation_tile", {}, "PL-ISLE-03"}},
    {R::nobodyOnIsland, {"nobody_on_island", {}, "PL-ISLE-03"}},

    {R::dealBoardsNotRandom, {"deal_boards_not_random", {}, "PL-RUL-23"}},
    {R::dealBoardsCount, {"deal_boards_count", {number("given"), number("needed")}, "PL-SETUP-04"}},
    {R::dealBoardTwice, {"deal_board_twice", {kBoard}, "PL-SETUP-04"}},
    {R::dealCardsNotRandom, {"deal_cards_not_random", {}, "PL-VAR3-02"}},
    {R::dealCardsCount, {"deal_cards_count", {number("given"), number("needed")}, "PL-VAR3-02"}},
    {R::dealCardTwice, {"deal_card_twice", {kCard}, "PL-VAR3-02"}},
    {R::dealCardNotAllowed, {"deal_card_not_allowed", {kCard}, "PL-VAR3-02"}},
    {R::dealDiceCount, {"deal_dice_count", {number("given")}, "PL-ROLL-01"}},
    {R::dealDiceTooMany, {"deal_dice_too_many", {number("given"), number("limit")}, "PL-ROUND-01"}},
    {R::dealDieFace, {"deal_die_face", {number("face")}, "PL-ROLL-01"}},
});

using E = EventKind;
constexpr auto kEventTerms = termTable<E>({
    {E::tileRemoved, {"tile_removed", {kWorkersUsed, number("left")}}},
    {E::jokersSpent, {"jokers_spent", {number("jokers")}}},
    {E::jokerUncovered, {"joker_uncovered", {number("jokers")}}},
    {E::segmentBuilt, {"segment_built", {kWorker, kLine, number("segment")}}},
    {E::workerOnIsland, {"worker_on_island", {kWorker, number("die")}}},
    {E::vacationTaken, {"vacation_taken", {kWorkersUsed}}},
    {E::islandLost, {"island_lost", {kWorkersUsed, kPoints}}},
    {E::cityPowered, {"city_powered", {kLine, kPoints}}},
    {E::plantCompleted, {"plant_completed", {kPlant, kPoints}}},
    {E::scoringStarted, {"scoring_started", {number("scoring")}}},
    {E::cardScored, {"card_scored", {kCard, kPoints}}},
    {E::jokerGranted, {"joker_granted", {number("jokers")}}},
    {E::linesUnfinished, {"lines_unfinished", {number("lines"), kPoints}}},
    {E::roundStarted, {"round_started", {number("round")}}},
    {E::diceRolled, {"dice_rolled", {{{"roll", "roll"}}}, "", true}},
    {E::gameEnded, {"game_ended"}},
    {E::soloRated, {"solo_rated", {kPoints, {"rating", "rating"}}}},
});

}  // namespace

constinit const Vocabulary kVocabulary{kMoveTerms, kReasonTerms, kEventTerms};

}  // namespace spannung::powerline
