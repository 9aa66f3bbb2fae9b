import { inlineText } from '#core/content/plain-text.ts';
import type { RichText } from '#core/content/rich-text.ts';

export type Heading = { readonly id: string; readonly level: 2 | 3; readonly title: string };

const MIN_HEADINGS = 3;

/** Non-empty headings of the first two levels; empty for short texts. */
export const extractHeadings = (text: RichText): readonly Heading[] => {
  const found = text.flatMap((block): readonly Heading[] => {
    if (block.kind !== 'heading' || block.level === 4) return [];
    const title = inlineText(block.children).trim();
    return title === '' ? [] : [{ id: block.id, level: block.level, title }];
  });
  return found.length < MIN_HEADINGS ? [] : found;
};
