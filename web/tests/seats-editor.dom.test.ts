import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { GameInfo } from '../src/protocol/messages';
import SeatsEditor from '../src/table/SeatsEditor.svelte';

afterEach(cleanup);

describe('the seats of a new table', () => {
  it('wear the colours of their game', () => {
    const game = {
      name: 'pampero',
      bots: [],
      usual_bot: '',
      bot_seconds: 10,
    } as unknown as GameInfo;
    const props = { plan: [{ kind: 'me' as const }], game, onchange: () => undefined };
    const { container } = render(SeatsEditor, props);
    expect(container.querySelector('[data-game="pampero"] li')).not.toBeNull();
  });
});
