import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import { type RouterState, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import * as paths from '#core/shared/paths.ts';
import { useHydrated } from '#ui/waking/use-hydrated.ts';
import styles from './progress.module.css';
import { progressText } from './progress.vi.ts';

/** Overlay delay, and its maximum duration, in milliseconds. [LAY-02] */
export const OVERLAY_AFTER_MS = 300;
export const OVERLAY_MAX_MS = 10_000;

/**
 * A bar at once, the overlay later, while the router loads another page; `boot.ts` sets the stage while the browser opens
 * another document. A press alone shows nothing, and the way to the cart only the bar. Never blocks input. Beside it
 * stands what `boot.ts` shows of a press without a network. [LAY-02, DATA-03, ERR-06]
 */
export function Progress() {
  const stage = useStage(useRouterState({ select: pendingPath }));
  // Its size is a style attribute, which the policy refuses in a document.
  const isHydrated = useHydrated();
  return (
    <>
      <p id="offline" role="alert" hidden className={styles.offline}>
        {progressText.offline}
      </p>
      <div role="status" aria-label={progressText.loading} data-stage={stage} className={styles.progress}>
        <LinearProgress className={styles.bar ?? ''} aria-hidden />
        <Backdrop open slots={{ transition: Still }} className={styles.overlay ?? ''}>
          {isHydrated ? <CircularProgress size={124} thickness={1.4} aria-hidden /> : null}
          <svg viewBox="0 0 34 30" width="68" height="60" aria-hidden="true">
            <path
              fill="var(--primary)"
              d="M9.2 28.5A7.7 7.7 0 0 1 7 13.5 10.3 10.3 0 0 1 26.6 11.3 8.7 8.7 0 0 1 25.3 28.5Z"
            />
            <path fill="var(--promo)" d="M12.7 28.5V21.3a4.3 4.3 0 0 1 8.6 0V28.5Z" />
          </svg>
        </Backdrop>
      </div>
    </>
  );
}

/** MUI's transitions write style attributes. */
function Still({ children }: { readonly children?: ReactNode }) {
  return children;
}

/** The path of the page that the router is loading; null without one, and while the same page reloads its data. */
const pendingPath = ({ status, location, resolvedLocation }: RouterState): string | null => {
  if (status !== 'pending' || resolvedLocation === undefined) return null;
  const isSamePage =
    location.pathname === resolvedLocation.pathname && location.searchStr === resolvedLocation.searchStr;
  return isSamePage ? null : location.pathname;
};

type Stage = 'off' | 'bar' | 'overlay';

const useStage = (path: string | null): Stage => {
  const [late, setLate] = useState<Stage>('bar');
  const on = path !== null;
  useEffect(() => {
    setLate('bar');
    if (!on) return undefined;
    const overlay = setTimeout(() => setLate('overlay'), OVERLAY_AFTER_MS);
    const off = setTimeout(() => setLate('off'), OVERLAY_MAX_MS);
    return () => {
      clearTimeout(overlay);
      clearTimeout(off);
    };
  }, [on]);
  if (!on) return 'off';
  return late === 'overlay' && path === paths.cart() ? 'bar' : late;
};
