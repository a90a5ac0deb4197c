// A vector of fixed capacity that is trivially copyable, so that states may hold it.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace spannung {

template <class T, std::size_t Capacity>
class FixedVector {
  static_assert(Capacity < 256, "the size is kept in one byte");

 public:
  using value_type = T;
  using const_iterator = const T*;

  constexpr std::size_t size() const { return size_; }
  constexpr int count() const { return size_; }
  static constexpr std::size_t capacity() { return Capacity; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == Capacity; }

  constexpr T& operator[](std::size_t i) { return assert(i < size_), items_[i]; }
  constexpr const T& operator[](std::size_t i) const { return assert(i < size_), items_[i]; }
  constexpr T& front() { return (*this)[0]; }
  constexpr const T& front() const { return (*this)[0]; }
  constexpr T& back() { return assert(!empty()), items_[size_ - 1U]; }
  constexpr const T& back() const { return assert(!empty()), items_[size_ - 1U]; }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

  constexpr void push_back(T item) {
    assert(!full());
    items_[size_++] = item;
  }
  // A vacated place is reset, so that equal contents are equal bytes.
  constexpr T pop_back() {
    assert(!empty());
    const T item = items_[--size_];
    items_[size_] = T{};
    return item;
  }
  constexpr void insertAt(std::size_t at, T item) {
    assert(!full() && at <= size_);
    for (std::size_t i = size_; i > at; --i) items_[i] = items_[i - 1];
    items_[at] = item;
    ++size_;
  }
  constexpr T eraseAt(std::size_t at) {
    assert(at < size_);
    const T item = items_[at];
    for (std::size_t i = at + 1; i < size_; ++i) items_[i - 1] = items_[i];
    items_[--size_] = T{};
    return item;
  }
  constexpr void clear() {
    while (!empty()) pop_back();
  }
  // The place of `item`, or size() if it is not here.
  constexpr std::size_t find(const T& item) const {
    std::size_t i = 0;
    while (i < size_ && !(items_[i] == item)) ++i;
    return i;
  }
  constexpr bool contains(const T& item) const { return find(item) != size_; }
  constexpr bool erase(const T& item) {
    const std::size_t at = find(item);
    if (at == size_) return false;
    eraseAt(at);
    return true;
  }
  constexpr bool operator==(const FixedVector& other) const {
    if (size_ != other.size_) return false;
    for (std::size_t i = 0; i < size_; ++i)
      if (!(items_[i] == other.items_[i])) return false;
    return true;
  }

 private:
  std::array<T, Capacity> items_{};
  std::uint8_t size_ = 0;
};

}  // namespace spannung
