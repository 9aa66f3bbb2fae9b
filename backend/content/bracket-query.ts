/** `filters[urlOld][$eq]=/x&fields[0]=a`, nested by brackets. Numeric keys stay keys. */
export type BracketQuery = { readonly [key: string]: BracketQuery | string };

type MutableQuery = { [key: string]: MutableQuery | string };

const parsePath = (key: string): readonly string[] => {
  const first = /^[^[]*/.exec(key)?.[0] ?? '';
  return [first, ...Array.from(key.slice(first.length).matchAll(/\[([^\]]*)\]/g), (match) => match[1] ?? '')];
};

/** Deeper keys are ignored. */
const MAX_DEPTH = 12;

/** Brackets may be literal or percent-encoded. */
export const parseBracketQuery = (search: string): BracketQuery => {
  const root: MutableQuery = Object.create(null);
  for (const [key, value] of new URLSearchParams(search)) {
    const path = parsePath(key);
    if (path.length > MAX_DEPTH) continue;
    let at = root;
    for (const step of path.slice(0, -1)) {
      const next = at[step];
      const inner: MutableQuery = typeof next === 'object' ? next : Object.create(null);
      at[step] = inner;
      at = inner;
    }
    at[path.at(-1) ?? key] = value;
  }
  return root;
};

/** `sort=a,b` and `sort[0]=a&sort[1]=b` give the same list. */
export const toList = (value: BracketQuery | string | undefined): readonly string[] => {
  if (value === undefined) return [];
  if (typeof value === 'string') return value === '' ? [] : value.split(',').map((each) => each.trim());
  return Object.values(value).filter((each) => typeof each === 'string');
};
