import { sql } from 'drizzle-orm';
import { toDiscountableLine } from '#backend/order-store/order-discounts.ts';
import type { OrderRow } from '#backend/order-store/schema.ts';
import type { StoredOrder } from '#backend/order-store/stored-order.ts';
import { orderTotalOf } from '#backend/payments/payment-state.ts';
import { invoiceLines, invoiceSeries, invoices, type PaymentRow } from '#backend/payments/schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { newId } from '#backend/platform/new-id.ts';
import { toInvoiceParty, toInvoiceRows } from '#core/order-rules/invoice-rows.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import type { InvoiceRow } from '#core/pricing/invoice-row.ts';
import { dayInVietnam } from '#core/pricing/vat-on.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import type { InvoiceParty } from '#core/shared/people/invoice-party.ts';

/**
 * `1C26TYY`, one per year in Vietnam. `at` in ms since 1970 UTC; `letters`: two of the seller's.
 * [Thông tư 78/2021/TT-BTC, article 4]
 */
export const seriesAt = (at: number, letters: string): string => `1C${dayInVietnam(at).slice(2, 4)}T${letters}`;

/** From 1. The series' row stays locked until commit and a rollback undoes the increment, so there are no gaps. */
export const nextInvoiceNumber = async (tx: Transaction, series: string): Promise<number> => {
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ series, lastNumber: 1 })
    .onConflictDoUpdate({ target: invoiceSeries.series, set: { lastNumber: sql`${invoiceSeries.lastNumber} + 1` } })
    .returning();
  if (!row) throw new Error(`series ${series} gave no number`);
  return row.lastNumber;
};

/** Invoice rows of an order. */
const listInvoiceRows = ({ order, lines }: StoredOrder): readonly InvoiceRow[] =>
  toInvoiceRows(
    lines.map((line) => ({
      ...toDiscountableLine(line),
      title: line.title,
      term: line.time,
      unitName: line.unitName,
      domain: line.isDomain ? line.description : '',
      isTransfer: line.transfer,
      isInstalment: line.pricePlan !== null,
    })),
    order.vouchers,
  );

/** Recipient of the order's invoice. */
const resolveBuyer = ({ ownerName, ownerEmail, ownerPhone, address, invoiceRequest }: OrderRow): InvoiceParty =>
  toInvoiceParty({
    contact: { name: ownerName ?? '', phone: ownerPhone ?? '', email: ownerEmail ?? '' },
    address,
    company: invoiceRequest,
  });

/** The rows of an invoice, in this order. */
export const insertRows = async (tx: Transaction, invoiceId: string, rows: readonly InvoiceRow[]): Promise<void> => {
  await tx.insert(invoiceLines).values(
    rows.map(({ amounts, charge: _, ...row }, position) => ({
      ...row,
      ...amounts,
      id: newId(),
      invoiceId,
      position,
    })),
  );
};

/** Returns the invoice's id. Writes nothing unless its total is the one that the payment was made for. */
export const issueInvoice = async (
  deps: Pick<BackendDeps, 'environment'> & { readonly clock: Clock },
  tx: Transaction,
  stored: StoredOrder,
  payment: PaymentRow,
): Promise<string> => {
  const { order } = stored;
  const rows = listInvoiceRows(stored);
  const { net, exempt, vat, gross } = sumAmounts(rows.map((row) => row.amounts));
  if (gross !== orderTotalOf(payment)) throw new Error(`invoice of ${gross} for an order of ${orderTotalOf(payment)}`);
  const issuedAt = deps.clock.now();
  const series = seriesAt(issuedAt, deps.environment.invoiceSeries);
  const id = newId();
  await tx.insert(invoices).values({
    id,
    series,
    number: await nextInvoiceNumber(tx, series),
    orderId: order.id,
    orderNumber: order.number,
    paymentId: payment.id,
    partyIdTo: order.ownerPartyId,
    issuedAt,
    seller: deps.environment.seller,
    buyer: resolveBuyer(order),
    net,
    exempt,
    vat,
    gross,
  });
  await insertRows(tx, id, rows);
  return id;
};
