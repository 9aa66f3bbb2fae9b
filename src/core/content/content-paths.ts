import * as paths from '#core/shared/paths.ts';
/** The list of the articles of a category, and of those with a tag. */
export const categoryFilter = (slug: string): string => `${paths.articles}?chuyen-muc=${encodeURIComponent(slug)}`;
export const tagFilter = (slug: string): string => `${paths.articles}?the=${encodeURIComponent(slug)}`;
