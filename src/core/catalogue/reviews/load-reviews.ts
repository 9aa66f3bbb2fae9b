import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { Delay } from '#core/shared/environment.port.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';
import type { ReviewPage, Reviews } from './reviews.port.ts';

/** [CAT-09, SDK-02] */
export const loadReviews = publicQuery(
  // Authors must see their new review at once.
  { seconds: 0 },
  ({
    reviews,
    delay,
  }: {
    readonly reviews: Reviews;
    readonly delay: Delay;
  }): UseCase<{ readonly productId: ProductId; readonly page: number }, ReviewPage> =>
    async ({ productId, page }) => {
      const found = await readWithRetry(delay, () => reviews.list(productId, page));
      return found.ok ? found : fail(toShopFailure(found.failure));
    },
);
