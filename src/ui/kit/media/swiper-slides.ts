import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

type Options = {
  /** CSS classes of the row and of a slide. */
  readonly track: string;
  readonly slide: string;
  /** Milliseconds; null disables autoplay. */
  readonly every: number | null;
  /** Receives the index, from 0. */
  readonly onSlide: (index: number) => void;
};

/** Adds autoplay to rendered slides; native scrolling stays, so the layout does not shift. */
export const startSwiper = (box: HTMLElement, { track, slide, every, onSlide }: Options): Swiper =>
  new Swiper(box, {
    modules: [Autoplay],
    wrapperClass: track,
    slideClass: slide,
    cssMode: true,
    rewind: true,
    slidesPerView: 'auto',
    autoplay: every === null ? false : { delay: every, pauseOnMouseEnter: true, disableOnInteraction: false },
    on: { slideChange: ({ activeIndex }) => onSlide(activeIndex) },
  });
