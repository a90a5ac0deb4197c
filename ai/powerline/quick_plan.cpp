#include "ai/powerline/quick_plan.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "ai/powerline/growth.h"
#include "ai/powerline/valuation.h"
#include "engine/powerline/building.h"
#include "engine/powerline/planning.h"
#include "engine/powerline/scoring.h"

namespace spannung::powerline::greedy {
namespace {

constexpr std::size_t kWidth = 6;  // beginnings of one length that are followed

// The beginning of a plan, and what it gains.
struct Sketch {
  Plan plan{};
  LineWorks lines{};
  LineMask used = 0;
  std::uint8_t jokersLeft = 0;
  std::uint8_t onIsland = 0;
  float value = 0;
  float islandPrice = 0;  // part of it

  int usedLines() const { return std::popcount(used); }
};

class Beam {
 public:
  void clear() { sketches_.clear(); }
  bool hasRoomFor(float value) const {
    return sketches_.size() < kWidth || value > sketches_.back().value;
  }
  void add(const Sketch& sketch) {
    if (sketches_.size() == kWidth) sketches_.pop_back();
    sketches_.push_back(sketch);
    for (std::size_t i = sketches_.size() - 1; i > 0; --i) {
      if (sketches_[i - 1].value >= sketches_[i].value) return;
      std::swap(sketches_[i - 1], sketches_[i]);
    }
  }
  auto begin() const { return sketches_.begin(); }
  auto end() const { return sketches_.end(); }

 private:
  FixedVector<Sketch, kWidth> sketches_;
};

class QuickPlanner {
 public:
  QuickPlanner(const Tables& tables, const State& state, Seat seat, const Judgement& judgement)
      : tables_(tables),
        state_(state),
        player_(state.player(seat)),
        judgement_(judgement),
        workerTable_(tables.workerTable(seat)),
        pips_(tables.pipsAhead[player_.board]),
        growth_(tables, state, player_, judgement),
        jokerWorth_(jokerWorth()) {
    for (int workers = 1; workers <= kWorkers; ++workers) learnSize(workers);
  }

  Plan best() {
    for (const bool fromBlack : {false, true}) follow(fromBlack);
    return best_;
  }

 private:
  struct Size {
    int mostLines = -1;  // of plans that are at least so long
    int lines = -1;      // of plans that are just so long; -1 if there is no tile for it
    float worth = 0;
  };

  // PL-TABLE-02, PL-VAR1-02.
  void learnSize(int workers) {
    const auto column = static_cast<std::size_t>(workers - 1);
    if (player_.columns[column] == 0) return;
    Size& size = sizes_[column];
    size.lines = workerTable_.maxLines[column];
    size.worth = static_cast<float>(workerTable_.jokers[column] * jokerWorth_ +
                                    gainOfEmptyColumn(column) - judgement_.columnPrice[column]);
    for (std::size_t i = 0; i <= column; ++i)
      sizes_[i].mostLines = std::max(sizes_[i].mostLines, size.lines);
  }

  // What cards pay for using up the last tile of a column.
  double gainOfEmptyColumn(std::size_t column) const {
    const bool isCounted = std::ranges::any_of(state_.cards, [this](int card) {
      return tables_.card(card).counting == Counting::emptyColumns;
    });
    if (!isCounted) return 0;
    Player after = player_;
    --after.columns[column];
    return cardsValue(tables_, state_, after, judgement_) -
           cardsValue(tables_, state_, player_, judgement_);
  }

  double jokerWorth() const {
    double worth = jokerValue(tables_.components.rounds - state_.round, judgement_);
    for (const int card : state_.cards) {
      if (tables_.card(card).counting != Counting::jokers) continue;
      Player richer = player_;
      ++richer.jokers;
      worth += cardsValue(tables_, state_, richer, judgement_) -
               cardsValue(tables_, state_, player_, judgement_);
    }
    return worth;
  }

  void follow(bool fromBlack) {
    Sketch start{.lines = player_.lines, .jokersLeft = player_.jokers};
    start.plan.fromBlack = fromBlack;
    Beam beam;
    beam.add(start);
    for (int placed = 0; placed < kWorkers; ++placed) {
      Beam longer;
      for (const Sketch& sketch : beam) extend(sketch, longer);
      for (const Sketch& sketch : longer) consider(sketch);
      beam = longer;
    }
  }

