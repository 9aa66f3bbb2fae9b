// Bundles a TypeScript module of the tests, so that plain Node runs it: a test runner's module loader costs half the speed.
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from './run.mjs';

/** Writes the bundle of `entry`, a path relative to the project's root, to `outDir`; returns its URL. */
export const bundle = async (entry, outDir) => {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ssr: entry, outDir, emptyOutDir: true, target: 'node20' },
    ssr: { noExternal: true },
  });
  return pathToFileURL(join(outDir, `${basename(entry, '.ts')}.js`)).href;
};
