import type { Plugin, Rolldown } from 'vite';

type ModuleInfoOf = (id: string) => Rolldown.ModuleInfo | null;

/** Which pages a module is for. Their later parts have a family of their own: a page does not wait for them. */
const families: readonly (readonly [RegExp, string])[] = [
  [/\/pages\/home\.page\.tsx$/, 'home'],
  [/\/pages\/(bare-metal|shop|category|products)\.page\.tsx$/, 'lists'],
  [/\/pages\/(product|customise)\.page\.tsx$/, 'product'],
  [
    /\/pages\/(log-in|register|verify|forgot-password|verify-reset|reset-password|complete-registration|registration-completed)\.(page\.tsx|loader\.ts)$/,
    'login',
  ],
  [/\/pages\/(account|profile|services?|orders?|link-account|favourites)\.(page\.tsx|loader\.ts)$/, 'portal'],
  [/\/pages\/[a-z-]+\.(page\.tsx|loader\.ts)$/, 'order'],
  [/\/catalogue\/(plan-tabs|home-sections)\.tsx$/, 'later-home'],
  [/\/catalogue\/(product-|add-failure|text-option)[a-z-]*\.tsx$/, 'later-product'],
  [/\/catalogue\//, 'later-lists'],
  [/./, 'later'],
];
/** What several families of pages share, named by the first of them that is among those. */
const shared: Readonly<Record<string, string>> = {
  home: 'cards',
  lists: 'catalogue',
  product: 'buying',
  login: 'forms',
};
const familyOf = (start: string): string => families.find(([file]) => file.test(start))?.[1] ?? 'later';

/** Starts of chunks: a page, or a part that loads later. */
const startsAbove = (id: string, info: ModuleInfoOf, seen = new Set<string>()): Set<string> => {
  const starts = new Set<string>();
  const climb = (at: string): void => {
    if (seen.has(at)) return;
    seen.add(at);
    const module = info(at);
    if ((module?.dynamicImporters.length ?? 0) > 0) starts.add(at);
    for (const importer of module?.importers ?? []) climb(importer);
  };
  climb(id);
  return starts;
};

/**
 * Few chunks load faster than many: everything of the first script is one chunk, what several families of pages share is
 * another, and each family has one of its own; what later parts share with a family stands beside it, so that a later
 * part of one page never loads the pages of another. A module of a single page or later part stays with it; loaders that
 * are not in the first script belong to the steps of an order.
 */
export const chunkName = (id: string, info: ModuleInfoOf): string | null => {
  const starts = [...startsAbove(id, info)];
  if (starts.length < 2 && !id.endsWith('.loader.ts')) return null;
  const found = new Set(starts.map(familyOf));
  const [page, ...others] = [...found].filter((family) => !family.startsWith('later'));
  if (page === undefined) return null;
  if (others.length === 0) {
    // A page and its own later parts go together.
    found.delete(`later-${page}`);
    found.delete(page);
    return found.size > 1 ? `${page}-and-more` : [page, ...found].join('-and-');
  }
  const [widest] = Object.keys(shared).filter((family) => found.has(family));
  return (widest === undefined ? undefined : shared[widest]) ?? 'private';
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
