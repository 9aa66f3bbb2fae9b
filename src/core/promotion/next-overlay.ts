import type { Consent } from '#core/consent/consent.ts';
import { type Banner, canShowAgain, isScheduledAt } from '#core/content/banner.ts';
import type { ClosableOverlay } from './visitor-choices.port.ts';

/** Overlays that a page can show. */
export type Overlay = 'consent' | ClosableOverlay;

/** Delay before each overlay is shown, in ms. [BAN-02, BAN-04] */
export const OVERLAY_DELAY_MS: Readonly<Record<Overlay, number>> = {
  consent: 0,
  voucher: 1_000,
  popup: 1_000,
  floating: 2_000,
};

/** State that determines the next overlay. */
export type OverlayState = {
  /** ms since 1970 UTC. */
  readonly now: number;
  /** Whether this page may show overlays. [LAY-08] */
  readonly canShowOverlays: boolean;
  /** Whether any configured service needs consent. */
  readonly needsConsent: boolean;
  readonly consent: Consent | null;
  /** Not logged in; the voucher is only for visitors without an account. [VCH-01] */
  readonly newcomer: boolean;
  readonly closedAt: Readonly<Record<ClosableOverlay, number | null>>;
  readonly popups: readonly Banner[];
  readonly floating: readonly Banner[];
  /** Whether a covering overlay was already closed on this page. */
  readonly hasClosedOverlay: boolean;
};

/**
 * The overlay to show next; null for none. The consent banner comes first, because visitors must not see advertising
 * before they have decided; then voucher, popup and floating icon. At most one covering overlay per page: after the
 * voucher the popup waits for the next page, while the floating icon covers nothing and may follow. [LAY-08, BAN-02,
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

/**
 * Slides of the currently scheduled banners, in order. Checked again here because a page may stay open past the end
 * date. [BAN-01, BAN-02]
 */
export const currentSlides = (banners: readonly Banner[], now: number): Banner['slides'] =>
  banners.filter((banner) => isScheduledAt(banner, now)).flatMap(({ slides }) => slides);
