import { deferred } from '#ui/kit/deferred.tsx';
import type { BannerSlidesProps } from './banner-slides.tsx';

/** The host renders all slides and loads the first picture at once; the script loads near the viewport. [BAN-01] */
export const BannerSlider = deferred<BannerSlidesProps>(() => import('./banner-slides.tsx'), 'visible');
