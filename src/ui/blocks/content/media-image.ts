import type { Image } from '#core/catalogue/product.ts';
import type { Media } from '#core/content/article.ts';

/** Default when the content system gives no size: 16:9, like covers. */
const DEFAULT_SIZE = { width: 1600, height: 900 };

/** Always has a size, so that the layout does not shift. */
export const toImage = ({ path, alt, width, height }: Pick<Media, 'path' | 'alt' | 'width' | 'height'>): Image =>
  width === null || height === null ? { path, alt, ...DEFAULT_SIZE } : { path, alt, width, height };
