import type { RichBlock, RichInline, RichMark, RichText } from '#core/content/rich-text.ts';
import { safeTextHref } from '#core/content/safe-href.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { type HeadingIds, headingIds, headingLevel } from './heading-ids.ts';
import { parseMarkdown } from './rich-text-markdown.ts';
import { type Fields, filledText, itemsOf, numberOf, textOf, toImagePath } from './unwrap.ts';

/** Maximum depth of nested lists; the content system's editor supports six. */
const MAX_DEPTH = 8;

const marksOf: Readonly<Record<string, RichMark>> = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  strikethrough: 'strike',
  code: 'code',
};

const textsOf = (node: Fields): readonly RichInline[] => {
  const marks = Object.entries(marksOf).flatMap(([name, mark]) => (lookUp(node, name) === true ? [mark] : []));
  return (textOf(node.text) ?? '')
    .split('\n')
    .flatMap((text, index): RichInline[] => [
      ...(index > 0 ? [{ kind: 'break' as const }] : []),
      ...(text === '' ? [] : [{ kind: 'text' as const, text, marks }]),
    ]);
};

const linkOf = (node: Fields): readonly RichInline[] => {
  const children = itemsOf(node.children).flatMap(textsOf);
  const href = safeTextHref(textOf(node.url) ?? '');
  return href === null || children.length === 0 ? children : [{ kind: 'link', href, children }];
};

const inlinesOf = (node: Fields): readonly RichInline[] =>
  itemsOf(node.children).flatMap((child) => (child.type === 'link' ? linkOf(child) : textsOf(child)));

/** A list between items of another list belongs to the preceding item. */
const listOf = (node: Fields, depth: number): readonly RichBlock[] => {
  if (depth > MAX_DEPTH) return [];
  const items: RichText[] = [];
  for (const child of itemsOf(node.children)) {
    if (child.type === 'list') items.push([...(items.pop() ?? []), ...listOf(child, depth + 1)]);
    else items.push(paragraphOf(child));
  }
  return items.length === 0 ? [] : [{ kind: 'list', ordered: node.format === 'ordered', start: 1, items }];
};

const paragraphOf = (node: Fields): readonly RichBlock[] => {
  const children = inlinesOf(node);
  return children.length === 0 ? [] : [{ kind: 'paragraph', children }];
};

const codeOf = (node: Fields): RichBlock => ({
  kind: 'code',
  language: filledText(node.language),
  text: itemsOf(node.children)
    .map((child) => textOf(child.text) ?? '')
    .join(''),
});

const imageOf = (node: Fields): readonly RichBlock[] => {
  const [file = {}] = itemsOf([node.image]);
  const path = toImagePath(file.url);
  if (path === null) return [];
  const alt = filledText(file.alternativeText) ?? '';
  return [{ kind: 'image', path, alt, width: numberOf(file.width), height: numberOf(file.height) }];
};

const headingOf = (node: Fields, ids: HeadingIds): readonly RichBlock[] => {
  const children = inlinesOf(node);
  if (children.length === 0) return [];
  return [{ kind: 'heading', level: headingLevel(numberOf(node.level) ?? 2), id: ids(children), children }];
};

const blockOf = (node: Fields, ids: HeadingIds): readonly RichBlock[] => {
  switch (node.type) {
    case 'heading':
      return headingOf(node, ids);
    case 'list':
      return listOf(node, 1);
    case 'quote':
      return [{ kind: 'quote', children: paragraphOf(node) }];
    case 'code':
      return [codeOf(node)];
    case 'image':
      return imageOf(node);
    case 'paragraph':
      return paragraphOf(node);
    default:
      return [];
  }
};

/** Leaves out unknown kinds; never throws. */
export const parseBlocks = (blocks: unknown, ids: HeadingIds = headingIds()): RichText =>
  itemsOf(blocks).flatMap((node) => blockOf(node, ids));

/** Markdown text or a list of blocks. */
export const parseRichText = (body: unknown, ids: HeadingIds = headingIds()): RichText =>
  typeof body === 'string' ? parseMarkdown(body, ids) : parseBlocks(body, ids);
