import { LRUCache } from 'lru-cache';

/** A rule with the classes that each of its selectors wants, or a group of rules such as a media query. */
type Part =
  | { readonly text: string; readonly wants: readonly (readonly string[])[] }
  | { readonly head: string; readonly parts: readonly Part[] };

/** So many different sets of classes are remembered; most pages of a kind have the same. */
const MAX_CLASS_SETS = 200;

/**
 * The rules of the shop's one sheet that a document uses: those whose classes all stand in it, and those that want none.
 * A rule for what is not there yet comes with the sheet itself, before any script draws it.
 */
export const usedStyles = (sheet: string): ((html: string) => string) => {
  const parts = partsOf(sheet);
  const cache = new LRUCache<string, string>({ max: MAX_CLASS_SETS });
  return (html) => {
    const classes = classesIn(html);
    const key = [...classes].sort().join(' ');
    const known = cache.get(key);
    if (known !== undefined) return known;
    const styles = textOf(parts, classes);
    cache.set(key, styles);
    return styles;
  };
};

const classesIn = (html: string): ReadonlySet<string> => {
  const lists = new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list]) => list));
  return new Set([...lists].flatMap((list) => list?.split(' ') ?? []));
};

const textOf = (parts: readonly Part[], classes: ReadonlySet<string>): string =>
  parts
    .map((part) => {
      if ('text' in part)
        return part.wants.some((wanted) => wanted.every((each) => classes.has(each))) ? part.text : '';
      const inside = textOf(part.parts, classes);
      return inside === '' ? '' : `${part.head}{${inside}}`;
    })
    .join('');

const GROUP = /^@(?:media|supports|layer|container|scope)\b/;

/** Takes a sheet apart. It is a build's: no comments, and no brace inside a text. */
const partsOf = (sheet: string): readonly Part[] => {
  const parts: Part[] = [];
  let at = 0;
  for (;;) {
    const end = sheet.slice(at).search(/[{;]/) + at;
    if (end < at) return parts;
    const head = sheet.slice(at, end).trim();
    const close = sheet[end] === ';' ? end + 1 : closingOf(sheet, end);
    const inside = sheet.slice(end + 1, close - 1);
    if (GROUP.test(head) && sheet[end] === '{') parts.push({ head, parts: partsOf(inside) });
    else parts.push({ text: sheet.slice(at, close).trim(), wants: head.startsWith('@') ? [[]] : wantsOf(head) });
    at = close;
  }
};

/** Position behind the brace that closes the one at `open`. */
const closingOf = (sheet: string, open: number): number => {
  let depth = 0;
  for (let at = open; at < sheet.length; at += 1) {
    if (sheet[at] === '{') depth += 1;
    if (sheet[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return sheet.length;
};

/** Classes of each selector of a rule; what stands in `:not()` and its like is no condition. */
const wantsOf = (selectors: string): readonly (readonly string[])[] => {
  let plain = selectors;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/:(?:not|is|where|has)\([^()]*\)/g, '');
  }
  return plain.split(/,(?![^(]*\))/).map((each) => Array.from(each.matchAll(/\.([\w-]+)/g), ([, name]) => name ?? ''));
};
