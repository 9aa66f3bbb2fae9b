import type { Consent, ConsentPurpose } from '#core/consent/consent.ts';

/** What a visitor can close. */
export type Closable = 'popup' | 'floating' | 'voucher';

/**
 * What the visitor's own browser remembers about him, read by the interface and never by a service: when he closed
 * something, his consent, and what he is comparing. Browser only.
 */
export type VisitorChoices = {
  /** ms since 1970 UTC; null for never, or where it cannot be read. */
  readonly closedAt: (what: Closable) => number | null;
  readonly close: (what: Closable, at: number) => void;
  readonly consent: () => Consent | null;
  /** Purposes whose services have left cookies at the shop's address. */
  readonly left: () => readonly ConsentPurpose[];
  /** Slugs of the products that he is comparing, in his order; empty where they cannot be read. [CAT-08] */
  readonly compared: () => readonly string[];
  /** Keeps the list instead of the former one. */
  readonly compare: (slugs: readonly string[]) => void;
};
