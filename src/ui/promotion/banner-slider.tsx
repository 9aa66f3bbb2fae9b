import { deferred } from '#ui/kit/deferred.tsx';
import type { BannerSlidesProps } from './banner-slides.tsx';

/**
 * The home page's banners. The host draws them whole, the first picture at once and in its place; the script comes when
 * they are near the screen, and nothing moves when it does. [BAN-01]
 */
export const BannerSlider = deferred<BannerSlidesProps>(() => import('./banner-slides.tsx'), 'visible');
