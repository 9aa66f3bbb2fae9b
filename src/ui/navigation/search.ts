import { type CachePolicy, isInCacheKey } from '#ui/routes.ts';

/** Strings, or lists for repeated names. No JSON, so that HTML forms can produce it. */
export type Search = Readonly<Record<string, string | readonly string[]>>;

/** `?a=1&a=2&b=x` → `{ a: ['1', '2'], b: 'x' }`. Removes NUL, which no database stores. */
export const parseSearch = (text: string): Search => {
  // Plain objects inherit names such as «constructor».
  const search = new Map<string, string | readonly string[]>();
  for (const [name, value] of new URLSearchParams(text.replaceAll('%00', ''))) {
    if (name === '__proto__') continue;
    const before = search.get(name);
    search.set(name, before === undefined ? value : [...(typeof before === 'string' ? [before] : before), value]);
  }
  return Object.fromEntries(search);
};

/** Inverse of parseSearch; skips names without a value. Empty, or starts with `?`. */
export const stringifySearch = (search: Readonly<Record<string, unknown>>): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null) continue;
    for (const each of Array.isArray(value) ? value : [value]) query.append(name, String(each));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};

/** Parameters that a page may depend on; `no-store` pages get all. Shared pages are rendered without the others. */
export const declaredSearch = (search: Search, cache: CachePolicy): Search =>
  cache === 'no-store'
    ? search
    : Object.fromEntries(
        Object.entries(search)
          .filter(([name]) => isInCacheKey(cache.query, name))
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      );

/** Null when absent or empty. */
export const firstValue = (search: Search, name: string): string | null => {
  const value = search[name];
  const first = typeof value === 'string' ? value : value?.[0];
  return first === undefined || first === '' ? null : first;
};

/** A whole number from 1 to `most`; 1 for anything else. */
export const pageNumberAt = (search: Search, name: string, most: number): number => {
  const asked = Number(firstValue(search, name));
  return Number.isSafeInteger(asked) && asked >= 1 && asked <= most ? asked : 1;
};

/** Links to the pages of a list; the first needs no parameter. */
export const pageHrefs =
  (path: string, search: Search, name = 'page') =>
  (page: number): string =>
    withSearchChanges(path, search, { [name]: page === 1 ? null : String(page) });

/** A URL with some parameters changed; null removes one. For links that filter, sort and page. */
export const withSearchChanges = (
  path: string,
  search: Search,
  changes: Readonly<Record<string, string | readonly string[] | null>>,
): string => path + stringifySearch({ ...search, ...changes });
