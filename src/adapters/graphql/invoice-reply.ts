import * as z from 'zod/mini';
import { converted, filled, instant } from '#adapters/replies/schema.ts';
import type { WholeInvoiceFragment } from '#contracts/generated/invoice.ts';
import type { Invoice, NamedInvoice } from '#core/payment/invoice.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import type { InvoiceRow } from '#core/pricing/invoice-row.ts';
import { dong } from '#core/shared/dong.ts';
import { invoiceId, orderId, paymentId } from '#core/shared/ids.ts';

const amount = z.int();
/** Missing party fields become empty, and the page omits them. */
const text = z.catch(z.string(), '');

const party = z.object({ name: z.string(), taxCode: text, address: text, email: text, phone: text });

const line = z.object({
  title: z.string(),
  quantity: amount,
  unit: text,
  unitPrice: amount,
  net: amount,
  exempt: amount,
  vatPercent: z.nullish(z.number()),
  vat: amount,
  gross: amount,
});

const named = z.object({ series: z.string(), number: amount, invoiceDate: instant });

const nameOf = (reply: z.infer<typeof named> | null | undefined): NamedInvoice | null =>
  reply ? { series: reply.series, number: reply.number, date: reply.invoiceDate } : null;

const wireInvoice = z.object({
  id: filled,
  orderId: z.string(),
  status: z.string(),
  invoiceDate: instant,
  paymentId: z.nullish(z.string()),
  appliedAmount: amount,
  series: z.string(),
  number: amount,
  orderNumber: z.string(),
  seller: party,
  buyer: party,
  lines: z.array(line).check(z.minLength(1)),
  adjusts: z.nullish(named),
  replaces: z.nullish(named),
} satisfies Partial<Record<keyof WholeInvoiceFragment, unknown>>);

const lineOf = ({ net, exempt, vat, gross, ...row }: z.infer<typeof line>): InvoiceRow => {
  const amounts = { net: dong(net), exempt: dong(exempt), vat: dong(vat), gross: dong(gross) };
  const priced = exempt !== 0 && net === 0 ? 'exempt' : 'net';
  const nothing = { net: dong(0), exempt: dong(0) };
  return {
    title: row.title,
    quantity: row.quantity,
    unit: row.unit,
    unitPrice: dong(row.unitPrice),
    charge: { ...nothing, [priced]: dong(row.unitPrice) },
    vatPercent: row.vatPercent ?? null,
    amounts,
  };
};

/** Reply: an invoice; its lines are required, and its totals are their sum. */
export const invoiceReply = converted(wireInvoice, (reply): Invoice => {
  const lines = reply.lines.map(lineOf);
  return {
    id: invoiceId(reply.id),
    series: reply.series,
    number: reply.number,
    orderId: orderId(reply.orderId),
    orderNumber: reply.orderNumber,
    paymentId: reply.paymentId ? paymentId(reply.paymentId) : null,
    status: reply.status === 'ISSUED' ? 'ISSUED' : 'WAITING',
    date: reply.invoiceDate,
    seller: reply.seller,
    buyer: reply.buyer,
    lines,
    totals: sumAmounts(lines.map((each) => each.amounts)),
    paid: dong(reply.appliedAmount),
    adjusts: nameOf(reply.adjusts),
    replaces: nameOf(reply.replaces),
  };
});
