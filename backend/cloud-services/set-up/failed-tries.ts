import { and, eq } from 'drizzle-orm';
import { provisionings } from '#backend/order-store/event-schema.ts';
import { lockOrder } from '#backend/order-store/stored-order.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { queueSetUpRefused } from './set-up-mails.ts';

type FailureDeps = Pick<BackendDeps, 'db' | 'clock' | 'secrets' | 'log' | 'environment'>;

/** About an hour in all, see `retryDelay`. */
export const MAX_SET_UP_TRIES = 12;
const FIRST_DELAY_MS = 5_000;
const MAX_DELAY_MS = 10 * 60_000;

/** ms until the next try after `tries` failed ones: five seconds, doubled each time, at most ten minutes. */
export const setUpRetryDelay = (tries: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** Math.max(0, tries - 1), MAX_DELAY_MS);

/**
 * Puts a line off, or gives it up after the last try: then its customer is told what happens with the money, and the
 * order waits for a person. The order's lock comes first, as everywhere.
 */
export const recordFailedTry = async (
  deps: FailureDeps,
  { id, orderId, lineId, tries: before }: typeof provisionings.$inferSelect,
  error: unknown,
): Promise<void> => {
  const tries = before + 1;
  const isOver = tries >= MAX_SET_UP_TRIES;
  deps.log[isOver ? 'error' : 'warn']({ err: error, lineId, tries }, 'a paid line could not be set up');
  await deps.db.transaction(async (tx) => {
    const stored = await lockOrder(tx, orderId);
    const [recorded] = await tx
      .update(provisionings)
      .set({
        tries,
        nextTryAt: deps.clock.now() + setUpRetryDelay(tries),
        ...(isOver ? { state: 'FAILED' } : {}),
      })
      .where(and(eq(provisionings.id, id), eq(provisionings.state, 'QUEUED'), eq(provisionings.tries, before)))
      .returning({ id: provisionings.id });
    if (recorded && isOver) await queueSetUpRefused(deps, tx, stored, lineId);
  });
};
