#include "cli/play/undo_plan.h"

#include <algorithm>

namespace spannung {
namespace {

std::optional<std::size_t> lastPlyOf(const Session& session, Seat seat) {
  for (std::size_t i = session.plies().size(); i > 0; --i)
    if (session.plies()[i - 1].seat == seat) return i - 1;
  return std::nullopt;
}

// The first ply of the choice that a ply belongs to.
std::size_t beginOf(const std::vector<Course>& courses, Seat seat, std::size_t ply) {
  for (const Course& course : courses)
    if (course.seat == seat && course.first <= ply && ply < course.first + course.count)
      return course.first;
  return ply;
}

void consider(UndoPlan& plan, const Ply& ply, const Seating& seating, Seat seat) {
  plan.crossesReveal = plan.crossesReveal || ply.revealed;
  const bool isKnown =
      std::find(plan.others.begin(), plan.others.end(), ply.seat) != plan.others.end();
  if (ply.seat != seat && seating.isPerson(ply.seat) && !isKnown) plan.others.push_back(ply.seat);
}

}  // namespace

std::optional<UndoPlan> planUndo(const Session& session, const Seating& seating, Seat seat,
                                 const std::vector<Course>& courses) {
  const auto last = lastPlyOf(session, seat);
  if (!last) return std::nullopt;
  const std::size_t first = beginOf(courses, seat, *last);
  UndoPlan plan{first, false, {}};
  if (session.freeUndo(seat) >= static_cast<int>(session.plies().size() - first)) return plan;
  for (std::size_t i = first; i < session.plies().size(); ++i)
    consider(plan, session.plies()[i], seating, seat);
  return plan;
}

}  // namespace spannung
