// How a finished game ended, in one line of a list.

import type { Messages } from '../i18n/en';
import { joined } from '../lib/format';
import type { GameResult, Lang, SeatInfo, Summary } from '../protocol/messages';

// For whoever sat there their own place, the best one if they had several seats; for others who won.
export function outcomeText(table: Summary, t: Messages, lang: Lang): string {
  const { standings, seats } = table;
  if (!standings) return t.mine.finished;
  const score = (points: number | null) => new Intl.NumberFormat(lang).format(points ?? 0);
  const own = standings.find(({ seat }) => seats[seat - 1]?.yours);
  if (own?.score === null) return own.rank === 1 ? t.mine.wonResigned : t.mine.resigned;
  if (own && standings.length === 1) return t.mine.score(score(own.score));
  if (own?.rank === 1) return t.mine.won(score(own.score));
  if (own) return t.mine.place(own.rank, standings.length, score(own.score));
  const winners = standings.filter(({ rank }) => rank === 1);
  return t.mine.wonBy(
    joined(
      winners.map(({ seat }) => seats[seat - 1]?.name || t.seatOf(seat)),
      lang,
    ),
  );
}

// Of one person against opponents that the rules move, spoken to that person: the best of them is
// who was to be beaten. Null where nobody has beaten anybody.
export function duelText(
  { standings }: GameResult,
  seats: SeatInfo[],
  t: Messages,
  lang: Lang,
): string | null {
  const plain = new Intl.NumberFormat(lang);
  const isRules = (seat: number) => seats[seat - 1]?.kind === 'rules';
  const own = standings.find(({ seat }) => !isRules(seat));
  const other = standings.filter(({ seat }) => isRules(seat)).sort((a, b) => a.rank - b.rank)[0];
  if (!own || !other || own.rank === other.rank) return null;
  if (own.score === null || other.score === null) return null; // it was given up
  const [mine, theirs] = [plain.format(own.score), plain.format(other.score)];
  const name = seats[other.seat - 1]?.name ?? t.seatOf(other.seat);
  return own.rank < other.rank ? t.end.beaten(name, mine, theirs) : t.end.lost(name, theirs, mine);
}
