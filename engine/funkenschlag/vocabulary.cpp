#include "engine/funkenschlag/vocabulary.h"

#include "engine/core/term_table.h"

namespace spannung::funkenschlag {
namespace {

constexpr Operand kPlant{"plant", "plant"};
constexpr Operand kCity{"city", "city"};
constexpr Operand kRegion{"region", "region"};
constexpr Operand kResource{"resource", "resource"};
constexpr Operand kMoney{"money", "money"};
constexpr Operand kPrice{"price", "money"};
constexpr Operand kBid{"bid", "money"};

constexpr Operand number(std::string_view name) { return {name, "number"}; }
constexpr Operand money(std::string_view name) { return {name, "money"}; }

using M = MoveKind;
constexpr auto kMoveTerms = termTable<M>({
    {M::region, {"region", {kRegion}}},
    {M::nominate, {"nominate", {kPlant}}},
    {M::bid, {"bid", {kBid}}},
    {M::pass, {"pass"}},
    {M::discardPlant, spelt("discard plant *", {"discard_plant", {kPlant}})},
    {M::discardResource, spelt("discard *", {"discard_resource", {kResource}})},
    {M::buy, {"buy", {kResource, number("count")}}},
    {M::build, {"build", {kCity}}},
    {M::run, spelt("run * [coal * oil *]", {"run", {kPlant, number("coal"), number("oil")}})},
    {M::done, {"done"}},
});

using R = Reason;
constexpr auto kReasonTerms = termTable<R>({
    {R::fine, {"fine"}},
    {R::gameOver, {"game_over", {}, "FS-END-01"}},
    {R::notYourTurn, {"not_your_turn", {{{"actor", "seat"}}}, "FS-ROUND-02"}},
    {R::unknownMove, {"unknown_move", {}, "FS-ROUND-01"}},
    {R::wrongPhase,
     {"wrong_phase", {number("phase"), {"need", "need"}, {"stage", "stage"}}, "FS-ROUND-01"}},

    {R::noSuchRegion, {"no_such_region", {}, "FS-SETUP-02"}},
    {R::regionTaken, {"region_taken", {kRegion}, "FS-SETUP-02"}},
    {R::regionNotAdjacent, {"region_not_adjacent", {kRegion}, "FS-SETUP-02"}},

    {R::mustBuyInRoundOne, {"must_buy_in_round_one", {}, "FS-AUCTION-10"}},
    {R::mustBidOnNomination, {"must_bid_on_nomination", {kPlant}, "FS-AUCTION-03"}},
    {R::noSuchPlant, {"no_such_plant", {}, "FS-PLANT-01"}},
    {R::plantNotInMarket, {"plant_not_in_market", {kPlant}, "FS-AUCTION-03"}},
    {R::plantInFutureMarket, {"plant_in_future_market", {kPlant}, "FS-AUCTION-04"}},
    {R::plantTooExpensive, {"plant_too_expensive", {kPlant, kPrice, kMoney}, "FS-AUCTION-03"}},
    {R::openingBidTooLow, {"opening_bid_too_low", {kBid, money("minimum")}, "FS-AUCTION-03"}},
    {R::bidNotHigher, {"bid_not_higher", {kBid, money("highest")}, "FS-AUCTION-06"}},
    {R::bidOverMoney, {"bid_over_money", {kBid, kMoney}, "FS-AUCTION-06"}},
    {R::bidOverLimit, {"bid_over_limit", {kBid, money("limit")}, "FS-AUCTION-06"}},
    {R::discardNotOwned, {"discard_not_owned", {kPlant}, "FS-AUCTION-11"}},
    {R::discardNewest, {"discard_newest", {kPlant}, "FS-AUCTION-11"}},
    {R::resourceNotInExcess, {"resource_not_in_excess", {kResource}, "FS-PLANT-08"}},

    {R::noSuchResource, {"no_such_resource", {}, "FS-MARKET-02"}},
    {R::countNotPositive, {"count_not_positive", {kResource, number("count")}, "FS-MARKET-02"}},
    {R::soldOut, {"sold_out", {kResource, number("count"), number("available")}, "FS-MARKET-05"}},
    {R::noStorage, {"no_storage", {kResource, number("count"), number("room")}, "FS-MARKET-03"}},
    {R::resourcesUnaffordable,
     {"resources_unaffordable", {kResource, kPrice, kMoney}, "FS-MARKET-04"}},

    {R::cityNotInPlay, {"city_not_in_play", {}, "FS-SETUP-03"}},
    {R::alreadyConnected, {"already_connected", {kCity}, "FS-BUILD-07"}},
    {R::cityLimit, {"city_limit", {number("limit")}, "FS-BUILD-08"}},
    {R::startCityOccupied, {"start_city_occupied", {kCity}, "FS-BUILD-02"}},
    {R::cityFull, {"city_full", {kCity, number("houses"), number("step")}, "FS-BUILD-03"}},
    {R::cityUnaffordable, {"city_unaffordable", {kCity, kPrice, kMoney}, "FS-BUILD-04"}},

    {R::runNotOwned, {"run_not_owned", {kPlant}, "FS-BUREAU-02"}},
    {R::alreadyRun, {"already_run", {kPlant}, "FS-PLANT-02"}},
    {R::notEnoughFuel,
     {"not_enough_fuel", {kPlant, number("needed"), number("stored")}, "FS-PLANT-02"}},
    {R::mixNotForThisPlant, {"mix_not_for_this_plant", {kPlant}, "FS-PLANT-03"}},
    {R::mixWrongTotal,
     {"mix_wrong_total", {kPlant, number("needed"), number("given")}, "FS-PLANT-03"}},
    {R::mixNotStored, {"mix_not_stored", {kPlant, number("coal"), number("oil")}, "FS-BUREAU-02"}},

    {R::dealRegionsNotRandom, {"deal_regions_not_random", {}, "FS-SETUP-02"}},
    {R::dealRegionsCount,
     {"deal_regions_count", {number("given"), number("needed")}, "FS-SETUP-02"}},
    {R::dealRegionsNotContiguous, {"deal_regions_not_contiguous", {}, "FS-SETUP-02"}},
    {R::dealOrder, {"deal_order", {number("given"), number("players")}, "FS-SETUP-04"}},
    {R::dealRemovedCount,
     {"deal_removed_count", {number("given"), number("limit")}, "FS-SETUP-07"}},
    {R::dealPileTop, {"deal_pile_top", {kPlant, {"top", "plant"}}, "FS-SETUP-07"}},
    {R::dealPileLength, {"deal_pile_length", {number("given"), number("limit")}, "FS-SETUP-07"}},
    {R::dealPlantNotInPile, {"deal_plant_not_in_pile", {kPlant}, "FS-SETUP-07"}},
    {R::dealPlantTwice, {"deal_plant_twice", {kPlant}, "FS-SETUP-07"}},
});

using E = EventKind;
constexpr auto kEventTerms = termTable<E>({
    {E::regionChosen, {"region_chosen", {kRegion}}},
    {E::plantNominated, {"plant_nominated", {kPlant}}},
    {E::auctionDeclined, {"auction_declined"}},
    {E::bidMade, {"bid_made", {kPlant, kBid}}},
    {E::bidPassed, {"bid_passed", {kPlant}}},
    {E::plantBought, {"plant_bought", {kPlant, kPrice}}},
    {E::plantDiscarded, {"plant_discarded", {kPlant}}},
    {E::resourceLost, {"resource_lost", {kResource, number("count")}}},
    {E::plantDrawn, {"plant_drawn", {kPlant}, "", true}},
    {E::plantObsolete, {"plant_obsolete", {kPlant, number("cities")}}},
    {E::plantRemoved, {"plant_removed", {kPlant}}},
    {E::plantPutUnderPile, {"plant_put_under_pile", {kPlant}}},
    {E::step3CardDrawn, {"step3_card_drawn", {}, "", true}},
    {E::pileShuffled, {"pile_shuffled", {number("cards")}}},
    {E::orderSet, {"order_set", {number("position")}}},
    {E::resourceBought, {"resource_bought", {kResource, number("count"), kPrice}}},
    {E::cityConnected, {"city_connected", {kCity, kPrice, number("house")}}},
    {E::plantRun, {"plant_run", {kPlant, number("coal"), number("oil")}}},
    {E::incomePaid, {"income_paid", {number("powered"), kMoney}}},
    {E::resourceRefilled, {"resource_refilled", {kResource, number("count")}}},
    {E::stepStarted, {"step_started", {number("step")}}},
    {E::roundStarted, {"round_started", {number("round")}}},
    {E::gameEnded, {"game_ended"}},
});

}  // namespace

constinit const Vocabulary kVocabulary{kMoveTerms, kReasonTerms, kEventTerms};

}  // namespace spannung::funkenschlag
