// Figures for Prometheus. The library stays inside metrics.cpp.
#pragma once

#include <chrono>
#include <memory>
#include <string>

namespace spannung::server {

// May be used from any thread.
class Metrics {
 public:
  using Seconds = std::chrono::duration<double>;

  Metrics();
  Metrics(const Metrics&) = delete;
  Metrics& operator=(const Metrics&) = delete;
  ~Metrics();

  void socketOpened();
  void socketClosed();
  void messageReceived();
  void messageRefused();
  void movePlayed();
  // From the arrival of a move to the moment when its update is handed to all sockets.
  void moveTook(Seconds time);
  void appendTook(Seconds time);
  // For one move: on a thread, and from the question to the answer.
  void botThought(Seconds time);
  void botAnswered(Seconds time);
  void botCut();  // before its time, because many others wanted to think
  void failed();  // something that is our fault: the store, a bug

  void botsThinking(std::size_t count, std::size_t shares);
  void connections(int count);
  void tablesInMemory(std::size_t count);

  // In the text format of Prometheus.
  std::string text() const;

 private:
  struct Figures;
  std::unique_ptr<Figures> figures_;
};

}  // namespace spannung::server
