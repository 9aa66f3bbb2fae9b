import type { Plugin, Rolldown } from 'vite';

type ModuleInfoOf = (id: string) => Rolldown.ModuleInfo | null;

/** Which pages a start of a chunk is for. Parts that load later have families of their own: a page does not wait for them. */
const families: readonly (readonly [RegExp, string])[] = [
  [/\/pages\/home\.page\.tsx$/, 'home'],
  [/\/pages\/(bare-metal|shop|category|products)\.page\.tsx$/, 'lists'],
  [/\/pages\/(product|customise)\.page\.tsx$/, 'product'],
  [/\/pages\/cart\.page\.tsx$/, 'cart'],
  [/\/pages\/(checkout|direct-order|update-order)\.page\.tsx$/, 'checkout'],
  [/\/pages\/log-in\.page\.tsx$/, 'login'],
  [
    /\/pages\/(register|verify|forgot-password|verify-reset|reset-password|complete-registration|registration-completed|link-account)\.page\.tsx$/,
    'joining',
  ],
  [/\/pages\/(account|profile|services?|orders?|favourites)\.page\.tsx$/, 'portal'],
  [/\/pages\/[a-z-]+\.page\.tsx$/, 'payment'],
  [/\/ui\/[a-z-]+-pages\.ts$/, 'table'],
  [/\/catalogue\/(plan-tabs|home-sections)\.tsx$/, 'later-home'],
  [/\/catalogue\/(product-|add-failure|text-option|reviews|favourite-button)[a-z-]*\.tsx$/, 'later-product'],
  [/\/catalogue\//, 'later-lists'],
  [/\/kit\/failure-words\.tsx$/, 'later-failure'],
  [/./, 'later'],
];
const familyOf = (start: string): string => families.find(([file]) => file.test(start))?.[1] ?? 'later';

/** The chunk of the first script. */
const FIRST = 'shop';

/** By how many of these families something is needed. */
type NeededBy = (...names: readonly string[]) => number;

/** Chunks of what several families of pages share, the first that fits. A page must not load what only others need. */
const shared: readonly (readonly [string, (by: NeededBy) => boolean])[] = [
  [FIRST, (by) => by('home') * by('lists') * by('product') > 0],
  ['landing', (by) => by('product') > 0 || by('cart', 'checkout', 'login', 'joining', 'portal', 'payment') === 0],
  ['cards', (by) => by('lists') * by('home', 'login', 'joining') > 0],
  ['notes', (by) => by('home') > 0],
  ['tables', (by) => by('lists') * by('later-product') > 0],
  ['plans', (by) => by('lists') > 0],
  [
    'commands',
    (by) =>
      by('later-failure', 'later-lists') + by('login', 'joining') * by('cart', 'checkout', 'payment', 'later-product') >
      0,
  ],
  ['forms', (by) => by('login', 'joining') * by('portal') > 0],
  ['ways-in', (by) => by('login') > 0],
  ['buying', (by) => by('later-product') > 0],
  ['receipts', (by) => by('cart', 'checkout') > 0 && by('portal', 'payment') > 0],
  ['lines', (by) => by('cart', 'checkout') > 0],
  ['codes', () => true],
];

/** Starts of chunks: a page, a table of pages, or a part that loads later. */
const startsAbove = (id: string, info: ModuleInfoOf, seen = new Set<string>()): Set<string> => {
  const starts = new Set<string>();
  const climb = (at: string): void => {
    if (seen.has(at)) return;
    seen.add(at);
    const module = info(at);
    if (module?.isEntry || (module?.dynamicImporters.length ?? 0) > 0) starts.add(at);
    for (const importer of module?.importers ?? []) climb(importer);
  };
  climb(id);
  return starts;
};

/**
 * Few chunks load faster than many: everything of the first script is one chunk, what several families of pages share is
 * one of a few others, and each family has one of its own; what later parts share with a family stands beside it, so that
 * a later part of one page never loads the pages of another. A module of a single start stays with it.
 */
export const chunkName = (id: string, info: ModuleInfoOf): string | null => {
  const starts = [...startsAbove(id, info)];
  if (starts.some((start) => info(start)?.isEntry)) return FIRST;
  // What also loads by itself, such as the failures' sentences, stays by itself.
  if (starts.length < 2 || starts.includes(id)) return null;
  const found = new Set(starts.map(familyOf));
  const [page, ...others] = [...found].filter((family) => !/^(later|table)/.test(family));
  if (page === undefined) return null;
  if (others.length === 0) {
    // A page and its own later parts go together.
    found.delete(`later-${page}`);
    found.delete(page);
    return [page, ...[...found].sort()].join('-and-');
  }
  const by: NeededBy = (...names) => names.filter((name) => found.has(name)).length;
  return shared.find(([, fits]) => fits(by))?.[0] ?? null;
};

/** Parts of libraries that this shop never runs, and what stands in their place. */
const unused: Readonly<Record<string, string>> = {
  // No mutations of TanStack Query: commands go through useCommand.
  '/@tanstack/query-core/build/modern/mutationCache.js':
    'export class MutationCache { getAll() { return [] } clear() {} resumePausedMutations() { return Promise.resolve() } }',
  '/@tanstack/query-core/build/modern/infiniteQueryBehavior.js':
    'export const infiniteQueryBehavior = undefined, hasNextPage = undefined, hasPreviousPage = undefined',
  // parseSearch and stringifySearch of ui/search.ts.
  '/@tanstack/router-core/dist/esm/searchParams.js':
    'export const defaultParseSearch = undefined, defaultStringifySearch = undefined, parseSearchWith = undefined, stringifySearchWith = undefined',
  // No links of TanStack Router: kit/link.tsx draws plain anchors.
  '/@tanstack/react-router/dist/esm/link.js':
    'export const Link = undefined, createLink = undefined, useLinkProps = undefined, linkOptions = undefined',
  // The shop stands at the root of its origin, and no address is rewritten.
  '/@tanstack/router-core/dist/esm/rewrite.js':
    'export const composeRewrites = undefined, rewriteBasepath = undefined, executeRewriteInput = (_, url) => url, executeRewriteOutput = (_, url) => url',
};

/** Leaves out what is never run, four kilobytes of gzip; fails when a library has moved it, so that nobody believes in it for ever. */
export const leaveOutUnused = (): Plugin => {
  const met = new Set<string>();
  return {
    name: 'leave-out-unused',
    enforce: 'pre',
    load(id) {
      const file = Object.keys(unused).find((each) => id.endsWith(each));
      if (file !== undefined) met.add(file);
      return file === undefined ? undefined : unused[file];
    },
    buildEnd(error) {
      const missed = Object.keys(unused).filter((file) => !met.has(file));
      if (!error && missed.length > 0) this.error(`no longer there to leave out: ${missed.join(', ')}`);
    },
  };
};
