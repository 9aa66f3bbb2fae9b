import { and, asc, eq, exists, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import { categories } from '#backend/catalogue/schema.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { provisionings } from '#backend/order-store/event-schema.ts';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import { lockOrder } from '#backend/order-store/stored-order.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { Job } from '#backend/platform/job.ts';
import { promisedHandoverOf } from '#backend/provisioning/promised-handover.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { handoverDeadline, SET_UP_DEADLINE_MS } from '#core/service-rules/handover-deadline.ts';
import { queueSetUpDelayed } from './set-up-mails.ts';

type DelayDeps = Pick<BackendDeps, 'db' | 'clock' | 'log' | 'environment' | 'secrets'>;

/** Lines per run; the next run continues. */
const MAX_PER_RUN = 500;

/** Paid for longer than the shortest estimate, not handed over, neither given up nor announced as late. */
const listUndelivered = (db: Database | Transaction, before: number, orderId?: string) => {
  const unfinished = db
    .select({ id: cloudServices.id })
    .from(cloudServices)
    .where(
      and(
        eq(cloudServices.lineId, provisionings.lineId),
        inArray(cloudServices.status, ['CREATED', 'PROCESSING', 'ERROR']),
      ),
    );
  return db
    .select({ work: provisionings, line: orderLines, handover: categories.handover })
    .from(provisionings)
    .innerJoin(orders, eq(orders.id, provisionings.orderId))
    .innerJoin(orderLines, eq(orderLines.id, provisionings.lineId))
    .leftJoin(categories, eq(categories.handle, orderLines.category))
    .where(
      and(
        eq(orders.status, orderNumberOf.confirmed),
        isNull(provisionings.delayToldAt),
        ne(provisionings.state, 'FAILED'),
        lt(provisionings.queuedAt, before),
        or(inArray(provisionings.state, ['QUEUED', 'ASKED', 'STAFF']), exists(unfinished)),
        orderId === undefined ? undefined : eq(orders.id, orderId),
      ),
    )
    .orderBy(asc(provisionings.id))
    .limit(MAX_PER_RUN);
};

const isLate = (
  { environment }: DelayDeps,
  { work, line, handover: written }: Awaited<ReturnType<typeof listUndelivered>>[number],
  now: number,
): boolean => {
  const { category, isDomain, transfer: isTransfer } = line;
  const description = isDomain ? line.description : '';
  const promised = promisedHandoverOf(environment.provisioning, category, written);
  return handoverDeadline({ category, description, isTransfer }, work.queuedAt, promised) < now;
};

/** Delivering takes the order's lock too, so nobody is told of a delay after the delivery. */
const announceOrder = (deps: DelayDeps, orderId: string, now: number): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const stored = await lockOrder(tx, orderId);
    for (const each of await listUndelivered(tx, now - SET_UP_DEADLINE_MS, orderId)) {
      if (!isLate(deps, each, now)) continue;
      const { work, line } = each;
      await tx.update(provisionings).set({ delayToldAt: now }).where(eq(provisionings.id, work.id));
      await queueSetUpDelayed(deps, tx, stored, line.id);
    }
  });

/** Tells each customer once per line that it takes longer than the shop said. */
const announceDelays = async (deps: DelayDeps): Promise<void> => {
  const now = deps.clock.now();
  const found = await listUndelivered(deps.db, now - SET_UP_DEADLINE_MS);
  const late = found.filter((each) => isLate(deps, each, now));
  for (const orderId of new Set(late.map(({ work }) => work.orderId))) await announceOrder(deps, orderId, now);
};

/** Every five minutes. */
export const delayJob: Job<DelayDeps> = { name: 'announcing delays', period: 5 * 60_000, run: announceDelays };
