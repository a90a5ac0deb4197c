// Charts as rows of text and stretchable SVG, so that they read as well on a phone as on a screen.
// All shapes lie on a scale from 0 to 100 and all words are HTML, which no stretching distorts.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace spannung {

// An axis whose ends are round numbers.
class Scale {
 public:
  // Ends at the given numbers.
  Scale(double low, double high, double step) : low_(low), high_(high), step_(step) {}
  // Wide enough for both, with steps that a person would choose.
  static Scale around(double low, double high);

  double low() const { return low_; }
  double high() const { return high_; }
  std::vector<double> ticks() const;
  // 0 to 100; values outside end at the edge.
  double place(double value) const;

 private:
  double low_;
  double high_;
  double step_;
};

struct ChartRow {
  std::string name;
  std::string value;   // in words
  std::string shapes;  // SVG between 0 and 100 both ways
};

// An interval with a dot for what was measured and a mark for what was to be expected.
std::string intervalShapes(const Scale& scale, double low, double value, double high,
                           std::optional<double> expected = {});
// How often the values fall into each of some equal parts of the scale, the largest part at full
// height; and their median.
std::string histogramShapes(const Scale& scale, const std::vector<int>& values, double median);

// `tickTexts` name the ticks of the scale.
std::string chart(const Scale& scale, const std::vector<std::string>& tickTexts,
                  const std::vector<ChartRow>& rows);

}  // namespace spannung
