import { type Nothing, query, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { ViewPorts } from './open-view.ts';

/** What the banner says. */
export type View = {
  /** Of the customer: their name, or what they log in with. */
  readonly customer: string;
};

/**
 * Whose shop a member of the staff looks at; null without a view, and for one that is over, which is forgotten. A service
 * that does not answer is a failure, and ends no view.
 */
export const loadView = query(
  ({ tokens, identity, delay }: ViewPorts): UseCase<Nothing, View | null> =>
    async () => {
      const view = tokens.view();
      if (view === null) return ok(null);
      const user = await readWithRetry(delay, () => identity.userOf(view));
      if (user.ok) {
        const { fullName, email, phone } = user.value;
        return ok({ customer: fullName || email || phone });
      }
      if (user.failure.kind !== 'denied') return fail(toShopFailure(user.failure));
      tokens.clearView();
      return ok(null);
    },
);
