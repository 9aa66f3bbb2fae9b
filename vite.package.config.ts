import { defineConfig } from 'vite';

/** The core, the fakes and the wire format as plain JavaScript, for programs outside of this repository. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/package',
    target: 'node20',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: { core: 'src/core/index.ts', fakes: 'src/adapters/memory/index.ts', contracts: 'contracts/index.ts' },
      external: (id) => /^[a-z@](?!:)/i.test(id),
    },
  },
});
