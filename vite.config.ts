import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Native code and the logger stay in node_modules; everything else of the host is one bundle that starts fast. */
const external = ['sharp', 'pino'];

/**
 * The client build (`vite build`) and the host (`vite build --ssr src/host/main.ts`). The definition keeps the inlined
 * styles of the document as they are when the page hydrates.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react()],
  define: { 'process.env.TSS_INLINE_CSS_ENABLED': '"true"' },
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? { outDir: 'dist/host', target: 'node20', emptyOutDir: true, minify: false }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        manifest: true,
        emptyOutDir: true,
        assetsInlineLimit: 2_048,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'src/composition/entry-client.tsx' },
      },
  ssr: command === 'build' ? { noExternal: true, external } : {},
}));
