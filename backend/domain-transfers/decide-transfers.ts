import { and, asc, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import { deliverServices } from '#backend/cloud-services/set-up/deliver-services.ts';
import { queueDeliveryMails } from '#backend/cloud-services/set-up/service-mails.ts';
import { transferArrivedMail, transferRefusedMail } from '#backend/mails/domain-mails.vi.ts';
import { type OrderLineRow, type OrderRow, orderLines, orders } from '#backend/order-store/schema.ts';
import { lockOrder } from '#backend/order-store/stored-order.ts';
import { domainHolds } from '#backend/orders/lines/hold-schema.ts';
import { openAuthCode } from '#backend/orders/lines/transfer-lines.ts';
import { type MailDeps, queueOrderMail } from '#backend/orders/order-mails.ts';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { type ListQuery, pageWindow } from '#backend/platform/pages/staff-list.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffChange } from '#backend/platform/staff-route.ts';
import { termOfTransferred } from '#core/domains/transfer.ts';
import { formatDate } from '#core/shared/calendar.ts';

/** Includes the order and the line that paid for it. */
export type Transfer = { readonly service: CloudServiceRow; readonly order: OrderRow; readonly line: OrderLineRow };

const selectTransfers = (db: Database | Transaction) =>
  db
    .select({ service: cloudServices, order: orders, line: orderLines })
    .from(cloudServices)
    .innerJoin(orders, eq(orders.id, cloudServices.orderId))
    .innerJoin(orderLines, eq(orderLines.id, cloudServices.lineId));

const ofFilter = (filter: string): SQL | undefined =>
  filter === 'moving'
    ? eq(cloudServices.transfer, 'MOVING')
    : filter === 'refused'
      ? eq(cloudServices.transfer, 'REFUSED')
      : filter === 'done'
        ? isNull(cloudServices.transfer)
        : undefined;

/** By words in the domain's name, the order's number or its e-mail address; pending ones oldest first. */
export const searchTransfers = (db: Database, query: ListQuery): Promise<readonly Transfer[]> => {
  const { limit, offset } = pageWindow(query);
  const order = query.filter === 'moving' ? asc : desc;
  return selectTransfers(db)
    .where(
      and(
        eq(orderLines.transfer, true),
        ofFilter(query.filter),
        containing(query.words, [cloudServices.name, orders.number, orders.ownerEmail]),
      ),
    )
    .orderBy(order(cloudServices.createdAt), order(cloudServices.id))
    .limit(limit)
    .offset(offset);
};

/** Throws NOT_FOUND also for a service that is not a transfer. */
export const findTransfer = async (db: Database | Transaction, id: string): Promise<Transfer> => {
  const [found] = await selectTransfers(db).where(eq(cloudServices.id, id));
  if (!found?.line.transfer) throw notFound('transfer');
  return found;
};

/** For staff; null after completion. */
export const readAuthCode = ({ secrets }: Pick<BackendDeps, 'secrets'>, { line }: Transfer): string | null =>
  line.transferCode === null ? null : openAuthCode(secrets, line.description, line.transferCode);

/** Extends the domain by one year after `previousEnd`, ms since 1970 UTC; NaN: nobody knows it. */
const completeTransfer = async (
  tx: Transaction,
  { service }: Transfer,
  now: number,
  previousEnd: number,
): Promise<number> => {
  const paid = termOfTransferred(previousEnd, service.startDate);
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
 * Staff complete or reject a pending transfer: deletes the auth code, completes the order with its last service and
 * sends the customer a message, under the order's row lock. Throws NOT_FOUND, STATUS_NOT_ALLOWED once it is decided.
 * [DOM-01]
 */
export const decideTransfer = async (
  deps: MailDeps,
  tx: Transaction,
  { id, reason, previousEnd }: { readonly id: string; readonly reason: string | null; readonly previousEnd: number },
): Promise<StaffChange> => {
  await lockOrder(tx, (await findTransfer(tx, id)).order.id);
  const found = await findTransfer(tx, id);
  const { service, order } = found;
  if (service.transfer !== 'MOVING') throw new ServiceFailure('STATUS_NOT_ALLOWED', 'The transfer is decided on');
  const now = deps.clock.now();
  const endDate =
    reason === null ? await completeTransfer(tx, found, now, previousEnd) : await rejectTransfer(tx, found, now);
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
