import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const server = process.env['SPANNUNG_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: { target: 'es2022', chunkSizeWarningLimit: 300 },
  server: {
    fs: { allow: ['..'] }, // names of things are in the catalogues of the program
    proxy: {
      // The server only accepts requests of its own pages, so the origin is the proxied one.
      '/api': { target: server, headers: { origin: server } },
      '/ws': { target: server.replace(/^http/, 'ws'), ws: true, headers: { origin: server } },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    maxWorkers: '100%',
    testTimeout: 60_000, // nobody waits for it unless something is broken
  },
});
