import { describe, expect, it } from 'vitest';
import { charts } from './charts';
import { printedOf, type Step } from './content';
import { stepsInWords } from './describe';
import { allPositions, content, position } from './fixtures/positions';
import { layoutOf } from './map/layout';
import { presetLabel, presets } from './presets';
import { prompt } from './prompt';
import { textsOf } from './texts/texts';

describe('German', () => {
  it('counts special cards of a kind', () => {
    const { step } = textsOf('de');
    expect(step.specialCard(2, step.specialKind.action)).toBe('2 Spezialkarten (Aktion) nehmen');
    expect(step.specialCard(1, step.anySpecial)).toBe('1 Spezialkarte nehmen');
  });
});

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
    const kTwoLines = 100;
    for (const view of allPositions)
      for (const lang of ['en', 'de'] as const) {
        const line = prompt({ ...view, lang });
        expect(line.length, line).toBeLessThanOrEqual(kTwoLines);
      }
  });

  it('names what one has at the beginning of a turn', () => {
    const view = position('p2-take_turn');
    expect(prompt(view)).toMatch(/^Play a card.*You have \$\d+, \d+ energy, \d+ batter/);
    expect(prompt({ ...view, lang: 'de' })).toMatch(/^Spiele eine Karte.*Du hast \d+ \$/);
  });
});

// Every list of steps that is printed anywhere.
function effectsIn(value: unknown, found: Step[][] = []): Step[][] {
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every((item) => typeof (item as Step).op === 'string'))
      found.push(value as Step[]);
    value.forEach((item) => effectsIn(item, found));
  } else if (value && typeof value === 'object') {
    Object.values(value).forEach((item) => effectsIn(item, found));
  }
  return found;
}

describe('effects', () => {
  it('have words in both languages', () => {
    const effects = Object.values(content).flatMap((file) => effectsIn(file));
    expect(effects.length).toBeGreaterThan(100);
    for (const lang of ['en', 'de'] as const)
      for (const steps of effects) {
        const words = stepsInWords(steps, textsOf(lang));
        expect(words).not.toMatch(/undefined|_|NaN/);
      }
  });

  it('are found by their place in the content', () => {
    const step = printedOf(content).stepAt('tiles.json: connection.start.steps[0]');
    expect(step?.op).toBe('choose');
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
      expect(chart.values(view.state, content)).toHaveLength(2);
      expect(chart.label('de')).not.toBe('');
    }
  });

  it('names its presets in both languages', () => {
    for (const { id, options } of presets) {
      if (options) expect(options).toHaveProperty('players');
      expect(presetLabel(id, 'de').text).not.toBe(presetLabel(id, 'en').text);
    }
  });
});
