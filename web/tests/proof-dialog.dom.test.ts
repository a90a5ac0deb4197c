import { render, screen } from '@testing-library/svelte';
import { createHash, createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import ProofDialog from '../src/table/ProofDialog.svelte';
import { addedNonce, sawCommitment } from '../src/table/shuffle-witness';

beforeEach(() => localStorage.clear());

const shuffle = {
  commitment: 'ab',
  nonces: ['one', 'two'],
  secret: null,
  seed: null,
  imported: false,
  seen: false,
};

const open = (count: number, given: { label: string; value: string }[]) =>
  render(ProofDialog, {
    table: 'table7',
    shuffle: { ...shuffle, given: count },
    given,
    onclose: () => undefined,
  });

describe('the proof of a shuffle', () => {
  it('lists what was given instead of drawn', () => {
    open(3, [{ label: 'Turn order', value: '2 1 3' }]);
    const given = screen.getByTestId('given');
    expect(given.textContent).toContain('3 outcomes were given by whoever opened the table');
    expect(given.textContent).toContain('Turn order');
    expect(given.textContent).toContain('2 1 3');
  });

  const secret = 'a'.repeat(64);
  const proved = {
    ...shuffle,
    commitment: createHash('sha256').update(secret).digest('hex'),
    secret,
    seed: createHmac('sha256', secret).update('spannung 1\ntable7\none\ntwo').digest('hex'),
  };
  const prove = (given: number, seen = false) =>
    render(ProofDialog, {
      table: 'table7',
      shuffle: { ...proved, given, seen },
      given: [],
      onclose: () => undefined,
    });

  const sawIt = () => {
    sawCommitment('table7', proved.commitment);
    addedNonce('table7', 'two');
  };

  it('is green where everything was drawn and this device saw it', async () => {
    sawIt();
    prove(0);
    const good = await screen.findAllByTestId('proof-good');
    expect(good.map(({ textContent }) => textContent.trim()).at(-1)).toContain('its own number');
    expect(good).toHaveLength(3);
    expect(screen.queryByTestId('proof-rest')).toBeNull();
  });

  it('is not green where this device did not see the commitment before the start', async () => {
    prove(0);
    expect(await screen.findAllByTestId('proof-partial')).toHaveLength(2);
    expect(screen.getByTestId('proof-unseen').textContent).toContain('did not see');
    expect(screen.queryByTestId('proof-good')).toBeNull();
  });

  it('is red where another commitment was shown before the start', async () => {
    sawCommitment('table7', '00'.repeat(32));
    prove(0);
    const bad = await screen.findByTestId('proof-bad');
    expect(bad.textContent).toContain('another commitment');
  });

  it('is not green where moves were taken back that had shown something', async () => {
    sawIt();
    prove(0, true);
    expect(await screen.findAllByTestId('proof-partial')).toHaveLength(3);
    expect(screen.getByTestId('seen').textContent).toContain('taken back');
    expect(screen.queryByTestId('proof-good')).toBeNull();
  });

  it('speaks of the rest only, and not in green, where outcomes were given', async () => {
    sawIt();
    prove(1);
    expect(await screen.findAllByTestId('proof-partial')).toHaveLength(3);
    expect(screen.getByTestId('proof-rest').textContent).toBe('Everything else was drawn:');
    expect(screen.queryByTestId('proof-good')).toBeNull();
  });

  it('says nothing of it where everything was drawn', () => {
    open(0, []);
    expect(screen.queryByTestId('given')).toBeNull();
  });
});
