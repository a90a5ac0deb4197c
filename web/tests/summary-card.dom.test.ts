import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import SummaryCard from '../src/lib/SummaryCard.svelte';
import type { Summary } from '../src/protocol/messages';

function table(seats: Summary['seats']): Summary {
  return {
    table: 't',
    game: 'wasserkraft',
    options: {},
    status: 'running',
    public: true,
    seats,
    archive: false,
    given: 0,
    imported: false,
    clock: null,
    standings: null,
    ply: 3,
    active: [1],
    your_turn: false,
    changed: 0,
  };
}

describe('a table in a list', () => {
  it('tells several seats of one person apart from other people', () => {
    const { container } = render(SummaryCard, {
      table: table([
        { kind: 'person', name: 'Ada', holder: 'account', host: null, yours: true },
        { kind: 'person', name: 'Otto', holder: 'guest', host: 1, yours: true },
        { kind: 'person', name: 'Eve', holder: 'guest', host: null, yours: false },
      ]),
    });
    const told = [...container.querySelectorAll('.seat-name')].map((seat) => seat.textContent);
    expect(told.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
      'Ada (Account)',
      'Otto (plays at the device of Ada)',
      'Eve (Guest)',
    ]);
  });
});
