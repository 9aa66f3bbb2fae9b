// Weight of a page's initial scripts, for the byte budgets and the bench.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './run.mjs';

export const client = join(root, 'dist', 'client');
const manifestFile = join(client, '.vite', 'manifest.json');
const entry = 'src/composition/entry-client.tsx';

/** kB of gzip. By the pages that share a chunk, lightest first. */
const landing = [
  { most: 195, pages: ['home'] },
  { most: 195, pages: ['product', 'customise'] },
  { most: 195, pages: ['bare-metal', 'shop', 'category', 'products'] },
  { most: 195, pages: ['articles', 'article', 'author', 'project', 'content-page'] },
];
export const landingPages = landing.flatMap(({ pages }) => pages);
/**
 * They also hold the proof of work, for names that strangers guess at. Every page has the sentences of all notices and
 * failures, so that those of the prepaid balance weigh on these too.
 */
const logIn = {
  most: 203,
  pages: [
    'log-in',
    'register',
    'verify',
    'forgot-password',
    'verify-reset',
    'reset-password',
    'complete-registration',
    'registration-completed',
    'link-account',
  ],
};
/** Help to choose and sell, so they include the order form. */
const choosing = { most: 270, pages: ['compare', 'm365-backup'] };
/** The configurator inside the cart. */
const editing = { most: 276, pages: ['edit-line'] };
const order = {
  most: 271,
  pages: [
    'cart',
    'checkout',
    'thanks',
    'review-order',
    'payment',
    'payment-result',
    'invoice',
    'quotation',
    'direct-order',
    'update-order',
    'domain-search',
  ],
};
const account = {
  most: 277,
  pages: ['account', 'profile', 'services', 'service', 'orders', 'order', 'favourites', 'balance'],
};

const weightOf = (file) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length;

/** First-load JavaScript of every page in bytes of gzip. Exits when there is no build. */
export const firstLoad = () => {
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
  return [...landing, logIn, choosing, editing, order, account].flatMap(({ most, pages }) =>
    pages.map((page) => {
      const key = Object.keys(manifest).find((source) => source.endsWith(`/${page}.page.tsx`)) ?? page;
      const keys = [entry, key].flatMap((each) => [...closure(each)]);
      const files = [...new Set(keys.map((each) => manifest[each].file))];
      const bytes = files.reduce((sum, file) => sum + weightOf(file), 0);
      return { page, most, known: key in manifest, files, bytes };
    }),
  );
};
