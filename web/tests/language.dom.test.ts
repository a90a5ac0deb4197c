// What is open on the screen speaks the language of the page, also if that changes.

import { afterEach, describe, expect, it } from 'vitest';
import type { BoardView } from '../src/games/game';
import { Notice } from '../src/games/notice.svelte';
import { i18n } from '../src/i18n/i18n.svelte';
import { toasts } from '../src/lib/toasts.svelte';

const position = (round: number) => ({ state: { round }, eyes: 1 }) as unknown as BoardView;

afterEach(() => {
  toasts.list = [];
  i18n.choose('en');
});

describe('a change of language', () => {
  it('reaches what a board has refused, which another position ends', () => {
    const notice = new Notice();
    notice.react(position(1));
    notice.say(() => i18n.t.hint.off);
    const english = notice.text;
    i18n.choose('de');
    notice.react(position(1));
    expect(notice.text).toBe(i18n.t.hint.off);
    expect(notice.text).not.toBe(english);
    notice.react(position(2));
    expect(notice.text).toBe('');
  });

  it('reaches a notice at the edge, which is still there only once', () => {
    toasts.say(() => i18n.t.hint.off);
    i18n.choose('de');
    toasts.say(() => i18n.t.hint.off);
    expect(toasts.list.map((toast) => toast.text())).toEqual([i18n.t.hint.off]);
  });
});
