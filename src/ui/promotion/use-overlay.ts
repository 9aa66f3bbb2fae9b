import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Consent } from '#core/consent/consent.ts';
import { configuredPurposes } from '#core/consent/purposes-in-use.ts';
import type { Promotions } from '#core/content/banner.ts';
import {
  currentSlides,
  nextOverlay,
  OVERLAY_DELAY_MS,
  type Overlay,
  type OverlayState,
} from '#core/promotion/next-overlay.ts';
import type { ClosableOverlay, VisitorChoices } from '#core/promotion/visitor-choices.port.ts';
import type { Integrations } from '#core/shared/settings.ts';
import { usePrivateQuery, usePublicQuery } from '#ui/app/queries.ts';
import { useShop } from '#ui/app/use-shop.ts';
import type { RouteRow } from '#ui/routes.ts';

type Given = {
  readonly choices: VisitorChoices;
  readonly integrations: Integrations;
  readonly consent: Consent | null;
};

const none: Promotions = { popups: [], floating: [] };

/** The page's overlay after its delay. The core decides; the hook adds clock and timers. [LAY-08, BAN-02, BAN-04] */
export const useOverlay = ({ choices, integrations, consent }: Given) => {
  const { path, interruptible } = usePage();
  const asksConsent = configuredPurposes(integrations).length > 0;
  const hasAnsweredConsent = interruptible && !(asksConsent && consent === null);
  const promotions = usePromotions(hasAnsweredConsent);
  const newcomer = useIsAnonymous();
  const [shown, setShown] = useState<Overlay | null>(null);
  const [closed, setClosed] = useState({ times: 0, cover: '' });
  const wasInterrupted = closed.cover === path;
  const closedAt = (what: ClosableOverlay) => choices.closedAt(what);

  // biome-ignore lint/correctness/useExhaustiveDependencies: close times are read anew when something was closed
  useEffect(() => {
    const overlayState: OverlayState = {
      now: Date.now(),
      canShowOverlays: interruptible,
      needsConsent: asksConsent,
      consent,
      newcomer,
      hasClosedOverlay: wasInterrupted,
      ...promotions,
      closedAt: { voucher: closedAt('voucher'), popup: closedAt('popup'), floating: closedAt('floating') },
    };
    const next = nextOverlay(overlayState);
    if (next === shown) return;
    setShown(null);
    if (next === null) return;
    return scheduleOverlay(next, () => setShown(next));
  }, [path, interruptible, asksConsent, consent, newcomer, wasInterrupted, promotions, closed.times]);

  const close = (what: ClosableOverlay): void => {
    choices.close(what, Date.now());
    setShown(null);
    setClosed(({ times, cover }) => ({ times: times + 1, cover: what === 'floating' ? cover : path }));
  };
  const now = Date.now();
  const slides = { popup: currentSlides(promotions.popups, now), floating: currentSlides(promotions.floating, now) };
  return { shown, slides, close };
};

/** Repeats the delay while the visitor is busy, except for the consent question, which covers nothing. */
const scheduleOverlay = (what: Overlay, show: () => void): (() => void) => {
  const showOrWait = () => {
    if (what === 'consent' || !isVisitorBusy()) show();
    else timer = setTimeout(showOrWait, OVERLAY_DELAY_MS[what]);
  };
  let timer = setTimeout(showOrWait, OVERLAY_DELAY_MS[what]);
  return () => clearTimeout(timer);
};

const usePage = () =>
  useRouterState({
    structuralSharing: true,
    select: ({ location, matches }) => ({
      path: location.pathname,
      interruptible: isInterruptible(matches.at(-1)),
    }),
  });

type Match = { readonly status: string; readonly staticData: { readonly row?: RouteRow } };

/** False on quiet pages and on pages that report something missing or failed. [LAY-08] */
const isInterruptible = (match: Match | undefined): boolean =>
  match?.status === 'success' && match.staticData.row?.quiet === false;

/** Requested only when an overlay may be shown. A failure gives none. */
const usePromotions = (enabled: boolean): Promotions => usePublicQuery('loadPromotions', {}, enabled).data ?? none;

/** True only for visitors who are certainly not logged in. */
const useIsAnonymous = (): boolean => {
  const { canKnowVisitor } = useShop();
  const known = canKnowVisitor();
  const { data } = usePrivateQuery('loadVisitor', {}, known);
  return known ? data?.isLoggedIn === false : data?.isLoggedIn !== true;
};

/** An iframe is the chat. */
const interactiveElements = 'input, textarea, select, iframe, [contenteditable]';

/** A dialog is open, or a field has the focus. [LAY-08] */
const isVisitorBusy = (): boolean =>
  document.querySelector('dialog[open], [role="dialog"]') !== null ||
  document.activeElement?.matches(interactiveElements) === true;
