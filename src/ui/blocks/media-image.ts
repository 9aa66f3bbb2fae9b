import type { Image } from '#core/catalogue/product.ts';
import type { Media } from '#core/content/article.ts';

/** What stands in for a size that the content system does not tell: 16 to 9, as covers are. */
const USUAL = { width: 1600, height: 900 };

/** A picture of the content system as `Picture` takes it; it keeps its place on the page in any case. */
export const mediaImage = ({ path, alt, width, height }: Pick<Media, 'path' | 'alt' | 'width' | 'height'>): Image =>
  width === null || height === null ? { path, alt, ...USUAL } : { path, alt, width, height };
