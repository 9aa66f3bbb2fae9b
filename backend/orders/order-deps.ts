import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';

/** Only `available` can be registered. [DOM-04] */
export type DomainStatus = 'available' | 'registered' | 'reserved' | 'invalid' | 'unknown';

export type OrderDeps = Pick<BackendDeps, 'db' | 'clock' | 'secrets'> & {
  /** Called outside transactions; an uncertain answer is `unknown`, never `available`. */
  readonly checkDomain: (name: string) => Promise<DomainStatus>;
  /** `at` in ms since 1970 UTC. */
  readonly expirePayments: (tx: Transaction, orderId: string, at: number) => Promise<void>;
};

export const PRICE_GUARANTEE_MS = 7 * 86_400_000;
