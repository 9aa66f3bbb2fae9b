import * as z from 'zod';

const amount = z.number().int().min(0).max(1_000_000_000);
/** `2026-10-05`, a day in Vietnam. */
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** What staff decide about a code. Amounts in đồng before VAT. */
export const voucherFields = z.object({
  title: z.string().trim().min(1).max(120),
  description: z.string().trim().max(300).default(''),
  percent: z.number().int().min(1).max(100).nullable().default(null),
  amount: amount.min(1).nullable().default(null),
  maxAmount: amount.min(1).nullable().default(null),
  minSpend: amount.default(0),
  /** Handles of product lines; empty for all. */
  categories: z.array(z.string().max(60)).max(50).default([]),
  isFirstOrderOnly: z.boolean().default(false),
  /** Maximum number of orders; null: unlimited. */
  usageLimit: z.number().int().min(1).max(1_000_000).nullable().default(null),
  from: day,
  /** Its last day. */
  until: day,
});

/** The code is fixed once the voucher exists. */
export const newVoucherFields = voucherFields.extend({ code: z.string().trim().min(3).max(40) });

export const voucherStates = ['waiting', 'active', 'used-up', 'ended'] as const;

export type VoucherRecord = z.output<typeof newVoucherFields> & {
  readonly id: string;
  readonly state: (typeof voucherStates)[number];
  readonly useCount: number;
  /** What paid orders have been given, đồng with VAT. */
  readonly given: number;
  /** Running or coming codes of which an order takes one. */
  readonly conflicts: readonly {
    readonly id: string;
    readonly title: string;
    readonly from: string;
    readonly until: string;
  }[];
  /** Carts and unpaid orders that have it now. */
  readonly waiting: number;
};
