import type { RichInline } from '#core/content/rich-text.ts';
import { slugify } from '#core/shared/text/fold-vietnamese.ts';

/** The text as a URL segment, numbered when the document already has it. */
export type HeadingIds = (children: readonly RichInline[]) => string;

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

/** Level 1 is the page title. */
export const headingLevel = (level: number): 2 | 3 | 4 => {
  if (level <= 2) return 2;
  return level === 3 ? 3 : 4;
};
