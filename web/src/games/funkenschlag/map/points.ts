// Points, boxes and lines of the drawing.

export type Point = [x: number, y: number];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boxAround([x, y]: Point, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

// How much of a line lies in a box, in steps that are fine enough for labels.
export function lengthInside(a: Point, b: Point, box: Box): number {
  const steps = Math.max(2, Math.ceil(distance(a, b) / 4));
  let inside = 0;
  for (let step = 0; step <= steps; step++) {
    const [x, y] = between(a, b, step / steps);
    if (x > box.left && x < box.right && y > box.top && y < box.bottom) inside++;
  }
  return (inside / steps) * distance(a, b);
}

export function pathOf(points: Point[], closed = true): string {
  const text = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return `M${text}${closed ? 'Z' : ''}`;
}

// Chaikin's corner cutting; an open line keeps its ends.
export function smooth(points: Point[], closed: boolean, times = 2): Point[] {
  let line = points;
  for (let round = 0; round < times; round++) line = cutCorners(line, closed);
  return line;
}

function cutCorners(points: Point[], closed: boolean): Point[] {
  const cut: Point[] = [];
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length];
    if (!next || (!closed && index === points.length - 1)) return;
    cut.push(between(point, next, 0.25), between(point, next, 0.75));
  });
  const [first] = points;
  const last = points.at(-1);
  return closed || !first || !last ? cut : [first, ...cut, last];
}
