import { computeOrderDiscounts } from '#backend/order-store/order-discounts.ts';
import type { OrderRow as StoredRow } from '#backend/order-store/schema.ts';
import { computeAmountDue, computeStoredLineAmounts } from '#backend/order-store/stored-order.ts';
import { REPLACED } from '#backend/payments/invoices/replace-invoice.ts';
import { paymentStateAt } from '#backend/payments/payment-state.ts';
import type { OrderRecord, OrderRow } from '#contracts/desk/order-record.ts';
import { type OrderStateNumber, orderNumberOf, orderStatusOf, writtenReason } from '#contracts/order-states.ts';
import type { WholeOrder } from './load-order-page.ts';
import { eventsOf } from './order-events.ts';

/** `total`: đồng with VAT. */
export const toOrderRow = (order: StoredRow, total: number): OrderRow => ({
  id: order.id,
  number: order.number,
  // A check constraint allows only these numbers.
  status: orderStatusOf[order.status as OrderStateNumber],
  isPaid: order.financial !== 'UNPAID',
  name: order.ownerName ?? '',
  phone: order.ownerPhone ?? '',
  email: order.ownerEmail ?? '',
  total,
  placedAt: order.approvedAt ?? order.createdAt,
});

/** Attempts to pay; one that brought a part of the money reads as that part, unless it settled the order later. `now`: ms since 1970 UTC. */
const paymentsOf = ({ payments, parts }: WholeOrder, now: number): OrderRecord['payments'] => {
  const settled = payments.find(({ state }) => state === 'paid')?.transactionId;
  return payments.flatMap((payment) => {
    const { id, methodCode: method, createdAt: at, amount, transactionId } = payment;
    const arrived = parts.filter(({ paymentId }) => paymentId === id);
    const attempt = { id, method, at, amount, reference: transactionId ?? '', state: paymentStateAt(payment, now) };
    const counted = arrived.filter((part) => part.transactionId !== settled);
    const received = counted.map((part) => ({
      id: part.id,
      method,
      at: part.receivedAt,
      amount: part.amount,
      reference: part.transactionId,
      state: 'PART',
    }));
    return payment.state === 'paid' || arrived.length === 0 ? [attempt, ...received] : received;
  });
};

/** `now`: ms since 1970 UTC; `waiverLimit`: đồng that the shop does without at most. */
export const toOrderRecord = (whole: WholeOrder, now: number, waiverLimit: number): OrderRecord => {
  const { order, lines, invoices, services } = whole;
  const isOpen = order.status === orderNumberOf.open && order.financial === 'UNPAID';
  const due = order.financial === 'UNPAID' ? computeAmountDue(whole) : 0;
  return {
    ...toOrderRow(order, whole.total),
    isOpen,
    customerId: order.ownerPartyId,
    company: order.invoiceRequest?.company ?? '',
    taxCode: order.invoiceRequest?.taxCode ?? '',
    companyAddress: order.invoiceRequest?.address ?? '',
    companyEmail: order.invoiceRequest?.email ?? '',
    paidAt: order.paidAt,
    due,
    mayWaive: isOpen && order.received > 0 && due <= waiverLimit,
    note: order.note,
    cancelReason: order.cancelReason === null ? '' : writtenReason(order.cancelReason) || 'Khách huỷ',
    discounts: computeOrderDiscounts(whole).discounts.map(({ code, gross }) => ({ code, gross })),
    lines: lines.map((line) => ({
      id: line.id,
      title: line.title,
      about: [line.description, ...line.options.map(({ name, value }) => `${name}: ${value}`)]
        .filter(Boolean)
        .join(' · '),
      term: `${line.time} ${line.unitName.toLowerCase()}`,
      quantity: line.count,
      gross: computeStoredLineAmounts(line).gross,
    })),
    payments: paymentsOf(whole, now),
    invoices: invoices.map(({ id, series, number, issuedAt: at, gross, status: state }) => ({
      id,
      name: `${series} số ${number}`,
      at,
      gross,
      isReplaced: state === REPLACED,
    })),
    services: services.map(({ id, name, productTitle, status }) => ({ id, name, plan: productTitle, status })),
    events: eventsOf(whole),
  };
};