  // Each extension leaves a way to finish the plan with workers on the island.
  void extend(const Sketch& sketch, Beam& longer) {
    const Size& size = sizes_[sketch.plan.placements.size()];
    if (sketch.usedLines() > size.mostLines) return;
    const int die = state_.die(sketch.plan.workerAt(sketch.plan.placements.count()));
    addIsland(sketch, die, longer);
    const bool isFull = sketch.usedLines() == size.mostLines;
    const unsigned open = isFull ? sketch.used : tables_.allLines;
    for (unsigned lines = open; lines != 0; lines &= lines - 1)
      extendLine(sketch, std::countr_zero(lines), die, longer);
  }

  void extendLine(const Sketch& sketch, int line, int die, Beam& longer) {
    const LineWork work = sketch.lines[static_cast<std::size_t>(line)];
    if (!work.isUntouched()) return tryWay(sketch, Way(line, work.end()), die, longer);
    tryWay(sketch, Way(line, 0), die, longer);
    tryWay(sketch, Way(line, 1), die, longer);
  }

  void tryWay(const Sketch& sketch, Way way, int die, Beam& longer) {
    const LineWork work = sketch.lines[static_cast<std::size_t>(way.line())];
    const int pips =
        pips_[static_cast<std::size_t>(way.value())][static_cast<std::size_t>(work.tiles())];
    if (pips == 0) return;
    if (pips == die) return addTile(sketch, way, false, longer);
    // A joker goes on a line that is begun; whoever wants to open one finds another.
    if (sketch.jokersLeft > 0 && !work.isUntouched()) addTile(sketch, way, true, longer);
  }

  void addTile(const Sketch& sketch, Way way, bool withJoker, Beam& longer) {
    const auto line = static_cast<std::size_t>(way.line());
    const int tiles = sketch.lines[line].tiles();
    const bool isFirst = sketch.lines[line] == player_.lines[line];
    const double gain = growth_.gain(way.line(), tiles + 1) -
                        (isFirst ? 0 : growth_.gain(way.line(), tiles)) -
                        (withJoker ? jokerWorth_ : 0);
    const float value = sketch.value + static_cast<float>(gain);
    if (!longer.hasRoomFor(value)) return;
    Sketch more = sketch;
    more.plan.placements.push_back(withJoker ? Placement::withJoker(way) : Placement::on(way));
    more.lines[line].extend(way.end());
    more.used = static_cast<LineMask>(more.used | lineBit(way.line()));
    more.jokersLeft = static_cast<std::uint8_t>(more.jokersLeft - (withJoker ? 1 : 0));
    more.value = value;
    longer.add(more);
  }

  void addIsland(const Sketch& sketch, int die, Beam& longer) {
    const float price = islandPrice(die);
    if (!longer.hasRoomFor(sketch.value - price)) return;
    Sketch more = sketch;
    more.plan.placements.push_back(Placement::island());
    ++more.onIsland;
    more.value -= price;
    more.islandPrice += price;
    longer.add(more);
  }

  float islandPrice(int die) const {
    if (!tables_.options.adventureIsland) return tables_.components.islandLoss;
    const auto& losses = tables_.components.stackLoss;
    const std::size_t stack = player_.islandTiles[static_cast<std::size_t>(die - 1)];
    return losses[std::min(stack, losses.size() - 1)];
  }

  void consider(const Sketch& sketch) {
    const Size& size = sizes_[sketch.plan.placements.size() - 1];
    if (sketch.usedLines() > size.lines) return;
    choose(sketch.plan, sketch.value + size.worth, false);
    if (!player_.hasVacation || sketch.onIsland < judgement_.leastOnVacation) return;
    choose(sketch.plan, sketch.value + sketch.islandPrice + size.worth - vacationPrice(), true);
  }

  float vacationPrice() const {
    const int roundsLeft = tables_.components.rounds - state_.round;
    return static_cast<float>(judgement_.vacation * roundsLeft / tables_.components.rounds);
  }

  void choose(const Plan& plan, float value, bool usesVacation) {
    if (value <= bestValue_) return;
    bestValue_ = value;
    best_ = plan;
    best_.usesVacation = usesVacation;
  }

  const Tables& tables_;
  const State& state_;
  const Player& player_;
  const Judgement& judgement_;
  const WorkerTable& workerTable_;
  const PipsByWay& pips_;
  Growth growth_;
  double jokerWorth_;
  std::array<Size, kColumns> sizes_{};
  Plan best_;
  float bestValue_ = -std::numeric_limits<float>::infinity();
};

}  // namespace

Plan quickPlan(const Tables& tables, const State& state, Seat seat, const Judgement& judgement) {
  return QuickPlanner(tables, state, seat, judgement).best();
}

}  // namespace spannung::powerline::greedy
