import '@testing-library/jest-dom/vitest';
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { LogLine } from '../../../protocol/messages';
import { content } from '../fixtures/positions';
import turns from '../fixtures/automa-turns.json';
import ActionSide from './ActionSide.svelte';
import AutomaFields from './AutomaFields.svelte';
import CriteriaSide from './CriteriaSide.svelte';
import { fitting, playedSeats } from './options';
import Outlook from './Outlook.svelte';
import { storiesOf } from './story';
import StoryView from './StoryView.svelte';
import { tileOf } from './tiles';

const stories = storiesOf(turns as unknown as LogLine[]);
const tile = tileOf(content, 1);
if (!tile) throw new Error('no tiles');

describe('the tiles', () => {
  it('are twenty, each with both sides', () => {
    for (let number = 1; number <= 20; number++) {
      expect(tileOf(content, number)?.actions.at(-1)?.action).toBe('bank');
      expect(tileOf(content, number)?.headstreams).toHaveLength(4);
    }
    expect(tileOf(content, 21)).toBeNull();
  });

  it('show their actions in three columns, in words for who cannot see', () => {
    render(ActionSide, { tile, lang: 'de' });
    const columns = screen.getAllByRole('list');
    expect(columns).toHaveLength(3);
    expect(within(columns[1] as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText(/Wasser platzieren, 1 Arbeiter; danach liest er weiter/)).toBeVisible();
  });

  it('show their criteria by kind, with where the count begins', () => {
    render(CriteriaSide, { tile, lang: 'de' });
    expect(screen.getByRole('region', { name: 'Rohrwerk' })).toHaveTextContent(
      'dann ab dem Rohrwerk (Tal 1, linke Seite)',
    );
    expect(screen.getByTestId('automa-criteria')).toHaveTextContent('A → B → C → D');
  });
});

describe('a turn', () => {
  it.each([
    ['en', 'out: basin 8, site 1', 'middle column: '],
    ['de', 'ausgeschieden: Tal 8, Platz 1', 'mittlere Spalte: Turbinenhaus bauen (2 Arbeiter)'],
  ] as const)('is explained (%s)', (lang, verdict, deed) => {
    const [, story] = stories;
    if (!story) throw new Error('no story');
    render(StoryView, { story, name: 'Automa', content, lang });
    const box = screen.getByTestId('automa-story');
    expect(box).toHaveTextContent(verdict);
    expect(box).toHaveTextContent(deed);
  });
});

describe('the outlook', () => {
  it('has shares of the tiles that may come up, the likeliest first', () => {
    const automa = {
      stack: { count: 12, tile: 1 },
      pile: null,
      outlook: {
        2: [
          { deed: 'water', tiles: 9 },
          { deed: 'construct-base', tiles: 3 },
        ],
      },
    };
    render(Outlook, { automa, seat: 2, lang: 'de' });
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim());
    expect(rows).toEqual(['Wasser platzieren 75 %', 'Grundmauer bauen 25 %']);
  });
});

describe('the options', () => {
  it('leave a seat for somebody', () => {
    expect(playedSeats({ players: '4', automas: '3' })).toBe(1);
    expect(playedSeats({ players: '2', automas: '3' })).toBe(1);
    expect(fitting({ players: '2', automas: '3' })['automas']).toBe('1');
    expect(fitting({ players: '4', automas: '2', mode: 'introductory' })['automas']).toBe('0');
  });

  it('are chosen by number and level', async () => {
    const onchange = vi.fn();
    render(AutomaFields, { options: { players: '3', automas: '1' }, lang: 'de', onchange });
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    await fireEvent.click(screen.getByLabelText('2'));
    expect(onchange).toHaveBeenCalledWith({ automas: '2' });
    const level = screen.getByLabelText('Stärke von Automa 1');
    await fireEvent.change(level, { target: { value: 'hard' } });
    expect(onchange).toHaveBeenCalledWith({ automa1: 'hard' });
    expect(within(level).getByText('Automa – Starkstrom')).toBeInTheDocument();
  });

  it('are not there in the introductory game', () => {
    render(AutomaFields, {
      options: { players: '3', mode: 'introductory' },
      lang: 'en',
      onchange: () => undefined,
    });
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
