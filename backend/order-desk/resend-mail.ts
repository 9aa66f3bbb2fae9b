import { and, eq } from 'drizzle-orm';
import { lockOrder } from '#backend/order-store/stored-order.ts';
import { type MailDeps, queueOrderReceived, queuePaymentReceived } from '#backend/orders/order-mails.ts';
import { BALANCE, invoices, payments } from '#backend/payments/schema.ts';
import { unmatchedTransfers } from '#backend/payments/transfers/transfer-schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { DeskOutcome } from '#backend/platform/desk/desk-resource.ts';
import { newId } from '#backend/platform/new-id.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { addDong, type Dong, dong, zeroDong } from '#core/shared/dong.ts';

/**
 * Sends the mail of the order's state again, with a fresh link: what is to be paid, or that it was, with the invoice.
 * Throws NOT_FOUND, STATUS_NOT_ALLOWED for a closed order.
 */
export const resendMail = async (deps: MailDeps, tx: Transaction, id: string): Promise<DeskOutcome> => {
  const stored = await lockOrder(tx, id);
  const { status, financial } = stored.order;
  const again = `:${newId()}`;
  const [invoice] = await tx
    .select({ invoiceId: invoices.id, waived: payments.waived, methodCode: payments.methodCode })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.paymentId))
    .where(eq(invoices.orderId, id));
  if (invoice) {
    const { invoiceId, waived, methodCode } = invoice;
    const isFromBalance = methodCode === BALANCE;
    const payment = { waived: dong(waived), surplus: await surplusOf(tx, id), isFromBalance };
    await queuePaymentReceived(deps, tx, stored, { invoiceId, ...payment, again });
  } else if (status === 20 && financial === 'UNPAID') await queueOrderReceived(deps, tx, stored, again);
  else throw new ServiceFailure('STATUS_NOT_ALLOWED', `No mail of an order in state ${status}`);
  return { id, before: {}, after: { mail: invoice ? 'payment-received' : 'order-received' } };
};

/** What came for the order beyond its total and has not gone back yet. */
const surplusOf = async (tx: Transaction, orderId: string): Promise<Dong> => {
  const due = await tx
    .select({ amount: unmatchedTransfers.refundAmount })
    .from(unmatchedTransfers)
    .where(and(eq(unmatchedTransfers.orderId, orderId), eq(unmatchedTransfers.state, 'refund-due')));
  return addDong(zeroDong, ...due.map(({ amount }) => dong(amount)));
};
