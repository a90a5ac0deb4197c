import { describe, expect, it } from 'vitest';
import type { Position } from '../../protocol/messages';
import { seriesOf } from '../../table/chart-data';
import { charts } from './charts';
import { printedOf } from './content';
import { allPositions, content, effectAt, position } from './fixtures/positions';
import { layoutOf } from './map/layout';
import { presetLabel, presets } from './presets';
import { prompt } from './prompt';
import { companyOf } from './state';
import { textsOf } from './texts/texts';

const kTwoLines = 100; // characters on a phone of 390 pixels

describe('the prompt', () => {
  it('says the next step in words, in every stage and both languages', () => {
    for (const view of allPositions)
      for (const lang of ['en', 'de'] as const)
        for (const eyes of [view.eyes, null]) {
          const line = prompt({ ...view, lang, eyes });
          expect(line).not.toMatch(/undefined|NaN|null/);
          expect(line.length).toBeGreaterThan(10);
        }
  });

  // Two lines on a phone of 390 pixels; whatever is longer would push the board.
  it('fits into two lines of a phone', () => {
    for (const view of allPositions)
      for (const lang of ['en', 'de'] as const) {
        const line = prompt({ ...view, lang });
        expect(line.length, line).toBeLessThanOrEqual(kTwoLines);
      }
  });

  it('fits there with as much as one can have', () => {
    const view = position('p2-take_turn');
    for (const player of view.state.players)
      Object.assign(player, { money: 999, energy: 14, batteries: 12 });
    for (const lang of ['en', 'de'] as const) {
      const line = prompt({ ...view, lang });
      expect(line).toContain('999');
      expect(line.length, line).toBeLessThanOrEqual(kTwoLines);
    }
  });

  it('fits there with the contract of the longest name, the first one and any other', () => {
    for (const { names } of printedOf(content).contracts.values())
      for (const lang of ['en', 'de'] as const)
        for (const say of [textsOf(lang).prompt.lay, textsOf(lang).prompt.layFirst]) {
          const line = say(names[lang]);
          expect(line.length, line).toBeLessThanOrEqual(kTwoLines);
        }
  });

  it('joins no first contract to others', () => {
    const view = position('p2-lay_tile');
    const me = companyOf(view.state, view.state.actor);
    if (!me) throw new Error('no company');
    me.grid = {};
    expect(prompt(view)).not.toContain('joined');
    me.grid = { c1a: 'A2-c1' };
    expect(prompt(view)).toContain('joined');
  });

  it('names what one has at the beginning of a turn', () => {
    const view = position('p2-take_turn');
    expect(prompt(view)).toMatch(/^Play a card.*You have \$\d+, \d+ energy, \d+ batter/);
    expect(prompt({ ...view, lang: 'de' })).toMatch(/^Spiele eine Karte.*Du hast \d+ \$/);
  });
});

describe('effects', () => {
  it('are found by their place in the content', () => {
    const step = printedOf(content).stepAt('tiles.json: connection.start.steps[0]');
    expect(step?.op).toBe('choose');
  });

  it('are told in the words of the server', () => {
    const printed = printedOf(content);
    const { start } = printed.tiles.connection;
    const place = 'tiles.json: connection.start.steps';
    expect(printed.words(start.steps, 'en')).toBe(effectAt(place));
    const [options] = start.steps.map((step) => step.options ?? []);
    expect(printed.words(options?.[1] ?? [], 'de')).toBe(effectAt(`${place}[0].options[1]`));
    const [parking] = printed.side(4).parking;
    const bonus = 'boards/three-four.json: parking[0].bonus';
    expect(printed.words(parking?.bonus ?? [], 'en')).toBe(effectAt(bonus));
    const half = printed.tiles.scoring.tiles[0]?.lower;
    expect(half && printed.words(half, 'en')).toBe(effectAt('tiles.json: scoring.tiles[0].lower'));
  });
});

describe('the map', () => {
  it('keeps tiles and sites apart', () => {
    for (const companies of [2, 3, 4]) {
      const tokens = [...layoutOf(printedOf(content), companies).values()];
      for (const [index, one] of tokens.entries())
        for (const two of tokens.slice(index + 1)) {
          const apart =
            Math.abs(one.x - two.x) > (one.width + two.width) / 2 - 4 ||
            Math.abs(one.y - two.y) > (one.height + two.height) / 2 - 4;
          expect(apart, `${one.id} and ${two.id}`).toBe(true);
        }
    }
  });

  it('draws no line to a place that is not in this game', () => {
    const side = printedOf(content).side(3);
    const places = side.contracts.map(({ id }) => id);
    for (const place of [...side.links.flat(), ...side.connections.flatMap((s) => s.lines.flat())])
      expect(places).toContain(place);
  });
});

describe('the rest of the game client', () => {
  it('has charts with a number for every company', () => {
    const view = position('p1');
    for (const chart of charts) {
      expect(chart.values(view.state, content, null)).toHaveLength(2);
      expect(chart.label('de')).not.toBe('');
    }
  });

  it('draws money by source year by year', () => {
    const scorings = [0, 12, 12, 31].map((sum) => {
      const { state } = position('p2-take_turn');
      for (const { ledger } of state.players) ledger.scorings = sum;
      return { ply: sum, active: [], state } as unknown as Position;
    });
    const chart = charts.find(({ name }) => name === 'scorings');
    if (!chart) throw new Error('no chart');
    const years = [null, 12, 0, 19];
    expect(seriesOf(chart, scorings, content, 2)).toEqual([years, years]);
    expect([textsOf('en').chartAxis, textsOf('de').chartAxis]).toEqual(['Year', 'Jahr']);
  });

  it('names its presets in both languages', () => {
    for (const { id, options } of presets) {
      if (options) expect(options).toHaveProperty('players');
      expect(presetLabel(id, 'de').text).not.toBe(presetLabel(id, 'en').text);
    }
  });
});
