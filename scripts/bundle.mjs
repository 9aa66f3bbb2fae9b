// Bundles a test module for plain Node, because a test runner's module loader halves the speed.
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from './run.mjs';

/** `entry`: relative to the project's root. Returns the bundle's URL; with `isWhole`, packages are in it too. */
export const bundle = async (entry, outDir, { isWhole = true } = {}) => {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ssr: entry, outDir, emptyOutDir: true, target: 'node20' },
    ssr: isWhole ? { noExternal: true } : {},
  });
  return pathToFileURL(join(outDir, `${basename(entry, '.ts')}.js`)).href;
};
