import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { creditsFile, creditsText } from '../credits';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, path), 'utf8');

interface Lock {
  packages: Record<string, { dependencies?: Record<string, string> }>;
}

const lock = JSON.parse(read('../package-lock.json')) as Lock;
const manifest = JSON.parse(read('../package.json')) as { dependencies: Record<string, string> };

// The compiler of Svelte stays here, but these parts of it travel with every page.
const kRuntime = ['svelte', 'clsx', 'esm-env'];
const kTypefaces: Record<string, string> = {
  '@fontsource-variable/figtree': 'Figtree',
  '@fontsource-variable/fraunces': 'Fraunces',
};

// What packages are called where it is not what they call themselves, and what is no work of others:
// the threads of the system, the way to packages, and what only tests and measurements use.
const kCalled: Record<string, string> = {
  fmt: '{fmt}',
  'tl-expected': 'tl::expected',
  sqlite3: 'SQLite',
  'icu-uc': 'ICU',
  'icu-i18n': 'ICU',
};
const kNotLinked = ['Threads', 'PkgConfig', 'GTest', 'rapidcheck', 'benchmark'];

function cmakeFiles(): string[] {
  const root = resolve(import.meta.dirname, '../..');
  const folders = [
    'ai',
    'base',
    'cli',
    'cmake',
    'engine',
    'games',
    'record',
    'server',
    'texts',
    'wire',
  ];
  const below = folders.flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('CMakeLists.txt') || file.endsWith('.cmake'))
      .map((file) => `../../${folder}/${file}`),
  );
  return ['../../CMakeLists.txt', ...below];
}

// Everything that CMake looks for on the machine.
function linked(): string[] {
  const text = cmakeFiles().map(read).join('\n');
  const packages = [...text.matchAll(/^\s*find_package\(([\w-]+)/gm)].map(
    (match) => match[1] ?? '',
  );
  const modules = [...text.matchAll(/^\s*pkg_check_modules\(\w+ ([^)]*)\)/gm)]
    .flatMap((match) => (match[1] ?? '').split(/\s+/))
    .filter((word) => !['REQUIRED', 'IMPORTED_TARGET', 'QUIET'].includes(word));
  return [...packages, ...modules].filter((name) => !kNotLinked.includes(name));
}

function shipped(): Set<string> {
  const found = new Set(kRuntime);
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    const needed = lock.packages[`node_modules/${name}`]?.dependencies ?? {};
    for (const dependency of Object.keys(needed)) visit(dependency);
  };
  for (const name of Object.keys(manifest.dependencies)) visit(name);
  return found;
}

describe('credits', () => {
  it('name every library that reaches a browser', () => {
    const works = read('../../docs/licences/works.md');
    const missing = [...shipped()]
      .map((name) => kTypefaces[name] ?? name)
      .filter((name) => !works.includes(`| [${name}](`));
    expect(missing).toEqual([]);
  });

  it('name every library that the program is linked with', () => {
    const works = read('../../docs/licences/works.md');
    expect(linked().length).toBeGreaterThan(9);
    const missing = linked()
      .map((name) => kCalled[name] ?? name)
      .filter((name) => !works.includes(`| [${name}](`));
    expect(missing).toEqual([]);
  });

  it('are a file of the build, with every licence text', async () => {
    const text = creditsText();
    const files = readdirSync(resolve(import.meta.dirname, '../../docs/licences'));
    for (const file of files) expect(text).toContain(read(`../../docs/licences/${file}`).trim());
    for (const file of ['credits.md', 'credits.de.md'])
      expect(text).toContain(read(`../../docs/${file}`).trim());

    const entry = resolve(import.meta.dirname, '../src/lib/format.ts');
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [creditsFile()],
      build: { write: false, rollupOptions: { input: entry } },
    });
    const { output } = [result].flat()[0] as { output: { fileName: string; source?: string }[] };
    expect(output.find(({ fileName }) => fileName === 'credits.txt')?.source).toBe(text);
  });
});
