import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import {
  currentSlides,
  isCovering,
  nextOverlay,
  OVERLAY_DELAY_MS,
  type OverlayState,
  rememberedOverlays,
} from '#core/promotion/next-overlay.ts';
import type { Promotions } from '#core/promotion/priced-banner.ts';
import type { ClosableOverlay, VisitorChoices } from '#core/promotion/visitor-choices.port.ts';
import { usePrivateQuery, usePublicQuery } from '#ui/app/queries.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { loadPictures } from './load-pictures.ts';
import { takeOverlayBox } from './overlay-box.ts';
import { scheduleOverlay } from './schedule-overlay.ts';
import { useCanInterrupt } from './use-can-interrupt.ts';

/** Its path, and when the browser had loaded it, in ms since it was opened. */
export type OpenedDocument = { readonly path: string; readonly at: number };

type Given = {
  readonly choices: VisitorChoices;
  readonly opened: OpenedDocument;
};

const none: Promotions = { popups: [], floating: [] };

/**
 * The page's overlay after its delay. The core decides; the hook adds clock and timers. `isDrawn`: it was shown before
 * the page's scripts started. [LAY-08, BAN-02, BAN-04]
 */
export const useOverlay = ({ choices, opened }: Given) => {
  const { clock } = useShop();
  const { path, isSearch } = usePage();
  const canShowOverlays = useCanInterrupt();
  const isFirstPage = useIsFirstPage(path, opened.path, choices);
  const promotions = usePromotions(canShowOverlays);
  const voucherText = usePublicQuery('loadShell', {}).data?.voucherText ?? null;
  const newcomer = useIsAnonymous() && voucherText !== null;
  const [drawn, setDrawn] = useState(takeOverlayBox);
  const [shown, setShown] = useState(drawn);
  const [closedAt, setClosedAt] = useState(opened.at);
  const since = useRef({ path, at: path === opened.path ? opened.at : performance.now() });

  const hide = (): void => {
    setDrawn(null);
    setShown(null);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: close times are read anew when something was closed
  useEffect(() => {
    const now = clock.now();
    if (isSearch) choices.note('searched');
    if (since.current.path !== path) since.current = { path, at: performance.now() };
    const state: OverlayState = {
      now,
      canShowOverlays,
      isFirstPage,
      ...rememberedOverlays(choices),
      newcomer,
      current: {
        popup: currentSlides(promotions.popups, now).length > 0,
        floating: currentSlides(promotions.floating, now).length > 0,
      },
    };
    // What covers the page stays until it is closed.
    const next = canShowOverlays && isCovering(shown) ? shown : nextOverlay(state);
    if (next === shown) return;
    hide();
    if (next === null) return;
    const due = Math.max(since.current.at, closedAt) + OVERLAY_DELAY_MS[next];
    const pictures = next === 'popup' ? currentSlides(promotions.popups, now) : [];
    return scheduleOverlay(next, due - performance.now(), loadPictures(pictures), () => {
      if (isCovering(next)) choices.note('interrupted');
      setShown(next);
    });
  }, [path, canShowOverlays, isSearch, newcomer, promotions, closedAt, clock]);

  const close = (what: ClosableOverlay): void => {
    choices.close(what, clock.now());
    hide();
    setClosedAt(performance.now());
  };
  const now = clock.now();
  const slides = { popup: currentSlides(promotions.popups, now), floating: currentSlides(promotions.floating, now) };
  return { shown, isDrawn: drawn !== null, slides, close };
};

const usePage = () =>
  useRouterState({
    structuralSharing: true,
    select: ({ location, matches }) => ({
      path: location.pathname,
      isSearch: matches.at(-1)?.staticData.row?.spares === 'visit',
    }),
  });

/** Whatever has loaded when: the first document of a tab, until its visitor goes on. */
const useIsFirstPage = (path: string, openedPath: string, choices: VisitorChoices): boolean => {
  const first = useRef(choices.isFirstDocument() ? openedPath : null);
  if (first.current !== path) first.current = null;
  return first.current !== null;
};

/** Requested only when an overlay may be shown. A failure gives none. */
const usePromotions = (enabled: boolean): Promotions => usePublicQuery('loadPromotions', {}, enabled).data ?? none;

/** True only for visitors who are certainly not logged in. */
const useIsAnonymous = (): boolean => {
  const { canKnowVisitor } = useShop();
  const known = canKnowVisitor();
  const { data } = usePrivateQuery('loadVisitor', {}, known);
  return known ? data?.isLoggedIn === false : data?.isLoggedIn !== true;
};
