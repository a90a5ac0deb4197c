import { describe, expect, it } from 'vitest';
import { charts } from './charts';
import { allPositions, content, position } from './fixtures/positions';
import funkenschlag from './index';
import { presetLabel, presets } from './presets';
import { prompt } from './prompt';
import type { Stage } from './state';

describe('the prompt', () => {
  it('says what is asked, with the numbers', () => {
    expect(prompt(position('u4-bid'))).toBe(
      'Grace bids 20 for plant 20. Raise to 21 or more, or pass; you have 109 Elektro.',
    );
    expect(prompt({ ...position('u4-bid'), lang: 'de' })).toBe(
      'Grace bietet 20 für Kraftwerk 20. Biete mindestens 21 oder passe; du hast 109 Elektro.',
    );
    expect(prompt(position('u5-build'))).toContain('from 28 each');
    expect(prompt(position('g2-run'))).toBe(
      'Run plants: at best you power 13 cities and collect 124.',
    );
  });

  it('numbers plants as cards, rules and log do', () => {
    const view = position('u4-bid');
    const auction = view.state.auction && { ...view.state.auction, plant: 8 };
    const early = { ...view, state: { ...view.state, auction } };
    expect(prompt(early)).toContain('for plant 08.');
    expect(prompt({ ...early, lang: 'de' })).toContain('für Kraftwerk 08.');
  });

  it('tells others whom they wait for', () => {
    const view = position('u4-bid');
    expect(prompt({ ...view, eyes: 1, moves: [] })).toBe(
      'Emmy decides about plant 20; the highest bid is 20.',
    );
  });

  it('covers every stage in both languages', () => {
    const stages = new Set<Stage>();
    for (const view of allPositions) {
      stages.add(view.state.stage);
      for (const lang of ['en', 'de'] as const) {
        for (const eyes of [view.eyes, null]) {
          const line = prompt({ ...view, lang, eyes });
          expect(line).not.toMatch(/undefined|NaN|Infinity|null/);
          expect(line.length).toBeGreaterThan(10);
        }
      }
    }
    expect(stages.size).toBe(10);
  });
});

describe('the rest of the game client', () => {
  it('has charts with a number for every seat', () => {
    const view = position('g4-finished');
    for (const chart of charts) {
      const values = chart.values(view.state, content, null);
      expect(values).toHaveLength(4);
      expect(values.every((value) => typeof value === 'number')).toBe(true);
      expect(chart.label('de')).not.toBe('');
    }
  });

  it('does not make up money that is concealed', () => {
    const view = position('u5-build');
    const money = charts.find((chart) => chart.name === 'money');
    const known = money?.values(view.state, content, null).filter((value) => value !== null);
    expect(known).toEqual([103]);
    expect(funkenschlag.hides(view)).toBe(true);
    expect(funkenschlag.hides(position('g4-finished'))).toBe(false);
  });

  it('names its presets in both languages', () => {
    for (const { id, options } of presets) {
      expect(options).toHaveProperty('players');
      expect(presetLabel(id, 'de').title).not.toBe(presetLabel(id, 'en').title);
    }
  });
});
