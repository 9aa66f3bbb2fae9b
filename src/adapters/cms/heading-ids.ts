import type { RichInline } from '#core/content/rich-text.ts';
import { slugOf } from '#core/shared/fold-vietnamese.ts';

/** Gives a heading its id: its text as a path segment, with a number where the document has that one already. */
export type HeadingIds = (children: readonly RichInline[]) => string;

/** The ids of one document. */
export const headingIds = (): HeadingIds => {
  const taken = new Set<string>();
  return (children) => {
    const wanted = slugOf(textIn(children)) || 'muc';
    let id = wanted;
    for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
    taken.add(id);
    return id;
  };
};

const textIn = (inlines: readonly RichInline[]): string =>
  inlines
    .map((inline) => {
      if (inline.kind === 'text') return inline.text;
      return inline.kind === 'link' ? textIn(inline.children) : ' ';
    })
    .join('');

/** The page's own title is level 1: below it stand 2 to 4. */
export const headingLevel = (level: number): 2 | 3 | 4 => {
  if (level <= 2) return 2;
  return level === 3 ? 3 : 4;
};
