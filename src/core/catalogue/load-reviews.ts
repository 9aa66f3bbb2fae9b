import { shopFailureOf } from '#core/failures/refusals.ts';
import type { Delay } from '#core/shared/environment.port.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';
import type { UseCases } from '#core/use-cases.ts';
import type { Reviews } from './reviews.port.ts';

/** A page of what buyers say of a product, the same for every visitor. [CAT-09, SDK-02] */
export const loadReviews =
  ({ reviews, delay }: { readonly reviews: Reviews; readonly delay: Delay }): UseCases['loadReviews'] =>
  async ({ productId, page }) => {
    const found = await readWithRetry(delay, () => reviews.list(productId, page));
    return found.ok ? found : fail(shopFailureOf(found.failure));
  };
