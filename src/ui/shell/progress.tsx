import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import { type RouterState, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import * as paths from '#core/shared/paths.ts';
import { onLeave } from '#ui/navigation/on-leave.ts';
import styles from './progress.module.css';
import { progressText } from './progress.vi.ts';

/** Overlay delay, and its maximum duration, in milliseconds. [LAY-02] */
export const OVERLAY_AFTER_MS = 300;
export const OVERLAY_MAX_MS = 10_000;

/**
 * A bar at once, the overlay later, while the router loads another page or the browser another document. A press alone
 * shows nothing, and the way to the cart only the bar. Never blocks input. [LAY-02, DATA-03]
 */
export function Progress() {
  const pending = useRouterState({ select: pendingPath });
  const [leaving, setLeaving] = useState<string | null>(null);
  useEffect(() => onLeave(setLeaving), []);
  const path = leaving ?? pending;
  const stage = useStage(path, () => setLeaving(null));
  if (stage === 'off') return null;
  return (
    <div role="status" aria-label={progressText.loading} data-stage={stage}>
      <LinearProgress className={styles.bar ?? ''} aria-hidden />
      {stage === 'overlay' ? (
        <Backdrop open className={styles.overlay ?? ''}>
          <CircularProgress size={124} thickness={1.4} aria-hidden />
          <svg viewBox="0 0 34 30" width="68" height="60" aria-hidden="true">
            <path
              fill="var(--primary)"
              d="M9.2 28.5A7.7 7.7 0 0 1 7 13.5 10.3 10.3 0 0 1 26.6 11.3 8.7 8.7 0 0 1 25.3 28.5Z"
            />
            <path fill="var(--promo)" d="M12.7 28.5V21.3a4.3 4.3 0 0 1 8.6 0V28.5Z" />
          </svg>
        </Backdrop>
      ) : null}
    </div>
  );
}

/** The path of the page that the router is loading; null without one, and while the same page reloads its data. */
const pendingPath = ({ status, location, resolvedLocation }: RouterState): string | null => {
  if (status !== 'pending' || resolvedLocation === undefined) return null;
  const isSamePage =
    location.pathname === resolvedLocation.pathname && location.searchStr === resolvedLocation.searchStr;
  return isSamePage ? null : location.pathname;
};

type Stage = 'off' | 'bar' | 'overlay';

/** `end` is called when the maximum duration has passed. */
const useStage = (path: string | null, end: () => void): Stage => {
  const [late, setLate] = useState<Stage>('bar');
  const on = path !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function is no new navigation
  useEffect(() => {
    setLate('bar');
    if (!on) return undefined;
    const overlay = setTimeout(() => setLate('overlay'), OVERLAY_AFTER_MS);
    const off = setTimeout(() => {
      setLate('off');
      end();
    }, OVERLAY_MAX_MS);
    return () => {
      clearTimeout(overlay);
      clearTimeout(off);
    };
  }, [on]);
  if (!on) return 'off';
  return late === 'overlay' && path === paths.cart() ? 'bar' : late;
};
