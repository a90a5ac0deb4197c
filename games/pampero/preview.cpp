#include "games/pampero/preview.h"

#include <algorithm>
#include <string>
#include <vector>

#include <boost/json/array.hpp>

#include "engine/pampero/company.h"
#include "games/touches.h"

namespace spannung::pampero {
namespace {

namespace json = boost::json;

void setFunds(Player& player, const Funds& funds) {
  player.money = static_cast<decltype(player.money)>(funds.money);
  player.energy = static_cast<decltype(player.energy)>(funds.energy);
  player.batteries = static_cast<decltype(player.batteries)>(funds.batteries);
}

class Foresight {
 public:
  Foresight(const AnyGame& rules, const Tables& tables, const State& state, Move play)
      : rules_(rules),
        tables_(tables),
        state_(state),
        seat_(state.task().seat),
        card_(CardIndex::of(play.a)),
        field_(FieldIndex::of(play.b)) {}

  json::array targets() {
    const auto openings = tables_.openingsOf(card_);
    for (int i = 0; i < static_cast<int>(openings.size()); ++i)
      if (hasTarget(tables_.step(openings[static_cast<std::size_t>(i)].step).op)) begin(i);
    if (found_.empty()) addOffers(tables_.card(card_).steps);
    return json::array(found_.begin(), found_.end());
  }

 private:
  // PA-CARD-14: what the first step may be aimed at with what is left after the payment.
  void begin(int action) {
    const Scene scene = sceneOf(tables_, state_, seat_, bit32(card_));
    const Plan plan = planOfCard(tables_, state_, scene, seat_, card_, field_, action);
    MoveList moves;
    listTargets(tables_, state_, plan, moves);
    add(moves);
    if (plan.step->op != Op::fulfilContract) return;
    for (const Move contract : moves) addLays(plan, PlaceIndex::of(contract.a));
  }

  // Where the tile could be laid after each way of paying for card and contract.
  void addLays(const Plan& plan, PlaceIndex place) {
    const Player& player = state_.player(seat_);
    for (const Funds& funds : plan.purses)
      for (const Price& price : pricesOf(tables_, state_, player, place, plan.step->amount))
        if (covers(funds, price)) addLaysWith(without(funds, price), place);
  }

  void addLaysWith(const Funds& funds, PlaceIndex place) {
    State paid = state_;
    setFunds(paid.player(seat_), funds);
    MoveList moves;
    listLays(tables_, paid, taskFor(Stage::layTile, seat_, place), moves);
    for (const Move lay : moves) keep(touchesOf(rules_, lay).front());
  }

  // Cards without a target of their own: what they offer to do afterwards.
  void addOffers(const StepList& steps) {
    for (int i = steps.first; i < steps.first + steps.count; ++i) {
      const Step& step = tables_.step(i);
      if (step.op == Op::optional) addOffers(tables_.list(step.first));
      if (asksAtOnce(step.op)) addOffer(decisionOf(tables_, seat_, i));
    }
  }

  void addOffer(const Task& task) {
    MoveList moves;
    if (task.stage == Stage::moveBulldozer) listMoves(tables_, state_, task, moves);
    if (task.stage == Stage::playTile) listTiles(state_, task, moves);
    if (task.stage == Stage::retrieveCard) listBacks(state_, task, moves);
    add(moves);
  }

  void add(const MoveList& moves) {
    for (const Move move : moves)
      for (std::string& touch : touchesOf(rules_, move)) keep(std::move(touch));
  }
  void keep(std::string touch) {
    if (std::find(found_.begin(), found_.end(), touch) == found_.end())
      found_.push_back(std::move(touch));
  }

  const AnyGame& rules_;
  const Tables& tables_;
  const State& state_;
  Seat seat_;
  CardIndex card_;
  FieldIndex field_;
  std::vector<std::string> found_;
};

}  // namespace

Preview previewOf(const AnyGame& rules, const Tables& tables, const State& seen, Move move) {
  Preview preview;
  if (seen.agenda.empty() || kindOf(move) != MoveKind::play) return preview;
  json::array targets = Foresight(rules, tables, seen, move).targets();
  if (!targets.empty()) preview.figures["targets"] = std::move(targets);
  return preview;
}

}  // namespace spannung::pampero
