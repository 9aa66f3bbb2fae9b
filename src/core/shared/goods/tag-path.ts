import * as paths from '#core/shared/paths.ts';

/** All products with a tag. [CAT-01] */
export const tagPath = (slug: string): string => `${paths.shop}?tag=${encodeURIComponent(slug)}`;
