import { describe, expect, it } from 'vitest';
import { charts } from './charts';
import { allPositions, content, position } from './fixtures/positions';
import { presetLabel, presets } from './presets';
import { prompt } from './prompt';
import type { Stage } from './state';

const kStages: Stage[] = [
  'choose_company',
  'choose_contract',
  'action',
  'tile',
  'copy',
  'site',
  'payment',
  'production',
  'extra_production',
  'second_production',
  'fulfil',
  'boost',
  'machine',
  'water',
  'reward',
  'take_contract',
  'discard',
  'dam_water',
  'own_contract',
  'advanced_tile',
  'wheel_tile',
  'wheel_machines',
  'loan',
  'wheel_or_supply',
  'operate',
];

describe('the prompt', () => {
  it('says what is asked, with the numbers', () => {
    const view = position('full-action');
    const me = view.state.players[0];
    if (me) [me.workers, me.hydro] = [7, 1];
    expect(prompt(view)).toBe('Your turn: 7 workers and 1 Hydro. Choose an action.');
    expect(prompt({ ...view, lang: 'de' })).toBe(
      'Du bist am Zug: 7 Arbeiter und 1 Hydro. Wähle eine Aktion.',
    );
    view.state.stage = 'fulfil';
    view.state.turn.produced = 9;
    expect(prompt(view)).toBe('9 energy produced: fulfil a contract, or decline.');
  });

  it('tells others whom they wait for', () => {
    const view = position('full-action');
    expect(prompt({ ...view, eyes: null, moves: [] })).toMatch(/^Ada has to .+\.$/);
  });

  it('covers every stage in both languages', () => {
    const view = position('full-action');
    for (const lang of ['en', 'de'] as const)
      for (const stage of kStages)
        for (const eyes of [view.eyes, null]) {
          const line = prompt({ ...view, lang, eyes, state: { ...view.state, stage } });
          expect(line.length, stage).toBeGreaterThan(10);
          expect(line).not.toMatch(/undefined|NaN/);
        }
  });

  it('names the winner', () => {
    const view = position('full-action');
    const result = {
      standings: [
        { seat: 1, rank: 1, score: 80 },
        { seat: 2, rank: 2, score: 70 },
      ],
      decided_by: 'points',
      decided_label: '',
      breakdown: [],
    };
    const state = { ...view.state, stage: 'finished' as const };
    expect(prompt({ ...view, state, result })).toBe('The game is over: Ada wins.');
  });
});

describe('charts and presets', () => {
  it('have a number for every seat', () => {
    for (const { state } of allPositions)
      for (const chart of charts)
        expect(chart.values(state, content, null).every((value) => Number.isFinite(value))).toBe(
          true,
        );
  });

  it('have a name in both languages', () => {
    for (const lang of ['en', 'de'] as const) {
      for (const chart of charts) expect(chart.label(lang)).not.toBe('');
      for (const { id } of presets) expect(presetLabel(id, lang).text).not.toBe('');
    }
  });
});
