// The one type-erased face of a game, for the server, the command line and the bindings. Search
// and benchmarks use the games themselves.
#pragma once

#include <cstddef>
#include <cstring>
#include <memory>
#include <new>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/game.h"

namespace spannung {

// Room for the state of any game. Only what is in use is copied.
class AnyState {
 public:
  static constexpr std::size_t kCapacity = 2048;

  AnyState() {}  // NOLINT(modernize-use-equals-default): the room is not filled on purpose
  AnyState(const AnyState& other) : size_(other.size_) { std::memcpy(bytes_, other.bytes_, size_); }
  AnyState& operator=(const AnyState& other) {
    size_ = other.size_;
    std::memmove(bytes_, other.bytes_, size_);
    return *this;
  }
  ~AnyState() = default;

  template <class State>
  static AnyState of(const State& state) {
    static_assert(sizeof(State) <= kCapacity && alignof(State) <= alignof(std::max_align_t));
    AnyState any;
    any.size_ = sizeof(State);
    std::memcpy(any.bytes_, &state, sizeof(State));
    return any;
  }
  template <class State>
  const State& as() const {
    return *std::launder(reinterpret_cast<const State*>(bytes_));
  }
  template <class State>
  State& as() {
    return *std::launder(reinterpret_cast<State*>(bytes_));
  }

 private:
  std::size_t size_ = 0;
  alignas(std::max_align_t) std::byte bytes_[kCapacity];
};

class AnyGame {
 public:
  AnyGame() = default;
  AnyGame(const AnyGame&) = delete;
  AnyGame& operator=(const AnyGame&) = delete;
  virtual ~AnyGame() = default;

  virtual std::string_view name() const = 0;
  virtual int revision() const = 0;
  virtual int seats() const = 0;
  virtual std::size_t stateSize() const = 0;
  virtual Terms moveTerms() const = 0;
  virtual Terms reasonTerms() const = 0;
  virtual Terms eventTerms() const = 0;

  virtual AnyState initial(const Seed& seed) const = 0;
  // Makes the same of `state`, telling what happens before the first move as it happens.
  virtual void open(AnyState& state, const Seed& seed, EventSink sink) const = 0;
  AnyState opened(const Seed& seed, EventSink sink) const {
    AnyState state;
    open(state, seed, sink);
    return state;
  }
  virtual SeatMask active(const AnyState& state) const = 0;
  virtual void legal(const AnyState& state, Seat seat, MoveList& moves) const = 0;
  virtual Verdict check(const AnyState& state, Seat seat, Move move) const = 0;
  virtual void apply(AnyState& state, Seat seat, Move move, EventSink sink) const = 0;
  // The same with the seat that is asked next (none at the end) and all its legal moves.
  virtual Seat advance(AnyState& state, Seat seat, Move move, EventSink& sink,
                       MoveList& next) const = 0;
  virtual bool finished(const AnyState& state) const = 0;
  virtual Result result(const AnyState& state) const = 0;
  virtual AnyState redacted(const AnyState& state, Viewer viewer) const = 0;
  virtual void determinize(AnyState& state, Viewer viewer, Dice& dice) const = 0;
  virtual bool equal(const AnyState& left, const AnyState& right) const = 0;

  virtual std::string text(Move move) const = 0;
  virtual ParsedMove parse(std::string_view text) const = 0;
  virtual std::string operandText(std::string_view type, int value) const = 0;
};

// A game with the deal it starts from.
template <Game G>
class ErasedGame final : public AnyGame {
 public:
  using State = typename G::State;
  using Deal = typename G::Deal;

  ErasedGame(G game, Deal deal) : game_(std::move(game)), deal_(std::move(deal)) {}
  const G& game() const { return game_; }
  const Deal& deal() const { return deal_; }

  std::string_view name() const override { return G::kName; }
  int revision() const override { return game_.revision(); }
  int seats() const override { return game_.seats(); }
  std::size_t stateSize() const override { return sizeof(State); }
  Terms moveTerms() const override { return G::moveTerms(); }
  Terms reasonTerms() const override { return G::reasonTerms(); }
  Terms eventTerms() const override { return G::eventTerms(); }

  AnyState initial(const Seed& seed) const override {
    return AnyState::of(game_.initial(seed, deal_));
  }
  void open(AnyState& state, const Seed& seed, EventSink sink) const override {
    if constexpr (TellsOpening<G>) {
      state = AnyState::of(State{});
      game_.open(state.as<State>(), seed, deal_, sink);
    } else {
      state = initial(seed);
    }
  }
  SeatMask active(const AnyState& state) const override { return game_.active(state.as<State>()); }
  void legal(const AnyState& state, Seat seat, MoveList& moves) const override {
    game_.legal(state.as<State>(), seat, moves);
  }
  Verdict check(const AnyState& state, Seat seat, Move move) const override {
    return game_.check(state.as<State>(), seat, move);
  }
  void apply(AnyState& state, Seat seat, Move move, EventSink sink) const override {
    game_.apply(state.as<State>(), seat, move, sink);
  }
  Seat advance(AnyState& state, Seat seat, Move move, EventSink& sink,
               MoveList& next) const override {
    return game_.advance(state.as<State>(), seat, move, sink, next);
  }
  bool finished(const AnyState& state) const override { return game_.finished(state.as<State>()); }
  Result result(const AnyState& state) const override { return game_.result(state.as<State>()); }
  AnyState redacted(const AnyState& state, Viewer viewer) const override {
    return AnyState::of(game_.redacted(state.as<State>(), viewer));
  }
  void determinize(AnyState& state, Viewer viewer, Dice& dice) const override {
    game_.determinize(state.as<State>(), viewer, dice);
  }
  bool equal(const AnyState& left, const AnyState& right) const override {
    return left.as<State>() == right.as<State>();
  }
  std::string text(Move move) const override { return game_.text(move); }
  ParsedMove parse(std::string_view text) const override { return game_.parse(text); }
  std::string operandText(std::string_view type, int value) const override {
    return game_.operandText(type, value);
  }

 private:
  G game_;
  Deal deal_;
};

}  // namespace spannung
