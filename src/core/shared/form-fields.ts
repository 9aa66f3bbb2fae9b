export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * Same result in browser and host: `contact.phone=09…` nests, `chosen[106066]=10606601` accumulates lists by key;
 * otherwise the last text wins. Drops names that would touch a prototype.
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

/** Inverse of `nestFields`; leaves out values that are not texts. */
export const flattenFields = (fields: { readonly [key: string]: Json }): readonly (readonly [string, string])[] => {
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

/** `Array.isArray` does not narrow a readonly list. */
const isList = (value: readonly Json[] | { readonly [key: string]: Json }): value is readonly Json[] =>
  Array.isArray(value);
