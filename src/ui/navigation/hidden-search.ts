import type { Search } from './search.ts';

/** Names and values of a search without some names: the hidden fields by which a GET form keeps the rest. */
export const hiddenSearch = (
  search: Search,
  ...without: readonly string[]
): readonly (readonly [name: string, value: string])[] =>
  Object.entries(search)
    .filter(([name]) => !without.includes(name))
    .flatMap(([name, values]) => [values].flat().map((value): readonly [string, string] => [name, value]));
