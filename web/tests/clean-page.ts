// Test files share one page (vite.config.ts), so each leaves it as it found it.

import { afterAll, afterEach, vi } from 'vitest';

afterEach(() => void vi.restoreAllMocks());

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  const page = document.documentElement;
  for (const name of page.getAttributeNames()) page.removeAttribute(name);
  document.body.replaceChildren();
});
