import { LRUCache } from 'lru-cache';
import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';

/** What selectors name: `.class`, `[attribute`, elements, and `--token` for a custom property. */
type Names = ReadonlySet<string>;

/** `token`: the custom property that it sets; `reads`: those in its value. */
type Declaration = { readonly text: string; readonly token: string | null; readonly reads: readonly string[] };

/** A rule with what each of its selectors requires, an animation, or a group such as a media query. */
type Part =
  | { readonly head: string; readonly wants: readonly (readonly string[])[]; readonly body: readonly Declaration[] }
  | { readonly animation: string; readonly text: string }
  | { readonly head: string; readonly parts: readonly Part[] }
  | string;

/** Pages of a kind mostly share one set. */
const MAX_NAME_SETS = 200;

/** A script sets it before the first frame. */
const early = ['[data-theme'];

/**
 * What a document needs of the sheet until the full sheet arrives, right after the first frame: the rules that match
 * it, and the custom properties and animations that those use. What is inside closed `<details>`, or only shows while
 * somebody points, presses or prints, comes with the full sheet.
 */
export const usedStyles = (sheet: string): ((html: string) => string) => {
  const parts = parse(sheet).nodes.flatMap(partsOf);
  const cache = new LRUCache<string, string>({ max: MAX_NAME_SETS });
  return (html) => {
    const names = namesIn(html);
    const key = [...names].sort().join(' ');
    const known = cache.get(key);
    if (known !== undefined) return known;
    const styles = stylesFor(parts, names);
    cache.set(key, styles);
    return styles;
  };
};

const stylesFor = (parts: readonly Part[], names: Names): string => {
  const used = matchingParts(parts, names);
  const declarations = used.flatMap(declarationsOf);
  const tokens = tokensRead(declarations, names);
  const kept = declarations.filter(({ token }) => token === null || tokens.has(token));
  const text = kept.map((each) => each.text).join(';');
  return textOf(used, tokens, text);
};

const namesIn = (html: string): Names => {
  const names = new Set(early);
  for (const [, element, attribute = '', value = ''] of outsideClosedDetails(html).matchAll(
    /<([a-z][\w-]*)|\s([a-z][\w-]*)="([^"]*)"/gi,
  )) {
    if (element) names.add(element.toLowerCase());
    else names.add(`[${attribute.toLowerCase()}`);
    if (attribute === 'class') for (const name of value.split(' ')) names.add(`.${name}`);
    for (const token of tokensIn(value)) names.add(token);
  }
  return names;
};

/** Keeps the summaries. */
const outsideClosedDetails = (html: string): string => {
  const isClosed: boolean[] = [];
  let shown = '';
  for (const part of html.split(/(?=<\/?(?:details|summary)[\s>])/)) {
    if (part.startsWith('</details')) isClosed.pop();
    const around = part.startsWith('<summary') ? isClosed.slice(0, -1) : isClosed;
    if (!around.includes(true)) shown += part;
    if (part.startsWith('<details')) isClosed.push(!/^<[^>]*\sopen=/.test(part));
  }
  return shown;
};

const tokensIn = (text: string): readonly string[] =>
  text.includes('var(') ? Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name]) => name ?? '') : [];

const matchingParts = (parts: readonly Part[], names: Names): readonly Part[] =>
  parts.flatMap((part): readonly Part[] => {
    if (typeof part === 'string' || 'animation' in part) return [part];
    if ('wants' in part) return part.wants.some((wanted) => wanted.every((each) => names.has(each))) ? [part] : [];
    return [{ ...part, parts: matchingParts(part.parts, names) }];
  });

const declarationsOf = (part: Part): readonly Declaration[] => {
  if (typeof part === 'string' || 'animation' in part) return [];
  return 'body' in part ? part.body : part.parts.flatMap(declarationsOf);
};

/** By the document and by the declarations, also by way of another custom property. */
const tokensRead = (declarations: readonly Declaration[], names: Names): Names => {
  const read = new Set(names);
  for (let before = -1; before !== read.size; ) {
    before = read.size;
    for (const { token, reads } of declarations)
      if (token === null || read.has(token)) for (const name of reads) read.add(name);
  }
  return read;
};

/** `all`: the text of every declaration, which names the animations. */
const textOf = (parts: readonly Part[], tokens: Names, all: string): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('animation' in part) return all.includes(part.animation) ? part.text : '';
      const inside =
        'body' in part
          ? part.body.flatMap(({ text, token }) => (token === null || tokens.has(token) ? [text] : [])).join(';')
          : textOf(part.parts, tokens, all);
      return inside === '' ? '' : `${part.head}{${inside}}`;
    })
    .join('');

/** Their rules are checked one by one. */
const groups = new Set(['media', 'supports', 'layer', 'container', 'scope']);

const partsOf = (node: ChildNode): readonly Part[] => {
  if (node.type === 'comment' || node.type === 'decl') return [];
  if (node.type === 'rule') return [ruleOf(node)];
  if (!node.nodes) return [`${node};`];
  if (node.name === 'keyframes') return [{ animation: node.params, text: String(node) }];
  if (!groups.has(node.name)) return [String(node)];
  return isForPaper(node) ? [] : [{ head: `@${node.name} ${node.params}`, parts: node.nodes.flatMap(partsOf) }];
};

const isForPaper = ({ name, params }: AtRule): boolean => name === 'media' && params.trim() === 'print';

const ruleOf = (rule: Rule): Part => ({
  head: rule.selector,
  wants: rule.selectors.map(withoutConditions).flatMap((plain) => (isPointedAt(plain) ? [] : [wantedBy(plain)])),
  body: rule.nodes.flatMap((node) =>
    node.type === 'decl'
      ? [{ text: String(node), token: node.variable ? node.prop : null, reads: tokensIn(node.value) }]
      : [],
  ),
});

/** What stands inside `:not()` and similar, or as a value of an attribute, is not required. */
const withoutConditions = (selector: string): string => {
  let plain = selector.replace(/="[^"]*"/g, '');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/::?[\w-]+\([^()]*\)/g, '');
  }
  return plain;
};

const isPointedAt = (plain: string): boolean => /:(?:hover|active)\b/.test(plain);

const wantedBy = (plain: string): readonly string[] =>
  Array.from(plain.replace(/::?[\w-]+/g, '').matchAll(/[.[][a-z][\w-]*|(?<![\w=#-])[a-z][\w-]*/gi), ([name]) =>
    name.startsWith('.') ? name : name.toLowerCase(),
  );
