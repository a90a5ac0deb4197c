import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import ProofDialog from '../src/table/ProofDialog.svelte';

const shuffle = {
  commitment: 'ab',
  nonces: ['one', 'two'],
  secret: null,
  seed: null,
  imported: false,
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

  it('says nothing of it where everything was drawn', () => {
    open(0, []);
    expect(screen.queryByTestId('given')).toBeNull();
  });
});
