#include "ai/powerline/quick_plan.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <limits>
#include <utility>

#include "ai/powerline/growth.h"
#include "ai/powerline/valuation.h"
#include "engine/powerline/building.h"
#include "engine/powerline/planning.h"
#include "engine/powerline/scoring.h"
#include "engine/powerline/ways.h"

namespace spannung::powerline::greedy {
namespace {

// The beginning of a plan, and what it gains.
struct Sketch {
  Plan plan{};
  LineWorks lines{};
  LineMask used = 0;
  LineMask begun = 0;
  std::uint8_t jokersLeft = 0;
  std::uint8_t onIsland = 0;
  float value = 0;
  float islandPrice = 0;  // part of it

  int usedLines() const { return std::popcount(used); }
};

// One worker more for a sketch.
struct Extension {
  Placement placement{};
  std::uint8_t sketch = 0;  // its place
  float value = 0;          // of both together
};

// The best extensions of all sketches, best first.
template <std::size_t Width>
class Beam {
 public:
  void clear() { extensions_.clear(); }
  void add(const Extension& extension) {
    std::size_t at = extensions_.size();
    if (at == Width) {
      if (extension.value <= extensions_.back().value) return;
      extensions_.pop_back();
      --at;
    }
    while (at > 0 && extensions_[at - 1].value < extension.value) --at;
    extensions_.insertAt(at, extension);
  }
  auto begin() const { return extensions_.begin(); }
  auto end() const { return extensions_.end(); }

 private:
  FixedVector<Extension, Width> extensions_;
};

// Keeps the best of all.
class BestSketch {
 public:
  void add(const Plan& plan, float value, bool usesVacation) {
    if (value <= value_) return;
    value_ = value;
    plan_ = plan;
    plan_.usesVacation = usesVacation;
  }
  const Plan& plan() const { return plan_; }

 private:
  Plan plan_;
  float value_ = -std::numeric_limits<float>::infinity();
};

// Keeps all that were looked at.
class AllSketches {
 public:
  void add(const Plan& plan, float value, bool usesVacation) {
    plans_.push_back({plan, value});
    plans_.back().plan.usesVacation = usesVacation;
  }
  std::vector<SketchedPlan> best(std::size_t most) {
    // Stable, since libraries put equal ones in orders of their own.
    std::ranges::stable_sort(plans_, std::greater{}, &SketchedPlan::value);
    plans_.resize(std::min(most, plans_.size()));
    return std::move(plans_);
  }

 private:
  std::vector<SketchedPlan> plans_;
};

// Follows so many beginnings of each length.
template <std::size_t Width, class Keeper>
class QuickPlanner {
 public:
  QuickPlanner(const Tables& tables, const State& state, Seat seat, const Judgement& judgement,
               Keeper& keeper)
      : tables_(tables),
        state_(state),
        player_(state.player(seat)),
        judgement_(judgement),
        workerTable_(tables.workerTable(seat)),
        pips_(tables.pipsAhead[player_.board]),
        ahead_(tables.linesAhead[player_.board]),
        growth_(tables, state, player_, judgement),
        jokerWorth_(jokerWorth()),
        keeper_(keeper) {
    for (int workers = 1; workers <= kWorkers; ++workers) learnSize(workers);
    countPips();
  }

  void run() {
    for (const bool fromBlack : {false, true}) follow(fromBlack);
  }

 private:
  using Sketches = FixedVector<Sketch, Width>;

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
    size.worth =
        static_cast<float>(workerTable_.jokers[column] * jokerWorth_ + gainOfEmptyColumn(column) -
                           columnPrice(tables_, column, roundsLeft(), judgement_));
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
    double worth = jokerValue(roundsLeft(), judgement_);
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
    Sketches sketches;
    sketches.push_back(emptySketch(fromBlack));
    for (int placed = 0; placed < kWorkers; ++placed) {
      Beam<Width> beam;
      for (std::size_t i = 0; i < sketches.size(); ++i) extend(sketches[i], i, beam);
      Sketches longer;
      for (const Extension& extension : beam) {
        longer.push_back(extended(sketches[extension.sketch], extension));
        consider(longer.back());
      }
      sketches = longer;
    }
  }

  Sketch emptySketch(bool fromBlack) const {
    Sketch sketch{.lines = player_.lines, .jokersLeft = player_.jokers};
    sketch.plan.fromBlack = fromBlack;
    for (const LineIndex line : tables_.map.lines.keys())
      if (!player_.lines[line].isUntouched())
        sketch.begun = static_cast<LineMask>(sketch.begun | lineBit(line));
    return sketch;
  }

  int nextDie(const Sketch& sketch) const {
    return state_.die(sketch.plan.workerAt(sketch.plan.placements.count()));
  }

