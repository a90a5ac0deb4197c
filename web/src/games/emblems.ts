// A small drawing for each game. They are at hand at once, so that no screen that only names a game
// loads its client.

import type { Component } from 'svelte';
import Fallback from './fallback/Emblem.svelte';

const kEmblems = import.meta.glob<Component>('./*/Emblem.svelte', {
  eager: true,
  import: 'default',
});

export function emblemOf(game: string): Component {
  return kEmblems[`./${game}/Emblem.svelte`] ?? Fallback;
}
