import type { Consent } from '#core/consent/consent.ts';
import { type Banner, canShowAgain, isScheduledAt } from '#core/content/banner.ts';
import type { ClosableOverlay } from './visitor-choices.port.ts';

export type Overlay = 'consent' | ClosableOverlay;

/** Delay before each overlay is shown, in ms. [BAN-02, BAN-04] */
export const OVERLAY_DELAY_MS: Readonly<Record<Overlay, number>> = {
  consent: 0,
  voucher: 1_000,
  popup: 1_000,
  floating: 2_000,
};

export type OverlayState = {
  /** ms since 1970 UTC. */
  readonly now: number;
  /** Whether this page may show overlays. [LAY-08] */
  readonly canShowOverlays: boolean;
  readonly needsConsent: boolean;
  readonly consent: Consent | null;
  /** Not logged in; the voucher is only for visitors without an account. [VCH-01] */
  readonly newcomer: boolean;
  readonly closedAt: Readonly<Record<ClosableOverlay, number | null>>;
  readonly popups: readonly Banner[];
  readonly floating: readonly Banner[];
  /** A covering overlay was closed on this page. */
  readonly hasClosedOverlay: boolean;
};

/**
 * Consent first, because visitors must not see advertising before they decide; then voucher, popup, floating icon. At
 * most one covering overlay per page; the floating icon covers nothing and may follow. null for none. [LAY-08, BAN-02,
 * BAN-04, VCH-01]
 */
export const nextOverlay = (moment: OverlayState): Overlay | null => {
  const { now, canShowOverlays, needsConsent, consent, newcomer, closedAt, popups, floating, hasClosedOverlay } =
    moment;
  if (!canShowOverlays) return null;
  if (needsConsent && consent === null) return 'consent';
  const rested = (what: ClosableOverlay) => canShowAgain(closedAt[what], now);
  if (!hasClosedOverlay && newcomer && rested('voucher')) return 'voucher';
  if (!hasClosedOverlay && rested('popup') && currentSlides(popups, now).length > 0) return 'popup';
  return rested('floating') && currentSlides(floating, now).length > 0 ? 'floating' : null;
};

/** Checks schedules again, because a page may stay open past the end date. [BAN-01, BAN-02] */
export const currentSlides = (banners: readonly Banner[], now: number): Banner['slides'] =>
  banners.filter((banner) => isScheduledAt(banner, now)).flatMap(({ slides }) => slides);
