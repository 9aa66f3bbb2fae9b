import type { EntryKind } from '#core/balance-rules/ledger.ts';

export const balancePaths = {
  page: (page: number) => `/v1/balance?page=${page}`,
  topUps: '/v1/balance/top-ups',
  topUp: (id: string) => `/v1/balance/top-ups/${encodeURIComponent(id)}`,
  payments: '/v1/balance/payments',
} as const;

/** `change` of the balance in đồng, negative when it takes; `at` in ms since 1970 UTC. */
export type BalanceEntryWire = {
  readonly id: string;
  readonly kind: EntryKind;
  readonly change: number;
  readonly at: number;
  /** The order that it paid or that was refunded. */
  readonly order: { readonly id: string; readonly number: string } | null;
  /** Number of the top-up that it is the money of. */
  readonly topUp: string | null;
  /** Why staff corrected the balance; empty for all others. */
  readonly reason: string;
};

/** GET /v1/balance?page=1: newest first. */
export type BalanceAnswer = {
  readonly data: {
    readonly balance: number;
    readonly page: number;
    readonly pages: number;
    readonly entries: readonly BalanceEntryWire[];
  };
};

export type TopUpWire = {
  readonly id: string;
  /** What the payer writes: `NT00000042`. */
  readonly number: string;
  /** Asked for, and what arrived so far, đồng. */
  readonly amount: number;
  readonly received: number;
  readonly qrText: string;
  readonly transfer: {
    readonly bank: string;
    readonly bin: string;
    readonly accountNumber: string;
    readonly accountName: string;
    readonly content: string;
  };
  /** Page of the bank that plays in development; null otherwise. */
  readonly sandboxUrl: string | null;
};

/** POST /v1/balance/top-ups */
export type NewTopUpBody = { readonly amount: number };
export type TopUpAnswer = { readonly data: TopUpWire };

/** POST /v1/balance/payments: pays an order whole; `expected` is the amount that the customer saw, đồng. */
export type BalancePaymentBody = { readonly orderId: string; readonly expected: number };
