import * as z from 'zod';

/** An invoice, one that lowers another with negative amounts in đồng; times in ms since 1970 UTC. */
export type InvoiceRow = {
  readonly id: string;
  readonly number: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly buyer: string;
  readonly taxCode: string;
  readonly issuedAt: number;
  readonly net: number;
  readonly exempt: number;
  readonly vat: number;
  readonly gross: number;
  /** Number of the invoice that it lowers; empty for others. */
  readonly adjusts: string;
  /** Number of the invoice that it replaces; empty for others. */
  readonly replaces: string;
  /** Whether another one stands for it, so that it counts nowhere. */
  readonly isReplaced: boolean;
  /** Whether the firm's own system has it; `none` where it is not sent to any. */
  readonly report: 'none' | 'waiting' | 'sent' | 'failed';
};

export type InvoiceRecord = InvoiceRow & {
  /** Id of the invoice that it lowers. */
  readonly adjustsId: string | null;
  /** Id of the invoice that it replaces. */
  readonly replacesId: string | null;
  /** The one that stands for it. */
  readonly replacedBy: Pick<InvoiceRow, 'id' | 'number'> | null;
  /** Whether one for another buyer may replace it. */
  readonly mayReplace: boolean;
  readonly buyerAddress: string;
  readonly buyerEmail: string;
  readonly buyerPhone: string;
  /** Those that lower it, oldest first. */
  readonly adjustments: readonly Pick<InvoiceRow, 'id' | 'number' | 'issuedAt' | 'gross'>[];
  /** With those that lower it, đồng with VAT. */
  readonly kept: number;
  /** Of the receipt; empty before. */
  readonly officialNumber: string;
  readonly authorityCode: string;
  /** Why it was not sent. */
  readonly reportError: string;
  /** What the chosen provider of electronic invoices offers. */
  readonly hasFile: boolean;
  readonly maySend: boolean;
};

/** Forms send null for an empty field. */
const typed = z
  .string()
  .max(300)
  .nullish()
  .transform((text) => text ?? '');

/** The right buyer; without a tax code a person. `reason` for the log. */
export const replaceInvoiceFields = z.object({
  name: typed,
  taxCode: typed,
  address: typed,
  email: typed,
  phone: typed,
  reason: z.string().trim().min(1).max(200),
});

type Sums = { readonly net: number; readonly exempt: number; readonly vat: number; readonly gross: number };

/** Turnover of a month in Vietnam, `2026-11`; amounts in đồng. */
export type SalesRecord = Sums & {
  readonly id: string;
  readonly invoices: number;
  /** Whether the month's XML can be downloaded. */
  readonly hasFiles?: boolean;
  /** By handle of the product line; adds up to the month. */
  readonly lines: readonly (Sums & { readonly id: string; readonly title: string; readonly quantity: number })[];
};
