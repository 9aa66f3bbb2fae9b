import { wordsOf } from '#core/content/plain-text.ts';
import type { RichText } from '#core/content/rich-text.ts';

export type Heading = { readonly id: string; readonly level: 2 | 3; readonly title: string };

/** Fewer headings than these need no list of their own. */
const LEAST = 3;

/** What a table of contents lists: headings of the first two levels that say something; nothing of a short text. */
export const headingsOf = (text: RichText): readonly Heading[] => {
  const found = text.flatMap((block): readonly Heading[] => {
    if (block.kind !== 'heading' || block.level === 4) return [];
    const title = wordsOf(block.children).trim();
    return title === '' ? [] : [{ id: block.id, level: block.level, title }];
  });
  return found.length < LEAST ? [] : found;
};
