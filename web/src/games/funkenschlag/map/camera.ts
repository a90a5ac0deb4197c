// Which part of the drawing a box shows.

import type { Camera } from '../../../lib/pan-zoom.svelte';
import { extentOf, type CityPlace } from './layout';
import type { Box, Point } from './points';

export type { Camera };

export interface Size {
  width: number;
  height: number;
}

const kLargest = 1.6;
const kEdge = 24; // drawing units around cities
const kVisible = 8; // pixels

// How much larger than the drawing names, prices and houses are: as large as they were drawn on a
// usual screen, so that they stay legible, and growing slowly when one looks closer.
export function legible(k: number): number {
  return k < 1 ? Math.min(1.35, 1 / k) : Math.max(0.62, k ** -0.6);
}

export function areaOf(places: CityPlace[]): Box {
  const boxes = places.map(extentOf);
  return {
    left: Math.min(...boxes.map((box) => box.left)) - kEdge,
    top: Math.min(...boxes.map((box) => box.top)) - kEdge,
    right: Math.max(...boxes.map((box) => box.right)) + kEdge,
    bottom: Math.max(...boxes.map((box) => box.bottom)) + kEdge,
  };
}

function centre(area: Box): Point {
  return [(area.left + area.right) / 2, (area.top + area.bottom) / 2];
}

export function cameraAt([x, y]: Point, k: number, size: Size): Camera {
  return { k, x: size.width / 2 - x * k, y: size.height / 2 - y * k };
}

export function showAll(places: CityPlace[], size: Size): Camera {
  const area = areaOf(places);
  const [width, height] = [area.right - area.left, area.bottom - area.top];
  const k = Math.min(size.width / width, size.height / height, kLargest);
  return cameraAt(centre(area), k, size);
}

// Near enough to read and to hit: everything if that is possible, else the first group of cities that
// fits, else the surroundings of what one owns; the rest is a swipe away.
export function lookAt(
  all: CityPlace[],
  groups: CityPlace[][],
  home: CityPlace[],
  size: Size,
  near: number,
): Camera {
  const whole = showAll(all, size);
  if (whole.k >= near) return whole;
  for (const group of groups.filter(({ length }) => length > 0)) {
    const { k } = showAll(group, size);
    if (k >= near) return closeUp(group, Math.min(1, k), size);
  }
  return closeUp(home.length > 0 ? home : all, near, size);
}

function closeUp(places: CityPlace[], k: number, size: Size): Camera {
  return cameraAt(centre(areaOf(places)), k, size);
}

export function shows(camera: Camera, [x, y]: Point, size: Size): boolean {
  const [px, py] = [x * camera.k + camera.x, y * camera.k + camera.y];
  const [right, bottom] = [size.width - kVisible, size.height - kVisible];
  return px > kVisible && py > kVisible && px < right && py < bottom;
}
