#include "server/hub/metrics.h"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

namespace spannung::server {
namespace {

prometheus::Counter& counter(prometheus::Registry& registry, const std::string& name,
                             const std::string& help) {
  return prometheus::BuildCounter().Name(name).Help(help).Register(registry).Add({});
}

prometheus::Gauge& gauge(prometheus::Registry& registry, const std::string& name,
                         const std::string& help) {
  return prometheus::BuildGauge().Name(name).Help(help).Register(registry).Add({});
}

prometheus::Histogram& histogram(prometheus::Registry& registry, const std::string& name,
                                 const std::string& help) {
  const prometheus::Histogram::BucketBoundaries bounds = {
      0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0};
  return prometheus::BuildHistogram().Name(name).Help(help).Register(registry).Add({}, bounds);
}

}  // namespace

struct Metrics::Figures {
  prometheus::Registry registry;
  prometheus::Gauge& connections = gauge(registry, "spannung_connections", "Open TCP connections");
  prometheus::Gauge& sockets = gauge(registry, "spannung_websockets", "Open WebSockets");
  prometheus::Gauge& tables =
      gauge(registry, "spannung_tables_in_memory", "Tables that are loaded");
  prometheus::Counter& messages =
      counter(registry, "spannung_messages_total", "Messages received over WebSockets");
  prometheus::Counter& refusals =
      counter(registry, "spannung_refusals_total", "Requests that were answered with an error");
  prometheus::Counter& moves = counter(registry, "spannung_moves_total", "Moves played here");
  prometheus::Counter& errors =
      counter(registry, "spannung_errors_total", "Failures of the server itself");
  prometheus::Histogram& moveTime =
      histogram(registry, "spannung_move_seconds", "From a move's arrival to its update");
  prometheus::Histogram& appendTime =
      histogram(registry, "spannung_store_append_seconds", "Time until an entry is durable");
  prometheus::Histogram& botTime =
      histogram(registry, "spannung_bot_seconds", "Thinking time of bots for one move");
  prometheus::Histogram& botWait = histogram(registry, "spannung_bot_answer_seconds",
                                             "Time until a bot's move or a hint was known");
  prometheus::Counter& botCuts = counter(registry, "spannung_bot_cuts_total",
                                         "Answers of bots before their time, because many think");
  prometheus::Gauge& bots =
      gauge(registry, "spannung_bots_thinking", "Moves and hints that bots think about");
  prometheus::Gauge& botShares = gauge(registry, "spannung_bot_shares",
                                       "Addresses, and people of this machine, whose bots think");
};

Metrics::Metrics() : figures_(std::make_unique<Figures>()) {}
Metrics::~Metrics() = default;

void Metrics::socketOpened() { figures_->sockets.Increment(); }
void Metrics::socketClosed() { figures_->sockets.Decrement(); }
void Metrics::messageReceived() { figures_->messages.Increment(); }
void Metrics::messageRefused() { figures_->refusals.Increment(); }
void Metrics::movePlayed() { figures_->moves.Increment(); }
void Metrics::moveTook(Seconds time) { figures_->moveTime.Observe(time.count()); }
void Metrics::appendTook(Seconds time) { figures_->appendTime.Observe(time.count()); }
void Metrics::botThought(Seconds time) { figures_->botTime.Observe(time.count()); }
void Metrics::botAnswered(Seconds time) { figures_->botWait.Observe(time.count()); }
void Metrics::botCut() { figures_->botCuts.Increment(); }
void Metrics::failed() { figures_->errors.Increment(); }
void Metrics::botsThinking(std::size_t count, std::size_t shares) {
  figures_->bots.Set(static_cast<double>(count));
  figures_->botShares.Set(static_cast<double>(shares));
}
void Metrics::connections(int count) { figures_->connections.Set(count); }
void Metrics::tablesInMemory(std::size_t count) {
  figures_->tables.Set(static_cast<double>(count));
}

std::string Metrics::text() const {
  return prometheus::TextSerializer().Serialize(figures_->registry.Collect());
}

}  // namespace spannung::server
