import type { RichInline } from '#core/content/rich-text.ts';
import { slugify } from '#core/shared/fold-vietnamese.ts';

/** Returns a heading's id: its text as a URL segment, with a number when the id already exists in the document. */
export type HeadingIds = (children: readonly RichInline[]) => string;

/** Creates the id generator of one document. */
export const headingIds = (): HeadingIds => {
  const taken = new Set<string>();
  return (children) => {
    const wanted = slugify(textIn(children)) || 'muc';
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

/** The page title is level 1, so headings below it are 2 to 4. */
export const headingLevel = (level: number): 2 | 3 | 4 => {
  if (level <= 2) return 2;
  return level === 3 ? 3 : 4;
};
