#include "cli/terminal/chart.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include <fmt/format.h>

#include "cli/terminal/markup.h"

namespace spannung {
namespace {

constexpr int kWholeWidth = 100;

std::string line(std::string_view style, double x1, double y1, double x2, double y2) {
  return fmt::format(R"(<line class="{}" x1="{:.2f}" y1="{:.2f}" x2="{:.2f}" y2="{:.2f}"/>)", style,
                     x1, y1, x2, y2);
}

std::string gridLines(const Scale& scale) {
  std::string lines;
  for (const double tick : scale.ticks())
    lines += line("grid", scale.place(tick), 0, scale.place(tick), kWholeWidth);
  return lines;
}

std::string rowMarkup(const ChartRow& row, const std::string& grid) {
  return fmt::format(
      "<div class=\"row\"><span class=\"name\">{0}</span>"
      "<svg viewBox=\"0 0 100 100\" preserveAspectRatio=\"none\" role=\"img\" "
      "aria-label=\"{0}: {1}\">{2}{3}</svg><span class=\"value\">{1}</span></div>\n",
      markupText(row.name), markupText(row.value), grid, row.shapes);
}

std::string axisMarkup(const Scale& scale, const std::vector<std::string>& tickTexts) {
  std::string ticks;
  const std::vector<double> values = scale.ticks();
  for (std::size_t i = 0; i < values.size(); ++i)
    ticks += fmt::format(R"(<span style="left:{:.2f}%">{}</span>)", scale.place(values[i]),
                         markupText(tickTexts[i]));
  return fmt::format(R"(<div class="axis" aria-hidden="true"><div>{}</div></div>)", ticks);
}

constexpr std::size_t kParts = 32;
using Counts = std::array<int, kParts>;

Counts countsOf(const Scale& scale, const std::vector<int>& values) {
  Counts counts{};
  for (const int value : values) {
    const auto part = static_cast<std::size_t>(scale.place(value) / kWholeWidth * kParts);
    ++counts[std::min(part, kParts - 1)];
  }
  return counts;
}

}  // namespace

Scale Scale::around(double low, double high) {
  constexpr double kMostSteps = 6;
  const double span = std::max(high - low, 1.0);
  double step = std::pow(10, std::floor(std::log10(span / kMostSteps)));
  for (const double factor : {2.0, 2.5, 2.0})  // 1, 2, 5, 10
    if (span / step > kMostSteps) step *= factor;
  step = std::max(step, 1.0);
  const double first = std::floor(low / step) * step;
  const double last = std::ceil(high / step) * step;
  return {first, last > first ? last : first + step, step};
}

std::vector<double> Scale::ticks() const {
  std::vector<double> ticks;
  const auto count = static_cast<int>(std::lround((high_ - low_) / step_));
  for (int i = 0; i <= count; ++i) ticks.push_back(low_ + i * step_);
  return ticks;
}

double Scale::place(double value) const {
  return std::clamp((value - low_) / (high_ - low_), 0.0, 1.0) * kWholeWidth;
}

std::string intervalShapes(const Scale& scale, double low, double value, double high,
                           std::optional<double> expected) {
  std::string shapes;
  if (expected) shapes += line("expected", scale.place(*expected), 8, scale.place(*expected), 92);
  shapes += line("interval", scale.place(low), 50, scale.place(high), 50);
  // A line without length and with round ends is a dot that stays round however it is stretched.
  return shapes + line("dot", scale.place(value), 50, scale.place(value), 50);
}

std::string histogramShapes(const Scale& scale, const std::vector<int>& values, double median) {
  const Counts counts = countsOf(scale, values);
  const double most = std::max(1, *std::max_element(counts.begin(), counts.end()));
  constexpr double kWidth = static_cast<double>(kWholeWidth) / kParts;
  std::string shapes;
  for (std::size_t part = 0; part < kParts; ++part) {
    if (counts[part] == 0) continue;
    const double height = kWholeWidth * counts[part] / most;
    shapes +=
        fmt::format(R"(<rect class="bar" x="{:.2f}" y="{:.2f}" width="{:.2f}" height="{:.2f}"/>)",
                    kWidth * static_cast<double>(part), kWholeWidth - height, kWidth, height);
  }
  return shapes + line("median", scale.place(median), 0, scale.place(median), kWholeWidth);
}

std::string chart(const Scale& scale, const std::vector<std::string>& tickTexts,
                  const std::vector<ChartRow>& rows) {
  const std::string grid = gridLines(scale);
  std::string markup = "<div class=\"chart\">\n";
  for (const ChartRow& row : rows) markup += rowMarkup(row, grid);
  return markup + axisMarkup(scale, tickTexts) + "</div>\n";
}

}  // namespace spannung
