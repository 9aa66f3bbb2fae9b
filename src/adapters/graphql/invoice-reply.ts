import * as z from 'zod/mini';
import type { WholeInvoiceFragment } from '#contracts/generated/invoice.ts';
import type { Invoice, InvoiceLine } from '#core/payment/invoice.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { dong } from '#core/shared/dong.ts';
import { invoiceId, orderId, paymentId } from '#core/shared/ids.ts';

const amount = z.number().check(z.int());
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

/** Lines are required. */
export const invoiceReply = z.object({
  id: z.string().check(z.minLength(1)),
  orderId: z.string(),
  status: z.string(),
  invoiceDate: z.string().check(z.refine((date) => !Number.isNaN(Date.parse(date)))),
  paymentId: z.nullish(z.string()),
  appliedAmount: amount,
  series: z.string(),
  number: amount,
  orderNumber: z.string(),
  seller: party,
  buyer: party,
  lines: z.array(line).check(z.minLength(1)),
} satisfies Partial<Record<keyof WholeInvoiceFragment, unknown>>);

const lineOf = ({ net, exempt, vat, gross, ...row }: z.infer<typeof line>): InvoiceLine => {
  const amounts = { net: dong(net), exempt: dong(exempt), vat: dong(vat), gross: dong(gross) };
  const priced = exempt > 0 && net === 0 ? 'exempt' : 'net';
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

/** Totals are the sum of the lines. */
export const invoiceOf = (reply: z.infer<typeof invoiceReply>): Invoice => {
  const lines = reply.lines.map(lineOf);
  return {
    id: invoiceId(reply.id),
    series: reply.series,
    number: reply.number,
    orderId: orderId(reply.orderId),
    orderNumber: reply.orderNumber,
    paymentId: reply.paymentId ? paymentId(reply.paymentId) : null,
    status: reply.status === 'ISSUED' ? 'ISSUED' : 'WAITING',
    date: Date.parse(reply.invoiceDate),
    seller: reply.seller,
    buyer: reply.buyer,
    lines,
    totals: sumAmounts(lines.map((each) => each.amounts)),
    paid: dong(reply.appliedAmount),
  };
};
