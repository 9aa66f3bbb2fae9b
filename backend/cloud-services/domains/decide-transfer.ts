import { and, eq } from 'drizzle-orm';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import { deliverServices } from '#backend/cloud-services/set-up/deliver-services.ts';
import { queueDeliveryMails } from '#backend/cloud-services/set-up/service-mails.ts';
import { closeTasks } from '#backend/cloud-services/tasks/close-tasks.ts';
import { transferArrivedMail, transferRefusedMail } from '#backend/mails/domain-mails.vi.ts';
import { type OrderLineRow, type OrderRow, orderLines, orders } from '#backend/order-store/schema.ts';
import { lockOrder } from '#backend/order-store/stored-order.ts';
import { domainHolds } from '#backend/orders/lines/hold-schema.ts';
import { type MailDeps, queueOrderMail } from '#backend/orders/order-mails.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffChange } from '#backend/platform/staff-route.ts';
import { termOfTransferred } from '#core/domains/transfer.ts';
import { formatDate } from '#core/shared/calendar.ts';
import type { PaidTerm } from '#core/shared/paid-term.ts';

/** Includes the order and the line that paid for it. */
export type Transfer = { readonly service: CloudServiceRow; readonly order: OrderRow; readonly line: OrderLineRow };

export const selectTransfers = (db: Database | Transaction) =>
  db
    .select({ service: cloudServices, order: orders, line: orderLines })
    .from(cloudServices)
    .innerJoin(orders, eq(orders.id, cloudServices.orderId))
    .innerJoin(orderLines, eq(orderLines.id, cloudServices.lineId));

/** Null also for a service that is not a transfer. */
export const findTransfer = async (db: Database | Transaction, id: string): Promise<Transfer | null> => {
  const [found] = await selectTransfers(db).where(and(eq(cloudServices.id, id), eq(orderLines.transfer, true)));
  return found ?? null;
};

/** Throws NOT_FOUND. */
const requireTransfer = async (tx: Transaction, id: string): Promise<Transfer> => {
  const found = await findTransfer(tx, id);
  if (found === null) throw notFound('transfer');
  return found;
};

/** `term`: as the registry says it; null: a year after `previousEnd`, ms since 1970 UTC; NaN: nobody knows it. */
type Arrival = { readonly previousEnd: number; readonly term?: PaidTerm | null };

const completeTransfer = async (
  tx: Transaction,
  { service }: Transfer,
  now: number,
  { previousEnd, term = null }: Arrival,
): Promise<number> => {
  const paid = term ?? termOfTransferred(previousEnd, service.startDate);
  await tx
    .update(cloudServices)
    .set({ transfer: null, ...paid, readyAt: now, updatedAt: now })
    .where(eq(cloudServices.id, service.id));
  return paid.endDate;
};

/** The domain stays at its registrar; another order may request it. */
const rejectTransfer = async (tx: Transaction, { service }: Transfer, now: number): Promise<void> => {
  await tx
    .update(cloudServices)
    .set({ transfer: 'REFUSED', status: 'CANCELLED', updatedAt: now })
    .where(eq(cloudServices.id, service.id));
  await tx.delete(domainHolds).where(eq(domainHolds.name, service.name));
};

/**
 * Staff or the registrar complete a pending transfer, or staff reject it: deletes the auth code, completes the order with its last service and
 * sends the customer a message, under the order's row lock. Throws NOT_FOUND, STATUS_NOT_ALLOWED once it is decided.
 * [DOM-01]
 */
export const decideTransfer = async (
  deps: MailDeps,
  tx: Transaction,
  { id, reason, ...arrival }: Arrival & { readonly id: string; readonly reason: string | null },
): Promise<StaffChange> => {
  await lockOrder(tx, (await requireTransfer(tx, id)).order.id);
  const found = await requireTransfer(tx, id);
  const { service, order } = found;
  if (service.transfer !== 'MOVING') throw new ServiceFailure('STATUS_NOT_ALLOWED', 'The transfer is decided on');
  const now = deps.clock.now();
  const endDate =
    reason === null ? await completeTransfer(tx, found, now, arrival) : await rejectTransfer(tx, found, now);
  await closeTasks(tx, id, { kind: 'transfer', isAskedToo: true, now });
  await tx.update(orderLines).set({ transferCode: null }).where(eq(orderLines.id, found.line.id));
  const delivery = await deliverServices(tx, order.id, now);
  await queueDeliveryMails(deps, tx, delivery, ({ id: delivered }) => delivered === id);
  const mail =
    reason === null
      ? transferArrivedMail(service.name, formatDate(endDate ?? service.endDate))
      : transferRefusedMail(service.name, reason);
  await queueOrderMail(deps, tx, order, mail, { key: `transfer-decided:${id}` });
  return { before: { transfer: 'MOVING' }, after: { transfer: reason === null ? null : 'REFUSED' } };
};
