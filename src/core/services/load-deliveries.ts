import { query, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { currentVisitor } from '#core/session/current-visitor.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import { type DeliveryView, isOver, toDeliveryView } from './delivery.ts';
import type { ServicesPorts } from './load-services.ts';

/** Steps of each unit of a paid order, and the refunds of those that have ended, for whoever may see it; another visitor's order is `not-found`. [SVC-01] */
export const loadDeliveries = query(
  (ports: ServicesPorts): UseCase<{ readonly orderId: OrderId }, readonly DeliveryView[]> =>
    async ({ orderId }) => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const found = await readWithRetry(ports.delay, () => ports.services.deliveries(orderId));
      if (!found.ok) return fail(toShopFailure(found.failure));
      return ok(found.value.filter((each) => !isOver(each) || each.refund !== null).map(toDeliveryView));
    },
);
