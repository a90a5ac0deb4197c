// Durations of what moves on a board. Nobody who asked for less motion gets any.

export function still(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'reduced' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

export function milliseconds(wanted: number): number {
  return still() ? 0 : wanted;
}
