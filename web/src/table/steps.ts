// A move after which the rules went on by themselves, as scenes that are shown one after the other.

import type { Step } from '../games/game';
import type { LogLine, StepState, TableMessage } from '../protocol/messages';

export interface Scene {
  message: TableMessage;
  news?: LogLine[]; // what this scene tells, if it is one of several
  thought?: boolean;
  beat?: number; // of a step that takes several
}

export function isStory(scene: Scene): boolean {
  return scene.news !== undefined;
}

// The table while lines up to `end` have been told. A thought changes nothing, so it is seen with
// the state it was thought in, as is what wants to be told before it shows; what was done is seen
// with the next state, if there is one.
function stateAt(states: StepState[], steps: Step[], index: number, end: number): StepState | null {
  const past = states.filter(({ line }) => line < end).at(-1);
  const next = states.find(({ line }) => line >= end) ?? null;
  if (!past) return next;
  let start = end;
  for (let i = index; i >= 0 && start > past.line; i--) {
    const step = steps[i];
    if (!step?.thought && !step?.still) return next;
    start -= step.lines.length;
  }
  return past;
}

function sceneOf(message: TableMessage, step: Step, end: number, seen: StepState): Scene {
  const lines = message.log?.lines ?? [];
  const seat = step.lines.find((line) => line.seat !== null)?.seat ?? null;
  const told: TableMessage = {
    ...message,
    status: 'running',
    state: seen.state,
    active: seat === null ? [] : [seat],
    moves: [],
    log: { from: message.log?.from ?? 0, lines: lines.slice(0, end) },
  };
  delete told.result;
  return { message: told, news: step.lines, thought: step.thought };
}

function beatsOf(scene: Scene, beats: number | undefined): Scene[] {
  if (beats === undefined) return [scene];
  return Array.from({ length: beats }, (_, beat) => ({ ...scene, beat }));
}

export function unfolded(message: TableMessage, cut: (lines: LogLine[]) => Step[]): Scene[] {
  const { steps: states, log } = message;
  if (!states || states.length === 0 || !log) return [{ message }];
  const steps = cut(log.lines);
  const scenes: Scene[] = [];
  let [end, told] = [0, 0];
  for (const [index, step] of steps.entries()) {
    end += step.lines.length;
    const seen = stateAt(states, steps, index, end);
    if (!seen) break; // from here on it is the state that the move has led to
    scenes.push(...beatsOf(sceneOf(message, step, end, seen), step.beats));
    told = index + 1;
  }
  const untold = steps.slice(told).flatMap(({ lines }) => lines);
  return [...scenes, { message, news: untold }];
}
