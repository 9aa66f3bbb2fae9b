import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { orders } from '#backend/order-store/schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { notFound } from '#backend/platform/service-failure.ts';

/** Of the newest order requesting an invoice. Throws NOT_FOUND unless owner or staff. [getVatInfoByOwnerPartyId] */
export const findVatInfo = async (db: Database, visitor: RequestVisitor, partyId: string) => {
  if (!visitor.staff && visitor.partyId !== partyId) throw notFound('owner', true);
  const [order] = await db
    .select({ id: orders.id, wish: orders.invoiceRequest, at: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.ownerPartyId, partyId), isNotNull(orders.invoiceRequest)))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(1);
  if (!order?.wish) return null;
  const { company, taxCode, address, email } = order.wish;
  const stamp = new Date(order.at).toISOString();
  return {
    id: order.id,
    company,
    taxCode,
    address,
    ownerPartyId: partyId,
    invoiceReceiveEmail1: email,
    createdStamp: stamp,
    updatedStamp: stamp,
    createdBy: partyId,
    updatedBy: partyId,
  };
};
