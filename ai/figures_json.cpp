#include "ai/figures_json.h"

namespace spannung {

namespace json = boost::json;

json::object shareDocument(const Share& share) {
  return {{"wins", share.count},
          {"share", share.share},
          {"share_low", share.low},
          {"share_high", share.high}};
}

json::object distributionDocument(const Distribution& distribution) {
  return {{"mean", distribution.mean},
          {"min", distribution.min},
          {"lower_quartile", distribution.lowerQuartile},
          {"median", distribution.median},
          {"upper_quartile", distribution.upperQuartile},
          {"max", distribution.max}};
}

json::object optionsDocument(const Values& options) {
  json::object document;
  for (const auto& [name, value] : options) document[name] = value;
  return document;
}

}  // namespace spannung
