// What a person prefers on this device.

import type { Lang } from '../protocol/messages';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'reduced';
export type Pace = 'instant' | 'fast' | 'normal' | 'slow';

interface Values {
  lang: Lang | null; // null: as the browser says
  theme: Theme;
  motion: Motion;
  pace: Pace;
  sound: boolean;
  notifications: boolean;
}

const kKey = 'spannung.settings';
const kDefaults: Values = {
  lang: null,
  theme: 'auto',
  motion: 'auto',
  pace: 'normal',
  sound: true,
  notifications: false,
};

function stored(): Values {
  try {
    const values = JSON.parse(localStorage.getItem(kKey) ?? '{}') as Partial<Values>;
    return { ...kDefaults, ...values };
  } catch {
    return { ...kDefaults };
  }
}

class Settings {
  #values = $state<Values>(stored());
  #darkOutside = matchMedia('(prefers-color-scheme: dark)');
  #calmOutside = matchMedia('(prefers-reduced-motion: reduce)');
  #outside = $state({ dark: this.#darkOutside.matches, calm: this.#calmOutside.matches });

  constructor() {
    this.#darkOutside.addEventListener('change', (event) => (this.#outside.dark = event.matches));
    this.#calmOutside.addEventListener('change', (event) => (this.#outside.calm = event.matches));
  }

  get values(): Readonly<Values> {
    return this.#values;
  }

  set<K extends keyof Values>(name: K, value: Values[K]): void {
    this.#values[name] = value;
    try {
      localStorage.setItem(kKey, JSON.stringify(this.#values));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  get dark(): boolean {
    const { theme } = this.#values;
    return theme === 'auto' ? this.#outside.dark : theme === 'dark';
  }

  get reducedMotion(): boolean {
    const { motion } = this.#values;
    return motion === 'auto' ? this.#outside.calm : motion === 'reduced';
  }

  // Stamps theme and motion on the document, where the styles look for them.
  apply(): void {
    document.documentElement.dataset['theme'] = this.dark ? 'dark' : 'light';
    document.documentElement.dataset['motion'] = this.reducedMotion ? 'reduced' : 'full';
  }
}

export const settings = new Settings();
