import { and, asc, eq, gt, inArray, isNull, lt, notExists } from 'drizzle-orm';
import { type OrderRow, orderLines, orders } from '#backend/order-store/schema.ts';
import { type DueRow, instalmentDues } from '#backend/orders/due-schema.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { type DueReminderDays, dueReminderDue, type ReminderDays, reminderDue } from '#contracts/service-changes.ts';
import { daysUntil } from '#core/pricing/proration.ts';
import { dueReminders } from './change-schema.ts';
import { monthsOfTerm } from './price-changes.ts';
import type { OwnedService } from './read-services.ts';
import { type CloudServiceRow, cloudServices } from './schema.ts';

type Deps = Pick<BackendDeps, 'db'>;

/** A service that ends, and the reminder that is due. */
export type EndingService = { readonly service: CloudServiceRow; readonly days: ReminderDays };
/** A later month of a plan, the title of its line, and the reminder that is due. */
export type MonthDue = { readonly due: DueRow; readonly title: string; readonly days: DueReminderDays };

/** All that one customer is to be reminded of; rows by their ids, so that workers take them in one order. */
export type Reminded = {
  /** E-mail address. */
  readonly to: string;
  readonly services: readonly EndingService[];
  readonly dues: readonly MonthDue[];
};

const DAY_MS = 86_400_000;
/** Services that end within so many days are looked at: the farthest reminder, and the day that a time of day may add. */
const AHEAD_DAYS = 31;
/** The same for months of plans. */
const DUE_AHEAD_DAYS = 8;
/** The last reminder of a month. */
const OVER: DueReminderDays = -1;

/** Services that run and end soon. */
const endingSoon = ({ db }: Deps, now: number): Promise<OwnedService[]> =>
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
    .orderBy(asc(cloudServices.id));

/** Months that nobody has paid and that are due soon, or were; what is over is spoken of once and looked at no more. */
const dueSoon = ({ db }: Deps, now: number) => {
  const toldOver = db
    .select()
    .from(dueReminders)
    .where(and(eq(dueReminders.dueId, instalmentDues.id), eq(dueReminders.days, OVER)));
  return db
    .select({ due: instalmentDues, title: orderLines.title, order: orders })
    .from(instalmentDues)
    .innerJoin(orders, eq(orders.id, instalmentDues.orderId))
    .innerJoin(orderLines, eq(orderLines.id, instalmentDues.lineId))
    .where(
      and(isNull(instalmentDues.paidAt), lt(instalmentDues.dueAt, now + DUE_AHEAD_DAYS * DAY_MS), notExists(toldOver)),
    )
    .orderBy(asc(instalmentDues.id));
};

/** Whose letter it is: what belongs to two customers does not stand in one, also where both have the same address. */
const customerOf = ({ ownerPartyId, session, ownerEmail }: OrderRow): string =>
  `${ownerPartyId ?? session} ${ownerEmail ?? ''}`;

/** What is to be spoken of at `now` (ms since 1970 UTC), by customer; what was sent already is still among it. */
export const toRemind = async (deps: Deps, now: number): Promise<readonly Reminded[]> => {
  const found = new Map<string, { to: string; services: EndingService[]; dues: MonthDue[] }>();
  const entryOf = (order: OrderRow) => {
    const key = customerOf(order);
    const entry = found.get(key) ?? { to: order.ownerEmail ?? '', services: [], dues: [] };
    found.set(key, entry);
    return entry;
  };
  for (const { service, order } of await endingSoon(deps, now)) {
    const days = reminderDue(daysUntil(service.endDate, now), monthsOfTerm(service));
    if (days !== null) entryOf(order).services.push({ service, days });
  }
  for (const { due, title, order } of await dueSoon(deps, now)) {
    const days = dueReminderDue(daysUntil(due.dueAt, now));
    if (days !== null) entryOf(order).dues.push({ due, title, days });
  }
  return [...found.values()].filter(({ to }) => to !== '');
};
