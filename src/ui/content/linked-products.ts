import { inlineText } from '#core/content/plain-text.ts';
import type { RichBlock, RichInline, RichText } from '#core/content/rich-text.ts';
import * as paths from '#core/shared/paths.ts';

export type LinkedProduct = { readonly href: string; readonly title: string };

/** Products that an editor's text links to, each once and by its first words, in the order of the text. */
export const linkedProducts = (text: RichText): readonly LinkedProduct[] => {
  const found = new Map<string, LinkedProduct>();
  for (const inline of text.flatMap(inlinesOf)) {
    if (inline.kind !== 'link' || !inline.href.startsWith(paths.product(''))) continue;
    if (!found.has(inline.href)) found.set(inline.href, { href: inline.href, title: inlineText(inline.children) });
  }
  return [...found.values()];
};

const inlinesOf = (block: RichBlock): readonly RichInline[] => {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.children;
    case 'list':
      return block.items.flat().flatMap(inlinesOf);
    case 'quote':
      return block.children.flatMap(inlinesOf);
    case 'table':
      return [...block.head, ...block.rows.flat()].flat();
    case 'code':
    case 'image':
    case 'rule':
      return [];
  }
};
