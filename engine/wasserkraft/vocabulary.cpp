#include "engine/wasserkraft/vocabulary.h"

#include "engine/core/term_table.h"

namespace spannung::wasserkraft {
namespace {

constexpr Operand kCompany{"company", "company"};
constexpr Operand kOfficer{"officer", "officer"};
constexpr Operand kContract{"contract", "contract"};
constexpr Operand kSpace{"space", "space"};
constexpr Operand kTile{"tile", "tile"};
constexpr Operand kStructure{"structure", "structure"};
constexpr Operand kDam{"dam", "dam"};
constexpr Operand kConduit{"conduit", "conduit"};
constexpr Operand kHeadstream{"headstream", "headstream"};
constexpr Operand kMachine{"machine", "machine"};
constexpr Operand kBasin{"basin", "basin"};
constexpr Operand kPrice{"price", "money"};
constexpr Operand kHydro{"hydro", "money"};
// What a site is called depends on the structure: both numbers go into one word.
constexpr Operand kPlace{"place", "place"};

constexpr Operand kBuilding{"building", "building"};
constexpr Operand kWork{"work", "work"};
constexpr Operand kDeed{"deed", "deed"};
constexpr Operand kCriterion{"criterion", "criterion"};

constexpr Operand number(std::string_view name) { return {name, "number"}; }

using M = MoveKind;
constexpr auto kMoveTerms = termTable<M>({
    {M::company, {"company", {kCompany}}},
    {M::start, {"start", {kContract}}},
    {M::use, {"use", {kSpace}}},
    {M::bank, {"bank", {number("workers")}}},
    {M::construct, {"construct"}},
    {M::mahiri, {"mahiri", {kOfficer}}},
    {M::tile, {"tile", {kTile}}},
    {M::copy, {"copy", {kTile}}},
    {M::build, {"build", {kStructure, kPlace}}},
    {M::pay, {"pay", {number("excavators"), number("mixers"), kHydro}}},
    {M::produce, {"produce", {kDam, kConduit, number("drops")}}},
    {M::fulfil, {"fulfil", {kContract}}},
    {M::boost, {"boost"}},
    {M::machine, {"machine", {kMachine}}},
    {M::drop, {"drop", {kHeadstream}}},
    {M::take, {"take", {kContract}}},
    {M::discard, {"discard", {kContract}}},
    {M::decline, {"decline"}},
    {M::declinePiece, spelt("decline piece", {"decline_piece"})},
    {M::declineWater, spelt("decline water", {"decline_water"})},
    {M::pass, {"pass"}},
    {M::architect, {"architect"}},
    {M::margot, {"margot", {kBuilding}}},
    {M::operate, {"operate", {kBuilding}}},
    {M::fill, {"fill", {kDam}}},
    {M::retrieve, {"retrieve", {kTile}}},
    {M::salvage, {"salvage", {number("segment"), number("excavators"), number("mixers")}}},
    {M::order, {"order", {kWork}}},
    {M::claim, {"claim", {kTile}}},
    {M::bind, {"bind"}},
    {M::scrap, {"scrap"}},
});

using R = Reason;
constexpr auto kReasonTerms = termTable<R>({
    {R::fine, {"fine"}},
    {R::gameOver, {"game_over", {}, "WK-GEN-01"}},
    {R::notYourTurn, {"not_your_turn", {{{"actor", "seat"}}}, "WK-ACT-01"}},
    {R::unknownMove, {"unknown_move", {}, "WK-TURN-01"}},
    {R::wrongMoment, {"wrong_moment", {{{"stage", "stage"}, {"need", "need"}}}, "WK-TURN-01"}},

    {R::companyNotOffered, {"company_not_offered", {}, "WK-SETUP-15"}},
    {R::startNotOffered, {"start_not_offered", {}, "WK-SETUP-15"}},

    {R::noSuchSpace, {"no_such_space", {}, "WK-ACT-02"}},
    {R::spaceNotInPlay, {"space_not_in_play", {kSpace}, "WK-SETUP-10"}},
    {R::spaceOccupied, {"space_occupied", {kSpace, {"owner", "seat"}}, "WK-ACT-06"}},
    {R::tooFewWorkers, {"too_few_workers", {number("needed"), number("workers")}, "WK-ACT-02"}},
    {R::tooLittleHydro, {"too_little_hydro", {kPrice, kHydro}, "WK-ACT-05"}},
    {R::bankNeedsWorkers,
     {"bank_needs_workers", {number("given"), number("workers")}, "WK-BANK-01"}},
    {R::noConstructionSpace, {"no_construction_space", {number("used")}, "WK-BUILD-01"}},
    {R::nothingToBuild,
     {"nothing_to_build", {kPlace, number("excavators"), number("mixers")}, "WK-BUILD-03"}},
    {R::nothingToProduce,
     {"nothing_to_produce", {{{"modifier", "modifier"}, {"energy", "number"}}}, "WK-PROD-05"}},
    {R::tilesFitNothing, {"tiles_fit_nothing", {number("tiles")}, "WK-BUILD-03"}},
    {R::noPowerhouseAtAll, {"no_powerhouse_at_all", {kStructure}, "WK-PROD-01"}},
    {R::noConduitToYou, {"no_conduit_to_you", {kBasin}, "WK-PROD-01"}},
    {R::noWaterForYou, {"no_water_for_you", {kConduit}, "WK-PROD-01"}},
    {R::nothingToTake, {"nothing_to_take", {}, "WK-CONTRACT-08"}},
    {R::noPatent, {"no_patent", {number("position")}, "WK-PATENT-01"}},
    {R::notMahiri, {"not_mahiri", {}, "WK-OFF-07"}},
    {R::noOfficerSpace, {"no_officer_space", {number("used")}, "WK-OFF-07"}},
    {R::noFurtherAction, {"no_further_action", {}, "WK-OFF-08"}},
    {R::officerNotInPlay, {"officer_not_in_play", {}, "WK-OFF-09"}},
    {R::mustCopyTile, {"must_copy_tile", {}, "WK-OFF-11"}},
    {R::mustAct, {"must_act", {number("workers")}, "WK-ACT-04"}},

    {R::noSuchTile, {"no_such_tile", {}, "WK-BUILD-02"}},
    {R::tileNotOwned, {"tile_not_owned", {kTile}, "WK-BUILD-02"}},
    {R::tileNeedsSpace, {"tile_needs_space", {kTile}, "WK-TECH-16"}},
    {R::tileNeedsNoSpace, {"tile_needs_no_space", {kTile}, "WK-TECH-16"}},
    {R::tileBuildsNothing, {"tile_builds_nothing", {kTile}, "WK-BUILD-03"}},
    {R::nothingToCopy, {"nothing_to_copy", {}, "WK-OFF-06"}},
    {R::tileNotOnWheel, {"tile_not_on_wheel", {kTile}, "WK-OFF-06"}},
    {R::noSuchSite, {"no_such_site", {}, "WK-MAP-02"}},
    {R::tileBuildsOther, {"tile_builds_other", {kTile, kStructure}, "WK-BUILD-04"}},
    {R::noPieceLeft, {"no_piece_left", {kStructure}, "WK-GEN-08"}},
    {R::siteTaken, {"site_taken", {kPlace}, "WK-BUILD-02"}},
    {R::ownBaseInBasin, {"own_base_in_basin", {kBasin}, "WK-BUILD-05"}},
    {R::ownPowerhouseInBasin, {"own_powerhouse_in_basin", {kBasin}, "WK-BUILD-08"}},
    {R::ownBuildingInRow, {"own_building_in_row", {number("row")}, "WK-LWP-05"}},
    {R::notYourDam, {"not_your_dam", {kDam}, "WK-BUILD-06"}},
    {R::damFull, {"dam_full", {kDam, number("level")}, "WK-BUILD-06"}},
    {R::siteNotAllowed, {"site_not_allowed", {kPlace}, "WK-BUILD-11"}},
    {R::conduitTooStrong,
     {"conduit_too_strong", {number("value"), number("limit")}, "WK-BUILD-11"}},
    {R::siteUnaffordable, {"site_unaffordable", {kPrice, kHydro}, "WK-GEN-10"}},
    {R::machinesMissing,
     {"machines_missing", {number("excavators"), number("mixers")}, "WK-BUILD-03"}},
    {R::wrongPayment, {"wrong_payment", {number("excavators"), number("mixers")}, "WK-BUILD-12"}},
    {R::paymentNotOwned,
     {"payment_not_owned", {number("excavators"), number("mixers"), kHydro}, "WK-GEN-03"}},

    {R::noSuchDam, {"no_such_dam", {}, "WK-PROD-01"}},
    {R::notYourWater, {"not_your_water", {kDam}, "WK-PROD-01"}},
    {R::tooFewDrops, {"too_few_drops", {kDam, number("drops"), number("water")}, "WK-PROD-02"}},
    {R::noConduit, {"no_conduit", {kConduit}, "WK-PROD-01"}},
    {R::conduitElsewhere, {"conduit_elsewhere", {kDam, kConduit}, "WK-PROD-01"}},
    {R::noPowerhouse, {"no_powerhouse", {kBasin}, "WK-PROD-01"}},
    {R::samePowerhouse, {"same_powerhouse", {kBasin}, "WK-COMP-05"}},
    {R::feeTooHigh, {"fee_too_high", {kPrice, kHydro}, "WK-PROD-03"}},
    {R::tooLittleEnergy, {"too_little_energy", {{{"energy", "modifier"}}}, "WK-PROD-05"}},

    {R::noSuchContract, {"no_such_contract", {}, "WK-CONTRACT-01"}},
    {R::contractNotYours, {"contract_not_yours", {kContract}, "WK-CONTRACT-02"}},
    {R::requirementNotMet,
     {"requirement_not_met", {kContract, number("needed"), number("energy")}, "WK-CONTRACT-02"}},
    {R::contractNotOnDisplay, {"contract_not_on_display", {kContract}, "WK-CONTRACT-08"}},

    {R::noSuchMachine, {"no_such_machine", {}, "WK-SHOP-01"}},
    {R::noSuchHeadstream, {"no_such_headstream", {}, "WK-WATER-09"}},
    {R::nothingToDecline, {"nothing_to_decline", {}, "WK-GEN-11"}},
    {R::mustPlaceWater, {"must_place_water", {}, "WK-RULE-04"}},

    {R::noArchitect, {"no_architect", {}, "WK-OFF-14"}},
    {R::notForArchitect, {"not_for_architect", {number("workers")}, "WK-OFF-14"}},
    {R::noSuchBuilding, {"no_such_building", {}, "WK-SETUP-20"}},
    {R::notYourBuilding, {"not_your_building", {kBuilding}, "WK-LWP-13"}},
    {R::buildingUsed, {"building_used", {kBuilding}, "WK-LWP-13"}},
    {R::buildingFull, {"building_full", {kBuilding}, "WK-LWP-13"}},
    {R::buildingIdle, {"building_idle", {kBuilding}, "WK-LWP-17"}},
    {R::notMargot, {"not_margot", {}, "WK-OFF-16"}},
    {R::noSuchWork, {"no_such_work", {}, "WK-LWP-02"}},
    {R::noWork, {"no_work", {number("position")}, "WK-LWP-03"}},
    {R::workNotOpen, {"work_not_open", {kWork}, "WK-LWP-15"}},
    {R::damNotAllowed, {"dam_not_allowed", {kDam}, "WK-COMP-09"}},
    {R::noRoom, {"no_room", {kDam}, "WK-WATER-02"}},
    {R::badSalvage, {"bad_salvage", {}, "WK-LWP-15"}},
    {R::tileNotInOffice, {"tile_not_in_office", {kTile}, "WK-LWP-04"}},
    {R::requirementTooHigh, {"requirement_too_high", {kContract, number("limit")}, "WK-LWP-04"}},

    {R::dealOrder, {"deal_order", {number("given"), number("players")}, "WK-SETUP-16"}},
    {R::dealCount, {"deal_count", {number("given"), number("limit")}, "WK-SETUP-01"}},
    {R::dealTwice, {"deal_twice", {}, "WK-SETUP-01"}},
    {R::dealUnknown, {"deal_unknown", {}, "WK-SETUP-01"}},
    {R::dealNotRandom, {"deal_not_random", {}, "WK-SETUP-14"}},
    {R::dealArea, {"deal_area", {kBasin}, "WK-SETUP-08"}},
    {R::dealIntroductory, {"deal_introductory", {}, "WK-SETUP-09"}},
});

using E = EventKind;
constexpr auto kEventTerms = termTable<E>({
    {E::companyChosen, {"company_chosen", {kCompany, kOfficer}}},
    {E::startChosen, {"start_chosen", {kContract}}},
    {E::roundStarted, {"round_started", {number("round")}}},
    {E::spaceUsed, {"space_used", {kSpace, number("workers"), kHydro}}},
    {E::bankUsed, {"bank_used", {number("workers")}}},
    {E::constructionBegun, {"construction_begun", {number("number"), number("workers"), kHydro}}},
    {E::mahiriUsed, {"mahiri_used", {number("number"), kHydro, kOfficer}}},
    {E::playerPassed, {"player_passed"}},
    {E::tileInserted, {"tile_inserted", {kTile}}},
    {E::tileCopied, {"tile_copied", {kTile}}},
    {E::machinesInserted, {"machines_inserted", {number("excavators"), number("mixers"), kHydro}}},
    {E::wheelRotated, {"wheel_rotated"}},
    {E::tileReturned, {"tile_returned", {kTile}}},
    {E::machinesReturned, {"machines_returned", {number("excavators"), number("mixers")}}},
    {E::pieceBuilt, {"piece_built", {kStructure, kPlace, number("number")}}},
    {E::redBorderPaid, {"red_border_paid", {kHydro}}},
    {E::produced, {"produced", {kDam, kConduit, number("drops")}}},
    {E::feePaid, {"fee_paid", {{{"owner", "seat"}, kHydro, number("points")}}}},
    {E::energyGained, {"energy_gained", {number("energy"), number("total")}}},
    {E::dropPlaced, {"drop_placed", {kHeadstream}}},
    {E::dropPassed, {"drop_passed", {{{"station", "station"}}}}},
    {E::dropHeld, {"drop_held", {kDam, number("water")}}},
    {E::dropLeft, {"drop_left", {{{"exit", "exit"}}}}},
    {E::dropAdded, {"drop_added", {kDam, number("water")}}},
    {E::headwaterPlaced, {"headwater_placed", {kHeadstream, number("drops")}}},
    {E::hydroGained, {"hydro_gained", {kHydro}}},
    {E::machinesGained, {"machines_gained", {number("excavators"), number("mixers")}}},
    {E::pointsGained, {"points_gained", {number("points"), {"source", "source"}}}},
    {E::contractTaken, {"contract_taken", {kContract}}},
    {E::contractDiscarded, {"contract_discarded", {kContract}}},
    {E::contractTurnedUp, {"contract_turned_up", {kContract}, "", true}},
    {E::contractFulfilled, {"contract_fulfilled", {kContract}}},
    {E::patentTaken, {"patent_taken", {kTile}}},
    {E::patentTurnedUp, {"patent_turned_up", {kTile}, "", true}},
    {E::patentRemoved, {"patent_removed", {kTile}}},
    {E::waterFlows, {"water_flows", {number("drops")}}},
    {E::rankScored, {"rank_scored", {number("points"), number("energy")}}},
    {E::energyPaid, {"energy_paid", {number("energy"), kHydro}}},
    {E::idle, {"idle", {number("points")}}},
    {E::bonusScored, {"bonus_scored", {{{"bonus", "bonus"}, number("count"), number("points")}}}},
    {E::orderSet, {"order_set", {number("position")}}},
    {E::objectiveScored, {"objective_scored", {number("count"), number("points")}}},
    {E::resourcesScored, {"resources_scored", {number("resources"), number("points")}}},
    {E::waterScored, {"water_scored", {number("drops"), number("points")}}},
    {E::gameEnded, {"game_ended"}},
    {E::pointsLost, {"points_lost", {number("points"), {"source", "source"}}}},
    {E::automaTurned,
     {"automa_turned", {{{"actions", "automa_tile"}, {"criteria", "automa_tile"}}}, "", true}},
    {E::automaShuffled, {"automa_shuffled", {number("tiles")}}},
    {E::automaSkipped, {"automa_skipped", {kDeed, {"obstacle", "obstacle"}}}},
    {E::automaActs, {"automa_acts", {kDeed, number("workers"), {"column", "tile_column"}}}},
    {E::spaceBlocked, {"space_blocked", {kSpace}}},
    {E::automaSeeks, {"automa_seeks", {kStructure, number("sites")}}},
    {E::automaCriterion, {"automa_criterion", {kCriterion, number("met"), number("left")}}},
    {E::siteRuledOut, {"site_ruled_out", {kPlace, kCriterion}}},
    {E::contractRemoved, {"contract_removed", {kContract}}},
    {E::automaPrefers, {"automa_prefers", {kDeed, kOfficer}}},
    {E::workFulfilled, {"work_fulfilled", {kWork}}},
    {E::machinesSpent, {"machines_spent", {number("excavators"), number("mixers")}}},
    {E::loanTaken, {"loan_taken", {kWork, kHydro}}},
    {E::workTurnedUp, {"work_turned_up", {kWork}, "", true}},
    {E::workRemoved, {"work_removed", {kWork}}},
    {E::buildingUsed, {"building_used", {kBuilding, number("workers"), kHydro}}},
    {E::architectSent, {"architect_sent"}},
    {E::buildingScored, {"building_scored", {kBuilding, number("points")}}},
});

}  // namespace

constinit const Vocabulary kVocabulary{kMoveTerms, kReasonTerms, kEventTerms};

}  // namespace spannung::wasserkraft
