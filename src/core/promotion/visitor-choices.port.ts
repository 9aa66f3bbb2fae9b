import type { Consent, ConsentPurpose } from '#core/consent/consent.ts';

/** Overlays that a visitor can close. */
export type ClosableOverlay = 'popup' | 'floating' | 'voucher';

/**
 * Choices stored in the visitor's own browser and never sent to a service: close times, consent and compared products.
 * Browser only.
 */
export type VisitorChoices = {
  /** ms since 1970 UTC; null for never, or when unreadable. */
  readonly closedAt: (what: ClosableOverlay) => number | null;
  readonly close: (what: ClosableOverlay, at: number) => void;
  readonly consent: () => Consent | null;
  /** Purposes whose services have set cookies on the shop's domain. */
  readonly cookiePurposes: () => readonly ConsentPurpose[];
  /** Slugs of compared products, in order; empty when unreadable. [CAT-08] */
  readonly comparedSlugs: () => readonly string[];
  /** Replaces the list. */
  readonly saveComparedSlugs: (slugs: readonly string[]) => void;
};
