#include "ai/pampero/features.h"

#include "ai/pampero/company_row.h"
#include "ai/pampero/table_row.h"

namespace spannung::pampero {

using network::NameRow;
using network::ValueRow;

network::FeatureNames featureNames(const Tables& tables, const State& any) {
  const Groundwork ground(tables);
  const Survey survey(ground, any);
  NameRow company;
  CompanyRow<NameRow>(company, survey, Seat::of(0)).fill();
  NameRow table;
  TableRow<NameRow>(table, survey).fill();
  return {company.names(), table.names()};
}

void fillFeatures(const Groundwork& ground, const State& state, network::Features& features) {
  const Survey survey(ground, state);
  for (int i = 0; i < ground.tables.companies; ++i) {
    ValueRow row(features.seats[static_cast<std::size_t>(i)].data());
    CompanyRow<ValueRow>(row, survey, Seat::of(i)).fill();
  }
  ValueRow row(features.table.data());
  TableRow<ValueRow>(row, survey).fill();
}

}  // namespace spannung::pampero
