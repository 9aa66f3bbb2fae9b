import { OVERLAY_DELAY_MS } from '#core/promotion/next-overlay.ts';
import type { ClosableOverlay } from '#core/promotion/visitor-choices.port.ts';
import { isVisitorBusy } from './is-visitor-busy.ts';

/**
 * Shows an overlay after `delay` ms. Waits for the pictures, so that the frame is never empty, and repeats the overlay's
 * delay while the visitor is busy. Returns what calls it off.
 */
export const scheduleOverlay = (
  what: ClosableOverlay,
  delay: number,
  pictures: Promise<unknown>,
  show: () => void,
): (() => void) => {
  let isCancelled = false;
  const wait = (ms: number) => setTimeout(() => void pictures.then(showOrWait), ms);
  const showOrWait = () => {
    if (isCancelled) return;
    if (isVisitorBusy()) timer = wait(OVERLAY_DELAY_MS[what]);
    else show();
  };
  let timer = wait(Math.max(0, delay));
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };
};
