import { lookUp } from '#core/shared/text/look-up.ts';
import { tooManyFailure } from './content-failure.ts';

/** `filters[urlOld][$eq]=/x&fields[0]=a`, nested by brackets. Numeric keys stay keys. */
export type BracketQuery = { readonly [key: string]: BracketQuery | string };

type MutableQuery = { [key: string]: MutableQuery | string };

/** Deeper keys are ignored. */
const MAX_DEPTH = 12;
/** The shop sends 20, and the longest list of a filter has 101. [ASVS V15.2.2] */
export const MAX_PARAMETERS = 200;
/** Of one parameter with commas, and of one list in brackets. */
export const MAX_VALUES = 100;

/** Looks at each letter once: the next bracket is searched for behind the last one. */
const parsePath = (key: string): readonly string[] => {
  let open = key.indexOf('[');
  if (open === -1) return [key];
  const path = [key.slice(0, open)];
  while (open !== -1 && path.length <= MAX_DEPTH) {
    const close = key.indexOf(']', open + 1);
    if (close === -1) break;
    path.push(key.slice(open + 1, close));
    open = key.indexOf('[', close + 1);
  }
  return path;
};

/** Brackets may be literal or percent-encoded. Throws ContentFailure for more than `MAX_PARAMETERS`. */
export const parseBracketQuery = (search: string): BracketQuery => {
  const root: MutableQuery = Object.create(null);
  const parameters = new URLSearchParams(search);
  if (parameters.size > MAX_PARAMETERS) throw tooManyFailure('parameters', MAX_PARAMETERS);
  for (const [key, value] of parameters) {
    const path = parsePath(key);
    if (path.length > MAX_DEPTH) continue;
    let at = root;
    for (const step of path.slice(0, -1)) {
      const next = lookUp(at, step);
      const inner: MutableQuery = typeof next === 'object' ? next : Object.create(null);
      at[step] = inner;
      at = inner;
    }
    at[path.at(-1) ?? key] = value;
  }
  return root;
};

/** `sort=a,b` and `sort[0]=a&sort[1]=b` give the same list. Throws ContentFailure for more than `MAX_VALUES`. */
export const toList = (value: BracketQuery | string | undefined): readonly string[] => {
  if (value === undefined || value === '') return [];
  const list = typeof value === 'string' ? value.split(',', MAX_VALUES + 1) : Object.values(value);
  if (list.length > MAX_VALUES) throw tooManyFailure('values of one parameter', MAX_VALUES);
  return list.flatMap((each) => (typeof each === 'string' ? [typeof value === 'string' ? each.trim() : each] : []));
};
