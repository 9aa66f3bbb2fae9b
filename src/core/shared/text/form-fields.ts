export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Levels of a form name or a JSON input; the deepest real one has five. [ASVS V2.2.1, V15.2.2] */
export const MAX_NESTING = 32;

type Branch = { [key: string]: Json };

/**
 * Same result in browser and host: `contact.phone=09…` nests, `chosen[106066]=10606601` accumulates lists by key;
 * otherwise the last text wins. Drops names that would touch a prototype or nest deeper than `MAX_NESTING`. Linear in
 * the length of the entries.
 */
export const nestFields = (entries: Iterable<readonly [string, string]>): { readonly [key: string]: Json } => {
  const root: Branch = {};
  // The lists of this call, which it may extend.
  const lists = new Map<Json, string[]>();
  for (const [name, value] of entries) {
    const list = /^([\w.]+)\[([\w-]+)\]$/.exec(name);
    const path = (list?.[1] ?? name).split('.', MAX_NESTING + 1);
    if (list?.[2] !== undefined) path.push(list[2]);
    if (path.length > MAX_NESTING || path.some(isPrototypeName)) continue;
    const leaf = path.pop() ?? name;
    const at = path.reduce(branchOf, root);
    const known = list && Object.hasOwn(at, leaf) ? lists.get(at[leaf] ?? null) : undefined;
    if (known) known.push(value);
    else if (list) {
      const made = [value];
      lists.set(made, made);
      at[leaf] = made;
    } else at[leaf] = value;
  }
  return root;
};

const isPrototypeName = (key: string): boolean => key === '__proto__' || key === 'constructor' || key === 'prototype';

/** The record below `at`; replaces a text or a list. */
const branchOf = (at: Branch, key: string): Branch => {
  const next = Object.hasOwn(at, key) ? at[key] : undefined;
  // Every record of the tree was made here.
  if (typeof next === 'object' && next !== null && !Array.isArray(next)) return next as Branch;
  const made: Branch = {};
  at[key] = made;
  return made;
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
