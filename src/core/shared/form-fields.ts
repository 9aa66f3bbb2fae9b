/** A value as JSON has it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * Reads the fields of an HTML form into nested data, the same in the browser and on the host.
 * `contact.phone=09…` nests; `chosen[106066]=10606601` keys a record of lists (repeated names add up); other names are
 * texts, the last one wins. Names that would touch an object's prototype are dropped.
 */
export const nestFields = (entries: Iterable<readonly [string, string]>): { readonly [key: string]: Json } => {
  const root: { [key: string]: Json } = {};
  for (const [name, value] of entries) {
    const list = /^([\w.]+)\[([\w-]+)\]$/.exec(name);
    const path = (list?.[1] ?? name).split('.');
    if ([...path, list?.[2] ?? ''].some((key) => key === '__proto__' || key === 'constructor' || key === 'prototype'))
      continue;
    let at = root;
    const nested = list ? path : path.slice(0, -1);
    for (const key of nested) {
      const next = at[key];
      if (typeof next === 'object' && next !== null && !Array.isArray(next)) at = next as { [key: string]: Json };
      else {
        const made: { [key: string]: Json } = {};
        at[key] = made;
        at = made;
      }
    }
    const leaf = list?.[2] ?? path.at(-1) ?? name;
    at[leaf] = list ? [...((at[leaf] as readonly Json[] | undefined) ?? []), value] : value;
  }
  return root;
};

/** The inverse: names and texts that `nestFields` nests to these fields again. What is no text is left out. */
export const flatFields = (fields: { readonly [key: string]: Json }): readonly (readonly [string, string])[] => {
  const under = (path: readonly string[], value: Json): readonly (readonly [string, string])[] => {
    if (typeof value === 'string') return [[path.join('.'), value]];
    if (typeof value !== 'object' || value === null) return [];
    if (!isList(value)) return Object.entries(value).flatMap(([key, each]) => under([...path, key], each));
    const name = `${path.slice(0, -1).join('.')}[${path.at(-1) ?? ''}]`;
    return value.flatMap((each): readonly (readonly [string, string])[] =>
      typeof each === 'string' ? [[name, each]] : [],
    );
  };
  return Object.entries(fields).flatMap(([key, value]) => under([key], value));
};

/** `Array.isArray` does not tell a readonly list from a record. */
const isList = (value: readonly Json[] | { readonly [key: string]: Json }): value is readonly Json[] =>
  Array.isArray(value);
