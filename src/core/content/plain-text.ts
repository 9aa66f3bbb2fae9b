import type { ContentPage } from './article.ts';
import type { RichBlock, RichInline, RichText } from './rich-text.ts';

/** The text of a line without markup. */
export const wordsOf = (inlines: readonly RichInline[]): string =>
  inlines
    .map((inline) => {
      if (inline.kind === 'text') return inline.text;
      return inline.kind === 'link' ? wordsOf(inline.children) : ' ';
    })
    .join('');

/** All text of a page: its body, then its sections. */
export const textOfPage = ({ body, sections }: ContentPage): RichText => [
  ...body,
  ...sections.flatMap((section) => (section.kind === 'rich-text' ? section.body : [])),
];

/** The plain text with blocks separated by spaces. Pictures contribute nothing. */
export const plainText = (text: RichText): string => text.map(blockWords).filter(Boolean).join(' ');

const blockWords = (block: RichBlock): string => {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return wordsOf(block.children);
    case 'list':
      return block.items.map(plainText).join(' ');
    case 'quote':
      return plainText(block.children);
    case 'code':
      return block.text;
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(wordsOf).join(' ')).join(' ');
    case 'image':
    case 'rule':
      return '';
  }
};
