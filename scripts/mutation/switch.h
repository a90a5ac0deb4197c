// What scripts/mutate puts in place of operators, so that one program holds all mutants of a game
// and the number in SPANNUNG_MUTANT chooses the one that is alive.
#pragma once

#include <algorithm>
#include <ranges>
#include <type_traits>
#include <vector>

namespace spannung::mutant {

extern const int alive;

inline bool is(int number) { return alive == number; }

// Goes over a range, from its end if the mutant is alive. Elements are those of the range itself,
// and nothing is allocated while it is not.
template <class View>
class Order {
 public:
  using Iterator = std::ranges::iterator_t<View>;

  Order(int number, View view) : view_(std::move(view)) {
    if (!is(number)) return;
    for (auto at = std::ranges::begin(view_); at != std::ranges::end(view_); ++at)
      backwards_.push_back(at);
    std::ranges::reverse(backwards_);
  }

  struct Cursor {
    Iterator forward;
    const Iterator* backward;
    decltype(auto) operator*() const { return backward == nullptr ? *forward : **backward; }
    Cursor& operator++() {
      if (backward == nullptr)
        ++forward;
      else
        ++backward;
      return *this;
    }
    bool operator!=(const Cursor& other) const {
      return backward == nullptr ? forward != other.forward : backward != other.backward;
    }
  };

  Cursor begin() { return {std::ranges::begin(view_), backwards_.data()}; }
  Cursor end() { return {std::ranges::end(view_), backwards_.data() + backwards_.size()}; }

 private:
  View view_;
  std::vector<Iterator> backwards_;
};

template <class Range>
auto order(int number, Range&& range) {
  return Order(number, std::views::all(std::forward<Range>(range)));
}

}  // namespace spannung::mutant

// The same twice: the second may stand in a constexpr function, where no mutant is alive at compile
// time. The first may not, or constants would be folded with it.
#define SPANNUNG_MUTANT_OPERATORS(SPACE, CONSTEXPR, IS)        \
  namespace spannung::SPACE {                                  \
  CONSTEXPR bool is(int n) { return IS; }                      \
  template <class A, class B>                                  \
  CONSTEXPR bool less(int n, const A& a, const B& b) {         \
    return is(n) ? a <= b : is(n + 1) ? !(a < b) : a < b;      \
  }                                                            \
  template <class A, class B>                                  \
  CONSTEXPR bool lessEqual(int n, const A& a, const B& b) {    \
    return is(n) ? a < b : is(n + 1) ? !(a <= b) : a <= b;     \
  }                                                            \
  template <class A, class B>                                  \
  CONSTEXPR bool greater(int n, const A& a, const B& b) {      \
    return is(n) ? a >= b : is(n + 1) ? !(a > b) : a > b;      \
  }                                                            \
  template <class A, class B>                                  \
  CONSTEXPR bool greaterEqual(int n, const A& a, const B& b) { \
    return is(n) ? a > b : is(n + 1) ? !(a >= b) : a >= b;     \
  }                                                            \
  template <class A, class B>                                  \
  CONSTEXPR bool equal(int n, const A& a, const B& b) {        \
    return is(n) != static_cast<bool>(a == b);                 \
  }                                                            \
  template <class A, class B>                                  \
  CONSTEXPR bool different(int n, const A& a, const B& b) {    \
    return is(n) != static_cast<bool>(a != b);                 \
  }                                                            \
  template <class A, class B>                                  \
  CONSTEXPR bool shortLess(int n, const A& a, const B& b) {    \
    return is(n) ? a < b && a + 1 < b : a < b;                 \
  }                                                            \
  template <class A, class B>                                  \
  CONSTEXPR auto plus(int n, const A& a, const B& b) {         \
    return is(n) ? a - b : a + b;                              \
  }                                                            \
  template <class A, class B>                                  \
  CONSTEXPR auto minus(int n, const A& a, const B& b) {        \
    return is(n) ? a + b : a - b;                              \
  }                                                            \
  template <class A>                                           \
  CONSTEXPR A shift(int n, const A& a) {                       \
    return is(n) ? static_cast<A>(a + 1) : a;                  \
  }                                                            \
  template <class A>                                           \
  CONSTEXPR bool negated(int n, const A& a) {                  \
    return is(n) == static_cast<bool>(a);                      \
  }                                                            \
  template <class A>                                           \
  CONSTEXPR bool condition(int n, const A& a) {                \
    return is(n) != static_cast<bool>(a);                      \
  }                                                            \
  template <class A>                                           \
  CONSTEXPR bool guard(int n, const A& a) {                    \
    return !is(n) && static_cast<bool>(a);                     \
  }                                                            \
  template <class A>                                           \
  CONSTEXPR bool result(int n, const A& a) {                   \
    return is(n) || (!is(n + 1) && static_cast<bool>(a));      \
  }                                                            \
  }

SPANNUNG_MUTANT_OPERATORS(living, inline, mutant::is(n))
SPANNUNG_MUTANT_OPERATORS(folded, constexpr, !std::is_constant_evaluated() && mutant::is(n))
