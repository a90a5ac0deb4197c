#include "ai/tuning/spsa.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace spannung {
namespace {

// Parameters on their ranges: 0 is the lowest value, 1 the highest.
using Point = std::vector<double>;

// Spall's exponents: the reach shrinks slowly, the steps faster.
constexpr double kReachDecay = 0.101;
constexpr double kStepDecay = 0.602;
constexpr double kStability = 0.1;  // of all iterations pass before the steps shrink noticeably

Point pointOf(const Parameters& parameters) {
  Point point;
  for (const Parameter& parameter : parameters)
    point.push_back((parameter.value - parameter.low) / (parameter.high - parameter.low));
  return point;
}

Parameters parametersAt(Parameters parameters, const Point& point) {
  for (std::size_t i = 0; i < point.size(); ++i) {
    Parameter& parameter = parameters[i];
    const double part = std::clamp(point[i], 0.0, 1.0);
    parameter.value = parameter.low + part * (parameter.high - parameter.low);
  }
  return parameters;
}

Point moved(Point point, const Point& direction, double distance) {
  for (std::size_t i = 0; i < point.size(); ++i)
    point[i] = std::clamp(point[i] + distance * direction[i], 0.0, 1.0);
  return point;
}

Point randomDirection(std::size_t size, Dice& dice) {
  Point direction;
  for (std::size_t i = 0; i < size; ++i) direction.push_back(dice.below(2) == 0 ? -1 : 1);
  return direction;
}

class Path {
 public:
  Path(const Parameters& start, const SpsaSettings& settings)
      : start_(start), settings_(settings), point_(pointOf(start)), sum_(start.size(), 0.0) {}

  Expected<Parameters> walk(const Duel& duel) {
    Rng rng = Rng::fromSeed(settings_.seed);
    Dice dice(rng);
    for (int iteration = 0; iteration < settings_.iterations; ++iteration) {
      if (const auto done = step(iteration, randomDirection(point_.size(), dice), duel); !done)
        return tl::unexpected(done.error());
      if (2 * iteration >= settings_.iterations) remember();
    }
    return mean();
  }

 private:
  Expected<void> step(int iteration, const Point& direction, const Duel& duel) {
    const double reach = settings_.reach / std::pow(iteration + 1, kReachDecay);
    const auto points = duel(parametersAt(start_, moved(point_, direction, reach)),
                             parametersAt(start_, moved(point_, direction, -reach)), iteration);
    if (!points) return tl::unexpected(points.error());
    const double stability = kStability * settings_.iterations;
    const double decay = std::pow((stability + 1) / (stability + iteration + 1), kStepDecay);
    const double lead = 2 * *points - 1;
    point_ = moved(point_, direction, lead * settings_.step * settings_.reach * decay);
    return {};
  }

  void remember() {
    for (std::size_t i = 0; i < point_.size(); ++i) sum_[i] += point_[i];
    ++remembered_;
  }

  Parameters mean() const {
    if (remembered_ == 0) return start_;
    Point mean;
    for (const double sum : sum_) mean.push_back(sum / remembered_);
    return parametersAt(start_, mean);
  }

  const Parameters& start_;
  const SpsaSettings& settings_;
  Point point_;
  Point sum_;
  int remembered_ = 0;
};

}  // namespace

Expected<Parameters> improved(const Parameters& start, const SpsaSettings& settings,
                              const Duel& duel) {
  return Path(start, settings).walk(duel);
}

}  // namespace spannung
