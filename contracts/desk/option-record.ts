import * as z from 'zod';

const amount = z.number().int().min(0).max(100_000_000_000);
const lines = z.array(z.string().max(60)).max(50);

const value = z.object({
  /** Name; carts hold it, so that another name is another value. */
  value: z.string().trim().min(1).max(80),
  /** đồng for one month before VAT; null or 0: free. */
  price: amount.nullable().default(null),
  /** The same for plans of more than 4 vCPU. */
  priceAbove4Cpu: amount.nullable().default(null),
  /** Of the list price, instead of a price. */
  percent: z.number().int().min(1).max(1_000).nullable().default(null),
  /** The only product line that offers it; '' for all. */
  onlyLine: z.string().max(60).default(''),
});

/** What buyers choose beside a plan. `lines`: handles of the product lines that offer it. */
export const optionFields = z.object({
  name: z.string().trim().min(1).max(80),
  type: z.enum(['one', 'many', 'text']),
  lines: lines.default([]),
  requiredFor: lines.default([]),
  values: z.array(value).max(100).default([]),
});
/** The key is fixed once the option exists. */
export const newOptionFields = optionFields.extend({ option: z.string().trim().min(1).max(30) });

export type OptionRecord = z.output<typeof newOptionFields> & { readonly id: string };
export type OptionRow = {
  readonly id: string;
  readonly name: string;
  readonly type: OptionRecord['type'];
  readonly valueCount: number;
  /** Titles. */
  readonly lines: string;
};

/** Fees of a domain extension: đồng, a year unless said otherwise. */
export const extensionFields = z.object({
  /** State fee, once. */
  registrationFee: amount,
  maintenanceFee: amount,
  /** At renewal, where it differs. */
  renewalMaintenanceFee: amount.nullable().default(null),
  /** The shop's price before VAT. */
  serviceFirstYear: amount,
  serviceRenewal: amount,
  /** Of a transfer from another registrar; null: what a renewal costs. */
  serviceTransfer: amount.nullable().default(null),
  years: z.array(z.number().int().min(1).max(10)).min(1).max(10),
  /** Slugs of its tags. */
  tags: z.array(z.string().trim().min(1).max(40)).max(30).default([]),
  state: z.enum(['on-sale', 'renewals-only', 'withdrawn']).default('on-sale'),
});
export const newExtensionFields = extensionFields.extend({ extension: z.string().trim().min(1).max(30) });

export type ExtensionRow = z.output<typeof newExtensionFields> & { readonly id: string };
export type ExtensionRecord = ExtensionRow;
