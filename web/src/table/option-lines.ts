// How a table is played, in words: its options and its clock.

import type { Messages } from '../i18n/en';
import type { ClockRule, GameInfo } from '../protocol/messages';

export interface OptionLine {
  name: string;
  label: string;
  value: string;
  usual: boolean; // as the game proposes
}

// A table says what the rulebook led to, which is nothing special.
const kByRulebook = 'rulebook';

// The number of players is seen by the seats.
export function optionLines(
  game: GameInfo | undefined,
  options: Record<string, string>,
  given: string, // for what no list of values knows
): OptionLine[] {
  const choices = game?.options.filter(({ name }) => name !== 'players') ?? [];
  return choices.flatMap(({ name, label, values, default: usual }) => {
    const value = options[name];
    if (value === undefined) return [];
    const known = values.find((each) => each.value === value);
    const isUsual = value === usual || usual === kByRulebook;
    return [{ name, label, value: known?.label ?? given, usual: isUsual }];
  });
}

const kMinute = 60;
const kHour = 60 * kMinute;
const kDay = 24 * kHour;

export function timeText(seconds: number, t: Messages['newTable']): string {
  if (seconds % kDay === 0) return t.days(seconds / kDay);
  if (seconds % kHour === 0) return t.hours(seconds / kHour);
  return t.minutes(Math.round((seconds / kMinute) * 10) / 10);
}

export function clockText(clock: ClockRule | null, t: Messages['newTable']): string {
  if (!clock) return t.noClockLine;
  const time = timeText(clock.seconds, t);
  return t.clockLine(time, clock.kind === 'move', clock.on_timeout === 'bot');
}
