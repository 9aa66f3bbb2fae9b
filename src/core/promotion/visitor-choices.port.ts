import type { Consent, ConsentPurpose } from '#core/consent/consent.ts';

export type ClosableOverlay = 'popup' | 'floating' | 'voucher';

/** Stored in the visitor's browser only and never sent to a service. */
export type VisitorChoices = {
  /** ms since 1970 UTC; null for never or unreadable. */
  readonly closedAt: (what: ClosableOverlay) => number | null;
  readonly close: (what: ClosableOverlay, at: number) => void;
  /** Whether this tab has shown no other document of the shop before. [VCH-01] */
  readonly isFirstDocument: () => boolean;
  readonly consent: () => Consent | null;
  /** Purposes with cookies on the shop's domain. */
  readonly cookiePurposes: () => readonly ConsentPurpose[];
  /** In order; empty when unreadable. [CAT-08] */
  readonly comparedSlugs: () => readonly string[];
  readonly saveComparedSlugs: (slugs: readonly string[]) => void;
};
