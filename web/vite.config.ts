import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.ORLEANS_SERVER ?? 'http://127.0.0.1:8070';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/orleans/server/pages',
    emptyOutDir: true,
    target: 'es2022',
    // The page's rules against foreign content forbid data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800, // kB; what is loaded compressed has a test
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/stub.ts'], testTimeout: 30_000 },
});
