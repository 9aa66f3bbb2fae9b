import { deferred } from './deferred.tsx';
import type { SlidesProps } from './slides.tsx';

/** Native scrolling; arrows, dots and autoplay load near the viewport. Inside a deferred part, use Slides. */
export const Slider = deferred<SlidesProps>(() => import('./slides.tsx'), 'visible');
