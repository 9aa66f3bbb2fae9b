import type { Consent, ConsentPurpose } from '#core/consent/consent.ts';

export type ClosableOverlay = 'popup' | 'floating' | 'voucher';

/** What a visit remembers, so that it is interrupted at most once, and not while it looks for something. [LAY-08] */
export type VisitNote = 'interrupted' | 'searched';

/** Stored in the visitor's browser only and never sent to a service. */
export type VisitorChoices = {
  /** ms since 1970 UTC; null for never or unreadable. */
  readonly closedAt: (what: ClosableOverlay) => number | null;
  readonly close: (what: ClosableOverlay, at: number) => void;
  /** Whether this tab has shown no other document of the shop before. [VCH-01] */
  readonly isFirstDocument: () => boolean;
  /** Of this visit, which ends with its tab. */
  readonly hasNoted: (what: VisitNote) => boolean;
  readonly note: (what: VisitNote) => void;
  readonly consent: () => Consent | null;
  /** Purposes with cookies on the shop's domain. */
  readonly cookiePurposes: () => readonly ConsentPurpose[];
  /** In order; empty when unreadable. [CAT-08] */
  readonly comparedSlugs: () => readonly string[];
  readonly saveComparedSlugs: (slugs: readonly string[]) => void;
};
