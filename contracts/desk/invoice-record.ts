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
};

export type InvoiceRecord = InvoiceRow & {
  /** Id of the invoice that it lowers. */
  readonly adjustsId: string | null;
  /** Those that lower it, oldest first. */
  readonly adjustments: readonly Pick<InvoiceRow, 'id' | 'number' | 'issuedAt' | 'gross'>[];
  /** With those that lower it, đồng with VAT. */
  readonly kept: number;
};

type Sums = { readonly net: number; readonly exempt: number; readonly vat: number; readonly gross: number };

/** Turnover of a month in Vietnam, `2026-11`; amounts in đồng. */
export type SalesRecord = Sums & {
  readonly id: string;
  readonly invoices: number;
  /** By handle of the product line; adds up to the month. */
  readonly lines: readonly (Sums & { readonly id: string; readonly quantity: number })[];
};
