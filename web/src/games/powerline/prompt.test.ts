import { describe, expect, it } from 'vitest';
import { position } from './fixtures/positions';
import { prompt } from './prompt';

describe('the prompt', () => {
  it('asks for the worker that comes next', () => {
    const start = position('solo-start');
    const { red, black } = start.state.dice;
    expect(prompt(start)).toBe(`Begin with red (${String(red)}) or black (${String(black)}).`);
    const plan = position('three-plan');
    expect(prompt(plan)).toBe(
      `Where does blue (${String(plan.state.dice.blue)}) go? Or done with 2 workers?`,
    );
  });

  it('knows its cases in German', () => {
    const plan = { ...position('three-plan'), lang: 'de' as const };
    expect(prompt(plan)).toMatch(/^Wohin mit Blau \(\d\)\? Oder fertig mit 2 Arbeitern\?$/);
  });

  it('says when the plan cannot end yet', () => {
    const view = position('three-plan');
    view.moves = view.moves.filter(({ kind }) => kind !== 'done' && kind !== 'vacation');
    const [me] = view.state.players;
    if (me) me.columns[1] = 0;
    expect(prompt(view)).toMatch(/^No tile for 2 workers: blue \(\d\) has to go on\.$/);
  });

  it('offers nothing that is not legal', () => {
    const view = position('three-plan');
    view.moves = view.moves.filter(({ text }) => !text.includes('blue'));
    expect(prompt(view)).toBe('Done with 2 workers? There is no tile for more.');
  });

  it('says what is being shown', () => {
    const view = { ...position('three-plan'), thinking: true };
    expect(prompt(view)).toBe('Round 1 is built.');
    const scoring = (number: number) => [
      { ply: 9, seat: null, code: 'scoring_started', operands: { scoring: number }, text: '' },
    ];
    expect(prompt({ ...view, news: scoring(2) })).toBe('Scoring 2');
    expect(prompt({ ...view, news: scoring(3) })).toMatch(/end of the game/);
  });

  it('names whose plan is missing', () => {
    expect(prompt(position('three-ready'))).toBe('Your plan is done. Waiting for Grace.');
    expect(prompt({ ...position('three-plan'), eyes: null, moves: [] })).toMatch(/Ada.*Grace/);
  });

  // A third line would push the map of a phone.
  it('counts whose plan is missing where they are many', () => {
    const view = position('three-ready');
    const [one] = view.state.players;
    view.state.ready = [1];
    view.eyes = 1;
    view.state.players = [1, 2, 3, 4, 5].map((seat) => ({ ...(one as typeof one & object), seat }));
    view.seats = ['Ada', 'Grace', 'Hedwig Eva Maria', 'Rosalind', 'Emmy'].map((name, at) => ({
      ...(view.seats[0] as (typeof view.seats)[number]),
      seat: at + 1,
      name,
    }));
    expect(prompt(view)).toBe('Your plan is done. Waiting for Grace, Hedwig Eva Maria and 2 more.');
    expect(prompt({ ...view, lang: 'de' })).toMatch(/Grace, Hedwig Eva Maria und 2 weitere\.$/);
  });

  it('tells how it ended', () => {
    const view = position('solo-finished');
    const score = view.result?.standings[0]?.score ?? 0;
    expect(prompt(view)).toBe(`The grid is finished: ${String(score)} points.`);
    expect(prompt({ ...view, lang: 'de' })).toContain('Das Netz steht');
  });
});
