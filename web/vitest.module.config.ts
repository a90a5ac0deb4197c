import { defineConfig } from 'vitest/config';

// The module for browsers against the program itself, in Node: ./test wasm. Both have to be built.
export default defineConfig({
  test: {
    include: ['tests/module/**/*.spec.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
