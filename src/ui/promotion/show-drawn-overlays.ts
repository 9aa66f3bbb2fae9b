import { isScheduledAt } from '#core/content/banner.ts';
import { isCovering, nextOverlay, OVERLAY_DELAY_MS, rememberedOverlays } from '#core/promotion/next-overlay.ts';
import type { ClosableOverlay, VisitorChoices } from '#core/promotion/visitor-choices.port.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import { emptyOverlayBox, findOverlayBox } from './overlay-box.ts';
import { scheduleOverlay } from './schedule-overlay.ts';

type Parts = {
  readonly clock: Clock;
  readonly choices: VisitorChoices;
  /** A strip on a phone; on larger screens a dialog, which is the page's scripts' to show. */
  readonly isPhone: () => boolean;
  readonly wakePage: () => void;
};

/**
 * Shows the overlays of a page whose scripts sleep, as the host drew them, until those scripts have started. By the same
 * rules and delays as `useOverlay`. `since`: ms since the document was opened. [LAY-08, BAN-02, BAN-04, VCH-01]
 */
export const showDrawnOverlays = (parts: Parts, since: number): void => {
  const { clock, choices, isPhone, wakePage } = parts;
  const box = findOverlayBox();
  if (box === null) return;
  const now = clock.now();
  const popup = findCurrent(box, 'popup', now);
  const floating = findCurrent(box, 'floating', now);
  const voucher = findCurrent(box, 'voucher', now);
  const next = nextOverlay({
    now,
    // The host draws none on other pages.
    canShowOverlays: true,
    isFirstPage: choices.isFirstDocument(),
    ...rememberedOverlays(choices),
    // The page of a customer wakes by itself.
    newcomer: voucher !== null,
    current: { popup: popup !== null, floating: floating !== null },
  });
  if (next === null) return;
  if (isCovering(next) && !isPhone()) {
    wakePage();
    return;
  }
  const drawn = { popup, floating, voucher }[next]?.content.firstElementChild;
  scheduleOverlay(next, since + OVERLAY_DELAY_MS[next] - performance.now(), Promise.resolve(), () => {
    if (!drawn || box.hasAttribute('data-taken')) return;
    if (isCovering(next)) choices.note('interrupted');
    box.setAttribute('data-shown', next);
    box.append(drawn.cloneNode(true));
    box.addEventListener('click', closeOnPress);
  });
  const closeOnPress = ({ target }: Event): void => {
    if (!(target instanceof Element) || target.closest('a, button') === null) return;
    box.removeEventListener('click', closeOnPress);
    choices.close(next, clock.now());
    emptyOverlayBox(box);
    box.dispatchEvent(new Event('close'));
    if (!box.hasAttribute('data-taken')) showDrawnOverlays(parts, performance.now());
  };
};

/** A banner without slides is drawn empty. */
const findCurrent = (box: HTMLElement, what: ClosableOverlay, now: number): HTMLTemplateElement | null =>
  [...box.querySelectorAll<HTMLTemplateElement>(`template[data-overlay="${what}"]`)].find(
    (drawn) =>
      drawn.content.firstElementChild !== null &&
      isScheduledAt({ startDate: timeIn(drawn, 'data-start'), endDate: timeIn(drawn, 'data-end') }, now),
  ) ?? null;

const timeIn = (drawn: HTMLTemplateElement, name: string): number | null => {
  const text = drawn.getAttribute(name);
  return text === null ? null : Number(text);
};
