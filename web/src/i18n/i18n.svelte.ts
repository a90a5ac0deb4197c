// The language of the page. `t` is the dictionary of the moment; reading it in a component makes
// the component follow a switch of the language.

import type { Lang } from '../protocol/messages';
import { settings } from '../settings/settings.svelte';
import { de } from './de';
import { en } from './en';
import type { Messages } from './en';

export const dictionaries: Record<Lang, Messages> = { en, de };

export function preferred(languages: readonly string[]): Lang {
  for (const language of languages) {
    const code = language.slice(0, 2).toLowerCase();
    if (code === 'de' || code === 'en') return code;
  }
  return 'en';
}

class Language {
  #browser = preferred(navigator.languages);

  get lang(): Lang {
    return settings.values.lang ?? this.#browser;
  }

  get t(): Messages {
    return dictionaries[this.lang];
  }

  choose(lang: Lang): void {
    settings.set('lang', lang);
  }
}

export const i18n = new Language();
