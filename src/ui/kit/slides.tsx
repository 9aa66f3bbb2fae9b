import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { whenIdle } from '#ui/navigation/prefetch.ts';
import { classes } from './css.ts';
import { IconButton } from './icon-button.tsx';
import { needsScriptClass } from './script.tsx';
import styles from './slides.module.css';
import { slider as text } from './slides.vi.ts';
import type { SliderControl } from './swiper-slides.ts';

export type SlidesProps = {
  /** Accessible name. */
  readonly label: string;
  readonly children: ReactNode;
  /** Time per slide in milliseconds; omitted without autoplay. */
  readonly autoplayMs?: number;
  /** Full width, or several cards side by side. */
  readonly as?: 'wide' | 'cards';
  readonly className?: string | undefined;
};

/** Arrows and dots only for several slides; autoplay can be paused. [BAN-01, BAN-03; WCAG 2.2.2] */
export default function Slides({ label, children, autoplayMs, as = 'wide', className }: SlidesProps) {
  const slides = Children.toArray(children);
  const many = slides.length > 1;
  const { view, track, at, sliding, running, toggle } = useSliding(many, autoplayMs ?? null);
  const goTo = (index: number): void => {
    const target = track.current?.children[(index + slides.length) % slides.length];
    if (target instanceof HTMLElement) track.current?.scrollTo({ left: target.offsetLeft, behavior: scrollBehavior() });
  };
  return (
    <section
      className={classes(styles.slider, as === 'cards' && styles.cards, className)}
      aria-roledescription={text.kind}
      aria-label={label}
      onFocus={() => sliding?.setPaused(true)}
      onBlur={() => sliding?.setPaused(false)}
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
          {as === 'wide' ? <Dots count={slides.length} at={at} onPress={goTo} /> : null}
          <IconButton icon="right" label={text.next} onClick={() => goTo(at + 1)} />
          {autoplayMs === undefined ? null : (
            <IconButton
              icon={running === false ? 'play' : 'pause'}
              label={running === false ? text.play : text.pause}
              onClick={toggle}
              // Reserves its space until autoplay is decided.
              style={running === null ? { visibility: 'hidden' } : undefined}
            />
          )}
        </div>
      ) : null}
    </section>
  );
}

function Dots({
  count,
  at,
  onPress,
}: {
  readonly count: number;
  readonly at: number;
  readonly onPress: (index: number) => void;
}) {
  return (
    <span className={styles.dots}>
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={index}
          type="button"
          aria-label={text.goTo(index + 1)}
          aria-current={index === at || undefined}
          onClick={() => onPress(index)}
        />
      ))}
    </span>
  );
}

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const scrollBehavior = (): ScrollBehavior => (prefersReducedMotion() ? 'auto' : 'smooth');

/** Current slide, and autoplay once its script has loaded in an idle moment. */
const useSliding = (many: boolean, autoplayMs: number | null) => {
  const view = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [sliding, setSliding] = useState<SliderControl | null>(null);
  const [running, setRunning] = useState<boolean | null>(null);
  useEffect(() => {
    const box = view.current;
    if (!many || box === null) return;
    let created: SliderControl | null = null;
    let isUnmounted = false;
    const startAutoplay = async (): Promise<void> => {
      const { startSwiper: slideIn } = await import('./swiper-slides.ts');
      if (isUnmounted) return;
      const every = prefersReducedMotion() ? null : autoplayMs;
      created = slideIn(box, { track: styles.track ?? '', slide: styles.slide ?? '', every, onSlide: setAt });
      setSliding(created);
      setRunning(every === null ? null : true);
    };
    const cancelIdle = whenIdle(() => void startAutoplay().catch(() => undefined));
    return () => {
      isUnmounted = true;
      cancelIdle();
      created?.destroy();
    };
  }, [many, autoplayMs]);
  const toggle = (): void => {
    sliding?.setRunning(running !== true);
    setRunning(running !== true);
  };
  return { view, track, at, sliding, running, toggle };
};
