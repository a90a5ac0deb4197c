#include "ai/pampero/equal_sites.h"

#include <algorithm>

#include "engine/pampero/vocabulary.h"

namespace spannung::pampero {
namespace {

bool areEqual(const Tables& tables, int left, int right) {
  if (!isSite(left) || !isSite(right)) return left == right;
  const Site& one = tables.site(SiteIndex::of(left));
  const Site& other = tables.site(SiteIndex::of(right));
  return one.sector == other.sector && one.type == other.type;
}

bool areEqual(const Tables& tables, Move left, Move right) {
  if (left.kind != right.kind) return false;
  switch (kindOf(left)) {
    case MoveKind::place: return areEqual(tables, left.a, right.a);
    case MoveKind::move: return left.a == right.a && areEqual(tables, left.b, right.b);
    default: return left == right;
  }
}

}  // namespace

void keepOneOfEqualSites(const Tables& tables, MoveList& moves) {
  MoveList kept;
  for (const Move move : moves)
    if (std::ranges::none_of(kept, [&](Move other) { return areEqual(tables, other, move); }))
      kept.add(move);
  moves.clear();
  for (const Move move : kept) moves.add(move);
}

}  // namespace spannung::pampero
