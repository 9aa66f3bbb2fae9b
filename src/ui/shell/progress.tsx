import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import * as paths from '#core/shared/paths.ts';
import { shell } from './messages.vi.ts';
import styles from './progress.module.css';

/** Overlay delay, and its maximum duration, in milliseconds. [LAY-02] */
export const OVERLAY_AFTER_MS = 300;
export const OVERLAY_MAX_MS = 10_000;

/** Not for anchors, the cart, new tabs, downloads, other schemes, or links that act on the page (`data-stays`). */
export const showsOverlay = (anchor: HTMLAnchorElement, here: Location): boolean => {
  const to = new URL(anchor.href, here.href);
  if (
    anchor.target === '_blank' ||
    anchor.hasAttribute('download') ||
    anchor.hasAttribute('data-stays') ||
    !to.protocol.startsWith('http')
  )
    return false;
  if (to.pathname === paths.cart()) return false;
  return !(to.hash !== '' && to.pathname === here.pathname && to.search === here.search);
};

/** A bar at once, the overlay later; both end with the navigation. Never blocks input. [DATA-03] */
export function Progress() {
  const router = useRouter();
  const pending = useRouterState({ select: (state) => state.status === 'pending' });
  const [stage, setStage] = useState<'off' | 'bar' | 'overlay'>('off');

  useEffect(() => {
    const start = () => setStage((before) => (before === 'off' ? 'bar' : before));
    const handleClick = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (anchor?.href && plain && showsOverlay(anchor, window.location)) start();
    };
    const handlePageShow = (event: PageTransitionEvent) => event.persisted && setStage('off');
    document.addEventListener('click', handleClick, true);
    window.addEventListener('beforeunload', start);
    window.addEventListener('pageshow', handlePageShow);
    const unsubscribes = [
      router.subscribe('onResolved', () => setStage('off')),
      router.subscribe('onRendered', () => setStage('off')),
    ];
    return () => {
      document.removeEventListener('click', handleClick, true);
      window.removeEventListener('beforeunload', start);
      window.removeEventListener('pageshow', handlePageShow);
      for (const end of unsubscribes) end();
    };
  }, [router]);

  useEffect(() => setStage((before) => (pending ? (before === 'off' ? 'bar' : before) : 'off')), [pending]);

  const on = stage !== 'off';
  useEffect(() => {
    if (!on) return undefined;
    const overlay = setTimeout(() => setStage('overlay'), OVERLAY_AFTER_MS);
    const off = setTimeout(() => setStage('off'), OVERLAY_MAX_MS);
    return () => {
      clearTimeout(overlay);
      clearTimeout(off);
    };
  }, [on]);

  if (!on) return null;
  return (
    <div role="status" aria-label={shell.loading} data-stage={stage}>
      <div className={styles.bar} />
      {stage === 'overlay' ? (
        <div className={styles.overlay}>
          <svg viewBox="0 0 34 30" width="68" height="60" aria-hidden="true">
            <path
              fill="var(--primary)"
              d="M9.2 28.5A7.7 7.7 0 0 1 7 13.5 10.3 10.3 0 0 1 26.6 11.3 8.7 8.7 0 0 1 25.3 28.5Z"
            />
            <path className={styles.door} d="M12.7 28.5V21.3a4.3 4.3 0 0 1 8.6 0V28.5Z" />
          </svg>
        </div>
      ) : null}
    </div>
  );
}
