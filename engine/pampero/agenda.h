// The agenda: what is still to be done, the last entry first. Effects put their parts on it and
// never call each other, so any nesting of bonuses works and the state alone says where we are.
#pragma once

#include "engine/core/operand_value.h"
#include "engine/pampero/tables.h"

namespace spannung::pampero {

// PA-FX-42: what is pushed last is resolved completely before the rest goes on. There is always
// room: the content reader refuses bonuses that could bring each other about without end.
inline void push(State& state, const Task& task) { state.agenda.push_back(task); }

inline Task taskFor(Stage stage, Seat seat, OperandValue a = 0, OperandValue b = 0,
                    OperandValue c = 0) {
  Task task;
  task.stage = stage;
  task.seat = seat;
  task.a = static_cast<std::uint8_t>(a.number());
  task.b = static_cast<std::uint8_t>(b.number());
  task.c = static_cast<std::uint8_t>(c.number());
  return task;
}

inline Task taskOfStep(Stage stage, Seat seat, int step) {
  Task task = taskFor(stage, seat);
  task.step = static_cast<std::uint16_t>(step);
  return task;
}

// runSteps: step is the next one, a how many there are.
inline Task taskOfSteps(Seat seat, const StepList& list) {
  Task task = taskOfStep(Stage::runSteps, seat, list.first);
  task.a = list.count;
  return task;
}

inline void pushSteps(State& state, Seat seat, const StepList& list) {
  if (!list.empty()) push(state, taskOfSteps(seat, list));
}

inline StepList withoutFirst(const StepList& list) {
  return {static_cast<std::uint16_t>(list.first + 1), static_cast<std::uint8_t>(list.count - 1)};
}

// Leaves out what may be skipped: the decision on top and the steps that depend on it.
inline void skipTask(State& state) {
  const bool withRest = state.agenda.back().maySkip;
  state.agenda.pop_back();
  if (withRest) state.agenda.pop_back();
}

}  // namespace spannung::pampero
