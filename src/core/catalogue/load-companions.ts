import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { ProductPorts } from './load-product-for-command.ts';
import type { ProductSummary } from './product.ts';
import { toProductLink } from './product-projections.ts';

/** What is often bought with a product, for links. [CAT-03, REST-05 product-combo] */
export const loadCompanions = publicQuery(
  { seconds: 30 },
  ({ catalogue, delay, log }: ProductPorts): UseCase<{ readonly productId: ProductId }, readonly ProductSummary[]> =>
    async ({ productId }) => {
      const combos = await readWithRetry(delay, () => catalogue.combos(productId));
      if (combos.ok) return ok(combos.value.map(toProductLink));
      log.warn('Failed to fetch product combo data', { kind: combos.failure.kind });
      return fail(toShopFailure(combos.failure));
    },
);
