import { deferred } from './deferred.tsx';
import type { SlidesProps } from './slides.tsx';

/**
 * Slides in a row: drawn whole by the host, scrolled by hand as they stand, one at a time on every device. The script with
 * arrows, dots and time comes when they are near the screen. In a part that loads later anyway, use Slides.
 */
export const Slider = deferred<SlidesProps>(() => import('./slides.tsx'), 'visible');
