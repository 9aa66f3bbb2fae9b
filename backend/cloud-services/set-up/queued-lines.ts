import { and, eq, inArray } from 'drizzle-orm';
import { provisionings } from '#backend/order-store/event-schema.ts';
import { type OrderRow, orderLines, orders } from '#backend/order-store/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { StaffChange } from '#backend/platform/staff-route.ts';

/** A paid line that was tried too often, or whose larger plan a member sets up. */
export type QueuedLine = {
  readonly id: number;
  readonly isFailed: boolean;
  readonly queuedAt: number;
  readonly title: string;
  readonly order: OrderRow;
};

/** Whether a member has to do something about a paid line. */
export const isForMembers = inArray(provisionings.state, ['STAFF', 'FAILED']);

/** Those of these ids that wait. */
export const listQueuedLines = async (
  db: Database | Transaction,
  ids: readonly number[],
): Promise<readonly QueuedLine[]> => {
  const { id, queuedAt, state } = provisionings;
  const found = await db
    .select({ id, state, queuedAt, title: orderLines.title, order: orders })
    .from(provisionings)
    .innerJoin(orders, eq(orders.id, provisionings.orderId))
    .innerJoin(orderLines, eq(orderLines.id, provisionings.lineId))
    .where(and(isForMembers, inArray(id, [...ids])));
  return found.map(({ state: now, ...line }) => ({ ...line, isFailed: now === 'FAILED' }));
};

/** Queues a failed line again with all of its tries. Throws NOT_FOUND when it did not fail. */
export const retryLine = async (
  { clock }: Pick<BackendDeps, 'clock'>,
  tx: Transaction,
  id: number,
): Promise<StaffChange> => {
  const [row] = await tx
    .update(provisionings)
    .set({ state: 'QUEUED', tries: 0, nextTryAt: clock.now() })
    .where(and(eq(provisionings.id, id), eq(provisionings.state, 'FAILED')))
    .returning({ id: provisionings.id });
  if (!row) throw notFound('failed set-up');
  return { before: { setUp: 'FAILED' }, after: { setUp: 'QUEUED' } };
};
