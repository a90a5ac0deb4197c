// Sites in the words of the log: "10-lower" is "Tal 10, unten", "6-2" is "Tal 6, Platz 2".

import type { Lang } from '../../../protocol/messages';

interface SiteWords {
  basin: string;
  side: Record<string, string>;
  site: string;
  row: string;
}

const kWords: Record<Lang, SiteWords> = {
  en: {
    basin: 'basin',
    side: { upper: 'upper site', lower: 'lower site', left: 'left side', right: 'right side' },
    site: 'site',
    row: 'row',
  },
  de: {
    basin: 'Tal',
    side: { upper: 'oben', lower: 'unten', left: 'linke Seite', right: 'rechte Seite' },
    site: 'Platz',
    row: 'Reihe',
  },
};

export function siteName(lang: Lang, id: string): string {
  const words = kWords[lang];
  const [basin = '', side = ''] = id.split('-');
  if (basin === 'row') return `${words.row} ${side}`;
  return `${words.basin} ${basin}, ${words.side[side] ?? `${words.site} ${side}`}`;
}
