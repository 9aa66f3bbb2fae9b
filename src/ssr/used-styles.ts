import { LRUCache } from 'lru-cache';
import { type ChildNode, parse } from 'postcss';

/** A rule with the classes that each selector requires, or a group of rules such as a media query. */
type Part =
  | { readonly text: string; readonly wants: readonly (readonly string[])[] }
  | { readonly head: string; readonly parts: readonly Part[] };

/** Maximum number of cached class sets; pages of a kind mostly share one. */
const MAX_CLASS_SETS = 200;

/**
 * Style rules that a document uses: those whose classes all occur in it, and those without classes. The full sheet
 * arrives before a script renders anything else.
 */
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

/** At-rules whose rules count by themselves. */
const groups = new Set(['media', 'supports', 'layer', 'container', 'scope']);

const partOf = (node: ChildNode): Part => {
  if (node.type === 'comment') return { text: '', wants: [] };
  if (node.type === 'rule') return { text: String(node), wants: node.selectors.map(wantedBy) };
  if (node.type !== 'atrule' || !node.nodes) return { text: `${node};`, wants: [[]] };
  if (!groups.has(node.name)) return { text: String(node), wants: [[]] };
  return { head: `@${node.name} ${node.params}`, parts: node.nodes.map(partOf) };
};

/** Classes that a selector asks for; what stands in `:not()` and its like is no condition. */
const wantedBy = (selector: string): readonly string[] => {
  let plain = selector;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/:(?:not|is|where|has)\([^()]*\)/g, '');
  }
  return Array.from(plain.matchAll(/\.([\w-]+)/g), ([, name]) => name ?? '');
};
