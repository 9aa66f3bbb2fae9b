import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const media = join(import.meta.dirname, 'backend', 'media');
const kinds: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
};

/**
 * File name of a media address: `/uploads/a.png`, or `/images/576/uploads/a.png`, whose width is the host's business.
 */
const mediaName = (url: string): string | null =>
  /^(?:\/images\/\d+)?\/uploads\/([\w.-]+)$/.exec(url.split('?')[0] ?? '')?.[1] ?? null;

/** Serves the media files as they are: no host is there to draw them in other widths. */
const mediaFiles: Plugin = {
  name: 'media-files',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const name = mediaName(request.url ?? '');
      const kind = name === null ? undefined : kinds[extname(name)];
      if (name === null || kind === undefined) return next();
      readFile(join(media, normalize(name))).then(
        (file) => response.setHeader('content-type', kind).end(file),
        () => response.writeHead(404).end(),
      );
    });
  },
};

/** The shop on fakes in one browser: `index.html`, core, memory adapters and pages; no host, no backend. */
export default defineConfig({
  plugins: [react(), mediaFiles],
  cacheDir: 'node_modules/.vite-memory',
  define: { 'process.env.TSS_INLINE_CSS_ENABLED': '"false"' },
  build: { outDir: 'dist/memory', target: 'es2022', emptyOutDir: true },
});
