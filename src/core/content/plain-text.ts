import type { ContentPage } from './article.ts';
import type { RichBlock, RichInline, RichText } from './rich-text.ts';

export const inlineText = (inlines: readonly RichInline[]): string =>
  inlines
    .map((inline) => {
      if (inline.kind === 'text') return inline.text;
      return inline.kind === 'link' ? inlineText(inline.children) : ' ';
    })
    .join('');

/** Body, then sections. */
export const pageText = ({ body, sections }: ContentPage): RichText => [
  ...body,
  ...sections.flatMap((section) => (section.kind === 'rich-text' ? section.body : [])),
];

/** Separates blocks by spaces and leaves out pictures. */
export const plainText = (text: RichText): string => text.map(blockText).filter(Boolean).join(' ');

const blockText = (block: RichBlock): string => {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return inlineText(block.children);
    case 'list':
      return block.items.map(plainText).join(' ');
    case 'quote':
      return plainText(block.children);
    case 'code':
      return block.text;
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(inlineText).join(' ')).join(' ');
    case 'image':
    case 'rule':
      return '';
  }
};
