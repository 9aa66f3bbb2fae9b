import type { Amounts, Charge } from '#core/pricing/price.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { InvoiceId, OrderId, PaymentId } from '#core/shared/ids.ts';

export type InvoiceParty = {
  readonly name: string;
  readonly taxCode: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
};

/** A domain has two rows: the taxed service and the VAT-exempt state fee. */
export type InvoiceLine = {
  readonly title: string;
  readonly quantity: number;
  readonly unit: string;
  readonly unitPrice: Dong;
  readonly charge: Charge;
  /** null prints «KCT» (exempt). */
  readonly vatPercent: number | null;
  readonly amounts: Amounts;
};

/** [PAY-04, ENT-10, Nghị định 123/2020 as amended by 70/2025] */
export type Invoice = {
  readonly id: InvoiceId;
  /** Gapless, such as 1C26TCM. */
  readonly series: string;
  readonly number: number;
  readonly orderId: OrderId;
  readonly orderNumber: string;
  readonly paymentId: PaymentId | null;
  readonly status: 'ISSUED' | 'WAITING';
  /** ms since 1970 UTC. */
  readonly date: number;
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceParty;
  readonly lines: readonly InvoiceLine[];
  readonly totals: Amounts;
  readonly paid: Dong;
};
