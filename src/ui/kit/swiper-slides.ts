import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

export type SliderControl = {
  /** Pauses autoplay while a slide has the focus. */
  readonly setPaused: (held: boolean) => void;
  readonly setRunning: (on: boolean) => void;
  readonly destroy: () => void;
};

type Options = {
  /** CSS classes of the row and of a slide. */
  readonly track: string;
  readonly slide: string;
  /** Milliseconds; null disables autoplay. */
  readonly every: number | null;
  /** Receives the index, from 0. */
  readonly onSlide: (index: number) => void;
};

/** Native scrolling stays, so the layout does not shift. */
export const startSwiper = (box: HTMLElement, { track, slide, every, onSlide }: Options): SliderControl => {
  const swiper = new Swiper(box, {
    modules: [Autoplay],
    wrapperClass: track,
    slideClass: slide,
    cssMode: true,
    rewind: true,
    slidesPerView: 'auto',
    autoplay: every === null ? false : { delay: every, pauseOnMouseEnter: true, disableOnInteraction: false },
    on: { slideChange: ({ activeIndex }) => onSlide(activeIndex) },
  });
  return {
    setPaused: (held) => {
      if (every === null || !swiper.autoplay.running) return;
      if (held) swiper.autoplay.pause();
      else swiper.autoplay.resume();
    },
    setRunning: (on) => void (on ? swiper.autoplay.start() : swiper.autoplay.stop()),
    destroy: () => void swiper.destroy(true, false),
  };
};
