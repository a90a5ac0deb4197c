import type { Lang } from '../../../protocol/messages';
import { de } from './de';
import { en, type Texts } from './en';

const kTexts: Record<Lang, Texts> = { en, de };

export function textsOf(lang: Lang): Texts {
  return kTexts[lang];
}
