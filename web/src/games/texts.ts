import type { Lang } from '../protocol/messages';

// How a game asks for its words.
export function inLanguages<Texts>(texts: Record<Lang, Texts>): (lang: Lang) => Texts {
  return (lang) => texts[lang];
}
