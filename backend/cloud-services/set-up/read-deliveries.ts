import { and, asc, eq, inArray, isNull, ne, not } from 'drizzle-orm';
import { refundRequests } from '#backend/cloud-services/ending/ending-schema.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { shownName, toIsoDate } from '#backend/cloud-services/service-wire.ts';
import { provisionings } from '#backend/order-store/event-schema.ts';
import { orderLines } from '#backend/order-store/schema.ts';
import { canReadAndPay, findOrder, requireAllowed } from '#backend/order-store/stored-order.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import type { Delivery } from '#contracts/generated/cloud-service.service.ts';
import { servicesOfLine } from '#contracts/seed/kinds-of-lines.ts';

const isoOrNull = (at: number | null | undefined): string | null => (at == null ? null : toIsoDate(at));

/** Units of the order's new purchases. Empty before the payment. Throws NOT_FOUND for another visitor's order. */
export const listDeliveries = async (
  db: Database,
  visitor: RequestVisitor,
  orderId: string,
): Promise<readonly Delivery[]> => {
  const stored = requireAllowed(await findOrder(db, orderId), visitor, canReadAndPay);
  const { paidAt } = stored.order;
  if (paidAt === null) return [];
  const lines = await db
    .select()
    .from(orderLines)
    .where(
      and(
        eq(orderLines.orderId, orderId),
        isNull(orderLines.parentId),
        isNull(orderLines.removedAt),
        isNull(orderLines.renews),
        isNull(orderLines.upgrades),
        isNull(orderLines.paysDue),
      ),
    )
    .orderBy(asc(orderLines.position));
  const services = await db.select().from(cloudServices).where(eq(cloudServices.orderId, orderId));
  const refunds = await db
    .select()
    .from(refundRequests)
    .where(
      and(
        inArray(
          refundRequests.serviceId,
          services.map(({ id }) => id),
        ),
        ne(refundRequests.state, 'refused'),
        not(refundRequests.keepsService),
      ),
    );
  const failed = await db
    .select({ lineId: provisionings.lineId })
    .from(provisionings)
    .where(and(eq(provisionings.orderId, orderId), eq(provisionings.state, 'FAILED')));
  return lines.flatMap((line) =>
    Array.from({ length: servicesOfLine(line.category, line.count) }, (_, unit): Delivery => {
      const service = services.find((each) => each.lineId === line.id && each.position === unit);
      const refund = refunds.find((each) => each.serviceId === service?.id);
      const domain = line.isDomain ? line.description : '';
      return {
        lineId: line.id,
        unit,
        name: service ? shownName(service) : domain || line.title,
        type: line.category,
        domain,
        transfers: line.transfer,
        serviceId: service?.id ?? null,
        status: service?.status ?? (failed.some(({ lineId }) => lineId === line.id) ? 'ERROR' : null),
        papers: service?.papers ?? null,
        transfer: service?.transfer ?? null,
        paidAt: toIsoDate(paidAt),
        startedAt: isoOrNull(service?.createdAt),
        deliveredAt: isoOrNull(service?.deliveredAt),
        papersSentAt: isoOrNull(service?.papersSentAt),
        papersDecidedAt: isoOrNull(service?.papersDecidedAt),
        deployedAt: isoOrNull(service?.deployedAt),
        refund: refund ? { state: refund.state, gross: refund.gross } : null,
      };
    }),
  );
};
