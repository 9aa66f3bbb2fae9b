import { and, eq, inArray } from 'drizzle-orm';
import { deliverServices } from '#backend/cloud-services/set-up/deliver-services.ts';
import { queueDeliveryMails } from '#backend/cloud-services/set-up/service-mails.ts';
import { provisionings } from '#backend/order-store/event-schema.ts';
import { lockOrder } from '#backend/order-store/stored-order.ts';
import type { MailDeps } from '#backend/orders/order-mails.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { StaffChange } from '#backend/platform/staff-route.ts';
import { applyChange } from './apply-change.ts';

/** Applies a larger plan that somebody has set up on the machine. Throws NOT_FOUND when none waits for this line. */
export const confirmPaidPlan = async (deps: MailDeps, tx: Transaction, lineId: string): Promise<void> => {
  const isWaiting = and(eq(provisionings.lineId, lineId), inArray(provisionings.state, ['ASKED', 'STAFF']));
  const [done] = await tx.update(provisionings).set({ state: 'DONE' }).where(isWaiting).returning();
  if (!done) throw notFound('change');
  await applyChange(deps, tx, lineId);
  await queueDeliveryMails(deps, tx, await deliverServices(tx, done.orderId, deps.clock.now()));
};

/** A member has enlarged the machine. Throws NOT_FOUND when none waits under this id. */
export const confirmPlanChange = async (deps: MailDeps, tx: Transaction, id: number): Promise<StaffChange> => {
  const [found] = await tx.select().from(provisionings).where(eq(provisionings.id, id));
  if (!found) throw notFound('change');
  await lockOrder(tx, found.orderId);
  const isByStaff = and(eq(provisionings.id, id), eq(provisionings.state, 'STAFF'));
  const [waiting] = await tx.select().from(provisionings).where(isByStaff).for('update');
  if (!waiting) throw notFound('change');
  await confirmPaidPlan(deps, tx, waiting.lineId);
  return { before: { setUp: 'STAFF' }, after: { setUp: 'DONE' } };
};
