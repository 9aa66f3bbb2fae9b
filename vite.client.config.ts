import type { Plugin, Rolldown } from 'vite';

type ModuleInfoOf = (id: string) => Rolldown.ModuleInfo | null;

/** Who loads a module of a page: the families of pages that share what they are made of. */
type Family = 'home' | 'lists' | 'product' | 'order';

const families: readonly (readonly [RegExp, Family])[] = [
  [/\/pages\/home\.page\.tsx$/, 'home'],
  [/\/pages\/(bare-metal|shop|category|products)\.page\.tsx$/, 'lists'],
  [/\/pages\/(product|customise)\.page\.tsx$/, 'product'],
  [/\/pages\/[a-z-]+\.(page\.tsx|loader\.ts)$/, 'order'],
];

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
 * another, and each family has one of its own. A module of a single page or later
 * part stays with it; loaders that are not in the first script belong to the steps of an order.
 */
export const chunkName = (id: string, info: ModuleInfoOf): string | null => {
  const starts = [...startsAbove(id, info)];
  if (starts.length < 2 && !id.endsWith('.loader.ts')) return null;
  const found = new Set(starts.flatMap((start) => families.find(([page]) => page.test(start))?.[1] ?? []));
  if (found.size < 2) return [...found][0] ?? null;
  if (found.has('home')) return 'cards';
  return found.has('lists') ? 'catalogue' : 'buying';
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
