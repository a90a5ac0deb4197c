import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { creditsFile } from './credits.ts';

const server = process.env['SPANNUNG_SERVER'] ?? 'http://127.0.0.1:8080';

// A document takes longer to make than most tests take: only those that need one get it.
const tests = ['{src,tests}/**/*.test.ts'];
const domTests = ['{src,tests}/**/*.dom.test.ts'];

export default defineConfig({
  plugins: [svelte(), creditsFile()],
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      // The rules on the device (src/device) are a part of their own, which a page loads by name.
      input: { index: 'index.html', device: 'src/device/device.ts' },
      preserveEntrySignatures: 'allow-extension',
    },
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: ['..'] }, // names of things are in the catalogues of the program
    proxy: {
      // The server only accepts requests of its own pages, so host and origin are the proxied ones.
      '/api': { target: server, changeOrigin: true, headers: { origin: server } },
      '/ws': { target: server, changeOrigin: true, ws: true, headers: { origin: server } },
    },
  },
  test: {
    maxWorkers: '100%',
    // Files share what they import: loading it anew for each takes a quarter of the time.
    isolate: false,
    testTimeout: 60_000, // nobody waits for it unless something is broken
    projects: [
      {
        extends: true,
        test: { name: 'logic', environment: 'node', include: tests, exclude: domTests },
      },
      {
        extends: true,
        plugins: [svelteTesting()],
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: domTests,
          setupFiles: 'tests/clean-page.ts',
        },
      },
    ],
  },
});
