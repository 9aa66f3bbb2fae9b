import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import { handoversOfLines } from '#core/catalogue/category.ts';
import { query, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { currentVisitor } from '#core/session/current-visitor.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import { type DeliveryView, isOver, toDeliveryView } from './delivery.ts';
import type { WrittenHandovers } from './handover.ts';
import type { ServicesPorts } from './load-services.ts';

/** Without the catalogue the estimates are those of such lines in general. */
const loadWrittenHandovers = async ({ catalogue }: { readonly catalogue: Catalogue }): Promise<WrittenHandovers> => {
  const categories = await catalogue.categories(null);
  return handoversOfLines(categories.ok ? categories.value : []);
};

/** Steps of each unit of a paid order, and the refunds of those that have ended, for whoever may see it; another visitor's order is `not-found`. [SVC-01] */
export const loadDeliveries = query(
  (
    ports: ServicesPorts & { readonly catalogue: Catalogue },
  ): UseCase<{ readonly orderId: OrderId }, readonly DeliveryView[]> =>
    async ({ orderId }) => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const found = await readWithRetry(ports.delay, () => ports.services.deliveries(orderId));
      if (!found.ok) return fail(toShopFailure(found.failure));
      const written = await loadWrittenHandovers(ports);
      return ok(
        found.value
          .filter((each) => !isOver(each) || each.refund !== null)
          .map((each) => toDeliveryView(each, written)),
      );
    },
);
