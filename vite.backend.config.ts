import { cpSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { extname, join } from 'node:path';
import { defineConfig } from 'vite';

const builtins = new Set(builtinModules);

/** Read at run time: see backend/platform/project-path.ts. */
const copied = [
  'backend/media',
  'backend/platform/database/migrations',
  'backend/platform/sheets',
  'backend/printing/fonts',
  'backend/sandbox/chat',
  'contracts/seed',
  'dist/desk',
];

/**
 * The reference backend as one file and the files that it reads; its packages stay in node_modules, where the embedded
 * database has its own files.
 */
export default defineConfig({
  publicDir: false,
  plugins: [
    {
      name: 'copy-files',
      writeBundle: () => {
        for (const path of copied)
          cpSync(join(import.meta.dirname, path), join(import.meta.dirname, 'dist', 'backend', 'files', path), {
            recursive: true,
            preserveTimestamps: true,
            filter: (from) => path === 'contracts/seed' || extname(from) !== '.ts',
          });
      },
    },
  ],
  build: {
    ssr: 'backend/main.ts',
    outDir: 'dist/backend',
    target: 'node20',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      external: (id) => id.startsWith('node:') || builtins.has(id) || /^[a-z@](?!:)/i.test(id),
    },
  },
});
