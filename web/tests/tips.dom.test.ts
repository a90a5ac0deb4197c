import { beforeEach, describe, expect, it } from 'vitest';
import { tipOf, Tips } from '../src/lib/tips.svelte';

document.body.innerHTML = `
  <span id="icon" title="Coal"><svg><path id="path" /></svg></span>
  <svg><g id="city" role="button"><title>Essen: full</title><circle id="dot" /></g></svg>
  <button id="act" title="Take back">x</button>
  <p id="plain">nothing</p>`;
const element = (id: string) => document.getElementById(id);

describe('tips', () => {
  let tips: Tips;
  const tap = (id: string, asks = false) => {
    tips.tapBegins(element(id));
    const explained = asks && tips.explainsInstead();
    tips.tapEnds();
    return explained;
  };
  beforeEach(() => (tips = new Tips()));

  it('come from titles, drawn or written', () => {
    expect(tipOf(element('path'))?.text).toBe('Coal');
    expect(tipOf(element('dot'))?.text).toBe('Essen: full');
    expect(tipOf(element('plain'))).toBeNull();
    expect(tipOf(null)).toBeNull();
  });

  it('open by a tap on what does nothing else, and close by one elsewhere', () => {
    tap('path');
    expect(tips.shown?.text).toBe('Coal');
    tap('plain');
    expect(tips.shown).toBeNull();
  });

  it('do not cover what a tap has done', () => {
    tap('act');
    expect(tips.shown).toBeNull();
    tap('dot');
    expect(tips.shown).toBeNull();
  });

  it('come before a refusal: only who taps again wants to know why', () => {
    expect(tap('dot', true)).toBe(true);
    expect(tips.shown?.text).toBe('Essen: full');
    expect(tap('dot', true)).toBe(false);
    expect(tips.shown).toBeNull();
  });

  it('hold up no question where there is nothing to read', () => {
    expect(tap('plain', true)).toBe(false);
    expect(tips.explainsInstead()).toBe(false);
  });
});
