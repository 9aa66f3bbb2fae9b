import { canShowAgain, isScheduledAt } from '#core/content/banner.ts';
import type { PricedSlide, Promotions } from './priced-banner.ts';
import type { ClosableOverlay } from './visitor-choices.port.ts';

/** Time that a page is open before each overlay appears, in ms. [BAN-02, BAN-04] */
export const OVERLAY_DELAY_MS: Readonly<Record<ClosableOverlay, number>> = {
  voucher: 1_000,
  popup: 1_000,
  floating: 2_000,
};

export type OverlayState = Promotions & {
  /** ms since 1970 UTC. */
  readonly now: number;
  /** Whether this page may show overlays. [LAY-08] */
  readonly canShowOverlays: boolean;
  /** The first page of the visit. */
  readonly isFirstPage: boolean;
  /** The page holds a configuration that the visitor has begun. */
  readonly isConfiguring: boolean;
  /** Not logged in; the voucher is only for visitors without an account. [VCH-01] */
  readonly newcomer: boolean;
  readonly closedAt: Readonly<Record<ClosableOverlay, number | null>>;
  /** A covering overlay was closed on this page. */
  readonly hasClosedOverlay: boolean;
};

/**
 * The popup on the first page of a visit; from the second on the voucher, then the popup; then the floating icon. One
 * at a time, and at most one covering overlay per page; the icon covers nothing and may follow. Nothing covers a
 * configuration that has begun. null for none. [LAY-08, BAN-02, BAN-04, VCH-01]
 */
export const nextOverlay = (state: OverlayState): ClosableOverlay | null => {
  const { now, canShowOverlays, isFirstPage, isConfiguring, newcomer, closedAt, popups, floating } = state;
  if (!canShowOverlays) return null;
  const isDueAgain = (what: ClosableOverlay) => canShowAgain(closedAt[what], now);
  const canCover = !state.hasClosedOverlay && !isConfiguring;
  if (canCover && !isFirstPage && newcomer && isDueAgain('voucher')) return 'voucher';
  if (canCover && isDueAgain('popup') && currentSlides(popups, now).length > 0) return 'popup';
  return isDueAgain('floating') && currentSlides(floating, now).length > 0 ? 'floating' : null;
};

/** Checks schedules again, because a page may stay open past the end date. [BAN-01, BAN-02] */
export const currentSlides = (banners: Promotions['popups'], now: number): readonly PricedSlide[] =>
  banners.filter((banner) => isScheduledAt(banner, now)).flatMap(({ slides }) => slides);
