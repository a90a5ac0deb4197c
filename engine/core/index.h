// Numbers of things: a city, a basin, a card. Each kind of thing has a type of its own, so that the
// number of one cannot be taken for that of another, and lists that have one entry for each thing
// are asked by the thing itself.
//
//   using City = Index<struct CityTag>;
//   Indexed<City, Cost, kMostCities> costs;
//   for (const City city : all<City>(tables.cities)) costs[city] = ...;
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <ranges>
#include <type_traits>
#include <vector>

namespace spannung {

// One byte, counted from 0. What was not given a number is none of the things.
template <class Tag>
class Index {
 public:
  constexpr Index() = default;
  static constexpr Index of(int number) { return Index(static_cast<std::uint8_t>(number)); }
  static constexpr Index none() { return Index(kNone); }
  // A number that somebody has named: none of the things unless there are so many.
  static constexpr Index within(int count, int number) {
    return number >= 0 && number < count ? of(number) : none();
  }

  constexpr int index() const { return index_; }
  constexpr bool isNone() const { return index_ == kNone; }
  constexpr bool operator==(const Index&) const = default;
  constexpr auto operator<=>(const Index&) const = default;

 private:
  static constexpr std::uint8_t kNone = 0xFF;
  explicit constexpr Index(std::uint8_t index) : index_(index) {}
  std::uint8_t index_ = kNone;
};

// Seats, indices and enumerators name a place in a list.
template <class Key>
constexpr std::size_t placeOf(Key key) {
  if constexpr (std::is_enum_v<Key>)
    return static_cast<std::size_t>(key);
  else
    return static_cast<std::size_t>(key.index());
}

// One entry for each thing: an array that no other number opens.
template <class Key, class T, std::size_t kSize>
struct Indexed : std::array<T, kSize> {
  constexpr T& operator[](Key key) { return std::array<T, kSize>::operator[](placeOf(key)); }
  constexpr const T& operator[](Key key) const {
    return std::array<T, kSize>::operator[](placeOf(key));
  }
  // Written out, so that things that are never compared may be listed, too.
  constexpr bool operator==(const Indexed& other) const {
    const std::array<T, kSize>& own = *this;
    return own == static_cast<const std::array<T, kSize>&>(other);
  }
};

// All things of a kind, in the order of their numbers.
template <class Key>
constexpr auto all(int count) {
  return std::views::iota(0, count) |
         std::views::transform([](int number) { return Key::of(number); });
}

// Sets of things have a bit for each.
template <class Tag>
constexpr bool holds(std::unsigned_integral auto set, Index<Tag> thing) {
  return (std::uint64_t{set} >> thing.index() & 1U) != 0;
}

// The first thing of a set.
template <class Key>
constexpr Key firstOf(std::unsigned_integral auto set) {
  return Key::of(std::countr_zero(set));
}

// One entry for each thing where the content says how many there are.
template <class Key, class T>
struct Listed : std::vector<T> {
  using std::vector<T>::vector;
  T& operator[](Key key) { return std::vector<T>::operator[](placeOf(key)); }
  const T& operator[](Key key) const { return std::vector<T>::operator[](placeOf(key)); }
  // The thing of a number that somebody has named, or none.
  Key within(int number) const { return Key::within(static_cast<int>(this->size()), number); }
  auto keys() const { return all<Key>(static_cast<int>(this->size())); }
};

}  // namespace spannung
