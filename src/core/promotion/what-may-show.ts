import type { Consent } from '#core/consent/consent.ts';
import { type Banner, isInWindow, mayShowAgain } from '#core/content/banner.ts';
import type { Closable } from './visitor-choices.port.ts';

/** What can show itself on a page. */
export type Showable = 'consent' | Closable;

/** How long each waits after its turn has come, ms. [BAN-02, BAN-04] */
export const SHOW_AFTER_MS: Readonly<Record<Showable, number>> = {
  consent: 0,
  voucher: 1_000,
  popup: 1_000,
  floating: 2_000,
};

/** All that decides what may show itself now. */
export type Moment = {
  /** ms since 1970 UTC. */
  readonly now: number;
  /** Whether this page may be interrupted at all. [LAY-08] */
  readonly interruptible: boolean;
  /** Whether there is anything to ask consent for. */
  readonly asksConsent: boolean;
  readonly consent: Consent | null;
  /** Not logged in. The voucher is for those who have no account yet. [VCH-01] */
  readonly newcomer: boolean;
  readonly closedAt: Readonly<Record<Closable, number | null>>;
  readonly popups: readonly Banner[];
  readonly floating: readonly Banner[];
  /** Something that covers the page was closed on it already. */
  readonly wasInterrupted: boolean;
};

/**
 * The one thing that may show itself now; null for none. First the question, since what follows is advertising and a
 * visitor is not to be pestered before he has said how he wants to be treated; then voucher, popup and floating icon.
 * One cover per page: after the voucher the popup waits for the next page, the icon, which covers nothing, need not.
 * [LAY-08, BAN-02, BAN-04, VCH-01]
 */
export const nextOverlay = (moment: Moment): Showable | null => {
  const { now, interruptible, asksConsent, consent, newcomer, closedAt, popups, floating, wasInterrupted } = moment;
  if (!interruptible) return null;
  if (asksConsent && consent === null) return 'consent';
  const rested = (what: Closable) => mayShowAgain(closedAt[what], now);
  if (!wasInterrupted && newcomer && rested('voucher')) return 'voucher';
  if (!wasInterrupted && rested('popup') && slidesOf(popups, now).length > 0) return 'popup';
  return rested('floating') && slidesOf(floating, now).length > 0 ? 'floating' : null;
};

/** The pictures of the banners whose window holds, in their order. A page may stand open past an end. [BAN-01, BAN-02] */
export const slidesOf = (banners: readonly Banner[], now: number): Banner['slides'] =>
  banners.filter((banner) => isInWindow(banner, now)).flatMap(({ slides }) => slides);
