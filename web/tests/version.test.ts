import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8');
const found = (path: string, pattern: RegExp) => pattern.exec(read(path))?.[1];

// CHANGELOG.md says what raising it means.
it('has one version everywhere', () => {
  const version = found('base/version.h', /kVersion = "([\d.]+)"/);
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(found('CMakeLists.txt', /project\(spannung VERSION ([\d.]+)/)).toBe(version);
  expect(found('web/package.json', /"version": "([\d.]+)"/)).toBe(version);
  expect(found('web/package-lock.json', /"version": "([\d.]+)"/)).toBe(version);
  expect(found('CHANGELOG.md', /^## ([\d.]+)/m)).toBe(version);
});
