// A game at this terminal: the session, who sits where, and the bots.
#pragma once

#include <memory>
#include <vector>

#include "ai/bots.h"
#include "cli/play/seating.h"
#include "record/session.h"

namespace spannung {

class PlayTable {
 public:
  PlayTable(Session session, Seating seating, std::vector<std::unique_ptr<Bot>> bots,
            std::unique_ptr<Bot> adviser);

  Session& session() { return session_; }
  const Session& session() const { return session_; }
  const Seating& seating() const { return seating_; }
  const AnyGame& rules() const { return session_.rules(); }

  // Whose decision it is; none once the game is finished.
  Seat actor() const { return rules().active(session_.state()).first(); }
  AnyState viewOf(Seat seat) const {
    return rules().redacted(session_.state(), Viewer::seat(seat));
  }

  // Until a person has to decide or the game ends.
  void playBots();
  // What the adviser would do in the place of a person.
  Move advice(Seat seat) const;
  // What the adviser thought about the moves; nothing if it does not search.
  std::vector<Thought> thoughts() const { return adviser_->thoughts(); }
  // Two people at this terminal do not see the same: one of them must not look over the other's
  // shoulder.
  bool hasSecretsBetween(Seat left, Seat right) const;

 private:
  // Depends on the game's seed and the ply alone: taking back does not roll a bot's dice again.
  Move choice(Bot& bot, Seat seat, std::string_view purpose) const;

  Session session_;
  Seating seating_;
  std::vector<std::unique_ptr<Bot>> bots_;  // by seat; null for people
  std::unique_ptr<Bot> adviser_;
};

// Also makes the bots that the seating asks for.
Expected<std::unique_ptr<PlayTable>> makePlayTable(Session session, Seating seating,
                                                   std::string_view adviser);

}  // namespace spannung
