import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';

/** What a registry says about a name; only `available` is sold. [DOM-04] */
export type DomainStatus = 'available' | 'registered' | 'reserved' | 'invalid' | 'unknown';

export type OrderDeps = Pick<BackendDeps, 'db' | 'clock' | 'secrets'> & {
  /** Asked outside of transactions; doubt is `unknown`, never `available`. */
  readonly checkDomain: (name: string) => Promise<DomainStatus>;
  /** An order is another one, or closed: payments that wait for it expire. `at` in ms since 1970 UTC. */
  readonly expirePayments: (tx: Transaction, orderId: string, at: number) => Promise<void>;
};

/** An item in a cart keeps its price so long. */
export const PRICE_HELD_MS = 7 * 86_400_000;
