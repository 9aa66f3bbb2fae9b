import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';
import { IconButton } from '#ui/kit/action/icon-button.tsx';
import { classes } from '#ui/kit/css.ts';
import { needsScriptClass } from '#ui/kit/script.ts';
import { whenIdle } from '#ui/navigation/prefetch.ts';
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

/** Arrows and dots only for several slides; autoplay can be paused. [BAN-01, BAN-03; WCAG 2.2.2] */
export default function Slides({ label, children, autoplayMs, as = 'wide' }: SlidesProps) {
  const slides = Children.toArray(children);
  const many = slides.length > 1;
  const { view, track, at, swiper, running, toggle } = useSliding(many, autoplayMs ?? null);
  const goTo = (index: number): void => {
    const target = track.current?.children[(index + slides.length) % slides.length];
    if (target instanceof HTMLElement) track.current?.scrollTo({ left: target.offsetLeft, behavior: scrollBehavior() });
  };
  return (
    <section
      className={classes(styles.slider, as === 'cards' && styles.cards)}
      aria-roledescription={text.kind}
      aria-label={label}
      // While a slide has the focus, the slide in use stays.
      onFocus={() => swiper?.autoplay.pause()}
      onBlur={() => swiper?.autoplay.resume()}
    >
      <div ref={view} className={styles.view}>
        <ul ref={track} className={styles.track}>
          {slides.map((slide, index) => (
            // Slides are never sorted anew; their place is what they are told by.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index} className={styles.slide} aria-label={text.slide(index + 1, slides.length)}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {many ? (
        <div className={classes(styles.controls, needsScriptClass)}>
          <IconButton icon="left" label={text.previous} onClick={() => goTo(at - 1)} />
          {as === 'wide' ? (
            <span className={styles.dots}>
              {slides.map((_, index) => (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
                  key={index}
                  type="button"
                  aria-label={text.goTo(index + 1)}
                  aria-current={index === at || undefined}
                  onClick={() => goTo(index)}
                />
              ))}
            </span>
          ) : null}
          <IconButton icon="right" label={text.next} onClick={() => goTo(at + 1)} />
          {autoplayMs === undefined ? null : (
            <IconButton
              icon={running === false ? 'play' : 'pause'}
              label={running === false ? text.play : text.pause}
              onClick={toggle}
              // Reserves its space until autoplay is decided.
              hidden={running === null}
            />
          )}
        </div>
      ) : null}
    </section>
  );
}

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const scrollBehavior = (): ScrollBehavior => (prefersReducedMotion() ? 'auto' : 'smooth');

/** Current slide, and autoplay once its script has loaded in an idle moment. */
const useSliding = (many: boolean, autoplayMs: number | null) => {
  const view = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [running, setRunning] = useState<boolean | null>(null);
  useEffect(() => {
    const box = view.current;
    if (!many || box === null) return;
    let created: Swiper | null = null;
    let isUnmounted = false;
    const startAutoplay = async (): Promise<void> => {
      const { startSwiper } = await import('./swiper-slides.ts');
      if (isUnmounted) return;
      const every = prefersReducedMotion() ? null : autoplayMs;
      created = startSwiper(box, { track: styles.track ?? '', slide: styles.slide ?? '', every, onSlide: setAt });
      setSwiper(created);
      setRunning(every === null ? null : true);
    };
    const cancelIdle = whenIdle(() => void startAutoplay().catch(() => undefined));
    return () => {
      isUnmounted = true;
      cancelIdle();
      created?.destroy(true, false);
    };
  }, [many, autoplayMs]);
  const toggle = (): void => {
    if (running === true) swiper?.autoplay.stop();
    else swiper?.autoplay.start();
    setRunning(running !== true);
  };
  return { view, track, at, swiper, running, toggle };
};
