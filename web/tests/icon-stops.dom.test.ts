import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { IconStops, itemsOf, nearest } from '../src/lib/icon-stops';

const kPage = `
  <span id="alone" title="Coal"></span>
  <div data-icons>
    <svg><g id="gear" role="img"><title>Gear</title><path /></g></svg>
    <li id="money" data-tip="Money"></li>
    <button id="open" title="Take"><span id="inside" title="Coin"></span></button>
    <button id="closed" aria-disabled="true" tabindex="-1" title="Full"></button>
    <button id="command" aria-disabled="true" title="Not now"></button>
    <span aria-hidden="true"><i id="hidden" title="Told elsewhere"></i></span>
    <span id="last" data-tip="Last"></span>
  </div>`;

const element = (id: string) => document.getElementById(id) as HTMLElement;
const stops = () => [...document.querySelectorAll('[tabindex="0"]')].map(({ id }) => id);
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

describe('icons', () => {
  let end: () => void;
  let icons: IconStops;
  beforeEach(() => {
    document.body.innerHTML = kPage;
    icons = new IconStops();
    end = icons.watch();
  });
  afterEach(() => end());

  it('are those that explain themselves and are no open controls', () => {
    expect(itemsOf(document).map(({ id }) => id)).toEqual([
      'alone',
      'gear',
      'money',
      'closed',
      'last',
    ]);
  });

  it('are one stop a group', () => {
    expect(stops()).toEqual(['alone', 'gear']);
  });

  it('are all reached by arrows, and the last one stays the stop', () => {
    element('gear').focus();
    const visited: (string | undefined)[] = [];
    for (let i = 0; i < 4; i += 1) {
      press('ArrowRight');
      visited.push(document.activeElement?.id);
    }
    expect(visited).toEqual(['money', 'closed', 'last', 'gear']);
    press('ArrowLeft');
    expect(document.activeElement?.id).toBe('last');
    expect(stops()).toEqual(['alone', 'last']);
    press('Home');
    expect(document.activeElement?.id).toBe('gear');
    press('End');
    expect(document.activeElement?.id).toBe('last');
  });

  it('leave what can be used again where it was', () => {
    element('closed').removeAttribute('aria-disabled');
    icons.refresh();
    expect(element('closed').getAttribute('tabindex')).toBe('0');
    expect(stops()).toEqual(['alone', 'gear', 'closed']);
  });

  it('leave arrows elsewhere alone', () => {
    element('open').focus();
    press('ArrowRight');
    expect(document.activeElement?.id).toBe('open');
  });

  it('above and below are the nearest ones there', () => {
    const at = (left: number, top: number) => {
      const icon = document.createElement('span');
      icon.getBoundingClientRect = () => ({ left, top, width: 10, height: 10 }) as DOMRect;
      return icon;
    };
    const [here, beside, below, far] = [at(0, 0), at(40, 2), at(5, 30), at(100, 20)];
    const all = [here, beside, below, far];
    expect(nearest(here, all, 1)).toBe(below);
    expect(nearest(here, all, -1)).toBeNull();
    expect(nearest(below, all, -1)).toBe(here);
  });
});
