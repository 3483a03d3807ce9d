import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.ORLEANS_SERVER ?? 'http://127.0.0.1:8070';

// Of the server's words the pages need the nouns behind a number, not its sentences.
const NOUN = /^(kind|good|gear|count)-/;
const ATTRIBUTES = /\n +\.[a-z]+ =[^]*/;
const nouns = {
  name: 'nouns',
  enforce: 'pre' as const,
  load(id: string): string | undefined {
    if (!/src\/orleans\/boxes\/.*\.ftl\?raw$/.test(id)) return undefined;
    const entries = readFileSync(id.replace('?raw', ''), 'utf-8').split(/\n(?=[a-z#])/);
    const kept = entries.filter((entry) => NOUN.test(entry)).map((entry) => entry.replace(ATTRIBUTES, ''));
    return `export default ${JSON.stringify(kept.join('\n'))}`;
  },
};

// The page names the code that main.ts is going to import, so that all of it comes at once.
const hurry: Plugin = {
  name: 'hurry',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const files = new Set<string>();
      const add = (file: string) => {
        const one = bundle[file];
        if (one?.type !== 'chunk' || files.has(file)) return;
        for (const style of one.viteMetadata?.importedCss ?? []) files.add(style);
        files.add(file);
        one.imports.forEach(add);
      };
      for (const one of Object.values(bundle)) if (one.type === 'chunk' && one.facadeModuleId?.endsWith('/App.svelte')) add(one.fileName);
      const named = [...files].filter((file) => !html.includes(file));
      const rel = (file: string) => (file.endsWith('.css') ? 'stylesheet' : 'modulepreload');
      return named.map((file) => ({ tag: 'link', attrs: { rel: rel(file), crossorigin: true, href: `/${file}` }, injectTo: 'head' }));
    },
  },
};

export default defineConfig({
  plugins: [nouns, svelte(), hurry],
  build: {
    outDir: '../src/orleans/server/pages',
    emptyOutDir: true,
    target: 'es2022',
    // The page's rules against foreign content forbid data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What nearly every part draws with is one file: each that a page names takes time of its own.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'ui', test: /\/src\/ui\/(?!prefs|store)/ }] } } },
    chunkSizeWarningLimit: 800, // kB; what is loaded compressed has a test
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/stub.ts'], testTimeout: 30_000 },
});
