import { deferred } from './deferred.tsx';
import type { SlidesProps } from './slides.tsx';

/**
 * Slides in a row: rendered completely by the host, with native scrolling, one at a time on every device. The script
 * for arrows, dots and autoplay loads near the viewport. Inside a deferred part, use Slides directly.
 */
export const Slider = deferred<SlidesProps>(() => import('./slides.tsx'), 'visible');
