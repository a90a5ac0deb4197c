// Who sits at the table: one seat, a set of seats, and whoever looks at a state.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>

namespace spannung {

inline constexpr int kMaxSeats = 6;

// A place at the table, counted clockwise from 0. Seats never change during a game.
class Seat {
 public:
  constexpr Seat() = default;
  static constexpr Seat of(int index) { return Seat(static_cast<std::uint8_t>(index)); }
  static constexpr Seat none() { return Seat(kNone); }

  constexpr int index() const { return index_; }
  constexpr bool isNone() const { return index_ == kNone; }
  constexpr bool operator==(const Seat&) const = default;
  constexpr auto operator<=>(const Seat&) const = default;

 private:
  static constexpr std::uint8_t kNone = 0xFF;
  explicit constexpr Seat(std::uint8_t index) : index_(index) {}
  std::uint8_t index_ = kNone;
};

// A set of seats, one bit each.
class SeatMask {
 public:
  constexpr SeatMask() = default;
  static constexpr SeatMask firstSeats(int count) {
    return SeatMask(static_cast<std::uint8_t>((1U << count) - 1U));
  }
  static constexpr SeatMask only(Seat seat) {
    SeatMask mask;
    mask.add(seat);
    return mask;
  }

  constexpr void add(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | bit(seat)); }
  constexpr void remove(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ & ~bit(seat)); }
  constexpr bool contains(Seat seat) const {
    return seat.index() < kMaxSeats && (bits_ & bit(seat)) != 0;
  }
  // The members that `others` does not have.
  constexpr SeatMask without(SeatMask others) const {
    return SeatMask(static_cast<std::uint8_t>(bits_ & ~others.bits_));
  }
  constexpr int count() const { return std::popcount(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr Seat first() const {
    return empty() ? Seat::none() : Seat::of(std::countr_zero(bits_));
  }
  // The next member clockwise after `seat`; `seat` itself comes last.
  constexpr Seat nextClockwise(Seat seat, int seats) const {
    for (int step = 1; step <= seats; ++step) {
      const Seat candidate = Seat::of((seat.index() + step) % seats);
      if (contains(candidate)) return candidate;
    }
    return Seat::none();
  }
  constexpr bool operator==(const SeatMask&) const = default;

 private:
  explicit constexpr SeatMask(std::uint8_t bits) : bits_(bits) {}
  static constexpr unsigned bit(Seat seat) { return 1U << seat.index(); }
  std::uint8_t bits_ = 0;
};

// Whose eyes a state is shown to: one seat's, or those of a spectator who owns no secrets.
class Viewer {
 public:
  static constexpr Viewer seat(Seat seat) { return Viewer(seat); }
  static constexpr Viewer spectator() { return Viewer(Seat::none()); }

  constexpr bool isSpectator() const { return seat_.isNone(); }
  constexpr bool is(Seat seat) const { return seat_ == seat; }
  constexpr Seat seat() const { return seat_; }

 private:
  explicit constexpr Viewer(Seat seat) : seat_(seat) {}
  Seat seat_;
};

}  // namespace spannung
