// Smooth lines through points.

export type Point = [number, number];

// "36 364, 34 632" -> [[36, 364], [34, 632]]
export function pointsIn(text: string): Point[] {
  return text.split(',').flatMap((pair) => {
    const [x, y] = pair.trim().split(' ').map(Number);
    return x === undefined || y === undefined ? [] : [[x, y] as Point];
  });
}

// Catmull-Rom through all points, as cubic curves.
export function curve(points: Point[]): string {
  const [first] = points;
  if (!first) return '';
  const parts = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    return `C${bend(from, before, to)} ${bend(to, after, from)} ${text(to)}`;
  });
  return `M${text(first)}${parts.join('')}`;
}

// The handle at `at`: along the line between its neighbours.
function bend(at: Point, before: Point, after: Point): string {
  return text([at[0] + (after[0] - before[0]) / 6, at[1] + (after[1] - before[1]) / 6]);
}

function text([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
