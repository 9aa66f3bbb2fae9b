import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';

const builtins = new Set(builtinModules);

/**
 * The reference backend as one file; its packages stay in node_modules, where the embedded database has its own files.
 */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'backend/main.ts',
    outDir: 'dist/backend',
    target: 'node20',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      external: (id) => id.startsWith('node:') || builtins.has(id) || /^[a-z@](?!:)/i.test(id),
    },
  },
});
