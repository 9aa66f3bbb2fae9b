import { type CachePolicy, isDeclared } from '#ui/routes.ts';

/** The query of an address: plain texts; a repeated name is a list. No JSON, so that an HTML form can write it. */
export type Search = Readonly<Record<string, string | readonly string[]>>;

/** `?a=1&a=2&b=x` → `{ a: ['1', '2'], b: 'x' }`. A NUL, which no keyboard writes and no database keeps, is left out. */
export const parseSearch = (text: string): Search => {
  // A map, because a name such as «constructor» is found in every plain object.
  const search = new Map<string, string | readonly string[]>();
  for (const [name, value] of new URLSearchParams(text.replaceAll('%00', ''))) {
    if (name === '__proto__') continue;
    const before = search.get(name);
    search.set(name, before === undefined ? value : [...(typeof before === 'string' ? [before] : before), value]);
  }
  return Object.fromEntries(search);
};

/** The inverse; names without a value are left out. Answers an empty text or begins with `?`. */
export const stringifySearch = (search: Readonly<Record<string, unknown>>): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null) continue;
    for (const each of Array.isArray(value) ? value : [value]) query.append(name, String(each));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};

/**
 * The part of a search that a page may depend on: a page that everybody shares is drawn without the rest, so the browser
 * must leave it out too and read it in the same order. `no-store` pages see everything.
 */
export const declaredSearch = (search: Search, cache: CachePolicy): Search =>
  cache === 'no-store'
    ? search
    : Object.fromEntries(
        Object.entries(search)
          .filter(([name]) => isDeclared(cache.query, name))
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      );

/** The first value of a name; an empty text counts as none. */
export const firstOf = (search: Search, name: string): string | null => {
  const value = search[name];
  const first = typeof value === 'string' ? value : value?.[0];
  return first === undefined || first === '' ? null : first;
};

/** An address with some of its query changed; null drops a name. Used by links that filter, sort and page. */
export const hrefWith = (path: string, search: Search, changes: Readonly<Record<string, string | null>>): string =>
  path + stringifySearch({ ...search, ...changes });
