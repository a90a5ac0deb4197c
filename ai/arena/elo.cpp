#include "ai/arena/elo.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <utility>

#include "ai/distribution.h"

namespace spannung {
namespace {

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

const double kEloPerLogit = 400 / std::numbers::ln10;

Matrix withDraws(Matrix ahead, double draws) {
  for (std::size_t i = 0; i < ahead.size(); ++i)
    for (std::size_t j = 0; j < ahead.size(); ++j) ahead[i][j] += i == j ? 0 : draws / 2;
  return ahead;
}

// One step of Hunter's algorithm, which never makes the comparisons less likely. The largest change
// in proportion to a strength.
double improve(const Matrix& ahead, Vector& strengths) {
  double change = 0;
  for (std::size_t i = 0; i < ahead.size(); ++i) {
    double victories = 0;
    double weight = 0;
    for (std::size_t j = 0; j < ahead.size(); ++j) {
      if (i == j) continue;
      victories += ahead[i][j];
      weight += (ahead[i][j] + ahead[j][i]) / (strengths[i] + strengths[j]);
    }
    const double better = victories / weight;
    change = std::max(change, std::abs(better / strengths[i] - 1));
    strengths[i] = better;
  }
  return change;
}

// Logarithms of the strengths, the first one 0.
Vector likeliestLogits(const Matrix& ahead) {
  constexpr int kMostSteps = 100'000;
  constexpr double kStill = 1e-12;
  Vector strengths(ahead.size(), 1.0);
  for (int step = 0; step < kMostSteps; ++step)
    if (improve(ahead, strengths) < kStill) break;
  Vector logits;
  for (const double strength : strengths) logits.push_back(std::log(strength / strengths[0]));
  return logits;
}

// Fisher's information about all logits but the first, which is fixed.
Matrix informationOf(const Matrix& ahead, const Vector& logits) {
  const std::size_t free = logits.size() - 1;
  Matrix information(free, Vector(free, 0.0));
  for (std::size_t i = 1; i <= free; ++i)
    for (std::size_t j = 0; j <= free; ++j) {
      if (i == j) continue;
      const double chance = 1 / (1 + std::exp(logits[j] - logits[i]));
      const double known = (ahead[i][j] + ahead[j][i]) * chance * (1 - chance);
      information[i - 1][i - 1] += known;
      if (j > 0) information[i - 1][j - 1] -= known;
    }
  return information;
}

// Gauss and Jordan without a choice of pivots, which a matrix of information does not need.
Matrix inverseOf(Matrix matrix) {
  const std::size_t size = matrix.size();
  Matrix inverse(size, Vector(size, 0.0));
  for (std::size_t i = 0; i < size; ++i) inverse[i][i] = 1;
  const auto scale = [size](Vector& row, double factor) {
    for (std::size_t k = 0; k < size; ++k) row[k] *= factor;
  };
  const auto subtract = [size](Vector& row, const Vector& other, double factor) {
    for (std::size_t k = 0; k < size; ++k) row[k] -= factor * other[k];
  };
  for (std::size_t i = 0; i < size; ++i) {
    const double pivot = matrix[i][i];
    scale(matrix[i], 1 / pivot);
    scale(inverse[i], 1 / pivot);
    for (std::size_t j = 0; j < size; ++j) {
      if (i == j) continue;
      const double factor = matrix[j][i];
      subtract(matrix[j], matrix[i], factor);
      subtract(inverse[j], inverse[i], factor);
    }
  }
  return inverse;
}

}  // namespace

std::vector<Rating> ratingsOf(const Comparisons& ahead, double draws) {
  if (ahead.size() < 2) return std::vector<Rating>(ahead.size());
  const Matrix comparisons = withDraws(ahead, draws);
  const Vector logits = likeliestLogits(comparisons);
  const Matrix variance = inverseOf(informationOf(comparisons, logits));
  std::vector<Rating> ratings(1);
  for (std::size_t i = 1; i < logits.size(); ++i) {
    const double elo = kEloPerLogit * logits[i];
    const double margin = kEloPerLogit * kNormal95 * std::sqrt(variance[i - 1][i - 1]);
    ratings.push_back({elo, elo - margin, elo + margin});
  }
  return ratings;
}

}  // namespace spannung
