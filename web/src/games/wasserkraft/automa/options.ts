// Automas among the options of a table: they count as players and take the last seats.

export const kLevels = ['easy', 'normal', 'hard', 'very_hard'] as const;

// The introductory game knows none, and somebody has to play against them.
export function automasOf(options: Record<string, string>): number {
  if (options['mode'] === 'introductory') return 0;
  const players = Number(options['players'] ?? 4);
  return Math.min(Number(options['automas'] ?? 0), players - 1);
}

export function playedSeats(options: Record<string, string>): number {
  return Number(options['players'] ?? 4) - automasOf(options);
}

export function fitting(options: Record<string, string>): Record<string, string> {
  return { ...options, automas: String(automasOf(options)) };
}
