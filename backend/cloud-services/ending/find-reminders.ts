import { and, asc, eq, gt, inArray, isNull, lt, notExists } from 'drizzle-orm';
import { dueReminders } from '#backend/cloud-services/changes/change-schema.ts';
import { monthsOfTerm } from '#backend/cloud-services/changes/sold-plans.ts';
import { type OwnedService, selectOwnedServices } from '#backend/cloud-services/read-services.ts';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import type { Reader } from '#backend/mails/mail-choices.ts';
import { type OrderRow, orderLines, orders } from '#backend/order-store/schema.ts';
import { type InstalmentRow, instalmentDues } from '#backend/orders/instalment-schema.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { type DueReminderDays, dueReminderDue, type ReminderDays, reminderDue } from '#contracts/service-changes.ts';
import { daysUntil } from '#core/pricing/proration.ts';
import { DAY_MS } from '#core/shared/durations.ts';

type Deps = Pick<BackendDeps, 'db'>;

export type EndingService = { readonly service: CloudServiceRow; readonly days: ReminderDays };
export type DueInstalment = { readonly due: InstalmentRow; readonly title: string; readonly days: DueReminderDays };

/** Rows are sorted by id, so that workers lock them in one order. */
export type CustomerReminders = {
  /** Phone numbers get urgent reminders only. */
  readonly to: { readonly email: string; readonly phone: string | null };
  /** Whose choices count: the account's, for a guest those of the address. */
  readonly reader: Reader;
  readonly services: readonly EndingService[];
  readonly dues: readonly DueInstalment[];
};

/** Days: the longest lead time plus one for the time of day. */
const SERVICE_LOOKAHEAD_DAYS = 31;
const INSTALMENT_LOOKAHEAD_DAYS = 8;
/** The last reminder of an instalment. */
const OVERDUE: DueReminderDays = -1;

const findExpiringServices = ({ db }: Deps, now: number): Promise<OwnedService[]> =>
  selectOwnedServices(db)
    .where(
      and(
        inArray(cloudServices.status, ['COMPLETED', 'UPGRADED']),
        eq(cloudServices.endsWithTerm, false),
        gt(cloudServices.endDate, now - DAY_MS),
        lt(cloudServices.endDate, now + SERVICE_LOOKAHEAD_DAYS * DAY_MS),
      ),
    )
    .orderBy(asc(cloudServices.id));

/** Due soon or overdue; an overdue instalment is reminded of only once. */
const findDueInstalments = ({ db }: Deps, now: number) => {
  const toldOver = db
    .select()
    .from(dueReminders)
    .where(and(eq(dueReminders.dueId, instalmentDues.id), eq(dueReminders.days, OVERDUE)));
  return db
    .select({ due: instalmentDues, title: orderLines.title, order: orders })
    .from(instalmentDues)
    .innerJoin(orders, eq(orders.id, instalmentDues.orderId))
    .innerJoin(orderLines, eq(orderLines.id, instalmentDues.lineId))
    .where(
      and(
        isNull(instalmentDues.paidAt),
        lt(instalmentDues.dueAt, now + INSTALMENT_LOOKAHEAD_DAYS * DAY_MS),
        notExists(toldOver),
      ),
    )
    .orderBy(asc(instalmentDues.id));
};

/** Items of two customers never share a message, even with the same e-mail address. */
const recipientKey = ({ ownerPartyId, session, ownerEmail }: OrderRow): string =>
  `${ownerPartyId ?? session} ${ownerEmail ?? ''}`;

const readerOf = ({ ownerPartyId, ownerLoggedIn, ownerEmail }: OrderRow): Reader =>
  ownerPartyId !== null && ownerLoggedIn ? { partyId: ownerPartyId } : { email: ownerEmail ?? '' };

/** By customer, at `now` (ms since 1970 UTC); includes reminders already sent. */
export const findReminders = async (deps: Deps, now: number): Promise<readonly CustomerReminders[]> => {
  type Entry = Pick<CustomerReminders, 'to' | 'reader'> & { services: EndingService[]; dues: DueInstalment[] };
  const found = new Map<string, Entry>();
  const entryOf = (order: OrderRow) => {
    const key = recipientKey(order);
    const entry = found.get(key) ?? {
      to: { email: order.ownerEmail ?? '', phone: order.ownerPhone },
      reader: readerOf(order),
      services: [],
      dues: [],
    };
    found.set(key, entry);
    return entry;
  };
  for (const { service, order } of await findExpiringServices(deps, now)) {
    const days = reminderDue(daysUntil(service.endDate, now), monthsOfTerm(service));
    if (days !== null) entryOf(order).services.push({ service, days });
  }
  for (const { due, title, order } of await findDueInstalments(deps, now)) {
    const days = dueReminderDue(daysUntil(due.dueAt, now));
    if (days !== null) entryOf(order).dues.push({ due, title, days });
  }
  return [...found.values()].filter(({ to }) => to.email !== '');
};
