import { defineConfig } from 'vite';
import { ALONE_MANIFEST, CLIENT_BOOT, CLIENT_OVERLAYS, CLIENT_WORKER } from './src/ssr/manifest.ts';

/**
 * Scripts of the client that wait for no other file: what documents and browsers load as classic scripts, and what runs
 * while a page's own scripts sleep. Built after those, into the same folder.
 */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    manifest: ALONE_MANIFEST,
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: [CLIENT_BOOT, CLIENT_OVERLAYS, CLIENT_WORKER],
      output: {
        entryFileNames: ({ name }) => (name === 'offline-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
