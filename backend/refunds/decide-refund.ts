import { eq } from 'drizzle-orm';
import { findPendingChanges } from '#backend/cloud-services/changes/lock-changeable-services.ts';
import { dropInstalments } from '#backend/cloud-services/ending/drop-instalments.ts';
import { queueRefund, queueRefundPaid } from '#backend/cloud-services/ending/ending-mails.ts';
import { type RefundRow, refundRequests } from '#backend/cloud-services/ending/ending-schema.ts';
import { stopService } from '#backend/cloud-services/ending/stop-service.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import type { MailDeps } from '#backend/orders/order-mails.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffChange, StaffMember } from '#backend/platform/staff-route.ts';
import type { RefundState } from '#core/ending-rules/refund-offer.ts';
import { isRunning } from '#core/shared/service-status.ts';
import { findRefund, type Refund } from './find-refunds.ts';
import { lowerInvoices } from './lower-invoices.ts';

const refuse = (why: string): ServiceFailure => new ServiceFailure('STATUS_NOT_ALLOWED', why);

/** Throws NOT_FOUND. */
const loadRefund = async (tx: Transaction, id: string): Promise<Refund> => {
  const found = await findRefund(tx, id);
  if (found === null) throw notFound('refund');
  return found;
};

/** Locks service, then request, in the order in which customers lock them. Throws NOT_FOUND, STATUS_NOT_ALLOWED. */
const lockRefund = async (tx: Transaction, id: string, state: RefundState): Promise<Refund> => {
  const { service } = await loadRefund(tx, id);
  await tx.select().from(cloudServices).where(eq(cloudServices.id, service.id)).for('update');
  await tx.select().from(refundRequests).where(eq(refundRequests.id, id)).for('update');
  const found = await loadRefund(tx, id);
  if (found.request.state !== state) throw refuse(`The request is ${found.request.state}`);
  return found;
};

const update = async (tx: Transaction, id: string, changes: Partial<RefundRow>): Promise<RefundRow> => {
  const [written] = await tx.update(refundRequests).set(changes).where(eq(refundRequests.id, id)).returning();
  if (!written) throw notFound('refund');
  return written;
};

const endService = async (deps: MailDeps, tx: Transaction, { service }: Refund, actor: string): Promise<void> => {
  if (!isRunning(service)) throw refuse(`The service is ${service.status}`);
  if ((await findPendingChanges(tx, [service.id])).size > 0) throw refuse('An open order changes the service');
  await dropInstalments(tx, service.lineId);
  await stopService(deps, tx, service.id, { kind: 'end-refunded', actor, at: deps.clock.now() });
};

/**
 * A member of the staff confirms a request, which ends the service unless it is kept, or refuses it with a reason, once;
 * the customer gets a mail. Throws NOT_FOUND, STATUS_NOT_ALLOWED. [SVC-01]
 */
export const decideRefund = async (
  deps: MailDeps,
  tx: Transaction,
  { id, member, reason }: { readonly id: string; readonly member: StaffMember; readonly reason: string | null },
): Promise<StaffChange> => {
  const found = await lockRefund(tx, id, 'asked');
  const now = deps.clock.now();
  if (reason === null && !found.request.keepsService) await endService(deps, tx, found, member.id);
  const request = await update(tx, id, {
    state: reason === null ? 'confirmed' : 'refused',
    reason: reason ?? '',
    decidedBy: member.name,
    decidedAt: now,
  });
  await queueRefund(deps, tx, found, request);
  return { before: { refund: 'asked' }, after: { refund: request.state, gross: request.gross } };
};

/**
 * The money was sent: the invoices that it comes from are lowered, and the customer gets those that lower them. Throws
 * NOT_FOUND, STATUS_NOT_ALLOWED unless it was confirmed and not yet paid.
 */
export const markRefundPaid = async (deps: MailDeps, tx: Transaction, id: string): Promise<StaffChange> => {
  const found = await lockRefund(tx, id, 'confirmed');
  const adjustments = await lowerInvoices(deps, tx, found);
  for (const adjustment of adjustments) await queueRefundPaid(deps, tx, found, adjustment);
  await update(tx, id, { state: 'paid', paidAt: deps.clock.now() });
  const invoices = adjustments.map(({ number }) => number).join(', ');
  return { before: { refund: 'confirmed' }, after: { refund: 'paid', invoices } };
};
