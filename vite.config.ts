import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkName, leaveOutUnused } from './vite.client.config.ts';

/** Native code and the logger stay in node_modules; everything else of the host is one bundle that starts fast. */
const external = ['sharp', 'pino'];

/** `.button` of a module is `button_3x9`: short, and the same in the client's build and the host's. */
const className = (name: string, file: string): string => {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file);
  return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 3)}`;
};

/**
 * The client build (`vite build`) and the host (`vite build --ssr src/host/main.ts`). All styles are one sheet; a document
 * carries what it uses of it.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), ...(command === 'build' && !isSsrBuild ? [leaveOutUnused()] : [])],
  css: { modules: { generateScopedName: className } },
  // React has had what the shim stands in for since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  define: { 'process.env.TSS_INLINE_CSS_ENABLED': '"false"' },
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? { outDir: 'dist/host', target: 'node20', emptyOutDir: true, minify: false }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        manifest: true,
        cssCodeSplit: false,
        emptyOutDir: true,
        assetsInlineLimit: 2_048,
        modulePreload: false,
        rolldownOptions: {
          input: 'src/composition/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                {
                  debugName: 'families',
                  name: (id, context) => chunkName(id, (each) => context.getModuleInfo(each)),
                  priority: 1,
                  // What a module needs is needed by as many pages or more, so no two chunks need each other.
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
  ssr: command === 'build' ? { noExternal: true, external } : {},
}));
