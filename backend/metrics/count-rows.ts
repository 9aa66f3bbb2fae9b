import { sql } from 'drizzle-orm';
import { orders } from '#backend/order-store/schema.ts';
import { outboxMessages } from '#backend/outbox/schema.ts';
import { payments } from '#backend/payments/schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { orderStatusOf } from '#contracts/order-states.ts';

/** How many rows have these labels of a metric. */
type Counted<Label extends string> = { readonly labels: Readonly<Record<Label, string>>; readonly count: number };

export type RowCounts = {
  /** `draft` for carts, `open` for orders that wait for their payment, and so on. */
  readonly orders: readonly Counted<'status'>[];
  readonly payments: readonly Counted<'state'>[];
  /** Messages that are not sent. */
  readonly messages: readonly Counted<'channel' | 'state'>[];
  /** How long the message has waited that should have been sent first, in seconds. */
  readonly oldestMessageSeconds: number;
};

const nameOf = (status: number): string =>
  Object.entries(orderStatusOf).find(([each]) => Number(each) === status)?.[1] ?? 'unknown';

/** Of the whole database, so every backend tells the same. `now` in ms since 1970 UTC. */
export const countRows = async (db: Database, now: number): Promise<RowCounts> => {
  const rows = sql<number>`count(*)::int`;
  const [byOrder, byPayment, byMessage] = [
    await db.select({ status: orders.status, count: rows }).from(orders).groupBy(orders.status),
    await db.select({ state: payments.state, count: rows }).from(payments).groupBy(payments.state),
    await db
      .select({
        channel: outboxMessages.channel,
        state: outboxMessages.state,
        count: rows,
        due: sql<string | null>`min(${outboxMessages.createdAt}) filter (where ${outboxMessages.state} = 'waiting')`,
      })
      .from(outboxMessages)
      .where(sql`${outboxMessages.state} <> 'sent'`)
      .groupBy(outboxMessages.channel, outboxMessages.state),
  ];
  const waiting = byMessage.flatMap(({ due }) => (due === null ? [] : [now - Date.parse(due)]));
  return {
    orders: byOrder.map(({ status, count }) => ({ labels: { status: nameOf(status) }, count })),
    payments: byPayment.map(({ state, count }) => ({ labels: { state }, count })),
    messages: byMessage.map(({ channel, state, count }) => ({ labels: { channel, state }, count })),
    oldestMessageSeconds: Math.max(0, ...waiting) / 1_000,
  };
};
