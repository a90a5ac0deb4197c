// What things are called, in the words of the program: the same catalogues that its log and its
// refusals use.

import type { Lang } from '../../../protocol/messages';
import german from '../../../../../texts/wasserkraft/de.json';
import english from '../../../../../texts/wasserkraft/en.json';

const kCatalogues: Record<Lang, Record<string, string>> = { en: english, de: german };

// nameOf('de', 'officer', 'jill') -> "Jill McDowell". Empty if there is no such text.
export function nameOf(lang: Lang, kind: string, id: string): string {
  return kCatalogues[lang][`wasserkraft.${kind}.${id}`] ?? '';
}

// Names of works and buildings tell in brackets what they do: "Wind Farm (2 Hydro: …)".
export function shortName(name: string): string {
  return name.replace(/ \(.*\)$/, '');
}

export function inBrackets(name: string): string {
  return / \((.*)\)$/.exec(name)?.[1] ?? '';
}