  // Each extension leaves a way to finish the plan with workers on the island.
  void extend(const Sketch& sketch, std::size_t place, Beam<Width>& beam) {
    const Size& size = sizes_[sketch.plan.placements.size()];
    if (sketch.usedLines() > size.mostLines) return;
    const int die = nextDie(sketch);
    const auto add = [&](Placement placement, double gain) {
      beam.add(
          {placement, static_cast<std::uint8_t>(place), sketch.value + static_cast<float>(gain)});
    };
    add(Placement::island(), -islandPrice(die));
    const bool isFull = sketch.usedLines() == size.mostLines;
    const LineMask open = isFull ? sketch.used : tables_.allLines;
    const WaySet matching = waysTo(sketch, static_cast<std::size_t>(die), open);
    for (WaySet ways = matching; !ways.empty(); ways.dropFirst())
      add(Placement::on(ways.first()), gainOf(sketch, ways.first()));
    if (sketch.jokersLeft == 0) return;
    // A joker goes on a line that is begun; whoever wants to open one finds another.
    const auto begun = static_cast<LineMask>(open & sketch.begun);
    for (WaySet ways = waysTo(sketch, kAnyPips, begun).without(matching); !ways.empty();
         ways.dropFirst())
      add(Placement::withJoker(ways.first()), gainOf(sketch, ways.first()) - jokerWorth_);
  }

  WaySet waysTo(const Sketch& sketch, std::size_t pips, LineMask lines) const {
    return ahead_[pips].from(sketch.lines, tables_.lines) & WaySet::onLines(lines);
  }

  double gainOf(const Sketch& sketch, Way way) {
    const LineIndex line = way.line();
    const int tiles = sketch.lines[line].tiles();
    const bool isFirst = !holds(sketch.used, line);
    return growth_.gain(line, tiles + 1) - (isFirst ? 0 : growth_.gain(line, tiles));
  }

  Sketch extended(const Sketch& sketch, const Extension& extension) const {
    Sketch more = sketch;
    const Placement placement = extension.placement;
    more.plan.placements.push_back(placement);
    more.value = extension.value;
    if (placement.isIsland()) {
      ++more.onIsland;
      more.islandPrice += islandPrice(nextDie(sketch));
      return more;
    }
    const Way way = placement.way();
    more.lines[way.line()].extend(way.end());
    more.used = static_cast<LineMask>(more.used | lineBit(way.line()));
    more.begun = static_cast<LineMask>(more.begun | lineBit(way.line()));
    more.jokersLeft = static_cast<std::uint8_t>(more.jokersLeft - (placement.hasJoker() ? 1 : 0));
    return more;
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
    const float value = sketch.value + size.worth + pipsWorth(sketch);
    keeper_.add(sketch.plan, value, false);
    if (!player_.hasVacation || sketch.onIsland < judgement_.leastOnVacation) return;
    keeper_.add(sketch.plan, value + sketch.islandPrice - vacationPrice(), true);
  }

  float pipsWorth(const Sketch& sketch) const {
    if (judgement_.pips == 0) return 0;
    std::array<std::uint8_t, kFaces + 1> lines = linesByPips_;
    for (unsigned used = sketch.used; used != 0; used &= used - 1) {
      const auto line = firstOf<LineIndex>(used);
      if (!player_.lines[line].isUntouched()) --lines[pipsAhead(line, player_.lines[line])];
      ++lines[pipsAhead(line, sketch.lines[line])];
    }
    int pips = 0;
    for (std::size_t i = 1; i < lines.size(); ++i) pips += lines[i] > 0 ? 1 : 0;
    return static_cast<float>(pipsValue(tables_, pips, roundsLeft(), judgement_));
  }

  std::uint8_t pipsAhead(LineIndex line, LineWork work) const {
    return pips_[Way(line, work.end())][static_cast<std::size_t>(work.tiles())];
  }

  void countPips() {
    for (const LineIndex line : tables_.map.lines.keys()) {
      const LineWork work = player_.lines[line];
      if (!work.isUntouched()) ++linesByPips_[pipsAhead(line, work)];
    }
  }

  int roundsLeft() const { return tables_.components.rounds - state_.round; }

  float vacationPrice() const {
    return static_cast<float>(judgement_.vacation * roundsLeft() / tables_.components.rounds);
  }

  const Tables& tables_;
  const State& state_;
  const Player& player_;
  const Judgement& judgement_;
  const WorkerTable& workerTable_;
  const PipsByWay& pips_;
  const AheadByPips& ahead_;
  Growth growth_;
  double jokerWorth_;
  std::array<Size, kColumns> sizes_{};
  std::array<std::uint8_t, kFaces + 1> linesByPips_{};  // that are begun, by the pips ahead
  Keeper& keeper_;
};

constexpr std::size_t kNarrow = 6;
constexpr std::size_t kWide = 24;

}  // namespace

Plan quickPlan(const Tables& tables, const State& state, Seat seat, const Judgement& judgement) {
  BestSketch best;
  QuickPlanner<kNarrow, BestSketch>(tables, state, seat, judgement, best).run();
  return best.plan();
}

std::vector<SketchedPlan> quickPlans(const Tables& tables, const State& state, Seat seat,
                                     const Judgement& judgement, Look look, std::size_t most) {
  AllSketches all;
  if (look == Look::narrow)
    QuickPlanner<kNarrow, AllSketches>(tables, state, seat, judgement, all).run();
  else
    QuickPlanner<kWide, AllSketches>(tables, state, seat, judgement, all).run();
  return all.best(most);
}

}  // namespace spannung::powerline::greedy
