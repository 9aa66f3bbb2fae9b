// Fails when the JavaScript that a page loads first is heavier than its budget, or holds what landing pages must not.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './run.mjs';

const client = join(root, 'dist', 'client');
const manifestFile = join(client, '.vite', 'manifest.json');
const entry = 'src/composition/entry-client.tsx';

/** kB of gzip: what we aim at, and where the check fails. */
const landing = {
  aim: 118,
  most: 130,
  pages: ['home', 'bare-metal', 'shop', 'category', 'products', 'product', 'customise'],
};
const order = {
  aim: 190,
  most: 190,
  pages: ['cart', 'checkout', 'thanks', 'review-order', 'payment', 'payment-result', 'invoice'],
};
/** Texts that only these packages bring along. */
const foreign = {
  '@mui': 'MuiButtonBase',
  emotion: '__emotion_styles',
  notistack: 'notistack-',
  swiper: 'swiper-wrapper',
  inversify: 'inversify',
  zod: 'ZodError',
};

if (!existsSync(manifestFile)) {
  console.error('There is no client build. Run `npm run build` first.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

const closure = (key, seen = new Set()) => {
  if (seen.has(key) || !manifest[key]) return seen;
  seen.add(key);
  for (const each of manifest[key].imports ?? []) closure(each, seen);
  return seen;
};

const weights = new Map();
const weightOf = (file) => {
  if (!weights.has(file)) weights.set(file, gzipSync(readFileSync(join(client, file)), { level: 9 }).length);
  return weights.get(file);
};

/** First-load JavaScript of every page, in bytes of gzip. */
export const firstLoad = () =>
  [landing, order].flatMap(({ aim, most, pages }) =>
    pages.map((page) => {
      const key = `src/ui/pages/${page}.page.tsx`;
      const files = [...new Set([...closure(entry), ...closure(key)].map((each) => manifest[each].file))];
      return {
        page,
        aim,
        most,
        known: key in manifest,
        files,
        bytes: files.reduce((sum, file) => sum + weightOf(file), 0),
      };
    }),
  );

const problems = [];
for (const { page, aim, most, known, files, bytes } of firstLoad()) {
  const kilobytes = (bytes / 1000).toFixed(1);
  console.log(
    `${page.padEnd(16)} ${kilobytes.padStart(6)} kB gzip in ${files.length} files (aim ${aim}, most ${most})`,
  );
  if (!known) problems.push(`${page} is not in the build`);
  if (bytes > most * 1000) problems.push(`${page} loads ${kilobytes} kB first, more than ${most} kB`);
  if (!landing.pages.includes(page)) continue;
  const text = files.map((file) => readFileSync(join(client, file), 'utf8')).join('\n');
  for (const [name, mark] of Object.entries(foreign)) {
    if (text.includes(mark)) problems.push(`${page} loads ${name} at once`);
  }
}
for (const problem of problems) console.error(`✘ ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
