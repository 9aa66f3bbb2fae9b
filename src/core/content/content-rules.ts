import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import type { CountedTopic } from './article.ts';
import type { FooterColumn, FooterLink, Menu } from './content.ts';

const isFullLink = (text: string): boolean => /^https?:\/\//i.test(text.trim());

/** «shop» in a slug opens the store menu, a full URL is external, others are pages. [HDR-03] */
export const menuKind = (slug: string): Menu['kind'] => {
  if (isFullLink(slug)) return 'external';
  return slug.includes('shop') ? 'store' : 'page';
};

/** A link that starts with http opens in a new tab; a purely numeric one is a phone number. [FTR-02] */
export const parseFooterLink = (title: string, link: string): FooterLink => {
  const text = link.trim();
  if (/^https?:\/\//i.test(text)) return { title, href: text, kind: 'external' };
  if (/^\d+$/.test(text)) return { title, href: `tel:${text}`, kind: 'tel' };
  return { title, href: `/${text.replace(/^[/\\]+/, '')}`, kind: 'page' };
};

/** By ascending category id, whatever the service's order. [FTR-01] */
export const sortColumns = (columns: readonly FooterColumn[]): readonly FooterColumn[] =>
  [...columns].sort((one, other) => one.id - other.id);

/** [REST-06] */
export const MAX_RELATED_ARTICLES = 4;

/** Alphabetically without accents, whatever the service's order. */
export const sortTopics = (topics: readonly CountedTopic[]): readonly CountedTopic[] =>
  topics
    .map((topic) => ({ topic, key: `${foldVietnamese(topic.name)} ${topic.slug}` }))
    .sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
    .map(({ topic }) => topic);
