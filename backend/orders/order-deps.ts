import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';

/** The registry's status of a domain; only `available` can be registered. [DOM-04] */
export type DomainStatus = 'available' | 'registered' | 'reserved' | 'invalid' | 'unknown';

export type OrderDeps = Pick<BackendDeps, 'db' | 'clock' | 'secrets'> & {
  /** Called outside transactions; an uncertain answer is `unknown`, never `available`. */
  readonly checkDomain: (name: string) => Promise<DomainStatus>;
  /** Expires the pending payments of a changed or closed order. `at` in ms since 1970 UTC. */
  readonly expirePayments: (tx: Transaction, orderId: string, at: number) => Promise<void>;
};

/** Price guarantee of a cart item, in ms. */
export const PRICE_GUARANTEE_MS = 7 * 86_400_000;
