import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

/** Slides that move with time, over a row that the browser scrolls. */
export type Sliding = {
  /** True while something of it has the focus: nobody's slide goes away while he uses it. */
  readonly hold: (held: boolean) => void;
  readonly run: (on: boolean) => void;
  readonly end: () => void;
};

type Options = {
  /** Classes of the row and of a slide, as they stand in the document. */
  readonly track: string;
  readonly slide: string;
  /** Milliseconds; null moves nothing by itself. */
  readonly every: number | null;
  /** The slide that is shown, from 0. */
  readonly onSlide: (index: number) => void;
};

/** Takes over slides that stand already: the browser's own scrolling goes on, so nothing moves when it comes. */
export const slideIn = (box: HTMLElement, { track, slide, every, onSlide }: Options): Sliding => {
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
    hold: (held) => {
      if (every === null || !swiper.autoplay.running) return;
      if (held) swiper.autoplay.pause();
      else swiper.autoplay.resume();
    },
    run: (on) => void (on ? swiper.autoplay.start() : swiper.autoplay.stop()),
    end: () => void swiper.destroy(true, false),
  };
};
