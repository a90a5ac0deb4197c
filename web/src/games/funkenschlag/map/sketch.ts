// How a map is drawn: its shape and its size in drawing units, which are pixels on a usual screen.

import type { MapFile } from '../content';
import { germany } from './germany';
import type { Point } from './points';
import { usa } from './usa';

export interface Sketch {
  aspect: number; // width by height
  width: number;
  coast: Point[]; // clockwise, 0 to 1
}

const kSketches: Record<string, Sketch> = { germany, usa };

// A map that nobody has sketched yet is a sheet of paper.
export function sketchOf(map: MapFile): Sketch {
  return kSketches[map.id] ?? { aspect: map.aspect_ratio, width: 900, coast: kSheet };
}

const kSheet: Point[] = [
  [-0.04, -0.04],
  [1.04, -0.04],
  [1.04, 1.04],
  [-0.04, 1.04],
];
