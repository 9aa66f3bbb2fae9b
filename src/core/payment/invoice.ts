import type { InvoiceRow } from '#core/pricing/invoice-row.ts';
import type { Amounts } from '#core/pricing/price.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { InvoiceId, OrderId, PaymentId } from '#core/shared/ids.ts';
import type { InvoiceParty } from '#core/shared/people/invoice-party.ts';

/** How one invoice names another; `date` in ms since 1970 UTC. */
export type NamedInvoice = Pick<Invoice, 'series' | 'number' | 'date'>;

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
  readonly lines: readonly InvoiceRow[];
  readonly totals: Amounts;
  /** Negative where it lowers another. */
  readonly paid: Dong;
  /** The invoice that it lowers, and the one that it replaces. [Nghị định 123/2020/NĐ-CP, article 19] */
  readonly adjusts: NamedInvoice | null;
  readonly replaces: NamedInvoice | null;
};
