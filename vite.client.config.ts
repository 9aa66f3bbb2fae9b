import type { Plugin, Rolldown } from 'vite';

type ModuleInfoOf = (id: string) => Rolldown.ModuleInfo | null;

/** Pages that newcomers land on. None of them loads first what only others need, whatever pages there come to be. */
const landing: readonly (readonly [RegExp, string])[] = [
  [/\/pages\/home\.page\.tsx$/, 'home'],
  [/\/pages\/(bare-metal|shop|category|products)\.page\.tsx$/, 'lists'],
  [/\/pages\/(product|customise)\.page\.tsx$/, 'product'],
  [/\/pages\/(articles|article|author|project|content-page|search)\.page\.tsx$/, 'reading'],
];
/** Other pages that have a chunk in common; a page in no line is a family by itself. */
const others: readonly (readonly [RegExp, string])[] = [
  [/\/pages\/log-in\.page\.tsx$/, 'login'],
  [
    /\/pages\/(register|verify|forgot-password|verify-reset|reset-password|complete-registration|registration-completed|link-account)\.page\.tsx$/,
    'joining',
  ],
  [/\/pages\/(checkout|direct-order|update-order)\.page\.tsx$/, 'checkout'],
  [/\/pages\/(thanks|review-order|payment|payment-result|invoice)\.page\.tsx$/, 'payment'],
  [/\/pages\/(account|profile|services?|orders?|favourites)\.page\.tsx$/, 'portal'],
];

/** Family of a page or of a table of pages; undefined for a part that loads later. */
const familyOf = (start: string): string | undefined =>
  [...landing, ...others].find(([file]) => file.test(start))?.[1] ?? /\/pages\/([a-z-]+)\.page\.tsx$/.exec(start)?.[1];
const isLanding = (family: string): boolean => landing.some(([, each]) => each === family);

/** The chunk of the first script. */
const FIRST = 'shop';

/** Starts of chunks that reach a module by static imports: the entry, a page, a table of pages, a part that loads later. */
const startsAbove = (id: string, info: ModuleInfoOf): readonly string[] => {
  const [seen, starts] = [new Set<string>(), new Set<string>()];
  const climb = (at: string): void => {
    if (seen.has(at)) return;
    seen.add(at);
    const module = info(at);
    if (module?.isEntry || (module?.dynamicImporters.length ?? 0) > 0) starts.add(at);
    for (const importer of module?.importers ?? []) climb(importer);
  };
  climb(id);
  return [...starts];
};

/** Families whose pages load a part when it is wanted; the parts of the first script are everybody's. */
const wantedBy = (part: string, info: ModuleInfoOf, seen = new Set<string>()): readonly string[] => {
  if (seen.has(part)) return [];
  seen.add(part);
  const starts = (info(part)?.dynamicImporters ?? []).flatMap((each) => startsAbove(each, info));
  return starts.flatMap((start) => {
    if (info(start)?.isEntry) return [FIRST];
    const family = familyOf(start);
    return family === undefined ? wantedBy(start, info, seen) : [family];
  });
};

/** The chunk of what several starts share: `first` need it before their pages are drawn, `later` when a part is wanted. */
const sharedBy = (first: ReadonlySet<string>, later: ReadonlySet<string>): string | null => {
  const light = [...first].filter(isLanding);
  const [own] = light;
  // What home and the way to an account share comes with the first script: they load that and their own, whatever the others do.
  if (own !== undefined && ['home', 'login', 'joining'].some((each) => first.has(each))) return FIRST;
  if (own !== undefined) return light.length > 1 ? 'browse' : own;
  if (first.has('login')) return 'forms';
  const [family] = first;
  if (family !== undefined) return first.size > 1 ? 'orders' : family;
  const [wanted] = later;
  return later.size === 1 && wanted !== undefined && wanted !== FIRST ? `later-${wanted}` : null;
};

/**
 * Few chunks load faster than many. The first script is one, each family of pages has one for what its pages share, and
 * what several families share lies in one of four: with the lightest that needs it, so that no page pays for a heavier
 * one. A module of a single start stays with it.
 */
export const chunkName = (id: string, info: ModuleInfoOf): string | null => {
  const starts = startsAbove(id, info);
  if (starts.some((start) => info(start)?.isEntry)) return FIRST;
  // What also loads by itself, such as the failures' sentences, stays by itself.
  if (starts.length < 2 || starts.includes(id)) return null;
  const first = new Set(starts.flatMap((start) => familyOf(start) ?? []));
  const later = new Set(starts.flatMap((start) => (familyOf(start) === undefined ? wantedBy(start, info) : [])));
  return sharedBy(first, later);
};

/** Parts of libraries that this shop never runs, and what stands in their place. */
const unused: Readonly<Record<string, string>> = {
  // Nothing is loaded ahead of a part: what it shares lies in chunks of which most are there, and styles are one sheet.
  'vite/preload-helper.js': 'export const __vitePreload = (load) => load()',
  // No mutations of TanStack Query: commands go through useCommand.
  '/@tanstack/query-core/build/modern/mutationCache.js':
    'export class MutationCache { getAll() { return [] } clear() {} resumePausedMutations() { return Promise.resolve() } }',
  '/@tanstack/query-core/build/modern/infiniteQueryBehavior.js':
    'export const infiniteQueryBehavior = undefined, hasNextPage = undefined, hasPreviousPage = undefined',
  // parseSearch and stringifySearch of ui/navigation/search.ts.
  '/@tanstack/router-core/dist/esm/searchParams.js':
    'export const defaultParseSearch = undefined, defaultStringifySearch = undefined, parseSearchWith = undefined, stringifySearchWith = undefined',
  // No links of TanStack Router: navigation/link.tsx draws plain anchors.
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
