// Times and lists for people.

import type { Lang } from '../protocol/messages';

const kUnits: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function ago(then: number, now: number, lang: Lang): string {
  const seconds = Math.round((then - now) / 1000);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto', style: 'short' });
  for (const [unit, size] of kUnits)
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  return format.format(0, 'second');
}

// A clock: 4:05, 1:02:09, 2 d 3 h.
export function clockText(seconds: number, lang: Lang): string {
  const sign = seconds < 0 ? '−' : '';
  const total = Math.abs(Math.trunc(seconds));
  const days = Math.trunc(total / 86_400);
  const hours = Math.trunc((total % 86_400) / 3_600);
  if (days > 0) return `${sign}${String(days)} ${lang === 'de' ? 'T' : 'd'} ${String(hours)} h`;
  const minutes = Math.trunc((total % 3_600) / 60);
  const tail = `${pad(minutes, hours > 0)}:${pad(total % 60, true)}`;
  return hours > 0 ? `${sign}${String(hours)}:${tail}` : sign + tail;
}

function pad(number: number, wide: boolean): string {
  return wide ? String(number).padStart(2, '0') : String(number);
}

export function joined(items: string[], lang: Lang): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(items);
}
