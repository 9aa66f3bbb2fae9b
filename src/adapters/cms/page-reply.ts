import type { ContentPage, Section } from '#core/content/article.ts';
import { safePageHref } from '#core/content/safe-href.ts';
import { seoOf } from './article-reply.ts';
import { type HeadingIds, headingIds } from './heading-ids.ts';
import { parseRichText } from './rich-text-blocks.ts';
import { entriesOf, type Fields, filledText, itemsOf, mediaOf, parseTime, textOf } from './unwrap.ts';

const kindOf = (item: Fields): string => (textOf(item.__component) ?? '').split('.').at(-1) ?? '';

const sectionOf = (item: Fields, key: string, ids: HeadingIds): Section | null => {
  switch (kindOf(item)) {
    case 'rich-text':
      return { kind: 'rich-text', key, body: parseRichText(item.body, ids) };
    case 'call-to-action':
      return callToActionOf(item, key);
    case 'gallery': {
      const images = entriesOf(item.images).flatMap((image) => mediaOf(image) ?? []);
      return { kind: 'gallery', key, title: filledText(item.title) ?? '', images };
    }
    case 'place':
      return {
        kind: 'place',
        key,
        title: filledText(item.title) ?? '',
        address: filledText(item.address) ?? '',
        hours: filledText(item.hours) ?? '',
        image: mediaOf(item.image),
        href: safePageHref(textOf(item.url) ?? ''),
      };
    default:
      return null;
  }
};

/** null without a link. */
const callToActionOf = (item: Fields, key: string): Section | null => {
  const [title, buttonText] = [filledText(item.title), filledText(item.buttonText)];
  const href = safePageHref(textOf(item.url) ?? '');
  if (buttonText === null || href === null) return null;
  return { kind: 'call-to-action', key, title: title ?? '', buttonText, href };
};

/** Ids repeat across components, so the key combines component and id, plus the position of duplicates. */
const sectionsOf = (value: unknown, ids: HeadingIds): readonly Section[] => {
  const taken = new Set<string>();
  return itemsOf(value).flatMap((item, index) => {
    const wanted = `${textOf(item.__component)}:${item.id}`;
    const key = taken.has(wanted) ? `${wanted}:${index}` : wanted;
    taken.add(key);
    return sectionOf(item, key, ids) ?? [];
  });
};

/** null without slug or title. Heading ids are unique across body and sections. [ROUTE-42] */
export const contentPageOf = (entry: Fields): ContentPage | null => {
  const [slug, title] = [filledText(entry.slug), filledText(entry.title)];
  if (slug === null || title === null) return null;
  const ids = headingIds();
  return {
    title,
    slug,
    body: parseRichText(entry.body, ids),
    sections: sectionsOf(entry.sections, ids),
    seo: seoOf(entry.seo),
    updatedAt: parseTime(entry.updatedAt),
  };
};
