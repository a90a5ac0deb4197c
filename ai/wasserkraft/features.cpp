#include "ai/wasserkraft/features.h"

#include "ai/wasserkraft/seat_features.h"
#include "ai/wasserkraft/table_features.h"

namespace spannung::wasserkraft {

network::FeatureNames namesOfFeatures(const Chart& chart, const State& any) {
  const Scene scene(chart, any);
  network::NameRow seat;
  network::NameRow table;
  SeatFeatures(scene, Seat::of(0)).addTo(seat);
  TableFeatures(scene).addTo(table);
  return {seat.names(), table.names()};
}

void describe(const Chart& chart, const State& state, network::Features& features) {
  const Scene scene(chart, state);
  for (int i = 0; i < scene.tables.seats(); ++i) {
    network::ValueRow row(features.seats[static_cast<std::size_t>(i)].data());
    SeatFeatures(scene, Seat::of(i)).addTo(row);
  }
  network::ValueRow row(features.table.data());
  TableFeatures(scene).addTo(row);
}

}  // namespace spannung::wasserkraft
