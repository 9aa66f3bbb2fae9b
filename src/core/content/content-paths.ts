import * as paths from '#core/shared/paths.ts';
/** List of the articles in a category or with a tag. */
export const categoryFilterPath = (slug: string): string => `${paths.articles}?chuyen-muc=${encodeURIComponent(slug)}`;
export const tagFilterPath = (slug: string): string => `${paths.articles}?the=${encodeURIComponent(slug)}`;
