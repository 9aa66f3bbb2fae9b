import { canShowAgain, isScheduledAt } from '#core/content/banner.ts';
import type { PricedSlide, Promotions } from './priced-banner.ts';
import type { ClosableOverlay, VisitorChoices } from './visitor-choices.port.ts';

export const closableOverlays: readonly ClosableOverlay[] = ['popup', 'floating', 'voucher'];

/** Time that a page is open before each overlay appears, in ms. [BAN-02, BAN-04] */
export const OVERLAY_DELAY_MS: Readonly<Record<ClosableOverlay, number>> = {
  voucher: 1_000,
  popup: 1_000,
  floating: 2_000,
};

export type OverlayState = {
  /** ms since 1970 UTC. */
  readonly now: number;
  /** Editors' overlays that have something to show at this time. */
  readonly current: Readonly<Record<'popup' | 'floating', boolean>>;
  /** Whether this page may show overlays. [LAY-08] */
  readonly canShowOverlays: boolean;
  /** The first page of the visit. */
  readonly isFirstPage: boolean;
  /** A popup or a voucher has covered a page of this visit. */
  readonly wasInterrupted: boolean;
  /** The visitor has looked for something in this visit. */
  readonly hasSearched: boolean;
  /** Not logged in, where the editors say what a voucher gives to visitors without an account. [VCH-01] */
  readonly newcomer: boolean;
  readonly closedAt: Readonly<Record<ClosableOverlay, number | null>>;
};

/**
 * The popup on the first page of a visit; from the second on the voucher, then the popup; then the floating icon. One
 * at a time, and at most one covering overlay per visit; the icon covers nothing and may follow. None for who has
 * searched. null for none. [LAY-08, BAN-02, BAN-04, VCH-01]
 */
export const nextOverlay = (state: OverlayState): ClosableOverlay | null => {
  const { now, isFirstPage, newcomer, closedAt, current } = state;
  if (!state.canShowOverlays || state.hasSearched) return null;
  const isDueAgain = (what: ClosableOverlay) => canShowAgain(closedAt[what], now);
  const canCover = !state.wasInterrupted;
  if (canCover && !isFirstPage && newcomer && isDueAgain('voucher')) return 'voucher';
  if (canCover && isDueAgain('popup') && current.popup) return 'popup';
  return isDueAgain('floating') && current.floating ? 'floating' : null;
};

/** What the visitor's browser remembers of overlays. */
export const rememberedOverlays = (
  choices: VisitorChoices,
): Pick<OverlayState, 'wasInterrupted' | 'hasSearched' | 'closedAt'> => ({
  wasInterrupted: choices.hasNoted('interrupted'),
  hasSearched: choices.hasNoted('searched'),
  closedAt: {
    voucher: choices.closedAt('voucher'),
    popup: choices.closedAt('popup'),
    floating: choices.closedAt('floating'),
  },
});

/** A popup or a voucher stays until it is closed, and a visit has one of them. [LAY-08] */
export const isCovering = (what: ClosableOverlay | null): boolean => what === 'popup' || what === 'voucher';

/** Checks schedules again, because a page may stay open past the end date. [BAN-01, BAN-02] */
export const currentSlides = (banners: Promotions['popups'], now: number): readonly PricedSlide[] =>
  banners.filter((banner) => isScheduledAt(banner, now)).flatMap(({ slides }) => slides);
