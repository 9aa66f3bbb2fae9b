import type { BackendDeps } from '#backend/platform/deps.ts';

/** What a registry says about a name; only `available` is sold. [DOM-04] */
export type DomainStatus = 'available' | 'registered' | 'reserved' | 'invalid' | 'unknown';

export type OrderDeps = Pick<BackendDeps, 'db' | 'clock' | 'secrets'> & {
  /** Asked outside of transactions; doubt is `unknown`, never `available`. */
  readonly checkDomain: (name: string) => Promise<DomainStatus>;
};

/** An item in a cart keeps its price so long. */
export const PRICE_HELD_MS = 7 * 86_400_000;
