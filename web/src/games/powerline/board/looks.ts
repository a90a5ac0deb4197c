// How workers and dice are told apart: by colour, and by a mark for whoever cannot see colours.

import type { Worker } from '../state';

export interface WorkerLook {
  fill: string;
  ink: string;
  mark: string; // path in a 10 by 10 box around the origin, made to be filled
}

const kMarks: Record<Worker, string> = {
  red: 'M0-5A5 5 0 1 0 0 5A5 5 0 1 0 0-5z',
  yellow: 'M0-5.5L5.5 4.5H-5.5z',
  blue: 'M-4.5-4.5H4.5V4.5H-4.5z',
  green: 'M0-6L6 0L0 6L-6 0z',
  white: 'M-2-5.5H2V-2H5.5V2H2V5.5H-2V2H-5.5V-2H-2z',
  black: 'M-5.5-4H5.5V-.8H-5.5zM-5.5 1.2H5.5V4.4H-5.5z',
};

export function workerLook(worker: Worker): WorkerLook {
  return {
    fill: `var(--pl-${worker})`,
    ink: `var(--pl-${worker}-ink)`,
    mark: kMarks[worker],
  };
}

const kPips: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

// The dots of a face, in steps from its middle.
export function dotsOf(face: number): [number, number][] {
  return kPips[face] ?? [];
}
