import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OptionChoice } from '../src/protocol/messages';
import OptionFields from '../src/table/OptionFields.svelte';

let shown: Record<string, unknown> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

const cards: OptionChoice = {
  name: 'cards',
  label: 'Score cards',
  default: 'printed',
  format: 'letters with commas, e.g. B,E,L',
  hint: '',
  follows: '',
  values: [
    { value: 'printed', label: 'as printed' },
    { value: 'mixed', label: 'three of twelve' },
  ],
};

function fields(choice: OptionChoice, value: string) {
  const onchange = vi.fn();
  const props = { choices: [choice], values: { [choice.name]: value }, onchange };
  shown = mount(OptionFields, { target: document.body, props });
  flushSync();
  return onchange;
}

const select = () => document.querySelector('select');
const input = () => document.querySelector('input');

function change(control: HTMLInputElement | HTMLSelectElement | null, value: string) {
  if (control) control.value = value;
  control?.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
}

describe('an option that may be typed', () => {
  it('shows what is usual in words, never as a code', () => {
    const onchange = fields(cards, 'printed');
    expect(select()?.selectedOptions[0]?.textContent).toBe('as printed');
    expect(input()).toBeNull();
    change(select(), 'mixed');
    expect(onchange).toHaveBeenCalledWith('cards', 'mixed');
  });

  it('opens a field for whoever wants something else', () => {
    const onchange = fields(cards, 'printed');
    change(select(), select()?.options[2]?.value ?? '');
    expect(input()?.value).toBe('');
    expect(document.body.textContent).toContain('letters with commas');
    expect(onchange).not.toHaveBeenCalled();
    change(input(), ' B,E,L ');
    expect(onchange).toHaveBeenCalledWith('cards', 'B,E,L');
  });

  it('shows what was typed', () => {
    fields(cards, 'B,E,L');
    expect(select()?.selectedOptions[0]?.textContent).toBe('Something else …');
    expect(input()?.value).toBe('B,E,L');
  });

  it('is a field alone where nothing is usual', () => {
    fields({ ...cards, default: '', values: [] }, '');
    expect(select()).toBeNull();
    expect(document.querySelector('label')?.htmlFor).toBe(input()?.id);
  });
});
