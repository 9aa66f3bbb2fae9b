import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkName, leaveOutUnused } from './vite.client.config.ts';

/** sharp (native code) and pino stay in node_modules; the rest of the host is one bundle, so that it starts fast. */
const external = ['sharp', 'pino'];

/** `.button` of a module becomes `button_3x9`: short, and equal in the builds of client and host. */
const className = (name: string, file: string): string => {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file);
  return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 3)}`;
};

/**
 * The client build (`vite build`) and the host (`vite build --ssr src/host/main.ts`). All styles are one sheet; each
 * document inlines the rules that it uses.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), ...(command === 'build' && !isSsrBuild ? [leaveOutUnused()] : [])],
  css: { modules: { generateScopedName: className } },
  // React has included what the shim provides since version 18.
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
                  // A dependency is used by at least as many pages as the module itself, so chunks have no circular
                  // dependencies.
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
  ssr: command === 'build' ? { noExternal: true, external } : {},
}));
