// `npm run try FILE`: runs a TypeScript file of this repository, such as a script on the fakes, on any supported Node.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { install, root } from './run.mjs';

const [file] = process.argv.slice(2);
const path = resolve(process.env.INIT_CWD ?? process.cwd(), file ?? '');
if (file === undefined || !existsSync(path)) {
  console.error(`Name a TypeScript file: npm run try FILE${file === undefined ? '' : `. There is no ${path}.`}`);
  process.exit(1);
}
install();
process.setSourceMapsEnabled(true);
const { runnerImport } = await import('vite');
await runnerImport(path, { root, configFile: false, logLevel: 'error' });
