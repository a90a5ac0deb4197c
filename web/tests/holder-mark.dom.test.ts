import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import HolderMark from '../src/lib/HolderMark.svelte';
import type { Holder } from '../src/protocol/messages';

function told(holder: Holder, host: string | null = null): string {
  const { container } = render(HolderMark, { holder, host });
  return container.textContent.trim();
}

describe('what stands behind a name', () => {
  it('is said in words, too', () => {
    expect(told('account')).toBe('(Account)');
    expect(told('guest')).toBe('(Guest)');
    expect(told('record')).toBe('(called so in the record)');
    expect(told('bot')).toBe('(Bot)');
    expect(told('rules')).toBe('(played by the rules)');
    expect(screen.getByTitle('Account')).toBeTruthy();
  });

  it('names whose device somebody plays at, but never hides an account', () => {
    expect(told('guest', 'Ada')).toBe('(plays at the device of Ada)');
    expect(told('account', 'Ada')).toBe('(Account)');
  });

  it('is nothing where nobody knows', () => {
    expect(told('open')).toBe('');
    expect(told('person')).toBe('');
  });
});
