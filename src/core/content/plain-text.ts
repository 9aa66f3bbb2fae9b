import type { ContentPage } from './article.ts';
import type { RichBlock, RichInline, RichText } from './rich-text.ts';

/** The words of a line, without what marks them. */
export const wordsOf = (inlines: readonly RichInline[]): string =>
  inlines
    .map((inline) => {
      if (inline.kind === 'text') return inline.text;
      return inline.kind === 'link' ? wordsOf(inline.children) : ' ';
    })
    .join('');

/** All that is written on a page: its own text, then that of its sections. */
export const textOfPage = ({ body, sections }: ContentPage): RichText => [
  ...body,
  ...sections.flatMap((section) => (section.kind === 'rich-text' ? section.body : [])),
];

/** The words of a text, its parts divided by a space. Pictures have none. */
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
