import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import RegionChooser from './board/RegionChooser.svelte';

const kContent = resolve(import.meta.dirname, '../../../../content');
const choice = {
  name: 'regions',
  label: 'Regions',
  default: 'random',
  format: 'ids',
  hint: '',
  follows: '',
  values: [
    { value: 'random', label: 'drawn' },
    { value: 'draft', label: 'chosen by the players' },
  ],
};

// The content of the program, as its server would send it.
vi.stubGlobal('fetch', (path: string) =>
  Promise.resolve(new Response(readFileSync(path.replace('/api/content', kContent), 'utf8'))),
);

function show(value: string) {
  const said: string[] = [];
  const options = { players: '2', map: 'germany', regions: value };
  const onchange = (next: string) => said.push(next);
  render(RegionChooser, { choice, value, options, lang: 'en' as const, onchange });
  return said;
}

afterEach(cleanup);

describe('the regions of a new table', () => {
  it('are drawn unless somebody wants to choose', async () => {
    const said = show('random');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await fireEvent.click(screen.getByLabelText('Choose on the map'));
    await fireEvent.click(await screen.findByRole('checkbox', { name: 'West' }));
    expect(said).toEqual(['west']);
  });

  it('are added and taken out on the map', async () => {
    const said = show('northwest west');
    const region = (name: string) => screen.findByRole('checkbox', { name });
    expect((await region('West')).getAttribute('aria-checked')).toBe('true');
    expect(screen.getByRole('status').textContent).toContain('2 of 3');
    await fireEvent.click(await region('East'));
    await fireEvent.keyDown(await region('West'), { key: ' ' });
    expect(said).toEqual(['northwest west east', 'northwest']);
  });

  it('of another map do not stay', async () => {
    const said = show('northwest texas');
    await screen.findByRole('checkbox', { name: 'West' });
    await vi.waitFor(() => expect(said).toEqual(['northwest']));
  });
});
