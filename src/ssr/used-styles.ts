import { LRUCache } from 'lru-cache';
import { type ChildNode, parse } from 'postcss';

/** A rule with each selector's classes, or a group such as a media query. */
type Part =
  | { readonly text: string; readonly wants: readonly (readonly string[])[] }
  | { readonly head: string; readonly parts: readonly Part[] };

/** Pages of a kind mostly share one set. */
const MAX_CLASS_SETS = 200;

/** Rules whose classes all occur in the document, or without classes; a script runs after the full sheet. */
export const usedStyles = (sheet: string): ((html: string) => string) => {
  const parts = parse(sheet).nodes.map(partOf);
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

/** Their rules are checked one by one. */
const groups = new Set(['media', 'supports', 'layer', 'container', 'scope']);

const partOf = (node: ChildNode): Part => {
  if (node.type === 'comment') return { text: '', wants: [] };
  if (node.type === 'rule') return { text: String(node), wants: node.selectors.map(wantedBy) };
  if (node.type !== 'atrule' || !node.nodes) return { text: `${node};`, wants: [[]] };
  if (!groups.has(node.name)) return { text: String(node), wants: [[]] };
  return { head: `@${node.name} ${node.params}`, parts: node.nodes.map(partOf) };
};

/** Classes inside `:not()` and similar are not required. */
const wantedBy = (selector: string): readonly string[] => {
  let plain = selector;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/:(?:not|is|where|has)\([^()]*\)/g, '');
  }
  return Array.from(plain.matchAll(/\.([\w-]+)/g), ([, name]) => name ?? '');
};
