import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// `npm run dev` serves the page with hot reload and asks a server that runs beside it.
const server = process.env.TAFELRUNDE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  // The server puts the path it lies under before addresses like "./assets/…" in index.html.
  base: './',
  build: {
    outDir: '../src/tafelrunde/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Everything is a file of its own: the page allows neither inline scripts nor scripts in data addresses.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
