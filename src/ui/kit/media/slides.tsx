import ButtonBase from '@mui/material/ButtonBase';
import { Children, type ReactNode, useState } from 'react';
import type { Swiper as SwiperCore } from 'swiper';
import { A11y, Autoplay, Keyboard, Navigation } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { IconButton } from '#ui/kit/action/icon-button.tsx';
import { classes } from '#ui/kit/css.ts';
import { needsScriptClass } from '#ui/kit/script.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './slides.module.css';
import { slider as text } from './slides.vi.ts';

export type SlidesProps = {
  /** Accessible name. */
  readonly label: string;
  readonly children: ReactNode;
  /** Time per slide in milliseconds; omitted without autoplay. */
  readonly autoplayMs?: number;
  /** Full width, or several cards side by side. */
  readonly as?: 'wide' | 'cards';
};

/**
 * Swiper over native scrolling, which works without scripts and does not shift the layout. Arrows and dots only for
 * several slides; autoplay can be paused. [BAN-01, BAN-03; WCAG 2.2.2]
 */
export default function Slides({ label, children, autoplayMs, as = 'wide' }: SlidesProps) {
  const slides = Children.toArray(children);
  const many = slides.length > 1;
  const [swiper, setSwiper] = useState<SwiperCore | null>(null);
  const [at, setAt] = useState(0);
  const [isRunning, setIsRunning] = useState(true);
  return (
    <Swiper
      tag="section"
      wrapperTag="ul"
      wrapperClass={styles.track ?? ''}
      className={classes(styles.slider, as === 'cards' && styles.cards)}
      aria-roledescription={text.kind}
      aria-label={label}
      modules={[A11y, Autoplay, Keyboard, Navigation]}
      cssMode
      rewind
      slidesPerView="auto"
      autoplay={
        many && autoplayMs !== undefined && { delay: autoplayMs, pauseOnMouseEnter: true, disableOnInteraction: false }
      }
      navigation={{ prevEl: '.swiper-button-prev', nextEl: '.swiper-button-next' }}
      keyboard={{ enabled: false, pageUpDown: false }}
      a11y={{
        slideRole: '',
        slideLabelMessage: text.slide('{{index}}', '{{slidesLength}}'),
        prevSlideMessage: text.previous,
        nextSlideMessage: text.next,
        notificationClass: layout.sr ?? '',
      }}
      onSwiper={(created) => {
        setSwiper(created);
        respectFocusAndMotion(created);
      }}
      onSlideChange={({ activeIndex }) => setAt(activeIndex)}
      onAutoplayStart={() => setIsRunning(true)}
      onAutoplayStop={() => setIsRunning(false)}
    >
      {slides.map((slide, index) => (
        // Slides are never sorted anew; their place is what they are told by.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <SwiperSlide key={index} tag="li" className={styles.slide ?? ''}>
          {slide}
        </SwiperSlide>
      ))}
      {many ? (
        <div className={classes(styles.controls, needsScriptClass)}>
          <IconButton icon="left" label={text.previous} className="swiper-button-prev" />
          {/* Swiper's own dots are HTML, which Trusted Types refuse. */}
          {as === 'wide' ? (
            <span className={styles.dots}>
              {slides.map((_, index) => (
                <ButtonBase
                  // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
                  key={index}
                  aria-label={text.goTo(index + 1)}
                  aria-current={index === at || undefined}
                  onClick={() => swiper?.slideTo(index)}
                />
              ))}
            </span>
          ) : null}
          <IconButton icon="right" label={text.next} className="swiper-button-next" />
          {autoplayMs === undefined ? null : (
            <IconButton
              icon={isRunning ? 'pause' : 'play'}
              label={isRunning ? text.pause : text.play}
              onClick={() => (isRunning ? swiper?.autoplay.stop() : swiper?.autoplay.start())}
            />
          )}
        </div>
      ) : null}
    </Swiper>
  );
}

/** While something inside has the focus, the slide in use stays, and arrow keys are the slider's. */
const respectFocusAndMotion = (swiper: SwiperCore): void => {
  swiper.el.addEventListener('focusin', () => {
    swiper.keyboard.enable();
    swiper.autoplay.pause();
  });
  swiper.el.addEventListener('focusout', () => {
    swiper.keyboard.disable();
    swiper.autoplay.resume();
  });
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  swiper.params.speed = 0;
  swiper.autoplay.stop();
};
