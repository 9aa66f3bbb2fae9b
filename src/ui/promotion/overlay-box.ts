import { closableOverlays } from '#core/promotion/next-overlay.ts';
import type { ClosableOverlay } from '#core/promotion/visitor-choices.port.ts';
import { OVERLAY_BOX } from './overlay-box-name.ts';

/**
 * The part holds a template for each overlay, and after them the one that is shown, which `data-shown` names. It hears
 * `close` when its visitor has closed that one. `data-taken`: the page's own scripts decide from now on.
 */
export const findOverlayBox = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-shared="${OVERLAY_BOX}"]`);

/** What is shown already when the page's scripts begin to decide; null for nothing. */
export const takeOverlayBox = (): ClosableOverlay | null => {
  const box = findOverlayBox();
  box?.setAttribute('data-taken', '');
  return closableOverlays.find((what) => box?.getAttribute('data-shown') === what) ?? null;
};

export const emptyOverlayBox = (box: HTMLElement | null): void => {
  box?.removeAttribute('data-shown');
  box?.querySelector(':scope > :not(template)')?.remove();
};
