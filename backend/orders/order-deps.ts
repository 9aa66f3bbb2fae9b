import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { DomainStatus } from '#core/shared/domains/domain-problems.ts';

export type OrderDeps = Pick<BackendDeps, 'db' | 'clock' | 'secrets' | 'environment'> & {
  /** The registry's status. Called outside transactions; an uncertain answer is `unknown`, never `available`. */
  readonly checkDomain: (name: string) => Promise<DomainStatus>;
  /** After a change of the order. `at` in ms since 1970 UTC. */
  readonly expirePayments: (tx: Transaction, orderId: string, at: number) => Promise<void>;
  /** When the order is closed: part payments go back. `at` in ms since 1970 UTC. */
  readonly closePayments: (tx: Transaction, orderId: string, at: number) => Promise<void>;
};
