import * as z from 'zod';
import type { EntryKind } from '#core/balance-rules/ledger.ts';

/** A customer with movements of their prepaid balance. Amounts in đồng, times in ms since 1970 UTC. */
export type DeskBalanceRow = {
  /** Of the customer. */
  readonly id: string;
  readonly customer: string;
  readonly email: string;
  readonly balance: number;
  /** Of the newest movement; null for a customer without any. */
  readonly movedAt: number | null;
};

/** A movement in the ledger; `change` of the customer's balance, negative when it takes. */
export type BalanceEntryRow = {
  readonly id: string;
  readonly at: number;
  readonly customerId: string;
  readonly customer: string;
  readonly kind: EntryKind;
  readonly change: number;
  /** Number of the order or of the top-up; empty for a correction. */
  readonly about: string;
  readonly reason: string;
  /** `payments`, `customer`, `auto-renewal`, or `staff` with the name of the member. */
  readonly by: string;
};

/** The newest movements first. */
export type DeskBalanceRecord = DeskBalanceRow & { readonly entries: readonly BalanceEntryRow[] };

/** `change`: above 0 adds to the balance, below 0 takes from it, đồng; `reason` as the customer reads it. */
export const correctionFields = z.object({
  change: z
    .number()
    .int()
    .min(-1_000_000_000)
    .max(1_000_000_000)
    .refine((change) => change !== 0),
  reason: z.string().trim().min(3).max(300),
});
