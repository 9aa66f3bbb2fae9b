import { and, eq, inArray, lte, ne } from 'drizzle-orm';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { provisionings } from '#backend/order-store/event-schema.ts';
import { lockOrder, moveOrder } from '#backend/order-store/stored-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import type { Delivery } from './service-mails.ts';

/** A pending service is still to be created or set up, or could not be. */
const hasPendingServices = async (tx: Transaction, orderId: string): Promise<boolean> => {
  const [waiting] = await tx
    .select({ id: provisionings.id })
    .from(provisionings)
    .where(and(eq(provisionings.orderId, orderId), ne(provisionings.state, 'DONE')))
    .limit(1);
  const [unfinished] = await tx
    .select({ id: cloudServices.id })
    .from(cloudServices)
    .where(and(eq(cloudServices.orderId, orderId), inArray(cloudServices.status, ['CREATED', 'PROCESSING', 'ERROR'])))
    .limit(1);
  return waiting !== undefined || unfinished !== undefined;
};

/**
 * Locks the order's row. The last delivery completes the order, 40 → 50, unless the customer has confirmed it. The
 * caller announces what was delivered.
 */
export const deliverServices = async (tx: Transaction, orderId: string, now: number): Promise<Delivery> => {
  const { order } = await lockOrder(tx, orderId);
  const delivered = await tx
    .update(cloudServices)
    .set({ status: 'COMPLETED', deliveredAt: now, updatedAt: now })
    .where(
      and(eq(cloudServices.orderId, orderId), eq(cloudServices.status, 'PROCESSING'), lte(cloudServices.readyAt, now)),
    )
    .returning();
  if (order.status !== orderNumberOf.confirmed || (await hasPendingServices(tx, orderId))) return { order, delivered };
  await moveOrder(
    tx,
    order,
    orderNumberOf.completed,
    { kind: 'completed', by: 'provisioning', at: now },
    { completedAt: now },
  );
  return { order, delivered };
};
