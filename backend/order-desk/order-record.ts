import type { OrderRow as StoredRow } from '#backend/order-store/schema.ts';
import { computeAmountDue, computeStoredLineAmounts } from '#backend/order-store/stored-order.ts';
import { paymentStateAt } from '#backend/payments/payment-state.ts';
import type { OrderRecord, OrderRow } from '#contracts/desk/order-record.ts';
import { type OrderStateNumber, orderStatusOf, writtenReason } from '#contracts/order-states.ts';
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

/** `now`: ms since 1970 UTC. */
export const toOrderRecord = (whole: WholeOrder, now: number): OrderRecord => {
  const { order, lines, payments, invoices, services } = whole;
  return {
    ...toOrderRow(order, whole.total),
    isOpen: order.status === 20 && order.financial === 'UNPAID',
    customerId: order.ownerPartyId,
    company: order.invoiceRequest?.company ?? '',
    taxCode: order.invoiceRequest?.taxCode ?? '',
    companyAddress: order.invoiceRequest?.address ?? '',
    companyEmail: order.invoiceRequest?.email ?? '',
    paidAt: order.paidAt,
    due: order.financial === 'UNPAID' ? computeAmountDue(whole) : 0,
    note: order.note,
    cancelReason: order.cancelReason === null ? '' : writtenReason(order.cancelReason) || 'Khách huỷ',
    lines: lines.map((line) => ({
      id: line.id,
      title: line.title,
      about: line.description,
      term: `${line.time} ${line.unitName.toLowerCase()}`,
      quantity: line.count,
      gross: computeStoredLineAmounts(line).gross,
    })),
    payments: payments.map((payment) => ({
      id: payment.id,
      method: payment.methodCode,
      reference: payment.transactionId ?? '',
      state: paymentStateAt(payment, now),
      amount: payment.amount,
      at: payment.createdAt,
    })),
    invoices: invoices.map(({ id, series, number, issuedAt: at, gross }) => ({
      id,
      name: `${series} số ${number}`,
      at,
      gross,
    })),
    services: services.map(({ id, name, productTitle, status }) => ({ id, name, plan: productTitle, status })),
    events: eventsOf(whole),
  };
};
