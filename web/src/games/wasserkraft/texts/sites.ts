// Sites in the words of the log: "10-lower" is "10 unten", "6-2" is "6 Platz 2".

import type { Lang } from '../../../protocol/messages';

interface SiteWords {
  side: Record<string, string>;
  site: string;
  row: string;
}

const kWords: Record<Lang, SiteWords> = {
  en: {
    side: { upper: 'upper', lower: 'lower', left: 'left', right: 'right' },
    site: 'site',
    row: 'row',
  },
  de: {
    side: { upper: 'oben', lower: 'unten', left: 'links', right: 'rechts' },
    site: 'Platz',
    row: 'Reihe',
  },
};

export function siteName(lang: Lang, id: string): string {
  const words = kWords[lang];
  const [basin = '', side = ''] = id.split('-');
  if (basin === 'row') return `${words.row} ${side}`;
  return `${basin} ${words.side[side] ?? `${words.site} ${side}`}`;
}
