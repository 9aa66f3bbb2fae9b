import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { BackendDeps } from '#backend/deps.ts';
import { orders } from '#backend/orders/schema.ts';
import { sendMessage } from '#backend/outbox/service.ts';
import { type ReminderDays, reminderDue } from '#contracts/service-changes.ts';
import { daysUntil } from '#core/pricing/proration.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { serviceReminders } from './change-schema.ts';
import { monthsOfTerm, renewalsOf } from './price-changes.ts';
import type { OwnedService } from './read-services.ts';
import { reminderMessage } from './reminder-text.ts';
import { cloudServices } from './schema.ts';

export type RemindDeps = Pick<BackendDeps, 'db' | 'clock' | 'log' | 'environment'>;

const DAY_MS = 86_400_000;
/** Services that end within so many days are looked at: the farthest reminder, and the day that a time of day may add. */
const AHEAD_DAYS = 31;

/** Services that run and end soon, the next to end first. */
const endingSoon = ({ db }: RemindDeps, now: number): Promise<OwnedService[]> =>
  db
    .select({ service: cloudServices, order: orders })
    .from(cloudServices)
    .innerJoin(orders, eq(orders.id, cloudServices.orderId))
    .where(
      and(
        inArray(cloudServices.status, ['COMPLETED', 'UPGRADED']),
        gt(cloudServices.endDate, now - DAY_MS),
        lt(cloudServices.endDate, now + AHEAD_DAYS * DAY_MS),
      ),
    )
    .orderBy(asc(cloudServices.endDate));

/**
 * Lays one reminder down, in the transaction that remembers it: both are there or neither. Guard: the primary key of
 * service_reminders, so that of several workers one sends it.
 */
const remindOnce = async (
  { db, clock, environment }: RemindDeps,
  { service, order }: OwnedService,
  days: ReminderDays,
  now: number,
): Promise<void> => {
  const to = order.ownerEmail;
  if (!to) return;
  await db.transaction(async (tx) => {
    const { id, name, endDate } = service;
    const fresh = await tx
      .insert(serviceReminders)
      .values({ serviceId: id, endDate, days, sentAt: now })
      .onConflictDoNothing()
      .returning();
    if (fresh.length === 0) return;
    const [renewal] = await renewalsOf(tx, [service], { now, vatPercent: vatPercentOn(now) });
    const link = `${environment.publicOrigin}/service/${encodeURIComponent(id)}#gia-han`;
    const price = renewal?.amounts.gross ?? null;
    const told = { name, day: formatDate(endDate), daysLeft: daysUntil(endDate, now), price, link };
    await sendMessage({ db: tx, clock }, reminderMessage(to, told));
  });
};

/** One turn: every service that ends in 30, 15, 7 or 1 days is spoken of once for each. [SVC-01] */
export const remind = async (deps: RemindDeps): Promise<void> => {
  const now = deps.clock.now();
  for (const owned of await endingSoon(deps, now)) {
    const days = reminderDue(daysUntil(owned.service.endDate, now), monthsOfTerm(owned.service));
    if (days !== null) await remindOnce(deps, owned, days, now);
  }
};

const EVERY_MS = 10 * 60_000;

/** Reminds every ten minutes, one turn after the other; a failure is logged and the next turn tries again. */
export const startReminding = (deps: RemindDeps): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  const stop = deps.clock.every(EVERY_MS, () => {
    running = running.then(() =>
      remind(deps).catch((error: unknown) => deps.log.error({ err: error }, 'reminding failed')),
    );
    return running;
  });
  return () => {
    stop();
    return running;
  };
};
