import { eq } from 'drizzle-orm';
import type { StoredOrder } from '#backend/order-store/stored-order.ts';
import { markPaid } from '#backend/orders/mark-paid.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { closePendingPayments } from './close-pending-payments.ts';
import type { PaymentDeps } from './environment.ts';
import { issueInvoice } from './issue-invoice.ts';
import { registerDomains } from './ordered-domains.ts';
import type { PaymentNotification } from './provider.ts';
import { type PaymentRow, payments } from './schema.ts';

/**
 * Marks payment and order as paid, supersedes other payments and issues the invoice, in the caller's transaction, which
 * holds the locks of order and payment. `late` depends on the bank's transfer time.
 */
export const settlePayment = async (
  deps: PaymentDeps,
  tx: Transaction,
  stored: StoredOrder,
  payment: PaymentRow,
  told: PaymentNotification,
): Promise<void> => {
  const now = deps.clock.now();
  const paidAt = told.paidAt ?? now;
  await closePendingPayments(tx, payment.orderId, 'superseded', now);
  await markPaid(tx, payment.orderId, now);
  await registerDomains(tx, stored.lines);
  const invoiceId = await issueInvoice(deps, tx, stored, payment);
  await tx
    .update(payments)
    .set({
      state: 'paid',
      decidedAt: now,
      late: paidAt > payment.expiresAt,
      bankCode: told.bankCode,
      transactionId: told.transactionId || null,
      invoiceId,
    })
    .where(eq(payments.id, payment.id));
};
